import * as runtime from "@conforme/engine/runtime";
const { strings: x_strings, nameNumber: x_nameNumber, down: x_down, listDown: x_listDown, refuel: x_refuel, behind: x_behind, pairPlace: x_pairPlace, sortNodes: x_sortNodes, attribute: x_attribute, textIfAny: x_textIfAny, text: x_text, says: x_says, vocabulary: x_vocabulary, bitsOf: x_bitsOf, said: x_said, substringAfter: x_substringAfter, length: x_length, atomize: x_atomize, castable: x_castable, cast: x_cast, spell: x_spell, contains: x_contains, concat: x_concat, lazy: x_lazy, normalizeSpace: x_normalizeSpace, substring: x_substring, tooLong: x_tooLong, sumDecimals: x_sumDecimals, sub: x_sub, decimal: x_decimal, mul: x_mul, roundDecimal: x_roundDecimal, div: x_div, texts: x_texts, joined: x_joined, judged: x_judged, memoiseCall: x_memoiseCall, onlyChild: x_onlyChild, decimalAt: x_decimalAt, isAmount: x_isAmount, toBoolean: x_toBoolean, sumAmounts: x_sumAmounts, add: x_add, regex: x_regex, matches: x_matches, siblingsBefore: x_siblingsBefore, addIntegers: x_addIntegers, isBlank: x_isBlank, hasChild: x_hasChild, stringJoin: x_stringJoin, memoiseFor: x_memoiseFor, saysUpper: x_saysUpper, lengthAfter: x_lengthAfter, several: x_several, hasDown: x_hasDown, onlyDown: x_onlyDown, beginsAsOneOf: x_beginsAsOneOf, codepoints: x_codepoints, ownText: x_ownText, indexed: x_indexed, list: x_list, numberAt: x_numberAt, roundDouble: x_roundDouble, sumNumbers: x_sumNumbers, boxAll: x_boxAll, absDecimal: x_absDecimal, numberOf: x_numberOf, mulDoubles: x_mulDoubles, divDoubles: x_divDoubles, distinctValues: x_distinctValues, countDown: x_countDown, combine: x_combine, numbersAt: x_numbersAt, sumDoublesIfAny: x_sumDoublesIfAny, arithmetic: x_arithmetic, needNumber: x_needNumber, roundAny: x_roundAny, boxDouble: x_boxDouble, generalPair: x_generalPair, bounded: x_bounded, oneOf: x_oneOf, unboxAll: x_unboxAll, isEmpty: x_isEmpty, localName: x_localName, endsWith: x_endsWith, cacheByName: x_cacheByName, hasUri: x_hasUri } = runtime;
const K__13 = x_strings(["0002", "0007", "0009", "0037", "0060", "0088", "0096", "0097", "0106", "0130", "0135", "0142", "0147", "0151", "0154", "0158", "0170", "0177", "0183", "0184", "0188", "0190", "0191", "0192", "0193", "0194", "0195", "0196", "0198", "0199", "0200", "0201", "0202", "0203", "0204", "0205", "0208", "0209", "0210", "0211", "0212", "0213", "0215", "0216", "0217", "0218", "0219", "0220", "0221", "0225", "0230", "0235", "0240", "0244", "0242", "0245", "0246", "0248", "9910", "9913", "9914", "9915", "9918", "9919", "9920", "9922", "9923", "9924", "9925", "9926", "9927", "9928", "9929", "9930", "9931", "9932", "9933", "9934", "9935", "9936", "9937", "9938", "9939", "9940", "9941", "9942", "9943", "9944", "9945", "9946", "9947", "9948", "9949", "9950", "9951", "9952", "9953", "9957", "9959", "AN", "AQ", "AS", "AU", "EM"]);
const K__14 = x_strings(["1A", "AD", "AE", "AF", "AG", "AI", "AL", "AM", "AO", "AQ", "AR", "AS", "AT", "AU", "AW", "AX", "AZ", "BA", "BB", "BD", "BE", "BF", "BG", "BH", "BI", "BJ", "BL", "BM", "BN", "BO", "BQ", "BR", "BS", "BT", "BV", "BW", "BY", "BZ", "CA", "CC", "CD", "CF", "CG", "CH", "CI", "CK", "CL", "CM", "CN", "CO", "CR", "CU", "CV", "CW", "CX", "CY", "CZ", "DE", "DJ", "DK", "DM", "DO", "DZ", "EC", "EE", "EG", "EH", "ER", "ES", "ET", "FI", "FJ", "FK", "FM", "FO", "FR", "GA", "GB", "GD", "GE", "GF", "GG", "GH", "GI", "GL", "GM", "GN", "GP", "GQ", "GR", "GS", "GT", "GU", "GW", "GY", "HK", "HM", "HN", "HR", "HT", "HU", "ID", "IE", "IL", "IM", "IN", "IO", "IQ", "IR", "IS", "IT", "JE", "JM", "JO", "JP", "KE", "KG", "KH", "KI", "KM", "KN", "KP", "KR", "KW", "KY", "KZ", "LA", "LB", "LC", "LI", "LK", "LR", "LS", "LT", "LU", "LV", "LY", "MA", "MC", "MD", "ME", "MF", "MG", "MH", "MK", "ML", "MM", "MN", "MO", "MP", "MQ", "MR", "MS", "MT", "MU", "MV", "MW", "MX", "MY", "MZ", "NA", "NC", "NE", "NF", "NG", "NI", "NL", "NO", "NP", "NR", "NU", "NZ", "OM", "PA", "PE", "PF", "PG", "PH", "PK", "PL", "PM", "PN", "PR", "PS", "PT", "PW", "PY", "QA", "RE", "RO", "RS", "RU", "RW", "SA", "SB", "SC", "SD", "SE", "SG", "SH", "SI", "SJ", "SK", "SL", "SM", "SN", "SO", "SR", "SS", "ST", "SV", "SX", "SY", "SZ", "TC", "TD", "TF", "TG", "TH", "TJ", "TK", "TL", "TM", "TN", "TO", "TR", "TT", "TV", "TW", "TZ", "UA", "UG", "UM", "US", "UY", "UZ", "VA", "VC", "VE", "VG", "VI", "VN", "VU", "WF", "WS", "XI", "YE", "YT", "ZA", "ZM", "ZW"]);
const K__15 = x_strings(["AED", "AFN", "ALL", "AMD", "AOA", "ARS", "AUD", "AWG", "AZN", "BAM", "BBD", "BDT", "BHD", "BIF", "BMD", "BND", "BOB", "BOV", "BRL", "BSD", "BTN", "BWP", "BYN", "BZD", "CAD", "CDF", "CHE", "CHF", "CHW", "CLF", "CLP", "CNH", "CNY", "COP", "COU", "CRC", "CUP", "CVE", "CZK", "DJF", "DKK", "DOP", "DZD", "EGP", "ERN", "ETB", "EUR", "FJD", "FKP", "GBP", "GEL", "GHS", "GIP", "GMD", "GNF", "GTQ", "GYD", "HKD", "HNL", "HTG", "HUF", "IDR", "ILS", "INR", "IQD", "IRR", "ISK", "JMD", "JOD", "JPY", "KES", "KGS", "KHR", "KMF", "KPW", "KRW", "KWD", "KYD", "KZT", "LAK", "LBP", "LKR", "LRD", "LSL", "LYD", "MAD", "MDL", "MGA", "MKD", "MMK", "MNT", "MOP", "MRU", "MUR", "MVR", "MWK", "MXN", "MXV", "MYR", "MZN", "NAD", "NGN", "NIO", "NOK", "NPR", "NZD", "OMR", "PAB", "PEN", "PGK", "PHP", "PKR", "PLN", "PYG", "QAR", "RON", "RSD", "RUB", "RWF", "SAR", "SBD", "SCR", "SDG", "SEK", "SGD", "SHP", "SLE", "SOS", "SRD", "SSP", "STD", "SVC", "SYP", "SZL", "THB", "TJS", "TMT", "TND", "TOP", "TRY", "TTD", "TWD", "TZS", "UAH", "UGX", "USD", "USN", "UYI", "UYU", "UYW", "UZS", "VES", "VED", "VND", "VUV", "WST", "XAF", "XAG", "XAU", "XBA", "XBB", "XBC", "XBD", "XCD", "XCG", "XDR", "XOF", "XPD", "XPF", "XPT", "XSU", "XTS", "XUA", "XXX", "YER", "ZAR", "ZMW", "ZWG"]);
const K__16 = x_strings(["0002", "0003", "0004", "0005", "0006", "0007", "0008", "0009", "0010", "0011", "0012", "0013", "0014", "0015", "0016", "0017", "0018", "0019", "0020", "0021", "0022", "0023", "0024", "0025", "0026", "0027", "0028", "0029", "0030", "0031", "0032", "0033", "0034", "0035", "0036", "0037", "0038", "0039", "0040", "0041", "0042", "0043", "0044", "0045", "0046", "0047", "0048", "0049", "0050", "0051", "0052", "0053", "0054", "0055", "0056", "0057", "0058", "0059", "0060", "0061", "0062", "0063", "0064", "0065", "0066", "0067", "0068", "0069", "0070", "0071", "0072", "0073", "0074", "0075", "0076", "0077", "0078", "0079", "0080", "0081", "0082", "0083", "0084", "0085", "0086", "0087", "0088", "0089", "0090", "0091", "0093", "0094", "0095", "0096", "0097", "0098", "0099", "0100", "0101", "0102", "0104", "0105", "0106", "0107", "0108", "0109", "0110", "0111", "0112", "0113", "0114", "0115", "0116", "0117", "0118", "0119", "0120", "0121", "0122", "0123", "0124", "0125", "0126", "0127", "0128", "0129", "0130", "0131", "0132", "0133", "0134", "0135", "0136", "0137", "0138", "0139", "0140", "0141", "0142", "0143", "0144", "0145", "0146", "0147", "0148", "0149", "0150", "0151", "0152", "0153", "0154", "0155", "0156", "0157", "0158", "0159", "0160", "0161", "0162", "0163", "0164", "0165", "0166", "0167", "0168", "0169", "0170", "0171", "0172", "0173", "0174", "0175", "0176", "0177", "0178", "0179", "0180", "0183", "0184", "0185", "0186", "0187", "0188", "0189", "0190", "0191", "0192", "0193", "0194", "0195", "0196", "0197", "0198", "0199", "0200", "0201", "0202", "0203", "0204", "0205", "0206", "0207", "0208", "0209", "0210", "0211", "0212", "0213", "0214", "0215", "0216", "0217", "0218", "0219", "0220", "0221", "0222", "0223", "0224", "0225", "0226", "0227", "0228", "0229", "0230", "0231", "0232", "0233", "0234", "0235", "0236", "0237", "0238", "0239", "0240", "0241", "0242", "0243", "0244", "0245", "0246", "0247", "0248"]);
const K__17 = x_strings(["application/pdf", "image/png", "image/jpeg", "text/csv", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", "application/vnd.oasis.opendocument.spreadsheet"]);
const K__18 = x_strings(["10", "11", "13", "14", "15", "20", "21", "22", "23", "24", "25", "27", "28", "33", "34", "35", "37", "38", "40", "41", "56", "57", "58", "59", "60", "61", "74", "77", "80", "81", "85", "87", "89", "91", "1I", "2A", "2B", "2C", "2G", "2H", "2I", "2J", "2K", "2L", "2M", "2N", "2P", "2Q", "2R", "2U", "2X", "2Y", "2Z", "3B", "3C", "4C", "4G", "4H", "4K", "4L", "4M", "4N", "4O", "4P", "4Q", "4R", "4T", "4U", "4W", "4X", "5A", "5B", "5E", "5J", "A10", "A11", "A12", "A13", "A14", "A15", "A16", "A17", "A18", "A19", "A2", "A20", "A21", "A22", "A23", "A24", "A26", "A27", "A28", "A29", "A3", "A30", "A31", "A32", "A33", "A34", "A35", "A36", "A37", "A38", "A39", "A4", "A40", "A41", "A42", "A43", "A44", "A45", "A47", "A48", "A49", "A5", "A53", "A54", "A55", "A56", "A59", "A6", "A68", "A69", "A7", "A70", "A71", "A73", "A74", "A75", "A76", "A8", "A84", "A85", "A86", "A87", "A88", "A89", "A9", "A90", "A91", "A93", "A94", "A95", "A96", "A97", "A98", "A99", "AA", "AB", "ACR", "ACT", "AD", "AE", "AH", "AI", "AK", "AL", "AMH", "AMP", "ANN", "APZ", "AQ", "AS", "ASM", "ASU", "ATM", "AWG", "AY", "AZ", "B1", "B10", "B11", "B12", "B13", "B14", "B15", "B16", "B17", "B18", "B19", "B20", "B21", "B22", "B23", "B24", "B25", "B26", "B27", "B28", "B29", "B3", "B30", "B31", "B32", "B33", "B34", "B35", "B4", "B41", "B42", "B43", "B44", "B45", "B46", "B47", "B48", "B49", "B50", "B52", "B53", "B54", "B55", "B56", "B57", "B58", "B59", "B60", "B61", "B62", "B63", "B64", "B66", "B67", "B68", "B69", "B7", "B70", "B71", "B72", "B73", "B74", "B75", "B76", "B77", "B78", "B79", "B8", "B80", "B81", "B82", "B83", "B84", "B85", "B86", "B87", "B88", "B89", "B90", "B91", "B92", "B93", "B94", "B95", "B96", "B97", "B98", "B99", "BAR", "BB", "BFT", "BHP", "BIL", "BLD", "BLL", "BP", "BPM", "BQL", "BTU", "BUA", "BUI", "C0", "C10", "C11", "C12", "C13", "C14", "C15", "C16", "C17", "C18", "C19", "C20", "C21", "C22", "C23", "C24", "C25", "C26", "C27", "C28", "C29", "C3", "C30", "C31", "C32", "C33", "C34", "C35", "C36", "C37", "C38", "C39", "C40", "C41", "C42", "C43", "C44", "C45", "C46", "C47", "C48", "C49", "C50", "C51", "C52", "C53", "C54", "C55", "C56", "C57", "C58", "C59", "C60", "C61", "C62", "C63", "C64", "C65", "C66", "C67", "C68", "C69", "C7", "C70", "C71", "C72", "C73", "C74", "C75", "C76", "C78", "C79", "C8", "C80", "C81", "C82", "C83", "C84", "C85", "C86", "C87", "C88", "C89", "C9", "C90", "C91", "C92", "C93", "C94", "C95", "C96", "C97", "C99", "CCT", "CDL", "CEL", "CEN", "CG", "CGM", "CKG", "CLF", "CLT", "CMK", "CMQ", "CMT", "CNP", "CNT", "COU", "CTG", "CTM", "CTN", "CUR", "CWA", "CWI", "D03", "D04", "D1", "D10", "D11", "D12", "D13", "D15", "D16", "D17", "D18", "D19", "D2", "D20", "D21", "D22", "D23", "D24", "D25", "D26", "D27", "D29", "D30", "D31", "D32", "D33", "D34", "D36", "D41", "D42", "D43", "D44", "D45", "D46", "D47", "D48", "D49", "D5", "D50", "D51", "D52", "D53", "D54", "D55", "D56", "D57", "D58", "D59", "D6", "D60", "D61", "D62", "D63", "D65", "D68", "D69", "D73", "D74", "D77", "D78", "D80", "D81", "D82", "D83", "D85", "D86", "D87", "D88", "D89", "D91", "D93", "D94", "D95", "DAA", "DAD", "DAY", "DB", "DBM", "DBW", "DD", "DEC", "DG", "DJ", "DLT", "DMA", "DMK", "DMO", "DMQ", "DMT", "DN", "DPC", "DPR", "DPT", "DRA", "DRI", "DRL", "DT", "DTN", "DWT", "DZN", "DZP", "E01", "E07", "E08", "E09", "E10", "E12", "E14", "E15", "E16", "E17", "E18", "E19", "E20", "E21", "E22", "E23", "E25", "E27", "E28", "E30", "E31", "E32", "E33", "E34", "E35", "E36", "E37", "E38", "E39", "E4", "E40", "E41", "E42", "E43", "E44", "E45", "E46", "E47", "E48", "E49", "E50", "E51", "E52", "E53", "E54", "E55", "E56", "E57", "E58", "E59", "E60", "E61", "E62", "E63", "E64", "E65", "E66", "E67", "E68", "E69", "E70", "E71", "E72", "E73", "E74", "E75", "E76", "E77", "E78", "E79", "E80", "E81", "E82", "E83", "E84", "E85", "E86", "E87", "E88", "E89", "E90", "E91", "E92", "E93", "E94", "E95", "E96", "E97", "E98", "E99", "EA", "EB", "EQ", "F01", "F02", "F03", "F04", "F05", "F06", "F07", "F08", "F10", "F11", "F12", "F13", "F14", "F15", "F16", "F17", "F18", "F19", "F20", "F21", "F22", "F23", "F24", "F25", "F26", "F27", "F28", "F29", "F30", "F31", "F32", "F33", "F34", "F35", "F36", "F37", "F38", "F39", "F40", "F41", "F42", "F43", "F44", "F45", "F46", "F47", "F48", "F49", "F50", "F51", "F52", "F53", "F54", "F55", "F56", "F57", "F58", "F59", "F60", "F61", "F62", "F63", "F64", "F65", "F66", "F67", "F68", "F69", "F70", "F71", "F72", "F73", "F74", "F75", "F76", "F77", "F78", "F79", "F80", "F81", "F82", "F83", "F84", "F85", "F86", "F87", "F88", "F89", "F90", "F91", "F92", "F93", "F94", "F95", "F96", "F97", "F98", "F99", "FAH", "FAR", "FBM", "FC", "FF", "FH", "FIT", "FL", "FNU", "FOT", "FP", "FR", "FS", "FTK", "FTQ", "G01", "G04", "G05", "G06", "G08", "G09", "G10", "G11", "G12", "G13", "G14", "G15", "G16", "G17", "G18", "G19", "G2", "G20", "G21", "G23", "G24", "G25", "G26", "G27", "G28", "G29", "G3", "G30", "G31", "G32", "G33", "G34", "G35", "G36", "G37", "G38", "G39", "G40", "G41", "G42", "G43", "G44", "G45", "G46", "G47", "G48", "G49", "G50", "G51", "G52", "G53", "G54", "G55", "G56", "G57", "G58", "G59", "G60", "G61", "G62", "G63", "G64", "G65", "G66", "G67", "G68", "G69", "G70", "G71", "G72", "G73", "G74", "G75", "G76", "G77", "G78", "G79", "G80", "G81", "G82", "G83", "G84", "G85", "G86", "G87", "G88", "G89", "G90", "G91", "G92", "G93", "G94", "G95", "G96", "G97", "G98", "G99", "GB", "GBQ", "GDW", "GE", "GF", "GFI", "GGR", "GIA", "GIC", "GII", "GIP", "GJ", "GL", "GLD", "GLI", "GLL", "GM", "GO", "GP", "GQ", "GRM", "GRN", "GRO", "GV", "GWH", "H03", "H04", "H05", "H06", "H07", "H08", "H09", "H10", "H11", "H12", "H13", "H14", "H15", "H16", "H18", "H19", "H20", "H21", "H22", "H23", "H24", "H25", "H26", "H27", "H28", "H29", "H30", "H31", "H32", "H33", "H34", "H35", "H36", "H37", "H38", "H39", "H40", "H41", "H42", "H43", "H44", "H45", "H46", "H47", "H48", "H49", "H50", "H51", "H52", "H53", "H54", "H55", "H56", "H57", "H58", "H59", "H60", "H61", "H62", "H63", "H64", "H65", "H66", "H67", "H68", "H69", "H70", "H71", "H72", "H73", "H74", "H75", "H76", "H77", "H79", "H80", "H81", "H82", "H83", "H84", "H85", "H87", "H88", "H89", "H90", "H91", "H92", "H93", "H94", "H95", "H96", "H98", "H99", "HA", "HAD", "HBA", "HBX", "HC", "HDW", "HEA", "HGM", "HH", "HIU", "HKM", "HLT", "HM", "HMO", "HMQ", "HMT", "HPA", "HTZ", "HUR", "HWE", "IA", "IE", "INH", "INK", "INQ", "ISD", "IU", "IUG", "IV", "J10", "J12", "J13", "J14", "J15", "J16", "J17", "J18", "J19", "J2", "J20", "J21", "J22", "J23", "J24", "J25", "J26", "J27", "J28", "J29", "J30", "J31", "J32", "J33", "J34", "J35", "J36", "J38", "J39", "J40", "J41", "J42", "J43", "J44", "J45", "J46", "J47", "J48", "J49", "J50", "J51", "J52", "J53", "J54", "J55", "J56", "J57", "J58", "J59", "J60", "J61", "J62", "J63", "J64", "J65", "J66", "J67", "J68", "J69", "J70", "J71", "J72", "J73", "J74", "J75", "J76", "J78", "J79", "J81", "J82", "J83", "J84", "J85", "J87", "J90", "J91", "J92", "J93", "J95", "J96", "J97", "J98", "J99", "JE", "JK", "JM", "JNT", "JOU", "JPS", "JWL", "K1", "K10", "K11", "K12", "K13", "K14", "K15", "K16", "K17", "K18", "K19", "K2", "K20", "K21", "K22", "K23", "K26", "K27", "K28", "K3", "K30", "K31", "K32", "K33", "K34", "K35", "K36", "K37", "K38", "K39", "K40", "K41", "K42", "K43", "K45", "K46", "K47", "K48", "K49", "K50", "K51", "K52", "K53", "K54", "K55", "K58", "K59", "K6", "K60", "K61", "K62", "K63", "K64", "K65", "K66", "K67", "K68", "K69", "K70", "K71", "K73", "K74", "K75", "K76", "K77", "K78", "K79", "K80", "K81", "K82", "K83", "K84", "K85", "K86", "K87", "K88", "K89", "K90", "K91", "K92", "K93", "K94", "K95", "K96", "K97", "K98", "K99", "KA", "KAT", "KB", "KBA", "KCC", "KDW", "KEL", "KGM", "KGS", "KHY", "KHZ", "KI", "KIC", "KIP", "KJ", "KJO", "KL", "KLK", "KLX", "KMA", "KMH", "KMK", "KMQ", "KMT", "KNI", "KNM", "KNS", "KNT", "KO", "KPA", "KPH", "KPO", "KPP", "KR", "KSD", "KSH", "KT", "KTN", "KUR", "KVA", "KVR", "KVT", "KW", "KWH", "KWN", "KWO", "KWS", "KWT", "KWY", "KX", "L10", "L11", "L12", "L13", "L14", "L15", "L16", "L17", "L18", "L19", "L2", "L20", "L21", "L23", "L24", "L25", "L26", "L27", "L28", "L29", "L30", "L31", "L32", "L33", "L34", "L35", "L36", "L37", "L38", "L39", "L40", "L41", "L42", "L43", "L44", "L45", "L46", "L47", "L48", "L49", "L50", "L51", "L52", "L53", "L54", "L55", "L56", "L57", "L58", "L59", "L60", "L63", "L64", "L65", "L66", "L67", "L68", "L69", "L70", "L71", "L72", "L73", "L74", "L75", "L76", "L77", "L78", "L79", "L80", "L81", "L82", "L83", "L84", "L85", "L86", "L87", "L88", "L89", "L90", "L91", "L92", "L93", "L94", "L95", "L96", "L98", "L99", "LA", "LAC", "LBR", "LBT", "LD", "LEF", "LF", "LH", "LK", "LM", "LN", "LO", "LP", "LPA", "LR", "LS", "LTN", "LTR", "LUB", "LUM", "LUX", "LY", "M1", "M10", "M11", "M12", "M13", "M14", "M15", "M16", "M17", "M18", "M19", "M20", "M21", "M22", "M23", "M24", "M25", "M26", "M27", "M29", "M30", "M31", "M32", "M33", "M34", "M35", "M36", "M37", "M38", "M39", "M4", "M40", "M41", "M42", "M43", "M44", "M45", "M46", "M47", "M48", "M49", "M5", "M50", "M51", "M52", "M53", "M55", "M56", "M57", "M58", "M59", "M60", "M61", "M62", "M63", "M64", "M65", "M66", "M67", "M68", "M69", "M7", "M70", "M71", "M72", "M73", "M74", "M75", "M76", "M77", "M78", "M79", "M80", "M81", "M82", "M83", "M84", "M85", "M86", "M87", "M88", "M89", "M9", "M90", "M91", "M92", "M93", "M94", "M95", "M96", "M97", "M98", "M99", "MAH", "MAL", "MAM", "MAR", "MAW", "MBE", "MBF", "MBR", "MC", "MCU", "MD", "MGM", "MHZ", "MIK", "MIL", "MIN", "MIO", "MIU", "MKD", "MKM", "MKW", "MLD", "MLT", "MMK", "MMQ", "MMT", "MND", "MNJ", "MON", "MPA", "MQD", "MQH", "MQM", "MQS", "MQW", "MRD", "MRM", "MRW", "MSK", "MTK", "MTQ", "MTR", "MTS", "MTZ", "MVA", "MWH", "N1", "N10", "N11", "N12", "N13", "N14", "N15", "N16", "N17", "N18", "N19", "N20", "N21", "N22", "N23", "N24", "N25", "N26", "N27", "N28", "N29", "N3", "N30", "N31", "N32", "N33", "N34", "N35", "N36", "N37", "N38", "N39", "N40", "N41", "N42", "N43", "N44", "N45", "N46", "N47", "N48", "N49", "N50", "N51", "N52", "N53", "N54", "N55", "N56", "N57", "N58", "N59", "N60", "N61", "N62", "N63", "N64", "N65", "N66", "N67", "N68", "N69", "N70", "N71", "N72", "N73", "N74", "N75", "N76", "N77", "N78", "N79", "N80", "N81", "N82", "N83", "N84", "N85", "N86", "N87", "N88", "N89", "N90", "N91", "N92", "N93", "N94", "N95", "N96", "N97", "N98", "N99", "NA", "NAR", "NCL", "NEW", "NF", "NIL", "NIU", "NL", "NM3", "NMI", "NMP", "NPT", "NT", "NTU", "NU", "NX", "OA", "ODE", "ODG", "ODK", "ODM", "OHM", "ON", "ONZ", "OPM", "OT", "OZA", "OZI", "P1", "P10", "P11", "P12", "P13", "P14", "P15", "P16", "P17", "P18", "P19", "P2", "P20", "P21", "P22", "P23", "P24", "P25", "P26", "P27", "P28", "P29", "P30", "P31", "P32", "P33", "P34", "P35", "P36", "P37", "P38", "P39", "P40", "P41", "P42", "P43", "P44", "P45", "P46", "P47", "P48", "P49", "P5", "P50", "P51", "P52", "P53", "P54", "P55", "P56", "P57", "P58", "P59", "P60", "P61", "P62", "P63", "P64", "P65", "P66", "P67", "P68", "P69", "P70", "P71", "P72", "P73", "P74", "P75", "P76", "P77", "P78", "P79", "P80", "P81", "P82", "P83", "P84", "P85", "P86", "P87", "P88", "P89", "P90", "P91", "P92", "P93", "P94", "P95", "P96", "P97", "P98", "P99", "PAL", "PD", "PFL", "PGL", "PI", "PLA", "PO", "PQ", "PR", "PS", "PTD", "PTI", "PTL", "PTN", "Q10", "Q11", "Q12", "Q13", "Q14", "Q15", "Q16", "Q17", "Q18", "Q19", "Q20", "Q21", "Q22", "Q23", "Q24", "Q25", "Q26", "Q27", "Q28", "Q29", "Q3", "Q30", "Q31", "Q32", "Q33", "Q34", "Q35", "Q36", "Q37", "Q38", "Q39", "Q40", "Q41", "Q42", "QA", "QAN", "QB", "QR", "QTD", "QTI", "QTL", "QTR", "R1", "R9", "RH", "RM", "ROM", "RP", "RPM", "RPS", "RT", "S3", "S4", "SAN", "SCO", "SCR", "SEC", "SET", "SG", "SIE", "SM3", "SMI", "SQ", "SQR", "SR", "STC", "STI", "STK", "STL", "STN", "STW", "SW", "SX", "SYR", "T0", "T3", "TAH", "TAN", "TI", "TIC", "TIP", "TKM", "TMS", "TNE", "TP", "TPI", "TPR", "TQD", "TRL", "TST", "TTS", "U1", "U2", "UB", "UC", "VA", "VLT", "VP", "W2", "WA", "WB", "WCD", "WE", "WEB", "WEE", "WG", "WHR", "WM", "WSD", "WTT", "X1", "YDK", "YDQ", "YRD", "Z11", "Z9", "ZP", "ZZ", "X1A", "X1B", "X1D", "X1F", "X1G", "X1W", "X2C", "X3A", "X3H", "X43", "X44", "X4A", "X4B", "X4C", "X4D", "X4F", "X4G", "X4H", "X5H", "X5L", "X5M", "X6H", "X6P", "X7A", "X7B", "X8A", "X8B", "X8C", "XAA", "XAB", "XAC", "XAD", "XAE", "XAF", "XAG", "XAH", "XAI", "XAJ", "XAL", "XAM", "XAP", "XAT", "XAV", "XB4", "XBA", "XBB", "XBC", "XBD", "XBE", "XBF", "XBG", "XBH", "XBI", "XBJ", "XBK", "XBL", "XBM", "XBN", "XBO", "XBP", "XBQ", "XBR", "XBS", "XBT", "XBU", "XBV", "XBW", "XBX", "XBY", "XBZ", "XCA", "XCB", "XCC", "XCD", "XCE", "XCF", "XCG", "XCH", "XCI", "XCJ", "XCK", "XCL", "XCM", "XCN", "XCO", "XCP", "XCQ", "XCR", "XCS", "XCT", "XCU", "XCV", "XCW", "XCX", "XCY", "XCZ", "XDA", "XDB", "XDC", "XDG", "XDH", "XDI", "XDJ", "XDK", "XDL", "XDM", "XDN", "XDP", "XDR", "XDS", "XDT", "XDU", "XDV", "XDW", "XDX", "XDY", "XEC", "XED", "XEE", "XEF", "XEG", "XEH", "XEI", "XEN", "XFB", "XFC", "XFD", "XFE", "XFI", "XFL", "XFO", "XFP", "XFR", "XFT", "XFW", "XFX", "XGB", "XGI", "XGL", "XGR", "XGU", "XGY", "XGZ", "XHA", "XHB", "XHC", "XHG", "XHN", "XHR", "XIA", "XIB", "XIC", "XID", "XIE", "XIF", "XIG", "XIH", "XIK", "XIL", "XIN", "XIZ", "XJB", "XJC", "XJG", "XJR", "XJT", "XJY", "XKG", "XKI", "XLE", "XLG", "XLT", "XLU", "XLV", "XLZ", "XMA", "XMB", "XMC", "XME", "XMR", "XMS", "XMT", "XMW", "XMX", "XNA", "XNE", "XNF", "XNG", "XNS", "XNT", "XNU", "XNV", "XO1", "XO2", "XO3", "XO4", "XO5", "XO6", "XO7", "XO8", "XO9", "XOA", "XOB", "XOC", "XOD", "XOE", "XOF", "XOG", "XOH", "XOI", "XOJ", "XOK", "XOL", "XOM", "XON", "XOP", "XOQ", "XOR", "XOS", "XOT", "XOU", "XOV", "XOW", "XOX", "XOY", "XOZ", "XP1", "XP2", "XP3", "XP4", "XPA", "XPB", "XPC", "XPD", "XPE", "XPF", "XPG", "XPH", "XPI", "XPJ", "XPK", "XPL", "XPN", "XPO", "XPP", "XPR", "XPT", "XPU", "XPV", "XPX", "XPY", "XPZ", "XQA", "XQB", "XQC", "XQD", "XQF", "XQG", "XQH", "XQJ", "XQK", "XQL", "XQM", "XQN", "XQP", "XQQ", "XQR", "XQS", "XRD", "XRG", "XRJ", "XRK", "XRL", "XRO", "XRT", "XRZ", "XSA", "XSB", "XSC", "XSD", "XSE", "XSH", "XSI", "XSK", "XSL", "XSM", "XSO", "XSP", "XSS", "XST", "XSU", "XSV", "XSW", "XSX", "XSY", "XSZ", "XT1", "XTB", "XTC", "XTD", "XTE", "XTG", "XTI", "XTK", "XTL", "XTN", "XTO", "XTR", "XTS", "XTT", "XTU", "XTV", "XTW", "XTY", "XTZ", "XUC", "XUN", "XVA", "XVG", "XVI", "XVK", "XVL", "XVN", "XVO", "XVP", "XVQ", "XVR", "XVS", "XVY", "XWA", "XWB", "XWC", "XWD", "XWF", "XWG", "XWH", "XWJ", "XWK", "XWL", "XWM", "XWN", "XWP", "XWQ", "XWR", "XWS", "XWT", "XWU", "XWV", "XWW", "XWX", "XWY", "XWZ", "XXA", "XXB", "XXC", "XXD", "XXF", "XXG", "XXH", "XXJ", "XXK", "XYA", "XYB", "XYC", "XYD", "XYF", "XYG", "XYH", "XYJ", "XYK", "XYL", "XYM", "XYN", "XYP", "XYQ", "XYR", "XYS", "XYT", "XYV", "XYW", "XYX", "XYY", "XYZ", "XZA", "XZB", "XZC", "XZD", "XZF", "XZG", "XZH", "XZJ", "XZK", "XZL", "XZM", "XZN", "XZP", "XZQ", "XZR", "XZS", "XZT", "XZU", "XZV", "XZW", "XZX", "XZY", "XZZ"]);
const K__19 = x_strings(["71", "80", "81", "82", "83", "84", "102", "130", "202", "203", "204", "211", "218", "219", "261", "262", "295", "296", "308", "325", "326", "331", "380", "381", "382", "383", "384", "385", "386", "387", "388", "389", "390", "393", "394", "395", "396", "420", "456", "457", "458", "471", "472", "473", "500", "501", "502", "503", "527", "532", "553", "575", "623", "633", "751", "780", "817", "870", "875", "876", "877", "935"]);
const K__20 = x_strings(["AAA", "AAB", "AAC", "AAD", "AAE", "AAF", "AAG", "AAH", "AAI", "AAJ", "AAK", "AAL", "AAM", "AAN", "AAO", "AAP", "AAQ", "AAR", "AAS", "AAT", "AAU", "AAV", "AAW", "AAX", "AAY", "AAZ", "ABA", "ABB", "ABC", "ABD", "ABE", "ABF", "ABG", "ABH", "ABI", "ABJ", "ABK", "ABL", "ABM", "ABN", "ABO", "ABP", "ABQ", "ABR", "ABS", "ABT", "ABU", "ABV", "ABW", "ABX", "ABY", "ABZ", "AC", "ACA", "ACB", "ACC", "ACD", "ACE", "ACF", "ACG", "ACH", "ACI", "ACJ", "ACK", "ACL", "ACN", "ACO", "ACP", "ACQ", "ACR", "ACT", "ACU", "ACV", "ACW", "ACX", "ACY", "ACZ", "ADA", "ADB", "ADC", "ADD", "ADE", "ADF", "ADG", "ADI", "ADJ", "ADK", "ADL", "ADM", "ADN", "ADO", "ADP", "ADQ", "ADT", "ADU", "ADV", "ADW", "ADX", "ADY", "ADZ", "AE", "AEA", "AEB", "AEC", "AED", "AEE", "AEF", "AEG", "AEH", "AEI", "AEJ", "AEK", "AEL", "AEM", "AEN", "AEO", "AEP", "AEQ", "AER", "AES", "AET", "AEU", "AEV", "AEW", "AEX", "AEY", "AEZ", "AF", "AFA", "AFB", "AFC", "AFD", "AFE", "AFF", "AFG", "AFH", "AFI", "AFJ", "AFK", "AFL", "AFM", "AFN", "AFO", "AFP", "AFQ", "AFR", "AFS", "AFT", "AFU", "AFV", "AFW", "AFX", "AFY", "AFZ", "AGA", "AGB", "AGC", "AGD", "AGE", "AGF", "AGG", "AGH", "AGI", "AGJ", "AGK", "AGL", "AGM", "AGN", "AGO", "AGP", "AGQ", "AGR", "AGS", "AGT", "AGU", "AGV", "AGW", "AGX", "AGY", "AGZ", "AHA", "AHB", "AHC", "AHD", "AHE", "AHF", "AHG", "AHH", "AHI", "AHJ", "AHK", "AHL", "AHM", "AHN", "AHO", "AHP", "AHQ", "AHR", "AHS", "AHT", "AHU", "AHV", "AHX", "AHY", "AHZ", "AIA", "AIB", "AIC", "AID", "AIE", "AIF", "AIG", "AIH", "AII", "AIJ", "AIK", "AIL", "AIM", "AIN", "AIO", "AIP", "AIQ", "AIR", "AIS", "AIT", "AIU", "AIV", "AIW", "AIX", "AIY", "AIZ", "AJA", "AJB", "AJC", "AJD", "AJE", "AJF", "AJG", "AJH", "AJI", "AJJ", "AJK", "AJL", "AJM", "AJN", "AJO", "AJP", "AJQ", "AJR", "AJS", "AJT", "AJU", "AJV", "AJW", "AJX", "AJY", "AJZ", "AKA", "AKB", "AKC", "AKD", "AKE", "AKF", "AKG", "AKH", "AKI", "AKJ", "AKK", "AKL", "AKM", "AKN", "AKO", "AKP", "AKQ", "AKR", "AKS", "AKT", "AKU", "AKV", "AKW", "AKX", "AKY", "AKZ", "ALA", "ALB", "ALC", "ALD", "ALE", "ALF", "ALG", "ALH", "ALI", "ALJ", "ALK", "ALL", "ALM", "ALN", "ALO", "ALP", "ALQ", "ALR", "ALS", "ALT", "ALU", "ALV", "ALW", "ALX", "ALY", "ALZ", "AMA", "AMB", "AMC", "AMD", "AME", "AMF", "AMG", "AMH", "AMI", "AMJ", "AMK", "AML", "AMM", "AMN", "AMO", "AMP", "AMQ", "AMR", "AMS", "AMT", "AMU", "AMV", "AMW", "AMX", "AMY", "AMZ", "ANA", "ANB", "ANC", "AND", "ANE", "ANF", "ANG", "ANH", "ANI", "ANJ", "ANK", "ANL", "ANM", "ANN", "ANO", "ANP", "ANQ", "ANR", "ANS", "ANT", "ANU", "ANV", "ANW", "ANX", "ANY", "AOA", "AOD", "AOE", "AOF", "AOG", "AOH", "AOI", "AOJ", "AOK", "AOL", "AOM", "AON", "AOO", "AOP", "AOQ", "AOR", "AOS", "AOT", "AOU", "AOV", "AOW", "AOX", "AOY", "AOZ", "AP", "APA", "APB", "APC", "APD", "APE", "APF", "APG", "APH", "API", "APJ", "APK", "APL", "APM", "APN", "APO", "APP", "APQ", "APR", "APS", "APT", "APU", "APV", "APW", "APX", "APY", "APZ", "AQA", "AQB", "AQC", "AQD", "AQE", "AQF", "AQG", "AQH", "AQI", "AQJ", "AQK", "AQL", "AQM", "AQN", "AQO", "AQP", "AQQ", "AQR", "AQS", "AQT", "AQU", "AQV", "AQW", "AQX", "AQY", "AQZ", "ARA", "ARB", "ARC", "ARD", "ARE", "ARF", "ARG", "ARH", "ARI", "ARJ", "ARK", "ARL", "ARM", "ARN", "ARO", "ARP", "ARQ", "ARR", "ARS", "ART", "ARU", "ARV", "ARW", "ARX", "ARY", "ARZ", "ASA", "ASB", "ASC", "ASD", "ASE", "ASF", "ASG", "ASH", "ASI", "ASJ", "ASK", "ASL", "ASM", "ASN", "ASO", "ASP", "ASQ", "ASR", "ASS", "AST", "ASU", "ASV", "ASW", "ASX", "ASY", "ASZ", "ATA", "ATB", "ATC", "ATD", "ATE", "ATF", "ATG", "ATH", "ATI", "ATJ", "ATK", "ATL", "ATM", "ATN", "ATO", "ATP", "ATQ", "ATR", "ATS", "ATT", "ATU", "ATV", "ATW", "ATX", "ATY", "ATZ", "AU", "AUA", "AUB", "AUC", "AUD", "AUE", "AUF", "AUG", "AUH", "AUI", "AUJ", "AUK", "AUL", "AUM", "AUN", "AUO", "AUP", "AUQ", "AUR", "AUS", "AUT", "AUU", "AUV", "AUW", "AUX", "AUY", "AUZ", "AV", "AVA", "AVB", "AVC", "AVD", "AVE", "AVF", "AVG", "AVH", "AVI", "AVJ", "AVK", "AVL", "AVM", "AVN", "AVO", "AVP", "AVQ", "AVR", "AVS", "AVT", "AVU", "AVV", "AVW", "AVX", "AVY", "AVZ", "AWA", "AWB", "AWC", "AWD", "AWE", "AWF", "AWG", "AWH", "AWI", "AWJ", "AWK", "AWL", "AWM", "AWN", "AWO", "AWP", "AWQ", "AWR", "AWS", "AWT", "AWU", "AWV", "AWW", "AWX", "AWY", "AWZ", "AXA", "AXB", "AXC", "AXD", "AXE", "AXF", "AXG", "AXH", "AXI", "AXJ", "AXK", "AXL", "AXM", "AXN", "AXO", "AXP", "AXQ", "AXR", "AXS", "AXU", "BA", "BC", "BD", "BE", "BH", "BM", "BN", "BO", "BR", "BT", "BTP", "BW", "CAS", "CAT", "CAU", "CAV", "CAW", "CAX", "CAY", "CAZ", "CBA", "CBB", "CD", "CEC", "CED", "CFE", "CFF", "CFO", "CG", "CH", "CK", "CKN", "CM", "CMR", "CN", "CNO", "COF", "CP", "CR", "CRN", "CS", "CST", "CT", "CU", "CV", "CW", "CZ", "DA", "DAN", "DB", "DI", "DL", "DM", "DQ", "DR", "EA", "EB", "ED", "EE", "EEP", "EI", "EN", "EQ", "ER", "ERN", "ET", "EX", "FC", "FF", "FI", "FLW", "FN", "FO", "FS", "FT", "FV", "FX", "GA", "GC", "GD", "GDN", "GN", "HS", "HWB", "IA", "IB", "ICA", "ICE", "ICO", "II", "IL", "INB", "INN", "INO", "IP", "IS", "IT", "IV", "JB", "JE", "LA", "LAN", "LAR", "LB", "LC", "LI", "LO", "LRC", "LS", "MA", "MB", "MF", "MG", "MH", "MR", "MRN", "MS", "MSS", "MWB", "NA", "NF", "OH", "OI", "ON", "OP", "OR", "PB", "PC", "PD", "PE", "PF", "PI", "PK", "PL", "POR", "PP", "PQ", "PR", "PS", "PW", "PY", "RA", "RC", "RCN", "RE", "REN", "RF", "RR", "RT", "SA", "SB", "SD", "SE", "SEA", "SF", "SH", "SI", "SM", "SN", "SP", "SQ", "SRN", "SS", "STA", "SW", "SZ", "TB", "TCR", "TE", "TF", "TI", "TIN", "TL", "TN", "TP", "UAR", "UC", "UCN", "UN", "UO", "URI", "VA", "VC", "VGR", "VM", "VN", "VON", "VOR", "VP", "VR", "VS", "VT", "VV", "WE", "WM", "WN", "WR", "WS", "WY", "XA", "XC", "XP", "ZZZ"]);
const K__21 = x_strings(["5", "29", "72"]);
const K__22 = x_strings(["AAA", "AAB", "AAC", "AAD", "AAE", "AAF", "AAG", "AAI", "AAJ", "AAK", "AAL", "AAM", "AAN", "AAO", "AAP", "AAQ", "AAR", "AAS", "AAT", "AAU", "AAV", "AAW", "AAX", "AAY", "AAZ", "ABA", "ABB", "ABC", "ABD", "ABE", "ABF", "ABG", "ABH", "ABI", "ABJ", "ABK", "ABL", "ABM", "ABN", "ABO", "ABP", "ABQ", "ABR", "ABS", "ABT", "ABU", "ABV", "ABW", "ABX", "ABZ", "ACA", "ACB", "ACC", "ACD", "ACE", "ACF", "ACG", "ACH", "ACI", "ACJ", "ACK", "ACL", "ACM", "ACN", "ACO", "ACP", "ACQ", "ACR", "ACS", "ACT", "ACU", "ACV", "ACW", "ACX", "ACY", "ACZ", "ADA", "ADB", "ADC", "ADD", "ADE", "ADF", "ADG", "ADH", "ADI", "ADJ", "ADK", "ADL", "ADM", "ADN", "ADO", "ADP", "ADQ", "ADR", "ADS", "ADT", "ADU", "ADV", "ADW", "ADX", "ADY", "ADZ", "AEA", "AEB", "AEC", "AED", "AEE", "AEF", "AEG", "AEH", "AEI", "AEJ", "AEK", "AEL", "AEM", "AEN", "AEO", "AEP", "AEQ", "AER", "AES", "AET", "AEU", "AEV", "AEW", "AEX", "AEY", "AEZ", "AFA", "AFB", "AFC", "AFD", "AFE", "AFF", "AFG", "AFH", "AFI", "AFJ", "AFK", "AFL", "AFM", "AFN", "AFO", "AFP", "AFQ", "AFR", "AFS", "AFT", "AFU", "AFV", "AFW", "AFX", "AFY", "AFZ", "AGA", "AGB", "AGC", "AGD", "AGE", "AGF", "AGG", "AGH", "AGI", "AGJ", "AGK", "AGL", "AGM", "AGN", "AGO", "AGP", "AGQ", "AGR", "AGS", "AGT", "AGU", "AGV", "AGW", "AGX", "AGY", "AGZ", "AHA", "AHB", "AHC", "AHD", "AHE", "AHF", "AHG", "AHH", "AHI", "AHJ", "AHK", "AHL", "AHM", "AHN", "AHO", "AHP", "AHQ", "AHR", "AHS", "AHT", "AHU", "AHV", "AHW", "AHX", "AHY", "AHZ", "AIA", "AIB", "AIC", "AID", "AIE", "AIF", "AIG", "AIH", "AII", "AIJ", "AIK", "AIL", "AIM", "AIN", "AIO", "AIP", "AIQ", "AIR", "AIS", "AIT", "AIU", "AIV", "AIW", "AIX", "AIY", "AIZ", "AJA", "AJB", "ALC", "ALD", "ALE", "ALF", "ALG", "ALH", "ALI", "ALJ", "ALK", "ALL", "ALM", "ALN", "ALO", "ALP", "ALQ", "ARR", "ARS", "AUT", "AUU", "AUV", "AUW", "AUX", "AUY", "AUZ", "AVA", "AVB", "AVC", "AVD", "AVE", "AVF", "BAG", "BAH", "BAI", "BAJ", "BAK", "BAL", "BAM", "BAN", "BAO", "BAP", "BAQ", "BAR", "BAS", "BAT", "BAU", "BAV", "BAW", "BAX", "BAY", "BAZ", "BBA", "BBB", "BLC", "BLD", "BLE", "BLF", "BLG", "BLH", "BLI", "BLJ", "BLK", "BLL", "BLM", "BLN", "BLO", "BLP", "BLQ", "BLR", "BLS", "BLT", "BLU", "BLV", "BLW", "BLX", "BLY", "BLZ", "BMA", "BMB", "BMC", "BMD", "BME", "BMF", "BMG", "BMH", "CCI", "CCJ", "CCK", "CCL", "CCM", "CCN", "CCO", "CEX", "CHG", "CIP", "CLP", "CLR", "COI", "CUR", "CUS", "DAR", "DCL", "DEL", "DIN", "DOC", "DUT", "EUR", "FBC", "GBL", "GEN", "GS7", "HAN", "HAZ", "ICN", "IIN", "IMI", "IND", "INS", "INV", "IRP", "ITR", "ITS", "LAN", "LIN", "LOI", "MCO", "MDH", "MKS", "ORI", "OSI", "PAC", "PAI", "PAY", "PKG", "PKT", "PMD", "PMT", "PRD", "PRF", "PRI", "PUR", "QIN", "QQD", "QUT", "RAH", "REG", "RET", "REV", "RQR", "SAF", "SIC", "SIN", "SLR", "SPA", "SPG", "SPH", "SPP", "SPT", "SRN", "SSR", "SUR", "TCA", "TDT", "TRA", "TRR", "TXD", "WHI", "ZZZ"]);
const K__23 = x_strings(["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17", "18", "19", "20", "21", "22", "23", "24", "25", "26", "27", "28", "29", "30", "31", "32", "33", "34", "35", "36", "37", "38", "39", "40", "41", "42", "43", "44", "45", "46", "47", "48", "49", "50", "51", "52", "53", "54", "55", "56", "57", "58", "59", "60", "61", "62", "63", "64", "65", "66", "67", "68", "69", "70", "74", "75", "76", "77", "78", "91", "92", "93", "94", "95", "96", "97", "98", "ZZZ"]);
const K__24 = x_strings(["41", "42", "60", "62", "63", "64", "65", "66", "67", "68", "70", "71", "88", "95", "100", "102", "103", "104", "105"]);
const K__25 = x_strings(["AE", "L", "M", "E", "S", "Z", "G", "O", "K", "B"]);
const K__26 = x_strings(["AA", "AB", "AC", "AD", "AE", "AF", "AG", "AH", "AI", "AJ", "AK", "AL", "AM", "AN", "AO", "AP", "AQ", "AR", "AS", "AT", "AU", "AV", "AW", "AX", "AY", "AZ", "BA", "BB", "BC", "BD", "BE", "BF", "BG", "BH", "BI", "BJ", "BK", "BL", "BM", "BN", "BO", "BP", "BQ", "BR", "BS", "BT", "BU", "BV", "BW", "BX", "BY", "BZ", "CC", "CG", "CL", "CR", "CV", "DR", "DW", "EC", "EF", "EMD", "EN", "FS", "GB", "GN", "GMN", "GS", "HS", "IB", "IN", "IS", "IT", "IZ", "MA", "MF", "MN", "MP", "NB", "ON", "PD", "PL", "PO", "PPI", "PV", "QS", "RC", "RN", "RU", "RY", "SA", "SG", "SK", "SN", "SRS", "SRT", "SRU", "SRV", "SRW", "SRX", "SRY", "SRZ", "SS", "SSA", "SSB", "SSC", "SSD", "SSE", "SSF", "SSG", "SSH", "SSI", "SSJ", "SSK", "SSL", "SSM", "SSN", "SSO", "SSP", "SSQ", "SSR", "SSS", "SST", "SSU", "SSV", "SSW", "SSX", "SSY", "SSZ", "ST", "STA", "STB", "STC", "STD", "STE", "STF", "STG", "STH", "STI", "STJ", "STK", "STL", "STM", "STN", "STO", "STP", "STQ", "STR", "STS", "STT", "STU", "STV", "STW", "STX", "STY", "STZ", "SUA", "SUB", "SUC", "SUD", "SUE", "SUF", "SUG", "SUH", "SUI", "SUJ", "SUK", "SUL", "SUM", "TG", "TSN", "TSO", "TSP", "TSQ", "TSR", "TSS", "TST", "TSU", "UA", "UP", "VN", "VP", "VS", "VX", "ZZZ"]);
const K__27 = x_strings(["AA", "AAA", "AAC", "AAD", "AAE", "AAF", "AAH", "AAI", "AAS", "AAT", "AAV", "AAY", "AAZ", "ABA", "ABB", "ABC", "ABD", "ABF", "ABK", "ABL", "ABN", "ABR", "ABS", "ABT", "ABU", "ACF", "ACG", "ACH", "ACI", "ACJ", "ACK", "ACL", "ACM", "ACS", "ADC", "ADE", "ADJ", "ADK", "ADL", "ADM", "ADN", "ADO", "ADP", "ADQ", "ADR", "ADT", "ADW", "ADY", "ADZ", "AEA", "AEB", "AEC", "AED", "AEF", "AEH", "AEI", "AEJ", "AEK", "AEL", "AEM", "AEN", "AEO", "AEP", "AES", "AET", "AEU", "AEV", "AEW", "AEX", "AEY", "AEZ", "AJ", "AU", "CA", "CAB", "CAD", "CAE", "CAF", "CAI", "CAJ", "CAK", "CAL", "CAM", "CAN", "CAO", "CAP", "CAQ", "CAR", "CAS", "CAT", "CAU", "CAV", "CAW", "CAX", "CAY", "CAZ", "CD", "CG", "CS", "CT", "DAB", "DAD", "DAC", "DAF", "DAG", "DAH", "DAI", "DAJ", "DAK", "DAL", "DAM", "DAN", "DAO", "DAP", "DAQ", "DL", "EG", "EP", "ER", "FAA", "FAB", "FAC", "FC", "FH", "FI", "GAA", "HAA", "HD", "HH", "IAA", "IAB", "ID", "IF", "IR", "IS", "KO", "L1", "LA", "LAA", "LAB", "LF", "MAE", "MI", "ML", "NAA", "OA", "PA", "PAA", "PC", "PL", "PRV", "RAB", "RAC", "RAD", "RAF", "RE", "RF", "RH", "RV", "SA", "SAA", "SAD", "SAE", "SAI", "SG", "SH", "SM", "SU", "TAB", "TAC", "TT", "TV", "V1", "V2", "WH", "XAA", "YY", "ZZZ"]);
const K__28 = x_strings(["1A", "AD", "AE", "AF", "AG", "AI", "AL", "AM", "AN", "AO", "AQ", "AR", "AS", "AT", "AU", "AW", "AX", "AZ", "BA", "BB", "BD", "BE", "BF", "BG", "BH", "BI", "BJ", "BL", "BM", "BN", "BO", "BQ", "BR", "BS", "BT", "BV", "BW", "BY", "BZ", "CA", "CC", "CD", "CF", "CG", "CH", "CI", "CK", "CL", "CM", "CN", "CO", "CR", "CU", "CV", "CW", "CX", "CY", "CZ", "DE", "DJ", "DK", "DM", "DO", "DZ", "EC", "EE", "EG", "EH", "EL", "ER", "ES", "ET", "FI", "FJ", "FK", "FM", "FO", "FR", "GA", "GB", "GD", "GE", "GF", "GG", "GH", "GI", "GL", "GM", "GN", "GP", "GQ", "GR", "GS", "GT", "GU", "GW", "GY", "HK", "HM", "HN", "HR", "HT", "HU", "ID", "IE", "IL", "IM", "IN", "IO", "IQ", "IR", "IS", "IT", "JE", "JM", "JO", "JP", "KE", "KG", "KH", "KI", "KM", "KN", "KP", "KR", "KW", "KY", "KZ", "LA", "LB", "LC", "LI", "LK", "LR", "LS", "LT", "LU", "LV", "LY", "MA", "MC", "MD", "ME", "MF", "MG", "MH", "MK", "ML", "MM", "MN", "MO", "MP", "MQ", "MR", "MS", "MT", "MU", "MV", "MW", "MX", "MY", "MZ", "NA", "NC", "NE", "NF", "NG", "NI", "NL", "NO", "NP", "NR", "NU", "NZ", "OM", "PA", "PE", "PF", "PG", "PH", "PK", "PL", "PM", "PN", "PR", "PS", "PT", "PW", "PY", "QA", "RE", "RO", "RS", "RU", "RW", "SA", "SB", "SC", "SD", "SE", "SG", "SH", "SI", "SJ", "SK", "SL", "SM", "SN", "SO", "SR", "ST", "SV", "SX", "SY", "SZ", "TC", "TD", "TF", "TG", "TH", "TJ", "TK", "TL", "TM", "TN", "TO", "TR", "TT", "TV", "TW", "TZ", "UA", "UG", "UM", "US", "UY", "UZ", "VA", "VC", "VE", "VG", "VI", "VN", "VU", "WF", "WS", "XI", "YE", "YT", "ZA", "ZM", "ZW"]);
const K__29 = x_strings(["VATEX-EU-79-C", "VATEX-EU-132", "VATEX-EU-132-1A", "VATEX-EU-132-1B", "VATEX-EU-132-1C", "VATEX-EU-132-1D", "VATEX-EU-132-1E", "VATEX-EU-132-1F", "VATEX-EU-132-1G", "VATEX-EU-132-1H", "VATEX-EU-132-1I", "VATEX-EU-132-1J", "VATEX-EU-132-1K", "VATEX-EU-132-1L", "VATEX-EU-132-1M", "VATEX-EU-132-1N", "VATEX-EU-132-1O", "VATEX-EU-132-1P", "VATEX-EU-132-1Q", "VATEX-EU-135-1", "VATEX-EU-143", "VATEX-EU-143-1A", "VATEX-EU-143-1B", "VATEX-EU-143-1C", "VATEX-EU-143-1D", "VATEX-EU-143-1E", "VATEX-EU-143-1F", "VATEX-EU-143-1FA", "VATEX-EU-143-1G", "VATEX-EU-143-1H", "VATEX-EU-143-1I", "VATEX-EU-143-1J", "VATEX-EU-143-1K", "VATEX-EU-143-1L", "VATEX-EU-144", "VATEX-EU-146-1E", "VATEX-EU-159", "VATEX-EU-309", "VATEX-EU-148", "VATEX-EU-148-A", "VATEX-EU-148-B", "VATEX-EU-148-C", "VATEX-EU-148-D", "VATEX-EU-148-E", "VATEX-EU-148-F", "VATEX-EU-148-G", "VATEX-EU-151", "VATEX-EU-151-1A", "VATEX-EU-151-1AA", "VATEX-EU-151-1B", "VATEX-EU-151-1C", "VATEX-EU-151-1D", "VATEX-EU-151-1E", "VATEX-EU-G", "VATEX-EU-O", "VATEX-EU-IC", "VATEX-EU-AE", "VATEX-EU-D", "VATEX-EU-F", "VATEX-EU-I", "VATEX-EU-J", "VATEX-FR-FRANCHISE", "VATEX-FR-CNWVAT", "VATEX-EU-153", "VATEX-FR-CGI261-1", "VATEX-FR-CGI261-2", "VATEX-FR-CGI261-3", "VATEX-FR-CGI261-4", "VATEX-FR-CGI261-5", "VATEX-FR-CGI261-7", "VATEX-FR-CGI261-8", "VATEX-FR-CGI261A", "VATEX-FR-CGI261B", "VATEX-FR-CGI261C-1", "VATEX-FR-CGI261C-2", "VATEX-FR-CGI261C-3", "VATEX-FR-CGI261D-1", "VATEX-FR-CGI261D-1BIS", "VATEX-FR-CGI261D-2", "VATEX-FR-CGI261D-3", "VATEX-FR-CGI261D-4", "VATEX-FR-CGI261E-1", "VATEX-FR-CGI261E-2", "VATEX-FR-CGI277A", "VATEX-FR-CGI275", "VATEX-FR-298SEXDECIESA", "VATEX-FR-CGI295", "VATEX-FR-AE"]);
const CrossIndustryInvoice__30 = x_nameNumber("urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100", "CrossIndustryInvoice");
const SupplyChainTradeTransaction__31 = x_nameNumber("urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100", "SupplyChainTradeTransaction");
const down_CrossIndustryInvoice_SupplyChainTradeTransaction__32 = x_down(CrossIndustryInvoice__30, SupplyChainTradeTransaction__31);
const IncludedSupplyChainTradeLineItem__33 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "IncludedSupplyChainTradeLineItem");
const let_lines__34 = (function (d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const r = [];
  for (let l = (d.memo[0] ??= x_listDown(d, 0, down_CrossIndustryInvoice_SupplyChainTradeTransaction__32)), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const n = i;
      for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, IncludedSupplyChainTradeLineItem__33) : end[a]) if (name[a] === IncludedSupplyChainTradeLineItem__33 && kind[a] === 1) {
        r.push(a);
      }
    }
  }
  return r;
});
const SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 = x_pairPlace(SupplyChainTradeTransaction__31, IncludedSupplyChainTradeLineItem__33);
const CrossIndustryInvoice_SupplyChainTradeTransaction__36 = x_pairPlace(CrossIndustryInvoice__30, SupplyChainTradeTransaction__31);
const ApplicableHeaderTradeAgreement__37 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "ApplicableHeaderTradeAgreement");
const let_agreement__38 = (function (d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const r = [];
  for (let l = (d.memo[0] ??= x_listDown(d, 0, down_CrossIndustryInvoice_SupplyChainTradeTransaction__32)), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const n = i;
      for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, ApplicableHeaderTradeAgreement__37) : end[a]) if (name[a] === ApplicableHeaderTradeAgreement__37 && kind[a] === 1) {
        r.push(a);
      }
    }
  }
  return r;
});
const SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 = x_pairPlace(SupplyChainTradeTransaction__31, ApplicableHeaderTradeAgreement__37);
const ApplicableHeaderTradeDelivery__40 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "ApplicableHeaderTradeDelivery");
const let_delivery__41 = (function (d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const r = [];
  for (let l = (d.memo[0] ??= x_listDown(d, 0, down_CrossIndustryInvoice_SupplyChainTradeTransaction__32)), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const n = i;
      for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, ApplicableHeaderTradeDelivery__40) : end[a]) if (name[a] === ApplicableHeaderTradeDelivery__40 && kind[a] === 1) {
        r.push(a);
      }
    }
  }
  return r;
});
const SupplyChainTradeTransaction_ApplicableHeaderTradeDelivery__42 = x_pairPlace(SupplyChainTradeTransaction__31, ApplicableHeaderTradeDelivery__40);
const ApplicableHeaderTradeSettlement__43 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "ApplicableHeaderTradeSettlement");
const let_settlement__44 = (function (d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const r = [];
  for (let l = (d.memo[0] ??= x_listDown(d, 0, down_CrossIndustryInvoice_SupplyChainTradeTransaction__32)), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const n = i;
      for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, ApplicableHeaderTradeSettlement__43) : end[a]) if (name[a] === ApplicableHeaderTradeSettlement__43 && kind[a] === 1) {
        r.push(a);
      }
    }
  }
  return r;
});
const SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 = x_pairPlace(SupplyChainTradeTransaction__31, ApplicableHeaderTradeSettlement__43);
const InvoiceCurrencyCode__46 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "InvoiceCurrencyCode");
const let_invoice_currency__47 = (function (d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[4] ??= ((pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 ? [] : let_settlement__44(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const n = i;
      for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, InvoiceCurrencyCode__46) : end[a]) if (name[a] === InvoiceCurrencyCode__46 && kind[a] === 1) {
        r.push(a);
      }
    }
  }
  return r;
});
const ApplicableHeaderTradeSettlement_InvoiceCurrencyCode__48 = x_pairPlace(ApplicableHeaderTradeSettlement__43, InvoiceCurrencyCode__46);
const TaxCurrencyCode__49 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "TaxCurrencyCode");
const let_accounting_currency__50 = (function (d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[4] ??= ((pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 ? [] : let_settlement__44(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const n = i;
      for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, TaxCurrencyCode__49) : end[a]) if (name[a] === TaxCurrencyCode__49 && kind[a] === 1) {
        r.push(a);
      }
    }
  }
  return r;
});
const ApplicableHeaderTradeSettlement_TaxCurrencyCode__51 = x_pairPlace(ApplicableHeaderTradeSettlement__43, TaxCurrencyCode__49);
const SpecifiedTradeAllowanceCharge__52 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "SpecifiedTradeAllowanceCharge");
const let_adjustments__53 = (function (d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[4] ??= ((pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 ? [] : let_settlement__44(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const n = i;
      for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, SpecifiedTradeAllowanceCharge__52) : end[a]) if (name[a] === SpecifiedTradeAllowanceCharge__52 && kind[a] === 1) {
        r.push(a);
      }
    }
  }
  return r;
});
const ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 = x_pairPlace(ApplicableHeaderTradeSettlement__43, SpecifiedTradeAllowanceCharge__52);
const SpecifiedLineTradeSettlement__55 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "SpecifiedLineTradeSettlement");
const ApplicableTradeTax__56 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "ApplicableTradeTax");
const let_line_taxes__57 = (function (d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const first = d.first;
  const next = d.next;
  const r = [];
  if (--d.fuel < 0) x_refuel(d);
  for (let a = first[SpecifiedLineTradeSettlement__55]; a > 0; a = next[a]) if (kind[a] === 1) {
    {
      const n = a;
      for (let a2 = n + 1, e = end[n]; a2 < e; a2 = e - a2 > 999 ? x_behind(d, a2, e, ApplicableTradeTax__56) : end[a2]) if (name[a2] === ApplicableTradeTax__56 && kind[a2] === 1) {
        r.push(a2);
      }
    }
  }
  return r;
});
const SpecifiedLineTradeSettlement_ApplicableTradeTax__58 = x_pairPlace(SpecifiedLineTradeSettlement__55, ApplicableTradeTax__56);
const CategoryTradeTax__59 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "CategoryTradeTax");
const let_adjustment_taxes__60 = (function (d) {
  const kind = d.kind;
  const first = d.first;
  const next = d.next;
  const r = [];
  if (--d.fuel < 0) x_refuel(d);
  for (let a = first[CategoryTradeTax__59]; a > 0; a = next[a]) if (kind[a] === 1) {
    r.push(a);
  }
  return r;
});
const let_breakdown__61 = (function (d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const first = d.first;
  const next = d.next;
  const r = [];
  if (--d.fuel < 0) x_refuel(d);
  for (let a = first[ApplicableHeaderTradeSettlement__43]; a > 0; a = next[a]) if (kind[a] === 1) {
    {
      const n = a;
      for (let a2 = n + 1, e = end[n]; a2 < e; a2 = e - a2 > 999 ? x_behind(d, a2, e, ApplicableTradeTax__56) : end[a2]) if (name[a2] === ApplicableTradeTax__56 && kind[a2] === 1) {
        r.push(a2);
      }
    }
  }
  return r;
});
const ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 = x_pairPlace(ApplicableHeaderTradeSettlement__43, ApplicableTradeTax__56);
const SellerTradeParty__63 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "SellerTradeParty");
const SpecifiedTaxRegistration__64 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "SpecifiedTaxRegistration");
const ID__65 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "ID");
const let_seller_tax_ids__66 = (function (d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[2] ??= ((pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 ? [] : let_agreement__38(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const n = i;
      for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, SellerTradeParty__63) : end[a]) if (name[a] === SellerTradeParty__63 && kind[a] === 1) {
        {
          const n2 = a;
          for (let a2 = n2 + 1, e2 = end[n2]; a2 < e2; a2 = e2 - a2 > 999 ? x_behind(d, a2, e2, SpecifiedTaxRegistration__64) : end[a2]) if (name[a2] === SpecifiedTaxRegistration__64 && kind[a2] === 1) {
            {
              const n3 = a2;
              for (let a3 = n3 + 1, e3 = end[n3]; a3 < e3; a3 = e3 - a3 > 999 ? x_behind(d, a3, e3, ID__65) : end[a3]) if (name[a3] === ID__65 && kind[a3] === 1) {
                r.push(a3);
              }
            }
          }
        }
      }
    }
  }
  return r;
});
const SpecifiedTaxRegistration_ID__67 = x_pairPlace(SpecifiedTaxRegistration__64, ID__65);
const SellerTradeParty_SpecifiedTaxRegistration__68 = x_pairPlace(SellerTradeParty__63, SpecifiedTaxRegistration__64);
const ApplicableHeaderTradeAgreement_SellerTradeParty__69 = x_pairPlace(ApplicableHeaderTradeAgreement__37, SellerTradeParty__63);
const SellerTaxRepresentativeTradeParty__70 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "SellerTaxRepresentativeTradeParty");
const let_agent_tax_ids__71 = (function (d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[2] ??= ((pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 ? [] : let_agreement__38(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const n = i;
      for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, SellerTaxRepresentativeTradeParty__70) : end[a]) if (name[a] === SellerTaxRepresentativeTradeParty__70 && kind[a] === 1) {
        {
          const n2 = a;
          for (let a2 = n2 + 1, e2 = end[n2]; a2 < e2; a2 = e2 - a2 > 999 ? x_behind(d, a2, e2, SpecifiedTaxRegistration__64) : end[a2]) if (name[a2] === SpecifiedTaxRegistration__64 && kind[a2] === 1) {
            {
              const n3 = a2;
              for (let a3 = n3 + 1, e3 = end[n3]; a3 < e3; a3 = e3 - a3 > 999 ? x_behind(d, a3, e3, ID__65) : end[a3]) if (name[a3] === ID__65 && kind[a3] === 1) {
                r.push(a3);
              }
            }
          }
        }
      }
    }
  }
  return r;
});
const SellerTaxRepresentativeTradeParty_SpecifiedTaxRegistration__72 = x_pairPlace(SellerTaxRepresentativeTradeParty__70, SpecifiedTaxRegistration__64);
const ApplicableHeaderTradeAgreement_SellerTaxRepresentativeTradeParty__73 = x_pairPlace(ApplicableHeaderTradeAgreement__37, SellerTaxRepresentativeTradeParty__70);
const let_any_seller_tax_ids__74 = (function (d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const first = d.first;
  const next = d.next;
  const r = [];
  if (--d.fuel < 0) x_refuel(d);
  for (let a = first[SellerTradeParty__63]; a > 0; a = next[a]) if (kind[a] === 1) {
    {
      const n = a;
      for (let a2 = n + 1, e = end[n]; a2 < e; a2 = e - a2 > 999 ? x_behind(d, a2, e, SpecifiedTaxRegistration__64) : end[a2]) if (name[a2] === SpecifiedTaxRegistration__64 && kind[a2] === 1) {
        {
          const n2 = a2;
          for (let a3 = n2 + 1, e2 = end[n2]; a3 < e2; a3 = e2 - a3 > 999 ? x_behind(d, a3, e2, ID__65) : end[a3]) if (name[a3] === ID__65 && kind[a3] === 1) {
            r.push(a3);
          }
        }
      }
    }
  }
  return r;
});
const let_any_agent_tax_ids__75 = (function (d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const first = d.first;
  const next = d.next;
  const r = [];
  if (--d.fuel < 0) x_refuel(d);
  for (let a = first[SellerTaxRepresentativeTradeParty__70]; a > 0; a = next[a]) if (kind[a] === 1) {
    {
      const n = a;
      for (let a2 = n + 1, e = end[n]; a2 < e; a2 = e - a2 > 999 ? x_behind(d, a2, e, SpecifiedTaxRegistration__64) : end[a2]) if (name[a2] === SpecifiedTaxRegistration__64 && kind[a2] === 1) {
        {
          const n2 = a2;
          for (let a3 = n2 + 1, e2 = end[n2]; a3 < e2; a3 = e2 - a3 > 999 ? x_behind(d, a3, e2, ID__65) : end[a3]) if (name[a3] === ID__65 && kind[a3] === 1) {
            r.push(a3);
          }
        }
      }
    }
  }
  return r;
});
const BuyerTradeParty__76 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "BuyerTradeParty");
const let_any_buyer__77 = (function (d) {
  const kind = d.kind;
  const first = d.first;
  const next = d.next;
  const r = [];
  if (--d.fuel < 0) x_refuel(d);
  for (let a = first[BuyerTradeParty__76]; a > 0; a = next[a]) if (kind[a] === 1) {
    r.push(a);
  }
  return r;
});
const schemeID__78 = x_nameNumber("", "schemeID");
const let_any_buyer_vat_ids__79 = (function (d, a) {
  const first = d.first;
  const a2 = (first[schemeID__78] === 0 ? undefined : x_attribute(d, a, schemeID__78));
  if (a2 === undefined) return false;
  const b = "VA";
  return x_says(d, a2, b);
});
const texts_of_schemeID__80 = x_vocabulary(schemeID__78, null, false);
const schemeID_says_VA__81 = x_bitsOf(texts_of_schemeID__80, "VA");
const let_any_buyer_vat_ids__82 = (function (d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const first = d.first;
  const r = [];
  for (let l = (d.memo[15] ??= (first[BuyerTradeParty__76] === 0 ? [] : let_any_buyer__77(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const n = i;
      for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, SpecifiedTaxRegistration__64) : end[a]) if (name[a] === SpecifiedTaxRegistration__64 && kind[a] === 1) {
        {
          const n2 = a;
          for (let a2 = n2 + 1, e2 = end[n2]; a2 < e2; a2 = e2 - a2 > 999 ? x_behind(d, a2, e2, ID__65) : end[a2]) if (name[a2] === ID__65 && kind[a2] === 1) {
            if ((!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || first[schemeID__78] === 0) && (let_any_buyer_vat_ids__79(d, a2)) === true)) {
              r.push(a2);
            }
          }
        }
      }
    }
  }
  return r;
});
const ID_schemeID__83 = x_pairPlace(ID__65, schemeID__78);
const BuyerTradeParty_SpecifiedTaxRegistration__84 = x_pairPlace(BuyerTradeParty__76, SpecifiedTaxRegistration__64);
const pack__85 = (function (d, amount_1) {
  if (--d.fuel < 0) x_refuel(d);
  return BigInt(x_length(x_substringAfter((amount_1 ?? ""), ".")));
});
const urn_conforme_invoice_decimals_1__0 = pack__85;
const pack__86 = (function (d, amount_1) {
  const v = x_lazy(() => x_spell(x_cast(x_atomize(d, amount_1), "decimal")));
  return (!x_contains(v(), ".") ? x_concat(v(), ".00") : ((x_length(x_substringAfter(v(), ".")) === 1) ? x_concat(v(), "0") : v()));
});
const pack__87 = (function (d, amount_1) {
  if (--d.fuel < 0) x_refuel(d);
  return (x_castable(x_atomize(d, amount_1), "decimal", false) ? pack__86(d, amount_1) : urn_conforme_say_given_1__2(d, amount_1));
});
const urn_conforme_say_amount_1__1 = pack__87;
const pack__88 = (function (d, value_1) {
  const v = x_lazy(() => x_normalizeSpace(x_spell(x_atomize(d, value_1))));
  return ((((v() === "")) === true) ? "\u2013" : ((((x_length(v()) > 80)) === true) ? x_concat(x_substring(v(), 1, 79), "\u2026") : v()));
});
const pack__89 = (function (d, value_1) {
  if (--d.fuel < 0) x_refuel(d);
  return pack__88(d, value_1);
});
const urn_conforme_say_given_1__2 = pack__89;
const pack__90 = (function (things_1, d) {
  let c = 0;
  for (let l = things_1, k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    c++;
  }
  return c;
});
const pack__91 = (function (d, things_1) {
  if (--d.fuel < 0) x_refuel(d);
  return ((pack__90(things_1, d) === 1) ? "" : x_concat(x_spell(BigInt(pack__90(things_1, d))), " "));
});
const urn_conforme_say_several_1__3 = pack__91;
const pack__92 = (function (added_1, d) {
  const r = [];
  for (let l = added_1, k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    if (x_castable(x_atomize(d, i), "decimal", false)) {
      {
        const v = x_cast(x_atomize(d, i), "decimal");
        if (r.push(v) > 10000000) x_tooLong();
      }
    } else {
      {
        const v2 = undefined;
        if (v2 !== undefined) {
          if (r.push(v2) > 10000000) x_tooLong();
        }
      }
    }
  }
  return r;
});
const K__93 = x_decimal("100");
const pack__94 = (function (d, added_1, taken_1) {
  if (--d.fuel < 0) x_refuel(d);
  return urn_conforme_say_amount_1__1(d, x_div(x_roundDecimal(x_mul(x_sub(x_sumDecimals(pack__92(added_1, d)), x_sumDecimals(pack__92(taken_1, d))), K__93)), K__93));
});
const urn_conforme_say_sum_2__4 = pack__94;
const pack__95 = (function (d, base_1, percent_1) {
  if (--d.fuel < 0) x_refuel(d);
  return ((x_castable(x_atomize(d, base_1), "decimal", false) && x_castable(x_atomize(d, percent_1), "decimal", false)) ? urn_conforme_say_amount_1__1(d, x_div(x_roundDecimal(x_mul(x_cast(x_atomize(d, base_1), "decimal"), x_cast(x_atomize(d, percent_1), "decimal"))), K__93)) : "\u2013");
});
const urn_conforme_say_tax_2__5 = pack__95;
const pack__96 = (function (d, base_1, percent_1) {
  if (--d.fuel < 0) x_refuel(d);
  return (!!urn_conforme_say_too_small_1__7(d, percent_1) ? "0.00" : urn_conforme_say_tax_2__5(d, base_1, percent_1));
});
const urn_conforme_say_tax_due_2__6 = pack__96;
const K__97 = x_decimal("0");
const pack__98 = (function (d, percent_1) {
  const a = x_cast(x_atomize(d, percent_1), "decimal");
  if (a === undefined) return false;
  const b = 0n;
  return a.compare(K__97) === 0;
});
const pack__99 = (function (d, percent_1) {
  const a = x_roundDecimal(x_cast(x_atomize(d, percent_1), "decimal"));
  if (a === undefined) return false;
  const b = 0n;
  return a.compare(K__97) !== 0;
});
const pack__100 = (function (d, percent_1) {
  if (--d.fuel < 0) x_refuel(d);
  return (!x_castable(x_atomize(d, percent_1), "decimal", false) ? "" : ((pack__98(d, percent_1) || pack__99(d, percent_1)) ? "" : x_concat("; a rate is a percentage (", x_spell(x_mul(x_cast(x_atomize(d, percent_1), "decimal"), K__93)), ", not ", x_normalizeSpace(x_spell(x_atomize(d, percent_1))), "), and one below 0.5 counts as 0")));
});
const urn_conforme_say_too_small_1__7 = pack__100;
const pack__101 = (function (d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[1] ??= ((pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 ? [] : let_lines__34(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const n = i;
      for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, SpecifiedLineTradeSettlement__55) : end[a]) if (name[a] === SpecifiedLineTradeSettlement__55 && kind[a] === 1) {
        r.push(a);
      }
    }
  }
  return r;
});
const IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 = x_pairPlace(IncludedSupplyChainTradeLineItem__33, SpecifiedLineTradeSettlement__55);
const CategoryCode__103 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "CategoryCode");
const down_ApplicableTradeTax_CategoryCode__104 = x_down(ApplicableTradeTax__56, CategoryCode__103);
const pack__105 = (function (d, n) {
  return x_texts(d, x_listDown(d, n, down_ApplicableTradeTax_CategoryCode__104));
});
const K__106 = [pack__105];
const pack__107 = (function (code_1, i, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const b = code_1;
  {
    const n = i;
    for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, ApplicableTradeTax__56) : end[a]) if (name[a] === ApplicableTradeTax__56 && kind[a] === 1) {
      {
        const n2 = a;
        for (let a2 = n2 + 1, e2 = end[n2]; a2 < e2; a2 = e2 - a2 > 999 ? x_behind(d, a2, e2, CategoryCode__103) : end[a2]) if (name[a2] === CategoryCode__103 && kind[a2] === 1) {
          if (x_says(d, a2, b)) return true;
        }
      }
    }
  }
  return false;
});
const ApplicableTradeTax_CategoryCode__108 = x_pairPlace(ApplicableTradeTax__56, CategoryCode__103);
const pack__109 = (function (d, code_1) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  {
    const s = x_joined(d, 19, (d.memo[18] ??= ((pairs[IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 >> 3] & 1 << (IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 ? [] : pack__101(d))), null, K__106, [[code_1]], false);
    for (let l = (s ?? x_judged(d, (d.memo[18] ??= ((pairs[IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 >> 3] & 1 << (IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 ? [] : pack__101(d))))), k = 0; k < l.length; k++) {
      const i = l[k];
      if (s !== null || (((!((pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || first[ApplicableTradeTax__56] === 0) && (pack__107(code_1, i, d)) === true)))) {
        r.push(i);
      }
    }
  }
  return r;
});
const down_CategoryTradeTax_CategoryCode__110 = x_down(CategoryTradeTax__59, CategoryCode__103);
const pack__111 = (function (d, n) {
  return x_texts(d, x_listDown(d, n, down_CategoryTradeTax_CategoryCode__110));
});
const K__112 = [pack__111];
const pack__113 = (function (code_1, i, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const b = code_1;
  {
    const n = i;
    for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, CategoryTradeTax__59) : end[a]) if (name[a] === CategoryTradeTax__59 && kind[a] === 1) {
      {
        const n2 = a;
        for (let a2 = n2 + 1, e2 = end[n2]; a2 < e2; a2 = e2 - a2 > 999 ? x_behind(d, a2, e2, CategoryCode__103) : end[a2]) if (name[a2] === CategoryCode__103 && kind[a2] === 1) {
          if (x_says(d, a2, b)) return true;
        }
      }
    }
  }
  return false;
});
const CategoryTradeTax_CategoryCode__114 = x_pairPlace(CategoryTradeTax__59, CategoryCode__103);
const pack__115 = (function (d, code_1) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  {
    const s = x_joined(d, 20, (d.memo[7] ??= ((pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 ? [] : let_adjustments__53(d))), null, K__112, [[code_1]], false);
    for (let l = (s ?? x_judged(d, (d.memo[7] ??= ((pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 ? [] : let_adjustments__53(d))))), k = 0; k < l.length; k++) {
      const i = l[k];
      if (s !== null || (((!((pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || first[CategoryTradeTax__59] === 0) && (pack__113(code_1, i, d)) === true)))) {
        r.push(i);
      }
    }
  }
  return r;
});
const SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 = x_pairPlace(SpecifiedTradeAllowanceCharge__52, CategoryTradeTax__59);
const pack__117 = (function (d, code_1, v) {
  const pairs = d.pairs;
  const v2 = x_lazy(() => ((pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 ? [] : (x_joined(d, 20, (d.memo[7] ??= ((pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 ? [] : let_adjustments__53(d))), null, K__112, [[code_1]], true) ?? pack__115(d, code_1))));
  return x_memoiseCall(d, 21, urn_conforme_invoice_net_2__10, [v(), v2()]);
});
const pack__118 = (function (d, code_1) {
  const pairs = d.pairs;
  const v = x_lazy(() => ((pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[SpecifiedLineTradeSettlement_ApplicableTradeTax__58 >> 3] & 1 << (SpecifiedLineTradeSettlement_ApplicableTradeTax__58 & 7)) === 0 ? [] : (x_joined(d, 19, (d.memo[18] ??= ((pairs[IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 >> 3] & 1 << (IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 ? [] : pack__101(d))), null, K__106, [[code_1]], true) ?? pack__109(d, code_1))));
  return pack__117(d, code_1, v);
});
const pack__119 = (function (d, code_1) {
  if (--d.fuel < 0) x_refuel(d);
  return pack__118(d, code_1);
});
const urn_conforme_invoice_base_of_1__8 = pack__119;
const RateApplicablePercent__120 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "RateApplicablePercent");
const pack__121 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const first = d.first;
  const r = [];
  {
    const n2 = n;
    for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, ApplicableTradeTax__56) : end[a]) if (name[a] === ApplicableTradeTax__56 && kind[a] === 1) {
      {
        const v = x_decimalAt(d, (first[RateApplicablePercent__120] === 0 ? undefined : x_onlyChild(d, a, RateApplicablePercent__120)));
        if (v !== undefined) {
          r.push(v);
        }
      }
    }
  }
  return r;
});
const pack__122 = (function (d, n) {
  const first = d.first;
  return (first[ApplicableTradeTax__56] === 0 ? [] : pack__121(n, d));
});
const K__123 = [pack__105, pack__122];
const pack__124 = (function (percent_1, i, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const first = d.first;
  const b = percent_1;
  {
    const n = i;
    for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, ApplicableTradeTax__56) : end[a]) if (name[a] === ApplicableTradeTax__56 && kind[a] === 1) {
      if (x_isAmount(d, (first[RateApplicablePercent__120] === 0 ? undefined : x_onlyChild(d, a, RateApplicablePercent__120)), b)) return true;
    }
  }
  return false;
});
const pack__125 = (function (d, code_1, percent_1) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  {
    const s = x_joined(d, 22, (d.memo[18] ??= ((pairs[IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 >> 3] & 1 << (IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 ? [] : pack__101(d))), null, K__123, [[code_1], [percent_1]], false);
    for (let l = (s ?? x_judged(d, (d.memo[18] ??= ((pairs[IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 >> 3] & 1 << (IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 ? [] : pack__101(d))))), k = 0; k < l.length; k++) {
      const i = l[k];
      if (s !== null || ((((!((pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || first[ApplicableTradeTax__56] === 0) && (pack__107(code_1, i, d)) === true) && pack__124(percent_1, i, d))))) {
        r.push(i);
      }
    }
  }
  return r;
});
const pack__126 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const first = d.first;
  const r = [];
  {
    const n2 = n;
    for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, CategoryTradeTax__59) : end[a]) if (name[a] === CategoryTradeTax__59 && kind[a] === 1) {
      {
        const v = x_decimalAt(d, (first[RateApplicablePercent__120] === 0 ? undefined : x_onlyChild(d, a, RateApplicablePercent__120)));
        if (v !== undefined) {
          r.push(v);
        }
      }
    }
  }
  return r;
});
const pack__127 = (function (d, n) {
  const first = d.first;
  return (first[CategoryTradeTax__59] === 0 ? [] : pack__126(n, d));
});
const K__128 = [pack__111, pack__127];
const pack__129 = (function (percent_1, i, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const first = d.first;
  const b = percent_1;
  {
    const n = i;
    for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, CategoryTradeTax__59) : end[a]) if (name[a] === CategoryTradeTax__59 && kind[a] === 1) {
      if (x_isAmount(d, (first[RateApplicablePercent__120] === 0 ? undefined : x_onlyChild(d, a, RateApplicablePercent__120)), b)) return true;
    }
  }
  return false;
});
const pack__130 = (function (d, code_1, percent_1) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  {
    const s = x_joined(d, 23, (d.memo[7] ??= ((pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 ? [] : let_adjustments__53(d))), null, K__128, [[code_1], [percent_1]], false);
    for (let l = (s ?? x_judged(d, (d.memo[7] ??= ((pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 ? [] : let_adjustments__53(d))))), k = 0; k < l.length; k++) {
      const i = l[k];
      if (s !== null || ((((!((pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || first[CategoryTradeTax__59] === 0) && (pack__113(code_1, i, d)) === true) && pack__129(percent_1, i, d))))) {
        r.push(i);
      }
    }
  }
  return r;
});
const pack__131 = (function (d, code_1, percent_1, v) {
  const pairs = d.pairs;
  const v2 = x_lazy(() => ((pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 ? [] : (x_joined(d, 23, (d.memo[7] ??= ((pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 ? [] : let_adjustments__53(d))), null, K__128, [[code_1], [percent_1]], true) ?? pack__130(d, code_1, percent_1))));
  return x_memoiseCall(d, 21, urn_conforme_invoice_net_2__10, [v(), v2()]);
});
const pack__132 = (function (d, code_1, percent_1) {
  const pairs = d.pairs;
  const v = x_lazy(() => ((pairs[IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 >> 3] & 1 << (IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 ? [] : (x_joined(d, 22, (d.memo[18] ??= ((pairs[IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 >> 3] & 1 << (IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 ? [] : pack__101(d))), null, K__123, [[code_1], [percent_1]], true) ?? pack__125(d, code_1, percent_1))));
  return pack__131(d, code_1, percent_1, v);
});
const pack__133 = (function (d, code_1, percent_1) {
  if (--d.fuel < 0) x_refuel(d);
  return pack__132(d, code_1, percent_1);
});
const urn_conforme_invoice_base_at_2__9 = pack__133;
const ChargeIndicator__134 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "ChargeIndicator");
const Indicator__135 = x_nameNumber("urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100", "Indicator");
const pack__136 = (function (d, i) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const b = (d.memo[24] ??= true);
  {
    const n = i;
    for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, ChargeIndicator__134) : end[a]) if (name[a] === ChargeIndicator__134 && kind[a] === 1) {
      {
        const n2 = a;
        for (let a2 = n2 + 1, e2 = end[n2]; a2 < e2; a2 = e2 - a2 > 999 ? x_behind(d, a2, e2, Indicator__135) : end[a2]) if (name[a2] === Indicator__135 && kind[a2] === 1) {
          if (x_toBoolean(x_text(d, a2)) === b) return true;
        }
      }
    }
  }
  return false;
});
const pack__137 = (function (adjusted_1, d) {
  const r = [];
  for (let l = adjusted_1, k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (((pack__136(d, i)) === true)) {
      r.push(i);
    }
  }
  return r;
});
const pack__138 = (function (d, i) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const b = (d.memo[25] ??= false);
  {
    const n = i;
    for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, ChargeIndicator__134) : end[a]) if (name[a] === ChargeIndicator__134 && kind[a] === 1) {
      {
        const n2 = a;
        for (let a2 = n2 + 1, e2 = end[n2]; a2 < e2; a2 = e2 - a2 > 999 ? x_behind(d, a2, e2, Indicator__135) : end[a2]) if (name[a2] === Indicator__135 && kind[a2] === 1) {
          if (x_toBoolean(x_text(d, a2)) === b) return true;
        }
      }
    }
  }
  return false;
});
const pack__139 = (function (adjusted_1, d) {
  const r = [];
  for (let l = adjusted_1, k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (((pack__138(d, i)) === true)) {
      r.push(i);
    }
  }
  return r;
});
const SpecifiedTradeSettlementLineMonetarySummation__140 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "SpecifiedTradeSettlementLineMonetarySummation");
const pack__141 = (function (sold_1, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const r = [];
  for (let l = sold_1, k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const n = i;
      for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, SpecifiedTradeSettlementLineMonetarySummation__140) : end[a]) if (name[a] === SpecifiedTradeSettlementLineMonetarySummation__140 && kind[a] === 1) {
        r.push(a);
      }
    }
  }
  return r;
});
const LineTotalAmount__142 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "LineTotalAmount");
const pack__143 = (function (sold_1, d) {
  const first = d.first;
  const r = [];
  for (let l = x_sortNodes(pack__141(sold_1, d)), k = 0; k < l.length; k++) {
    const i = l[k];
    const v = (first[LineTotalAmount__142] === 0 ? undefined : x_onlyChild(d, i, LineTotalAmount__142));
    if (v !== undefined) r.push(v);
  }
  return r;
});
const ActualAmount__144 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "ActualAmount");
const pack__145 = (function (i, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  {
    const n = i;
    {
      let p = 0;
      for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, ActualAmount__144) : end[a]) if (name[a] === ActualAmount__144 && kind[a] === 1) {
        p++;
        if (p === 1) {
          return a;
          break;
        }
      }
    }
  }
  return undefined;
});
const pack__146 = (function (v, d) {
  const first = d.first;
  const r = [];
  for (let l = v(), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    const v2 = (first[ActualAmount__144] === 0 ? undefined : pack__145(i, d));
    if (v2 !== undefined) r.push(v2);
  }
  return r;
});
const pack__147 = (function (adjusted_1, d, sold_1, v) {
  const v2 = x_lazy(() => pack__139(adjusted_1, d));
  return x_sub(x_add(x_div(x_roundDecimal(x_mul(x_sumAmounts(d, pack__143(sold_1, d)), K__93)), K__93), x_div(x_roundDecimal(x_mul(x_sumAmounts(d, pack__146(v, d)), K__93)), K__93)), x_div(x_roundDecimal(x_mul(x_sumAmounts(d, pack__146(v2, d)), K__93)), K__93));
});
const pack__148 = (function (adjusted_1, d, sold_1) {
  const v = x_lazy(() => pack__137(adjusted_1, d));
  return pack__147(adjusted_1, d, sold_1, v);
});
const pack__149 = (function (d, sold_1, adjusted_1) {
  if (--d.fuel < 0) x_refuel(d);
  return pack__148(adjusted_1, d, sold_1);
});
const urn_conforme_invoice_net_2__10 = pack__149;
const K__150 = x_regex("^[0-9]{8}$", "");
const pack__151 = (function (d, date_1) {
  const v = x_lazy(() => x_normalizeSpace(x_spell(x_atomize(d, date_1))));
  return (x_matches(v(), K__150) ? x_concat(x_substring(v(), 1, 4), "-", x_substring(v(), 5, 2), "-", x_substring(v(), 7, 2)) : urn_conforme_say_given_1__2(d, v()));
});
const pack__152 = (function (d, date_1) {
  if (--d.fuel < 0) x_refuel(d);
  return pack__151(d, date_1);
});
const urn_conforme_say_date_1__11 = pack__152;
const pack__153 = (function (d, node_1) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  {
    const v = node_1;
    {
      const n = v;
      {
        let p = 0;
        for (let a = n; a >= 0; a = parent[a]) if (name[a] === IncludedSupplyChainTradeLineItem__33 && kind[a] === 1) {
          p++;
          if (p === 1) {
            return a;
            break;
          }
        }
      }
    }
  }
  return undefined;
});
const AssociatedDocumentLineDocument__154 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "AssociatedDocumentLineDocument");
const LineID__155 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "LineID");
const pack__156 = (function (v, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  {
    let p = 0;
    {
      const v2 = v();
      if (v2 !== undefined) {
        if (--d.fuel < 0) x_refuel(d);
        {
          const n = v2;
          for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, AssociatedDocumentLineDocument__154) : end[a]) if (name[a] === AssociatedDocumentLineDocument__154 && kind[a] === 1) {
            {
              const n2 = a;
              for (let a2 = n2 + 1, e2 = end[n2]; a2 < e2; a2 = e2 - a2 > 999 ? x_behind(d, a2, e2, LineID__155) : end[a2]) if (name[a2] === LineID__155 && kind[a2] === 1) {
                p++;
                if (p === 1) {
                  return a2;
                }
              }
            }
          }
        }
      }
    }
  }
  return undefined;
});
const AssociatedDocumentLineDocument_LineID__157 = x_pairPlace(AssociatedDocumentLineDocument__154, LineID__155);
const pack__158 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  return (name[n] === IncludedSupplyChainTradeLineItem__33 && kind[n] === 1);
});
const pack__159 = (function (d, v) {
  const first = d.first;
  const pairs = d.pairs;
  const v2 = x_lazy(() => x_normalizeSpace((x_textIfAny(d, ((pairs[AssociatedDocumentLineDocument_LineID__157 >> 3] & 1 << (AssociatedDocumentLineDocument_LineID__157 & 7)) === 0 || first[AssociatedDocumentLineDocument__154] === 0 ? undefined : pack__156(v, d))) ?? "")));
  return ((((v2() !== "")) === true) ? v2() : x_concat("#", x_spell(x_addIntegers(BigInt((first[IncludedSupplyChainTradeLineItem__33] === 0 ? 0 : x_siblingsBefore(d, 26, v(), pack__158))), 1n))));
});
const pack__160 = (function (d, node_1) {
  const first = d.first;
  const v = x_lazy(() => (first[IncludedSupplyChainTradeLineItem__33] === 0 ? undefined : pack__153(d, node_1)));
  return pack__159(d, v);
});
const pack__161 = (function (d, node_1) {
  if (--d.fuel < 0) x_refuel(d);
  return pack__160(d, node_1);
});
const urn_conforme_say_line_1__12 = pack__161;
const let_has_breakdown__162 = (function (d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const first = d.first;
  const next = d.next;
  const r = [];
  if (--d.fuel < 0) x_refuel(d);
  for (let a = first[SupplyChainTradeTransaction__31]; a > 0; a = next[a]) if (kind[a] === 1) {
    {
      const n = a;
      for (let a2 = n + 1, e = end[n]; a2 < e; a2 = e - a2 > 999 ? x_behind(d, a2, e, ApplicableHeaderTradeSettlement__43) : end[a2]) if (name[a2] === ApplicableHeaderTradeSettlement__43 && kind[a2] === 1) {
        {
          const n2 = a2;
          for (let a3 = n2 + 1, e2 = end[n2]; a3 < e2; a3 = e2 - a3 > 999 ? x_behind(d, a3, e2, ApplicableTradeTax__56) : end[a3]) if (name[a3] === ApplicableTradeTax__56 && kind[a3] === 1) {
            r.push(a3);
          }
        }
      }
    }
  }
  return r;
});
const let_has_breakdown__163 = (function (d) {
  const pairs = d.pairs;
  for (let l = (d.memo[27] ??= ((pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 ? [] : x_sortNodes(let_has_breakdown__162(d)))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    return true;
  }
  return false;
});
const TaxPointDate__164 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "TaxPointDate");
const let_tax_point_twice__165 = (function (d) {
  const kind = d.kind;
  const first = d.first;
  const next = d.next;
  const r = [];
  if (--d.fuel < 0) x_refuel(d);
  for (let a = first[TaxPointDate__164]; a > 0; a = next[a]) if (kind[a] === 1) {
    r.push(a);
  }
  return r;
});
const let_tax_point_twice__166 = (function (d) {
  const first = d.first;
  for (let l = (d.memo[29] ??= (first[TaxPointDate__164] === 0 ? [] : let_tax_point_twice__165(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    return true;
  }
  return false;
});
const DueDateTypeCode__167 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "DueDateTypeCode");
const let_tax_point_twice__168 = (function (d) {
  const kind = d.kind;
  const first = d.first;
  const next = d.next;
  const r = [];
  if (--d.fuel < 0) x_refuel(d);
  for (let a = first[DueDateTypeCode__167]; a > 0; a = next[a]) if (kind[a] === 1) {
    r.push(a);
  }
  return r;
});
const let_tax_point_twice__169 = (function (d) {
  const first = d.first;
  for (let l = (d.memo[31] ??= (first[DueDateTypeCode__167] === 0 ? [] : let_tax_point_twice__168(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    return true;
  }
  return false;
});
const rule_document_stated_cii__170 = (function (d, n) {});
// BR-18, ../abstract/references.sch:5
const Name__171 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "Name");
// BR-19, ../abstract/references.sch:8
const PostalTradeAddress__172 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "PostalTradeAddress");
const BR_19__173 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  {
    let p = 0;
    {
      const n2 = n;
      for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, Name__171) : end[a]) if (name[a] === Name__171 && kind[a] === 1) {
        p++;
        if (p === 1) {
          return a;
        }
      }
    }
  }
  return undefined;
});
const BR_19__174 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [urn_conforme_say_given_1__2(d, (first[Name__171] === 0 ? undefined : BR_19__173(n, d)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_19__175 = (function (d, n) {
  return x_stringJoin(BR_19__174(d, n), " ");
});
const rule_BR_18_BR_19__176 = (function (d, n) {
  const first = d.first;
  try {
    if (!(!x_isBlank(d, (first[Name__171] === 0 ? undefined : x_onlyChild(d, n, Name__171))))) d.fail(0 /* BR_18 */, n);
  } catch (e) {
    d.broken(0 /* BR_18 */, n, e);
  }
  if (!((!(first[PostalTradeAddress__172] === 0) && (x_hasChild(d, n, PostalTradeAddress__172)) === true))) d.fail(1 /* BR_19 */, n);
});
// BR-49, ../abstract/references.sch:23
const TypeCode__177 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "TypeCode");
const rule_BR_49__178 = (function (d, n) {
  const first = d.first;
  if (!((!(first[TypeCode__177] === 0) && (x_hasChild(d, n, TypeCode__177)) === true))) d.fail(2 /* BR_49 */, n);
});
// BR-31, ../abstract/adjustments.sch:6
const BR_31__179 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const end = d.end;
  {
    const n2 = n;
    {
      const a = parent[n2];
      if (a >= 0) {
        if (--d.fuel < 0) x_refuel(d);
        {
          const n3 = a;
          {
            let p = 0;
            for (let a2 = n3 + 1, e = end[n3]; a2 < e; a2 = e - a2 > 999 ? x_behind(d, a2, e, ActualAmount__144) : end[a2]) if (name[a2] === ActualAmount__144 && kind[a2] === 1) {
              p++;
              if (p === 1) {
                return a2;
                break;
              }
            }
          }
        }
      }
    }
  }
  return undefined;
});
const Reason__180 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "Reason");
const down_Reason__181 = x_down(Reason__180);
const BR_31__182 = (function (d, n) {
  const parent = d.parent;
  {
    let p = 0;
    for (let l = (d.memoNode[1] === parent[n] ? d.memoValue[1] : x_memoiseFor(d, 1, parent[n], x_listDown(d, parent[n], down_Reason__181))), k = 0; k < l.length; k++) {
      const i = l[k];
      if (--d.fuel < 0) x_refuel(d);
      p++;
      if (p === 1) {
        return i;
      }
    }
  }
  return undefined;
});
const BR_31__183 = (function (d, n) {
  const parent = d.parent;
  const first = d.first;
  const r = [];
  for (let l = (d.memoNode[3] === parent[n] ? d.memoValue[3] : x_memoiseFor(d, 3, parent[n], [urn_conforme_say_given_1__2(d, (d.memoNode[2] === parent[n] ? d.memoValue[2] : x_memoiseFor(d, 2, parent[n], (first[Reason__180] === 0 ? undefined : BR_31__182(d, n)))))])), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_31__184 = (function (d, n) {
  const parent = d.parent;
  return (d.memoNode[5] === parent[n] ? d.memoValue[5] : x_memoiseFor(d, 5, parent[n], x_stringJoin((d.memoNode[4] === parent[n] ? d.memoValue[4] : x_memoiseFor(d, 4, parent[n], BR_31__183(d, n))), " ")));
});
// BR-32, ../abstract/adjustments.sch:9
const BR_32__185 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const end = d.end;
  const first = d.first;
  {
    const n2 = n;
    {
      const a = parent[n2];
      if (a >= 0) {
        if (--d.fuel < 0) x_refuel(d);
        {
          const n3 = a;
          for (let a2 = n3 + 1, e = end[n3]; a2 < e; a2 = e - a2 > 999 ? x_behind(d, a2, e, CategoryTradeTax__59) : end[a2]) if (name[a2] === CategoryTradeTax__59 && kind[a2] === 1) {
            if (x_saysUpper(d, (first[TypeCode__177] === 0 ? undefined : x_onlyChild(d, a2, TypeCode__177)), "VAT", false)) {
              {
                const n4 = a2;
                for (let a3 = n4 + 1, e2 = end[n4]; a3 < e2; a3 = e2 - a3 > 999 ? x_behind(d, a3, e2, CategoryCode__103) : end[a3]) if (name[a3] === CategoryCode__103 && kind[a3] === 1) {
                  return true;
                }
              }
            }
          }
        }
      }
    }
  }
  return false;
});
const BR_32__186 = (function (d, n) {
  const parent = d.parent;
  const first = d.first;
  const r = [];
  for (let l = (d.memoNode[7] === parent[n] ? d.memoValue[7] : x_memoiseFor(d, 7, parent[n], [urn_conforme_say_amount_1__1(d, (d.memoNode[0] === parent[n] ? d.memoValue[0] : x_memoiseFor(d, 0, parent[n], (first[ActualAmount__144] === 0 ? undefined : BR_31__179(n, d)))))])), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_32__187 = (function (d, n) {
  const parent = d.parent;
  return (d.memoNode[9] === parent[n] ? d.memoValue[9] : x_memoiseFor(d, 9, parent[n], x_stringJoin((d.memoNode[8] === parent[n] ? d.memoValue[8] : x_memoiseFor(d, 8, parent[n], BR_32__186(d, n))), " ")));
});
// BR-33, ../abstract/adjustments.sch:12
const ReasonCode__188 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "ReasonCode");
// BR-CO-05, ../abstract/adjustments.sch:16
// BR-CO-21, ../abstract/adjustments.sch:20
// BR-DEC-01, ../abstract/adjustments.sch:24
const BR_DEC_01__189 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const end = d.end;
  const r = [];
  {
    const n2 = n;
    {
      const a = parent[n2];
      if (a >= 0) {
        if (--d.fuel < 0) x_refuel(d);
        {
          const n3 = a;
          {
            let p = 0;
            for (let a2 = n3 + 1, e = end[n3]; a2 < e; a2 = e - a2 > 999 ? x_behind(d, a2, e, ActualAmount__144) : end[a2]) if (name[a2] === ActualAmount__144 && kind[a2] === 1) {
              p++;
              if (p === 1) {
                r.push(a2);
                break;
              }
            }
          }
        }
      }
    }
  }
  return r;
});
const BR_DEC_01__190 = (function (d, n) {
  const parent = d.parent;
  const first = d.first;
  const r = [];
  for (let l = x_texts(d, (d.memoNode[14] === parent[n] ? d.memoValue[14] : x_memoiseFor(d, 14, parent[n], (first[ActualAmount__144] === 0 ? [] : BR_DEC_01__189(n, d))))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_DEC_01__191 = (function (d, n) {
  const parent = d.parent;
  return (d.memoNode[16] === parent[n] ? d.memoValue[16] : x_memoiseFor(d, 16, parent[n], x_stringJoin((d.memoNode[15] === parent[n] ? d.memoValue[15] : x_memoiseFor(d, 15, parent[n], BR_DEC_01__190(d, n))), " ")));
});
// BR-DEC-02, ../abstract/adjustments.sch:28
const BasisAmount__192 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "BasisAmount");
const down_BasisAmount__193 = x_down(BasisAmount__192);
const BR_DEC_02__194 = (function (d, n) {
  const parent = d.parent;
  const r = [];
  for (let l = (d.memoNode[21] === parent[n] ? d.memoValue[21] : x_memoiseFor(d, 21, parent[n], x_texts(d, (d.memoNode[20] === parent[n] ? d.memoValue[20] : x_memoiseFor(d, 20, parent[n], x_listDown(d, parent[n], down_BasisAmount__193)))))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_DEC_02__195 = (function (d, n) {
  const parent = d.parent;
  return (d.memoNode[23] === parent[n] ? d.memoValue[23] : x_memoiseFor(d, 23, parent[n], x_stringJoin((d.memoNode[22] === parent[n] ? d.memoValue[22] : x_memoiseFor(d, 22, parent[n], BR_DEC_02__194(d, n))), " ")));
});
const rule_BR_31_BR_32_BR_33_BR_CO_05_and_3_more__196 = (function (d, n) {
  const parent = d.parent;
  const first = d.first;
  try {
    if (!(((d.memoNode[0] === parent[n] ? d.memoValue[0] : x_memoiseFor(d, 0, parent[n], (first[ActualAmount__144] === 0 ? undefined : BR_31__179(n, d)))) !== undefined))) d.fail(3 /* BR_31 */, n);
  } catch (e) {
    d.broken(3 /* BR_31 */, n, e);
  }
  try {
    if (!((d.memoNode[6] === parent[n] ? d.memoValue[6] : x_memoiseFor(d, 6, parent[n], (!(first[CategoryTradeTax__59] === 0) && (BR_32__185(n, d)) === true))))) d.fail(4 /* BR_32 */, n);
  } catch (e2) {
    d.broken(4 /* BR_32 */, n, e2);
  }
  try {
    if (!(((d.memoNode[10] === parent[n] ? d.memoValue[10] : x_memoiseFor(d, 10, parent[n], (!(first[Reason__180] === 0) && (x_hasChild(d, parent[n], Reason__180)) === true))) || (d.memoNode[11] === parent[n] ? d.memoValue[11] : x_memoiseFor(d, 11, parent[n], (!(first[ReasonCode__188] === 0) && (x_hasChild(d, parent[n], ReasonCode__188)) === true)))))) d.fail(5 /* BR_33 */, n);
  } catch (e3) {
    d.broken(5 /* BR_33 */, n, e3);
  }
  if (!((d.memo[24] ??= true))) d.fail(6 /* BR_CO_05 */, n);
  try {
    if (!(((d.memoNode[10] === parent[n] ? d.memoValue[10] : x_memoiseFor(d, 10, parent[n], (!(first[Reason__180] === 0) && (x_hasChild(d, parent[n], Reason__180)) === true))) || (d.memoNode[11] === parent[n] ? d.memoValue[11] : x_memoiseFor(d, 11, parent[n], (!(first[ReasonCode__188] === 0) && (x_hasChild(d, parent[n], ReasonCode__188)) === true)))))) d.fail(7 /* BR_CO_21 */, n);
  } catch (e4) {
    d.broken(7 /* BR_CO_21 */, n, e4);
  }
  try {
    if (!((d.memoNode[13] === parent[n] ? d.memoValue[13] : x_memoiseFor(d, 13, parent[n], ((d.memoNode[12] === parent[n] ? d.memoValue[12] : x_memoiseFor(d, 12, parent[n], x_lengthAfter(d, (d.memoNode[0] === parent[n] ? d.memoValue[0] : x_memoiseFor(d, 0, parent[n], (first[ActualAmount__144] === 0 ? undefined : BR_31__179(n, d)))), "."))) <= 2))))) d.fail(8 /* BR_DEC_01 */, n);
  } catch (e5) {
    d.broken(8 /* BR_DEC_01 */, n, e5);
  }
  try {
    if (!((d.memoNode[19] === parent[n] ? d.memoValue[19] : x_memoiseFor(d, 19, parent[n], ((d.memoNode[18] === parent[n] ? d.memoValue[18] : x_memoiseFor(d, 18, parent[n], x_lengthAfter(d, (d.memoNode[17] === parent[n] ? d.memoValue[17] : x_memoiseFor(d, 17, parent[n], (first[BasisAmount__192] === 0 ? undefined : x_onlyChild(d, parent[n], BasisAmount__192)))), "."))) <= 2))))) d.fail(9 /* BR_DEC_02 */, n);
  } catch (e6) {
    d.broken(9 /* BR_DEC_02 */, n, e6);
  }
});
// BR-36, ../abstract/adjustments.sch:34
// BR-37, ../abstract/adjustments.sch:37
// BR-38, ../abstract/adjustments.sch:40
// BR-CO-06, ../abstract/adjustments.sch:44
// BR-CO-22, ../abstract/adjustments.sch:48
// BR-DEC-05, ../abstract/adjustments.sch:52
// BR-DEC-06, ../abstract/adjustments.sch:56
const rule_BR_36_BR_37_BR_38_BR_CO_06_and_3_more__197 = (function (d, n) {
  const parent = d.parent;
  const first = d.first;
  try {
    if (!(((d.memoNode[0] === parent[n] ? d.memoValue[0] : x_memoiseFor(d, 0, parent[n], (first[ActualAmount__144] === 0 ? undefined : BR_31__179(n, d)))) !== undefined))) d.fail(10 /* BR_36 */, n);
  } catch (e) {
    d.broken(10 /* BR_36 */, n, e);
  }
  try {
    if (!((d.memoNode[6] === parent[n] ? d.memoValue[6] : x_memoiseFor(d, 6, parent[n], (!(first[CategoryTradeTax__59] === 0) && (BR_32__185(n, d)) === true))))) d.fail(11 /* BR_37 */, n);
  } catch (e2) {
    d.broken(11 /* BR_37 */, n, e2);
  }
  try {
    if (!(((d.memoNode[10] === parent[n] ? d.memoValue[10] : x_memoiseFor(d, 10, parent[n], (!(first[Reason__180] === 0) && (x_hasChild(d, parent[n], Reason__180)) === true))) || (d.memoNode[11] === parent[n] ? d.memoValue[11] : x_memoiseFor(d, 11, parent[n], (!(first[ReasonCode__188] === 0) && (x_hasChild(d, parent[n], ReasonCode__188)) === true)))))) d.fail(12 /* BR_38 */, n);
  } catch (e3) {
    d.broken(12 /* BR_38 */, n, e3);
  }
  if (!((d.memo[24] ??= true))) d.fail(13 /* BR_CO_06 */, n);
  try {
    if (!(((d.memoNode[10] === parent[n] ? d.memoValue[10] : x_memoiseFor(d, 10, parent[n], (!(first[Reason__180] === 0) && (x_hasChild(d, parent[n], Reason__180)) === true))) || (d.memoNode[11] === parent[n] ? d.memoValue[11] : x_memoiseFor(d, 11, parent[n], (!(first[ReasonCode__188] === 0) && (x_hasChild(d, parent[n], ReasonCode__188)) === true)))))) d.fail(14 /* BR_CO_22 */, n);
  } catch (e4) {
    d.broken(14 /* BR_CO_22 */, n, e4);
  }
  try {
    if (!((d.memoNode[13] === parent[n] ? d.memoValue[13] : x_memoiseFor(d, 13, parent[n], ((d.memoNode[12] === parent[n] ? d.memoValue[12] : x_memoiseFor(d, 12, parent[n], x_lengthAfter(d, (d.memoNode[0] === parent[n] ? d.memoValue[0] : x_memoiseFor(d, 0, parent[n], (first[ActualAmount__144] === 0 ? undefined : BR_31__179(n, d)))), "."))) <= 2))))) d.fail(15 /* BR_DEC_05 */, n);
  } catch (e5) {
    d.broken(15 /* BR_DEC_05 */, n, e5);
  }
  try {
    if (!((d.memoNode[19] === parent[n] ? d.memoValue[19] : x_memoiseFor(d, 19, parent[n], ((d.memoNode[18] === parent[n] ? d.memoValue[18] : x_memoiseFor(d, 18, parent[n], x_lengthAfter(d, (d.memoNode[17] === parent[n] ? d.memoValue[17] : x_memoiseFor(d, 17, parent[n], (first[BasisAmount__192] === 0 ? undefined : x_onlyChild(d, parent[n], BasisAmount__192)))), "."))) <= 2))))) d.fail(16 /* BR_DEC_06 */, n);
  } catch (e6) {
    d.broken(16 /* BR_DEC_06 */, n, e6);
  }
});
// BR-12, ../abstract/totals.sch:6
// BR-13, ../abstract/totals.sch:9
const TaxBasisTotalAmount__198 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "TaxBasisTotalAmount");
// BR-14, ../abstract/totals.sch:12
const GrandTotalAmount__199 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "GrandTotalAmount");
// BR-15, ../abstract/totals.sch:15
const DuePayableAmount__200 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "DuePayableAmount");
// BR-DEC-09, ../abstract/totals.sch:18
const down_LineTotalAmount__201 = x_down(LineTotalAmount__142);
const BR_DEC_09__202 = (function (d, n) {
  const r = [];
  for (let l = x_texts(d, x_listDown(d, n, down_LineTotalAmount__201)), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_DEC_09__203 = (function (d, n) {
  return x_stringJoin(BR_DEC_09__202(d, n), " ");
});
// BR-DEC-10, ../abstract/totals.sch:21
const AllowanceTotalAmount__204 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "AllowanceTotalAmount");
const down_AllowanceTotalAmount__205 = x_down(AllowanceTotalAmount__204);
const BR_DEC_10__206 = (function (d, n) {
  const r = [];
  for (let l = x_texts(d, x_listDown(d, n, down_AllowanceTotalAmount__205)), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_DEC_10__207 = (function (d, n) {
  return x_stringJoin(BR_DEC_10__206(d, n), " ");
});
// BR-DEC-11, ../abstract/totals.sch:24
const ChargeTotalAmount__208 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "ChargeTotalAmount");
const down_ChargeTotalAmount__209 = x_down(ChargeTotalAmount__208);
const BR_DEC_11__210 = (function (d, n) {
  const r = [];
  for (let l = x_texts(d, x_listDown(d, n, down_ChargeTotalAmount__209)), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_DEC_11__211 = (function (d, n) {
  return x_stringJoin(BR_DEC_11__210(d, n), " ");
});
// BR-DEC-12, ../abstract/totals.sch:27
const down_TaxBasisTotalAmount__212 = x_down(TaxBasisTotalAmount__198);
const BR_DEC_12__213 = (function (d, n) {
  const r = [];
  for (let l = x_texts(d, x_listDown(d, n, down_TaxBasisTotalAmount__212)), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_DEC_12__214 = (function (d, n) {
  return x_stringJoin(BR_DEC_12__213(d, n), " ");
});
// BR-DEC-14, ../abstract/totals.sch:30
const down_GrandTotalAmount__215 = x_down(GrandTotalAmount__199);
const BR_DEC_14__216 = (function (d, n) {
  const r = [];
  for (let l = x_texts(d, x_listDown(d, n, down_GrandTotalAmount__215)), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_DEC_14__217 = (function (d, n) {
  return x_stringJoin(BR_DEC_14__216(d, n), " ");
});
// BR-DEC-16, ../abstract/totals.sch:33
const TotalPrepaidAmount__218 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "TotalPrepaidAmount");
const down_TotalPrepaidAmount__219 = x_down(TotalPrepaidAmount__218);
const BR_DEC_16__220 = (function (d, n) {
  const r = [];
  for (let l = x_texts(d, x_listDown(d, n, down_TotalPrepaidAmount__219)), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_DEC_16__221 = (function (d, n) {
  return x_stringJoin(BR_DEC_16__220(d, n), " ");
});
// BR-DEC-17, ../abstract/totals.sch:36
const RoundingAmount__222 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "RoundingAmount");
const down_RoundingAmount__223 = x_down(RoundingAmount__222);
const BR_DEC_17__224 = (function (d, n) {
  const r = [];
  for (let l = x_texts(d, x_listDown(d, n, down_RoundingAmount__223)), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_DEC_17__225 = (function (d, n) {
  return x_stringJoin(BR_DEC_17__224(d, n), " ");
});
// BR-DEC-18, ../abstract/totals.sch:39
const down_DuePayableAmount__226 = x_down(DuePayableAmount__200);
const BR_DEC_18__227 = (function (d, n) {
  const r = [];
  for (let l = x_texts(d, x_listDown(d, n, down_DuePayableAmount__226)), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_DEC_18__228 = (function (d, n) {
  return x_stringJoin(BR_DEC_18__227(d, n), " ");
});
const rule_BR_12_BR_13_BR_14_BR_15_and_8_more__229 = (function (d, n) {
  const first = d.first;
  if (!((!(first[LineTotalAmount__142] === 0) && (x_hasChild(d, n, LineTotalAmount__142)) === true))) d.fail(17 /* BR_12 */, n);
  if (!((!(first[TaxBasisTotalAmount__198] === 0) && (x_hasChild(d, n, TaxBasisTotalAmount__198)) === true))) d.fail(18 /* BR_13 */, n);
  if (!((!(first[GrandTotalAmount__199] === 0) && (x_hasChild(d, n, GrandTotalAmount__199)) === true))) d.fail(19 /* BR_14 */, n);
  if (!((!(first[DuePayableAmount__200] === 0) && (x_hasChild(d, n, DuePayableAmount__200)) === true))) d.fail(20 /* BR_15 */, n);
  try {
    if (!((x_lengthAfter(d, (first[LineTotalAmount__142] === 0 ? undefined : x_onlyChild(d, n, LineTotalAmount__142)), ".") <= 2))) d.fail(21 /* BR_DEC_09 */, n);
  } catch (e) {
    d.broken(21 /* BR_DEC_09 */, n, e);
  }
  try {
    if (!((x_lengthAfter(d, (first[AllowanceTotalAmount__204] === 0 ? undefined : x_onlyChild(d, n, AllowanceTotalAmount__204)), ".") <= 2))) d.fail(22 /* BR_DEC_10 */, n);
  } catch (e2) {
    d.broken(22 /* BR_DEC_10 */, n, e2);
  }
  try {
    if (!((x_lengthAfter(d, (first[ChargeTotalAmount__208] === 0 ? undefined : x_onlyChild(d, n, ChargeTotalAmount__208)), ".") <= 2))) d.fail(23 /* BR_DEC_11 */, n);
  } catch (e3) {
    d.broken(23 /* BR_DEC_11 */, n, e3);
  }
  try {
    if (!((x_lengthAfter(d, (first[TaxBasisTotalAmount__198] === 0 ? undefined : x_onlyChild(d, n, TaxBasisTotalAmount__198)), ".") <= 2))) d.fail(24 /* BR_DEC_12 */, n);
  } catch (e4) {
    d.broken(24 /* BR_DEC_12 */, n, e4);
  }
  try {
    if (!((x_lengthAfter(d, (first[GrandTotalAmount__199] === 0 ? undefined : x_onlyChild(d, n, GrandTotalAmount__199)), ".") <= 2))) d.fail(25 /* BR_DEC_14 */, n);
  } catch (e5) {
    d.broken(25 /* BR_DEC_14 */, n, e5);
  }
  try {
    if (!((x_lengthAfter(d, (first[TotalPrepaidAmount__218] === 0 ? undefined : x_onlyChild(d, n, TotalPrepaidAmount__218)), ".") <= 2))) d.fail(26 /* BR_DEC_16 */, n);
  } catch (e6) {
    d.broken(26 /* BR_DEC_16 */, n, e6);
  }
  try {
    if (!((x_lengthAfter(d, (first[RoundingAmount__222] === 0 ? undefined : x_onlyChild(d, n, RoundingAmount__222)), ".") <= 2))) d.fail(27 /* BR_DEC_17 */, n);
  } catch (e7) {
    d.broken(27 /* BR_DEC_17 */, n, e7);
  }
  try {
    if (!((x_lengthAfter(d, (first[DuePayableAmount__200] === 0 ? undefined : x_onlyChild(d, n, DuePayableAmount__200)), ".") <= 2))) d.fail(28 /* BR_DEC_18 */, n);
  } catch (e8) {
    d.broken(28 /* BR_DEC_18 */, n, e8);
  }
});
const CountryID__230 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "CountryID");
const let_named__231 = (function (d) {
  const kind = d.kind;
  const first = d.first;
  const next = d.next;
  const r = [];
  if (--d.fuel < 0) x_refuel(d);
  for (let a = first[CountryID__230]; a > 0; a = next[a]) if (kind[a] === 1) {
    r.push(a);
  }
  return r;
});
const let_categories__232 = (function (d) {
  const kind = d.kind;
  const first = d.first;
  const next = d.next;
  const r = [];
  if (--d.fuel < 0) x_refuel(d);
  for (let a = first[CategoryCode__103]; a > 0; a = next[a]) if (kind[a] === 1) {
    r.push(a);
  }
  return r;
});
const ExchangedDocument__233 = x_nameNumber("urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100", "ExchangedDocument");
const down_ExchangedDocument__234 = x_down(ExchangedDocument__233);
const let_document__235 = (function (d, n) {
  return x_listDown(d, n, down_ExchangedDocument__234);
});
const down_SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement_SellerTradeParty__236 = x_down(SupplyChainTradeTransaction__31, ApplicableHeaderTradeAgreement__37, SellerTradeParty__63);
const let_seller__237 = (function (d, n) {
  return x_listDown(d, n, down_SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement_SellerTradeParty__236);
});
const down_SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement_BuyerTradeParty__238 = x_down(SupplyChainTradeTransaction__31, ApplicableHeaderTradeAgreement__37, BuyerTradeParty__76);
const let_buyer__239 = (function (d, n) {
  return x_listDown(d, n, down_SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement_BuyerTradeParty__238);
});
const SpecifiedTradeSettlementHeaderMonetarySummation__240 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "SpecifiedTradeSettlementHeaderMonetarySummation");
const let_totals__241 = (function (d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[4] ??= ((pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 ? [] : let_settlement__44(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const n = i;
      for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, SpecifiedTradeSettlementHeaderMonetarySummation__240) : end[a]) if (name[a] === SpecifiedTradeSettlementHeaderMonetarySummation__240 && kind[a] === 1) {
        r.push(a);
      }
    }
  }
  return r;
});
const ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 = x_pairPlace(ApplicableHeaderTradeSettlement__43, SpecifiedTradeSettlementHeaderMonetarySummation__240);
const TaxTotalAmount__243 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "TaxTotalAmount");
const let_taxed__244 = (function (d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[35] ??= ((pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 ? [] : let_totals__241(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const n = i;
      for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, TaxTotalAmount__243) : end[a]) if (name[a] === TaxTotalAmount__243 && kind[a] === 1) {
        r.push(a);
      }
    }
  }
  return r;
});
const SpecifiedTradeSettlementHeaderMonetarySummation_TaxTotalAmount__245 = x_pairPlace(SpecifiedTradeSettlementHeaderMonetarySummation__240, TaxTotalAmount__243);
const let_with_tax__246 = (function (d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[35] ??= ((pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 ? [] : let_totals__241(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const n = i;
      for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, GrandTotalAmount__199) : end[a]) if (name[a] === GrandTotalAmount__199 && kind[a] === 1) {
        r.push(a);
      }
    }
  }
  return r;
});
const SpecifiedTradeSettlementHeaderMonetarySummation_GrandTotalAmount__247 = x_pairPlace(SpecifiedTradeSettlementHeaderMonetarySummation__240, GrandTotalAmount__199);
const let_with_tax__248 = (function (d) {
  const pairs = d.pairs;
  {
    let p = 0;
    for (let l = (d.memo[37] ??= ((pairs[SpecifiedTradeSettlementHeaderMonetarySummation_GrandTotalAmount__247 >> 3] & 1 << (SpecifiedTradeSettlementHeaderMonetarySummation_GrandTotalAmount__247 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 & 7)) === 0 ? [] : let_with_tax__246(d))), k = 0; k < l.length; k++) {
      const i = l[k];
      if (--d.fuel < 0) x_refuel(d);
      p++;
      if (p === 1) {
        return i;
      }
    }
  }
  return undefined;
});
const let_without_tax__249 = (function (d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[35] ??= ((pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 ? [] : let_totals__241(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const n = i;
      for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, TaxBasisTotalAmount__198) : end[a]) if (name[a] === TaxBasisTotalAmount__198 && kind[a] === 1) {
        r.push(a);
      }
    }
  }
  return r;
});
const SpecifiedTradeSettlementHeaderMonetarySummation_TaxBasisTotalAmount__250 = x_pairPlace(SpecifiedTradeSettlementHeaderMonetarySummation__240, TaxBasisTotalAmount__198);
const let_without_tax__251 = (function (d) {
  const pairs = d.pairs;
  {
    let p = 0;
    for (let l = (d.memo[39] ??= ((pairs[SpecifiedTradeSettlementHeaderMonetarySummation_TaxBasisTotalAmount__250 >> 3] & 1 << (SpecifiedTradeSettlementHeaderMonetarySummation_TaxBasisTotalAmount__250 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 & 7)) === 0 ? [] : let_without_tax__249(d))), k = 0; k < l.length; k++) {
      const i = l[k];
      if (--d.fuel < 0) x_refuel(d);
      p++;
      if (p === 1) {
        return i;
      }
    }
  }
  return undefined;
});
// BR-62, document.sch:23
const URIUniversalCommunication__252 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "URIUniversalCommunication");
const BR_62__253 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  for (let l = (d.memoNode[25] === n ? d.memoValue[25] : x_memoiseFor(d, 25, n, let_seller__237(d, n))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const n2 = i;
      for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, URIUniversalCommunication__252) : end[a]) if (name[a] === URIUniversalCommunication__252 && kind[a] === 1) {
        return true;
      }
    }
  }
  return false;
});
const SellerTradeParty_URIUniversalCommunication__254 = x_pairPlace(SellerTradeParty__63, URIUniversalCommunication__252);
const URIID__255 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "URIID");
const BR_62__256 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  let r;
  for (let l = (d.memoNode[25] === n ? d.memoValue[25] : x_memoiseFor(d, 25, n, let_seller__237(d, n))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const n2 = i;
      {
        let p = 0;
        for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, URIUniversalCommunication__252) : end[a]) if (name[a] === URIUniversalCommunication__252 && kind[a] === 1) {
          p++;
          if (p === 1) {
            {
              const n3 = a;
              for (let a2 = n3 + 1, e2 = end[n3]; a2 < e2; a2 = e2 - a2 > 999 ? x_behind(d, a2, e2, URIID__255) : end[a2]) if (name[a2] === URIID__255 && kind[a2] === 1) {
                {
                  const n4 = a2;
                  for (let a3 = n4 + 1, e3 = kind[n4] === 1 ? end[n4] : 0; a3 < e3; a3++) {
                    if (kind[a3] !== 2) break;
                    if (name[a3] === schemeID__78 && kind[a3] === 2) {
                      if (r !== undefined) x_several();
                      r = a3;
                    }
                  }
                }
              }
            }
            break;
          }
        }
      }
    }
  }
  return r;
});
const URIID_schemeID__257 = x_pairPlace(URIID__255, schemeID__78);
const URIUniversalCommunication_URIID__258 = x_pairPlace(URIUniversalCommunication__252, URIID__255);
const BR_62__259 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  {
    let p = 0;
    for (let l = (d.memoNode[25] === n ? d.memoValue[25] : x_memoiseFor(d, 25, n, let_seller__237(d, n))), k = 0; k < l.length; k++) {
      const i = l[k];
      if (--d.fuel < 0) x_refuel(d);
      if (--d.fuel < 0) x_refuel(d);
      {
        const n2 = i;
        for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, URIUniversalCommunication__252) : end[a]) if (name[a] === URIUniversalCommunication__252 && kind[a] === 1) {
          {
            const n3 = a;
            for (let a2 = n3 + 1, e2 = end[n3]; a2 < e2; a2 = e2 - a2 > 999 ? x_behind(d, a2, e2, URIID__255) : end[a2]) if (name[a2] === URIID__255 && kind[a2] === 1) {
              p++;
              if (p === 1) {
                return a2;
              }
            }
          }
        }
      }
    }
  }
  return undefined;
});
const BR_62__260 = (function (d, n) {
  const pairs = d.pairs;
  const r = [];
  for (let l = [urn_conforme_say_given_1__2(d, ((pairs[URIUniversalCommunication_URIID__258 >> 3] & 1 << (URIUniversalCommunication_URIID__258 & 7)) === 0 || (pairs[SellerTradeParty_URIUniversalCommunication__254 >> 3] & 1 << (SellerTradeParty_URIUniversalCommunication__254 & 7)) === 0 ? undefined : BR_62__259(d, n)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_62__261 = (function (d, n) {
  return x_stringJoin(BR_62__260(d, n), " ");
});
// BR-63, document.sch:28
const BR_63__262 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  for (let l = (d.memoNode[26] === n ? d.memoValue[26] : x_memoiseFor(d, 26, n, let_buyer__239(d, n))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const n2 = i;
      for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, URIUniversalCommunication__252) : end[a]) if (name[a] === URIUniversalCommunication__252 && kind[a] === 1) {
        return true;
      }
    }
  }
  return false;
});
const BuyerTradeParty_URIUniversalCommunication__263 = x_pairPlace(BuyerTradeParty__76, URIUniversalCommunication__252);
const ApplicableHeaderTradeAgreement_BuyerTradeParty__264 = x_pairPlace(ApplicableHeaderTradeAgreement__37, BuyerTradeParty__76);
const BR_63__265 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  let r;
  for (let l = (d.memoNode[26] === n ? d.memoValue[26] : x_memoiseFor(d, 26, n, let_buyer__239(d, n))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const n2 = i;
      {
        let p = 0;
        for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, URIUniversalCommunication__252) : end[a]) if (name[a] === URIUniversalCommunication__252 && kind[a] === 1) {
          p++;
          if (p === 1) {
            {
              const n3 = a;
              for (let a2 = n3 + 1, e2 = end[n3]; a2 < e2; a2 = e2 - a2 > 999 ? x_behind(d, a2, e2, URIID__255) : end[a2]) if (name[a2] === URIID__255 && kind[a2] === 1) {
                {
                  const n4 = a2;
                  for (let a3 = n4 + 1, e3 = kind[n4] === 1 ? end[n4] : 0; a3 < e3; a3++) {
                    if (kind[a3] !== 2) break;
                    if (name[a3] === schemeID__78 && kind[a3] === 2) {
                      if (r !== undefined) x_several();
                      r = a3;
                    }
                  }
                }
              }
            }
            break;
          }
        }
      }
    }
  }
  return r;
});
const BR_63__266 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  {
    let p = 0;
    for (let l = (d.memoNode[26] === n ? d.memoValue[26] : x_memoiseFor(d, 26, n, let_buyer__239(d, n))), k = 0; k < l.length; k++) {
      const i = l[k];
      if (--d.fuel < 0) x_refuel(d);
      if (--d.fuel < 0) x_refuel(d);
      {
        const n2 = i;
        for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, URIUniversalCommunication__252) : end[a]) if (name[a] === URIUniversalCommunication__252 && kind[a] === 1) {
          {
            const n3 = a;
            for (let a2 = n3 + 1, e2 = end[n3]; a2 < e2; a2 = e2 - a2 > 999 ? x_behind(d, a2, e2, URIID__255) : end[a2]) if (name[a2] === URIID__255 && kind[a2] === 1) {
              p++;
              if (p === 1) {
                return a2;
              }
            }
          }
        }
      }
    }
  }
  return undefined;
});
const BR_63__267 = (function (d, n) {
  const pairs = d.pairs;
  const r = [];
  for (let l = [urn_conforme_say_given_1__2(d, ((pairs[URIUniversalCommunication_URIID__258 >> 3] & 1 << (URIUniversalCommunication_URIID__258 & 7)) === 0 || (pairs[BuyerTradeParty_URIUniversalCommunication__263 >> 3] & 1 << (BuyerTradeParty_URIUniversalCommunication__263 & 7)) === 0 ? undefined : BR_63__266(d, n)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_63__268 = (function (d, n) {
  return x_stringJoin(BR_63__267(d, n), " ");
});
const rule_BR_62_BR_63__269 = (function (d, n) {
  const pairs = d.pairs;
  try {
    if (!((!(!((pairs[SellerTradeParty_URIUniversalCommunication__254 >> 3] & 1 << (SellerTradeParty_URIUniversalCommunication__254 & 7)) === 0 || (pairs[ApplicableHeaderTradeAgreement_SellerTradeParty__69 >> 3] & 1 << (ApplicableHeaderTradeAgreement_SellerTradeParty__69 & 7)) === 0) && (BR_62__253(d, n)) === true) || !x_isBlank(d, ((pairs[URIID_schemeID__257 >> 3] & 1 << (URIID_schemeID__257 & 7)) === 0 || (pairs[URIUniversalCommunication_URIID__258 >> 3] & 1 << (URIUniversalCommunication_URIID__258 & 7)) === 0 ? undefined : BR_62__256(d, n)))))) d.fail(29 /* BR_62 */, n);
  } catch (e) {
    d.broken(29 /* BR_62 */, n, e);
  }
  try {
    if (!((!(!((pairs[BuyerTradeParty_URIUniversalCommunication__263 >> 3] & 1 << (BuyerTradeParty_URIUniversalCommunication__263 & 7)) === 0 || (pairs[ApplicableHeaderTradeAgreement_BuyerTradeParty__264 >> 3] & 1 << (ApplicableHeaderTradeAgreement_BuyerTradeParty__264 & 7)) === 0) && (BR_63__262(d, n)) === true) || !x_isBlank(d, ((pairs[URIID_schemeID__257 >> 3] & 1 << (URIID_schemeID__257 & 7)) === 0 || (pairs[URIUniversalCommunication_URIID__258 >> 3] & 1 << (URIUniversalCommunication_URIID__258 & 7)) === 0 ? undefined : BR_63__265(d, n)))))) d.fail(30 /* BR_63 */, n);
  } catch (e2) {
    d.broken(30 /* BR_63 */, n, e2);
  }
});
const ShipToTradeParty__270 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "ShipToTradeParty");
const down_ShipToTradeParty_PostalTradeAddress__271 = x_down(ShipToTradeParty__270, PostalTradeAddress__172);
const let_place__272 = (function (d, n) {
  return x_listDown(d, n, down_ShipToTradeParty_PostalTradeAddress__271);
});
const let_seller__273 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const end = d.end;
  const r = [];
  {
    const n2 = n;
    {
      const a = parent[n2];
      if (a >= 0) {
        {
          const n3 = a;
          {
            const a2 = parent[n3];
            if (a2 >= 0) {
              if (--d.fuel < 0) x_refuel(d);
              {
                const n4 = a2;
                for (let a3 = n4 + 1, e = end[n4]; a3 < e; a3 = e - a3 > 999 ? x_behind(d, a3, e, ApplicableHeaderTradeAgreement__37) : end[a3]) if (name[a3] === ApplicableHeaderTradeAgreement__37 && kind[a3] === 1) {
                  {
                    const n5 = a3;
                    for (let a4 = n5 + 1, e2 = end[n5]; a4 < e2; a4 = e2 - a4 > 999 ? x_behind(d, a4, e2, SellerTradeParty__63) : end[a4]) if (name[a4] === SellerTradeParty__63 && kind[a4] === 1) {
                      r.push(a4);
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }
  return r;
});
const let_seller__274 = (function (d, n) {
  const parent = d.parent;
  const first = d.first;
  const pairs = d.pairs;
  return (d.memoNode[28] === parent[parent[n]] ? d.memoValue[28] : x_memoiseFor(d, 28, parent[parent[n]], ((pairs[ApplicableHeaderTradeAgreement_SellerTradeParty__69 >> 3] & 1 << (ApplicableHeaderTradeAgreement_SellerTradeParty__69 & 7)) === 0 || first[ApplicableHeaderTradeAgreement__37] === 0 ? [] : let_seller__273(n, d))));
});
// BR-CO-26, parties.sch:23
const GlobalID__275 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "GlobalID");
const SpecifiedLegalOrganization__276 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "SpecifiedLegalOrganization");
const down_SpecifiedLegalOrganization_ID__277 = x_down(SpecifiedLegalOrganization__276, ID__65);
const SpecifiedLegalOrganization_ID__278 = x_pairPlace(SpecifiedLegalOrganization__276, ID__65);
const BR_CO_26__279 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const first = d.first;
  {
    const n2 = n;
    for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, SpecifiedTaxRegistration__64) : end[a]) if (name[a] === SpecifiedTaxRegistration__64 && kind[a] === 1) {
      {
        const n3 = a;
        for (let a2 = n3 + 1, e2 = end[n3]; a2 < e2; a2 = e2 - a2 > 999 ? x_behind(d, a2, e2, ID__65) : end[a2]) if (name[a2] === ID__65 && kind[a2] === 1) {
          if ((!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || first[schemeID__78] === 0) && (let_any_buyer_vat_ids__79(d, a2)) === true)) {
            return true;
          }
        }
      }
    }
  }
  return false;
});
const BR_CO_26__280 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  {
    const n2 = n;
    {
      let p = 0;
      for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, Name__171) : end[a]) if (name[a] === Name__171 && kind[a] === 1) {
        p++;
        if (p === 1) {
          return a;
          break;
        }
      }
    }
  }
  return undefined;
});
const BR_CO_26__281 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [urn_conforme_say_given_1__2(d, (first[Name__171] === 0 ? undefined : BR_CO_26__280(n, d)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_CO_26__282 = (function (d, n) {
  return x_stringJoin(BR_CO_26__281(d, n), " ");
});
const rule_BR_CO_26__283 = (function (d, n) {
  const first = d.first;
  const pairs = d.pairs;
  if (!(((((!(first[ID__65] === 0) && (x_hasChild(d, n, ID__65)) === true) || (!(first[GlobalID__275] === 0) && (x_hasChild(d, n, GlobalID__275)) === true)) || (!((pairs[SpecifiedLegalOrganization_ID__278 >> 3] & 1 << (SpecifiedLegalOrganization_ID__278 & 7)) === 0 || first[SpecifiedLegalOrganization__276] === 0) && (x_hasDown(d, n, down_SpecifiedLegalOrganization_ID__277)) === true)) || (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (BR_CO_26__279(n, d)) === true)))) d.fail(31 /* BR_CO_26 */, n);
});
// BR-20, parties.sch:29
const down_PostalTradeAddress_CountryID__284 = x_down(PostalTradeAddress__172, CountryID__230);
const PostalTradeAddress_CountryID__285 = x_pairPlace(PostalTradeAddress__172, CountryID__230);
const rule_BR_20__286 = (function (d, n) {
  const first = d.first;
  const pairs = d.pairs;
  try {
    if (!(!x_isBlank(d, ((pairs[PostalTradeAddress_CountryID__285 >> 3] & 1 << (PostalTradeAddress_CountryID__285 & 7)) === 0 || first[PostalTradeAddress__172] === 0 ? undefined : x_onlyDown(d, n, down_PostalTradeAddress_CountryID__284))))) d.fail(32 /* BR_20 */, n);
  } catch (e) {
    d.broken(32 /* BR_20 */, n, e);
  }
});
// BR-CO-09, parties.sch:37
const BR_CO_09__287 = (function (d, n) {
  const r = [];
  for (let l = [urn_conforme_say_given_1__2(d, n)], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_CO_09__288 = (function (d, n) {
  return x_stringJoin(BR_CO_09__287(d, n), " ");
});
const rule_BR_CO_09__289 = (function (d, n) {
  try {
    if (!(x_beginsAsOneOf(d, n, K__28, 2))) d.fail(33 /* BR_CO_09 */, n);
  } catch (e) {
    d.broken(33 /* BR_CO_09 */, n, e);
  }
});
// BR-29, references.sch:5
const StartDateTime__290 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "StartDateTime");
const EndDateTime__291 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "EndDateTime");
const DateTimeString__292 = x_nameNumber("urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100", "DateTimeString");
const format__293 = x_nameNumber("", "format");
const BR_29__294 = (function (d, a) {
  const first = d.first;
  const a2 = (first[format__293] === 0 ? undefined : x_attribute(d, a, format__293));
  if (a2 === undefined) return false;
  const b = "102";
  return x_says(d, a2, b);
});
const texts_of_format__295 = x_vocabulary(format__293, null, false);
const format_says_102__296 = x_bitsOf(texts_of_format__295, "102");
const BR_29__297 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const first = d.first;
  const r = [];
  {
    const n2 = n;
    for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, StartDateTime__290) : end[a]) if (name[a] === StartDateTime__290 && kind[a] === 1) {
      {
        const n3 = a;
        for (let a2 = n3 + 1, e2 = end[n3]; a2 < e2; a2 = e2 - a2 > 999 ? x_behind(d, a2, e2, DateTimeString__292) : end[a2]) if (name[a2] === DateTimeString__292 && kind[a2] === 1) {
          if ((!(((d.memo[41] ??= x_said(d, texts_of_format__295)) & format_says_102__296) === 0 || first[format__293] === 0) && (BR_29__294(d, a2)) === true)) {
            r.push(a2);
          }
        }
      }
    }
  }
  return r;
});
const DateTimeString_format__298 = x_pairPlace(DateTimeString__292, format__293);
const StartDateTime_DateTimeString__299 = x_pairPlace(StartDateTime__290, DateTimeString__292);
const BR_29__300 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const first = d.first;
  const pairs = d.pairs;
  const r = x_texts(d, (((d.memo[41] ??= x_said(d, texts_of_format__295)) & format_says_102__296) === 0 || (pairs[DateTimeString_format__298 >> 3] & 1 << (DateTimeString_format__298 & 7)) === 0 ? [] : BR_29__297(n, d)));
  {
    const n2 = n;
    for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, EndDateTime__291) : end[a]) if (name[a] === EndDateTime__291 && kind[a] === 1) {
      {
        const n3 = a;
        for (let a2 = n3 + 1, e2 = end[n3]; a2 < e2; a2 = e2 - a2 > 999 ? x_behind(d, a2, e2, DateTimeString__292) : end[a2]) if (name[a2] === DateTimeString__292 && kind[a2] === 1) {
          if ((!(((d.memo[41] ??= x_said(d, texts_of_format__295)) & format_says_102__296) === 0 || first[format__293] === 0) && (BR_29__294(d, a2)) === true)) {
            const a3 = x_text(d, a2);
            for (let l = r, k = 0; k < l.length; k++) {
              const i = l[k];
              if (x_codepoints(a3, i) >= 0) return true;
            }
          }
        }
      }
    }
  }
  return false;
});
const EndDateTime_DateTimeString__301 = x_pairPlace(EndDateTime__291, DateTimeString__292);
const BR_29__302 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  {
    const n2 = n;
    {
      let p = 0;
      for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, EndDateTime__291) : end[a]) if (name[a] === EndDateTime__291 && kind[a] === 1) {
        p++;
        if (p === 1) {
          {
            const n3 = a;
            {
              let p2 = 0;
              for (let a2 = n3 + 1, e2 = end[n3]; a2 < e2; a2 = e2 - a2 > 999 ? x_behind(d, a2, e2, DateTimeString__292) : end[a2]) if (name[a2] === DateTimeString__292 && kind[a2] === 1) {
                p2++;
                if (p2 === 1) {
                  return a2;
                  break;
                }
              }
            }
          }
          break;
        }
      }
    }
  }
  return undefined;
});
const BR_29__303 = (function (d, n) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  for (let l = [urn_conforme_say_date_1__11(d, ((pairs[EndDateTime_DateTimeString__301 >> 3] & 1 << (EndDateTime_DateTimeString__301 & 7)) === 0 || first[EndDateTime__291] === 0 ? undefined : BR_29__302(n, d)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_29__304 = (function (d, n) {
  return x_stringJoin(BR_29__303(d, n), " ");
});
const BR_29__305 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  {
    const n2 = n;
    {
      let p = 0;
      for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, StartDateTime__290) : end[a]) if (name[a] === StartDateTime__290 && kind[a] === 1) {
        p++;
        if (p === 1) {
          {
            const n3 = a;
            {
              let p2 = 0;
              for (let a2 = n3 + 1, e2 = end[n3]; a2 < e2; a2 = e2 - a2 > 999 ? x_behind(d, a2, e2, DateTimeString__292) : end[a2]) if (name[a2] === DateTimeString__292 && kind[a2] === 1) {
                p2++;
                if (p2 === 1) {
                  return a2;
                  break;
                }
              }
            }
          }
          break;
        }
      }
    }
  }
  return undefined;
});
const BR_29__306 = (function (d, n) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  for (let l = [urn_conforme_say_date_1__11(d, ((pairs[StartDateTime_DateTimeString__299 >> 3] & 1 << (StartDateTime_DateTimeString__299 & 7)) === 0 || first[StartDateTime__290] === 0 ? undefined : BR_29__305(n, d)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_29__307 = (function (d, n) {
  return x_stringJoin(BR_29__306(d, n), " ");
});
// BR-CO-19, references.sch:10
const rule_BR_29_BR_CO_19__308 = (function (d, n) {
  const first = d.first;
  const pairs = d.pairs;
  try {
    if (!(((!(!(first[StartDateTime__290] === 0) && (x_hasChild(d, n, StartDateTime__290)) === true) || !(!(first[EndDateTime__291] === 0) && (x_hasChild(d, n, EndDateTime__291)) === true)) || (!(((d.memo[41] ??= x_said(d, texts_of_format__295)) & format_says_102__296) === 0 || (pairs[DateTimeString_format__298 >> 3] & 1 << (DateTimeString_format__298 & 7)) === 0) && (BR_29__300(d, n)) === true)))) d.fail(34 /* BR_29 */, n);
  } catch (e) {
    d.broken(34 /* BR_29 */, n, e);
  }
  if (!(((!(first[StartDateTime__290] === 0) && (x_hasChild(d, n, StartDateTime__290)) === true) || (!(first[EndDateTime__291] === 0) && (x_hasChild(d, n, EndDateTime__291)) === true)))) d.fail(35 /* BR_CO_19 */, n);
});
// BR-50, payment.sch:5
const IBANID__309 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "IBANID");
const ProprietaryID__310 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "ProprietaryID");
const BR_50__311 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const end = d.end;
  {
    const n2 = n;
    {
      const a = parent[n2];
      if (a >= 0) {
        if (--d.fuel < 0) x_refuel(d);
        {
          const n3 = a;
          {
            let p = 0;
            for (let a2 = n3 + 1, e = end[n3]; a2 < e; a2 = e - a2 > 999 ? x_behind(d, a2, e, TypeCode__177) : end[a2]) if (name[a2] === TypeCode__177 && kind[a2] === 1) {
              p++;
              if (p === 1) {
                return a2;
                break;
              }
            }
          }
        }
      }
    }
  }
  return undefined;
});
const BR_50__312 = (function (d, n) {
  const parent = d.parent;
  const first = d.first;
  const r = [];
  for (let l = (d.memoNode[31] === parent[n] ? d.memoValue[31] : x_memoiseFor(d, 31, parent[n], [urn_conforme_say_given_1__2(d, (d.memoNode[30] === parent[n] ? d.memoValue[30] : x_memoiseFor(d, 30, parent[n], (first[TypeCode__177] === 0 ? undefined : BR_50__311(n, d)))))])), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_50__313 = (function (d, n) {
  const parent = d.parent;
  return (d.memoNode[33] === parent[n] ? d.memoValue[33] : x_memoiseFor(d, 33, parent[n], x_stringJoin((d.memoNode[32] === parent[n] ? d.memoValue[32] : x_memoiseFor(d, 32, parent[n], BR_50__312(d, n))), " ")));
});
// BR-61, payment.sch:9
const rule_BR_50_BR_61__314 = (function (d, n) {
  const first = d.first;
  try {
    if (!((!x_isBlank(d, (first[IBANID__309] === 0 ? undefined : x_onlyChild(d, n, IBANID__309))) || !x_isBlank(d, (first[ProprietaryID__310] === 0 ? undefined : x_onlyChild(d, n, ProprietaryID__310)))))) d.fail(36 /* BR_50 */, n);
  } catch (e) {
    d.broken(36 /* BR_50 */, n, e);
  }
  if (!(((!(first[IBANID__309] === 0) && (x_hasChild(d, n, IBANID__309)) === true) || (!(first[ProprietaryID__310] === 0) && (x_hasChild(d, n, ProprietaryID__310)) === true)))) d.fail(37 /* BR_61 */, n);
});
const let_line_totals__315 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const end = d.end;
  const r = [];
  {
    const n2 = n;
    {
      const a = parent[n2];
      if (a >= 0) {
        {
          const n3 = a;
          {
            const a2 = parent[n3];
            if (a2 >= 0) {
              if (--d.fuel < 0) x_refuel(d);
              {
                const n4 = a2;
                for (let a3 = n4 + 1, e = end[n4]; a3 < e; a3 = e - a3 > 999 ? x_behind(d, a3, e, IncludedSupplyChainTradeLineItem__33) : end[a3]) if (name[a3] === IncludedSupplyChainTradeLineItem__33 && kind[a3] === 1) {
                  {
                    const n5 = a3;
                    for (let a4 = n5 + 1, e2 = end[n5]; a4 < e2; a4 = e2 - a4 > 999 ? x_behind(d, a4, e2, SpecifiedLineTradeSettlement__55) : end[a4]) if (name[a4] === SpecifiedLineTradeSettlement__55 && kind[a4] === 1) {
                      {
                        const n6 = a4;
                        for (let a5 = n6 + 1, e3 = end[n6]; a5 < e3; a5 = e3 - a5 > 999 ? x_behind(d, a5, e3, SpecifiedTradeSettlementLineMonetarySummation__140) : end[a5]) if (name[a5] === SpecifiedTradeSettlementLineMonetarySummation__140 && kind[a5] === 1) {
                          {
                            const n7 = a5;
                            for (let a6 = n7 + 1, e4 = end[n7]; a6 < e4; a6 = e4 - a6 > 999 ? x_behind(d, a6, e4, LineTotalAmount__142) : end[a6]) if (name[a6] === LineTotalAmount__142 && kind[a6] === 1) {
                              r.push(a6);
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }
  return r;
});
const SpecifiedTradeSettlementLineMonetarySummation_LineTotalAmount__316 = x_pairPlace(SpecifiedTradeSettlementLineMonetarySummation__140, LineTotalAmount__142);
const SpecifiedLineTradeSettlement_SpecifiedTradeSettlementLineMonetarySummation__317 = x_pairPlace(SpecifiedLineTradeSettlement__55, SpecifiedTradeSettlementLineMonetarySummation__140);
const let_line_totals__318 = (function (d, n) {
  const parent = d.parent;
  const pairs = d.pairs;
  return (d.memoNode[34] === parent[parent[n]] ? d.memoValue[34] : x_memoiseFor(d, 34, parent[parent[n]], ((pairs[SpecifiedTradeSettlementLineMonetarySummation_LineTotalAmount__316 >> 3] & 1 << (SpecifiedTradeSettlementLineMonetarySummation_LineTotalAmount__316 & 7)) === 0 || (pairs[SpecifiedLineTradeSettlement_SpecifiedTradeSettlementLineMonetarySummation__317 >> 3] & 1 << (SpecifiedLineTradeSettlement_SpecifiedTradeSettlementLineMonetarySummation__317 & 7)) === 0 ? [] : let_line_totals__315(n, d))));
});
const let_allowances__319 = (function (d) {
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[7] ??= ((pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 ? [] : let_adjustments__53(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (((pack__138(d, i)) === true)) {
      r.push(i);
    }
  }
  return r;
});
const let_charges__320 = (function (d) {
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[7] ??= ((pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 ? [] : let_adjustments__53(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (((pack__136(d, i)) === true)) {
      r.push(i);
    }
  }
  return r;
});
// BR-53, totals.sch:10
const BR_53__321 = (function (d) {
  const pairs = d.pairs;
  for (let l = (d.memo[6] ??= ((pairs[ApplicableHeaderTradeSettlement_TaxCurrencyCode__51 >> 3] & 1 << (ApplicableHeaderTradeSettlement_TaxCurrencyCode__51 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 ? [] : let_accounting_currency__50(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    return true;
  }
  return false;
});
const currencyID__322 = x_nameNumber("", "currencyID");
const BR_53__323 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const pairs = d.pairs;
  {
    const n2 = n;
    for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, TaxTotalAmount__243) : end[a]) if (name[a] === TaxTotalAmount__243 && kind[a] === 1) {
      {
        const n3 = a;
        for (let a2 = n3 + 1, e2 = kind[n3] === 1 ? end[n3] : 0; a2 < e2; a2++) {
          if (kind[a2] !== 2) break;
          if (name[a2] === currencyID__322 && kind[a2] === 2) {
            const a3 = a2;
            for (let l = x_indexed(d, 45, (d.memo[6] ??= ((pairs[ApplicableHeaderTradeSettlement_TaxCurrencyCode__51 >> 3] & 1 << (ApplicableHeaderTradeSettlement_TaxCurrencyCode__51 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 ? [] : let_accounting_currency__50(d))), x_ownText, [x_text(d, a3)]), k = 0; k < l.length; k++) {
              const i = l[k];
              if (x_says(d, i, x_text(d, a3))) return true;
            }
          }
        }
      }
    }
  }
  return false;
});
const TaxTotalAmount_currencyID__324 = x_pairPlace(TaxTotalAmount__243, currencyID__322);
const BR_53__325 = (function (d) {
  const pairs = d.pairs;
  for (let l = (d.memo[6] ??= ((pairs[ApplicableHeaderTradeSettlement_TaxCurrencyCode__51 >> 3] & 1 << (ApplicableHeaderTradeSettlement_TaxCurrencyCode__51 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 ? [] : let_accounting_currency__50(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    const a = i;
    for (let l2 = x_indexed(d, 45, (d.memo[5] ??= ((pairs[ApplicableHeaderTradeSettlement_InvoiceCurrencyCode__48 >> 3] & 1 << (ApplicableHeaderTradeSettlement_InvoiceCurrencyCode__48 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 ? [] : let_invoice_currency__47(d))), x_ownText, [x_text(d, a)]), k2 = 0; k2 < l2.length; k2++) {
      const i2 = l2[k2];
      if (x_says(d, i2, x_text(d, a))) return true;
    }
  }
  return false;
});
const BR_53__326 = (function (d) {
  const pairs = d.pairs;
  {
    let p = 0;
    for (let l = (d.memo[6] ??= ((pairs[ApplicableHeaderTradeSettlement_TaxCurrencyCode__51 >> 3] & 1 << (ApplicableHeaderTradeSettlement_TaxCurrencyCode__51 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 ? [] : let_accounting_currency__50(d))), k = 0; k < l.length; k++) {
      const i = l[k];
      if (--d.fuel < 0) x_refuel(d);
      p++;
      if (p === 1) {
        return i;
      }
    }
  }
  return undefined;
});
const BR_53__327 = (function (d) {
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[49] ??= [urn_conforme_say_given_1__2(d, (d.memo[48] ??= ((pairs[ApplicableHeaderTradeSettlement_TaxCurrencyCode__51 >> 3] & 1 << (ApplicableHeaderTradeSettlement_TaxCurrencyCode__51 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 ? undefined : BR_53__326(d))))]), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_53__328 = (function (d, n) {
  return (d.memo[51] ??= x_stringJoin((d.memo[50] ??= BR_53__327(d)), " "));
});
const BR_53__329 = (function (d) {
  const pairs = d.pairs;
  {
    let p = 0;
    for (let l = (d.memo[5] ??= ((pairs[ApplicableHeaderTradeSettlement_InvoiceCurrencyCode__48 >> 3] & 1 << (ApplicableHeaderTradeSettlement_InvoiceCurrencyCode__48 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 ? [] : let_invoice_currency__47(d))), k = 0; k < l.length; k++) {
      const i = l[k];
      if (--d.fuel < 0) x_refuel(d);
      p++;
      if (p === 1) {
        return i;
      }
    }
  }
  return undefined;
});
const BR_53__330 = (function (d) {
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[53] ??= [urn_conforme_say_given_1__2(d, (d.memo[52] ??= ((pairs[ApplicableHeaderTradeSettlement_InvoiceCurrencyCode__48 >> 3] & 1 << (ApplicableHeaderTradeSettlement_InvoiceCurrencyCode__48 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 ? undefined : BR_53__329(d))))]), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_53__331 = (function (d, n) {
  return (d.memo[55] ??= x_stringJoin((d.memo[54] ??= BR_53__330(d)), " "));
});
// BR-CO-13, totals.sch:30
const BR_CO_13__332 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  {
    const n2 = n;
    {
      let p = 0;
      for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, TaxBasisTotalAmount__198) : end[a]) if (name[a] === TaxBasisTotalAmount__198 && kind[a] === 1) {
        p++;
        if (p === 1) {
          return a;
          break;
        }
      }
    }
  }
  return undefined;
});
const BR_CO_13__333 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  {
    const n2 = n;
    {
      let p = 0;
      for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, LineTotalAmount__142) : end[a]) if (name[a] === LineTotalAmount__142 && kind[a] === 1) {
        p++;
        if (p === 1) {
          return a;
          break;
        }
      }
    }
  }
  return undefined;
});
const BR_CO_13__334 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  {
    const n2 = n;
    {
      let p = 0;
      for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, AllowanceTotalAmount__204) : end[a]) if (name[a] === AllowanceTotalAmount__204 && kind[a] === 1) {
        p++;
        if (p === 1) {
          return a;
          break;
        }
      }
    }
  }
  return undefined;
});
const BR_CO_13__335 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  {
    const n2 = n;
    {
      let p = 0;
      for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, ChargeTotalAmount__208) : end[a]) if (name[a] === ChargeTotalAmount__208 && kind[a] === 1) {
        p++;
        if (p === 1) {
          return a;
          break;
        }
      }
    }
  }
  return undefined;
});
const BR_CO_13__336 = (function (d, n) {
  const first = d.first;
  const a = x_decimalAt(d, (first[TaxBasisTotalAmount__198] === 0 ? undefined : BR_CO_13__332(n, d)));
  if (a === undefined) return false;
  const b = x_div(x_roundDecimal(x_mul(x_add(x_sub(x_decimalAt(d, (first[LineTotalAmount__142] === 0 ? undefined : BR_CO_13__333(n, d))), ((!(first[AllowanceTotalAmount__204] === 0) && (x_hasChild(d, n, AllowanceTotalAmount__204)) === true) ? x_decimalAt(d, (first[AllowanceTotalAmount__204] === 0 ? undefined : BR_CO_13__334(n, d))) : K__97)), ((!(first[ChargeTotalAmount__208] === 0) && (x_hasChild(d, n, ChargeTotalAmount__208)) === true) ? x_decimalAt(d, (first[ChargeTotalAmount__208] === 0 ? undefined : BR_CO_13__335(n, d))) : K__97)), K__93)), K__93);
  if (b === undefined) return false;
  return a.compare(b) === 0;
});
const BR_CO_13__337 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [urn_conforme_say_amount_1__1(d, (first[TaxBasisTotalAmount__198] === 0 ? undefined : BR_CO_13__332(n, d)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_CO_13__338 = (function (d, n) {
  return x_stringJoin(BR_CO_13__337(d, n), " ");
});
const BR_CO_13__339 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [urn_conforme_say_amount_1__1(d, (first[LineTotalAmount__142] === 0 ? undefined : BR_CO_13__333(n, d)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_CO_13__340 = (function (d, n) {
  return x_stringJoin(BR_CO_13__339(d, n), " ");
});
const BR_CO_13__341 = (function (d, n) {
  {
    let p = 0;
    for (let l = [...x_listDown(d, n, down_AllowanceTotalAmount__205), 0n], k = 0; k < l.length; k++) {
      const i = l[k];
      if (--d.fuel < 0) x_refuel(d);
      p++;
      if (p === 1) {
        return i;
      }
    }
  }
  return undefined;
});
const BR_CO_13__342 = (function (d, n) {
  const r = [];
  for (let l = [urn_conforme_say_amount_1__1(d, BR_CO_13__341(d, n))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_CO_13__343 = (function (d, n) {
  return x_stringJoin(BR_CO_13__342(d, n), " ");
});
const BR_CO_13__344 = (function (d, n) {
  {
    let p = 0;
    for (let l = [...x_listDown(d, n, down_ChargeTotalAmount__209), 0n], k = 0; k < l.length; k++) {
      const i = l[k];
      if (--d.fuel < 0) x_refuel(d);
      p++;
      if (p === 1) {
        return i;
      }
    }
  }
  return undefined;
});
const BR_CO_13__345 = (function (d, n) {
  const r = [];
  for (let l = [urn_conforme_say_amount_1__1(d, BR_CO_13__344(d, n))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_CO_13__346 = (function (d, n) {
  return x_stringJoin(BR_CO_13__345(d, n), " ");
});
const BR_CO_13__347 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const r = [];
  {
    const n2 = n;
    {
      let p = 0;
      for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, AllowanceTotalAmount__204) : end[a]) if (name[a] === AllowanceTotalAmount__204 && kind[a] === 1) {
        p++;
        if (p === 1) {
          r.push(a);
          break;
        }
      }
    }
  }
  return r;
});
const BR_CO_13__348 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [urn_conforme_say_sum_2__4(d, [...x_list((first[LineTotalAmount__142] === 0 ? undefined : BR_CO_13__333(n, d))), ...x_list((first[ChargeTotalAmount__208] === 0 ? undefined : BR_CO_13__335(n, d)))], (first[AllowanceTotalAmount__204] === 0 ? [] : BR_CO_13__347(n, d)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_CO_13__349 = (function (d, n) {
  return x_stringJoin(BR_CO_13__348(d, n), " ");
});
// BR-CO-16, totals.sch:39
const BR_CO_16__350 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  {
    const n2 = n;
    {
      let p = 0;
      for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, DuePayableAmount__200) : end[a]) if (name[a] === DuePayableAmount__200 && kind[a] === 1) {
        p++;
        if (p === 1) {
          return a;
          break;
        }
      }
    }
  }
  return undefined;
});
const BR_CO_16__351 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  {
    const n2 = n;
    {
      let p = 0;
      for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, GrandTotalAmount__199) : end[a]) if (name[a] === GrandTotalAmount__199 && kind[a] === 1) {
        p++;
        if (p === 1) {
          return a;
          break;
        }
      }
    }
  }
  return undefined;
});
const BR_CO_16__352 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  {
    const n2 = n;
    {
      let p = 0;
      for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, TotalPrepaidAmount__218) : end[a]) if (name[a] === TotalPrepaidAmount__218 && kind[a] === 1) {
        p++;
        if (p === 1) {
          return a;
          break;
        }
      }
    }
  }
  return undefined;
});
const BR_CO_16__353 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  {
    const n2 = n;
    {
      let p = 0;
      for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, RoundingAmount__222) : end[a]) if (name[a] === RoundingAmount__222 && kind[a] === 1) {
        p++;
        if (p === 1) {
          return a;
          break;
        }
      }
    }
  }
  return undefined;
});
const BR_CO_16__354 = (function (d, n) {
  const first = d.first;
  const a = x_decimalAt(d, (first[DuePayableAmount__200] === 0 ? undefined : BR_CO_16__350(n, d)));
  if (a === undefined) return false;
  const b = x_add(x_sub(x_decimalAt(d, (first[GrandTotalAmount__199] === 0 ? undefined : BR_CO_16__351(n, d))), ((!(first[TotalPrepaidAmount__218] === 0) && (x_hasChild(d, n, TotalPrepaidAmount__218)) === true) ? x_decimalAt(d, (first[TotalPrepaidAmount__218] === 0 ? undefined : BR_CO_16__352(n, d))) : K__97)), ((!(first[RoundingAmount__222] === 0) && (x_hasChild(d, n, RoundingAmount__222)) === true) ? x_decimalAt(d, (first[RoundingAmount__222] === 0 ? undefined : BR_CO_16__353(n, d))) : K__97));
  if (b === undefined) return false;
  return a.compare(b) === 0;
});
const BR_CO_16__355 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [urn_conforme_say_amount_1__1(d, (first[DuePayableAmount__200] === 0 ? undefined : BR_CO_16__350(n, d)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_CO_16__356 = (function (d, n) {
  return x_stringJoin(BR_CO_16__355(d, n), " ");
});
const BR_CO_16__357 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [urn_conforme_say_amount_1__1(d, (first[GrandTotalAmount__199] === 0 ? undefined : BR_CO_16__351(n, d)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_CO_16__358 = (function (d, n) {
  return x_stringJoin(BR_CO_16__357(d, n), " ");
});
const BR_CO_16__359 = (function (d, n) {
  {
    let p = 0;
    for (let l = [...x_listDown(d, n, down_TotalPrepaidAmount__219), 0n], k = 0; k < l.length; k++) {
      const i = l[k];
      if (--d.fuel < 0) x_refuel(d);
      p++;
      if (p === 1) {
        return i;
      }
    }
  }
  return undefined;
});
const BR_CO_16__360 = (function (d, n) {
  const r = [];
  for (let l = [urn_conforme_say_amount_1__1(d, BR_CO_16__359(d, n))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_CO_16__361 = (function (d, n) {
  return x_stringJoin(BR_CO_16__360(d, n), " ");
});
const BR_CO_16__362 = (function (d, n) {
  {
    let p = 0;
    for (let l = [...x_listDown(d, n, down_RoundingAmount__223), 0n], k = 0; k < l.length; k++) {
      const i = l[k];
      if (--d.fuel < 0) x_refuel(d);
      p++;
      if (p === 1) {
        return i;
      }
    }
  }
  return undefined;
});
const BR_CO_16__363 = (function (d, n) {
  const r = [];
  for (let l = [urn_conforme_say_amount_1__1(d, BR_CO_16__362(d, n))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_CO_16__364 = (function (d, n) {
  return x_stringJoin(BR_CO_16__363(d, n), " ");
});
const BR_CO_16__365 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const r = [];
  {
    const n2 = n;
    {
      let p = 0;
      for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, TotalPrepaidAmount__218) : end[a]) if (name[a] === TotalPrepaidAmount__218 && kind[a] === 1) {
        p++;
        if (p === 1) {
          r.push(a);
          break;
        }
      }
    }
  }
  return r;
});
const BR_CO_16__366 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [urn_conforme_say_sum_2__4(d, [...x_list((first[GrandTotalAmount__199] === 0 ? undefined : BR_CO_16__351(n, d))), ...x_list((first[RoundingAmount__222] === 0 ? undefined : BR_CO_16__353(n, d)))], (first[TotalPrepaidAmount__218] === 0 ? [] : BR_CO_16__365(n, d)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_CO_16__367 = (function (d, n) {
  return x_stringJoin(BR_CO_16__366(d, n), " ");
});
// BR-DEC-13, totals.sch:50
const BR_DEC_13__368 = (function (d, a) {
  const first = d.first;
  const pairs = d.pairs;
  const b = x_textIfAny(d, (first[currencyID__322] === 0 ? undefined : x_attribute(d, a, currencyID__322)));
  if (b === undefined) return false;
  for (let l = x_indexed(d, 45, (d.memo[5] ??= ((pairs[ApplicableHeaderTradeSettlement_InvoiceCurrencyCode__48 >> 3] & 1 << (ApplicableHeaderTradeSettlement_InvoiceCurrencyCode__48 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 ? [] : let_invoice_currency__47(d))), x_ownText, [b]), k = 0; k < l.length; k++) {
    const i = l[k];
    if (x_says(d, i, b)) return true;
  }
  return false;
});
const BR_DEC_13__369 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const pairs = d.pairs;
  {
    const n2 = n;
    for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, TaxTotalAmount__243) : end[a]) if (name[a] === TaxTotalAmount__243 && kind[a] === 1) {
      if ((!(!((pairs[ApplicableHeaderTradeSettlement_InvoiceCurrencyCode__48 >> 3] & 1 << (ApplicableHeaderTradeSettlement_InvoiceCurrencyCode__48 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0) && (BR_DEC_13__368(d, a)) === true) || (x_numberAt(d, a) === (x_roundDouble((x_numberAt(d, a) * 100)) / 100)))) {
        return true;
      }
    }
  }
  return false;
});
const down_TaxTotalAmount__370 = x_down(TaxTotalAmount__243);
const BR_DEC_13__371 = (function (d, n) {
  const r = [];
  for (let l = [x_stringJoin(x_texts(d, x_listDown(d, n, down_TaxTotalAmount__370)), ", ")], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_DEC_13__372 = (function (d, n) {
  return x_stringJoin(BR_DEC_13__371(d, n), " ");
});
// BR-DEC-15, totals.sch:54
const BR_DEC_15__373 = (function (d, a) {
  const first = d.first;
  const pairs = d.pairs;
  const b = x_textIfAny(d, (first[currencyID__322] === 0 ? undefined : x_attribute(d, a, currencyID__322)));
  if (b === undefined) return false;
  for (let l = x_indexed(d, 45, (d.memo[6] ??= ((pairs[ApplicableHeaderTradeSettlement_TaxCurrencyCode__51 >> 3] & 1 << (ApplicableHeaderTradeSettlement_TaxCurrencyCode__51 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 ? [] : let_accounting_currency__50(d))), x_ownText, [b]), k = 0; k < l.length; k++) {
    const i = l[k];
    if (x_says(d, i, b)) return true;
  }
  return false;
});
const BR_DEC_15__374 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const pairs = d.pairs;
  {
    const n2 = n;
    for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, TaxTotalAmount__243) : end[a]) if (name[a] === TaxTotalAmount__243 && kind[a] === 1) {
      if (((d.memo[44] ??= !BR_53__321(d)) || ((!((pairs[ApplicableHeaderTradeSettlement_TaxCurrencyCode__51 >> 3] & 1 << (ApplicableHeaderTradeSettlement_TaxCurrencyCode__51 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0) && (BR_DEC_15__373(d, a)) === true) && (x_numberAt(d, a) === (x_roundDouble((x_numberAt(d, a) * 100)) / 100))))) {
        return true;
      }
    }
  }
  return false;
});
const BR_DEC_15__375 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const pairs = d.pairs;
  const r = [];
  {
    const n2 = n;
    for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, TaxTotalAmount__243) : end[a]) if (name[a] === TaxTotalAmount__243 && kind[a] === 1) {
      if ((!((pairs[ApplicableHeaderTradeSettlement_TaxCurrencyCode__51 >> 3] & 1 << (ApplicableHeaderTradeSettlement_TaxCurrencyCode__51 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0) && (BR_DEC_15__373(d, a)) === true)) {
        r.push(a);
      }
    }
  }
  return r;
});
const BR_DEC_15__376 = (function (d, n) {
  const pairs = d.pairs;
  const r = [];
  for (let l = [urn_conforme_say_given_1__2(d, x_stringJoin(x_texts(d, ((pairs[ApplicableHeaderTradeSettlement_TaxCurrencyCode__51 >> 3] & 1 << (ApplicableHeaderTradeSettlement_TaxCurrencyCode__51 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 ? [] : BR_DEC_15__375(n, d))), ", "))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_DEC_15__377 = (function (d, n) {
  return x_stringJoin(BR_DEC_15__376(d, n), " ");
});
const rule_BR_53_BR_CO_13_BR_CO_16_BR_DEC_13_and_1_more__378 = (function (d, n) {
  const first = d.first;
  const pairs = d.pairs;
  try {
    if (!(((d.memo[44] ??= !BR_53__321(d)) || ((!((pairs[ApplicableHeaderTradeSettlement_TaxCurrencyCode__51 >> 3] & 1 << (ApplicableHeaderTradeSettlement_TaxCurrencyCode__51 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0) && (BR_53__323(n, d)) === true) && (d.memo[47] ??= !(d.memo[46] ??= (!((pairs[ApplicableHeaderTradeSettlement_InvoiceCurrencyCode__48 >> 3] & 1 << (ApplicableHeaderTradeSettlement_InvoiceCurrencyCode__48 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0) && (BR_53__325(d)) === true))))))) d.fail(38 /* BR_53 */, n);
  } catch (e) {
    d.broken(38 /* BR_53 */, n, e);
  }
  try {
    if (!(BR_CO_13__336(d, n))) d.fail(39 /* BR_CO_13 */, n);
  } catch (e2) {
    d.broken(39 /* BR_CO_13 */, n, e2);
  }
  try {
    if (!(BR_CO_16__354(d, n))) d.fail(40 /* BR_CO_16 */, n);
  } catch (e3) {
    d.broken(40 /* BR_CO_16 */, n, e3);
  }
  try {
    if (!((!(!(first[TaxTotalAmount__243] === 0) && (x_hasChild(d, n, TaxTotalAmount__243)) === true) || (!(first[TaxTotalAmount__243] === 0) && (BR_DEC_13__369(n, d)) === true)))) d.fail(41 /* BR_DEC_13 */, n);
  } catch (e4) {
    d.broken(41 /* BR_DEC_13 */, n, e4);
  }
  try {
    if (!((!(!(first[TaxTotalAmount__243] === 0) && (x_hasChild(d, n, TaxTotalAmount__243)) === true) || (!(first[TaxTotalAmount__243] === 0) && (BR_DEC_15__374(n, d)) === true)))) d.fail(42 /* BR_DEC_15 */, n);
  } catch (e5) {
    d.broken(42 /* BR_DEC_15 */, n, e5);
  }
});
// BR-CO-14, totals.sch:60
const CalculatedAmount__379 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "CalculatedAmount");
const BR_CO_14__380 = (function (d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[4] ??= ((pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 ? [] : let_settlement__44(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const n = i;
      for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, ApplicableTradeTax__56) : end[a]) if (name[a] === ApplicableTradeTax__56 && kind[a] === 1) {
        {
          const n2 = a;
          for (let a2 = n2 + 1, e2 = end[n2]; a2 < e2; a2 = e2 - a2 > 999 ? x_behind(d, a2, e2, CalculatedAmount__379) : end[a2]) if (name[a2] === CalculatedAmount__379 && kind[a2] === 1) {
            r.push(a2);
          }
        }
      }
    }
  }
  return r;
});
const ApplicableTradeTax_CalculatedAmount__381 = x_pairPlace(ApplicableTradeTax__56, CalculatedAmount__379);
const BR_CO_14__382 = (function (d, n) {
  const r = [];
  for (let l = [urn_conforme_say_amount_1__1(d, n)], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_CO_14__383 = (function (d, n) {
  return x_stringJoin(BR_CO_14__382(d, n), " ");
});
const BR_CO_14__384 = (function (d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[4] ??= ((pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 ? [] : let_settlement__44(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const n = i;
      for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, ApplicableTradeTax__56) : end[a]) if (name[a] === ApplicableTradeTax__56 && kind[a] === 1) {
        r.push(a);
      }
    }
  }
  return r;
});
const BR_CO_14__385 = (function (d) {
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[60] ??= [urn_conforme_say_several_1__3(d, (d.memo[59] ??= ((pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 ? [] : BR_CO_14__384(d))))]), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_CO_14__386 = (function (d, n) {
  return (d.memo[62] ??= x_stringJoin((d.memo[61] ??= BR_CO_14__385(d)), " "));
});
const BR_CO_14__387 = (function (d) {
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[63] ??= [urn_conforme_say_sum_2__4(d, (d.memo[56] ??= ((pairs[ApplicableTradeTax_CalculatedAmount__381 >> 3] & 1 << (ApplicableTradeTax_CalculatedAmount__381 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 ? [] : BR_CO_14__380(d))), x_boxAll([], "untyped"))]), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_CO_14__388 = (function (d, n) {
  return (d.memo[65] ??= x_stringJoin((d.memo[64] ??= BR_CO_14__387(d)), " "));
});
const rule_BR_CO_14__389 = (function (d, n) {
  const pairs = d.pairs;
  try {
    if (!((x_numberAt(d, n) === (d.memo[58] ??= (x_roundDouble((((d.memo[57] ??= x_sumNumbers(d, (d.memo[56] ??= ((pairs[ApplicableTradeTax_CalculatedAmount__381 >> 3] & 1 << (ApplicableTradeTax_CalculatedAmount__381 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 ? [] : BR_CO_14__380(d))))) * 10) * 10)) / 100))))) d.fail(43 /* BR_CO_14 */, n);
  } catch (e) {
    d.broken(43 /* BR_CO_14 */, n, e);
  }
});
// BR-S-09, vat/row-standard.sch:12
const K__390 = x_decimal("1");
const BR_S_09__391 = (function (d, n, v) {
  const parent = d.parent;
  const first = d.first;
  {
    const v2 = x_divDoubles(x_roundDouble((d.memoNode[40] === parent[n] ? d.memoValue[40] : x_memoiseFor(d, 40, parent[n], x_mulDoubles(x_numberOf(x_absDecimal((d.memoNode[38] === parent[n] ? d.memoValue[38] : x_memoiseFor(d, 38, parent[n], x_decimalAt(d, (d.memoNode[17] === parent[n] ? d.memoValue[17] : x_memoiseFor(d, 17, parent[n], (first[BasisAmount__192] === 0 ? undefined : x_onlyChild(d, parent[n], BasisAmount__192))))))))), x_textIfAny(d, (d.memoNode[39] === parent[n] ? d.memoValue[39] : x_memoiseFor(d, 39, parent[n], (first[RateApplicablePercent__120] === 0 ? undefined : x_onlyChild(d, parent[n], RateApplicablePercent__120))))))))), 100);
    if (v2 !== undefined) {
      if (--d.fuel < 0) x_refuel(d);
      if ((((x_numberOf(x_sub(v, K__390)) < v2) && (x_numberOf(x_add(v, K__390)) > v2)))) return true;
    }
  }
  return false;
});
const BR_S_09__392 = (function (d, n) {
  const parent = d.parent;
  const first = d.first;
  {
    const v = x_absDecimal((d.memoNode[37] === parent[n] ? d.memoValue[37] : x_memoiseFor(d, 37, parent[n], x_decimalAt(d, (d.memoNode[36] === parent[n] ? d.memoValue[36] : x_memoiseFor(d, 36, parent[n], (first[CalculatedAmount__379] === 0 ? undefined : x_onlyChild(d, parent[n], CalculatedAmount__379))))))));
    if (v !== undefined) {
      if (--d.fuel < 0) x_refuel(d);
      if ((BR_S_09__391(d, n, v))) return true;
    }
  }
  return false;
});
const BR_S_09__393 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const end = d.end;
  {
    const n2 = n;
    {
      const a = parent[n2];
      if (a >= 0) {
        if (--d.fuel < 0) x_refuel(d);
        {
          const n3 = a;
          {
            let p = 0;
            for (let a2 = n3 + 1, e = end[n3]; a2 < e; a2 = e - a2 > 999 ? x_behind(d, a2, e, RateApplicablePercent__120) : end[a2]) if (name[a2] === RateApplicablePercent__120 && kind[a2] === 1) {
              p++;
              if (p === 1) {
                return a2;
                break;
              }
            }
          }
        }
      }
    }
  }
  return undefined;
});
const BR_S_09__394 = (function (d, n) {
  const parent = d.parent;
  const first = d.first;
  const r = [];
  for (let l = (d.memoNode[43] === parent[n] ? d.memoValue[43] : x_memoiseFor(d, 43, parent[n], [urn_conforme_say_given_1__2(d, (d.memoNode[42] === parent[n] ? d.memoValue[42] : x_memoiseFor(d, 42, parent[n], (first[RateApplicablePercent__120] === 0 ? undefined : BR_S_09__393(n, d)))))])), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_S_09__395 = (function (d, n) {
  const parent = d.parent;
  return (d.memoNode[45] === parent[n] ? d.memoValue[45] : x_memoiseFor(d, 45, parent[n], x_stringJoin((d.memoNode[44] === parent[n] ? d.memoValue[44] : x_memoiseFor(d, 44, parent[n], BR_S_09__394(d, n))), " ")));
});
const BR_S_09__396 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const end = d.end;
  {
    const n2 = n;
    {
      const a = parent[n2];
      if (a >= 0) {
        if (--d.fuel < 0) x_refuel(d);
        {
          const n3 = a;
          {
            let p = 0;
            for (let a2 = n3 + 1, e = end[n3]; a2 < e; a2 = e - a2 > 999 ? x_behind(d, a2, e, BasisAmount__192) : end[a2]) if (name[a2] === BasisAmount__192 && kind[a2] === 1) {
              p++;
              if (p === 1) {
                return a2;
                break;
              }
            }
          }
        }
      }
    }
  }
  return undefined;
});
const BR_S_09__397 = (function (d, n) {
  const parent = d.parent;
  const first = d.first;
  const r = [];
  for (let l = (d.memoNode[47] === parent[n] ? d.memoValue[47] : x_memoiseFor(d, 47, parent[n], [urn_conforme_say_amount_1__1(d, (d.memoNode[46] === parent[n] ? d.memoValue[46] : x_memoiseFor(d, 46, parent[n], (first[BasisAmount__192] === 0 ? undefined : BR_S_09__396(n, d)))))])), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_S_09__398 = (function (d, n) {
  const parent = d.parent;
  return (d.memoNode[49] === parent[n] ? d.memoValue[49] : x_memoiseFor(d, 49, parent[n], x_stringJoin((d.memoNode[48] === parent[n] ? d.memoValue[48] : x_memoiseFor(d, 48, parent[n], BR_S_09__397(d, n))), " ")));
});
const BR_S_09__399 = (function (d, n) {
  const parent = d.parent;
  const first = d.first;
  const r = [];
  for (let l = (d.memoNode[50] === parent[n] ? d.memoValue[50] : x_memoiseFor(d, 50, parent[n], [urn_conforme_say_tax_2__5(d, (d.memoNode[46] === parent[n] ? d.memoValue[46] : x_memoiseFor(d, 46, parent[n], (first[BasisAmount__192] === 0 ? undefined : BR_S_09__396(n, d)))), (d.memoNode[42] === parent[n] ? d.memoValue[42] : x_memoiseFor(d, 42, parent[n], (first[RateApplicablePercent__120] === 0 ? undefined : BR_S_09__393(n, d)))))])), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_S_09__400 = (function (d, n) {
  const parent = d.parent;
  return (d.memoNode[52] === parent[n] ? d.memoValue[52] : x_memoiseFor(d, 52, parent[n], x_stringJoin((d.memoNode[51] === parent[n] ? d.memoValue[51] : x_memoiseFor(d, 51, parent[n], BR_S_09__399(d, n))), " ")));
});
const BR_S_09__401 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const end = d.end;
  {
    const n2 = n;
    {
      const a = parent[n2];
      if (a >= 0) {
        if (--d.fuel < 0) x_refuel(d);
        {
          const n3 = a;
          {
            let p = 0;
            for (let a2 = n3 + 1, e = end[n3]; a2 < e; a2 = e - a2 > 999 ? x_behind(d, a2, e, CalculatedAmount__379) : end[a2]) if (name[a2] === CalculatedAmount__379 && kind[a2] === 1) {
              p++;
              if (p === 1) {
                return a2;
                break;
              }
            }
          }
        }
      }
    }
  }
  return undefined;
});
const BR_S_09__402 = (function (d, n) {
  const parent = d.parent;
  const first = d.first;
  const r = [];
  for (let l = (d.memoNode[54] === parent[n] ? d.memoValue[54] : x_memoiseFor(d, 54, parent[n], [urn_conforme_say_amount_1__1(d, (d.memoNode[53] === parent[n] ? d.memoValue[53] : x_memoiseFor(d, 53, parent[n], (first[CalculatedAmount__379] === 0 ? undefined : BR_S_09__401(n, d)))))])), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_S_09__403 = (function (d, n) {
  const parent = d.parent;
  return (d.memoNode[56] === parent[n] ? d.memoValue[56] : x_memoiseFor(d, 56, parent[n], x_stringJoin((d.memoNode[55] === parent[n] ? d.memoValue[55] : x_memoiseFor(d, 55, parent[n], BR_S_09__402(d, n))), " ")));
});
// BR-S-10, vat/row-standard.sch:20
const ExemptionReason__404 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "ExemptionReason");
const ExemptionReasonCode__405 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "ExemptionReasonCode");
const rule_BR_S_09_BR_S_10__406 = (function (d, n) {
  const parent = d.parent;
  const first = d.first;
  try {
    if (!((d.memoNode[41] === parent[n] ? d.memoValue[41] : x_memoiseFor(d, 41, parent[n], BR_S_09__392(d, n))))) d.fail(44 /* BR_S_09 */, n);
  } catch (e) {
    d.broken(44 /* BR_S_09 */, n, e);
  }
  try {
    if (!((d.memoNode[59] === parent[n] ? d.memoValue[59] : x_memoiseFor(d, 59, parent[n], !((d.memoNode[57] === parent[n] ? d.memoValue[57] : x_memoiseFor(d, 57, parent[n], (!(first[ExemptionReason__404] === 0) && (x_hasChild(d, parent[n], ExemptionReason__404)) === true))) || (d.memoNode[58] === parent[n] ? d.memoValue[58] : x_memoiseFor(d, 58, parent[n], (!(first[ExemptionReasonCode__405] === 0) && (x_hasChild(d, parent[n], ExemptionReasonCode__405)) === true)))))))) d.fail(45 /* BR_S_10 */, n);
  } catch (e2) {
    d.broken(45 /* BR_S_10 */, n, e2);
  }
});
const BillingSpecifiedPeriod__407 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "BillingSpecifiedPeriod");
const let_period__408 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const end = d.end;
  const r = [];
  {
    const n2 = n;
    {
      const a = parent[n2];
      if (a >= 0) {
        {
          const n3 = a;
          {
            const a2 = parent[n3];
            if (a2 >= 0) {
              if (--d.fuel < 0) x_refuel(d);
              {
                const n4 = a2;
                for (let a3 = n4 + 1, e = end[n4]; a3 < e; a3 = e - a3 > 999 ? x_behind(d, a3, e, BillingSpecifiedPeriod__407) : end[a3]) if (name[a3] === BillingSpecifiedPeriod__407 && kind[a3] === 1) {
                  r.push(a3);
                }
              }
            }
          }
        }
      }
    }
  }
  return r;
});
const let_period__409 = (function (d, n) {
  const parent = d.parent;
  const first = d.first;
  return (d.memoNode[60] === parent[parent[n]] ? d.memoValue[60] : x_memoiseFor(d, 60, parent[parent[n]], (first[BillingSpecifiedPeriod__407] === 0 ? [] : let_period__408(n, d))));
});
const let_other_taxes__410 = (function (a, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const b = "O";
  {
    const n = a;
    for (let a2 = n + 1, e = end[n]; a2 < e; a2 = e - a2 > 999 ? x_behind(d, a2, e, CategoryCode__103) : end[a2]) if (name[a2] === CategoryCode__103 && kind[a2] === 1) {
      if (!x_says(d, a2, b)) return true;
    }
  }
  return false;
});
const let_other_taxes__411 = (function (d) {
  const kind = d.kind;
  const first = d.first;
  const next = d.next;
  const r = [];
  if (--d.fuel < 0) x_refuel(d);
  for (let a = first[ApplicableTradeTax__56]; a > 0; a = next[a]) if (kind[a] === 1) {
    if ((!(first[CategoryCode__103] === 0) && (let_other_taxes__410(a, d)) === true)) {
      r.push(a);
    }
  }
  return r;
});
const let_other_adjustments__412 = (function (d) {
  const first = d.first;
  const r = [];
  for (let l = (d.memo[9] ??= (first[CategoryTradeTax__59] === 0 ? [] : let_adjustment_taxes__60(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!(first[CategoryCode__103] === 0) && (let_other_taxes__410(i, d)) === true)) {
      r.push(i);
    }
  }
  return r;
});
const let_rows__413 = (function (i, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const b = "S";
  {
    const n = i;
    for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, CategoryCode__103) : end[a]) if (name[a] === CategoryCode__103 && kind[a] === 1) {
      if (x_says(d, a, b)) return true;
    }
  }
  return false;
});
const texts_of_CategoryCode__414 = x_vocabulary(CategoryCode__103, null, false);
const CategoryCode_says_S__415 = x_bitsOf(texts_of_CategoryCode__414, "S");
const let_rows__416 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[10] ??= ((pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || first[ApplicableHeaderTradeSettlement__43] === 0 ? [] : x_sortNodes(let_breakdown__61(d)))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_S__415) === 0 || first[CategoryCode__103] === 0) && (let_rows__413(i, d)) === true)) {
      r.push(i);
    }
  }
  return r;
});
const let_lines_using__417 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[8] ??= ((pairs[SpecifiedLineTradeSettlement_ApplicableTradeTax__58 >> 3] & 1 << (SpecifiedLineTradeSettlement_ApplicableTradeTax__58 & 7)) === 0 || first[SpecifiedLineTradeSettlement__55] === 0 ? [] : x_sortNodes(let_line_taxes__57(d)))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_S__415) === 0 || first[CategoryCode__103] === 0) && (let_rows__413(i, d)) === true)) {
      r.push(i);
    }
  }
  return r;
});
const let_adjustments_using__418 = (function (d) {
  const first = d.first;
  const r = [];
  for (let l = (d.memo[9] ??= (first[CategoryTradeTax__59] === 0 ? [] : let_adjustment_taxes__60(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_S__415) === 0 || first[CategoryCode__103] === 0) && (let_rows__413(i, d)) === true)) {
      r.push(i);
    }
  }
  return r;
});
const let_adjustments_using__419 = (function (d) {
  const pairs = d.pairs;
  let c = 0;
  for (let l = (d.memo[73] ??= (((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_S__415) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 ? [] : let_adjustments_using__418(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    c++;
  }
  return c;
});
const let_rows__420 = (function (i, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const b = "Z";
  {
    const n = i;
    for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, CategoryCode__103) : end[a]) if (name[a] === CategoryCode__103 && kind[a] === 1) {
      if (x_says(d, a, b)) return true;
    }
  }
  return false;
});
const CategoryCode_says_Z__421 = x_bitsOf(texts_of_CategoryCode__414, "Z");
const let_rows__422 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[10] ??= ((pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || first[ApplicableHeaderTradeSettlement__43] === 0 ? [] : x_sortNodes(let_breakdown__61(d)))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_Z__421) === 0 || first[CategoryCode__103] === 0) && (let_rows__420(i, d)) === true)) {
      r.push(i);
    }
  }
  return r;
});
const let_used__423 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[8] ??= ((pairs[SpecifiedLineTradeSettlement_ApplicableTradeTax__58 >> 3] & 1 << (SpecifiedLineTradeSettlement_ApplicableTradeTax__58 & 7)) === 0 || first[SpecifiedLineTradeSettlement__55] === 0 ? [] : x_sortNodes(let_line_taxes__57(d)))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_Z__421) === 0 || first[CategoryCode__103] === 0) && (let_rows__420(i, d)) === true)) {
      r.push(i);
    }
  }
  return r;
});
const let_used__424 = (function (d) {
  const pairs = d.pairs;
  for (let l = (d.memo[77] ??= (((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_Z__421) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 ? [] : let_used__423(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    return true;
  }
  return false;
});
const let_used__425 = (function (d) {
  const first = d.first;
  const r = [];
  for (let l = (d.memo[9] ??= (first[CategoryTradeTax__59] === 0 ? [] : let_adjustment_taxes__60(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_Z__421) === 0 || first[CategoryCode__103] === 0) && (let_rows__420(i, d)) === true)) {
      r.push(i);
    }
  }
  return r;
});
const let_used__426 = (function (d) {
  const pairs = d.pairs;
  for (let l = (d.memo[79] ??= (((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_Z__421) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 ? [] : let_used__425(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    return true;
  }
  return false;
});
// BR-Z-09, vat/row-untaxed.sch:12
const down_CalculatedAmount__427 = x_down(CalculatedAmount__379);
const BR_Z_09__428 = (function (d, n) {
  const parent = d.parent;
  const b = 0n;
  for (let l = (d.memoNode[62] === parent[n] ? d.memoValue[62] : x_memoiseFor(d, 62, parent[n], x_listDown(d, parent[n], down_CalculatedAmount__427))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (x_numberAt(d, i) === 0) return true;
  }
  return false;
});
const BR_Z_09__429 = (function (d) {
  const r = [];
  for (let l = ["the zero rate (Z)"], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_Z_09__430 = (function (d, n) {
  return (d.memo[82] ??= x_stringJoin((d.memo[81] ??= BR_Z_09__429(d)), " "));
});
// BR-Z-10, vat/row-untaxed.sch:16
const BR_Z_10__431 = (function (d) {
  const r = [];
  for (let l = ["gives an exemption reason, which this category cannot have"], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_Z_10__432 = (function (d, n) {
  return (d.memo[84] ??= x_stringJoin((d.memo[83] ??= BR_Z_10__431(d)), " "));
});
const rule_BR_Z_09_BR_Z_10__433 = (function (d, n) {
  const parent = d.parent;
  const first = d.first;
  try {
    if (!((d.memoNode[63] === parent[n] ? d.memoValue[63] : x_memoiseFor(d, 63, parent[n], ((BR_Z_09__428(d, n)) === true))))) d.fail(46 /* BR_Z_09 */, n);
  } catch (e) {
    d.broken(46 /* BR_Z_09 */, n, e);
  }
  try {
    if (!((d.memoNode[59] === parent[n] ? d.memoValue[59] : x_memoiseFor(d, 59, parent[n], !((d.memoNode[57] === parent[n] ? d.memoValue[57] : x_memoiseFor(d, 57, parent[n], (!(first[ExemptionReason__404] === 0) && (x_hasChild(d, parent[n], ExemptionReason__404)) === true))) || (d.memoNode[58] === parent[n] ? d.memoValue[58] : x_memoiseFor(d, 58, parent[n], (!(first[ExemptionReasonCode__405] === 0) && (x_hasChild(d, parent[n], ExemptionReasonCode__405)) === true)))))))) d.fail(47 /* BR_Z_10 */, n);
  } catch (e2) {
    d.broken(47 /* BR_Z_10 */, n, e2);
  }
});
const let_rows__434 = (function (i, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const b = "E";
  {
    const n = i;
    for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, CategoryCode__103) : end[a]) if (name[a] === CategoryCode__103 && kind[a] === 1) {
      if (x_says(d, a, b)) return true;
    }
  }
  return false;
});
const CategoryCode_says_E__435 = x_bitsOf(texts_of_CategoryCode__414, "E");
const let_rows__436 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[10] ??= ((pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || first[ApplicableHeaderTradeSettlement__43] === 0 ? [] : x_sortNodes(let_breakdown__61(d)))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_E__435) === 0 || first[CategoryCode__103] === 0) && (let_rows__434(i, d)) === true)) {
      r.push(i);
    }
  }
  return r;
});
const let_used__437 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[8] ??= ((pairs[SpecifiedLineTradeSettlement_ApplicableTradeTax__58 >> 3] & 1 << (SpecifiedLineTradeSettlement_ApplicableTradeTax__58 & 7)) === 0 || first[SpecifiedLineTradeSettlement__55] === 0 ? [] : x_sortNodes(let_line_taxes__57(d)))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_E__435) === 0 || first[CategoryCode__103] === 0) && (let_rows__434(i, d)) === true)) {
      r.push(i);
    }
  }
  return r;
});
const let_used__438 = (function (d) {
  const pairs = d.pairs;
  for (let l = (d.memo[87] ??= (((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_E__435) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 ? [] : let_used__437(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    return true;
  }
  return false;
});
const let_used__439 = (function (d) {
  const first = d.first;
  const r = [];
  for (let l = (d.memo[9] ??= (first[CategoryTradeTax__59] === 0 ? [] : let_adjustment_taxes__60(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_E__435) === 0 || first[CategoryCode__103] === 0) && (let_rows__434(i, d)) === true)) {
      r.push(i);
    }
  }
  return r;
});
const let_used__440 = (function (d) {
  const pairs = d.pairs;
  for (let l = (d.memo[89] ??= (((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_E__435) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 ? [] : let_used__439(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    return true;
  }
  return false;
});
const let_rows__441 = (function (i, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const b = "AE";
  {
    const n = i;
    for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, CategoryCode__103) : end[a]) if (name[a] === CategoryCode__103 && kind[a] === 1) {
      if (x_says(d, a, b)) return true;
    }
  }
  return false;
});
const CategoryCode_says_AE__442 = x_bitsOf(texts_of_CategoryCode__414, "AE");
const let_rows__443 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[10] ??= ((pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || first[ApplicableHeaderTradeSettlement__43] === 0 ? [] : x_sortNodes(let_breakdown__61(d)))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_AE__442) === 0 || first[CategoryCode__103] === 0) && (let_rows__441(i, d)) === true)) {
      r.push(i);
    }
  }
  return r;
});
const let_used__444 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[8] ??= ((pairs[SpecifiedLineTradeSettlement_ApplicableTradeTax__58 >> 3] & 1 << (SpecifiedLineTradeSettlement_ApplicableTradeTax__58 & 7)) === 0 || first[SpecifiedLineTradeSettlement__55] === 0 ? [] : x_sortNodes(let_line_taxes__57(d)))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_AE__442) === 0 || first[CategoryCode__103] === 0) && (let_rows__441(i, d)) === true)) {
      r.push(i);
    }
  }
  return r;
});
const let_used__445 = (function (d) {
  const pairs = d.pairs;
  for (let l = (d.memo[93] ??= (((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_AE__442) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 ? [] : let_used__444(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    return true;
  }
  return false;
});
const let_used__446 = (function (d) {
  const first = d.first;
  const r = [];
  for (let l = (d.memo[9] ??= (first[CategoryTradeTax__59] === 0 ? [] : let_adjustment_taxes__60(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_AE__442) === 0 || first[CategoryCode__103] === 0) && (let_rows__441(i, d)) === true)) {
      r.push(i);
    }
  }
  return r;
});
const let_used__447 = (function (d) {
  const pairs = d.pairs;
  for (let l = (d.memo[95] ??= (((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_AE__442) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 ? [] : let_used__446(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    return true;
  }
  return false;
});
const let_rows__448 = (function (i, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const b = "K";
  {
    const n = i;
    for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, CategoryCode__103) : end[a]) if (name[a] === CategoryCode__103 && kind[a] === 1) {
      if (x_says(d, a, b)) return true;
    }
  }
  return false;
});
const CategoryCode_says_K__449 = x_bitsOf(texts_of_CategoryCode__414, "K");
const let_rows__450 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[10] ??= ((pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || first[ApplicableHeaderTradeSettlement__43] === 0 ? [] : x_sortNodes(let_breakdown__61(d)))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_K__449) === 0 || first[CategoryCode__103] === 0) && (let_rows__448(i, d)) === true)) {
      r.push(i);
    }
  }
  return r;
});
const let_used__451 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[8] ??= ((pairs[SpecifiedLineTradeSettlement_ApplicableTradeTax__58 >> 3] & 1 << (SpecifiedLineTradeSettlement_ApplicableTradeTax__58 & 7)) === 0 || first[SpecifiedLineTradeSettlement__55] === 0 ? [] : x_sortNodes(let_line_taxes__57(d)))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_K__449) === 0 || first[CategoryCode__103] === 0) && (let_rows__448(i, d)) === true)) {
      r.push(i);
    }
  }
  return r;
});
const let_used__452 = (function (d) {
  const pairs = d.pairs;
  for (let l = (d.memo[99] ??= (((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_K__449) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 ? [] : let_used__451(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    return true;
  }
  return false;
});
const let_used__453 = (function (d) {
  const first = d.first;
  const r = [];
  for (let l = (d.memo[9] ??= (first[CategoryTradeTax__59] === 0 ? [] : let_adjustment_taxes__60(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_K__449) === 0 || first[CategoryCode__103] === 0) && (let_rows__448(i, d)) === true)) {
      r.push(i);
    }
  }
  return r;
});
const let_used__454 = (function (d) {
  const pairs = d.pairs;
  for (let l = (d.memo[101] ??= (((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_K__449) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 ? [] : let_used__453(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    return true;
  }
  return false;
});
const let_rows__455 = (function (i, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const b = "G";
  {
    const n = i;
    for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, CategoryCode__103) : end[a]) if (name[a] === CategoryCode__103 && kind[a] === 1) {
      if (x_says(d, a, b)) return true;
    }
  }
  return false;
});
const CategoryCode_says_G__456 = x_bitsOf(texts_of_CategoryCode__414, "G");
const let_rows__457 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[10] ??= ((pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || first[ApplicableHeaderTradeSettlement__43] === 0 ? [] : x_sortNodes(let_breakdown__61(d)))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_G__456) === 0 || first[CategoryCode__103] === 0) && (let_rows__455(i, d)) === true)) {
      r.push(i);
    }
  }
  return r;
});
const let_used__458 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[8] ??= ((pairs[SpecifiedLineTradeSettlement_ApplicableTradeTax__58 >> 3] & 1 << (SpecifiedLineTradeSettlement_ApplicableTradeTax__58 & 7)) === 0 || first[SpecifiedLineTradeSettlement__55] === 0 ? [] : x_sortNodes(let_line_taxes__57(d)))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_G__456) === 0 || first[CategoryCode__103] === 0) && (let_rows__455(i, d)) === true)) {
      r.push(i);
    }
  }
  return r;
});
const let_used__459 = (function (d) {
  const pairs = d.pairs;
  for (let l = (d.memo[105] ??= (((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_G__456) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 ? [] : let_used__458(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    return true;
  }
  return false;
});
const let_used__460 = (function (d) {
  const first = d.first;
  const r = [];
  for (let l = (d.memo[9] ??= (first[CategoryTradeTax__59] === 0 ? [] : let_adjustment_taxes__60(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_G__456) === 0 || first[CategoryCode__103] === 0) && (let_rows__455(i, d)) === true)) {
      r.push(i);
    }
  }
  return r;
});
const let_used__461 = (function (d) {
  const pairs = d.pairs;
  for (let l = (d.memo[107] ??= (((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_G__456) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 ? [] : let_used__460(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    return true;
  }
  return false;
});
const let_rows__462 = (function (i, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const b = "O";
  {
    const n = i;
    for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, CategoryCode__103) : end[a]) if (name[a] === CategoryCode__103 && kind[a] === 1) {
      if (x_says(d, a, b)) return true;
    }
  }
  return false;
});
const CategoryCode_says_O__463 = x_bitsOf(texts_of_CategoryCode__414, "O");
const let_rows__464 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[10] ??= ((pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || first[ApplicableHeaderTradeSettlement__43] === 0 ? [] : x_sortNodes(let_breakdown__61(d)))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_O__463) === 0 || first[CategoryCode__103] === 0) && (let_rows__462(i, d)) === true)) {
      r.push(i);
    }
  }
  return r;
});
const let_used__465 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[8] ??= ((pairs[SpecifiedLineTradeSettlement_ApplicableTradeTax__58 >> 3] & 1 << (SpecifiedLineTradeSettlement_ApplicableTradeTax__58 & 7)) === 0 || first[SpecifiedLineTradeSettlement__55] === 0 ? [] : x_sortNodes(let_line_taxes__57(d)))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_O__463) === 0 || first[CategoryCode__103] === 0) && (let_rows__462(i, d)) === true)) {
      r.push(i);
    }
  }
  return r;
});
const let_used__466 = (function (d) {
  const pairs = d.pairs;
  for (let l = (d.memo[111] ??= (((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_O__463) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 ? [] : let_used__465(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    return true;
  }
  return false;
});
const let_used__467 = (function (d) {
  const first = d.first;
  const r = [];
  for (let l = (d.memo[9] ??= (first[CategoryTradeTax__59] === 0 ? [] : let_adjustment_taxes__60(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_O__463) === 0 || first[CategoryCode__103] === 0) && (let_rows__462(i, d)) === true)) {
      r.push(i);
    }
  }
  return r;
});
const let_used__468 = (function (d) {
  const pairs = d.pairs;
  for (let l = (d.memo[113] ??= (((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_O__463) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 ? [] : let_used__467(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    return true;
  }
  return false;
});
const let_rows__469 = (function (i, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const b = "L";
  {
    const n = i;
    for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, CategoryCode__103) : end[a]) if (name[a] === CategoryCode__103 && kind[a] === 1) {
      if (x_says(d, a, b)) return true;
    }
  }
  return false;
});
const CategoryCode_says_L__470 = x_bitsOf(texts_of_CategoryCode__414, "L");
const let_rows__471 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[10] ??= ((pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || first[ApplicableHeaderTradeSettlement__43] === 0 ? [] : x_sortNodes(let_breakdown__61(d)))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_L__470) === 0 || first[CategoryCode__103] === 0) && (let_rows__469(i, d)) === true)) {
      r.push(i);
    }
  }
  return r;
});
const let_lines_using__472 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[8] ??= ((pairs[SpecifiedLineTradeSettlement_ApplicableTradeTax__58 >> 3] & 1 << (SpecifiedLineTradeSettlement_ApplicableTradeTax__58 & 7)) === 0 || first[SpecifiedLineTradeSettlement__55] === 0 ? [] : x_sortNodes(let_line_taxes__57(d)))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_L__470) === 0 || first[CategoryCode__103] === 0) && (let_rows__469(i, d)) === true)) {
      r.push(i);
    }
  }
  return r;
});
const let_adjustments_using__473 = (function (d) {
  const first = d.first;
  const r = [];
  for (let l = (d.memo[9] ??= (first[CategoryTradeTax__59] === 0 ? [] : let_adjustment_taxes__60(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_L__470) === 0 || first[CategoryCode__103] === 0) && (let_rows__469(i, d)) === true)) {
      r.push(i);
    }
  }
  return r;
});
const let_adjustments_using__474 = (function (d) {
  const pairs = d.pairs;
  let c = 0;
  for (let l = (d.memo[119] ??= (((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_L__470) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 ? [] : let_adjustments_using__473(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    c++;
  }
  return c;
});
const let_rows__475 = (function (i, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const b = "M";
  {
    const n = i;
    for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, CategoryCode__103) : end[a]) if (name[a] === CategoryCode__103 && kind[a] === 1) {
      if (x_says(d, a, b)) return true;
    }
  }
  return false;
});
const CategoryCode_says_M__476 = x_bitsOf(texts_of_CategoryCode__414, "M");
const let_rows__477 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[10] ??= ((pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || first[ApplicableHeaderTradeSettlement__43] === 0 ? [] : x_sortNodes(let_breakdown__61(d)))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_M__476) === 0 || first[CategoryCode__103] === 0) && (let_rows__475(i, d)) === true)) {
      r.push(i);
    }
  }
  return r;
});
const let_lines_using__478 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[8] ??= ((pairs[SpecifiedLineTradeSettlement_ApplicableTradeTax__58 >> 3] & 1 << (SpecifiedLineTradeSettlement_ApplicableTradeTax__58 & 7)) === 0 || first[SpecifiedLineTradeSettlement__55] === 0 ? [] : x_sortNodes(let_line_taxes__57(d)))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_M__476) === 0 || first[CategoryCode__103] === 0) && (let_rows__475(i, d)) === true)) {
      r.push(i);
    }
  }
  return r;
});
const let_adjustments_using__479 = (function (d) {
  const first = d.first;
  const r = [];
  for (let l = (d.memo[9] ??= (first[CategoryTradeTax__59] === 0 ? [] : let_adjustment_taxes__60(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_M__476) === 0 || first[CategoryCode__103] === 0) && (let_rows__475(i, d)) === true)) {
      r.push(i);
    }
  }
  return r;
});
const let_adjustments_using__480 = (function (d) {
  const pairs = d.pairs;
  let c = 0;
  for (let l = (d.memo[125] ??= (((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_M__476) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 ? [] : let_adjustments_using__479(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    c++;
  }
  return c;
});
// CII-SR-467, syntax/document.sch:8
const SpecifiedTradeSettlementPaymentMeans__481 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "SpecifiedTradeSettlementPaymentMeans");
const CII_SR_467__482 = (function (d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const first = d.first;
  const next = d.next;
  const r = [];
  if (--d.fuel < 0) x_refuel(d);
  for (let a = first[SpecifiedTradeSettlementPaymentMeans__481]; a > 0; a = next[a]) if (kind[a] === 1) {
    {
      const n = a;
      for (let a2 = n + 1, e = end[n]; a2 < e; a2 = e - a2 > 999 ? x_behind(d, a2, e, TypeCode__177) : end[a2]) if (name[a2] === TypeCode__177 && kind[a2] === 1) {
        r.push(a2);
      }
    }
  }
  return r;
});
const SpecifiedTradeSettlementPaymentMeans_TypeCode__483 = x_pairPlace(SpecifiedTradeSettlementPaymentMeans__481, TypeCode__177);
const CII_SR_467__484 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[127] ??= ((pairs[SpecifiedTradeSettlementPaymentMeans_TypeCode__483 >> 3] & 1 << (SpecifiedTradeSettlementPaymentMeans_TypeCode__483 & 7)) === 0 || first[SpecifiedTradeSettlementPaymentMeans__481] === 0 ? [] : x_sortNodes(CII_SR_467__482(d)))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = x_normalizeSpace(x_text(d, i));
      r.push(v);
    }
  }
  return r;
});
const CII_SR_467__485 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let c = 0;
  for (let l = (d.memo[129] ??= x_distinctValues(x_boxAll((d.memo[128] ??= ((pairs[SpecifiedTradeSettlementPaymentMeans_TypeCode__483 >> 3] & 1 << (SpecifiedTradeSettlementPaymentMeans_TypeCode__483 & 7)) === 0 || first[SpecifiedTradeSettlementPaymentMeans__481] === 0 ? [] : CII_SR_467__484(d))), "string"))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    c++;
  }
  return c;
});
const CII_SR_467__486 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[133] ??= [urn_conforme_say_given_1__2(d, (d.memo[132] ??= x_stringJoin(x_texts(d, (d.memo[127] ??= ((pairs[SpecifiedTradeSettlementPaymentMeans_TypeCode__483 >> 3] & 1 << (SpecifiedTradeSettlementPaymentMeans_TypeCode__483 & 7)) === 0 || first[SpecifiedTradeSettlementPaymentMeans__481] === 0 ? [] : x_sortNodes(CII_SR_467__482(d))))), ", ")))]), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const CII_SR_467__487 = (function (d, n) {
  return (d.memo[135] ??= x_stringJoin((d.memo[134] ??= CII_SR_467__486(d)), " "));
});
// CII-SR-468, syntax/document.sch:11
const Information__488 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "Information");
const CII_SR_468__489 = (function (d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const first = d.first;
  const next = d.next;
  const r = [];
  if (--d.fuel < 0) x_refuel(d);
  for (let a = first[SpecifiedTradeSettlementPaymentMeans__481]; a > 0; a = next[a]) if (kind[a] === 1) {
    {
      const n = a;
      for (let a2 = n + 1, e = end[n]; a2 < e; a2 = e - a2 > 999 ? x_behind(d, a2, e, Information__488) : end[a2]) if (name[a2] === Information__488 && kind[a2] === 1) {
        r.push(a2);
      }
    }
  }
  return r;
});
const SpecifiedTradeSettlementPaymentMeans_Information__490 = x_pairPlace(SpecifiedTradeSettlementPaymentMeans__481, Information__488);
const CII_SR_468__491 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[136] ??= ((pairs[SpecifiedTradeSettlementPaymentMeans_Information__490 >> 3] & 1 << (SpecifiedTradeSettlementPaymentMeans_Information__490 & 7)) === 0 || first[SpecifiedTradeSettlementPaymentMeans__481] === 0 ? [] : x_sortNodes(CII_SR_468__489(d)))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = x_normalizeSpace(x_text(d, i));
      r.push(v);
    }
  }
  return r;
});
const CII_SR_468__492 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let c = 0;
  for (let l = (d.memo[138] ??= x_distinctValues(x_boxAll((d.memo[137] ??= ((pairs[SpecifiedTradeSettlementPaymentMeans_Information__490 >> 3] & 1 << (SpecifiedTradeSettlementPaymentMeans_Information__490 & 7)) === 0 || first[SpecifiedTradeSettlementPaymentMeans__481] === 0 ? [] : CII_SR_468__491(d))), "string"))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    c++;
  }
  return c;
});
const CII_SR_468__493 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[142] ??= [urn_conforme_say_given_1__2(d, (d.memo[141] ??= x_stringJoin(x_texts(d, (d.memo[136] ??= ((pairs[SpecifiedTradeSettlementPaymentMeans_Information__490 >> 3] & 1 << (SpecifiedTradeSettlementPaymentMeans_Information__490 & 7)) === 0 || first[SpecifiedTradeSettlementPaymentMeans__481] === 0 ? [] : x_sortNodes(CII_SR_468__489(d))))), ", ")))]), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const CII_SR_468__494 = (function (d, n) {
  return (d.memo[144] ??= x_stringJoin((d.memo[143] ??= CII_SR_468__493(d)), " "));
});
// CII-SR-469, syntax/document.sch:14
const PaymentReference__495 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "PaymentReference");
const CII_SR_469__496 = (function (d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const first = d.first;
  const next = d.next;
  const r = [];
  if (--d.fuel < 0) x_refuel(d);
  for (let a = first[ApplicableHeaderTradeSettlement__43]; a > 0; a = next[a]) if (kind[a] === 1) {
    {
      const n = a;
      for (let a2 = n + 1, e = end[n]; a2 < e; a2 = e - a2 > 999 ? x_behind(d, a2, e, PaymentReference__495) : end[a2]) if (name[a2] === PaymentReference__495 && kind[a2] === 1) {
        r.push(a2);
      }
    }
  }
  return r;
});
const ApplicableHeaderTradeSettlement_PaymentReference__497 = x_pairPlace(ApplicableHeaderTradeSettlement__43, PaymentReference__495);
const CII_SR_469__498 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[148] ??= [BigInt((d.memo[145] ??= ((pairs[ApplicableHeaderTradeSettlement_PaymentReference__497 >> 3] & 1 << (ApplicableHeaderTradeSettlement_PaymentReference__497 & 7)) === 0 || first[ApplicableHeaderTradeSettlement__43] === 0 ? [] : x_sortNodes(CII_SR_469__496(d)))).length)]), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = x_spell(i);
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const CII_SR_469__499 = (function (d, n) {
  return (d.memo[150] ??= x_stringJoin((d.memo[149] ??= CII_SR_469__498(d)), " "));
});
const rule_CII_SR_467_CII_SR_468_CII_SR_469__500 = (function (d, n) {
  const first = d.first;
  const pairs = d.pairs;
  try {
    if (!((d.memo[131] ??= ((d.memo[130] ??= CII_SR_467__485(d)) <= 1)))) d.fail(48 /* CII_SR_467 */, n);
  } catch (e) {
    d.broken(48 /* CII_SR_467 */, n, e);
  }
  try {
    if (!((d.memo[140] ??= ((d.memo[139] ??= CII_SR_468__492(d)) <= 1)))) d.fail(49 /* CII_SR_468 */, n);
  } catch (e2) {
    d.broken(49 /* CII_SR_468 */, n, e2);
  }
  try {
    if (!((d.memo[147] ??= ((((d.memo[146] ??= (d.memo[145] ??= ((pairs[ApplicableHeaderTradeSettlement_PaymentReference__497 >> 3] & 1 << (ApplicableHeaderTradeSettlement_PaymentReference__497 & 7)) === 0 || first[ApplicableHeaderTradeSettlement__43] === 0 ? [] : x_sortNodes(CII_SR_469__496(d)))).length) <= 1)) === true)))) d.fail(50 /* CII_SR_469 */, n);
  } catch (e3) {
    d.broken(50 /* CII_SR_469 */, n, e3);
  }
});
// CII-SR-463, syntax/settlement.sch:187
const CII_SR_463__501 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [urn_conforme_say_amount_1__1(d, (first[ActualAmount__144] === 0 ? undefined : pack__145(n, d)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const CII_SR_463__502 = (function (d, n) {
  return x_stringJoin(CII_SR_463__501(d, n), " ");
});
// CII-SR-473, syntax/settlement.sch:196
const down_ActualAmount__503 = x_down(ActualAmount__144);
const CII_SR_473__504 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [BigInt((first[ActualAmount__144] === 0 ? 0 : x_countDown(d, n, down_ActualAmount__503)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = x_spell(i);
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const CII_SR_473__505 = (function (d, n) {
  return x_stringJoin(CII_SR_473__504(d, n), " ");
});
const rule_CII_SR_463_CII_SR_473__506 = (function (d, n) {
  const first = d.first;
  if (!((!(first[ChargeIndicator__134] === 0) && (x_hasChild(d, n, ChargeIndicator__134)) === true))) d.fail(51 /* CII_SR_463 */, n);
  if (!(((((first[ActualAmount__144] === 0 ? 0 : x_countDown(d, n, down_ActualAmount__503)) <= 1)) === true))) d.fail(52 /* CII_SR_473 */, n);
});
const K__520 = x_strings(["0002", "0007", "0009", "0037", "0060", "0088", "0096", "0097", "0106", "0130", "0135", "0142", "0147", "0151", "0154", "0158", "0170", "0177", "0183", "0184", "0188", "0190", "0191", "0192", "0193", "0194", "0195", "0196", "0198", "0199", "0200", "0201", "0202", "0203", "0204", "0205", "0208", "0209", "0210", "0211", "0212", "0213", "0215", "0216", "0217", "0218", "0221", "0225", "0230", "0235", "0240", "0242", "0244", "0245", "0246", "0248", "9910", "9913", "9914", "9915", "9918", "9919", "9920", "9922", "9923", "9924", "9925", "9926", "9927", "9928", "9929", "9930", "9931", "9932", "9933", "9934", "9935", "9936", "9937", "9938", "9939", "9940", "9941", "9942", "9943", "9944", "9945", "9946", "9947", "9948", "9949", "9950", "9951", "9952", "9953", "9957", "9959", "AN", "AQ", "AS", "AU", "EM"]);
const K__521 = x_strings(["AED", "AFN", "ALL", "AMD", "AOA", "ARS", "AUD", "AWG", "AZN", "BAM", "BBD", "BDT", "BHD", "BIF", "BMD", "BND", "BOB", "BOV", "BRL", "BSD", "BTN", "BWP", "BYN", "BZD", "CAD", "CDF", "CHE", "CHF", "CHW", "CLF", "CLP", "CNH", "CNY", "COP", "COU", "CRC", "CUP", "CVE", "CZK", "DJF", "DKK", "DOP", "DZD", "EGP", "ERN", "ETB", "EUR", "FJD", "FKP", "GBP", "GEL", "GHS", "GIP", "GMD", "GNF", "GTQ", "GYD", "HKD", "HNL", "HTG", "HUF", "IDR", "ILS", "INR", "IQD", "IRR", "ISK", "JMD", "JOD", "JPY", "KES", "KGS", "KHR", "KMF", "KPW", "KRW", "KWD", "KYD", "KZT", "LAK", "LBP", "LKR", "LRD", "LSL", "LYD", "MAD", "MDL", "MGA", "MKD", "MMK", "MNT", "MOP", "MRU", "MUR", "MVR", "MWK", "MXN", "MXV", "MYR", "MZN", "NAD", "NGN", "NIO", "NOK", "NPR", "NZD", "OMR", "PAB", "PEN", "PGK", "PHP", "PKR", "PLN", "PYG", "QAR", "RON", "RSD", "RUB", "RWF", "SAR", "SBD", "SCR", "SDG", "SEK", "SGD", "SHP", "SLE", "SOS", "SRD", "SSP", "STN", "SVC", "SYP", "SZL", "THB", "TJS", "TMT", "TND", "TOP", "TRY", "TTD", "TWD", "TZS", "UAH", "UGX", "USD", "USN", "UYI", "UYU", "UYW", "UZS", "VED", "VES", "VND", "VUV", "WST", "XAF", "XAG", "XAU", "XBA", "XBB", "XBC", "XBD", "XCD", "XCG", "XDR", "XOF", "XPD", "XPF", "XPT", "XSU", "XTS", "XUA", "XXX", "YER", "ZAR", "ZMW", "ZWG"]);
const K__522 = x_strings(["0002", "0003", "0004", "0005", "0006", "0007", "0008", "0009", "0010", "0011", "0012", "0013", "0014", "0015", "0016", "0017", "0018", "0019", "0020", "0021", "0022", "0023", "0024", "0025", "0026", "0027", "0028", "0029", "0030", "0031", "0032", "0033", "0034", "0035", "0036", "0037", "0038", "0039", "0040", "0041", "0042", "0043", "0044", "0045", "0046", "0047", "0048", "0049", "0050", "0051", "0052", "0053", "0054", "0055", "0056", "0057", "0058", "0059", "0060", "0061", "0062", "0063", "0064", "0065", "0066", "0067", "0068", "0069", "0070", "0071", "0072", "0073", "0074", "0075", "0076", "0077", "0078", "0079", "0080", "0081", "0082", "0083", "0084", "0085", "0086", "0087", "0088", "0089", "0090", "0091", "0093", "0094", "0095", "0096", "0097", "0098", "0099", "0100", "0101", "0102", "0104", "0105", "0106", "0107", "0108", "0109", "0110", "0111", "0112", "0113", "0114", "0115", "0116", "0117", "0118", "0119", "0120", "0121", "0122", "0123", "0124", "0125", "0126", "0127", "0128", "0129", "0130", "0131", "0132", "0133", "0134", "0135", "0136", "0137", "0138", "0139", "0140", "0141", "0142", "0143", "0144", "0145", "0146", "0147", "0148", "0149", "0150", "0151", "0152", "0153", "0154", "0155", "0156", "0157", "0158", "0159", "0160", "0161", "0162", "0163", "0164", "0165", "0166", "0167", "0168", "0169", "0170", "0171", "0172", "0173", "0174", "0175", "0176", "0177", "0178", "0179", "0180", "0183", "0184", "0185", "0186", "0187", "0188", "0189", "0190", "0191", "0192", "0193", "0194", "0195", "0196", "0197", "0198", "0199", "0200", "0201", "0202", "0203", "0204", "0205", "0206", "0207", "0208", "0209", "0210", "0211", "0212", "0213", "0214", "0215", "0216", "0217", "0218", "0219", "0220", "0221", "0222", "0223", "0224", "0225", "0226", "0227", "0228", "0229", "0230", "0231", "0232", "0233", "0234", "0235", "0236", "0237", "0238", "0239", "0240"]);
const K__523 = x_strings(["AE", "E", "G", "K", "L", "M", "O", "S", "Z"]);
const K__524 = x_strings(["urn:factur-x.eu:1p0:basicwl", "urn:zugferd.de:2p0:basicwl"]);
const urn_conforme_invoice_decimals_1__507 = pack__85;
const pack__525 = (function (d, amount_1) {
  if (--d.fuel < 0) x_refuel(d);
  return (x_castable(x_atomize(d, amount_1), "decimal", false) ? pack__86(d, amount_1) : urn_conforme_say_given_1__509(d, amount_1));
});
const urn_conforme_say_amount_1__508 = pack__525;
const urn_conforme_say_given_1__509 = pack__89;
const urn_conforme_say_several_1__510 = pack__91;
const pack__526 = (function (d, added_1, taken_1) {
  if (--d.fuel < 0) x_refuel(d);
  return urn_conforme_say_amount_1__508(d, x_div(x_roundDecimal(x_mul(x_sub(x_sumDecimals(pack__92(added_1, d)), x_sumDecimals(pack__92(taken_1, d))), K__93)), K__93));
});
const urn_conforme_say_sum_2__511 = pack__526;
const pack__527 = (function (d, base_1, percent_1) {
  if (--d.fuel < 0) x_refuel(d);
  return ((x_castable(x_atomize(d, base_1), "decimal", false) && x_castable(x_atomize(d, percent_1), "decimal", false)) ? urn_conforme_say_amount_1__508(d, x_div(x_roundDecimal(x_mul(x_cast(x_atomize(d, base_1), "decimal"), x_cast(x_atomize(d, percent_1), "decimal"))), K__93)) : "\u2013");
});
const urn_conforme_say_tax_2__512 = pack__527;
const pack__528 = (function (d, base_1, percent_1) {
  if (--d.fuel < 0) x_refuel(d);
  return (!!urn_conforme_say_too_small_1__514(d, percent_1) ? "0.00" : urn_conforme_say_tax_2__512(d, base_1, percent_1));
});
const urn_conforme_say_tax_due_2__513 = pack__528;
const urn_conforme_say_too_small_1__514 = pack__100;
const pack__529 = (function (d, code_1, v) {
  const pairs = d.pairs;
  const v2 = x_lazy(() => ((pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 ? [] : (x_joined(d, 20, (d.memo[7] ??= ((pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 ? [] : let_adjustments__53(d))), null, K__112, [[code_1]], true) ?? pack__115(d, code_1))));
  return x_memoiseCall(d, 151, urn_conforme_invoice_net_2__517, [v(), v2()]);
});
const pack__530 = (function (d, code_1) {
  const pairs = d.pairs;
  const v = x_lazy(() => ((pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[SpecifiedLineTradeSettlement_ApplicableTradeTax__58 >> 3] & 1 << (SpecifiedLineTradeSettlement_ApplicableTradeTax__58 & 7)) === 0 ? [] : (x_joined(d, 19, (d.memo[18] ??= ((pairs[IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 >> 3] & 1 << (IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 ? [] : pack__101(d))), null, K__106, [[code_1]], true) ?? pack__109(d, code_1))));
  return pack__529(d, code_1, v);
});
const pack__531 = (function (d, code_1) {
  if (--d.fuel < 0) x_refuel(d);
  return pack__530(d, code_1);
});
const urn_conforme_invoice_base_of_1__515 = pack__531;
const pack__532 = (function (d, code_1, percent_1, v) {
  const pairs = d.pairs;
  const v2 = x_lazy(() => ((pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 ? [] : (x_joined(d, 23, (d.memo[7] ??= ((pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 ? [] : let_adjustments__53(d))), null, K__128, [[code_1], [percent_1]], true) ?? pack__130(d, code_1, percent_1))));
  return x_memoiseCall(d, 151, urn_conforme_invoice_net_2__517, [v(), v2()]);
});
const pack__533 = (function (d, code_1, percent_1) {
  const pairs = d.pairs;
  const v = x_lazy(() => ((pairs[IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 >> 3] & 1 << (IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 ? [] : (x_joined(d, 22, (d.memo[18] ??= ((pairs[IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 >> 3] & 1 << (IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 ? [] : pack__101(d))), null, K__123, [[code_1], [percent_1]], true) ?? pack__125(d, code_1, percent_1))));
  return pack__532(d, code_1, percent_1, v);
});
const pack__534 = (function (d, code_1, percent_1) {
  if (--d.fuel < 0) x_refuel(d);
  return pack__533(d, code_1, percent_1);
});
const urn_conforme_invoice_base_at_2__516 = pack__534;
const urn_conforme_invoice_net_2__517 = pack__149;
const pack__535 = (function (d, date_1) {
  const v = x_lazy(() => x_normalizeSpace(x_spell(x_atomize(d, date_1))));
  return (x_matches(v(), K__150) ? x_concat(x_substring(v(), 1, 4), "-", x_substring(v(), 5, 2), "-", x_substring(v(), 7, 2)) : urn_conforme_say_given_1__509(d, v()));
});
const pack__536 = (function (d, date_1) {
  if (--d.fuel < 0) x_refuel(d);
  return pack__535(d, date_1);
});
const urn_conforme_say_date_1__518 = pack__536;
const urn_conforme_say_line_1__519 = pack__161;
// BR-01, ../business/document.sch:5
const ExchangedDocumentContext__537 = x_nameNumber("urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100", "ExchangedDocumentContext");
const GuidelineSpecifiedDocumentContextParameter__538 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "GuidelineSpecifiedDocumentContextParameter");
const BR_01__539 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const b = "";
  {
    const n2 = n;
    for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, ExchangedDocumentContext__537) : end[a]) if (name[a] === ExchangedDocumentContext__537 && kind[a] === 1) {
      {
        const n3 = a;
        for (let a2 = n3 + 1, e2 = end[n3]; a2 < e2; a2 = e2 - a2 > 999 ? x_behind(d, a2, e2, GuidelineSpecifiedDocumentContextParameter__538) : end[a2]) if (name[a2] === GuidelineSpecifiedDocumentContextParameter__538 && kind[a2] === 1) {
          {
            const n4 = a2;
            for (let a3 = n4 + 1, e3 = end[n4]; a3 < e3; a3 = e3 - a3 > 999 ? x_behind(d, a3, e3, ID__65) : end[a3]) if (name[a3] === ID__65 && kind[a3] === 1) {
              if (!x_says(d, a3, b)) return true;
            }
          }
        }
      }
    }
  }
  return false;
});
const GuidelineSpecifiedDocumentContextParameter_ID__540 = x_pairPlace(GuidelineSpecifiedDocumentContextParameter__538, ID__65);
const ExchangedDocumentContext_GuidelineSpecifiedDocumentContextParameter__541 = x_pairPlace(ExchangedDocumentContext__537, GuidelineSpecifiedDocumentContextParameter__538);
// BR-02, ../business/document.sch:8
const BR_02__542 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const b = "";
  {
    const n2 = n;
    for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, ExchangedDocument__233) : end[a]) if (name[a] === ExchangedDocument__233 && kind[a] === 1) {
      {
        const n3 = a;
        for (let a2 = n3 + 1, e2 = end[n3]; a2 < e2; a2 = e2 - a2 > 999 ? x_behind(d, a2, e2, ID__65) : end[a2]) if (name[a2] === ID__65 && kind[a2] === 1) {
          if (!x_says(d, a2, b)) return true;
        }
      }
    }
  }
  return false;
});
const ExchangedDocument_ID__543 = x_pairPlace(ExchangedDocument__233, ID__65);
// BR-03, ../business/document.sch:9
const IssueDateTime__544 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "IssueDateTime");
const BR_03__545 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const first = d.first;
  const b = "";
  {
    const n2 = n;
    for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, ExchangedDocument__233) : end[a]) if (name[a] === ExchangedDocument__233 && kind[a] === 1) {
      {
        const n3 = a;
        for (let a2 = n3 + 1, e2 = end[n3]; a2 < e2; a2 = e2 - a2 > 999 ? x_behind(d, a2, e2, IssueDateTime__544) : end[a2]) if (name[a2] === IssueDateTime__544 && kind[a2] === 1) {
          {
            const n4 = a2;
            for (let a3 = n4 + 1, e3 = end[n4]; a3 < e3; a3 = e3 - a3 > 999 ? x_behind(d, a3, e3, DateTimeString__292) : end[a3]) if (name[a3] === DateTimeString__292 && kind[a3] === 1) {
              if ((!(((d.memo[41] ??= x_said(d, texts_of_format__295)) & format_says_102__296) === 0 || first[format__293] === 0) && (BR_29__294(d, a3)) === true)) {
                if (!x_says(d, a3, b)) return true;
              }
            }
          }
        }
      }
    }
  }
  return false;
});
const IssueDateTime_DateTimeString__546 = x_pairPlace(IssueDateTime__544, DateTimeString__292);
const ExchangedDocument_IssueDateTime__547 = x_pairPlace(ExchangedDocument__233, IssueDateTime__544);
// BR-04, ../business/document.sch:12
const BR_04__548 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const b = "";
  {
    const n2 = n;
    for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, ExchangedDocument__233) : end[a]) if (name[a] === ExchangedDocument__233 && kind[a] === 1) {
      {
        const n3 = a;
        for (let a2 = n3 + 1, e2 = end[n3]; a2 < e2; a2 = e2 - a2 > 999 ? x_behind(d, a2, e2, TypeCode__177) : end[a2]) if (name[a2] === TypeCode__177 && kind[a2] === 1) {
          if (!x_says(d, a2, b)) return true;
        }
      }
    }
  }
  return false;
});
const ExchangedDocument_TypeCode__549 = x_pairPlace(ExchangedDocument__233, TypeCode__177);
// BR-05, ../business/document.sch:15
const BR_05__550 = (function (d) {
  const pairs = d.pairs;
  const b = "";
  for (let l = (d.memo[5] ??= ((pairs[ApplicableHeaderTradeSettlement_InvoiceCurrencyCode__48 >> 3] & 1 << (ApplicableHeaderTradeSettlement_InvoiceCurrencyCode__48 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 ? [] : let_invoice_currency__47(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (!x_says(d, i, b)) return true;
  }
  return false;
});
// BR-06, ../business/document.sch:18
const BR_06__551 = (function (d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[2] ??= ((pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 ? [] : let_agreement__38(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const n = i;
      for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, SellerTradeParty__63) : end[a]) if (name[a] === SellerTradeParty__63 && kind[a] === 1) {
        {
          const n2 = a;
          for (let a2 = n2 + 1, e2 = end[n2]; a2 < e2; a2 = e2 - a2 > 999 ? x_behind(d, a2, e2, Name__171) : end[a2]) if (name[a2] === Name__171 && kind[a2] === 1) {
            r.push(a2);
          }
        }
      }
    }
  }
  return r;
});
const SellerTradeParty_Name__552 = x_pairPlace(SellerTradeParty__63, Name__171);
const BR_06__553 = (function (d) {
  const pairs = d.pairs;
  const b = "";
  for (let l = (d.memo[153] ??= ((pairs[SellerTradeParty_Name__552 >> 3] & 1 << (SellerTradeParty_Name__552 & 7)) === 0 || (pairs[ApplicableHeaderTradeAgreement_SellerTradeParty__69 >> 3] & 1 << (ApplicableHeaderTradeAgreement_SellerTradeParty__69 & 7)) === 0 ? [] : BR_06__551(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (!x_says(d, i, b)) return true;
  }
  return false;
});
// BR-07, ../business/document.sch:19
const BR_07__554 = (function (d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[2] ??= ((pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 ? [] : let_agreement__38(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const n = i;
      for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, BuyerTradeParty__76) : end[a]) if (name[a] === BuyerTradeParty__76 && kind[a] === 1) {
        {
          const n2 = a;
          for (let a2 = n2 + 1, e2 = end[n2]; a2 < e2; a2 = e2 - a2 > 999 ? x_behind(d, a2, e2, Name__171) : end[a2]) if (name[a2] === Name__171 && kind[a2] === 1) {
            r.push(a2);
          }
        }
      }
    }
  }
  return r;
});
const BuyerTradeParty_Name__555 = x_pairPlace(BuyerTradeParty__76, Name__171);
const BR_07__556 = (function (d) {
  const pairs = d.pairs;
  const b = "";
  for (let l = (d.memo[155] ??= ((pairs[BuyerTradeParty_Name__555 >> 3] & 1 << (BuyerTradeParty_Name__555 & 7)) === 0 || (pairs[ApplicableHeaderTradeAgreement_BuyerTradeParty__264 >> 3] & 1 << (ApplicableHeaderTradeAgreement_BuyerTradeParty__264 & 7)) === 0 ? [] : BR_07__554(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (!x_says(d, i, b)) return true;
  }
  return false;
});
// BR-08, ../business/document.sch:20
const BR_08__557 = (function (d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const first = d.first;
  const next = d.next;
  if (--d.fuel < 0) x_refuel(d);
  for (let a = first[SellerTradeParty__63]; a > 0; a = next[a]) if (kind[a] === 1) {
    {
      const n = a;
      for (let a2 = n + 1, e = end[n]; a2 < e; a2 = e - a2 > 999 ? x_behind(d, a2, e, PostalTradeAddress__172) : end[a2]) if (name[a2] === PostalTradeAddress__172 && kind[a2] === 1) {
        return true;
      }
    }
  }
  return false;
});
const SellerTradeParty_PostalTradeAddress__558 = x_pairPlace(SellerTradeParty__63, PostalTradeAddress__172);
const BR_08__559 = (function (d) {
  const pairs = d.pairs;
  {
    let p = 0;
    for (let l = (d.memo[153] ??= ((pairs[SellerTradeParty_Name__552 >> 3] & 1 << (SellerTradeParty_Name__552 & 7)) === 0 || (pairs[ApplicableHeaderTradeAgreement_SellerTradeParty__69 >> 3] & 1 << (ApplicableHeaderTradeAgreement_SellerTradeParty__69 & 7)) === 0 ? [] : BR_06__551(d))), k = 0; k < l.length; k++) {
      const i = l[k];
      if (--d.fuel < 0) x_refuel(d);
      p++;
      if (p === 1) {
        return i;
      }
    }
  }
  return undefined;
});
const BR_08__560 = (function (d) {
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[159] ??= [urn_conforme_say_given_1__509(d, (d.memo[158] ??= ((pairs[SellerTradeParty_Name__552 >> 3] & 1 << (SellerTradeParty_Name__552 & 7)) === 0 || (pairs[ApplicableHeaderTradeAgreement_SellerTradeParty__69 >> 3] & 1 << (ApplicableHeaderTradeAgreement_SellerTradeParty__69 & 7)) === 0 ? undefined : BR_08__559(d))))]), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_08__561 = (function (d, n) {
  return (d.memo[161] ??= x_stringJoin((d.memo[160] ??= BR_08__560(d)), " "));
});
// BR-09, ../business/document.sch:23
const BR_09__562 = (function (d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const first = d.first;
  const next = d.next;
  const r = [];
  if (--d.fuel < 0) x_refuel(d);
  for (let a = first[SellerTradeParty__63]; a > 0; a = next[a]) if (kind[a] === 1) {
    {
      const n = a;
      for (let a2 = n + 1, e = end[n]; a2 < e; a2 = e - a2 > 999 ? x_behind(d, a2, e, PostalTradeAddress__172) : end[a2]) if (name[a2] === PostalTradeAddress__172 && kind[a2] === 1) {
        {
          const n2 = a2;
          for (let a3 = n2 + 1, e2 = end[n2]; a3 < e2; a3 = e2 - a3 > 999 ? x_behind(d, a3, e2, CountryID__230) : end[a3]) if (name[a3] === CountryID__230 && kind[a3] === 1) {
            r.push(a3);
          }
        }
      }
    }
  }
  return r;
});
const BR_09__563 = (function (d) {
  const pairs = d.pairs;
  const b = "";
  for (let l = (d.memo[162] ??= ((pairs[PostalTradeAddress_CountryID__285 >> 3] & 1 << (PostalTradeAddress_CountryID__285 & 7)) === 0 || (pairs[SellerTradeParty_PostalTradeAddress__558 >> 3] & 1 << (SellerTradeParty_PostalTradeAddress__558 & 7)) === 0 ? [] : x_sortNodes(BR_09__562(d)))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (!x_says(d, i, b)) return true;
  }
  return false;
});
const rule_BR_01_BR_02_BR_03_BR_04_and_5_more__564 = (function (d, n) {
  const first = d.first;
  const pairs = d.pairs;
  if (!((!((pairs[GuidelineSpecifiedDocumentContextParameter_ID__540 >> 3] & 1 << (GuidelineSpecifiedDocumentContextParameter_ID__540 & 7)) === 0 || (pairs[ExchangedDocumentContext_GuidelineSpecifiedDocumentContextParameter__541 >> 3] & 1 << (ExchangedDocumentContext_GuidelineSpecifiedDocumentContextParameter__541 & 7)) === 0) && (BR_01__539(n, d)) === true))) d.fail(53 /* BR_01 */, n);
  if (!((!((pairs[ExchangedDocument_ID__543 >> 3] & 1 << (ExchangedDocument_ID__543 & 7)) === 0 || first[ExchangedDocument__233] === 0) && (BR_02__542(n, d)) === true))) d.fail(54 /* BR_02 */, n);
  if (!((!(((d.memo[41] ??= x_said(d, texts_of_format__295)) & format_says_102__296) === 0 || (pairs[DateTimeString_format__298 >> 3] & 1 << (DateTimeString_format__298 & 7)) === 0) && (BR_03__545(n, d)) === true))) d.fail(55 /* BR_03 */, n);
  if (!((!((pairs[ExchangedDocument_TypeCode__549 >> 3] & 1 << (ExchangedDocument_TypeCode__549 & 7)) === 0 || first[ExchangedDocument__233] === 0) && (BR_04__548(n, d)) === true))) d.fail(56 /* BR_04 */, n);
  try {
    if (!((d.memo[152] ??= (!((pairs[ApplicableHeaderTradeSettlement_InvoiceCurrencyCode__48 >> 3] & 1 << (ApplicableHeaderTradeSettlement_InvoiceCurrencyCode__48 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0) && (BR_05__550(d)) === true)))) d.fail(57 /* BR_05 */, n);
  } catch (e) {
    d.broken(57 /* BR_05 */, n, e);
  }
  try {
    if (!((d.memo[154] ??= (!((pairs[SellerTradeParty_Name__552 >> 3] & 1 << (SellerTradeParty_Name__552 & 7)) === 0 || (pairs[ApplicableHeaderTradeAgreement_SellerTradeParty__69 >> 3] & 1 << (ApplicableHeaderTradeAgreement_SellerTradeParty__69 & 7)) === 0) && (BR_06__553(d)) === true)))) d.fail(58 /* BR_06 */, n);
  } catch (e2) {
    d.broken(58 /* BR_06 */, n, e2);
  }
  try {
    if (!((d.memo[156] ??= (!((pairs[BuyerTradeParty_Name__555 >> 3] & 1 << (BuyerTradeParty_Name__555 & 7)) === 0 || (pairs[ApplicableHeaderTradeAgreement_BuyerTradeParty__264 >> 3] & 1 << (ApplicableHeaderTradeAgreement_BuyerTradeParty__264 & 7)) === 0) && (BR_07__556(d)) === true)))) d.fail(59 /* BR_07 */, n);
  } catch (e3) {
    d.broken(59 /* BR_07 */, n, e3);
  }
  try {
    if (!((d.memo[157] ??= (!((pairs[SellerTradeParty_PostalTradeAddress__558 >> 3] & 1 << (SellerTradeParty_PostalTradeAddress__558 & 7)) === 0 || first[SellerTradeParty__63] === 0) && (BR_08__557(d)) === true)))) d.fail(60 /* BR_08 */, n);
  } catch (e4) {
    d.broken(60 /* BR_08 */, n, e4);
  }
  try {
    if (!((d.memo[163] ??= (!((pairs[PostalTradeAddress_CountryID__285 >> 3] & 1 << (PostalTradeAddress_CountryID__285 & 7)) === 0 || (pairs[SellerTradeParty_PostalTradeAddress__558 >> 3] & 1 << (SellerTradeParty_PostalTradeAddress__558 & 7)) === 0) && (BR_09__563(d)) === true)))) d.fail(61 /* BR_09 */, n);
  } catch (e5) {
    d.broken(61 /* BR_09 */, n, e5);
  }
});
const DefinedTradeContact__565 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "DefinedTradeContact");
const down_SellerTradeParty_DefinedTradeContact__566 = x_down(SellerTradeParty__63, DefinedTradeContact__565);
const let_seller__567 = (function (d, n) {
  return x_listDown(d, n, down_SellerTradeParty_DefinedTradeContact__566);
});
const down_BuyerTradeParty_DefinedTradeContact__568 = x_down(BuyerTradeParty__76, DefinedTradeContact__565);
const let_buyer__569 = (function (d, n) {
  return x_listDown(d, n, down_BuyerTradeParty_DefinedTradeContact__568);
});
// CII-SR-465, ../business/document.sch:31
const PersonName__570 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "PersonName");
const CII_SR_465__571 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  for (let l = (d.memoNode[64] === n ? d.memoValue[64] : x_memoiseFor(d, 64, n, let_seller__567(d, n))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const n2 = i;
      for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, PersonName__570) : end[a]) if (name[a] === PersonName__570 && kind[a] === 1) {
        return true;
      }
    }
  }
  return false;
});
const DefinedTradeContact_PersonName__572 = x_pairPlace(DefinedTradeContact__565, PersonName__570);
const SellerTradeParty_DefinedTradeContact__573 = x_pairPlace(SellerTradeParty__63, DefinedTradeContact__565);
const DepartmentName__574 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "DepartmentName");
const CII_SR_465__575 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  for (let l = (d.memoNode[64] === n ? d.memoValue[64] : x_memoiseFor(d, 64, n, let_seller__567(d, n))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const n2 = i;
      for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, DepartmentName__574) : end[a]) if (name[a] === DepartmentName__574 && kind[a] === 1) {
        return true;
      }
    }
  }
  return false;
});
const DefinedTradeContact_DepartmentName__576 = x_pairPlace(DefinedTradeContact__565, DepartmentName__574);
const CII_SR_465__577 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  {
    let p = 0;
    for (let l = (d.memoNode[64] === n ? d.memoValue[64] : x_memoiseFor(d, 64, n, let_seller__567(d, n))), k = 0; k < l.length; k++) {
      const i = l[k];
      if (--d.fuel < 0) x_refuel(d);
      if (--d.fuel < 0) x_refuel(d);
      {
        const n2 = i;
        for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, PersonName__570) : end[a]) if (name[a] === PersonName__570 && kind[a] === 1) {
          p++;
          if (p === 1) {
            return a;
          }
        }
      }
    }
  }
  return undefined;
});
const CII_SR_465__578 = (function (d, n) {
  const pairs = d.pairs;
  const r = [];
  for (let l = [urn_conforme_say_given_1__509(d, ((pairs[DefinedTradeContact_PersonName__572 >> 3] & 1 << (DefinedTradeContact_PersonName__572 & 7)) === 0 || (pairs[SellerTradeParty_DefinedTradeContact__573 >> 3] & 1 << (SellerTradeParty_DefinedTradeContact__573 & 7)) === 0 ? undefined : CII_SR_465__577(d, n)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const CII_SR_465__579 = (function (d, n) {
  return x_stringJoin(CII_SR_465__578(d, n), " ");
});
const CII_SR_465__580 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  {
    let p = 0;
    for (let l = (d.memoNode[64] === n ? d.memoValue[64] : x_memoiseFor(d, 64, n, let_seller__567(d, n))), k = 0; k < l.length; k++) {
      const i = l[k];
      if (--d.fuel < 0) x_refuel(d);
      if (--d.fuel < 0) x_refuel(d);
      {
        const n2 = i;
        for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, DepartmentName__574) : end[a]) if (name[a] === DepartmentName__574 && kind[a] === 1) {
          p++;
          if (p === 1) {
            return a;
          }
        }
      }
    }
  }
  return undefined;
});
const CII_SR_465__581 = (function (d, n) {
  const pairs = d.pairs;
  const r = [];
  for (let l = [urn_conforme_say_given_1__509(d, ((pairs[DefinedTradeContact_DepartmentName__576 >> 3] & 1 << (DefinedTradeContact_DepartmentName__576 & 7)) === 0 || (pairs[SellerTradeParty_DefinedTradeContact__573 >> 3] & 1 << (SellerTradeParty_DefinedTradeContact__573 & 7)) === 0 ? undefined : CII_SR_465__580(d, n)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const CII_SR_465__582 = (function (d, n) {
  return x_stringJoin(CII_SR_465__581(d, n), " ");
});
// CII-SR-466, ../business/document.sch:35
const CII_SR_466__583 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  for (let l = (d.memoNode[65] === n ? d.memoValue[65] : x_memoiseFor(d, 65, n, let_buyer__569(d, n))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const n2 = i;
      for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, PersonName__570) : end[a]) if (name[a] === PersonName__570 && kind[a] === 1) {
        return true;
      }
    }
  }
  return false;
});
const BuyerTradeParty_DefinedTradeContact__584 = x_pairPlace(BuyerTradeParty__76, DefinedTradeContact__565);
const CII_SR_466__585 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  for (let l = (d.memoNode[65] === n ? d.memoValue[65] : x_memoiseFor(d, 65, n, let_buyer__569(d, n))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const n2 = i;
      for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, DepartmentName__574) : end[a]) if (name[a] === DepartmentName__574 && kind[a] === 1) {
        return true;
      }
    }
  }
  return false;
});
const CII_SR_466__586 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  {
    let p = 0;
    for (let l = (d.memoNode[65] === n ? d.memoValue[65] : x_memoiseFor(d, 65, n, let_buyer__569(d, n))), k = 0; k < l.length; k++) {
      const i = l[k];
      if (--d.fuel < 0) x_refuel(d);
      if (--d.fuel < 0) x_refuel(d);
      {
        const n2 = i;
        for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, PersonName__570) : end[a]) if (name[a] === PersonName__570 && kind[a] === 1) {
          p++;
          if (p === 1) {
            return a;
          }
        }
      }
    }
  }
  return undefined;
});
const CII_SR_466__587 = (function (d, n) {
  const pairs = d.pairs;
  const r = [];
  for (let l = [urn_conforme_say_given_1__509(d, ((pairs[DefinedTradeContact_PersonName__572 >> 3] & 1 << (DefinedTradeContact_PersonName__572 & 7)) === 0 || (pairs[BuyerTradeParty_DefinedTradeContact__584 >> 3] & 1 << (BuyerTradeParty_DefinedTradeContact__584 & 7)) === 0 ? undefined : CII_SR_466__586(d, n)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const CII_SR_466__588 = (function (d, n) {
  return x_stringJoin(CII_SR_466__587(d, n), " ");
});
const CII_SR_466__589 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  {
    let p = 0;
    for (let l = (d.memoNode[65] === n ? d.memoValue[65] : x_memoiseFor(d, 65, n, let_buyer__569(d, n))), k = 0; k < l.length; k++) {
      const i = l[k];
      if (--d.fuel < 0) x_refuel(d);
      if (--d.fuel < 0) x_refuel(d);
      {
        const n2 = i;
        for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, DepartmentName__574) : end[a]) if (name[a] === DepartmentName__574 && kind[a] === 1) {
          p++;
          if (p === 1) {
            return a;
          }
        }
      }
    }
  }
  return undefined;
});
const CII_SR_466__590 = (function (d, n) {
  const pairs = d.pairs;
  const r = [];
  for (let l = [urn_conforme_say_given_1__509(d, ((pairs[DefinedTradeContact_DepartmentName__576 >> 3] & 1 << (DefinedTradeContact_DepartmentName__576 & 7)) === 0 || (pairs[BuyerTradeParty_DefinedTradeContact__584 >> 3] & 1 << (BuyerTradeParty_DefinedTradeContact__584 & 7)) === 0 ? undefined : CII_SR_466__589(d, n)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const CII_SR_466__591 = (function (d, n) {
  return x_stringJoin(CII_SR_466__590(d, n), " ");
});
const rule_CII_SR_465_CII_SR_466__592 = (function (d, n) {
  const pairs = d.pairs;
  try {
    if (!(!((!((pairs[DefinedTradeContact_PersonName__572 >> 3] & 1 << (DefinedTradeContact_PersonName__572 & 7)) === 0 || (pairs[SellerTradeParty_DefinedTradeContact__573 >> 3] & 1 << (SellerTradeParty_DefinedTradeContact__573 & 7)) === 0) && (CII_SR_465__571(d, n)) === true) && (!((pairs[DefinedTradeContact_DepartmentName__576 >> 3] & 1 << (DefinedTradeContact_DepartmentName__576 & 7)) === 0 || (pairs[SellerTradeParty_DefinedTradeContact__573 >> 3] & 1 << (SellerTradeParty_DefinedTradeContact__573 & 7)) === 0) && (CII_SR_465__575(d, n)) === true)))) d.fail(62 /* CII_SR_465 */, n);
  } catch (e) {
    d.broken(62 /* CII_SR_465 */, n, e);
  }
  try {
    if (!(!((!((pairs[DefinedTradeContact_PersonName__572 >> 3] & 1 << (DefinedTradeContact_PersonName__572 & 7)) === 0 || (pairs[BuyerTradeParty_DefinedTradeContact__584 >> 3] & 1 << (BuyerTradeParty_DefinedTradeContact__584 & 7)) === 0) && (CII_SR_466__583(d, n)) === true) && (!((pairs[DefinedTradeContact_DepartmentName__576 >> 3] & 1 << (DefinedTradeContact_DepartmentName__576 & 7)) === 0 || (pairs[BuyerTradeParty_DefinedTradeContact__584 >> 3] & 1 << (BuyerTradeParty_DefinedTradeContact__584 & 7)) === 0) && (CII_SR_466__585(d, n)) === true)))) d.fail(63 /* CII_SR_466 */, n);
  } catch (e2) {
    d.broken(63 /* CII_SR_466 */, n, e2);
  }
});
// BR-10, ../business/parts.sch:5
const BR_10__593 = (function (d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const first = d.first;
  const next = d.next;
  if (--d.fuel < 0) x_refuel(d);
  for (let a = first[BuyerTradeParty__76]; a > 0; a = next[a]) if (kind[a] === 1) {
    {
      const n = a;
      for (let a2 = n + 1, e = end[n]; a2 < e; a2 = e - a2 > 999 ? x_behind(d, a2, e, PostalTradeAddress__172) : end[a2]) if (name[a2] === PostalTradeAddress__172 && kind[a2] === 1) {
        return true;
      }
    }
  }
  return false;
});
const BuyerTradeParty_PostalTradeAddress__594 = x_pairPlace(BuyerTradeParty__76, PostalTradeAddress__172);
const BR_10__595 = (function (d) {
  const pairs = d.pairs;
  {
    let p = 0;
    for (let l = (d.memo[155] ??= ((pairs[BuyerTradeParty_Name__555 >> 3] & 1 << (BuyerTradeParty_Name__555 & 7)) === 0 || (pairs[ApplicableHeaderTradeAgreement_BuyerTradeParty__264 >> 3] & 1 << (ApplicableHeaderTradeAgreement_BuyerTradeParty__264 & 7)) === 0 ? [] : BR_07__554(d))), k = 0; k < l.length; k++) {
      const i = l[k];
      if (--d.fuel < 0) x_refuel(d);
      p++;
      if (p === 1) {
        return i;
      }
    }
  }
  return undefined;
});
const BR_10__596 = (function (d) {
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[166] ??= [urn_conforme_say_given_1__509(d, (d.memo[165] ??= ((pairs[BuyerTradeParty_Name__555 >> 3] & 1 << (BuyerTradeParty_Name__555 & 7)) === 0 || (pairs[ApplicableHeaderTradeAgreement_BuyerTradeParty__264 >> 3] & 1 << (ApplicableHeaderTradeAgreement_BuyerTradeParty__264 & 7)) === 0 ? undefined : BR_10__595(d))))]), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_10__597 = (function (d, n) {
  return (d.memo[168] ??= x_stringJoin((d.memo[167] ??= BR_10__596(d)), " "));
});
// BR-11, ../business/parts.sch:8
const BR_11__598 = (function (d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const first = d.first;
  const next = d.next;
  const r = [];
  if (--d.fuel < 0) x_refuel(d);
  for (let a = first[BuyerTradeParty__76]; a > 0; a = next[a]) if (kind[a] === 1) {
    {
      const n = a;
      for (let a2 = n + 1, e = end[n]; a2 < e; a2 = e - a2 > 999 ? x_behind(d, a2, e, PostalTradeAddress__172) : end[a2]) if (name[a2] === PostalTradeAddress__172 && kind[a2] === 1) {
        {
          const n2 = a2;
          for (let a3 = n2 + 1, e2 = end[n2]; a3 < e2; a3 = e2 - a3 > 999 ? x_behind(d, a3, e2, CountryID__230) : end[a3]) if (name[a3] === CountryID__230 && kind[a3] === 1) {
            r.push(a3);
          }
        }
      }
    }
  }
  return r;
});
const BR_11__599 = (function (d) {
  const pairs = d.pairs;
  const b = "";
  for (let l = (d.memo[169] ??= ((pairs[PostalTradeAddress_CountryID__285 >> 3] & 1 << (PostalTradeAddress_CountryID__285 & 7)) === 0 || (pairs[BuyerTradeParty_PostalTradeAddress__594 >> 3] & 1 << (BuyerTradeParty_PostalTradeAddress__594 & 7)) === 0 ? [] : x_sortNodes(BR_11__598(d)))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (!x_says(d, i, b)) return true;
  }
  return false;
});
const rule_BR_10_BR_11__600 = (function (d, n) {
  const first = d.first;
  const pairs = d.pairs;
  try {
    if (!((d.memo[164] ??= (!((pairs[BuyerTradeParty_PostalTradeAddress__594 >> 3] & 1 << (BuyerTradeParty_PostalTradeAddress__594 & 7)) === 0 || first[BuyerTradeParty__76] === 0) && (BR_10__593(d)) === true)))) d.fail(64 /* BR_10 */, n);
  } catch (e) {
    d.broken(64 /* BR_10 */, n, e);
  }
  try {
    if (!((d.memo[170] ??= (!((pairs[PostalTradeAddress_CountryID__285 >> 3] & 1 << (PostalTradeAddress_CountryID__285 & 7)) === 0 || (pairs[BuyerTradeParty_PostalTradeAddress__594 >> 3] & 1 << (BuyerTradeParty_PostalTradeAddress__594 & 7)) === 0) && (BR_11__599(d)) === true)))) d.fail(65 /* BR_11 */, n);
  } catch (e2) {
    d.broken(65 /* BR_11 */, n, e2);
  }
});
// BR-57, ../business/parts.sch:15
const BR_57__601 = (function (d, n) {
  for (let l = (d.memoNode[66] === n ? d.memoValue[66] : x_memoiseFor(d, 66, n, let_place__272(d, n))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    return true;
  }
  return false;
});
const BR_57__602 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const b = "";
  for (let l = (d.memoNode[66] === n ? d.memoValue[66] : x_memoiseFor(d, 66, n, let_place__272(d, n))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const n2 = i;
      for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, CountryID__230) : end[a]) if (name[a] === CountryID__230 && kind[a] === 1) {
        if (!x_says(d, a, b)) return true;
      }
    }
  }
  return false;
});
const ShipToTradeParty_PostalTradeAddress__603 = x_pairPlace(ShipToTradeParty__270, PostalTradeAddress__172);
const LineOne__604 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "LineOne");
const down_LineOne__605 = x_down(LineOne__604);
const PostcodeCode__606 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "PostcodeCode");
const down_PostcodeCode__607 = x_down(PostcodeCode__606);
const CityName__608 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "CityName");
const down_CityName__609 = x_down(CityName__608);
const BR_57__610 = (function (d, n) {
  const r = [];
  {
    let p = 0;
    for (let l = (d.memoNode[66] === n ? d.memoValue[66] : x_memoiseFor(d, 66, n, let_place__272(d, n))), k = 0; k < l.length; k++) {
      const i = l[k];
      if (--d.fuel < 0) x_refuel(d);
      p++;
      if (p === 1) {
        for (let l2 = x_combine("union", x_combine("union", x_listDown(d, i, down_LineOne__605), x_listDown(d, i, down_PostcodeCode__607)), x_listDown(d, i, down_CityName__609)), k2 = 0; k2 < l2.length; k2++) {
          const i2 = l2[k2];
          if (--d.fuel < 0) x_refuel(d);
          r.push(i2);
        }
      }
    }
  }
  return r;
});
const BR_57__611 = (function (d, n) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  for (let l = [urn_conforme_say_given_1__509(d, x_stringJoin(x_texts(d, ((pairs[ShipToTradeParty_PostalTradeAddress__603 >> 3] & 1 << (ShipToTradeParty_PostalTradeAddress__603 & 7)) === 0 || first[ShipToTradeParty__270] === 0 ? [] : BR_57__610(d, n))), ", "))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_57__612 = (function (d, n) {
  return x_stringJoin(BR_57__611(d, n), " ");
});
const rule_BR_57__613 = (function (d, n) {
  const pairs = d.pairs;
  try {
    if (!((!BR_57__601(d, n) || (!((pairs[PostalTradeAddress_CountryID__285 >> 3] & 1 << (PostalTradeAddress_CountryID__285 & 7)) === 0 || (pairs[ShipToTradeParty_PostalTradeAddress__603 >> 3] & 1 << (ShipToTradeParty_PostalTradeAddress__603 & 7)) === 0) && (BR_57__602(d, n)) === true)))) d.fail(66 /* BR_57 */, n);
  } catch (e) {
    d.broken(66 /* BR_57 */, n, e);
  }
});
const down_SellerTradeParty__614 = x_down(SellerTradeParty__63);
const let_seller__615 = (function (d, n) {
  const parent = d.parent;
  return (d.memoNode[67] === parent[n] ? d.memoValue[67] : x_memoiseFor(d, 67, parent[n], x_listDown(d, parent[n], down_SellerTradeParty__614)));
});
// BR-17, ../business/parts.sch:24
const BR_17__616 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const r = [];
  for (let l = (d.memoNode[68] === n ? d.memoValue[68] : x_memoiseFor(d, 68, n, let_seller__615(d, n))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const n2 = i;
      for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, Name__171) : end[a]) if (name[a] === Name__171 && kind[a] === 1) {
        r.push(a);
      }
    }
  }
  return r;
});
const BR_17__617 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const first = d.first;
  const pairs = d.pairs;
  const r = x_texts(d, ((pairs[SellerTradeParty_Name__552 >> 3] & 1 << (SellerTradeParty_Name__552 & 7)) === 0 || first[SellerTradeParty__63] === 0 ? [] : BR_17__616(d, n)));
  {
    const n2 = n;
    for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, Name__171) : end[a]) if (name[a] === Name__171 && kind[a] === 1) {
      const a2 = x_text(d, a);
      for (let l = r, k = 0; k < l.length; k++) {
        const i = l[k];
        if (a2 === i) return true;
      }
    }
  }
  return false;
});
const BR_17__618 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const r = [];
  for (let l = (d.memoNode[68] === n ? d.memoValue[68] : x_memoiseFor(d, 68, n, let_seller__615(d, n))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const n2 = i;
      for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, ID__65) : end[a]) if (name[a] === ID__65 && kind[a] === 1) {
        r.push(a);
      }
    }
  }
  return r;
});
const SellerTradeParty_ID__619 = x_pairPlace(SellerTradeParty__63, ID__65);
const BR_17__620 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const first = d.first;
  const pairs = d.pairs;
  const r = x_texts(d, ((pairs[SellerTradeParty_ID__619 >> 3] & 1 << (SellerTradeParty_ID__619 & 7)) === 0 || first[SellerTradeParty__63] === 0 ? [] : BR_17__618(d, n)));
  {
    const n2 = n;
    for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, ID__65) : end[a]) if (name[a] === ID__65 && kind[a] === 1) {
      const a2 = x_text(d, a);
      for (let l = r, k = 0; k < l.length; k++) {
        const i = l[k];
        if (a2 === i) return true;
      }
    }
  }
  return false;
});
const BR_17__621 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const r = [];
  for (let l = (d.memoNode[68] === n ? d.memoValue[68] : x_memoiseFor(d, 68, n, let_seller__615(d, n))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const n2 = i;
      for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, SpecifiedLegalOrganization__276) : end[a]) if (name[a] === SpecifiedLegalOrganization__276 && kind[a] === 1) {
        {
          const n3 = a;
          for (let a2 = n3 + 1, e2 = end[n3]; a2 < e2; a2 = e2 - a2 > 999 ? x_behind(d, a2, e2, ID__65) : end[a2]) if (name[a2] === ID__65 && kind[a2] === 1) {
            r.push(a2);
          }
        }
      }
    }
  }
  return r;
});
const SellerTradeParty_SpecifiedLegalOrganization__622 = x_pairPlace(SellerTradeParty__63, SpecifiedLegalOrganization__276);
const BR_17__623 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const pairs = d.pairs;
  const r = x_texts(d, ((pairs[SpecifiedLegalOrganization_ID__278 >> 3] & 1 << (SpecifiedLegalOrganization_ID__278 & 7)) === 0 || (pairs[SellerTradeParty_SpecifiedLegalOrganization__622 >> 3] & 1 << (SellerTradeParty_SpecifiedLegalOrganization__622 & 7)) === 0 ? [] : BR_17__621(d, n)));
  {
    const n2 = n;
    for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, SpecifiedLegalOrganization__276) : end[a]) if (name[a] === SpecifiedLegalOrganization__276 && kind[a] === 1) {
      {
        const n3 = a;
        for (let a2 = n3 + 1, e2 = end[n3]; a2 < e2; a2 = e2 - a2 > 999 ? x_behind(d, a2, e2, ID__65) : end[a2]) if (name[a2] === ID__65 && kind[a2] === 1) {
          const a3 = x_text(d, a2);
          for (let l = r, k = 0; k < l.length; k++) {
            const i = l[k];
            if (a3 === i) return true;
          }
        }
      }
    }
  }
  return false;
});
const BR_17__624 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [urn_conforme_say_given_1__509(d, (first[Name__171] === 0 ? undefined : BR_CO_26__280(n, d)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_17__625 = (function (d, n) {
  return x_stringJoin(BR_17__624(d, n), " ");
});
const rule_BR_17__626 = (function (d, n) {
  const first = d.first;
  const pairs = d.pairs;
  try {
    if (!(((((!(first[Name__171] === 0) && (x_hasChild(d, n, Name__171)) === true) && !(!((pairs[SellerTradeParty_Name__552 >> 3] & 1 << (SellerTradeParty_Name__552 & 7)) === 0 || first[SellerTradeParty__63] === 0) && (BR_17__617(d, n)) === true)) && !(!((pairs[SellerTradeParty_ID__619 >> 3] & 1 << (SellerTradeParty_ID__619 & 7)) === 0 || first[SellerTradeParty__63] === 0) && (BR_17__620(d, n)) === true)) && !(!((pairs[SpecifiedLegalOrganization_ID__278 >> 3] & 1 << (SpecifiedLegalOrganization_ID__278 & 7)) === 0 || (pairs[SellerTradeParty_SpecifiedLegalOrganization__622 >> 3] & 1 << (SellerTradeParty_SpecifiedLegalOrganization__622 & 7)) === 0) && (BR_17__623(d, n)) === true)))) d.fail(67 /* BR_17 */, n);
  } catch (e) {
    d.broken(67 /* BR_17 */, n, e);
  }
});
// BR-56, ../business/parts.sch:31
const BR_56__627 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const first = d.first;
  const b = "";
  {
    const n2 = n;
    for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, SpecifiedTaxRegistration__64) : end[a]) if (name[a] === SpecifiedTaxRegistration__64 && kind[a] === 1) {
      {
        const n3 = a;
        for (let a2 = n3 + 1, e2 = end[n3]; a2 < e2; a2 = e2 - a2 > 999 ? x_behind(d, a2, e2, ID__65) : end[a2]) if (name[a2] === ID__65 && kind[a2] === 1) {
          if ((!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || first[schemeID__78] === 0) && (let_any_buyer_vat_ids__79(d, a2)) === true)) {
            if (!x_says(d, a2, b)) return true;
          }
        }
      }
    }
  }
  return false;
});
const rule_BR_56__628 = (function (d, n) {
  const pairs = d.pairs;
  if (!((!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (BR_56__627(n, d)) === true))) d.fail(68 /* BR_56 */, n);
});
// BR-55, ../business/parts.sch:36
const IssuerAssignedID__629 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "IssuerAssignedID");
const BR_55__630 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const b = "";
  {
    const n2 = n;
    for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, IssuerAssignedID__629) : end[a]) if (name[a] === IssuerAssignedID__629 && kind[a] === 1) {
      if (!x_says(d, a, b)) return true;
    }
  }
  return false;
});
const rule_BR_55__631 = (function (d, n) {
  const first = d.first;
  if (!((!(first[IssuerAssignedID__629] === 0) && (BR_55__630(n, d)) === true))) d.fail(69 /* BR_55 */, n);
});
// CII-SR-464, ../business/parts.sch:42
const PayerSpecifiedDebtorFinancialInstitution__632 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "PayerSpecifiedDebtorFinancialInstitution");
const CII_SR_464__633 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  {
    const n2 = n;
    {
      let p = 0;
      for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, PayerSpecifiedDebtorFinancialInstitution__632) : end[a]) if (name[a] === PayerSpecifiedDebtorFinancialInstitution__632 && kind[a] === 1) {
        p++;
        if (p === 1) {
          return a;
          break;
        }
      }
    }
  }
  return undefined;
});
const CII_SR_464__634 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [urn_conforme_say_given_1__509(d, (first[PayerSpecifiedDebtorFinancialInstitution__632] === 0 ? undefined : CII_SR_464__633(n, d)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const CII_SR_464__635 = (function (d, n) {
  return x_stringJoin(CII_SR_464__634(d, n), " ");
});
const rule_CII_SR_464__636 = (function (d, n) {
  if (!((d.memo[24] ??= true))) d.fail(70 /* CII_SR_464 */, n);
});
// BR-CO-18, ../business/parts.sch:47
const rule_BR_CO_18__637 = (function (d, n) {
  const first = d.first;
  if (!((!(first[ApplicableTradeTax__56] === 0) && (x_hasChild(d, n, ApplicableTradeTax__56)) === true))) d.fail(71 /* BR_CO_18 */, n);
});
const let_category__638 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  {
    const n2 = n;
    {
      let p = 0;
      for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, CategoryCode__103) : end[a]) if (name[a] === CategoryCode__103 && kind[a] === 1) {
        p++;
        if (p === 1) {
          return a;
          break;
        }
      }
    }
  }
  return undefined;
});
const let_category__639 = (function (n, d) {
  const first = d.first;
  return (first[CategoryCode__103] === 0 ? undefined : let_category__638(n, d));
});
const let_percent__640 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  {
    const n2 = n;
    {
      let p = 0;
      for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, RateApplicablePercent__120) : end[a]) if (name[a] === RateApplicablePercent__120 && kind[a] === 1) {
        p++;
        if (p === 1) {
          return a;
          break;
        }
      }
    }
  }
  return undefined;
});
const let_percent__641 = (function (n, d) {
  const first = d.first;
  return (first[RateApplicablePercent__120] === 0 ? undefined : let_percent__640(n, d));
});
// BR-45, ../business/parts.sch:52
const BR_45__642 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [urn_conforme_say_given_1__509(d, (first[CategoryCode__103] === 0 ? undefined : (d.memoNode[69] === n ? d.memoValue[69] : x_memoiseFor(d, 69, n, let_category__639(n, d)))))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_45__643 = (function (d, n) {
  return x_stringJoin(BR_45__642(d, n), " ");
});
const BR_45__644 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [urn_conforme_say_given_1__509(d, (first[RateApplicablePercent__120] === 0 ? undefined : (d.memoNode[70] === n ? d.memoValue[70] : x_memoiseFor(d, 70, n, let_percent__641(n, d)))))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_45__645 = (function (d, n) {
  return x_stringJoin(BR_45__644(d, n), " ");
});
// BR-46, ../business/parts.sch:56
// BR-47, ../business/parts.sch:60
const BR_47__646 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  {
    const n2 = n;
    {
      let p = 0;
      for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, BasisAmount__192) : end[a]) if (name[a] === BasisAmount__192 && kind[a] === 1) {
        p++;
        if (p === 1) {
          return a;
          break;
        }
      }
    }
  }
  return undefined;
});
const BR_47__647 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [urn_conforme_say_given_1__509(d, (first[BasisAmount__192] === 0 ? undefined : BR_47__646(n, d)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_47__648 = (function (d, n) {
  return x_stringJoin(BR_47__647(d, n), " ");
});
// BR-48, ../business/parts.sch:63
// BR-CO-03, ../business/parts.sch:67
const BR_CO_03__649 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  {
    const n2 = n;
    {
      let p = 0;
      for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, TaxPointDate__164) : end[a]) if (name[a] === TaxPointDate__164 && kind[a] === 1) {
        p++;
        if (p === 1) {
          return a;
          break;
        }
      }
    }
  }
  return undefined;
});
const BR_CO_03__650 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [urn_conforme_say_date_1__518(d, (first[TaxPointDate__164] === 0 ? undefined : BR_CO_03__649(n, d)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_CO_03__651 = (function (d, n) {
  return x_stringJoin(BR_CO_03__650(d, n), " ");
});
const BR_CO_03__652 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  {
    const n2 = n;
    {
      let p = 0;
      for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, DueDateTypeCode__167) : end[a]) if (name[a] === DueDateTypeCode__167 && kind[a] === 1) {
        p++;
        if (p === 1) {
          return a;
          break;
        }
      }
    }
  }
  return undefined;
});
const BR_CO_03__653 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [urn_conforme_say_given_1__509(d, (first[DueDateTypeCode__167] === 0 ? undefined : BR_CO_03__652(n, d)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_CO_03__654 = (function (d, n) {
  return x_stringJoin(BR_CO_03__653(d, n), " ");
});
// BR-DEC-19, ../business/parts.sch:71
const BR_DEC_19__655 = (function (d, n) {
  const r = [];
  for (let l = x_texts(d, x_listDown(d, n, down_BasisAmount__193)), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_DEC_19__656 = (function (d, n) {
  return x_stringJoin(BR_DEC_19__655(d, n), " ");
});
// BR-DEC-20, ../business/parts.sch:75
const BR_DEC_20__657 = (function (d, n) {
  const r = [];
  for (let l = x_texts(d, x_listDown(d, n, down_CalculatedAmount__427)), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_DEC_20__658 = (function (d, n) {
  return x_stringJoin(BR_DEC_20__657(d, n), " ");
});
const rule_BR_45_BR_46_BR_47_BR_48_and_3_more__659 = (function (d, n) {
  const first = d.first;
  if (!((!(first[BasisAmount__192] === 0) && (x_hasChild(d, n, BasisAmount__192)) === true))) d.fail(72 /* BR_45 */, n);
  if (!((!(first[CalculatedAmount__379] === 0) && (x_hasChild(d, n, CalculatedAmount__379)) === true))) d.fail(73 /* BR_46 */, n);
  if (!((!(first[CategoryCode__103] === 0) && (x_hasChild(d, n, CategoryCode__103)) === true))) d.fail(74 /* BR_47 */, n);
  if (!(((!(first[RateApplicablePercent__120] === 0) && (x_hasChild(d, n, RateApplicablePercent__120)) === true) || (!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_O__463) === 0 || first[CategoryCode__103] === 0) && (let_rows__462(n, d)) === true)))) d.fail(75 /* BR_48 */, n);
  if (!(!((!(first[TaxPointDate__164] === 0) && (x_hasChild(d, n, TaxPointDate__164)) === true) && (!(first[DueDateTypeCode__167] === 0) && (x_hasChild(d, n, DueDateTypeCode__167)) === true)))) d.fail(76 /* BR_CO_03 */, n);
  try {
    if (!((x_lengthAfter(d, (first[BasisAmount__192] === 0 ? undefined : x_onlyChild(d, n, BasisAmount__192)), ".") <= 2))) d.fail(77 /* BR_DEC_19 */, n);
  } catch (e) {
    d.broken(77 /* BR_DEC_19 */, n, e);
  }
  try {
    if (!((x_lengthAfter(d, (first[CalculatedAmount__379] === 0 ? undefined : x_onlyChild(d, n, CalculatedAmount__379)), ".") <= 2))) d.fail(78 /* BR_DEC_20 */, n);
  } catch (e2) {
    d.broken(78 /* BR_DEC_20 */, n, e2);
  }
});
// CII-SR-471, ../business/adjustments.sch:5
const down_CategoryTradeTax__660 = x_down(CategoryTradeTax__59);
const CII_SR_471__661 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [BigInt((first[CategoryTradeTax__59] === 0 ? 0 : x_countDown(d, n, down_CategoryTradeTax__660)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = x_spell(i);
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const CII_SR_471__662 = (function (d, n) {
  return x_stringJoin(CII_SR_471__661(d, n), " ");
});
// CII-SR-472, ../business/adjustments.sch:8
const down_RateApplicablePercent__663 = x_down(RateApplicablePercent__120);
const CII_SR_472__664 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [BigInt((first[RateApplicablePercent__120] === 0 ? 0 : x_countDown(d, n, down_RateApplicablePercent__663)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = x_spell(i);
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const CII_SR_472__665 = (function (d, n) {
  return x_stringJoin(CII_SR_472__664(d, n), " ");
});
const rule_CII_SR_471_CII_SR_472__666 = (function (d, n) {
  const first = d.first;
  if (!(((((first[CategoryTradeTax__59] === 0 ? 0 : x_countDown(d, n, down_CategoryTradeTax__660)) <= 1)) === true))) d.fail(79 /* CII_SR_471 */, n);
  if (!(((((first[RateApplicablePercent__120] === 0 ? 0 : x_countDown(d, n, down_RateApplicablePercent__663)) <= 1)) === true))) d.fail(80 /* CII_SR_472 */, n);
});
const PayeePartyCreditorFinancialAccount__667 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "PayeePartyCreditorFinancialAccount");
const down_PayeePartyCreditorFinancialAccount_IBANID__668 = x_down(PayeePartyCreditorFinancialAccount__667, IBANID__309);
const let_iban__669 = (function (d, n) {
  return x_listDown(d, n, down_PayeePartyCreditorFinancialAccount_IBANID__668);
});
const down_PayeePartyCreditorFinancialAccount_ProprietaryID__670 = x_down(PayeePartyCreditorFinancialAccount__667, ProprietaryID__310);
const let_number__671 = (function (d, n) {
  return x_listDown(d, n, down_PayeePartyCreditorFinancialAccount_ProprietaryID__670);
});
// CII-SR-470, ../business/transfer.sch:7
const CII_SR_470__672 = (function (d, n) {
  for (let l = (d.memoNode[71] === n ? d.memoValue[71] : x_memoiseFor(d, 71, n, let_iban__669(d, n))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    return true;
  }
  return false;
});
const PayeePartyCreditorFinancialAccount_IBANID__673 = x_pairPlace(PayeePartyCreditorFinancialAccount__667, IBANID__309);
const CII_SR_470__674 = (function (d, n) {
  for (let l = (d.memoNode[72] === n ? d.memoValue[72] : x_memoiseFor(d, 72, n, let_number__671(d, n))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    return true;
  }
  return false;
});
const PayeePartyCreditorFinancialAccount_ProprietaryID__675 = x_pairPlace(PayeePartyCreditorFinancialAccount__667, ProprietaryID__310);
const CII_SR_470__676 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  {
    const n2 = n;
    {
      let p = 0;
      for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, TypeCode__177) : end[a]) if (name[a] === TypeCode__177 && kind[a] === 1) {
        p++;
        if (p === 1) {
          return a;
          break;
        }
      }
    }
  }
  return undefined;
});
const CII_SR_470__677 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [urn_conforme_say_given_1__509(d, (first[TypeCode__177] === 0 ? undefined : CII_SR_470__676(n, d)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const CII_SR_470__678 = (function (d, n) {
  return x_stringJoin(CII_SR_470__677(d, n), " ");
});
const CII_SR_470__679 = (function (d, n) {
  {
    let p = 0;
    for (let l = (d.memoNode[71] === n ? d.memoValue[71] : x_memoiseFor(d, 71, n, let_iban__669(d, n))), k = 0; k < l.length; k++) {
      const i = l[k];
      if (--d.fuel < 0) x_refuel(d);
      p++;
      if (p === 1) {
        return i;
      }
    }
  }
  return undefined;
});
const CII_SR_470__680 = (function (d, n) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  for (let l = [urn_conforme_say_given_1__509(d, ((pairs[PayeePartyCreditorFinancialAccount_IBANID__673 >> 3] & 1 << (PayeePartyCreditorFinancialAccount_IBANID__673 & 7)) === 0 || first[PayeePartyCreditorFinancialAccount__667] === 0 ? undefined : CII_SR_470__679(d, n)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const CII_SR_470__681 = (function (d, n) {
  return x_stringJoin(CII_SR_470__680(d, n), " ");
});
const CII_SR_470__682 = (function (d, n) {
  {
    let p = 0;
    for (let l = (d.memoNode[72] === n ? d.memoValue[72] : x_memoiseFor(d, 72, n, let_number__671(d, n))), k = 0; k < l.length; k++) {
      const i = l[k];
      if (--d.fuel < 0) x_refuel(d);
      p++;
      if (p === 1) {
        return i;
      }
    }
  }
  return undefined;
});
const CII_SR_470__683 = (function (d, n) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  for (let l = [urn_conforme_say_given_1__509(d, ((pairs[PayeePartyCreditorFinancialAccount_ProprietaryID__675 >> 3] & 1 << (PayeePartyCreditorFinancialAccount_ProprietaryID__675 & 7)) === 0 || first[PayeePartyCreditorFinancialAccount__667] === 0 ? undefined : CII_SR_470__682(d, n)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const CII_SR_470__684 = (function (d, n) {
  return x_stringJoin(CII_SR_470__683(d, n), " ");
});
const rule_CII_SR_470__685 = (function (d, n) {
  const first = d.first;
  const pairs = d.pairs;
  try {
    if (!(((((!((pairs[PayeePartyCreditorFinancialAccount_IBANID__673 >> 3] & 1 << (PayeePartyCreditorFinancialAccount_IBANID__673 & 7)) === 0 || first[PayeePartyCreditorFinancialAccount__667] === 0) && (CII_SR_470__672(d, n)) === true) !== (!((pairs[PayeePartyCreditorFinancialAccount_ProprietaryID__675 >> 3] & 1 << (PayeePartyCreditorFinancialAccount_ProprietaryID__675 & 7)) === 0 || first[PayeePartyCreditorFinancialAccount__667] === 0) && (CII_SR_470__674(d, n)) === true))) === true))) d.fail(81 /* CII_SR_470 */, n);
  } catch (e) {
    d.broken(81 /* CII_SR_470 */, n, e);
  }
});
const let_allowances__686 = (function (i, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const b = "false";
  {
    const n = i;
    for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, ChargeIndicator__134) : end[a]) if (name[a] === ChargeIndicator__134 && kind[a] === 1) {
      {
        const n2 = a;
        for (let a2 = n2 + 1, e2 = end[n2]; a2 < e2; a2 = e2 - a2 > 999 ? x_behind(d, a2, e2, Indicator__135) : end[a2]) if (name[a2] === Indicator__135 && kind[a2] === 1) {
          if (x_says(d, a2, b)) return true;
        }
      }
    }
  }
  return false;
});
const texts_of_Indicator__687 = x_vocabulary(Indicator__135, null, false);
const Indicator_says_false__688 = x_bitsOf(texts_of_Indicator__687, "false");
const ChargeIndicator_Indicator__689 = x_pairPlace(ChargeIndicator__134, Indicator__135);
const let_allowances__690 = (function (d) {
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[7] ??= ((pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 ? [] : let_adjustments__53(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!(((d.memo[171] ??= x_said(d, texts_of_Indicator__687)) & Indicator_says_false__688) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0) && (let_allowances__686(i, d)) === true)) {
      r.push(i);
    }
  }
  return r;
});
const SpecifiedTradeAllowanceCharge_ChargeIndicator__691 = x_pairPlace(SpecifiedTradeAllowanceCharge__52, ChargeIndicator__134);
const let_charges__692 = (function (i, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const b = "true";
  {
    const n = i;
    for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, ChargeIndicator__134) : end[a]) if (name[a] === ChargeIndicator__134 && kind[a] === 1) {
      {
        const n2 = a;
        for (let a2 = n2 + 1, e2 = end[n2]; a2 < e2; a2 = e2 - a2 > 999 ? x_behind(d, a2, e2, Indicator__135) : end[a2]) if (name[a2] === Indicator__135 && kind[a2] === 1) {
          if (x_says(d, a2, b)) return true;
        }
      }
    }
  }
  return false;
});
const Indicator_says_true__693 = x_bitsOf(texts_of_Indicator__687, "true");
const let_charges__694 = (function (d) {
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[7] ??= ((pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 ? [] : let_adjustments__53(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!(((d.memo[171] ??= x_said(d, texts_of_Indicator__687)) & Indicator_says_true__693) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0) && (let_charges__692(i, d)) === true)) {
      r.push(i);
    }
  }
  return r;
});
const SpecifiedLogisticsServiceCharge__695 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "SpecifiedLogisticsServiceCharge");
const AppliedAmount__696 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "AppliedAmount");
const let_shipping__697 = (function (d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[4] ??= ((pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 ? [] : let_settlement__44(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const n = i;
      for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, SpecifiedLogisticsServiceCharge__695) : end[a]) if (name[a] === SpecifiedLogisticsServiceCharge__695 && kind[a] === 1) {
        {
          const n2 = a;
          for (let a2 = n2 + 1, e2 = end[n2]; a2 < e2; a2 = e2 - a2 > 999 ? x_behind(d, a2, e2, AppliedAmount__696) : end[a2]) if (name[a2] === AppliedAmount__696 && kind[a2] === 1) {
            r.push(a2);
          }
        }
      }
    }
  }
  return r;
});
const SpecifiedLogisticsServiceCharge_AppliedAmount__698 = x_pairPlace(SpecifiedLogisticsServiceCharge__695, AppliedAmount__696);
const ApplicableHeaderTradeSettlement_SpecifiedLogisticsServiceCharge__699 = x_pairPlace(ApplicableHeaderTradeSettlement__43, SpecifiedLogisticsServiceCharge__695);
// BR-CO-11, ../business/totals.sch:14
const BR_CO_11__700 = (function (d) {
  const pairs = d.pairs;
  for (let l = (d.memo[172] ??= (((d.memo[171] ??= x_said(d, texts_of_Indicator__687)) & Indicator_says_false__688) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0 ? [] : let_allowances__690(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    return true;
  }
  return false;
});
const BR_CO_11__701 = (function (d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[172] ??= (((d.memo[171] ??= x_said(d, texts_of_Indicator__687)) & Indicator_says_false__688) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0 ? [] : let_allowances__690(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const n = i;
      for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, ActualAmount__144) : end[a]) if (name[a] === ActualAmount__144 && kind[a] === 1) {
        r.push(a);
      }
    }
  }
  return r;
});
const SpecifiedTradeAllowanceCharge_ActualAmount__702 = x_pairPlace(SpecifiedTradeAllowanceCharge__52, ActualAmount__144);
const BR_CO_11__703 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const pairs = d.pairs;
  const b = (d.memo[178] ??= (x_roundDouble((((d.memo[177] ??= x_sumNumbers(d, (d.memo[176] ??= ((pairs[SpecifiedTradeAllowanceCharge_ActualAmount__702 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ActualAmount__702 & 7)) === 0 || ((d.memo[171] ??= x_said(d, texts_of_Indicator__687)) & Indicator_says_false__688) === 0 ? [] : BR_CO_11__701(d))))) * 10) * 10)) / 100));
  {
    const n2 = n;
    for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, AllowanceTotalAmount__204) : end[a]) if (name[a] === AllowanceTotalAmount__204 && kind[a] === 1) {
      if (x_numberAt(d, a) === b) return true;
    }
  }
  return false;
});
const BR_CO_11__704 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [urn_conforme_say_amount_1__508(d, (first[AllowanceTotalAmount__204] === 0 ? undefined : BR_CO_13__334(n, d)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_CO_11__705 = (function (d, n) {
  return x_stringJoin(BR_CO_11__704(d, n), " ");
});
const BR_CO_11__706 = (function (d) {
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[179] ??= [urn_conforme_say_several_1__510(d, (d.memo[172] ??= (((d.memo[171] ??= x_said(d, texts_of_Indicator__687)) & Indicator_says_false__688) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0 ? [] : let_allowances__690(d))))]), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_CO_11__707 = (function (d, n) {
  return (d.memo[181] ??= x_stringJoin((d.memo[180] ??= BR_CO_11__706(d)), " "));
});
const BR_CO_11__708 = (function (d) {
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[182] ??= [urn_conforme_say_sum_2__511(d, (d.memo[176] ??= ((pairs[SpecifiedTradeAllowanceCharge_ActualAmount__702 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ActualAmount__702 & 7)) === 0 || ((d.memo[171] ??= x_said(d, texts_of_Indicator__687)) & Indicator_says_false__688) === 0 ? [] : BR_CO_11__701(d))), x_boxAll([], "untyped"))]), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_CO_11__709 = (function (d, n) {
  return (d.memo[184] ??= x_stringJoin((d.memo[183] ??= BR_CO_11__708(d)), " "));
});
// BR-CO-12, ../business/totals.sch:19
const BR_CO_12__710 = (function (d) {
  const pairs = d.pairs;
  for (let l = (d.memo[173] ??= (((d.memo[171] ??= x_said(d, texts_of_Indicator__687)) & Indicator_says_true__693) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0 ? [] : let_charges__694(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    return true;
  }
  return false;
});
const BR_CO_12__711 = (function (d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const pairs = d.pairs;
  let r;
  for (let l = (d.memo[35] ??= ((pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 ? [] : let_totals__241(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const n = i;
      for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, ChargeTotalAmount__208) : end[a]) if (name[a] === ChargeTotalAmount__208 && kind[a] === 1) {
        if (r !== undefined) x_several();
        r = a;
      }
    }
  }
  return r;
});
const SpecifiedTradeSettlementHeaderMonetarySummation_ChargeTotalAmount__712 = x_pairPlace(SpecifiedTradeSettlementHeaderMonetarySummation__240, ChargeTotalAmount__208);
const BR_CO_12__713 = (function (d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[173] ??= (((d.memo[171] ??= x_said(d, texts_of_Indicator__687)) & Indicator_says_true__693) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0 ? [] : let_charges__694(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const n = i;
      for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, ActualAmount__144) : end[a]) if (name[a] === ActualAmount__144 && kind[a] === 1) {
        r.push(a);
      }
    }
  }
  return r;
});
const BR_CO_12__714 = (function (d) {
  const pairs = d.pairs;
  const a = x_divDoubles(x_roundDouble(x_mulDoubles((d.memo[187] ??= x_mulDoubles(x_textIfAny(d, (d.memo[186] ??= ((pairs[SpecifiedTradeSettlementHeaderMonetarySummation_ChargeTotalAmount__712 >> 3] & 1 << (SpecifiedTradeSettlementHeaderMonetarySummation_ChargeTotalAmount__712 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 & 7)) === 0 ? undefined : BR_CO_12__711(d)))), 10)), 10)), 100);
  if (a === undefined) return false;
  const b = x_arithmetic("div", x_roundAny(x_needNumber(x_arithmetic("*", x_arithmetic("*", x_arithmetic("+", x_arithmetic("div", x_roundAny(x_needNumber(x_arithmetic("*", x_arithmetic("*", (d.memo[189] ??= x_sumDoublesIfAny(x_numbersAt(d, (d.memo[188] ??= ((pairs[SpecifiedTradeAllowanceCharge_ActualAmount__702 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ActualAmount__702 & 7)) === 0 || ((d.memo[171] ??= x_said(d, texts_of_Indicator__687)) & Indicator_says_true__693) === 0 ? [] : BR_CO_12__713(d)))))), 10n), 10n))), 100n), x_arithmetic("div", x_roundAny(x_needNumber(x_arithmetic("*", x_arithmetic("*", (d.memo[190] ??= x_sumDoublesIfAny(x_numbersAt(d, (d.memo[174] ??= ((pairs[SpecifiedLogisticsServiceCharge_AppliedAmount__698 >> 3] & 1 << (SpecifiedLogisticsServiceCharge_AppliedAmount__698 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedLogisticsServiceCharge__699 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedLogisticsServiceCharge__699 & 7)) === 0 ? [] : let_shipping__697(d)))))), 10n), 10n))), 100n)), 10n), 10n))), 100n);
  return x_generalPair("eq", x_boxDouble(a), b);
});
const BR_CO_12__715 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [urn_conforme_say_amount_1__508(d, (first[ChargeTotalAmount__208] === 0 ? undefined : BR_CO_13__335(n, d)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_CO_12__716 = (function (d, n) {
  return x_stringJoin(BR_CO_12__715(d, n), " ");
});
const BR_CO_12__717 = (function (d) {
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[192] ??= [urn_conforme_say_several_1__510(d, (d.memo[173] ??= (((d.memo[171] ??= x_said(d, texts_of_Indicator__687)) & Indicator_says_true__693) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0 ? [] : let_charges__694(d))))]), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_CO_12__718 = (function (d, n) {
  return (d.memo[194] ??= x_stringJoin((d.memo[193] ??= BR_CO_12__717(d)), " "));
});
const BR_CO_12__719 = (function (d) {
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[195] ??= [urn_conforme_say_sum_2__511(d, x_bounded([...(d.memo[188] ??= ((pairs[SpecifiedTradeAllowanceCharge_ActualAmount__702 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ActualAmount__702 & 7)) === 0 || ((d.memo[171] ??= x_said(d, texts_of_Indicator__687)) & Indicator_says_true__693) === 0 ? [] : BR_CO_12__713(d))), ...(d.memo[174] ??= ((pairs[SpecifiedLogisticsServiceCharge_AppliedAmount__698 >> 3] & 1 << (SpecifiedLogisticsServiceCharge_AppliedAmount__698 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedLogisticsServiceCharge__699 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedLogisticsServiceCharge__699 & 7)) === 0 ? [] : let_shipping__697(d)))]), x_boxAll([], "untyped"))]), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_CO_12__720 = (function (d, n) {
  return (d.memo[197] ??= x_stringJoin((d.memo[196] ??= BR_CO_12__719(d)), " "));
});
// BR-CO-15, ../business/totals.sch:26
const BR_CO_15__721 = (function (d) {
  const pairs = d.pairs;
  const a = x_decimalAt(d, ((pairs[SpecifiedTradeSettlementHeaderMonetarySummation_GrandTotalAmount__247 >> 3] & 1 << (SpecifiedTradeSettlementHeaderMonetarySummation_GrandTotalAmount__247 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 & 7)) === 0 ? undefined : (d.memo[38] ??= ((pairs[SpecifiedTradeSettlementHeaderMonetarySummation_GrandTotalAmount__247 >> 3] & 1 << (SpecifiedTradeSettlementHeaderMonetarySummation_GrandTotalAmount__247 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 & 7)) === 0 ? undefined : let_with_tax__248(d)))));
  if (a === undefined) return false;
  const b = x_decimalAt(d, ((pairs[SpecifiedTradeSettlementHeaderMonetarySummation_TaxBasisTotalAmount__250 >> 3] & 1 << (SpecifiedTradeSettlementHeaderMonetarySummation_TaxBasisTotalAmount__250 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 & 7)) === 0 ? undefined : (d.memo[40] ??= ((pairs[SpecifiedTradeSettlementHeaderMonetarySummation_TaxBasisTotalAmount__250 >> 3] & 1 << (SpecifiedTradeSettlementHeaderMonetarySummation_TaxBasisTotalAmount__250 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 & 7)) === 0 ? undefined : let_without_tax__251(d)))));
  if (b === undefined) return false;
  return a.compare(b) === 0;
});
const BR_CO_15__722 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const r = [];
  {
    const n2 = n;
    for (let a = n2 + 1, e = kind[n2] === 1 ? end[n2] : 0; a < e; a++) {
      if (kind[a] !== 2) break;
      if (name[a] === currencyID__322 && kind[a] === 2) {
        r.push(a);
      }
    }
  }
  return r;
});
const BR_CO_15__723 = (function (d, n) {
  const first = d.first;
  return x_texts(d, (first[currencyID__322] === 0 ? [] : BR_CO_15__722(d, n)));
});
const K__724 = [BR_CO_15__723];
const BR_CO_15__725 = (function (d, i, i2) {
  const first = d.first;
  const a = (first[currencyID__322] === 0 ? undefined : x_attribute(d, i, currencyID__322));
  if (a === undefined) return false;
  const b = i2;
  return x_says(d, a, x_text(d, b));
});
const BR_CO_15__726 = (function (d, i) {
  const first = d.first;
  const pairs = d.pairs;
  let c = 0;
  {
    const s = x_joined(d, 198, (d.memo[36] ??= ((pairs[SpecifiedTradeSettlementHeaderMonetarySummation_TaxTotalAmount__245 >> 3] & 1 << (SpecifiedTradeSettlementHeaderMonetarySummation_TaxTotalAmount__245 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 & 7)) === 0 ? [] : let_taxed__244(d))), null, K__724, [x_texts(d, [i])], false);
    for (let l = (s ?? x_judged(d, (d.memo[36] ??= ((pairs[SpecifiedTradeSettlementHeaderMonetarySummation_TaxTotalAmount__245 >> 3] & 1 << (SpecifiedTradeSettlementHeaderMonetarySummation_TaxTotalAmount__245 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 & 7)) === 0 ? [] : let_taxed__244(d))))), k = 0; k < l.length; k++) {
      const i2 = l[k];
      if (s !== null || (((!(first[currencyID__322] === 0) && (BR_CO_15__725(d, i2, i)) === true)))) {
        c++;
      }
    }
  }
  return c;
});
const BR_CO_15__727 = (function (d, i) {
  const first = d.first;
  const pairs = d.pairs;
  {
    const s = x_joined(d, 198, (d.memo[36] ??= ((pairs[SpecifiedTradeSettlementHeaderMonetarySummation_TaxTotalAmount__245 >> 3] & 1 << (SpecifiedTradeSettlementHeaderMonetarySummation_TaxTotalAmount__245 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 & 7)) === 0 ? [] : let_taxed__244(d))), null, K__724, [x_texts(d, [i])], false);
    {
      let p = 0;
      for (let l = (s ?? x_judged(d, (d.memo[36] ??= ((pairs[SpecifiedTradeSettlementHeaderMonetarySummation_TaxTotalAmount__245 >> 3] & 1 << (SpecifiedTradeSettlementHeaderMonetarySummation_TaxTotalAmount__245 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 & 7)) === 0 ? [] : let_taxed__244(d))))), k = 0; k < l.length; k++) {
        const i2 = l[k];
        if (s !== null || (((!(first[currencyID__322] === 0) && (BR_CO_15__725(d, i2, i)) === true)))) {
          p++;
          if (p === 1) {
            return i2;
          }
        }
      }
    }
  }
  return undefined;
});
const BR_CO_15__728 = (function (d, i) {
  const pairs = d.pairs;
  const a = x_decimalAt(d, ((pairs[SpecifiedTradeSettlementHeaderMonetarySummation_GrandTotalAmount__247 >> 3] & 1 << (SpecifiedTradeSettlementHeaderMonetarySummation_GrandTotalAmount__247 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 & 7)) === 0 ? undefined : (d.memo[38] ??= ((pairs[SpecifiedTradeSettlementHeaderMonetarySummation_GrandTotalAmount__247 >> 3] & 1 << (SpecifiedTradeSettlementHeaderMonetarySummation_GrandTotalAmount__247 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 & 7)) === 0 ? undefined : let_with_tax__248(d)))));
  if (a === undefined) return false;
  const b = x_div(x_roundDecimal(x_mul(x_add(x_decimalAt(d, ((pairs[SpecifiedTradeSettlementHeaderMonetarySummation_TaxBasisTotalAmount__250 >> 3] & 1 << (SpecifiedTradeSettlementHeaderMonetarySummation_TaxBasisTotalAmount__250 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 & 7)) === 0 ? undefined : (d.memo[40] ??= ((pairs[SpecifiedTradeSettlementHeaderMonetarySummation_TaxBasisTotalAmount__250 >> 3] & 1 << (SpecifiedTradeSettlementHeaderMonetarySummation_TaxBasisTotalAmount__250 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 & 7)) === 0 ? undefined : let_without_tax__251(d))))), x_decimalAt(d, ((pairs[TaxTotalAmount_currencyID__324 >> 3] & 1 << (TaxTotalAmount_currencyID__324 & 7)) === 0 || (pairs[SpecifiedTradeSettlementHeaderMonetarySummation_TaxTotalAmount__245 >> 3] & 1 << (SpecifiedTradeSettlementHeaderMonetarySummation_TaxTotalAmount__245 & 7)) === 0 ? undefined : BR_CO_15__727(d, i)))), K__93)), K__93);
  if (b === undefined) return false;
  return a.compare(b) === 0;
});
const BR_CO_15__729 = (function (d) {
  const pairs = d.pairs;
  for (let l = (d.memo[5] ??= ((pairs[ApplicableHeaderTradeSettlement_InvoiceCurrencyCode__48 >> 3] & 1 << (ApplicableHeaderTradeSettlement_InvoiceCurrencyCode__48 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 ? [] : let_invoice_currency__47(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    if (!((BR_CO_15__721(d) || ((((((pairs[TaxTotalAmount_currencyID__324 >> 3] & 1 << (TaxTotalAmount_currencyID__324 & 7)) === 0 || (pairs[SpecifiedTradeSettlementHeaderMonetarySummation_TaxTotalAmount__245 >> 3] & 1 << (SpecifiedTradeSettlementHeaderMonetarySummation_TaxTotalAmount__245 & 7)) === 0 ? 0 : BR_CO_15__726(d, i)) === 1)) === true) && BR_CO_15__728(d, i))))) return false;
  }
  return true;
});
const BR_CO_15__730 = (function (d) {
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[200] ??= [urn_conforme_say_amount_1__508(d, ((pairs[SpecifiedTradeSettlementHeaderMonetarySummation_GrandTotalAmount__247 >> 3] & 1 << (SpecifiedTradeSettlementHeaderMonetarySummation_GrandTotalAmount__247 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 & 7)) === 0 ? undefined : (d.memo[38] ??= ((pairs[SpecifiedTradeSettlementHeaderMonetarySummation_GrandTotalAmount__247 >> 3] & 1 << (SpecifiedTradeSettlementHeaderMonetarySummation_GrandTotalAmount__247 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 & 7)) === 0 ? undefined : let_with_tax__248(d)))))]), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_CO_15__731 = (function (d, n) {
  return (d.memo[202] ??= x_stringJoin((d.memo[201] ??= BR_CO_15__730(d)), " "));
});
const BR_CO_15__732 = (function (d) {
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[203] ??= [urn_conforme_say_amount_1__508(d, ((pairs[SpecifiedTradeSettlementHeaderMonetarySummation_TaxBasisTotalAmount__250 >> 3] & 1 << (SpecifiedTradeSettlementHeaderMonetarySummation_TaxBasisTotalAmount__250 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 & 7)) === 0 ? undefined : (d.memo[40] ??= ((pairs[SpecifiedTradeSettlementHeaderMonetarySummation_TaxBasisTotalAmount__250 >> 3] & 1 << (SpecifiedTradeSettlementHeaderMonetarySummation_TaxBasisTotalAmount__250 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 & 7)) === 0 ? undefined : let_without_tax__251(d)))))]), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_CO_15__733 = (function (d, n) {
  return (d.memo[205] ??= x_stringJoin((d.memo[204] ??= BR_CO_15__732(d)), " "));
});
const BR_CO_15__734 = (function (d) {
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[36] ??= ((pairs[SpecifiedTradeSettlementHeaderMonetarySummation_TaxTotalAmount__245 >> 3] & 1 << (SpecifiedTradeSettlementHeaderMonetarySummation_TaxTotalAmount__245 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 & 7)) === 0 ? [] : let_taxed__244(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!((pairs[ApplicableHeaderTradeSettlement_InvoiceCurrencyCode__48 >> 3] & 1 << (ApplicableHeaderTradeSettlement_InvoiceCurrencyCode__48 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0) && (BR_DEC_13__368(d, i)) === true)) {
      r.push(i);
    }
  }
  return r;
});
const BR_CO_15__735 = (function (d) {
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[208] ??= [urn_conforme_say_given_1__509(d, (d.memo[207] ??= x_stringJoin(x_texts(d, (d.memo[206] ??= ((pairs[ApplicableHeaderTradeSettlement_InvoiceCurrencyCode__48 >> 3] & 1 << (ApplicableHeaderTradeSettlement_InvoiceCurrencyCode__48 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 ? [] : BR_CO_15__734(d)))), ", ")))]), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_CO_15__736 = (function (d, n) {
  return (d.memo[210] ??= x_stringJoin((d.memo[209] ??= BR_CO_15__735(d)), " "));
});
const BR_CO_15__737 = (function (d) {
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[211] ??= [urn_conforme_say_given_1__509(d, (d.memo[52] ??= ((pairs[ApplicableHeaderTradeSettlement_InvoiceCurrencyCode__48 >> 3] & 1 << (ApplicableHeaderTradeSettlement_InvoiceCurrencyCode__48 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 ? undefined : BR_53__329(d))))]), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_CO_15__738 = (function (d, n) {
  return (d.memo[213] ??= x_stringJoin((d.memo[212] ??= BR_CO_15__737(d)), " "));
});
const BR_CO_15__739 = (function (d) {
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[214] ??= [urn_conforme_say_sum_2__511(d, [...x_list(((pairs[SpecifiedTradeSettlementHeaderMonetarySummation_TaxBasisTotalAmount__250 >> 3] & 1 << (SpecifiedTradeSettlementHeaderMonetarySummation_TaxBasisTotalAmount__250 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 & 7)) === 0 ? undefined : (d.memo[40] ??= ((pairs[SpecifiedTradeSettlementHeaderMonetarySummation_TaxBasisTotalAmount__250 >> 3] & 1 << (SpecifiedTradeSettlementHeaderMonetarySummation_TaxBasisTotalAmount__250 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 & 7)) === 0 ? undefined : let_without_tax__251(d))))), ...(d.memo[206] ??= ((pairs[ApplicableHeaderTradeSettlement_InvoiceCurrencyCode__48 >> 3] & 1 << (ApplicableHeaderTradeSettlement_InvoiceCurrencyCode__48 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 ? [] : BR_CO_15__734(d)))], x_boxAll([], "untyped"))]), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_CO_15__740 = (function (d, n) {
  return (d.memo[216] ??= x_stringJoin((d.memo[215] ??= BR_CO_15__739(d)), " "));
});
const rule_BR_CO_11_BR_CO_12_BR_CO_15__741 = (function (d, n) {
  const first = d.first;
  try {
    if (!(((!(!(first[AllowanceTotalAmount__204] === 0) && (x_hasChild(d, n, AllowanceTotalAmount__204)) === true) && (d.memo[175] ??= !BR_CO_11__700(d))) || BR_CO_11__703(d, n)))) d.fail(82 /* BR_CO_11 */, n);
  } catch (e) {
    d.broken(82 /* BR_CO_11 */, n, e);
  }
  try {
    if (!(((!(!(first[ChargeTotalAmount__208] === 0) && (x_hasChild(d, n, ChargeTotalAmount__208)) === true) && (d.memo[185] ??= !BR_CO_12__710(d))) || (d.memo[191] ??= BR_CO_12__714(d))))) d.fail(83 /* BR_CO_12 */, n);
  } catch (e2) {
    d.broken(83 /* BR_CO_12 */, n, e2);
  }
  try {
    if (!((d.memo[199] ??= BR_CO_15__729(d)))) d.fail(84 /* BR_CO_15 */, n);
  } catch (e3) {
    d.broken(84 /* BR_CO_15 */, n, e3);
  }
});
// BR-CO-17, ../business/totals.sch:39
const BR_CO_17__742 = (function (d, n) {
  const first = d.first;
  const a = x_roundDecimal(x_decimalAt(d, (first[RateApplicablePercent__120] === 0 ? undefined : x_onlyChild(d, n, RateApplicablePercent__120))));
  if (a === undefined) return false;
  const b = 0n;
  return a.compare(K__97) !== 0;
});
const BR_CO_17__743 = (function (d, n, v) {
  const first = d.first;
  {
    const v2 = x_div(x_roundDecimal(x_mul(x_mul(x_absDecimal(x_decimalAt(d, (first[BasisAmount__192] === 0 ? undefined : x_onlyChild(d, n, BasisAmount__192)))), x_div(x_decimalAt(d, (first[RateApplicablePercent__120] === 0 ? undefined : x_onlyChild(d, n, RateApplicablePercent__120))), K__93)), K__93)), K__93);
    if (v2 !== undefined) {
      if (--d.fuel < 0) x_refuel(d);
      if ((((x_sub(v, K__390).compare(v2) <= 0) && (x_add(v, K__390).compare(v2) >= 0)))) return true;
    }
  }
  return false;
});
const BR_CO_17__744 = (function (d, n) {
  const first = d.first;
  {
    const v = x_absDecimal(x_decimalAt(d, (first[CalculatedAmount__379] === 0 ? undefined : x_onlyChild(d, n, CalculatedAmount__379))));
    if (v !== undefined) {
      if (--d.fuel < 0) x_refuel(d);
      if ((BR_CO_17__743(d, n, v))) return true;
    }
  }
  return false;
});
const BR_CO_17__745 = (function (d, n) {
  const first = d.first;
  const a = x_roundDecimal(x_decimalAt(d, (first[CalculatedAmount__379] === 0 ? undefined : x_onlyChild(d, n, CalculatedAmount__379))));
  if (a === undefined) return false;
  const b = 0n;
  return a.compare(K__97) === 0;
});
const BR_CO_17__746 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [urn_conforme_say_given_1__509(d, (first[CategoryCode__103] === 0 ? undefined : let_category__638(n, d)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_CO_17__747 = (function (d, n) {
  return x_stringJoin(BR_CO_17__746(d, n), " ");
});
const BR_CO_17__748 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [urn_conforme_say_given_1__509(d, (first[RateApplicablePercent__120] === 0 ? undefined : let_percent__640(n, d)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_CO_17__749 = (function (d, n) {
  return x_stringJoin(BR_CO_17__748(d, n), " ");
});
const BR_CO_17__750 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [urn_conforme_say_tax_due_2__513(d, (first[BasisAmount__192] === 0 ? undefined : BR_47__646(n, d)), (first[RateApplicablePercent__120] === 0 ? undefined : let_percent__640(n, d)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_CO_17__751 = (function (d, n) {
  return x_stringJoin(BR_CO_17__750(d, n), " ");
});
const BR_CO_17__752 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  {
    const n2 = n;
    {
      let p = 0;
      for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, CalculatedAmount__379) : end[a]) if (name[a] === CalculatedAmount__379 && kind[a] === 1) {
        p++;
        if (p === 1) {
          return a;
          break;
        }
      }
    }
  }
  return undefined;
});
const BR_CO_17__753 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [urn_conforme_say_given_1__509(d, (first[CalculatedAmount__379] === 0 ? undefined : BR_CO_17__752(n, d)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_CO_17__754 = (function (d, n) {
  return x_stringJoin(BR_CO_17__753(d, n), " ");
});
const BR_CO_17__755 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [urn_conforme_say_too_small_1__514(d, (first[RateApplicablePercent__120] === 0 ? undefined : let_percent__640(n, d)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_CO_17__756 = (function (d, n) {
  return x_stringJoin(BR_CO_17__755(d, n), " ");
});
const rule_BR_CO_17__757 = (function (d, n) {
  const first = d.first;
  try {
    if (!(((x_saysUpper(d, (first[TypeCode__177] === 0 ? undefined : x_onlyChild(d, n, TypeCode__177)), "VAT", true) && BR_CO_17__742(d, n)) ? BR_CO_17__744(d, n) : BR_CO_17__745(d, n)))) d.fail(85 /* BR_CO_17 */, n);
  } catch (e) {
    d.broken(85 /* BR_CO_17 */, n, e);
  }
});
// BR-S-03, ../vat/uses.sch:24
const K__758 = x_strings(["VA", "FC"]);
const schemeID_says_VA_FC__759 = x_bitsOf(texts_of_schemeID__80, "VA", "FC");
const BR_S_03__760 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  for (let l = (d.memo[11] ??= ((pairs[SpecifiedTaxRegistration_ID__67 >> 3] & 1 << (SpecifiedTaxRegistration_ID__67 & 7)) === 0 || (pairs[SellerTradeParty_SpecifiedTaxRegistration__68 >> 3] & 1 << (SellerTradeParty_SpecifiedTaxRegistration__68 & 7)) === 0 ? [] : let_seller_tax_ids__66(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA_FC__759) === 0 || first[schemeID__78] === 0) && (x_oneOf(d, (first[schemeID__78] === 0 ? undefined : x_attribute(d, i, schemeID__78)), K__758, false)) === true)) {
      return true;
    }
  }
  return false;
});
const BR_S_03__761 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  for (let l = (d.memo[12] ??= ((pairs[SpecifiedTaxRegistration_ID__67 >> 3] & 1 << (SpecifiedTaxRegistration_ID__67 & 7)) === 0 || (pairs[SellerTaxRepresentativeTradeParty_SpecifiedTaxRegistration__72 >> 3] & 1 << (SellerTaxRepresentativeTradeParty_SpecifiedTaxRegistration__72 & 7)) === 0 ? [] : let_agent_tax_ids__71(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || first[schemeID__78] === 0) && (let_any_buyer_vat_ids__79(d, i)) === true)) {
      return true;
    }
  }
  return false;
});
const BR_S_03__762 = (function (d, n) {
  const parent = d.parent;
  const first = d.first;
  const r = [];
  for (let l = (d.memoNode[73] === parent[n] ? d.memoValue[73] : x_memoiseFor(d, 73, parent[n], [urn_conforme_say_amount_1__508(d, (d.memoNode[0] === parent[n] ? d.memoValue[0] : x_memoiseFor(d, 0, parent[n], (first[ActualAmount__144] === 0 ? undefined : BR_31__179(n, d)))))])), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_S_03__763 = (function (d, n) {
  const parent = d.parent;
  return (d.memoNode[75] === parent[n] ? d.memoValue[75] : x_memoiseFor(d, 75, parent[n], x_stringJoin((d.memoNode[74] === parent[n] ? d.memoValue[74] : x_memoiseFor(d, 74, parent[n], BR_S_03__762(d, n))), " ")));
});
const BR_S_03__764 = (function (d) {
  const r = [];
  for (let l = ["the standard rate (S)"], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_S_03__765 = (function (d, n) {
  return (d.memo[220] ??= x_stringJoin((d.memo[219] ??= BR_S_03__764(d)), " "));
});
const BR_S_03__766 = (function (d) {
  const r = [];
  for (let l = ["a VAT number (BT-31) or tax registration (BT-32) of the seller or a VAT number of its representative (BT-63), and none is given"], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_S_03__767 = (function (d, n) {
  return (d.memo[222] ??= x_stringJoin((d.memo[221] ??= BR_S_03__766(d)), " "));
});
const rule_BR_S_03__768 = (function (d, n) {
  const pairs = d.pairs;
  try {
    if (!(((d.memo[217] ??= (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA_FC__759) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (BR_S_03__760(d)) === true)) || (d.memo[218] ??= (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (BR_S_03__761(d)) === true))))) d.fail(86 /* BR_S_03 */, n);
  } catch (e) {
    d.broken(86 /* BR_S_03 */, n, e);
  }
});
// BR-S-06, ../vat/uses.sch:32
const BR_S_06__769 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const b = 0n;
  {
    const n2 = n;
    for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, RateApplicablePercent__120) : end[a]) if (name[a] === RateApplicablePercent__120 && kind[a] === 1) {
      if (x_numberAt(d, a) > 0) return true;
    }
  }
  return false;
});
const BR_S_06__770 = (function (d) {
  const r = [];
  for (let l = ["above 0"], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_S_06__771 = (function (d, n) {
  return (d.memo[224] ??= x_stringJoin((d.memo[223] ??= BR_S_06__770(d)), " "));
});
const rule_BR_S_06__772 = (function (d, n) {
  try {
    if (!(((BR_S_06__769(n, d)) === true))) d.fail(87 /* BR_S_06 */, n);
  } catch (e) {
    d.broken(87 /* BR_S_06 */, n, e);
  }
});
// BR-S-04, ../vat/uses.sch:41
const rule_BR_S_04__773 = (function (d, n) {
  const pairs = d.pairs;
  try {
    if (!(((d.memo[217] ??= (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA_FC__759) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (BR_S_03__760(d)) === true)) || (d.memo[218] ??= (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (BR_S_03__761(d)) === true))))) d.fail(88 /* BR_S_04 */, n);
  } catch (e) {
    d.broken(88 /* BR_S_04 */, n, e);
  }
});
// BR-S-07, ../vat/uses.sch:49
const rule_BR_S_07__774 = (function (d, n) {
  try {
    if (!(((BR_S_06__769(n, d)) === true))) d.fail(89 /* BR_S_07 */, n);
  } catch (e) {
    d.broken(89 /* BR_S_07 */, n, e);
  }
});
// BR-Z-03, ../vat/uses.sch:24
const rule_BR_Z_03__775 = (function (d, n) {
  const pairs = d.pairs;
  try {
    if (!(((d.memo[217] ??= (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA_FC__759) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (BR_S_03__760(d)) === true)) || (d.memo[218] ??= (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (BR_S_03__761(d)) === true))))) d.fail(90 /* BR_Z_03 */, n);
  } catch (e) {
    d.broken(90 /* BR_Z_03 */, n, e);
  }
});
// BR-Z-06, ../vat/uses.sch:32
const BR_Z_06__776 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const b = 0n;
  {
    const n2 = n;
    for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, RateApplicablePercent__120) : end[a]) if (name[a] === RateApplicablePercent__120 && kind[a] === 1) {
      if (x_numberAt(d, a) === 0) return true;
    }
  }
  return false;
});
const BR_Z_06__777 = (function (d) {
  const r = [];
  for (let l = ["0"], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_Z_06__778 = (function (d, n) {
  return (d.memo[226] ??= x_stringJoin((d.memo[225] ??= BR_Z_06__777(d)), " "));
});
const rule_BR_Z_06__779 = (function (d, n) {
  try {
    if (!(((BR_Z_06__776(n, d)) === true))) d.fail(91 /* BR_Z_06 */, n);
  } catch (e) {
    d.broken(91 /* BR_Z_06 */, n, e);
  }
});
// BR-Z-04, ../vat/uses.sch:41
const rule_BR_Z_04__780 = (function (d, n) {
  const pairs = d.pairs;
  try {
    if (!(((d.memo[217] ??= (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA_FC__759) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (BR_S_03__760(d)) === true)) || (d.memo[218] ??= (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (BR_S_03__761(d)) === true))))) d.fail(92 /* BR_Z_04 */, n);
  } catch (e) {
    d.broken(92 /* BR_Z_04 */, n, e);
  }
});
// BR-Z-07, ../vat/uses.sch:49
const rule_BR_Z_07__781 = (function (d, n) {
  try {
    if (!(((BR_Z_06__776(n, d)) === true))) d.fail(93 /* BR_Z_07 */, n);
  } catch (e) {
    d.broken(93 /* BR_Z_07 */, n, e);
  }
});
// BR-AE-03, ../vat/uses.sch:24
const BR_AE_03__782 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  for (let l = (d.memo[13] ??= ((pairs[SpecifiedTaxRegistration_ID__67 >> 3] & 1 << (SpecifiedTaxRegistration_ID__67 & 7)) === 0 || (pairs[SellerTradeParty_SpecifiedTaxRegistration__68 >> 3] & 1 << (SellerTradeParty_SpecifiedTaxRegistration__68 & 7)) === 0 ? [] : x_sortNodes(let_any_seller_tax_ids__74(d)))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA_FC__759) === 0 || first[schemeID__78] === 0) && (x_oneOf(d, (first[schemeID__78] === 0 ? undefined : x_attribute(d, i, schemeID__78)), K__758, false)) === true)) {
      return true;
    }
  }
  return false;
});
const BR_AE_03__783 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  for (let l = (d.memo[14] ??= ((pairs[SpecifiedTaxRegistration_ID__67 >> 3] & 1 << (SpecifiedTaxRegistration_ID__67 & 7)) === 0 || (pairs[SellerTaxRepresentativeTradeParty_SpecifiedTaxRegistration__72 >> 3] & 1 << (SellerTaxRepresentativeTradeParty_SpecifiedTaxRegistration__72 & 7)) === 0 ? [] : x_sortNodes(let_any_agent_tax_ids__75(d)))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || first[schemeID__78] === 0) && (let_any_buyer_vat_ids__79(d, i)) === true)) {
      return true;
    }
  }
  return false;
});
const BR_AE_03__784 = (function (d) {
  const pairs = d.pairs;
  for (let l = (d.memo[17] ??= (((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0 ? [] : x_sortNodes(let_any_buyer_vat_ids__82(d)))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    return true;
  }
  return false;
});
const BR_AE_03__785 = (function (d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const first = d.first;
  for (let l = (d.memo[15] ??= (first[BuyerTradeParty__76] === 0 ? [] : let_any_buyer__77(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const n = i;
      for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, SpecifiedLegalOrganization__276) : end[a]) if (name[a] === SpecifiedLegalOrganization__276 && kind[a] === 1) {
        {
          const n2 = a;
          for (let a2 = n2 + 1, e2 = end[n2]; a2 < e2; a2 = e2 - a2 > 999 ? x_behind(d, a2, e2, ID__65) : end[a2]) if (name[a2] === ID__65 && kind[a2] === 1) {
            return true;
          }
        }
      }
    }
  }
  return false;
});
const BuyerTradeParty_SpecifiedLegalOrganization__786 = x_pairPlace(BuyerTradeParty__76, SpecifiedLegalOrganization__276);
const BR_AE_03__787 = (function (d) {
  const r = [];
  for (let l = ["reverse charge (AE)"], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_AE_03__788 = (function (d, n) {
  return (d.memo[231] ??= x_stringJoin((d.memo[230] ??= BR_AE_03__787(d)), " "));
});
const BR_AE_03__789 = (function (d) {
  const r = [];
  for (let l = ["a tax number on the seller\u2019s side (BT-31, BT-32 or BT-63) and a VAT or registration number of the buyer (BT-48 or BT-47), and one is missing"], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_AE_03__790 = (function (d, n) {
  return (d.memo[233] ??= x_stringJoin((d.memo[232] ??= BR_AE_03__789(d)), " "));
});
const rule_BR_AE_03__791 = (function (d, n) {
  const pairs = d.pairs;
  try {
    if (!((((d.memo[227] ??= (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA_FC__759) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (BR_AE_03__782(d)) === true)) || (d.memo[228] ??= (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (BR_AE_03__783(d)) === true))) && (BR_AE_03__784(d) || (d.memo[229] ??= (!((pairs[SpecifiedLegalOrganization_ID__278 >> 3] & 1 << (SpecifiedLegalOrganization_ID__278 & 7)) === 0 || (pairs[BuyerTradeParty_SpecifiedLegalOrganization__786 >> 3] & 1 << (BuyerTradeParty_SpecifiedLegalOrganization__786 & 7)) === 0) && (BR_AE_03__785(d)) === true)))))) d.fail(94 /* BR_AE_03 */, n);
  } catch (e) {
    d.broken(94 /* BR_AE_03 */, n, e);
  }
});
// BR-AE-06, ../vat/uses.sch:32
const rule_BR_AE_06__792 = (function (d, n) {
  try {
    if (!(((BR_Z_06__776(n, d)) === true))) d.fail(95 /* BR_AE_06 */, n);
  } catch (e) {
    d.broken(95 /* BR_AE_06 */, n, e);
  }
});
// BR-AE-04, ../vat/uses.sch:41
const rule_BR_AE_04__793 = (function (d, n) {
  const pairs = d.pairs;
  try {
    if (!((((d.memo[227] ??= (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA_FC__759) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (BR_AE_03__782(d)) === true)) || (d.memo[228] ??= (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (BR_AE_03__783(d)) === true))) && (BR_AE_03__784(d) || (d.memo[229] ??= (!((pairs[SpecifiedLegalOrganization_ID__278 >> 3] & 1 << (SpecifiedLegalOrganization_ID__278 & 7)) === 0 || (pairs[BuyerTradeParty_SpecifiedLegalOrganization__786 >> 3] & 1 << (BuyerTradeParty_SpecifiedLegalOrganization__786 & 7)) === 0) && (BR_AE_03__785(d)) === true)))))) d.fail(96 /* BR_AE_04 */, n);
  } catch (e) {
    d.broken(96 /* BR_AE_04 */, n, e);
  }
});
// BR-AE-07, ../vat/uses.sch:49
const rule_BR_AE_07__794 = (function (d, n) {
  try {
    if (!(((BR_Z_06__776(n, d)) === true))) d.fail(97 /* BR_AE_07 */, n);
  } catch (e) {
    d.broken(97 /* BR_AE_07 */, n, e);
  }
});
// BR-O-07, ../vat/uses.sch:49
const BR_O_07__795 = (function (d) {
  const r = [];
  for (let l = ["the category outside the scope of VAT (O)"], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_O_07__796 = (function (d, n) {
  return (d.memo[235] ??= x_stringJoin((d.memo[234] ??= BR_O_07__795(d)), " "));
});
const BR_O_07__797 = (function (d) {
  const r = [];
  for (let l = ["left out"], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_O_07__798 = (function (d, n) {
  return (d.memo[237] ??= x_stringJoin((d.memo[236] ??= BR_O_07__797(d)), " "));
});
const rule_BR_O_07__799 = (function (d, n) {
  const first = d.first;
  if (!(!(!(first[RateApplicablePercent__120] === 0) && (x_hasChild(d, n, RateApplicablePercent__120)) === true))) d.fail(98 /* BR_O_07 */, n);
});
// BR-AF-03, ../vat/uses.sch:24
const BR_AF_03__800 = (function (d) {
  const r = [];
  for (let l = ["the Canary Islands tax IGIC (L)"], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_AF_03__801 = (function (d, n) {
  return (d.memo[239] ??= x_stringJoin((d.memo[238] ??= BR_AF_03__800(d)), " "));
});
const rule_BR_AF_03__802 = (function (d, n) {
  const pairs = d.pairs;
  try {
    if (!(((d.memo[217] ??= (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA_FC__759) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (BR_S_03__760(d)) === true)) || (d.memo[218] ??= (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (BR_S_03__761(d)) === true))))) d.fail(99 /* BR_AF_03 */, n);
  } catch (e) {
    d.broken(99 /* BR_AF_03 */, n, e);
  }
});
// BR-AF-06, ../vat/uses.sch:32
const rule_BR_AF_06__803 = (function (d, n) {
  try {
    if (!(((BR_S_06__769(n, d)) === true))) d.fail(100 /* BR_AF_06 */, n);
  } catch (e) {
    d.broken(100 /* BR_AF_06 */, n, e);
  }
});
// BR-AF-04, ../vat/uses.sch:41
const rule_BR_AF_04__804 = (function (d, n) {
  const pairs = d.pairs;
  try {
    if (!(((d.memo[217] ??= (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA_FC__759) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (BR_S_03__760(d)) === true)) || (d.memo[218] ??= (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (BR_S_03__761(d)) === true))))) d.fail(101 /* BR_AF_04 */, n);
  } catch (e) {
    d.broken(101 /* BR_AF_04 */, n, e);
  }
});
// BR-AF-07, ../vat/uses.sch:49
const rule_BR_AF_07__805 = (function (d, n) {
  try {
    if (!(((BR_S_06__769(n, d)) === true))) d.fail(102 /* BR_AF_07 */, n);
  } catch (e) {
    d.broken(102 /* BR_AF_07 */, n, e);
  }
});
// BR-AG-03, ../vat/uses.sch:24
const BR_AG_03__806 = (function (d) {
  const r = [];
  for (let l = ["the Ceuta and Melilla tax IPSI (M)"], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_AG_03__807 = (function (d, n) {
  return (d.memo[241] ??= x_stringJoin((d.memo[240] ??= BR_AG_03__806(d)), " "));
});
const rule_BR_AG_03__808 = (function (d, n) {
  const pairs = d.pairs;
  try {
    if (!(((d.memo[217] ??= (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA_FC__759) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (BR_S_03__760(d)) === true)) || (d.memo[218] ??= (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (BR_S_03__761(d)) === true))))) d.fail(103 /* BR_AG_03 */, n);
  } catch (e) {
    d.broken(103 /* BR_AG_03 */, n, e);
  }
});
// BR-AG-06, ../vat/uses.sch:32
const BR_AG_06__809 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const b = 0n;
  {
    const n2 = n;
    for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, RateApplicablePercent__120) : end[a]) if (name[a] === RateApplicablePercent__120 && kind[a] === 1) {
      if (x_numberAt(d, a) >= 0) return true;
    }
  }
  return false;
});
const BR_AG_06__810 = (function (d) {
  const r = [];
  for (let l = ["0 or more"], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_AG_06__811 = (function (d, n) {
  return (d.memo[243] ??= x_stringJoin((d.memo[242] ??= BR_AG_06__810(d)), " "));
});
const rule_BR_AG_06__812 = (function (d, n) {
  try {
    if (!(((BR_AG_06__809(n, d)) === true))) d.fail(104 /* BR_AG_06 */, n);
  } catch (e) {
    d.broken(104 /* BR_AG_06 */, n, e);
  }
});
// BR-AG-04, ../vat/uses.sch:41
const rule_BR_AG_04__813 = (function (d, n) {
  const pairs = d.pairs;
  try {
    if (!(((d.memo[217] ??= (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA_FC__759) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (BR_S_03__760(d)) === true)) || (d.memo[218] ??= (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (BR_S_03__761(d)) === true))))) d.fail(105 /* BR_AG_04 */, n);
  } catch (e) {
    d.broken(105 /* BR_AG_04 */, n, e);
  }
});
// BR-AG-07, ../vat/uses.sch:49
const rule_BR_AG_07__814 = (function (d, n) {
  try {
    if (!(((BR_AG_06__809(n, d)) === true))) d.fail(106 /* BR_AG_07 */, n);
  } catch (e) {
    d.broken(106 /* BR_AG_07 */, n, e);
  }
});
// BR-E-09, ../vat/rows.sch:17
const BR_E_09__815 = (function (d) {
  const r = [];
  for (let l = ["VAT exemption (E)"], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_E_09__816 = (function (d, n) {
  return (d.memo[245] ??= x_stringJoin((d.memo[244] ??= BR_E_09__815(d)), " "));
});
const BR_E_09__817 = (function (d, n) {
  const parent = d.parent;
  const first = d.first;
  const r = [];
  for (let l = (d.memoNode[76] === parent[n] ? d.memoValue[76] : x_memoiseFor(d, 76, parent[n], [urn_conforme_say_amount_1__508(d, (d.memoNode[53] === parent[n] ? d.memoValue[53] : x_memoiseFor(d, 53, parent[n], (first[CalculatedAmount__379] === 0 ? undefined : BR_S_09__401(n, d)))))])), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_E_09__818 = (function (d, n) {
  const parent = d.parent;
  return (d.memoNode[78] === parent[n] ? d.memoValue[78] : x_memoiseFor(d, 78, parent[n], x_stringJoin((d.memoNode[77] === parent[n] ? d.memoValue[77] : x_memoiseFor(d, 77, parent[n], BR_E_09__817(d, n))), " ")));
});
const rule_BR_E_09__819 = (function (d, n) {
  const parent = d.parent;
  try {
    if (!((d.memoNode[63] === parent[n] ? d.memoValue[63] : x_memoiseFor(d, 63, parent[n], ((BR_Z_09__428(d, n)) === true))))) d.fail(107 /* BR_E_09 */, n);
  } catch (e) {
    d.broken(107 /* BR_E_09 */, n, e);
  }
});
// BR-AE-09, ../vat/rows.sch:17
const rule_BR_AE_09__820 = (function (d, n) {
  const parent = d.parent;
  try {
    if (!((d.memoNode[63] === parent[n] ? d.memoValue[63] : x_memoiseFor(d, 63, parent[n], ((BR_Z_09__428(d, n)) === true))))) d.fail(108 /* BR_AE_09 */, n);
  } catch (e) {
    d.broken(108 /* BR_AE_09 */, n, e);
  }
});
// BR-AE-10, ../vat/rows.sch:25
const BR_AE_10__821 = (function (d) {
  const r = [];
  for (let l = ["gives no exemption reason"], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_AE_10__822 = (function (d, n) {
  return (d.memo[247] ??= x_stringJoin((d.memo[246] ??= BR_AE_10__821(d)), " "));
});
const rule_BR_AE_10__823 = (function (d, n) {
  const parent = d.parent;
  const first = d.first;
  try {
    if (!(((d.memoNode[57] === parent[n] ? d.memoValue[57] : x_memoiseFor(d, 57, parent[n], (!(first[ExemptionReason__404] === 0) && (x_hasChild(d, parent[n], ExemptionReason__404)) === true))) || (d.memoNode[58] === parent[n] ? d.memoValue[58] : x_memoiseFor(d, 58, parent[n], (!(first[ExemptionReasonCode__405] === 0) && (x_hasChild(d, parent[n], ExemptionReasonCode__405)) === true)))))) d.fail(109 /* BR_AE_10 */, n);
  } catch (e) {
    d.broken(109 /* BR_AE_10 */, n, e);
  }
});
// BR-AF-09, ../vat/rows.sch:43
const BR_AF_09__824 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [urn_conforme_say_amount_1__508(d, (first[CalculatedAmount__379] === 0 ? undefined : BR_CO_17__752(n, d)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_AF_09__825 = (function (d, n) {
  return x_stringJoin(BR_AF_09__824(d, n), " ");
});
const rule_BR_AF_09__826 = (function (d, n) {
  if (!((d.memo[24] ??= true))) d.fail(110 /* BR_AF_09 */, n);
});
// BR-AG-09, ../vat/rows.sch:43
const rule_BR_AG_09__827 = (function (d, n) {
  if (!((d.memo[24] ??= true))) d.fail(111 /* BR_AG_09 */, n);
});
// BR-E-03, ../vat/uses.sch:24
const rule_BR_E_03__828 = (function (d, n) {
  const pairs = d.pairs;
  try {
    if (!(((d.memo[217] ??= (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA_FC__759) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (BR_S_03__760(d)) === true)) || (d.memo[218] ??= (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (BR_S_03__761(d)) === true))))) d.fail(112 /* BR_E_03 */, n);
  } catch (e) {
    d.broken(112 /* BR_E_03 */, n, e);
  }
});
// BR-E-06, ../vat/uses.sch:32
const rule_BR_E_06__829 = (function (d, n) {
  try {
    if (!(((BR_Z_06__776(n, d)) === true))) d.fail(113 /* BR_E_06 */, n);
  } catch (e) {
    d.broken(113 /* BR_E_06 */, n, e);
  }
});
// BR-E-04, ../vat/uses.sch:41
const rule_BR_E_04__830 = (function (d, n) {
  const pairs = d.pairs;
  try {
    if (!(((d.memo[217] ??= (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA_FC__759) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (BR_S_03__760(d)) === true)) || (d.memo[218] ??= (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (BR_S_03__761(d)) === true))))) d.fail(114 /* BR_E_04 */, n);
  } catch (e) {
    d.broken(114 /* BR_E_04 */, n, e);
  }
});
// BR-E-07, ../vat/uses.sch:49
const rule_BR_E_07__831 = (function (d, n) {
  try {
    if (!(((BR_Z_06__776(n, d)) === true))) d.fail(115 /* BR_E_07 */, n);
  } catch (e) {
    d.broken(115 /* BR_E_07 */, n, e);
  }
});
// BR-IC-03, ../vat/uses.sch:24
const BR_IC_03__832 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  for (let l = (d.memo[13] ??= ((pairs[SpecifiedTaxRegistration_ID__67 >> 3] & 1 << (SpecifiedTaxRegistration_ID__67 & 7)) === 0 || (pairs[SellerTradeParty_SpecifiedTaxRegistration__68 >> 3] & 1 << (SellerTradeParty_SpecifiedTaxRegistration__68 & 7)) === 0 ? [] : x_sortNodes(let_any_seller_tax_ids__74(d)))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || first[schemeID__78] === 0) && (let_any_buyer_vat_ids__79(d, i)) === true)) {
      return true;
    }
  }
  return false;
});
const BR_IC_03__833 = (function (d) {
  const r = [];
  for (let l = ["intra-community supply (K)"], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_IC_03__834 = (function (d, n) {
  return (d.memo[250] ??= x_stringJoin((d.memo[249] ??= BR_IC_03__833(d)), " "));
});
const BR_IC_03__835 = (function (d) {
  const r = [];
  for (let l = ["a VAT number on the seller\u2019s side (BT-31 or BT-63) and the buyer\u2019s VAT number (BT-48), and one is missing"], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_IC_03__836 = (function (d, n) {
  return (d.memo[252] ??= x_stringJoin((d.memo[251] ??= BR_IC_03__835(d)), " "));
});
const rule_BR_IC_03__837 = (function (d, n) {
  const pairs = d.pairs;
  try {
    if (!((((d.memo[248] ??= (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (BR_IC_03__832(d)) === true)) || (d.memo[228] ??= (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (BR_AE_03__783(d)) === true))) && BR_AE_03__784(d)))) d.fail(116 /* BR_IC_03 */, n);
  } catch (e) {
    d.broken(116 /* BR_IC_03 */, n, e);
  }
});
// BR-IC-06, ../vat/uses.sch:32
const rule_BR_IC_06__838 = (function (d, n) {
  try {
    if (!(((BR_Z_06__776(n, d)) === true))) d.fail(117 /* BR_IC_06 */, n);
  } catch (e) {
    d.broken(117 /* BR_IC_06 */, n, e);
  }
});
// BR-IC-04, ../vat/uses.sch:41
const rule_BR_IC_04__839 = (function (d, n) {
  const pairs = d.pairs;
  try {
    if (!((((d.memo[248] ??= (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (BR_IC_03__832(d)) === true)) || (d.memo[228] ??= (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (BR_AE_03__783(d)) === true))) && BR_AE_03__784(d)))) d.fail(118 /* BR_IC_04 */, n);
  } catch (e) {
    d.broken(118 /* BR_IC_04 */, n, e);
  }
});
// BR-IC-07, ../vat/uses.sch:49
const rule_BR_IC_07__840 = (function (d, n) {
  try {
    if (!(((BR_Z_06__776(n, d)) === true))) d.fail(119 /* BR_IC_07 */, n);
  } catch (e) {
    d.broken(119 /* BR_IC_07 */, n, e);
  }
});
// BR-G-03, ../vat/uses.sch:24
const BR_G_03__841 = (function (d) {
  const r = [];
  for (let l = ["export outside the EU (G)"], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_G_03__842 = (function (d, n) {
  return (d.memo[254] ??= x_stringJoin((d.memo[253] ??= BR_G_03__841(d)), " "));
});
const BR_G_03__843 = (function (d) {
  const r = [];
  for (let l = ["a VAT number of the seller (BT-31) or of its representative (BT-63), and none is given"], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_G_03__844 = (function (d, n) {
  return (d.memo[256] ??= x_stringJoin((d.memo[255] ??= BR_G_03__843(d)), " "));
});
const rule_BR_G_03__845 = (function (d, n) {
  const pairs = d.pairs;
  try {
    if (!(((d.memo[248] ??= (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (BR_IC_03__832(d)) === true)) || (d.memo[228] ??= (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (BR_AE_03__783(d)) === true))))) d.fail(120 /* BR_G_03 */, n);
  } catch (e) {
    d.broken(120 /* BR_G_03 */, n, e);
  }
});
// BR-G-06, ../vat/uses.sch:32
const rule_BR_G_06__846 = (function (d, n) {
  try {
    if (!(((BR_Z_06__776(n, d)) === true))) d.fail(121 /* BR_G_06 */, n);
  } catch (e) {
    d.broken(121 /* BR_G_06 */, n, e);
  }
});
// BR-G-04, ../vat/uses.sch:41
const rule_BR_G_04__847 = (function (d, n) {
  const pairs = d.pairs;
  try {
    if (!(((d.memo[248] ??= (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (BR_IC_03__832(d)) === true)) || (d.memo[228] ??= (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (BR_AE_03__783(d)) === true))))) d.fail(122 /* BR_G_04 */, n);
  } catch (e) {
    d.broken(122 /* BR_G_04 */, n, e);
  }
});
// BR-G-07, ../vat/uses.sch:49
const rule_BR_G_07__848 = (function (d, n) {
  try {
    if (!(((BR_Z_06__776(n, d)) === true))) d.fail(123 /* BR_G_07 */, n);
  } catch (e) {
    d.broken(123 /* BR_G_07 */, n, e);
  }
});
// BR-O-06, ../vat/uses.sch:32
const rule_BR_O_06__849 = (function (d, n) {
  const first = d.first;
  if (!(!(!(first[RateApplicablePercent__120] === 0) && (x_hasChild(d, n, RateApplicablePercent__120)) === true))) d.fail(124 /* BR_O_06 */, n);
});
// BR-E-10, ../vat/rows.sch:25
const rule_BR_E_10__850 = (function (d, n) {
  const parent = d.parent;
  const first = d.first;
  try {
    if (!(((d.memoNode[57] === parent[n] ? d.memoValue[57] : x_memoiseFor(d, 57, parent[n], (!(first[ExemptionReason__404] === 0) && (x_hasChild(d, parent[n], ExemptionReason__404)) === true))) || (d.memoNode[58] === parent[n] ? d.memoValue[58] : x_memoiseFor(d, 58, parent[n], (!(first[ExemptionReasonCode__405] === 0) && (x_hasChild(d, parent[n], ExemptionReasonCode__405)) === true)))))) d.fail(125 /* BR_E_10 */, n);
  } catch (e) {
    d.broken(125 /* BR_E_10 */, n, e);
  }
});
// BR-IC-09, ../vat/rows.sch:17
const rule_BR_IC_09__851 = (function (d, n) {
  const parent = d.parent;
  try {
    if (!((d.memoNode[63] === parent[n] ? d.memoValue[63] : x_memoiseFor(d, 63, parent[n], ((BR_Z_09__428(d, n)) === true))))) d.fail(126 /* BR_IC_09 */, n);
  } catch (e) {
    d.broken(126 /* BR_IC_09 */, n, e);
  }
});
// BR-IC-10, ../vat/rows.sch:25
const rule_BR_IC_10__852 = (function (d, n) {
  const parent = d.parent;
  const first = d.first;
  try {
    if (!(((d.memoNode[57] === parent[n] ? d.memoValue[57] : x_memoiseFor(d, 57, parent[n], (!(first[ExemptionReason__404] === 0) && (x_hasChild(d, parent[n], ExemptionReason__404)) === true))) || (d.memoNode[58] === parent[n] ? d.memoValue[58] : x_memoiseFor(d, 58, parent[n], (!(first[ExemptionReasonCode__405] === 0) && (x_hasChild(d, parent[n], ExemptionReasonCode__405)) === true)))))) d.fail(127 /* BR_IC_10 */, n);
  } catch (e) {
    d.broken(127 /* BR_IC_10 */, n, e);
  }
});
// BR-G-09, ../vat/rows.sch:17
const rule_BR_G_09__853 = (function (d, n) {
  const parent = d.parent;
  try {
    if (!((d.memoNode[63] === parent[n] ? d.memoValue[63] : x_memoiseFor(d, 63, parent[n], ((BR_Z_09__428(d, n)) === true))))) d.fail(128 /* BR_G_09 */, n);
  } catch (e) {
    d.broken(128 /* BR_G_09 */, n, e);
  }
});
// BR-G-10, ../vat/rows.sch:25
const rule_BR_G_10__854 = (function (d, n) {
  const parent = d.parent;
  const first = d.first;
  try {
    if (!(((d.memoNode[57] === parent[n] ? d.memoValue[57] : x_memoiseFor(d, 57, parent[n], (!(first[ExemptionReason__404] === 0) && (x_hasChild(d, parent[n], ExemptionReason__404)) === true))) || (d.memoNode[58] === parent[n] ? d.memoValue[58] : x_memoiseFor(d, 58, parent[n], (!(first[ExemptionReasonCode__405] === 0) && (x_hasChild(d, parent[n], ExemptionReasonCode__405)) === true)))))) d.fail(129 /* BR_G_10 */, n);
  } catch (e) {
    d.broken(129 /* BR_G_10 */, n, e);
  }
});
// BR-O-03, ../vat/uses.sch:24
const BR_O_03__855 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  for (let l = (d.memo[11] ??= ((pairs[SpecifiedTaxRegistration_ID__67 >> 3] & 1 << (SpecifiedTaxRegistration_ID__67 & 7)) === 0 || (pairs[SellerTradeParty_SpecifiedTaxRegistration__68 >> 3] & 1 << (SellerTradeParty_SpecifiedTaxRegistration__68 & 7)) === 0 ? [] : let_seller_tax_ids__66(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || first[schemeID__78] === 0) && (let_any_buyer_vat_ids__79(d, i)) === true)) {
      return true;
    }
  }
  return false;
});
const BR_O_03__856 = (function (d) {
  const r = [];
  for (let l = ["that no VAT number (BT-31, BT-48, BT-63) is stated, and there is one"], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_O_03__857 = (function (d, n) {
  return (d.memo[260] ??= x_stringJoin((d.memo[259] ??= BR_O_03__856(d)), " "));
});
const rule_BR_O_03__858 = (function (d, n) {
  const pairs = d.pairs;
  try {
    if (!((d.memo[258] ??= !(((d.memo[257] ??= (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (BR_O_03__855(d)) === true)) || (d.memo[218] ??= (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (BR_S_03__761(d)) === true))) || BR_AE_03__784(d))))) d.fail(130 /* BR_O_03 */, n);
  } catch (e) {
    d.broken(130 /* BR_O_03 */, n, e);
  }
});
// BR-O-04, ../vat/uses.sch:41
const rule_BR_O_04__859 = (function (d, n) {
  const pairs = d.pairs;
  try {
    if (!((d.memo[258] ??= !(((d.memo[257] ??= (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (BR_O_03__855(d)) === true)) || (d.memo[218] ??= (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (BR_S_03__761(d)) === true))) || BR_AE_03__784(d))))) d.fail(131 /* BR_O_04 */, n);
  } catch (e) {
    d.broken(131 /* BR_O_04 */, n, e);
  }
});
// BR-AF-10, ../vat/rows.sch:51
const rule_BR_AF_10__860 = (function (d, n) {
  const first = d.first;
  if (!(!((!(first[ExemptionReason__404] === 0) && (x_hasChild(d, n, ExemptionReason__404)) === true) || (!(first[ExemptionReasonCode__405] === 0) && (x_hasChild(d, n, ExemptionReasonCode__405)) === true)))) d.fail(132 /* BR_AF_10 */, n);
});
// BR-AG-10, ../vat/rows.sch:51
const rule_BR_AG_10__861 = (function (d, n) {
  const first = d.first;
  if (!(!((!(first[ExemptionReason__404] === 0) && (x_hasChild(d, n, ExemptionReason__404)) === true) || (!(first[ExemptionReasonCode__405] === 0) && (x_hasChild(d, n, ExemptionReasonCode__405)) === true)))) d.fail(133 /* BR_AG_10 */, n);
});
// BR-IC-11, ../vat/rows-from-minimum.sch:6
const ActualDeliverySupplyChainEvent__862 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "ActualDeliverySupplyChainEvent");
const OccurrenceDateTime__863 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "OccurrenceDateTime");
const BR_IC_11__864 = (function (d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const pairs = d.pairs;
  for (let l = (d.memo[3] ??= ((pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeDelivery__42 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeDelivery__42 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 ? [] : let_delivery__41(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const n = i;
      for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, ActualDeliverySupplyChainEvent__862) : end[a]) if (name[a] === ActualDeliverySupplyChainEvent__862 && kind[a] === 1) {
        {
          const n2 = a;
          for (let a2 = n2 + 1, e2 = end[n2]; a2 < e2; a2 = e2 - a2 > 999 ? x_behind(d, a2, e2, OccurrenceDateTime__863) : end[a2]) if (name[a2] === OccurrenceDateTime__863 && kind[a2] === 1) {
            {
              const n3 = a2;
              for (let a3 = n3 + 1, e3 = end[n3]; a3 < e3; a3 = e3 - a3 > 999 ? x_behind(d, a3, e3, DateTimeString__292) : end[a3]) if (name[a3] === DateTimeString__292 && kind[a3] === 1) {
                return true;
              }
            }
          }
        }
      }
    }
  }
  return false;
});
const OccurrenceDateTime_DateTimeString__865 = x_pairPlace(OccurrenceDateTime__863, DateTimeString__292);
const ActualDeliverySupplyChainEvent_OccurrenceDateTime__866 = x_pairPlace(ActualDeliverySupplyChainEvent__862, OccurrenceDateTime__863);
const ApplicableHeaderTradeDelivery_ActualDeliverySupplyChainEvent__867 = x_pairPlace(ApplicableHeaderTradeDelivery__40, ActualDeliverySupplyChainEvent__862);
const BR_IC_11__868 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  for (let l = (d.memoNode[79] === n ? d.memoValue[79] : x_memoiseFor(d, 79, n, let_period__409(d, n))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const n2 = i;
      for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, StartDateTime__290) : end[a]) if (name[a] === StartDateTime__290 && kind[a] === 1) {
        return true;
      }
    }
  }
  return false;
});
const BillingSpecifiedPeriod_StartDateTime__869 = x_pairPlace(BillingSpecifiedPeriod__407, StartDateTime__290);
const BR_IC_11__870 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  for (let l = (d.memoNode[79] === n ? d.memoValue[79] : x_memoiseFor(d, 79, n, let_period__409(d, n))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const n2 = i;
      for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, EndDateTime__291) : end[a]) if (name[a] === EndDateTime__291 && kind[a] === 1) {
        return true;
      }
    }
  }
  return false;
});
const BillingSpecifiedPeriod_EndDateTime__871 = x_pairPlace(BillingSpecifiedPeriod__407, EndDateTime__291);
// BR-IC-12, ../vat/rows-from-minimum.sch:10
const BR_IC_12__872 = (function (d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const pairs = d.pairs;
  for (let l = (d.memo[3] ??= ((pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeDelivery__42 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeDelivery__42 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 ? [] : let_delivery__41(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const n = i;
      for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, ShipToTradeParty__270) : end[a]) if (name[a] === ShipToTradeParty__270 && kind[a] === 1) {
        {
          const n2 = a;
          for (let a2 = n2 + 1, e2 = end[n2]; a2 < e2; a2 = e2 - a2 > 999 ? x_behind(d, a2, e2, PostalTradeAddress__172) : end[a2]) if (name[a2] === PostalTradeAddress__172 && kind[a2] === 1) {
            {
              const n3 = a2;
              for (let a3 = n3 + 1, e3 = end[n3]; a3 < e3; a3 = e3 - a3 > 999 ? x_behind(d, a3, e3, CountryID__230) : end[a3]) if (name[a3] === CountryID__230 && kind[a3] === 1) {
                return true;
              }
            }
          }
        }
      }
    }
  }
  return false;
});
const ApplicableHeaderTradeDelivery_ShipToTradeParty__873 = x_pairPlace(ApplicableHeaderTradeDelivery__40, ShipToTradeParty__270);
const rule_BR_IC_11_BR_IC_12__874 = (function (d, n) {
  const first = d.first;
  const pairs = d.pairs;
  try {
    if (!((((d.memo[261] ??= (!((pairs[OccurrenceDateTime_DateTimeString__865 >> 3] & 1 << (OccurrenceDateTime_DateTimeString__865 & 7)) === 0 || (pairs[ActualDeliverySupplyChainEvent_OccurrenceDateTime__866 >> 3] & 1 << (ActualDeliverySupplyChainEvent_OccurrenceDateTime__866 & 7)) === 0) && (BR_IC_11__864(d)) === true)) || (!((pairs[BillingSpecifiedPeriod_StartDateTime__869 >> 3] & 1 << (BillingSpecifiedPeriod_StartDateTime__869 & 7)) === 0 || first[BillingSpecifiedPeriod__407] === 0) && (BR_IC_11__868(d, n)) === true)) || (!((pairs[BillingSpecifiedPeriod_EndDateTime__871 >> 3] & 1 << (BillingSpecifiedPeriod_EndDateTime__871 & 7)) === 0 || first[BillingSpecifiedPeriod__407] === 0) && (BR_IC_11__870(d, n)) === true)))) d.fail(134 /* BR_IC_11 */, n);
  } catch (e) {
    d.broken(134 /* BR_IC_11 */, n, e);
  }
  try {
    if (!((d.memo[262] ??= (!((pairs[PostalTradeAddress_CountryID__285 >> 3] & 1 << (PostalTradeAddress_CountryID__285 & 7)) === 0 || (pairs[ShipToTradeParty_PostalTradeAddress__603 >> 3] & 1 << (ShipToTradeParty_PostalTradeAddress__603 & 7)) === 0) && (BR_IC_12__872(d)) === true)))) d.fail(135 /* BR_IC_12 */, n);
  } catch (e2) {
    d.broken(135 /* BR_IC_12 */, n, e2);
  }
});
// BR-O-09, ../vat/rows-from-minimum.sch:15
const BR_O_09__875 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const b = 0n;
  {
    const n2 = n;
    for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, CalculatedAmount__379) : end[a]) if (name[a] === CalculatedAmount__379 && kind[a] === 1) {
      if (x_numberAt(d, a) === 0) return true;
    }
  }
  return false;
});
// BR-O-10, ../vat/rows-from-minimum.sch:19
const rule_BR_O_09_BR_O_10__876 = (function (d, n) {
  const first = d.first;
  try {
    if (!(((BR_O_09__875(n, d)) === true))) d.fail(136 /* BR_O_09 */, n);
  } catch (e) {
    d.broken(136 /* BR_O_09 */, n, e);
  }
  if (!(((!(first[ExemptionReason__404] === 0) && (x_hasChild(d, n, ExemptionReason__404)) === true) || (!(first[ExemptionReasonCode__405] === 0) && (x_hasChild(d, n, ExemptionReasonCode__405)) === true)))) d.fail(137 /* BR_O_10 */, n);
});
// BR-O-11, ../vat/outside-scope-alone.sch:7
const BR_O_11__877 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  for (let l = (d.memo[66] ??= ((pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || first[ApplicableTradeTax__56] === 0 ? [] : let_other_taxes__411(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    return true;
  }
  return false;
});
const BR_O_11__878 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let c = 0;
  for (let l = (d.memo[66] ??= ((pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || first[ApplicableTradeTax__56] === 0 ? [] : let_other_taxes__411(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    c++;
  }
  return c;
});
const BR_O_11__879 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[264] ??= [BigInt(((pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || first[ApplicableTradeTax__56] === 0 ? 0 : BR_O_11__878(d)))]), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = x_spell(i);
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_O_11__880 = (function (d, n) {
  return (d.memo[266] ??= x_stringJoin((d.memo[265] ??= BR_O_11__879(d)), " "));
});
const BR_O_11__881 = (function (d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[66] ??= ((pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || first[ApplicableTradeTax__56] === 0 ? [] : let_other_taxes__411(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const n = i;
      for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, CategoryCode__103) : end[a]) if (name[a] === CategoryCode__103 && kind[a] === 1) {
        r.push(a);
      }
    }
  }
  return r;
});
const BR_O_11__882 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[269] ??= (d.memo[268] ??= x_unboxAll(x_distinctValues(x_boxAll(x_texts(d, (d.memo[267] ??= ((pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || first[ApplicableTradeTax__56] === 0 ? [] : x_sortNodes(BR_O_11__881(d))))), "untyped"))))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_O_11__883 = (function (d, n) {
  return (d.memo[271] ??= x_stringJoin((d.memo[270] ??= BR_O_11__882(d)), " "));
});
// BR-O-13, ../vat/outside-scope-alone.sch:12
const BR_O_13__884 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  for (let l = (d.memo[67] ??= ((pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || first[CategoryTradeTax__59] === 0 ? [] : let_other_adjustments__412(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    return true;
  }
  return false;
});
const BR_O_13__885 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let c = 0;
  for (let l = (d.memo[67] ??= ((pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || first[CategoryTradeTax__59] === 0 ? [] : let_other_adjustments__412(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    c++;
  }
  return c;
});
const BR_O_13__886 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[273] ??= [BigInt(((pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || first[CategoryTradeTax__59] === 0 ? 0 : BR_O_13__885(d)))]), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = x_spell(i);
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_O_13__887 = (function (d, n) {
  return (d.memo[275] ??= x_stringJoin((d.memo[274] ??= BR_O_13__886(d)), " "));
});
const BR_O_13__888 = (function (d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[67] ??= ((pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || first[CategoryTradeTax__59] === 0 ? [] : let_other_adjustments__412(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const n = i;
      for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, CategoryCode__103) : end[a]) if (name[a] === CategoryCode__103 && kind[a] === 1) {
        r.push(a);
      }
    }
  }
  return r;
});
const BR_O_13__889 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[278] ??= (d.memo[277] ??= x_unboxAll(x_distinctValues(x_boxAll(x_texts(d, (d.memo[276] ??= ((pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || first[CategoryTradeTax__59] === 0 ? [] : x_sortNodes(BR_O_13__888(d))))), "untyped"))))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const BR_O_13__890 = (function (d, n) {
  return (d.memo[280] ??= x_stringJoin((d.memo[279] ??= BR_O_13__889(d)), " "));
});
// BR-O-14, ../vat/outside-scope-alone.sch:17
const rule_BR_O_11_BR_O_13_BR_O_14__891 = (function (d, n) {
  try {
    if (!((d.memo[263] ??= !BR_O_11__877(d)))) d.fail(138 /* BR_O_11 */, n);
  } catch (e) {
    d.broken(138 /* BR_O_11 */, n, e);
  }
  try {
    if (!((d.memo[272] ??= !BR_O_13__884(d)))) d.fail(139 /* BR_O_13 */, n);
  } catch (e2) {
    d.broken(139 /* BR_O_13 */, n, e2);
  }
  try {
    if (!((d.memo[272] ??= !BR_O_13__884(d)))) d.fail(140 /* BR_O_14 */, n);
  } catch (e3) {
    d.broken(140 /* BR_O_14 */, n, e3);
  }
});
// FX-0001, ../structure/all/all.sch:4
const rule_FX_0001__892 = (function (d, n) {
  const first = d.first;
  if (!(!((first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78)) !== undefined))) d.fail(141 /* FX_0001 */, n);
});
// FX-0002, ../structure/all/all.sch:7
// FX-0003, ../structure/all/all.sch:8
const FX_0003__893 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [urn_conforme_say_given_1__509(d, (first[format__293] === 0 ? undefined : x_attribute(d, n, format__293)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const FX_0003__894 = (function (d, n) {
  return x_stringJoin(FX_0003__893(d, n), " ");
});
const rule_FX_0002_FX_0003__895 = (function (d, n) {
  const first = d.first;
  if (!(((first[format__293] === 0 ? undefined : x_attribute(d, n, format__293)) !== undefined))) d.fail(142 /* FX_0002 */, n);
  if (!((!!x_isEmpty(d, (first[format__293] === 0 ? undefined : x_attribute(d, n, format__293))) || (!(((d.memo[41] ??= x_said(d, texts_of_format__295)) & format_says_102__296) === 0 || first[format__293] === 0) && (BR_29__294(d, n)) === true)))) d.fail(143 /* FX_0003 */, n);
});
// FX-0004, ../structure/all/all.sch:13
const FX_0004__896 = (function (d, n) {
  const r = [];
  for (let l = [urn_conforme_say_given_1__509(d, n)], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const FX_0004__897 = (function (d, n) {
  return x_stringJoin(FX_0004__896(d, n), " ");
});
const rule_FX_0004__898 = (function (d, n) {
  try {
    if (!((!!x_isEmpty(d, n) || x_oneOf(d, n, K__19, false)))) d.fail(144 /* FX_0004 */, n);
  } catch (e) {
    d.broken(144 /* FX_0004 */, n, e);
  }
});
// FX-0005, ../structure/all/all.sch:18
const BusinessProcessSpecifiedDocumentContextParameter__899 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "BusinessProcessSpecifiedDocumentContextParameter");
const down_BusinessProcessSpecifiedDocumentContextParameter__900 = x_down(BusinessProcessSpecifiedDocumentContextParameter__899);
const FX_0005__901 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [BigInt((first[BusinessProcessSpecifiedDocumentContextParameter__899] === 0 ? 0 : x_countDown(d, n, down_BusinessProcessSpecifiedDocumentContextParameter__900)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = x_spell(i);
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const FX_0005__902 = (function (d, n) {
  return x_stringJoin(FX_0005__901(d, n), " ");
});
// FX-0006, ../structure/all/all.sch:21
const down_GuidelineSpecifiedDocumentContextParameter__903 = x_down(GuidelineSpecifiedDocumentContextParameter__538);
const FX_0006__904 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [BigInt((first[GuidelineSpecifiedDocumentContextParameter__538] === 0 ? 0 : x_countDown(d, n, down_GuidelineSpecifiedDocumentContextParameter__903)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = x_spell(i);
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const FX_0006__905 = (function (d, n) {
  return x_stringJoin(FX_0006__904(d, n), " ");
});
const rule_FX_0005_FX_0006__906 = (function (d, n) {
  const first = d.first;
  if (!(((((first[BusinessProcessSpecifiedDocumentContextParameter__899] === 0 ? 0 : x_countDown(d, n, down_BusinessProcessSpecifiedDocumentContextParameter__900)) <= 1)) === true))) d.fail(145 /* FX_0005 */, n);
  if (!(((((first[GuidelineSpecifiedDocumentContextParameter__538] === 0 ? 0 : x_countDown(d, n, down_GuidelineSpecifiedDocumentContextParameter__903)) === 1)) === true))) d.fail(146 /* FX_0006 */, n);
});
// FX-0007, ../structure/all/all.sch:26
const down_ID__907 = x_down(ID__65);
const FX_0007__908 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [BigInt((first[ID__65] === 0 ? 0 : x_countDown(d, n, down_ID__907)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = x_spell(i);
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const FX_0007__909 = (function (d, n) {
  return x_stringJoin(FX_0007__908(d, n), " ");
});
const rule_FX_0007__910 = (function (d, n) {
  const first = d.first;
  if (!(((((first[ID__65] === 0 ? 0 : x_countDown(d, n, down_ID__907)) === 1)) === true))) d.fail(147 /* FX_0007 */, n);
});
// FX-0008, ../structure/all/all.sch:31
const rule_FX_0008__911 = (function (d, n) {
  const first = d.first;
  if (!(!((first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78)) !== undefined))) d.fail(148 /* FX_0008 */, n);
});
// FX-0009, ../structure/all/all.sch:34
const rule_FX_0009__912 = (function (d, n) {
  const first = d.first;
  if (!(((((first[ID__65] === 0 ? 0 : x_countDown(d, n, down_ID__907)) === 1)) === true))) d.fail(149 /* FX_0009 */, n);
});
// FX-0010, ../structure/all/all.sch:39
// FX-0011, ../structure/all/all.sch:42
const rule_FX_0010_FX_0011__913 = (function (d, n) {
  const first = d.first;
  if (!((!!x_isEmpty(d, n) || ((x_oneOf(d, n, K__524, false)) === true)))) d.fail(150 /* FX_0010 */, n);
  if (!(!((first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78)) !== undefined))) d.fail(151 /* FX_0011 */, n);
});
// FX-0012, ../structure/all/all.sch:45
const FX_0012__914 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [urn_conforme_say_given_1__509(d, (first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const FX_0012__915 = (function (d, n) {
  return x_stringJoin(FX_0012__914(d, n), " ");
});
const rule_FX_0012__916 = (function (d, n) {
  const first = d.first;
  try {
    if (!((!!x_isEmpty(d, (first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78))) || x_oneOf(d, (first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78)), K__16, false)))) d.fail(152 /* FX_0012 */, n);
  } catch (e) {
    d.broken(152 /* FX_0012 */, n, e);
  }
});
// FX-0013, ../structure/all/all.sch:50
const rule_FX_0013__917 = (function (d, n) {
  try {
    if (!((!!x_isEmpty(d, n) || x_oneOf(d, n, K__14, false)))) d.fail(153 /* FX_0013 */, n);
  } catch (e) {
    d.broken(153 /* FX_0013 */, n, e);
  }
});
// FX-0014, ../structure/all/all.sch:55
const rule_FX_0014__918 = (function (d, n) {
  const first = d.first;
  try {
    if (!((!!x_isEmpty(d, (first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78))) || x_oneOf(d, (first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78)), K__16, false)))) d.fail(154 /* FX_0014 */, n);
  } catch (e) {
    d.broken(154 /* FX_0014 */, n, e);
  }
});
// FX-0015, ../structure/all/all.sch:60
const rule_FX_0015__919 = (function (d, n) {
  if (!((d.memo[25] ??= false))) d.fail(155 /* FX_0015 */, n);
});
// FX-0016, ../structure/all/all.sch:63
const rule_FX_0016__920 = (function (d, n) {
  const first = d.first;
  if (!(((((first[ID__65] === 0 ? 0 : x_countDown(d, n, down_ID__907)) === 1)) === true))) d.fail(156 /* FX_0016 */, n);
});
// FX-0017, ../structure/all/all.sch:68
const rule_FX_0017__921 = (function (d, n) {
  const first = d.first;
  if (!(((((first[ID__65] === 0 ? 0 : x_countDown(d, n, down_ID__907)) === 1)) === true))) d.fail(157 /* FX_0017 */, n);
});
// FX-0018, ../structure/all/all.sch:73
const rule_FX_0018__922 = (function (d, n) {
  const first = d.first;
  if (!(((first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78)) !== undefined))) d.fail(158 /* FX_0018 */, n);
});
// FX-0019, ../structure/all/all.sch:76
const rule_FX_0019__923 = (function (d, n) {
  const first = d.first;
  if (!(((first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78)) !== undefined))) d.fail(159 /* FX_0019 */, n);
});
// FX-0020, ../structure/all/all.sch:79
const FX_0020__924 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [BigInt((first[SellerTradeParty__63] === 0 ? 0 : x_countDown(d, n, down_SellerTradeParty__614)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = x_spell(i);
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const FX_0020__925 = (function (d, n) {
  return x_stringJoin(FX_0020__924(d, n), " ");
});
// FX-0021, ../structure/all/all.sch:82
const down_BuyerTradeParty__926 = x_down(BuyerTradeParty__76);
const FX_0021__927 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [BigInt((first[BuyerTradeParty__76] === 0 ? 0 : x_countDown(d, n, down_BuyerTradeParty__926)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = x_spell(i);
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const FX_0021__928 = (function (d, n) {
  return x_stringJoin(FX_0021__927(d, n), " ");
});
const rule_FX_0020_FX_0021__929 = (function (d, n) {
  const first = d.first;
  if (!(((((first[SellerTradeParty__63] === 0 ? 0 : x_countDown(d, n, down_SellerTradeParty__614)) === 1)) === true))) d.fail(160 /* FX_0020 */, n);
  if (!(((((first[BuyerTradeParty__76] === 0 ? 0 : x_countDown(d, n, down_BuyerTradeParty__926)) === 1)) === true))) d.fail(161 /* FX_0021 */, n);
});
// FX-0022, ../structure/all/all.sch:87
const down_IssuerAssignedID__930 = x_down(IssuerAssignedID__629);
const FX_0022__931 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [BigInt((first[IssuerAssignedID__629] === 0 ? 0 : x_countDown(d, n, down_IssuerAssignedID__930)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = x_spell(i);
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const FX_0022__932 = (function (d, n) {
  return x_stringJoin(FX_0022__931(d, n), " ");
});
const rule_FX_0022__933 = (function (d, n) {
  const first = d.first;
  if (!(((((first[IssuerAssignedID__629] === 0 ? 0 : x_countDown(d, n, down_IssuerAssignedID__930)) === 1)) === true))) d.fail(162 /* FX_0022 */, n);
});
// FX-0023, ../structure/all/all.sch:92
const rule_FX_0023__934 = (function (d, n) {
  const first = d.first;
  if (!(!((first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78)) !== undefined))) d.fail(163 /* FX_0023 */, n);
});
// FX-0024, ../structure/all/all.sch:95
const rule_FX_0024__935 = (function (d, n) {
  try {
    if (!((!!x_isEmpty(d, n) || x_oneOf(d, n, K__521, false)))) d.fail(164 /* FX_0024 */, n);
  } catch (e) {
    d.broken(164 /* FX_0024 */, n, e);
  }
});
// FX-0025, ../structure/all/all.sch:100
const rule_FX_0025__936 = (function (d, n) {
  const first = d.first;
  if (!(!((first[currencyID__322] === 0 ? undefined : x_attribute(d, n, currencyID__322)) !== undefined))) d.fail(165 /* FX_0025 */, n);
});
// FX-0026, ../structure/all/all.sch:103
const rule_FX_0026__937 = (function (d, n) {
  const first = d.first;
  if (!(!((first[currencyID__322] === 0 ? undefined : x_attribute(d, n, currencyID__322)) !== undefined))) d.fail(166 /* FX_0026 */, n);
});
// FX-0027, ../structure/all/all.sch:106
const rule_FX_0027__938 = (function (d, n) {
  const first = d.first;
  if (!(!((first[currencyID__322] === 0 ? undefined : x_attribute(d, n, currencyID__322)) !== undefined))) d.fail(167 /* FX_0027 */, n);
});
// FX-0028, ../structure/all/all.sch:109
const rule_FX_0028__939 = (function (d, n) {
  if (!((d.memo[25] ??= false))) d.fail(168 /* FX_0028 */, n);
});
// FX-0029, ../structure/all/all.sch:112
const FX_0029__940 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [urn_conforme_say_given_1__509(d, (first[currencyID__322] === 0 ? undefined : x_attribute(d, n, currencyID__322)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = i;
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const FX_0029__941 = (function (d, n) {
  return x_stringJoin(FX_0029__940(d, n), " ");
});
const rule_FX_0029__942 = (function (d, n) {
  const first = d.first;
  try {
    if (!((!!x_isEmpty(d, (first[currencyID__322] === 0 ? undefined : x_attribute(d, n, currencyID__322))) || x_oneOf(d, (first[currencyID__322] === 0 ? undefined : x_attribute(d, n, currencyID__322)), K__521, false)))) d.fail(169 /* FX_0029 */, n);
  } catch (e) {
    d.broken(169 /* FX_0029 */, n, e);
  }
});
// FX-0030, ../structure/all/all.sch:117
const rule_FX_0030__943 = (function (d, n) {
  const first = d.first;
  try {
    if (!((!!x_isEmpty(d, (first[currencyID__322] === 0 ? undefined : x_attribute(d, n, currencyID__322))) || x_oneOf(d, (first[currencyID__322] === 0 ? undefined : x_attribute(d, n, currencyID__322)), K__521, false)))) d.fail(170 /* FX_0030 */, n);
  } catch (e) {
    d.broken(170 /* FX_0030 */, n, e);
  }
});
// FX-0031, ../structure/from-basicwl/parties-and-payment.sch:4
// FX-0032, ../structure/from-basicwl/parties-and-payment.sch:5
const rule_FX_0031_FX_0032__944 = (function (d, n) {
  const first = d.first;
  if (!(((first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78)) !== undefined))) d.fail(171 /* FX_0031 */, n);
  try {
    if (!((!!x_isEmpty(d, (first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78))) || x_oneOf(d, (first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78)), K__522, false)))) d.fail(172 /* FX_0032 */, n);
  } catch (e) {
    d.broken(172 /* FX_0032 */, n, e);
  }
});
// FX-0033, ../structure/from-basicwl/parties-and-payment.sch:10
const rule_FX_0033__945 = (function (d, n) {
  const first = d.first;
  if (!(!((first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78)) !== undefined))) d.fail(173 /* FX_0033 */, n);
});
// FX-0034, ../structure/from-basicwl/parties-and-payment.sch:13
const down_CountryID__946 = x_down(CountryID__230);
const FX_0034__947 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [BigInt((first[CountryID__230] === 0 ? 0 : x_countDown(d, n, down_CountryID__946)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = x_spell(i);
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const FX_0034__948 = (function (d, n) {
  return x_stringJoin(FX_0034__947(d, n), " ");
});
// FX-0035, ../structure/from-basicwl/parties-and-payment.sch:16
const CountrySubDivisionName__949 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "CountrySubDivisionName");
const down_CountrySubDivisionName__950 = x_down(CountrySubDivisionName__949);
const FX_0035__951 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [BigInt((first[CountrySubDivisionName__949] === 0 ? 0 : x_countDown(d, n, down_CountrySubDivisionName__950)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = x_spell(i);
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const FX_0035__952 = (function (d, n) {
  return x_stringJoin(FX_0035__951(d, n), " ");
});
const rule_FX_0034_FX_0035__953 = (function (d, n) {
  const first = d.first;
  if (!(((((first[CountryID__230] === 0 ? 0 : x_countDown(d, n, down_CountryID__946)) === 1)) === true))) d.fail(174 /* FX_0034 */, n);
  if (!(((((first[CountrySubDivisionName__949] === 0 ? 0 : x_countDown(d, n, down_CountrySubDivisionName__950)) <= 1)) === true))) d.fail(175 /* FX_0035 */, n);
});
// FX-0036, ../structure/from-basicwl/parties-and-payment.sch:21
const rule_FX_0036__954 = (function (d, n) {
  try {
    if (!((!!x_isEmpty(d, n) || x_oneOf(d, n, K__14, false)))) d.fail(176 /* FX_0036 */, n);
  } catch (e) {
    d.broken(176 /* FX_0036 */, n, e);
  }
});
// FX-0037, ../structure/from-basicwl/parties-and-payment.sch:26
const rule_FX_0037__955 = (function (d, n) {
  const first = d.first;
  if (!(((((first[ID__65] === 0 ? 0 : x_countDown(d, n, down_ID__907)) === 1)) === true))) d.fail(177 /* FX_0037 */, n);
});
// FX-0038, ../structure/from-basicwl/parties-and-payment.sch:31
// FX-0039, ../structure/from-basicwl/parties-and-payment.sch:32
const rule_FX_0038_FX_0039__956 = (function (d, n) {
  const first = d.first;
  if (!(((first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78)) !== undefined))) d.fail(178 /* FX_0038 */, n);
  if (!((!!x_isEmpty(d, (first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78))) || (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || first[schemeID__78] === 0) && (let_any_buyer_vat_ids__79(d, n)) === true)))) d.fail(179 /* FX_0039 */, n);
});
// FX-0040, ../structure/from-basicwl/parties-and-payment.sch:37
const down_URIID__957 = x_down(URIID__255);
const FX_0040__958 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [BigInt((first[URIID__255] === 0 ? 0 : x_countDown(d, n, down_URIID__957)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = x_spell(i);
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const FX_0040__959 = (function (d, n) {
  return x_stringJoin(FX_0040__958(d, n), " ");
});
const rule_FX_0040__960 = (function (d, n) {
  const first = d.first;
  if (!(((((first[URIID__255] === 0 ? 0 : x_countDown(d, n, down_URIID__957)) === 1)) === true))) d.fail(180 /* FX_0040 */, n);
});
// FX-0041, ../structure/from-basicwl/parties-and-payment.sch:42
// FX-0042, ../structure/from-basicwl/parties-and-payment.sch:43
const rule_FX_0041_FX_0042__961 = (function (d, n) {
  const first = d.first;
  if (!(((first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78)) !== undefined))) d.fail(181 /* FX_0041 */, n);
  try {
    if (!((!!x_isEmpty(d, (first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78))) || x_oneOf(d, (first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78)), K__520, false)))) d.fail(182 /* FX_0042 */, n);
  } catch (e) {
    d.broken(182 /* FX_0042 */, n, e);
  }
});
// FX-0043, ../structure/from-basicwl/parties-and-payment.sch:48
// FX-0044, ../structure/from-basicwl/parties-and-payment.sch:51
const rule_FX_0043_FX_0044__962 = (function (d, n) {
  const first = d.first;
  if (!(((((first[CountryID__230] === 0 ? 0 : x_countDown(d, n, down_CountryID__946)) === 1)) === true))) d.fail(183 /* FX_0043 */, n);
  if (!(((((first[CountrySubDivisionName__949] === 0 ? 0 : x_countDown(d, n, down_CountrySubDivisionName__950)) <= 1)) === true))) d.fail(184 /* FX_0044 */, n);
});
// FX-0045, ../structure/from-basicwl/parties-and-payment.sch:56
const rule_FX_0045__963 = (function (d, n) {
  try {
    if (!((!!x_isEmpty(d, n) || x_oneOf(d, n, K__14, false)))) d.fail(185 /* FX_0045 */, n);
  } catch (e) {
    d.broken(185 /* FX_0045 */, n, e);
  }
});
// FX-0046, ../structure/from-basicwl/parties-and-payment.sch:61
const rule_FX_0046__964 = (function (d, n) {
  const first = d.first;
  if (!(((((first[ID__65] === 0 ? 0 : x_countDown(d, n, down_ID__907)) === 1)) === true))) d.fail(186 /* FX_0046 */, n);
});
// FX-0047, ../structure/from-basicwl/parties-and-payment.sch:66
// FX-0048, ../structure/from-basicwl/parties-and-payment.sch:67
const rule_FX_0047_FX_0048__965 = (function (d, n) {
  const first = d.first;
  if (!(((first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78)) !== undefined))) d.fail(187 /* FX_0047 */, n);
  if (!((!!x_isEmpty(d, (first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78))) || (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || first[schemeID__78] === 0) && (let_any_buyer_vat_ids__79(d, n)) === true)))) d.fail(188 /* FX_0048 */, n);
});
// FX-0049, ../structure/from-basicwl/parties-and-payment.sch:72
// FX-0050, ../structure/from-basicwl/parties-and-payment.sch:73
const rule_FX_0049_FX_0050__966 = (function (d, n) {
  const first = d.first;
  if (!(((first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78)) !== undefined))) d.fail(189 /* FX_0049 */, n);
  try {
    if (!((!!x_isEmpty(d, (first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78))) || x_oneOf(d, (first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78)), K__522, false)))) d.fail(190 /* FX_0050 */, n);
  } catch (e) {
    d.broken(190 /* FX_0050 */, n, e);
  }
});
// FX-0051, ../structure/from-basicwl/parties-and-payment.sch:78
const rule_FX_0051__967 = (function (d, n) {
  const first = d.first;
  if (!(!((first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78)) !== undefined))) d.fail(191 /* FX_0051 */, n);
});
// FX-0052, ../structure/from-basicwl/parties-and-payment.sch:81
// FX-0053, ../structure/from-basicwl/parties-and-payment.sch:84
const rule_FX_0052_FX_0053__968 = (function (d, n) {
  const first = d.first;
  if (!(((((first[CountryID__230] === 0 ? 0 : x_countDown(d, n, down_CountryID__946)) === 1)) === true))) d.fail(192 /* FX_0052 */, n);
  if (!(((((first[CountrySubDivisionName__949] === 0 ? 0 : x_countDown(d, n, down_CountrySubDivisionName__950)) <= 1)) === true))) d.fail(193 /* FX_0053 */, n);
});
// FX-0054, ../structure/from-basicwl/parties-and-payment.sch:89
const rule_FX_0054__969 = (function (d, n) {
  const first = d.first;
  if (!(((((first[URIID__255] === 0 ? 0 : x_countDown(d, n, down_URIID__957)) === 1)) === true))) d.fail(194 /* FX_0054 */, n);
});
// FX-0055, ../structure/from-basicwl/parties-and-payment.sch:94
// FX-0056, ../structure/from-basicwl/parties-and-payment.sch:95
const rule_FX_0055_FX_0056__970 = (function (d, n) {
  const first = d.first;
  if (!(((first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78)) !== undefined))) d.fail(195 /* FX_0055 */, n);
  try {
    if (!((!!x_isEmpty(d, (first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78))) || x_oneOf(d, (first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78)), K__520, false)))) d.fail(196 /* FX_0056 */, n);
  } catch (e) {
    d.broken(196 /* FX_0056 */, n, e);
  }
});
// FX-0057, ../structure/from-basicwl/parties-and-payment.sch:100
const rule_FX_0057__971 = (function (d, n) {
  const first = d.first;
  if (!(((((first[IssuerAssignedID__629] === 0 ? 0 : x_countDown(d, n, down_IssuerAssignedID__930)) === 1)) === true))) d.fail(197 /* FX_0057 */, n);
});
// FX-0058, ../structure/from-basicwl/parties-and-payment.sch:105
const rule_FX_0058__972 = (function (d, n) {
  const first = d.first;
  if (!(!((first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78)) !== undefined))) d.fail(198 /* FX_0058 */, n);
});
// FX-0059, ../structure/from-basicwl/parties-and-payment.sch:108
const down_OccurrenceDateTime__973 = x_down(OccurrenceDateTime__863);
const FX_0059__974 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [BigInt((first[OccurrenceDateTime__863] === 0 ? 0 : x_countDown(d, n, down_OccurrenceDateTime__973)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = x_spell(i);
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const FX_0059__975 = (function (d, n) {
  return x_stringJoin(FX_0059__974(d, n), " ");
});
const rule_FX_0059__976 = (function (d, n) {
  const first = d.first;
  if (!(((((first[OccurrenceDateTime__863] === 0 ? 0 : x_countDown(d, n, down_OccurrenceDateTime__973)) === 1)) === true))) d.fail(199 /* FX_0059 */, n);
});
// FX-0060, ../structure/from-basicwl/parties-and-payment.sch:113
// FX-0061, ../structure/from-basicwl/parties-and-payment.sch:114
const rule_FX_0060_FX_0061__977 = (function (d, n) {
  const first = d.first;
  if (!(((first[format__293] === 0 ? undefined : x_attribute(d, n, format__293)) !== undefined))) d.fail(200 /* FX_0060 */, n);
  if (!((!!x_isEmpty(d, (first[format__293] === 0 ? undefined : x_attribute(d, n, format__293))) || (!(((d.memo[41] ??= x_said(d, texts_of_format__295)) & format_says_102__296) === 0 || first[format__293] === 0) && (BR_29__294(d, n)) === true)))) d.fail(201 /* FX_0061 */, n);
});
// FX-0062, ../structure/from-basicwl/parties-and-payment.sch:119
const rule_FX_0062__978 = (function (d, n) {
  const first = d.first;
  if (!(((((first[IssuerAssignedID__629] === 0 ? 0 : x_countDown(d, n, down_IssuerAssignedID__930)) === 1)) === true))) d.fail(202 /* FX_0062 */, n);
});
// FX-0063, ../structure/from-basicwl/parties-and-payment.sch:124
const rule_FX_0063__979 = (function (d, n) {
  const first = d.first;
  if (!(!((first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78)) !== undefined))) d.fail(203 /* FX_0063 */, n);
});
// FX-0064, ../structure/from-basicwl/parties-and-payment.sch:127
// FX-0065, ../structure/from-basicwl/parties-and-payment.sch:128
const rule_FX_0064_FX_0065__980 = (function (d, n) {
  const first = d.first;
  if (!(((first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78)) !== undefined))) d.fail(204 /* FX_0064 */, n);
  try {
    if (!((!!x_isEmpty(d, (first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78))) || x_oneOf(d, (first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78)), K__522, false)))) d.fail(205 /* FX_0065 */, n);
  } catch (e) {
    d.broken(205 /* FX_0065 */, n, e);
  }
});
// FX-0066, ../structure/from-basicwl/parties-and-payment.sch:133
const rule_FX_0066__981 = (function (d, n) {
  const first = d.first;
  if (!(!((first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78)) !== undefined))) d.fail(206 /* FX_0066 */, n);
});
// FX-0067, ../structure/from-basicwl/parties-and-payment.sch:136
// FX-0068, ../structure/from-basicwl/parties-and-payment.sch:139
const rule_FX_0067_FX_0068__982 = (function (d, n) {
  const first = d.first;
  if (!(((((first[CountryID__230] === 0 ? 0 : x_countDown(d, n, down_CountryID__946)) === 1)) === true))) d.fail(207 /* FX_0067 */, n);
  if (!(((((first[CountrySubDivisionName__949] === 0 ? 0 : x_countDown(d, n, down_CountrySubDivisionName__950)) <= 1)) === true))) d.fail(208 /* FX_0068 */, n);
});
// FX-0069, ../structure/from-basicwl/parties-and-payment.sch:144
const rule_FX_0069__983 = (function (d, n) {
  try {
    if (!((!!x_isEmpty(d, n) || x_oneOf(d, n, K__14, false)))) d.fail(209 /* FX_0069 */, n);
  } catch (e) {
    d.broken(209 /* FX_0069 */, n, e);
  }
});
// FX-0070, ../structure/from-basicwl/parties-and-payment.sch:149
// FX-0071, ../structure/from-basicwl/parties-and-payment.sch:150
const rule_FX_0070_FX_0071__984 = (function (d, n) {
  const first = d.first;
  if (!(((first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78)) !== undefined))) d.fail(210 /* FX_0070 */, n);
  try {
    if (!((!!x_isEmpty(d, (first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78))) || x_oneOf(d, (first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78)), K__522, false)))) d.fail(211 /* FX_0071 */, n);
  } catch (e) {
    d.broken(211 /* FX_0071 */, n, e);
  }
});
// FX-0072, ../structure/from-basicwl/parties-and-payment.sch:155
const rule_FX_0072__985 = (function (d, n) {
  const first = d.first;
  if (!(!((first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78)) !== undefined))) d.fail(212 /* FX_0072 */, n);
});
// FX-0073, ../structure/from-basicwl/parties-and-payment.sch:158
const rule_FX_0073__986 = (function (d, n) {
  const first = d.first;
  try {
    if (!((!!x_isEmpty(d, (first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78))) || x_oneOf(d, (first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78)), K__16, false)))) d.fail(213 /* FX_0073 */, n);
  } catch (e) {
    d.broken(213 /* FX_0073 */, n, e);
  }
});
// FX-0074, ../structure/from-basicwl/parties-and-payment.sch:163
const rule_FX_0074__987 = (function (d, n) {
  const first = d.first;
  if (!(!((first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78)) !== undefined))) d.fail(214 /* FX_0074 */, n);
});
// FX-0075, ../structure/from-basicwl/parties-and-payment.sch:166
// FX-0076, ../structure/from-basicwl/parties-and-payment.sch:167
const rule_FX_0075_FX_0076__988 = (function (d, n) {
  const first = d.first;
  if (!(((first[format__293] === 0 ? undefined : x_attribute(d, n, format__293)) !== undefined))) d.fail(215 /* FX_0075 */, n);
  if (!((!!x_isEmpty(d, (first[format__293] === 0 ? undefined : x_attribute(d, n, format__293))) || (!(((d.memo[41] ??= x_said(d, texts_of_format__295)) & format_says_102__296) === 0 || first[format__293] === 0) && (BR_29__294(d, n)) === true)))) d.fail(216 /* FX_0076 */, n);
});
// FX-0077, ../structure/from-basicwl/parties-and-payment.sch:172
const rule_FX_0077__989 = (function (d, n) {
  const first = d.first;
  if (!(!((first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78)) !== undefined))) d.fail(217 /* FX_0077 */, n);
});
// FX-0078, ../structure/from-basicwl/parties-and-payment.sch:175
const rule_FX_0078__990 = (function (d, n) {
  const first = d.first;
  if (!(!((first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78)) !== undefined))) d.fail(218 /* FX_0078 */, n);
});
// FX-0079, ../structure/from-basicwl/parties-and-payment.sch:178
const down_IBANID__991 = x_down(IBANID__309);
const FX_0079__992 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [BigInt((first[IBANID__309] === 0 ? 0 : x_countDown(d, n, down_IBANID__991)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = x_spell(i);
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const FX_0079__993 = (function (d, n) {
  return x_stringJoin(FX_0079__992(d, n), " ");
});
const rule_FX_0079__994 = (function (d, n) {
  const first = d.first;
  if (!(((((first[IBANID__309] === 0 ? 0 : x_countDown(d, n, down_IBANID__991)) === 1)) === true))) d.fail(219 /* FX_0079 */, n);
});
// FX-0080, ../structure/from-basicwl/parties-and-payment.sch:183
const rule_FX_0080__995 = (function (d, n) {
  const first = d.first;
  if (!(!((first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78)) !== undefined))) d.fail(220 /* FX_0080 */, n);
});
// FX-0081, ../structure/from-basicwl/parties-and-payment.sch:186
const rule_FX_0081__996 = (function (d, n) {
  try {
    if (!((!!x_isEmpty(d, n) || x_oneOf(d, n, K__23, false)))) d.fail(221 /* FX_0081 */, n);
  } catch (e) {
    d.broken(221 /* FX_0081 */, n, e);
  }
});
// FX-0082, ../structure/from-basicwl/settlement.sch:4
const rule_FX_0082__997 = (function (d, n) {
  const first = d.first;
  if (!(((((first[IssuerAssignedID__629] === 0 ? 0 : x_countDown(d, n, down_IssuerAssignedID__930)) === 1)) === true))) d.fail(222 /* FX_0082 */, n);
});
// FX-0083, ../structure/from-basicwl/settlement.sch:9
const rule_FX_0083__998 = (function (d, n) {
  const first = d.first;
  if (!(!((first[currencyID__322] === 0 ? undefined : x_attribute(d, n, currencyID__322)) !== undefined))) d.fail(223 /* FX_0083 */, n);
});
// FX-0084, ../structure/from-basicwl/settlement.sch:12
const rule_FX_0084__999 = (function (d, n) {
  const first = d.first;
  if (!(!((first[currencyID__322] === 0 ? undefined : x_attribute(d, n, currencyID__322)) !== undefined))) d.fail(224 /* FX_0084 */, n);
});
// FX-0085, ../structure/from-basicwl/settlement.sch:15
const rule_FX_0085__1000 = (function (d, n) {
  try {
    if (!((!!x_isEmpty(d, n) || x_oneOf(d, n, K__523, false)))) d.fail(225 /* FX_0085 */, n);
  } catch (e) {
    d.broken(225 /* FX_0085 */, n, e);
  }
});
// FX-0086, ../structure/from-basicwl/settlement.sch:20
const K__1001 = x_strings(["29", "5", "72"]);
const rule_FX_0086__1002 = (function (d, n) {
  if (!((!!x_isEmpty(d, n) || ((x_oneOf(d, n, K__1001, false)) === true)))) d.fail(226 /* FX_0086 */, n);
});
// FX-0087, ../structure/from-basicwl/settlement.sch:25
const rule_FX_0087__1003 = (function (d, n) {
  if (!((!!x_isEmpty(d, n) || (((x_says(d, n, "VAT"))) === true)))) d.fail(227 /* FX_0087 */, n);
});
// FX-0088, ../structure/from-basicwl/settlement.sch:30
// FX-0089, ../structure/from-basicwl/settlement.sch:31
const rule_FX_0088_FX_0089__1004 = (function (d, n) {
  const first = d.first;
  if (!(((first[format__293] === 0 ? undefined : x_attribute(d, n, format__293)) !== undefined))) d.fail(228 /* FX_0088 */, n);
  if (!((!!x_isEmpty(d, (first[format__293] === 0 ? undefined : x_attribute(d, n, format__293))) || (!(((d.memo[41] ??= x_said(d, texts_of_format__295)) & format_says_102__296) === 0 || first[format__293] === 0) && (BR_29__294(d, n)) === true)))) d.fail(229 /* FX_0089 */, n);
});
// FX-0090, ../structure/from-basicwl/settlement.sch:36
// FX-0091, ../structure/from-basicwl/settlement.sch:37
const rule_FX_0090_FX_0091__1005 = (function (d, n) {
  const first = d.first;
  if (!(((first[format__293] === 0 ? undefined : x_attribute(d, n, format__293)) !== undefined))) d.fail(230 /* FX_0090 */, n);
  if (!((!!x_isEmpty(d, (first[format__293] === 0 ? undefined : x_attribute(d, n, format__293))) || (!(((d.memo[41] ??= x_said(d, texts_of_format__295)) & format_says_102__296) === 0 || first[format__293] === 0) && (BR_29__294(d, n)) === true)))) d.fail(231 /* FX_0091 */, n);
});
// FX-0092, ../structure/from-basicwl/settlement.sch:42
const rule_FX_0092__1006 = (function (d, n) {
  const first = d.first;
  if (!(!((first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78)) !== undefined))) d.fail(232 /* FX_0092 */, n);
});
// FX-0093, ../structure/from-basicwl/settlement.sch:45
// FX-0094, ../structure/from-basicwl/settlement.sch:46
const rule_FX_0093_FX_0094__1007 = (function (d, n) {
  const first = d.first;
  if (!(((first[format__293] === 0 ? undefined : x_attribute(d, n, format__293)) !== undefined))) d.fail(233 /* FX_0093 */, n);
  if (!((!!x_isEmpty(d, (first[format__293] === 0 ? undefined : x_attribute(d, n, format__293))) || (!(((d.memo[41] ??= x_said(d, texts_of_format__295)) & format_says_102__296) === 0 || first[format__293] === 0) && (BR_29__294(d, n)) === true)))) d.fail(234 /* FX_0094 */, n);
});
// FX-0095, ../structure/from-basicwl/settlement.sch:51
const rule_FX_0095__1008 = (function (d, n) {
  const first = d.first;
  if (!(!((first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78)) !== undefined))) d.fail(235 /* FX_0095 */, n);
});
// FX-0096, ../structure/from-basicwl/settlement.sch:54
const rule_FX_0096__1009 = (function (d, n) {
  const first = d.first;
  if (!(!((first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78)) !== undefined))) d.fail(236 /* FX_0096 */, n);
});
// FX-0097, ../structure/from-basicwl/settlement.sch:57
const rule_FX_0097__1010 = (function (d, n) {
  if (!((d.memo[25] ??= false))) d.fail(237 /* FX_0097 */, n);
});
// FX-0098, ../structure/from-basicwl/settlement.sch:60
const down_ChargeIndicator__1011 = x_down(ChargeIndicator__134);
const FX_0098__1012 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [BigInt((first[ChargeIndicator__134] === 0 ? 0 : x_countDown(d, n, down_ChargeIndicator__1011)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = x_spell(i);
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const FX_0098__1013 = (function (d, n) {
  return x_stringJoin(FX_0098__1012(d, n), " ");
});
// FX-0099, ../structure/from-basicwl/settlement.sch:63
// FX-0100, ../structure/from-basicwl/settlement.sch:66
const rule_FX_0098_FX_0099_FX_0100__1014 = (function (d, n) {
  const first = d.first;
  if (!(((((first[ChargeIndicator__134] === 0 ? 0 : x_countDown(d, n, down_ChargeIndicator__1011)) === 1)) === true))) d.fail(238 /* FX_0098 */, n);
  if (!(((((first[ActualAmount__144] === 0 ? 0 : x_countDown(d, n, down_ActualAmount__503)) === 1)) === true))) d.fail(239 /* FX_0099 */, n);
  if (!(((((first[CategoryTradeTax__59] === 0 ? 0 : x_countDown(d, n, down_CategoryTradeTax__660)) === 1)) === true))) d.fail(240 /* FX_0100 */, n);
});
// FX-0101, ../structure/from-basicwl/settlement.sch:71
// FX-0102, ../structure/from-basicwl/settlement.sch:74
// FX-0103, ../structure/from-basicwl/settlement.sch:77
const rule_FX_0101_FX_0102_FX_0103__1015 = (function (d, n) {
  const first = d.first;
  if (!(((((first[ChargeIndicator__134] === 0 ? 0 : x_countDown(d, n, down_ChargeIndicator__1011)) === 1)) === true))) d.fail(241 /* FX_0101 */, n);
  if (!(((((first[ActualAmount__144] === 0 ? 0 : x_countDown(d, n, down_ActualAmount__503)) === 1)) === true))) d.fail(242 /* FX_0102 */, n);
  if (!(((((first[CategoryTradeTax__59] === 0 ? 0 : x_countDown(d, n, down_CategoryTradeTax__660)) === 1)) === true))) d.fail(243 /* FX_0103 */, n);
});
// FX-0104, ../structure/from-basicwl/settlement.sch:82
const rule_FX_0104__1016 = (function (d, n) {
  const first = d.first;
  if (!(!((first[currencyID__322] === 0 ? undefined : x_attribute(d, n, currencyID__322)) !== undefined))) d.fail(244 /* FX_0104 */, n);
});
// FX-0105, ../structure/from-basicwl/settlement.sch:85
const rule_FX_0105__1017 = (function (d, n) {
  const first = d.first;
  if (!(!((first[currencyID__322] === 0 ? undefined : x_attribute(d, n, currencyID__322)) !== undefined))) d.fail(245 /* FX_0105 */, n);
});
// FX-0106, ../structure/from-basicwl/settlement.sch:88
const rule_FX_0106__1018 = (function (d, n) {
  const first = d.first;
  if (!(!((first[currencyID__322] === 0 ? undefined : x_attribute(d, n, currencyID__322)) !== undefined))) d.fail(246 /* FX_0106 */, n);
});
// FX-0107, ../structure/from-basicwl/settlement.sch:91
const rule_FX_0107__1019 = (function (d, n) {
  const first = d.first;
  if (!(!((first[currencyID__322] === 0 ? undefined : x_attribute(d, n, currencyID__322)) !== undefined))) d.fail(247 /* FX_0107 */, n);
});
// FX-0108, ../structure/from-basicwl/settlement.sch:94
const down_TypeCode__1020 = x_down(TypeCode__177);
const FX_0108__1021 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [BigInt((first[TypeCode__177] === 0 ? 0 : x_countDown(d, n, down_TypeCode__1020)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = x_spell(i);
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const FX_0108__1022 = (function (d, n) {
  return x_stringJoin(FX_0108__1021(d, n), " ");
});
// FX-0109, ../structure/from-basicwl/settlement.sch:97
const down_CategoryCode__1023 = x_down(CategoryCode__103);
const FX_0109__1024 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [BigInt((first[CategoryCode__103] === 0 ? 0 : x_countDown(d, n, down_CategoryCode__1023)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = x_spell(i);
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const FX_0109__1025 = (function (d, n) {
  return x_stringJoin(FX_0109__1024(d, n), " ");
});
const rule_FX_0108_FX_0109__1026 = (function (d, n) {
  const first = d.first;
  if (!(((((first[TypeCode__177] === 0 ? 0 : x_countDown(d, n, down_TypeCode__1020)) === 1)) === true))) d.fail(248 /* FX_0108 */, n);
  if (!(((((first[CategoryCode__103] === 0 ? 0 : x_countDown(d, n, down_CategoryCode__1023)) === 1)) === true))) d.fail(249 /* FX_0109 */, n);
});
// FX-0110, ../structure/from-basicwl/settlement.sch:102
// FX-0111, ../structure/from-basicwl/settlement.sch:105
const rule_FX_0110_FX_0111__1027 = (function (d, n) {
  const first = d.first;
  if (!(((((first[TypeCode__177] === 0 ? 0 : x_countDown(d, n, down_TypeCode__1020)) === 1)) === true))) d.fail(250 /* FX_0110 */, n);
  if (!(((((first[CategoryCode__103] === 0 ? 0 : x_countDown(d, n, down_CategoryCode__1023)) === 1)) === true))) d.fail(251 /* FX_0111 */, n);
});
// FX-0112, ../structure/from-basicwl/settlement.sch:110
const rule_FX_0112__1028 = (function (d, n) {
  if (!((d.memo[25] ??= false))) d.fail(252 /* FX_0112 */, n);
});
// FX-0113, ../structure/from-basicwl/settlement.sch:113
const rule_FX_0113__1029 = (function (d, n) {
  if (!((d.memo[25] ??= false))) d.fail(253 /* FX_0113 */, n);
});
// FX-0114, ../structure/from-basicwl/settlement.sch:116
const rule_FX_0114__1030 = (function (d, n) {
  if (!((d.memo[25] ??= false))) d.fail(254 /* FX_0114 */, n);
});
// FX-0115, ../structure/from-basicwl/settlement.sch:119
const rule_FX_0115__1031 = (function (d, n) {
  if (!((d.memo[25] ??= false))) d.fail(255 /* FX_0115 */, n);
});
// FX-0116, ../structure/from-basicwl/settlement.sch:122
const rule_FX_0116__1032 = (function (d, n) {
  try {
    if (!((!!x_isEmpty(d, n) || x_oneOf(d, n, K__523, false)))) d.fail(256 /* FX_0116 */, n);
  } catch (e) {
    d.broken(256 /* FX_0116 */, n, e);
  }
});
// FX-0117, ../structure/from-basicwl/settlement.sch:127
const rule_FX_0117__1033 = (function (d, n) {
  try {
    if (!((!!x_isEmpty(d, n) || x_oneOf(d, n, K__523, false)))) d.fail(257 /* FX_0117 */, n);
  } catch (e) {
    d.broken(257 /* FX_0117 */, n, e);
  }
});
// FX-0118, ../structure/from-basicwl/settlement.sch:132
const rule_FX_0118__1034 = (function (d, n) {
  if (!((d.memo[25] ??= false))) d.fail(258 /* FX_0118 */, n);
});
// FX-0119, ../structure/from-basicwl/settlement.sch:135
const rule_FX_0119__1035 = (function (d, n) {
  if (!((d.memo[25] ??= false))) d.fail(259 /* FX_0119 */, n);
});
// FX-0120, ../structure/from-basicwl/settlement.sch:138
const rule_FX_0120__1036 = (function (d, n) {
  if (!((!!x_isEmpty(d, n) || (((x_says(d, n, "VAT"))) === true)))) d.fail(260 /* FX_0120 */, n);
});
// FX-0121, ../structure/from-basicwl/settlement.sch:143
const rule_FX_0121__1037 = (function (d, n) {
  if (!((!!x_isEmpty(d, n) || (((x_says(d, n, "VAT"))) === true)))) d.fail(261 /* FX_0121 */, n);
});
// FX-0122, ../structure/from-basicwl/settlement.sch:148
const rule_FX_0122__1038 = (function (d, n) {
  const first = d.first;
  if (!(!((first[currencyID__322] === 0 ? undefined : x_attribute(d, n, currencyID__322)) !== undefined))) d.fail(262 /* FX_0122 */, n);
});
// FX-0123, ../structure/from-basicwl/settlement.sch:151
const rule_FX_0123__1039 = (function (d, n) {
  const first = d.first;
  if (!(!((first[currencyID__322] === 0 ? undefined : x_attribute(d, n, currencyID__322)) !== undefined))) d.fail(263 /* FX_0123 */, n);
});
// FX-0124, ../structure/from-basicwl/settlement.sch:154
const rule_FX_0124__1040 = (function (d, n) {
  const first = d.first;
  if (!(!((first[currencyID__322] === 0 ? undefined : x_attribute(d, n, currencyID__322)) !== undefined))) d.fail(264 /* FX_0124 */, n);
});
// FX-0125, ../structure/from-basicwl/settlement.sch:157
const rule_FX_0125__1041 = (function (d, n) {
  const first = d.first;
  if (!(!((first[currencyID__322] === 0 ? undefined : x_attribute(d, n, currencyID__322)) !== undefined))) d.fail(265 /* FX_0125 */, n);
});
// FX-0126, ../structure/from-basicwl/settlement.sch:160
const rule_FX_0126__1042 = (function (d, n) {
  try {
    if (!((!!x_isEmpty(d, n) || x_oneOf(d, n, K__521, false)))) d.fail(266 /* FX_0126 */, n);
  } catch (e) {
    d.broken(266 /* FX_0126 */, n, e);
  }
});
// FX-0127, ../structure/minimum-to-en16931/all.sch:4
// FX-0128, ../structure/minimum-to-en16931/all.sch:5
const rule_FX_0127_FX_0128__1043 = (function (d, n) {
  const first = d.first;
  if (!(((((first[ID__65] === 0 ? 0 : x_countDown(d, n, down_ID__907)) === 1)) === true))) d.fail(267 /* FX_0127 */, n);
  if (!(((((first[TypeCode__177] === 0 ? 0 : x_countDown(d, n, down_TypeCode__1020)) === 1)) === true))) d.fail(268 /* FX_0128 */, n);
});
// FX-0129, ../structure/basicwl-to-en16931/all.sch:4
const Content__1044 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "Content");
const down_Content__1045 = x_down(Content__1044);
const FX_0129__1046 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [BigInt((first[Content__1044] === 0 ? 0 : x_countDown(d, n, down_Content__1045)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = x_spell(i);
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const FX_0129__1047 = (function (d, n) {
  return x_stringJoin(FX_0129__1046(d, n), " ");
});
// FX-0130, ../structure/basicwl-to-en16931/all.sch:7
const SubjectCode__1048 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "SubjectCode");
const down_SubjectCode__1049 = x_down(SubjectCode__1048);
const FX_0130__1050 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [BigInt((first[SubjectCode__1048] === 0 ? 0 : x_countDown(d, n, down_SubjectCode__1049)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = x_spell(i);
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const FX_0130__1051 = (function (d, n) {
  return x_stringJoin(FX_0130__1050(d, n), " ");
});
const rule_FX_0129_FX_0130__1052 = (function (d, n) {
  const first = d.first;
  if (!(((((first[Content__1044] === 0 ? 0 : x_countDown(d, n, down_Content__1045)) === 1)) === true))) d.fail(269 /* FX_0129 */, n);
  if (!(((((first[SubjectCode__1048] === 0 ? 0 : x_countDown(d, n, down_SubjectCode__1049)) <= 1)) === true))) d.fail(270 /* FX_0130 */, n);
});
// FX-0131, ../structure/basicwl-to-en16931/all.sch:12
const down_Name__1053 = x_down(Name__171);
const FX_0131__1054 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [BigInt((first[Name__171] === 0 ? 0 : x_countDown(d, n, down_Name__1053)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = x_spell(i);
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const FX_0131__1055 = (function (d, n) {
  return x_stringJoin(FX_0131__1054(d, n), " ");
});
// FX-0132, ../structure/basicwl-to-en16931/all.sch:15
const down_PostalTradeAddress__1056 = x_down(PostalTradeAddress__172);
const FX_0132__1057 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [BigInt((first[PostalTradeAddress__172] === 0 ? 0 : x_countDown(d, n, down_PostalTradeAddress__1056)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = x_spell(i);
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const FX_0132__1058 = (function (d, n) {
  return x_stringJoin(FX_0132__1057(d, n), " ");
});
// FX-0133, ../structure/basicwl-to-en16931/all.sch:18
const down_SpecifiedTaxRegistration__1059 = x_down(SpecifiedTaxRegistration__64);
const FX_0133__1060 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [BigInt((first[SpecifiedTaxRegistration__64] === 0 ? 0 : x_countDown(d, n, down_SpecifiedTaxRegistration__1059)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = x_spell(i);
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const FX_0133__1061 = (function (d, n) {
  return x_stringJoin(FX_0133__1060(d, n), " ");
});
const rule_FX_0131_FX_0132_FX_0133__1062 = (function (d, n) {
  const first = d.first;
  if (!(((((first[Name__171] === 0 ? 0 : x_countDown(d, n, down_Name__1053)) === 1)) === true))) d.fail(271 /* FX_0131 */, n);
  if (!(((((first[PostalTradeAddress__172] === 0 ? 0 : x_countDown(d, n, down_PostalTradeAddress__1056)) === 1)) === true))) d.fail(272 /* FX_0132 */, n);
  if (!(((((first[SpecifiedTaxRegistration__64] === 0 ? 0 : x_countDown(d, n, down_SpecifiedTaxRegistration__1059)) === 1)) === true))) d.fail(273 /* FX_0133 */, n);
});
// FX-0134, ../structure/basicwl-to-en16931/all.sch:23
const rule_FX_0134__1063 = (function (d, n) {
  if (!((d.memo[25] ??= false))) d.fail(274 /* FX_0134 */, n);
});
// FX-0135, ../structure/basicwl-to-en16931/all.sch:26
const rule_FX_0135__1064 = (function (d, n) {
  if (!((d.memo[25] ??= false))) d.fail(275 /* FX_0135 */, n);
});
// FX-0136, ../structure/basicwl-to-en16931/all.sch:29
const rule_FX_0136__1065 = (function (d, n) {
  if (!((d.memo[25] ??= false))) d.fail(276 /* FX_0136 */, n);
});
// FX-0137, ../structure/basicwl-to-en16931/all.sch:32
const rule_FX_0137__1066 = (function (d, n) {
  if (!((d.memo[25] ??= false))) d.fail(277 /* FX_0137 */, n);
});
// FX-0138, ../structure/basicwl-to-en16931/all.sch:35
const rule_FX_0138__1067 = (function (d, n) {
  if (!((d.memo[25] ??= false))) d.fail(278 /* FX_0138 */, n);
});
// FX-0139, ../structure/basicwl-to-en16931/all.sch:38
const rule_FX_0139__1068 = (function (d, n) {
  if (!((d.memo[25] ??= false))) d.fail(279 /* FX_0139 */, n);
});
// FX-0140, ../structure/basicwl-to-en16931/all.sch:41
// FX-0141, ../structure/basicwl-to-en16931/all.sch:42
const down_GlobalID__1069 = x_down(GlobalID__275);
const FX_0141__1070 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [BigInt((first[GlobalID__275] === 0 ? 0 : x_countDown(d, n, down_GlobalID__1069)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = x_spell(i);
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const FX_0141__1071 = (function (d, n) {
  return x_stringJoin(FX_0141__1070(d, n), " ");
});
const rule_FX_0140_FX_0141__1072 = (function (d, n) {
  const first = d.first;
  if (!(((((first[ID__65] === 0 ? 0 : x_countDown(d, n, down_ID__907)) <= 1)) === true))) d.fail(280 /* FX_0140 */, n);
  if (!(((((first[GlobalID__275] === 0 ? 0 : x_countDown(d, n, down_GlobalID__1069)) <= 1)) === true))) d.fail(281 /* FX_0141 */, n);
});
// FX-0142, ../structure/basicwl-to-en16931/all.sch:47
const rule_FX_0142__1073 = (function (d, n) {
  if (!((d.memo[25] ??= false))) d.fail(282 /* FX_0142 */, n);
});
// FX-0143, ../structure/basicwl-to-en16931/all.sch:50
const rule_FX_0143__1074 = (function (d, n) {
  if (!((d.memo[25] ??= false))) d.fail(283 /* FX_0143 */, n);
});
// FX-0144, ../structure/basicwl-to-en16931/all.sch:53
const rule_FX_0144__1075 = (function (d, n) {
  if (!((d.memo[25] ??= false))) d.fail(284 /* FX_0144 */, n);
});
// FX-0145, ../structure/basicwl-to-en16931/all.sch:56
const rule_FX_0145__1076 = (function (d, n) {
  if (!((d.memo[25] ??= false))) d.fail(285 /* FX_0145 */, n);
});
// FX-0146, ../structure/basicwl-to-en16931/all.sch:59
// FX-0147, ../structure/basicwl-to-en16931/all.sch:60
// FX-0148, ../structure/basicwl-to-en16931/all.sch:63
const rule_FX_0146_FX_0147_FX_0148__1077 = (function (d, n) {
  const first = d.first;
  if (!(((((first[ID__65] === 0 ? 0 : x_countDown(d, n, down_ID__907)) <= 1)) === true))) d.fail(286 /* FX_0146 */, n);
  if (!(((((first[GlobalID__275] === 0 ? 0 : x_countDown(d, n, down_GlobalID__1069)) <= 1)) === true))) d.fail(287 /* FX_0147 */, n);
  if (!(((((first[Name__171] === 0 ? 0 : x_countDown(d, n, down_Name__1053)) === 1)) === true))) d.fail(288 /* FX_0148 */, n);
});
// FX-0149, ../structure/basicwl-to-en16931/all.sch:66
const rule_FX_0149__1078 = (function (d, n) {
  if (!((d.memo[25] ??= false))) d.fail(289 /* FX_0149 */, n);
});
// FX-0150, ../structure/basicwl-to-en16931/all.sch:69
const rule_FX_0150__1079 = (function (d, n) {
  if (!((d.memo[25] ??= false))) d.fail(290 /* FX_0150 */, n);
});
// FX-0151, ../structure/basicwl-to-en16931/all.sch:72
const rule_FX_0151__1080 = (function (d, n) {
  if (!((d.memo[25] ??= false))) d.fail(291 /* FX_0151 */, n);
});
// FX-0152, ../structure/basicwl-to-en16931/all.sch:75
const rule_FX_0152__1081 = (function (d, n) {
  if (!((d.memo[25] ??= false))) d.fail(292 /* FX_0152 */, n);
});
// FX-0153, ../structure/basicwl-to-en16931/all.sch:78
const Description__1082 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "Description");
const down_Description__1083 = x_down(Description__1082);
const FX_0153__1084 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [BigInt((first[Description__1082] === 0 ? 0 : x_countDown(d, n, down_Description__1083)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = x_spell(i);
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const FX_0153__1085 = (function (d, n) {
  return x_stringJoin(FX_0153__1084(d, n), " ");
});
// FX-0154, ../structure/basicwl-to-en16931/all.sch:81
const DirectDebitMandateID__1086 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "DirectDebitMandateID");
const down_DirectDebitMandateID__1087 = x_down(DirectDebitMandateID__1086);
const FX_0154__1088 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [BigInt((first[DirectDebitMandateID__1086] === 0 ? 0 : x_countDown(d, n, down_DirectDebitMandateID__1087)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = x_spell(i);
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const FX_0154__1089 = (function (d, n) {
  return x_stringJoin(FX_0154__1088(d, n), " ");
});
const rule_FX_0153_FX_0154__1090 = (function (d, n) {
  const first = d.first;
  if (!(((((first[Description__1082] === 0 ? 0 : x_countDown(d, n, down_Description__1083)) <= 1)) === true))) d.fail(293 /* FX_0153 */, n);
  if (!(((((first[DirectDebitMandateID__1086] === 0 ? 0 : x_countDown(d, n, down_DirectDebitMandateID__1087)) <= 1)) === true))) d.fail(294 /* FX_0154 */, n);
});
// FX-0155, ../structure/basicwl-to-en16931/all.sch:86
const down_PaymentReference__1091 = x_down(PaymentReference__495);
const FX_0155__1092 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [BigInt((first[PaymentReference__495] === 0 ? 0 : x_countDown(d, n, down_PaymentReference__1091)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = x_spell(i);
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const FX_0155__1093 = (function (d, n) {
  return x_stringJoin(FX_0155__1092(d, n), " ");
});
// FX-0156, ../structure/basicwl-to-en16931/all.sch:89
const down_InvoiceCurrencyCode__1094 = x_down(InvoiceCurrencyCode__46);
const FX_0156__1095 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [BigInt((first[InvoiceCurrencyCode__46] === 0 ? 0 : x_countDown(d, n, down_InvoiceCurrencyCode__1094)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = x_spell(i);
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const FX_0156__1096 = (function (d, n) {
  return x_stringJoin(FX_0156__1095(d, n), " ");
});
// FX-0157, ../structure/basicwl-to-en16931/all.sch:92
const down_ApplicableTradeTax__1097 = x_down(ApplicableTradeTax__56);
// FX-0158, ../structure/basicwl-to-en16931/all.sch:93
const SpecifiedTradePaymentTerms__1098 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "SpecifiedTradePaymentTerms");
const down_SpecifiedTradePaymentTerms__1099 = x_down(SpecifiedTradePaymentTerms__1098);
const FX_0158__1100 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [BigInt((first[SpecifiedTradePaymentTerms__1098] === 0 ? 0 : x_countDown(d, n, down_SpecifiedTradePaymentTerms__1099)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = x_spell(i);
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const FX_0158__1101 = (function (d, n) {
  return x_stringJoin(FX_0158__1100(d, n), " ");
});
// FX-0159, ../structure/basicwl-to-en16931/all.sch:96
const down_SpecifiedTradeSettlementHeaderMonetarySummation__1102 = x_down(SpecifiedTradeSettlementHeaderMonetarySummation__240);
const FX_0159__1103 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [BigInt((first[SpecifiedTradeSettlementHeaderMonetarySummation__240] === 0 ? 0 : x_countDown(d, n, down_SpecifiedTradeSettlementHeaderMonetarySummation__1102)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = x_spell(i);
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const FX_0159__1104 = (function (d, n) {
  return x_stringJoin(FX_0159__1103(d, n), " ");
});
// FX-0160, ../structure/basicwl-to-en16931/all.sch:99
const ReceivableSpecifiedTradeAccountingAccount__1105 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "ReceivableSpecifiedTradeAccountingAccount");
const down_ReceivableSpecifiedTradeAccountingAccount__1106 = x_down(ReceivableSpecifiedTradeAccountingAccount__1105);
const FX_0160__1107 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [BigInt((first[ReceivableSpecifiedTradeAccountingAccount__1105] === 0 ? 0 : x_countDown(d, n, down_ReceivableSpecifiedTradeAccountingAccount__1106)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = x_spell(i);
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const FX_0160__1108 = (function (d, n) {
  return x_stringJoin(FX_0160__1107(d, n), " ");
});
const rule_FX_0155_FX_0156_FX_0157_FX_0158_and_2_more__1109 = (function (d, n) {
  const first = d.first;
  if (!(((((first[PaymentReference__495] === 0 ? 0 : x_countDown(d, n, down_PaymentReference__1091)) <= 1)) === true))) d.fail(295 /* FX_0155 */, n);
  if (!(((((first[InvoiceCurrencyCode__46] === 0 ? 0 : x_countDown(d, n, down_InvoiceCurrencyCode__1094)) === 1)) === true))) d.fail(296 /* FX_0156 */, n);
  if (!(((((first[ApplicableTradeTax__56] === 0 ? 0 : x_countDown(d, n, down_ApplicableTradeTax__1097)) >= 1)) === true))) d.fail(297 /* FX_0157 */, n);
  if (!(((((first[SpecifiedTradePaymentTerms__1098] === 0 ? 0 : x_countDown(d, n, down_SpecifiedTradePaymentTerms__1099)) <= 1)) === true))) d.fail(298 /* FX_0158 */, n);
  if (!(((((first[SpecifiedTradeSettlementHeaderMonetarySummation__240] === 0 ? 0 : x_countDown(d, n, down_SpecifiedTradeSettlementHeaderMonetarySummation__1102)) === 1)) === true))) d.fail(299 /* FX_0159 */, n);
  if (!(((((first[ReceivableSpecifiedTradeAccountingAccount__1105] === 0 ? 0 : x_countDown(d, n, down_ReceivableSpecifiedTradeAccountingAccount__1106)) <= 1)) === true))) d.fail(300 /* FX_0160 */, n);
});
// FX-0161, ../structure/basicwl-to-en16931/all.sch:104
const FX_0161__1110 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [BigInt((first[CalculatedAmount__379] === 0 ? 0 : x_countDown(d, n, down_CalculatedAmount__427)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = x_spell(i);
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const FX_0161__1111 = (function (d, n) {
  return x_stringJoin(FX_0161__1110(d, n), " ");
});
// FX-0162, ../structure/basicwl-to-en16931/all.sch:107
// FX-0163, ../structure/basicwl-to-en16931/all.sch:110
const FX_0163__1112 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [BigInt((first[BasisAmount__192] === 0 ? 0 : x_countDown(d, n, down_BasisAmount__193)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = x_spell(i);
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const FX_0163__1113 = (function (d, n) {
  return x_stringJoin(FX_0163__1112(d, n), " ");
});
// FX-0164, ../structure/basicwl-to-en16931/all.sch:113
const rule_FX_0161_FX_0162_FX_0163_FX_0164__1114 = (function (d, n) {
  const first = d.first;
  if (!(((((first[CalculatedAmount__379] === 0 ? 0 : x_countDown(d, n, down_CalculatedAmount__427)) === 1)) === true))) d.fail(301 /* FX_0161 */, n);
  if (!(((((first[TypeCode__177] === 0 ? 0 : x_countDown(d, n, down_TypeCode__1020)) === 1)) === true))) d.fail(302 /* FX_0162 */, n);
  if (!(((((first[BasisAmount__192] === 0 ? 0 : x_countDown(d, n, down_BasisAmount__193)) === 1)) === true))) d.fail(303 /* FX_0163 */, n);
  if (!(((((first[CategoryCode__103] === 0 ? 0 : x_countDown(d, n, down_CategoryCode__1023)) === 1)) === true))) d.fail(304 /* FX_0164 */, n);
});
// FX-0165, ../structure/basicwl-to-en16931/all.sch:118
const rule_FX_0165__1115 = (function (d, n) {
  if (!((d.memo[25] ??= false))) d.fail(305 /* FX_0165 */, n);
});
// FX-0166, ../structure/basicwl-to-en16931/all.sch:121
const rule_FX_0166__1116 = (function (d, n) {
  if (!((d.memo[25] ??= false))) d.fail(306 /* FX_0166 */, n);
});
// FX-0167, ../structure/basicwl-to-en16931/all.sch:124
const rule_FX_0167__1117 = (function (d, n) {
  try {
    if (!((!!x_isEmpty(d, n) || x_oneOf(d, n, K__24, false)))) d.fail(307 /* FX_0167 */, n);
  } catch (e) {
    d.broken(307 /* FX_0167 */, n, e);
  }
});
// FX-0168, ../structure/basicwl-to-en16931/all.sch:129
const rule_FX_0168__1118 = (function (d, n) {
  if (!((d.memo[25] ??= false))) d.fail(308 /* FX_0168 */, n);
});
// FX-0169, ../structure/basicwl-to-en16931/all.sch:132
const rule_FX_0169__1119 = (function (d, n) {
  try {
    if (!((!!x_isEmpty(d, n) || x_oneOf(d, n, K__27, false)))) d.fail(309 /* FX_0169 */, n);
  } catch (e) {
    d.broken(309 /* FX_0169 */, n, e);
  }
});
// FX-0170, ../structure/basicwl-to-en16931/all.sch:137
const rule_FX_0170__1120 = (function (d, n) {
  if (!((d.memo[25] ??= false))) d.fail(310 /* FX_0170 */, n);
});
// FX-0171, ../structure/basicwl-to-en16931/all.sch:140
const rule_FX_0171__1121 = (function (d, n) {
  if (!((d.memo[25] ??= false))) d.fail(311 /* FX_0171 */, n);
});
// FX-0199, ../structure/basicwl-and-basic/all.sch:4
const rule_FX_0199__1122 = (function (d, n) {
  try {
    if (!((!!x_isEmpty(d, n) || x_oneOf(d, n, K__22, false)))) d.fail(312 /* FX_0199 */, n);
  } catch (e) {
    d.broken(312 /* FX_0199 */, n, e);
  }
});
// FX-0348, ../structure/basicwl-and-basic/all.sch:9
// FX-0349, ../structure/basicwl-and-basic/all.sch:10
// FX-0350, ../structure/basicwl-and-basic/all.sch:13
// FX-0351, ../structure/basicwl-and-basic/all.sch:14
// FX-0352, ../structure/basicwl-and-basic/all.sch:17
const down_URIUniversalCommunication__1123 = x_down(URIUniversalCommunication__252);
const FX_0352__1124 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [BigInt((first[URIUniversalCommunication__252] === 0 ? 0 : x_countDown(d, n, down_URIUniversalCommunication__1123)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = x_spell(i);
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const FX_0352__1125 = (function (d, n) {
  return x_stringJoin(FX_0352__1124(d, n), " ");
});
// FX-0353, ../structure/basicwl-and-basic/all.sch:20
const rule_FX_0348_FX_0349_FX_0350_FX_0351_and_2_more__1126 = (function (d, n) {
  const first = d.first;
  if (!(((((first[ID__65] === 0 ? 0 : x_countDown(d, n, down_ID__907)) <= 1)) === true))) d.fail(313 /* FX_0348 */, n);
  if (!(((((first[GlobalID__275] === 0 ? 0 : x_countDown(d, n, down_GlobalID__1069)) <= 1)) === true))) d.fail(314 /* FX_0349 */, n);
  if (!(((((first[Name__171] === 0 ? 0 : x_countDown(d, n, down_Name__1053)) === 1)) === true))) d.fail(315 /* FX_0350 */, n);
  if (!(((((first[PostalTradeAddress__172] === 0 ? 0 : x_countDown(d, n, down_PostalTradeAddress__1056)) === 1)) === true))) d.fail(316 /* FX_0351 */, n);
  if (!(((((first[URIUniversalCommunication__252] === 0 ? 0 : x_countDown(d, n, down_URIUniversalCommunication__1123)) <= 1)) === true))) d.fail(317 /* FX_0352 */, n);
  if (!(((((first[SpecifiedTaxRegistration__64] === 0 ? 0 : x_countDown(d, n, down_SpecifiedTaxRegistration__1059)) <= 1)) === true))) d.fail(318 /* FX_0353 */, n);
});
// FX-0354, ../structure/basicwl-and-basic/all.sch:25
// FX-0355, ../structure/basicwl-and-basic/all.sch:26
// FX-0356, ../structure/basicwl-and-basic/all.sch:29
// FX-0357, ../structure/basicwl-and-basic/all.sch:32
const FX_0357__1127 = (function (a, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const b = "VA";
  {
    const n = a;
    for (let a2 = n + 1, e = end[n]; a2 < e; a2 = e - a2 > 999 ? x_behind(d, a2, e, ID__65) : end[a2]) if (name[a2] === ID__65 && kind[a2] === 1) {
      {
        const n2 = a2;
        for (let a3 = n2 + 1, e2 = kind[n2] === 1 ? end[n2] : 0; a3 < e2; a3++) {
          if (kind[a3] !== 2) break;
          if (name[a3] === schemeID__78 && kind[a3] === 2) {
            if (x_says(d, a3, b)) return true;
          }
        }
      }
    }
  }
  return false;
});
const FX_0357__1128 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const pairs = d.pairs;
  let c = 0;
  {
    const n2 = n;
    for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, SpecifiedTaxRegistration__64) : end[a]) if (name[a] === SpecifiedTaxRegistration__64 && kind[a] === 1) {
      if ((!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (FX_0357__1127(a, d)) === true)) {
        c++;
      }
    }
  }
  return c;
});
const FX_0357__1129 = (function (d, n) {
  const pairs = d.pairs;
  const r = [];
  for (let l = [BigInt((((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0 ? 0 : FX_0357__1128(n, d)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = x_spell(i);
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const FX_0357__1130 = (function (d, n) {
  return x_stringJoin(FX_0357__1129(d, n), " ");
});
// FX-0358, ../structure/basicwl-and-basic/all.sch:35
const FX_0358__1131 = (function (a, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const b = "FC";
  {
    const n = a;
    for (let a2 = n + 1, e = end[n]; a2 < e; a2 = e - a2 > 999 ? x_behind(d, a2, e, ID__65) : end[a2]) if (name[a2] === ID__65 && kind[a2] === 1) {
      {
        const n2 = a2;
        for (let a3 = n2 + 1, e2 = kind[n2] === 1 ? end[n2] : 0; a3 < e2; a3++) {
          if (kind[a3] !== 2) break;
          if (name[a3] === schemeID__78 && kind[a3] === 2) {
            if (x_says(d, a3, b)) return true;
          }
        }
      }
    }
  }
  return false;
});
const schemeID_says_FC__1132 = x_bitsOf(texts_of_schemeID__80, "FC");
const FX_0358__1133 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const pairs = d.pairs;
  let c = 0;
  {
    const n2 = n;
    for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, SpecifiedTaxRegistration__64) : end[a]) if (name[a] === SpecifiedTaxRegistration__64 && kind[a] === 1) {
      if ((!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_FC__1132) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (FX_0358__1131(a, d)) === true)) {
        c++;
      }
    }
  }
  return c;
});
const FX_0358__1134 = (function (d, n) {
  const pairs = d.pairs;
  const r = [];
  for (let l = [BigInt((((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_FC__1132) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0 ? 0 : FX_0358__1133(n, d)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = x_spell(i);
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const FX_0358__1135 = (function (d, n) {
  return x_stringJoin(FX_0358__1134(d, n), " ");
});
const rule_FX_0354_FX_0355_FX_0356_FX_0357_and_1_more__1136 = (function (d, n) {
  const first = d.first;
  const pairs = d.pairs;
  if (!(((((first[Name__171] === 0 ? 0 : x_countDown(d, n, down_Name__1053)) === 1)) === true))) d.fail(319 /* FX_0354 */, n);
  if (!(((((first[PostalTradeAddress__172] === 0 ? 0 : x_countDown(d, n, down_PostalTradeAddress__1056)) === 1)) === true))) d.fail(320 /* FX_0355 */, n);
  if (!(((((first[URIUniversalCommunication__252] === 0 ? 0 : x_countDown(d, n, down_URIUniversalCommunication__1123)) <= 1)) === true))) d.fail(321 /* FX_0356 */, n);
  if (!(((((((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0 ? 0 : FX_0357__1128(n, d)) <= 1)) === true))) d.fail(322 /* FX_0357 */, n);
  if (!(((((((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_FC__1132) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0 ? 0 : FX_0358__1133(n, d)) <= 1)) === true))) d.fail(323 /* FX_0358 */, n);
});
// FX-0359, ../structure/basicwl-and-basic/all.sch:40
const rule_FX_0359__1137 = (function (d, n) {
  if (!((d.memo[25] ??= false))) d.fail(324 /* FX_0359 */, n);
});
// FX-0318, ../structure/basicwl-and-basic/all.sch:43
// FX-0320, ../structure/basicwl-and-basic/all.sch:46
const down_PayeePartyCreditorFinancialAccount__1138 = x_down(PayeePartyCreditorFinancialAccount__667);
const FX_0320__1139 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [BigInt((first[PayeePartyCreditorFinancialAccount__667] === 0 ? 0 : x_countDown(d, n, down_PayeePartyCreditorFinancialAccount__1138)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = x_spell(i);
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const FX_0320__1140 = (function (d, n) {
  return x_stringJoin(FX_0320__1139(d, n), " ");
});
const rule_FX_0318_FX_0320__1141 = (function (d, n) {
  const first = d.first;
  if (!(((((first[TypeCode__177] === 0 ? 0 : x_countDown(d, n, down_TypeCode__1020)) === 1)) === true))) d.fail(325 /* FX_0318 */, n);
  if (!(((((first[PayeePartyCreditorFinancialAccount__667] === 0 ? 0 : x_countDown(d, n, down_PayeePartyCreditorFinancialAccount__1138)) <= 1)) === true))) d.fail(326 /* FX_0320 */, n);
});
// FX-0325, ../structure/basicwl-and-basic/all.sch:51
const rule_FX_0325__1142 = (function (d, n) {
  try {
    if (!((!!x_isEmpty(d, n) || x_oneOf(d, n, K__29, false)))) d.fail(327 /* FX_0325 */, n);
  } catch (e) {
    d.broken(327 /* FX_0325 */, n, e);
  }
});
// FX-0337, ../structure/basicwl-and-basic/all.sch:56
const FX_0337__1143 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [BigInt((first[LineTotalAmount__142] === 0 ? 0 : x_countDown(d, n, down_LineTotalAmount__201)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = x_spell(i);
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const FX_0337__1144 = (function (d, n) {
  return x_stringJoin(FX_0337__1143(d, n), " ");
});
// FX-0338, ../structure/basicwl-and-basic/all.sch:59
const FX_0338__1145 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [BigInt((first[ChargeTotalAmount__208] === 0 ? 0 : x_countDown(d, n, down_ChargeTotalAmount__209)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = x_spell(i);
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const FX_0338__1146 = (function (d, n) {
  return x_stringJoin(FX_0338__1145(d, n), " ");
});
// FX-0339, ../structure/basicwl-and-basic/all.sch:62
const FX_0339__1147 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [BigInt((first[AllowanceTotalAmount__204] === 0 ? 0 : x_countDown(d, n, down_AllowanceTotalAmount__205)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = x_spell(i);
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const FX_0339__1148 = (function (d, n) {
  return x_stringJoin(FX_0339__1147(d, n), " ");
});
// FX-0340, ../structure/basicwl-and-basic/all.sch:65
const FX_0340__1149 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [BigInt((first[TaxBasisTotalAmount__198] === 0 ? 0 : x_countDown(d, n, down_TaxBasisTotalAmount__212)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = x_spell(i);
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const FX_0340__1150 = (function (d, n) {
  return x_stringJoin(FX_0340__1149(d, n), " ");
});
// FX-0341, ../structure/basicwl-and-basic/all.sch:68
const FX_0341__1151 = (function (a, d) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const end = d.end;
  const r = [];
  {
    const n = a;
    {
      const a2 = parent[n];
      if (a2 >= 0) {
        {
          const n2 = a2;
          {
            const a3 = parent[n2];
            if (a3 >= 0) {
              if (--d.fuel < 0) x_refuel(d);
              {
                const n3 = a3;
                for (let a4 = n3 + 1, e = end[n3]; a4 < e; a4 = e - a4 > 999 ? x_behind(d, a4, e, InvoiceCurrencyCode__46) : end[a4]) if (name[a4] === InvoiceCurrencyCode__46 && kind[a4] === 1) {
                  r.push(a4);
                }
              }
            }
          }
        }
      }
    }
  }
  return r;
});
const FX_0341__1152 = (function (d, a) {
  const parent = d.parent;
  const first = d.first;
  const b = x_textIfAny(d, (first[currencyID__322] === 0 ? undefined : x_attribute(d, a, currencyID__322)));
  if (b === undefined) return false;
  for (let l = x_indexed(d, 45, (d.memoNode[80] === parent[parent[a]] ? d.memoValue[80] : x_memoiseFor(d, 80, parent[parent[a]], (first[InvoiceCurrencyCode__46] === 0 ? [] : FX_0341__1151(a, d)))), x_ownText, [b]), k = 0; k < l.length; k++) {
    const i = l[k];
    if (x_says(d, i, b)) return true;
  }
  return false;
});
const FX_0341__1153 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const first = d.first;
  let c = 0;
  {
    const n2 = n;
    for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, TaxTotalAmount__243) : end[a]) if (name[a] === TaxTotalAmount__243 && kind[a] === 1) {
      if ((!(first[InvoiceCurrencyCode__46] === 0 || first[currencyID__322] === 0) && (FX_0341__1152(d, a)) === true)) {
        c++;
      }
    }
  }
  return c;
});
const FX_0341__1154 = (function (n, d) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  for (let l = [BigInt((first[InvoiceCurrencyCode__46] === 0 || (pairs[TaxTotalAmount_currencyID__324 >> 3] & 1 << (TaxTotalAmount_currencyID__324 & 7)) === 0 ? 0 : FX_0341__1153(n, d)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = x_spell(i);
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const FX_0341__1155 = (function (d, n) {
  return x_stringJoin(FX_0341__1154(n, d), " ");
});
// FX-0342, ../structure/basicwl-and-basic/all.sch:71
const FX_0342__1156 = (function (a, d) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const end = d.end;
  const r = [];
  {
    const n = a;
    {
      const a2 = parent[n];
      if (a2 >= 0) {
        {
          const n2 = a2;
          {
            const a3 = parent[n2];
            if (a3 >= 0) {
              if (--d.fuel < 0) x_refuel(d);
              {
                const n3 = a3;
                for (let a4 = n3 + 1, e = end[n3]; a4 < e; a4 = e - a4 > 999 ? x_behind(d, a4, e, TaxCurrencyCode__49) : end[a4]) if (name[a4] === TaxCurrencyCode__49 && kind[a4] === 1) {
                  r.push(a4);
                }
              }
            }
          }
        }
      }
    }
  }
  return r;
});
const FX_0342__1157 = (function (d, a) {
  const parent = d.parent;
  const first = d.first;
  const b = x_textIfAny(d, (first[currencyID__322] === 0 ? undefined : x_attribute(d, a, currencyID__322)));
  if (b === undefined) return false;
  for (let l = x_indexed(d, 45, (d.memoNode[81] === parent[parent[a]] ? d.memoValue[81] : x_memoiseFor(d, 81, parent[parent[a]], (first[TaxCurrencyCode__49] === 0 ? [] : FX_0342__1156(a, d)))), x_ownText, [b]), k = 0; k < l.length; k++) {
    const i = l[k];
    if (x_says(d, i, b)) return true;
  }
  return false;
});
const FX_0342__1158 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const first = d.first;
  let c = 0;
  {
    const n2 = n;
    for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, TaxTotalAmount__243) : end[a]) if (name[a] === TaxTotalAmount__243 && kind[a] === 1) {
      if ((!(first[TaxCurrencyCode__49] === 0 || first[currencyID__322] === 0) && (FX_0342__1157(d, a)) === true)) {
        c++;
      }
    }
  }
  return c;
});
const FX_0342__1159 = (function (n, d) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  for (let l = [BigInt((first[TaxCurrencyCode__49] === 0 || (pairs[TaxTotalAmount_currencyID__324 >> 3] & 1 << (TaxTotalAmount_currencyID__324 & 7)) === 0 ? 0 : FX_0342__1158(n, d)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = x_spell(i);
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const FX_0342__1160 = (function (d, n) {
  return x_stringJoin(FX_0342__1159(n, d), " ");
});
// FX-0344, ../structure/basicwl-and-basic/all.sch:74
const FX_0344__1161 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [BigInt((first[GrandTotalAmount__199] === 0 ? 0 : x_countDown(d, n, down_GrandTotalAmount__215)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = x_spell(i);
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const FX_0344__1162 = (function (d, n) {
  return x_stringJoin(FX_0344__1161(d, n), " ");
});
// FX-0345, ../structure/basicwl-and-basic/all.sch:77
const FX_0345__1163 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [BigInt((first[TotalPrepaidAmount__218] === 0 ? 0 : x_countDown(d, n, down_TotalPrepaidAmount__219)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = x_spell(i);
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const FX_0345__1164 = (function (d, n) {
  return x_stringJoin(FX_0345__1163(d, n), " ");
});
// FX-0346, ../structure/basicwl-and-basic/all.sch:80
const FX_0346__1165 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [BigInt((first[DuePayableAmount__200] === 0 ? 0 : x_countDown(d, n, down_DuePayableAmount__226)))], k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const v = x_spell(i);
      if (r.push(v) > 10000000) x_tooLong();
    }
  }
  return r;
});
const FX_0346__1166 = (function (d, n) {
  return x_stringJoin(FX_0346__1165(d, n), " ");
});
const rule_FX_0337_FX_0338_FX_0339_FX_0340_and_5_more__1167 = (function (d, n) {
  const first = d.first;
  const pairs = d.pairs;
  if (!(((((first[LineTotalAmount__142] === 0 ? 0 : x_countDown(d, n, down_LineTotalAmount__201)) === 1)) === true))) d.fail(328 /* FX_0337 */, n);
  if (!(((((first[ChargeTotalAmount__208] === 0 ? 0 : x_countDown(d, n, down_ChargeTotalAmount__209)) <= 1)) === true))) d.fail(329 /* FX_0338 */, n);
  if (!(((((first[AllowanceTotalAmount__204] === 0 ? 0 : x_countDown(d, n, down_AllowanceTotalAmount__205)) <= 1)) === true))) d.fail(330 /* FX_0339 */, n);
  if (!(((((first[TaxBasisTotalAmount__198] === 0 ? 0 : x_countDown(d, n, down_TaxBasisTotalAmount__212)) === 1)) === true))) d.fail(331 /* FX_0340 */, n);
  try {
    if (!(((((first[InvoiceCurrencyCode__46] === 0 || (pairs[TaxTotalAmount_currencyID__324 >> 3] & 1 << (TaxTotalAmount_currencyID__324 & 7)) === 0 ? 0 : FX_0341__1153(n, d)) <= 1)) === true))) d.fail(332 /* FX_0341 */, n);
  } catch (e) {
    d.broken(332 /* FX_0341 */, n, e);
  }
  try {
    if (!(((((first[TaxCurrencyCode__49] === 0 || (pairs[TaxTotalAmount_currencyID__324 >> 3] & 1 << (TaxTotalAmount_currencyID__324 & 7)) === 0 ? 0 : FX_0342__1158(n, d)) <= 1)) === true))) d.fail(333 /* FX_0342 */, n);
  } catch (e2) {
    d.broken(333 /* FX_0342 */, n, e2);
  }
  if (!(((((first[GrandTotalAmount__199] === 0 ? 0 : x_countDown(d, n, down_GrandTotalAmount__215)) === 1)) === true))) d.fail(334 /* FX_0344 */, n);
  if (!(((((first[TotalPrepaidAmount__218] === 0 ? 0 : x_countDown(d, n, down_TotalPrepaidAmount__219)) <= 1)) === true))) d.fail(335 /* FX_0345 */, n);
  if (!(((((first[DuePayableAmount__200] === 0 ? 0 : x_countDown(d, n, down_DuePayableAmount__226)) === 1)) === true))) d.fail(336 /* FX_0346 */, n);
});
const is_rule_document_stated_cii__1168 = (function (d, n) {
  const parent = d.parent;
  if (parent[n] !== 0) return false;
  return true;
});
const on_CrossIndustryInvoice__1169 = (function (d) {
  const first = d.first;
  let m = 0;
  if (!(first[CrossIndustryInvoice__30] === 0)) m |= 1;
  if (!(first[CrossIndustryInvoice__30] === 0)) m |= 2;
  if (!(first[CrossIndustryInvoice__30] === 0)) m |= 4;
  if (!(first[CrossIndustryInvoice__30] === 0)) m |= 8;
  if (!(first[CrossIndustryInvoice__30] === 0)) m |= 16;
  if (!(first[CrossIndustryInvoice__30] === 0)) m |= 32;
  if (!(first[CrossIndustryInvoice__30] === 0)) m |= 64;
  if (!(first[CrossIndustryInvoice__30] === 0)) m |= 128;
  if (!(first[CrossIndustryInvoice__30] === 0)) m |= 256;
  if (!(first[CrossIndustryInvoice__30] === 0)) m |= 512;
  if (!(first[CrossIndustryInvoice__30] === 0)) m |= 1024;
  if (!(first[CrossIndustryInvoice__30] === 0)) m |= 2048;
  if (!(first[CrossIndustryInvoice__30] === 0)) m |= 4096;
  if (!(first[CrossIndustryInvoice__30] === 0)) m |= 8192;
  if (!(first[CrossIndustryInvoice__30] === 0)) m |= 16384;
  return m;
});
const on_CrossIndustryInvoice__1170 = (function (d, n) {
  const m = (d.memo[281] ??= on_CrossIndustryInvoice__1169(d));
  if (((m & 1) !== 0 && is_rule_document_stated_cii__1168(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 2) !== 0 && is_rule_document_stated_cii__1168(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 4) !== 0 && is_rule_document_stated_cii__1168(d, n))) {
    rule_BR_62_BR_63__269(d, n);
  } else {}
  if (((m & 8) !== 0 && is_rule_document_stated_cii__1168(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 16) !== 0 && is_rule_document_stated_cii__1168(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 32) !== 0 && is_rule_document_stated_cii__1168(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 64) !== 0 && is_rule_document_stated_cii__1168(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 128) !== 0 && is_rule_document_stated_cii__1168(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 256) !== 0 && is_rule_document_stated_cii__1168(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 512) !== 0 && is_rule_document_stated_cii__1168(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 1024) !== 0 && is_rule_document_stated_cii__1168(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 2048) !== 0 && is_rule_document_stated_cii__1168(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 4096) !== 0 && is_rule_document_stated_cii__1168(d, n))) {
    rule_CII_SR_467_CII_SR_468_CII_SR_469__500(d, n);
  } else {}
  if (((m & 8192) !== 0 && is_rule_document_stated_cii__1168(d, n))) {
    rule_BR_01_BR_02_BR_03_BR_04_and_5_more__564(d, n);
  } else {}
  if (((m & 16384) !== 0 && is_rule_document_stated_cii__1168(d, n))) {
    rule_BR_10_BR_11__600(d, n);
  } else {}
});
const is_rule_syntax_items__1171 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SupplyChainTradeTransaction__31 && kind[p] === 1)) return false;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === CrossIndustryInvoice__30 && kind[p2] === 1)) return false;
  if (parent[p2] !== 0) return false;
  return true;
});
const on_IncludedSupplyChainTradeLineItem__1172 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  return m;
});
const on_IncludedSupplyChainTradeLineItem__1173 = (function (d, n) {
  const m = (d.memo[282] ??= on_IncludedSupplyChainTradeLineItem__1172(d));
  rule_document_stated_cii__170(d, n);
  rule_document_stated_cii__170(d, n);
  if (((m & 1) !== 0 && is_rule_syntax_items__1171(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
});
const on_ApplicableHeaderTradeAgreement__1174 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  if (!((pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 2;
  if (!((pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 4;
  return m;
});
const on_ApplicableHeaderTradeAgreement__1175 = (function (d, n) {
  const m = (d.memo[283] ??= on_ApplicableHeaderTradeAgreement__1174(d));
  if (((m & 1) !== 0 && is_rule_syntax_items__1171(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 2) !== 0 && is_rule_syntax_items__1171(d, n))) {
    rule_CII_SR_465_CII_SR_466__592(d, n);
  } else {}
  if (((m & 4) !== 0 && is_rule_syntax_items__1171(d, n))) {
    rule_FX_0020_FX_0021__929(d, n);
  } else {}
});
const on_ApplicableHeaderTradeDelivery__1176 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeDelivery__42 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeDelivery__42 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  if (!((pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeDelivery__42 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeDelivery__42 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 2;
  if (!((pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeDelivery__42 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeDelivery__42 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 4;
  return m;
});
const on_ApplicableHeaderTradeDelivery__1177 = (function (d, n) {
  const m = (d.memo[284] ??= on_ApplicableHeaderTradeDelivery__1176(d));
  if (((m & 1) !== 0 && is_rule_syntax_items__1171(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 2) !== 0 && is_rule_syntax_items__1171(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 4) !== 0 && is_rule_syntax_items__1171(d, n))) {
    rule_BR_57__613(d, n);
  } else {}
});
const is_rule_BR_CO_18__1178 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SupplyChainTradeTransaction__31 && kind[p] === 1)) return false;
  return true;
});
const on_ApplicableHeaderTradeSettlement__1179 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  if (!((pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || first[SupplyChainTradeTransaction__31] === 0)) m |= 2;
  if (!((pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 4;
  return m;
});
const on_ApplicableHeaderTradeSettlement__1180 = (function (d, n) {
  const m = (d.memo[285] ??= on_ApplicableHeaderTradeSettlement__1179(d));
  if (((m & 1) !== 0 && is_rule_syntax_items__1171(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 2) !== 0 && is_rule_BR_CO_18__1178(d, n))) {
    rule_BR_CO_18__637(d, n);
  } else {}
  if (((m & 4) !== 0 && is_rule_syntax_items__1171(d, n))) {
    rule_FX_0155_FX_0156_FX_0157_FX_0158_and_2_more__1109(d, n);
  } else {}
});
const is_rule_FX_0024__1181 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === ApplicableHeaderTradeSettlement__43 && kind[p] === 1)) return false;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === SupplyChainTradeTransaction__31 && kind[p2] === 1)) return false;
  const p3 = parent[p2];
  if (!(p3 >= 0 && name[p3] === CrossIndustryInvoice__30 && kind[p3] === 1)) return false;
  if (parent[p3] !== 0) return false;
  return true;
});
const on_InvoiceCurrencyCode__1182 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[ApplicableHeaderTradeSettlement_InvoiceCurrencyCode__48 >> 3] & 1 << (ApplicableHeaderTradeSettlement_InvoiceCurrencyCode__48 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  return m;
});
const on_InvoiceCurrencyCode__1183 = (function (d, n) {
  const m = (d.memo[286] ??= on_InvoiceCurrencyCode__1182(d));
  rule_document_stated_cii__170(d, n);
  if (((m & 1) !== 0 && is_rule_FX_0024__1181(d, n))) {
    rule_FX_0024__935(d, n);
  } else {}
});
const on_TaxCurrencyCode__1184 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[ApplicableHeaderTradeSettlement_TaxCurrencyCode__51 >> 3] & 1 << (ApplicableHeaderTradeSettlement_TaxCurrencyCode__51 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  return m;
});
const on_TaxCurrencyCode__1185 = (function (d, n) {
  const m = (d.memo[287] ??= on_TaxCurrencyCode__1184(d));
  rule_document_stated_cii__170(d, n);
  if (((m & 1) !== 0 && is_rule_FX_0024__1181(d, n))) {
    rule_FX_0126__1042(d, n);
  } else {}
});
const is_rule_FX_0097__1186 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const pairs = d.pairs;
  const p = parent[n];
  if (!(p >= 0 && name[p] === ApplicableHeaderTradeSettlement__43 && kind[p] === 1)) return false;
  if (!is_rule_syntax_items__1171(d, p)) return false;
  if (!((!(!(((d.memo[171] ??= x_said(d, texts_of_Indicator__687)) & Indicator_says_false__688) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0) && (let_allowances__686(n, d)) === true) && !(!(((d.memo[171] ??= x_said(d, texts_of_Indicator__687)) & Indicator_says_true__693) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0) && (let_charges__692(n, d)) === true)))) return false;
  return true;
});
const down_ChargeIndicator_Indicator__1187 = x_down(ChargeIndicator__134, Indicator__135);
const is_rule_FX_0098_FX_0099_FX_0100__1188 = (function (d, n) {
  return x_listDown(d, n, down_ChargeIndicator_Indicator__1187);
});
const is_rule_FX_0098_FX_0099_FX_0100__1189 = (function (d, n) {
  const b = "false";
  for (let l = (d.memoNode[82] === n ? d.memoValue[82] : x_memoiseFor(d, 82, n, is_rule_FX_0098_FX_0099_FX_0100__1188(d, n))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (x_says(d, i, b)) return true;
  }
  return false;
});
const is_rule_FX_0098_FX_0099_FX_0100__1190 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const pairs = d.pairs;
  const p = parent[n];
  if (!(p >= 0 && name[p] === ApplicableHeaderTradeSettlement__43 && kind[p] === 1)) return false;
  if (!is_rule_syntax_items__1171(d, p)) return false;
  if (!((!(((d.memo[171] ??= x_said(d, texts_of_Indicator__687)) & Indicator_says_false__688) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0) && (is_rule_FX_0098_FX_0099_FX_0100__1189(d, n)) === true))) return false;
  return true;
});
const is_rule_FX_0101_FX_0102_FX_0103__1191 = (function (d, n) {
  const b = "true";
  for (let l = (d.memoNode[82] === n ? d.memoValue[82] : x_memoiseFor(d, 82, n, is_rule_FX_0098_FX_0099_FX_0100__1188(d, n))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (x_says(d, i, b)) return true;
  }
  return false;
});
const is_rule_FX_0101_FX_0102_FX_0103__1192 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const pairs = d.pairs;
  const p = parent[n];
  if (!(p >= 0 && name[p] === ApplicableHeaderTradeSettlement__43 && kind[p] === 1)) return false;
  if (!is_rule_syntax_items__1171(d, p)) return false;
  if (!((!(((d.memo[171] ??= x_said(d, texts_of_Indicator__687)) & Indicator_says_true__693) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0) && (is_rule_FX_0101_FX_0102_FX_0103__1191(d, n)) === true))) return false;
  return true;
});
const on_SpecifiedTradeAllowanceCharge__1193 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  if (!(((d.memo[171] ??= x_said(d, texts_of_Indicator__687)) & Indicator_says_false__688) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__691 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__691 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 2;
  if (!(((d.memo[171] ??= x_said(d, texts_of_Indicator__687)) & Indicator_says_true__693) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__691 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__691 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 4;
  return m;
});
const on_SpecifiedTradeAllowanceCharge__1194 = (function (d, n) {
  const m = (d.memo[288] ??= on_SpecifiedTradeAllowanceCharge__1193(d));
  rule_CII_SR_463_CII_SR_473__506(d, n);
  rule_CII_SR_471_CII_SR_472__666(d, n);
  if (((m & 1) !== 0 && is_rule_FX_0097__1186(d, n))) {
    rule_FX_0097__1010(d, n);
  } else {
    if (((m & 2) !== 0 && is_rule_FX_0098_FX_0099_FX_0100__1190(d, n))) {
      rule_FX_0098_FX_0099_FX_0100__1014(d, n);
    } else {
      if (((m & 4) !== 0 && is_rule_FX_0101_FX_0102_FX_0103__1192(d, n))) {
        rule_FX_0101_FX_0102_FX_0103__1015(d, n);
      } else {}
    }
  }
});
const is_rule_syntax_line_amounts__1195 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === IncludedSupplyChainTradeLineItem__33 && kind[p] === 1)) return false;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === SupplyChainTradeTransaction__31 && kind[p2] === 1)) return false;
  const p3 = parent[p2];
  if (!(p3 >= 0 && name[p3] === CrossIndustryInvoice__30 && kind[p3] === 1)) return false;
  if (parent[p3] !== 0) return false;
  return true;
});
const on_SpecifiedLineTradeSettlement__1196 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 >> 3] & 1 << (IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  return m;
});
const on_SpecifiedLineTradeSettlement__1197 = (function (d, n) {
  const m = (d.memo[289] ??= on_SpecifiedLineTradeSettlement__1196(d));
  if (((m & 1) !== 0 && is_rule_syntax_line_amounts__1195(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
});
const is_rule_breakdown_stated_cii__1198 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  {
    const n2 = n;
    {
      const a = parent[n2];
      if (a >= 0) {
        {
          const n3 = a;
          {
            const a2 = parent[n3];
            if (a2 >= 0 && name[a2] === SupplyChainTradeTransaction__31 && kind[a2] === 1) {
              return a2;
            }
          }
        }
      }
    }
  }
  return undefined;
});
const K__1199 = x_strings(["L", "M", "O"]);
const is_rule_breakdown_stated_cii__1200 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  {
    const n2 = n;
    for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, CategoryCode__103) : end[a]) if (name[a] === CategoryCode__103 && kind[a] === 1) {
      if (x_oneOf(d, a, K__1199, false)) return true;
    }
  }
  return false;
});
const CategoryCode_says_L_M_O__1201 = x_bitsOf(texts_of_CategoryCode__414, "L", "M", "O");
const is_rule_breakdown_stated_cii__1202 = (function () {
  return true;
});
const is_rule_breakdown_stated_cii__1203 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === ApplicableHeaderTradeSettlement__43 && kind[p] === 1)) return false;
  if (!is_rule_breakdown_stated_cii__1202()) return false;
  if (!(!(((d.memoNode[83] === parent[n] ? d.memoValue[83] : x_memoiseFor(d, 83, parent[n], (first[SupplyChainTradeTransaction__31] === 0 ? undefined : is_rule_breakdown_stated_cii__1198(d, n)))) !== undefined) && ((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_L_M_O__1201) === 0 || first[CategoryCode__103] === 0) && (is_rule_breakdown_stated_cii__1200(n, d)) === true) && x_saysUpper(d, (first[TypeCode__177] === 0 ? undefined : x_onlyChild(d, n, TypeCode__177)), "VAT", false))))) return false;
  return true;
});
const is_rule_row_O__1204 = (function (d, n) {
  return x_listDown(d, n, down_CategoryCode__1023);
});
const is_rule_row_O__1205 = (function (d, n) {
  const b = "O";
  for (let l = (d.memoNode[84] === n ? d.memoValue[84] : x_memoiseFor(d, 84, n, is_rule_row_O__1204(d, n))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (x_says(d, i, b)) return true;
  }
  return false;
});
const K__1206 = x_strings(["L", "M"]);
const is_rule_row_O__1207 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  {
    const n2 = n;
    for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, CategoryCode__103) : end[a]) if (name[a] === CategoryCode__103 && kind[a] === 1) {
      if (x_oneOf(d, a, K__1206, false)) return true;
    }
  }
  return false;
});
const CategoryCode_says_L_M__1208 = x_bitsOf(texts_of_CategoryCode__414, "L", "M");
const is_rule_row_O__1209 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === ApplicableHeaderTradeSettlement__43 && kind[p] === 1)) return false;
  if (!is_rule_BR_CO_18__1178(d, p)) return false;
  if (!((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_O__463) === 0 || first[CategoryCode__103] === 0) && (is_rule_row_O__1205(d, n)) === true))) return false;
  if (!(!(!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_L_M__1208) === 0 || first[CategoryCode__103] === 0) && (is_rule_row_O__1207(n, d)) === true))) return false;
  if (!(x_saysUpper(d, (first[TypeCode__177] === 0 ? undefined : x_onlyChild(d, n, TypeCode__177)), "VAT", false))) return false;
  return true;
});
const is_rule_items_S__1210 = (function (d, n) {
  const b = "S";
  for (let l = (d.memoNode[84] === n ? d.memoValue[84] : x_memoiseFor(d, 84, n, is_rule_row_O__1204(d, n))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (x_says(d, i, b)) return true;
  }
  return false;
});
const K__1211 = x_strings(["AE", "L", "M", "E", "G", "K", "O"]);
const is_rule_items_S__1212 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  {
    const n2 = n;
    for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, CategoryCode__103) : end[a]) if (name[a] === CategoryCode__103 && kind[a] === 1) {
      if (x_oneOf(d, a, K__1211, false)) return true;
    }
  }
  return false;
});
const CategoryCode_says_AE_L_M_E_G_K_O__1213 = x_bitsOf(texts_of_CategoryCode__414, "AE", "L", "M", "E", "G", "K", "O");
const is_rule_items_S__1214 = (function (d, p) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === IncludedSupplyChainTradeLineItem__33 && kind[p2] === 1)) return false;
  const p3 = parent[p2];
  if (!(p3 >= 0 && name[p3] === SupplyChainTradeTransaction__31 && kind[p3] === 1)) return false;
  return true;
});
const is_rule_items_S__1215 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedLineTradeSettlement__55 && kind[p] === 1)) return false;
  if (!is_rule_items_S__1214(d, p)) return false;
  if (!((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_S__415) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_S__1210(d, n)) === true))) return false;
  if (!(!(!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_AE_L_M_E_G_K_O__1213) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_S__1212(n, d)) === true))) return false;
  if (!(x_saysUpper(d, (first[TypeCode__177] === 0 ? undefined : x_onlyChild(d, n, TypeCode__177)), "VAT", false))) return false;
  return true;
});
const is_rule_items_Z__1216 = (function (d, n) {
  const b = "Z";
  for (let l = (d.memoNode[84] === n ? d.memoValue[84] : x_memoiseFor(d, 84, n, is_rule_row_O__1204(d, n))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (x_says(d, i, b)) return true;
  }
  return false;
});
const K__1217 = x_strings(["AE", "L", "M", "E", "G", "K", "O", "S"]);
const is_rule_items_Z__1218 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  {
    const n2 = n;
    for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, CategoryCode__103) : end[a]) if (name[a] === CategoryCode__103 && kind[a] === 1) {
      if (x_oneOf(d, a, K__1217, false)) return true;
    }
  }
  return false;
});
const CategoryCode_says_AE_L_M_E_G_K_O_S__1219 = x_bitsOf(texts_of_CategoryCode__414, "AE", "L", "M", "E", "G", "K", "O", "S");
const is_rule_items_Z__1220 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedLineTradeSettlement__55 && kind[p] === 1)) return false;
  if (!is_rule_items_S__1214(d, p)) return false;
  if (!((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_Z__421) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_Z__1216(d, n)) === true))) return false;
  if (!(!(!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_AE_L_M_E_G_K_O_S__1219) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_Z__1218(n, d)) === true))) return false;
  if (!(x_saysUpper(d, (first[TypeCode__177] === 0 ? undefined : x_onlyChild(d, n, TypeCode__177)), "VAT", false))) return false;
  return true;
});
const is_rule_items_E__1221 = (function (d, n) {
  const b = "E";
  for (let l = (d.memoNode[84] === n ? d.memoValue[84] : x_memoiseFor(d, 84, n, is_rule_row_O__1204(d, n))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (x_says(d, i, b)) return true;
  }
  return false;
});
const K__1222 = x_strings(["AE", "L", "M"]);
const is_rule_items_E__1223 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  {
    const n2 = n;
    for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, CategoryCode__103) : end[a]) if (name[a] === CategoryCode__103 && kind[a] === 1) {
      if (x_oneOf(d, a, K__1222, false)) return true;
    }
  }
  return false;
});
const CategoryCode_says_AE_L_M__1224 = x_bitsOf(texts_of_CategoryCode__414, "AE", "L", "M");
const is_rule_items_E__1225 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedLineTradeSettlement__55 && kind[p] === 1)) return false;
  if (!is_rule_items_S__1214(d, p)) return false;
  if (!((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_E__435) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_E__1221(d, n)) === true))) return false;
  if (!(!(!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_AE_L_M__1224) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_E__1223(n, d)) === true))) return false;
  if (!(x_saysUpper(d, (first[TypeCode__177] === 0 ? undefined : x_onlyChild(d, n, TypeCode__177)), "VAT", false))) return false;
  return true;
});
const is_rule_items_AE__1226 = (function (d, n) {
  const b = "AE";
  for (let l = (d.memoNode[84] === n ? d.memoValue[84] : x_memoiseFor(d, 84, n, is_rule_row_O__1204(d, n))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (x_says(d, i, b)) return true;
  }
  return false;
});
const is_rule_items_AE__1227 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const b = undefined;
  if (b === undefined) return false;
  {
    const n2 = n;
    for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, CategoryCode__103) : end[a]) if (name[a] === CategoryCode__103 && kind[a] === 1) {
      if (x_says(d, a, b)) return true;
    }
  }
  return false;
});
const CategoryCode_says__1228 = x_bitsOf(texts_of_CategoryCode__414);
const is_rule_items_AE__1229 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedLineTradeSettlement__55 && kind[p] === 1)) return false;
  if (!is_rule_items_S__1214(d, p)) return false;
  if (!((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_AE__442) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_AE__1226(d, n)) === true))) return false;
  if (!(!(!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says__1228) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_AE__1227(n, d)) === true))) return false;
  if (!(x_saysUpper(d, (first[TypeCode__177] === 0 ? undefined : x_onlyChild(d, n, TypeCode__177)), "VAT", false))) return false;
  return true;
});
const is_rule_items_IC__1230 = (function (d, n) {
  const b = "K";
  for (let l = (d.memoNode[84] === n ? d.memoValue[84] : x_memoiseFor(d, 84, n, is_rule_row_O__1204(d, n))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (x_says(d, i, b)) return true;
  }
  return false;
});
const K__1231 = x_strings(["AE", "L", "M", "E", "G"]);
const is_rule_items_IC__1232 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  {
    const n2 = n;
    for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, CategoryCode__103) : end[a]) if (name[a] === CategoryCode__103 && kind[a] === 1) {
      if (x_oneOf(d, a, K__1231, false)) return true;
    }
  }
  return false;
});
const CategoryCode_says_AE_L_M_E_G__1233 = x_bitsOf(texts_of_CategoryCode__414, "AE", "L", "M", "E", "G");
const is_rule_items_IC__1234 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedLineTradeSettlement__55 && kind[p] === 1)) return false;
  if (!is_rule_items_S__1214(d, p)) return false;
  if (!((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_K__449) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_IC__1230(d, n)) === true))) return false;
  if (!(!(!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_AE_L_M_E_G__1233) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_IC__1232(n, d)) === true))) return false;
  if (!(x_saysUpper(d, (first[TypeCode__177] === 0 ? undefined : x_onlyChild(d, n, TypeCode__177)), "VAT", false))) return false;
  return true;
});
const is_rule_items_G__1235 = (function (d, n) {
  const b = "G";
  for (let l = (d.memoNode[84] === n ? d.memoValue[84] : x_memoiseFor(d, 84, n, is_rule_row_O__1204(d, n))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (x_says(d, i, b)) return true;
  }
  return false;
});
const K__1236 = x_strings(["AE", "L", "M", "E"]);
const is_rule_items_G__1237 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  {
    const n2 = n;
    for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, CategoryCode__103) : end[a]) if (name[a] === CategoryCode__103 && kind[a] === 1) {
      if (x_oneOf(d, a, K__1236, false)) return true;
    }
  }
  return false;
});
const CategoryCode_says_AE_L_M_E__1238 = x_bitsOf(texts_of_CategoryCode__414, "AE", "L", "M", "E");
const is_rule_items_G__1239 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedLineTradeSettlement__55 && kind[p] === 1)) return false;
  if (!is_rule_items_S__1214(d, p)) return false;
  if (!((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_G__456) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_G__1235(d, n)) === true))) return false;
  if (!(!(!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_AE_L_M_E__1238) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_G__1237(n, d)) === true))) return false;
  if (!(x_saysUpper(d, (first[TypeCode__177] === 0 ? undefined : x_onlyChild(d, n, TypeCode__177)), "VAT", false))) return false;
  return true;
});
const K__1240 = x_strings(["AE", "L", "M", "E", "G", "K"]);
const is_rule_items_O__1241 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  {
    const n2 = n;
    for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, CategoryCode__103) : end[a]) if (name[a] === CategoryCode__103 && kind[a] === 1) {
      if (x_oneOf(d, a, K__1240, false)) return true;
    }
  }
  return false;
});
const CategoryCode_says_AE_L_M_E_G_K__1242 = x_bitsOf(texts_of_CategoryCode__414, "AE", "L", "M", "E", "G", "K");
const is_rule_items_O__1243 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedLineTradeSettlement__55 && kind[p] === 1)) return false;
  if (!is_rule_items_S__1214(d, p)) return false;
  if (!((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_O__463) === 0 || first[CategoryCode__103] === 0) && (is_rule_row_O__1205(d, n)) === true))) return false;
  if (!(!(!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_AE_L_M_E_G_K__1242) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_O__1241(n, d)) === true))) return false;
  if (!(x_saysUpper(d, (first[TypeCode__177] === 0 ? undefined : x_onlyChild(d, n, TypeCode__177)), "VAT", false))) return false;
  return true;
});
const is_rule_items_AF__1244 = (function (d, n) {
  const b = "L";
  for (let l = (d.memoNode[84] === n ? d.memoValue[84] : x_memoiseFor(d, 84, n, is_rule_row_O__1204(d, n))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (x_says(d, i, b)) return true;
  }
  return false;
});
const is_rule_items_AF__1245 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedLineTradeSettlement__55 && kind[p] === 1)) return false;
  if (!is_rule_items_S__1214(d, p)) return false;
  if (!((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_L__470) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_AF__1244(d, n)) === true))) return false;
  if (!(!(!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_AE__442) === 0 || first[CategoryCode__103] === 0) && (let_rows__441(n, d)) === true))) return false;
  if (!(x_saysUpper(d, (first[TypeCode__177] === 0 ? undefined : x_onlyChild(d, n, TypeCode__177)), "VAT", false))) return false;
  return true;
});
const is_rule_row_AF__1246 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === ApplicableHeaderTradeSettlement__43 && kind[p] === 1)) return false;
  if (!is_rule_BR_CO_18__1178(d, p)) return false;
  if (!((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_L__470) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_AF__1244(d, n)) === true))) return false;
  if (!(!(!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says__1228) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_AE__1227(n, d)) === true))) return false;
  if (!(x_saysUpper(d, (first[TypeCode__177] === 0 ? undefined : x_onlyChild(d, n, TypeCode__177)), "VAT", false))) return false;
  return true;
});
const is_rule_items_AG__1247 = (function (d, n) {
  const b = "M";
  for (let l = (d.memoNode[84] === n ? d.memoValue[84] : x_memoiseFor(d, 84, n, is_rule_row_O__1204(d, n))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (x_says(d, i, b)) return true;
  }
  return false;
});
const K__1248 = x_strings(["AE", "L"]);
const is_rule_items_AG__1249 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  {
    const n2 = n;
    for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, CategoryCode__103) : end[a]) if (name[a] === CategoryCode__103 && kind[a] === 1) {
      if (x_oneOf(d, a, K__1248, false)) return true;
    }
  }
  return false;
});
const CategoryCode_says_AE_L__1250 = x_bitsOf(texts_of_CategoryCode__414, "AE", "L");
const is_rule_items_AG__1251 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedLineTradeSettlement__55 && kind[p] === 1)) return false;
  if (!is_rule_items_S__1214(d, p)) return false;
  if (!((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_M__476) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_AG__1247(d, n)) === true))) return false;
  if (!(!(!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_AE_L__1250) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_AG__1249(n, d)) === true))) return false;
  if (!(x_saysUpper(d, (first[TypeCode__177] === 0 ? undefined : x_onlyChild(d, n, TypeCode__177)), "VAT", false))) return false;
  return true;
});
const is_rule_row_AG__1252 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === ApplicableHeaderTradeSettlement__43 && kind[p] === 1)) return false;
  if (!is_rule_BR_CO_18__1178(d, p)) return false;
  if (!((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_M__476) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_AG__1247(d, n)) === true))) return false;
  if (!(!(!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_L__470) === 0 || first[CategoryCode__103] === 0) && (let_rows__469(n, d)) === true))) return false;
  if (!(x_saysUpper(d, (first[TypeCode__177] === 0 ? undefined : x_onlyChild(d, n, TypeCode__177)), "VAT", false))) return false;
  return true;
});
const is_rule_BR_45_BR_46_BR_47_BR_48_and_3_more__1253 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === ApplicableHeaderTradeSettlement__43 && kind[p] === 1)) return false;
  return true;
});
const is_rule_BR_AF_09__1254 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === ApplicableHeaderTradeSettlement__43 && kind[p] === 1)) return false;
  if (!is_rule_BR_CO_18__1178(d, p)) return false;
  if (!((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_L__470) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_AF__1244(d, n)) === true))) return false;
  return true;
});
const is_rule_BR_AG_09__1255 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === ApplicableHeaderTradeSettlement__43 && kind[p] === 1)) return false;
  if (!is_rule_BR_CO_18__1178(d, p)) return false;
  if (!((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_M__476) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_AG__1247(d, n)) === true))) return false;
  return true;
});
const is_rule_BR_O_09_BR_O_10__1256 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === ApplicableHeaderTradeSettlement__43 && kind[p] === 1)) return false;
  if (!is_rule_BR_CO_18__1178(d, p)) return false;
  if (!((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_O__463) === 0 || first[CategoryCode__103] === 0) && (is_rule_row_O__1205(d, n)) === true))) return false;
  return true;
});
const on_ApplicableTradeTax__1257 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || first[ApplicableHeaderTradeSettlement__43] === 0)) m |= 1;
  if (!((pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || first[ApplicableHeaderTradeSettlement__43] === 0)) m |= 2;
  if (!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_O__463) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || first[SupplyChainTradeTransaction__31] === 0)) m |= 4;
  if (!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_S__415) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[SpecifiedLineTradeSettlement_ApplicableTradeTax__58 >> 3] & 1 << (SpecifiedLineTradeSettlement_ApplicableTradeTax__58 & 7)) === 0 || (pairs[IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 >> 3] & 1 << (IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 || first[SupplyChainTradeTransaction__31] === 0)) m |= 8;
  if (!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_Z__421) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[SpecifiedLineTradeSettlement_ApplicableTradeTax__58 >> 3] & 1 << (SpecifiedLineTradeSettlement_ApplicableTradeTax__58 & 7)) === 0 || (pairs[IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 >> 3] & 1 << (IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 || first[SupplyChainTradeTransaction__31] === 0)) m |= 16;
  if (!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_E__435) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[SpecifiedLineTradeSettlement_ApplicableTradeTax__58 >> 3] & 1 << (SpecifiedLineTradeSettlement_ApplicableTradeTax__58 & 7)) === 0 || (pairs[IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 >> 3] & 1 << (IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 || first[SupplyChainTradeTransaction__31] === 0)) m |= 32;
  if (!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_AE__442) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[SpecifiedLineTradeSettlement_ApplicableTradeTax__58 >> 3] & 1 << (SpecifiedLineTradeSettlement_ApplicableTradeTax__58 & 7)) === 0 || (pairs[IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 >> 3] & 1 << (IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 || first[SupplyChainTradeTransaction__31] === 0)) m |= 64;
  if (!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_K__449) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[SpecifiedLineTradeSettlement_ApplicableTradeTax__58 >> 3] & 1 << (SpecifiedLineTradeSettlement_ApplicableTradeTax__58 & 7)) === 0 || (pairs[IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 >> 3] & 1 << (IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 || first[SupplyChainTradeTransaction__31] === 0)) m |= 128;
  if (!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_G__456) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[SpecifiedLineTradeSettlement_ApplicableTradeTax__58 >> 3] & 1 << (SpecifiedLineTradeSettlement_ApplicableTradeTax__58 & 7)) === 0 || (pairs[IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 >> 3] & 1 << (IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 || first[SupplyChainTradeTransaction__31] === 0)) m |= 256;
  if (!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_O__463) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[SpecifiedLineTradeSettlement_ApplicableTradeTax__58 >> 3] & 1 << (SpecifiedLineTradeSettlement_ApplicableTradeTax__58 & 7)) === 0 || (pairs[IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 >> 3] & 1 << (IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 || first[SupplyChainTradeTransaction__31] === 0)) m |= 512;
  if (!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_L__470) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[SpecifiedLineTradeSettlement_ApplicableTradeTax__58 >> 3] & 1 << (SpecifiedLineTradeSettlement_ApplicableTradeTax__58 & 7)) === 0 || (pairs[IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 >> 3] & 1 << (IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 || first[SupplyChainTradeTransaction__31] === 0)) m |= 1024;
  if (!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_L__470) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || first[SupplyChainTradeTransaction__31] === 0)) m |= 2048;
  if (!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_M__476) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[SpecifiedLineTradeSettlement_ApplicableTradeTax__58 >> 3] & 1 << (SpecifiedLineTradeSettlement_ApplicableTradeTax__58 & 7)) === 0 || (pairs[IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 >> 3] & 1 << (IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 || first[SupplyChainTradeTransaction__31] === 0)) m |= 4096;
  if (!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_M__476) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || first[SupplyChainTradeTransaction__31] === 0)) m |= 8192;
  if (!((pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || first[ApplicableHeaderTradeSettlement__43] === 0)) m |= 16384;
  if (!((pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || first[ApplicableHeaderTradeSettlement__43] === 0)) m |= 32768;
  if (!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_L__470) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || first[SupplyChainTradeTransaction__31] === 0)) m |= 65536;
  if (!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_M__476) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || first[SupplyChainTradeTransaction__31] === 0)) m |= 131072;
  if (!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_L__470) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || first[SupplyChainTradeTransaction__31] === 0)) m |= 262144;
  if (!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_M__476) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || first[SupplyChainTradeTransaction__31] === 0)) m |= 524288;
  if (!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_O__463) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || first[SupplyChainTradeTransaction__31] === 0)) m |= 1048576;
  if (!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_O__463) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || first[SupplyChainTradeTransaction__31] === 0)) m |= 2097152;
  if (!((pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 4194304;
  return m;
});
const on_ApplicableTradeTax__1258 = (function (d, n) {
  const m = (d.memo[290] ??= on_ApplicableTradeTax__1257(d));
  if (((m & 1) !== 0 && d.matches(is_rule_breakdown_stated_cii__1203, 29, 29, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 2) !== 0 && d.matches(is_rule_breakdown_stated_cii__1203, 44, 44, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 4) !== 0 && d.matches(is_rule_row_O__1209, 46, 46, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 8) !== 0 && d.matches(is_rule_items_S__1215, 46, 46, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 16) !== 0 && d.matches(is_rule_items_Z__1220, 46, 46, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 32) !== 0 && d.matches(is_rule_items_E__1225, 48, 48, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 64) !== 0 && d.matches(is_rule_items_AE__1229, 48, 48, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 128) !== 0 && d.matches(is_rule_items_IC__1234, 48, 48, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 256) !== 0 && d.matches(is_rule_items_G__1239, 48, 48, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 512) !== 0 && d.matches(is_rule_items_O__1243, 48, 48, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 1024) !== 0 && d.matches(is_rule_items_AF__1245, 48, 48, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 2048) !== 0 && d.matches(is_rule_row_AF__1246, 48, 48, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 4096) !== 0 && d.matches(is_rule_items_AG__1251, 48, 48, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 8192) !== 0 && d.matches(is_rule_row_AG__1252, 48, 48, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  rule_document_stated_cii__170(d, n);
  if (((m & 16384) !== 0 && is_rule_BR_45_BR_46_BR_47_BR_48_and_3_more__1253(d, n))) {
    rule_BR_45_BR_46_BR_47_BR_48_and_3_more__659(d, n);
  } else {}
  if (((m & 32768) !== 0 && is_rule_BR_45_BR_46_BR_47_BR_48_and_3_more__1253(d, n))) {
    rule_BR_CO_17__757(d, n);
  } else {}
  if (((m & 65536) !== 0 && is_rule_BR_AF_09__1254(d, n))) {
    rule_BR_AF_09__826(d, n);
  } else {}
  if (((m & 131072) !== 0 && is_rule_BR_AG_09__1255(d, n))) {
    rule_BR_AG_09__827(d, n);
  } else {}
  if (((m & 262144) !== 0 && is_rule_BR_AF_09__1254(d, n))) {
    rule_BR_AF_10__860(d, n);
  } else {}
  if (((m & 524288) !== 0 && is_rule_BR_AG_09__1255(d, n))) {
    rule_BR_AG_10__861(d, n);
  } else {}
  if (((m & 1048576) !== 0 && is_rule_BR_O_09_BR_O_10__1256(d, n))) {
    rule_BR_O_09_BR_O_10__876(d, n);
  } else {}
  if (((m & 2097152) !== 0 && is_rule_BR_O_09_BR_O_10__1256(d, n))) {
    rule_BR_O_11_BR_O_13_BR_O_14__891(d, n);
  } else {}
  if (((m & 4194304) !== 0 && is_rule_FX_0024__1181(d, n))) {
    rule_FX_0161_FX_0162_FX_0163_FX_0164__1114(d, n);
  } else {}
});
const K__1259 = x_strings(["false", "0"]);
const is_rule_items_S__1260 = (function (p, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  {
    const n = p;
    for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, ChargeIndicator__134) : end[a]) if (name[a] === ChargeIndicator__134 && kind[a] === 1) {
      {
        const n2 = a;
        for (let a2 = n2 + 1, e2 = end[n2]; a2 < e2; a2 = e2 - a2 > 999 ? x_behind(d, a2, e2, Indicator__135) : end[a2]) if (name[a2] === Indicator__135 && kind[a2] === 1) {
          if (x_oneOf(d, a2, K__1259, true)) return true;
        }
      }
    }
  }
  return false;
});
const texts_of_Indicator__1261 = x_vocabulary(Indicator__135, ChargeIndicator__134, true);
const Indicator_says_false_0__1262 = x_bitsOf(texts_of_Indicator__1261, "false", "0");
const is_rule_items_S__1263 = (function (d, p) {
  const pairs = d.pairs;
  return (!(((d.memo[291] ??= x_said(d, texts_of_Indicator__1261)) & Indicator_says_false_0__1262) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0) && (is_rule_items_S__1260(p, d)) === true);
});
const is_rule_items_S__1264 = (function (d, p) {
  if (!((d.memoNode[85] === p ? d.memoValue[85] : x_memoiseFor(d, 85, p, is_rule_items_S__1263(d, p))))) return false;
  return true;
});
const is_rule_items_S__1265 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_items_S__1264(d, p)) return false;
  if (!((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_S__415) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_S__1210(d, n)) === true))) return false;
  if (!(!(!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_AE_L_M_E_G_K_O__1213) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_S__1212(n, d)) === true))) return false;
  if (!(x_saysUpper(d, (first[TypeCode__177] === 0 ? undefined : x_onlyChild(d, n, TypeCode__177)), "VAT", false))) return false;
  return true;
});
const K__1266 = x_strings(["true", "1"]);
const is_rule_items_S__1267 = (function (p, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  {
    const n = p;
    for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, ChargeIndicator__134) : end[a]) if (name[a] === ChargeIndicator__134 && kind[a] === 1) {
      {
        const n2 = a;
        for (let a2 = n2 + 1, e2 = end[n2]; a2 < e2; a2 = e2 - a2 > 999 ? x_behind(d, a2, e2, Indicator__135) : end[a2]) if (name[a2] === Indicator__135 && kind[a2] === 1) {
          if (x_oneOf(d, a2, K__1266, true)) return true;
        }
      }
    }
  }
  return false;
});
const Indicator_says_true_1__1268 = x_bitsOf(texts_of_Indicator__1261, "true", "1");
const is_rule_items_S__1269 = (function (d, p) {
  const pairs = d.pairs;
  return (!(((d.memo[291] ??= x_said(d, texts_of_Indicator__1261)) & Indicator_says_true_1__1268) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0) && (is_rule_items_S__1267(p, d)) === true);
});
const is_rule_items_S__1270 = (function (d, p) {
  if (!((d.memoNode[86] === p ? d.memoValue[86] : x_memoiseFor(d, 86, p, is_rule_items_S__1269(d, p))))) return false;
  return true;
});
const is_rule_items_S__1271 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_items_S__1270(d, p)) return false;
  if (!((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_S__415) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_S__1210(d, n)) === true))) return false;
  if (!(!(!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_AE_L_M_E_G_K_O__1213) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_S__1212(n, d)) === true))) return false;
  if (!(x_saysUpper(d, (first[TypeCode__177] === 0 ? undefined : x_onlyChild(d, n, TypeCode__177)), "VAT", false))) return false;
  return true;
});
const is_rule_items_Z__1272 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_items_S__1264(d, p)) return false;
  if (!((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_Z__421) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_Z__1216(d, n)) === true))) return false;
  if (!(!(!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_AE_L_M_E_G_K_O_S__1219) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_Z__1218(n, d)) === true))) return false;
  if (!(x_saysUpper(d, (first[TypeCode__177] === 0 ? undefined : x_onlyChild(d, n, TypeCode__177)), "VAT", false))) return false;
  return true;
});
const is_rule_items_Z__1273 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_items_S__1270(d, p)) return false;
  if (!((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_Z__421) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_Z__1216(d, n)) === true))) return false;
  if (!(!(!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_AE_L_M_E_G_K_O_S__1219) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_Z__1218(n, d)) === true))) return false;
  if (!(x_saysUpper(d, (first[TypeCode__177] === 0 ? undefined : x_onlyChild(d, n, TypeCode__177)), "VAT", false))) return false;
  return true;
});
const is_rule_items_E__1274 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_items_S__1264(d, p)) return false;
  if (!((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_E__435) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_E__1221(d, n)) === true))) return false;
  if (!(!(!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_AE_L_M__1224) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_E__1223(n, d)) === true))) return false;
  if (!(x_saysUpper(d, (first[TypeCode__177] === 0 ? undefined : x_onlyChild(d, n, TypeCode__177)), "VAT", false))) return false;
  return true;
});
const is_rule_items_E__1275 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_items_S__1270(d, p)) return false;
  if (!((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_E__435) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_E__1221(d, n)) === true))) return false;
  if (!(!(!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_AE_L_M__1224) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_E__1223(n, d)) === true))) return false;
  if (!(x_saysUpper(d, (first[TypeCode__177] === 0 ? undefined : x_onlyChild(d, n, TypeCode__177)), "VAT", false))) return false;
  return true;
});
const is_rule_items_AE__1276 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_items_S__1264(d, p)) return false;
  if (!((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_AE__442) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_AE__1226(d, n)) === true))) return false;
  if (!(!(!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says__1228) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_AE__1227(n, d)) === true))) return false;
  if (!(x_saysUpper(d, (first[TypeCode__177] === 0 ? undefined : x_onlyChild(d, n, TypeCode__177)), "VAT", false))) return false;
  return true;
});
const is_rule_items_AE__1277 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_items_S__1270(d, p)) return false;
  if (!((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_AE__442) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_AE__1226(d, n)) === true))) return false;
  if (!(!(!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says__1228) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_AE__1227(n, d)) === true))) return false;
  if (!(x_saysUpper(d, (first[TypeCode__177] === 0 ? undefined : x_onlyChild(d, n, TypeCode__177)), "VAT", false))) return false;
  return true;
});
const is_rule_items_IC__1278 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_items_S__1264(d, p)) return false;
  if (!((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_K__449) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_IC__1230(d, n)) === true))) return false;
  if (!(!(!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_AE_L_M_E_G__1233) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_IC__1232(n, d)) === true))) return false;
  if (!(x_saysUpper(d, (first[TypeCode__177] === 0 ? undefined : x_onlyChild(d, n, TypeCode__177)), "VAT", false))) return false;
  return true;
});
const is_rule_items_IC__1279 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_items_S__1270(d, p)) return false;
  if (!((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_K__449) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_IC__1230(d, n)) === true))) return false;
  if (!(!(!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_AE_L_M_E_G__1233) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_IC__1232(n, d)) === true))) return false;
  if (!(x_saysUpper(d, (first[TypeCode__177] === 0 ? undefined : x_onlyChild(d, n, TypeCode__177)), "VAT", false))) return false;
  return true;
});
const is_rule_items_G__1280 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_items_S__1264(d, p)) return false;
  if (!((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_G__456) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_G__1235(d, n)) === true))) return false;
  if (!(!(!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_AE_L_M_E__1238) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_G__1237(n, d)) === true))) return false;
  if (!(x_saysUpper(d, (first[TypeCode__177] === 0 ? undefined : x_onlyChild(d, n, TypeCode__177)), "VAT", false))) return false;
  return true;
});
const is_rule_items_G__1281 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_items_S__1270(d, p)) return false;
  if (!((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_G__456) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_G__1235(d, n)) === true))) return false;
  if (!(!(!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_AE_L_M_E__1238) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_G__1237(n, d)) === true))) return false;
  if (!(x_saysUpper(d, (first[TypeCode__177] === 0 ? undefined : x_onlyChild(d, n, TypeCode__177)), "VAT", false))) return false;
  return true;
});
const is_rule_items_O__1282 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_items_S__1264(d, p)) return false;
  if (!((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_O__463) === 0 || first[CategoryCode__103] === 0) && (is_rule_row_O__1205(d, n)) === true))) return false;
  if (!(!(!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_AE_L_M_E_G_K__1242) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_O__1241(n, d)) === true))) return false;
  if (!(x_saysUpper(d, (first[TypeCode__177] === 0 ? undefined : x_onlyChild(d, n, TypeCode__177)), "VAT", false))) return false;
  return true;
});
const is_rule_items_O__1283 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_items_S__1270(d, p)) return false;
  if (!((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_O__463) === 0 || first[CategoryCode__103] === 0) && (is_rule_row_O__1205(d, n)) === true))) return false;
  if (!(!(!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_AE_L_M_E_G_K__1242) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_O__1241(n, d)) === true))) return false;
  if (!(x_saysUpper(d, (first[TypeCode__177] === 0 ? undefined : x_onlyChild(d, n, TypeCode__177)), "VAT", false))) return false;
  return true;
});
const is_rule_items_AF__1284 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_items_S__1264(d, p)) return false;
  if (!((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_L__470) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_AF__1244(d, n)) === true))) return false;
  if (!(!(!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_AE__442) === 0 || first[CategoryCode__103] === 0) && (let_rows__441(n, d)) === true))) return false;
  if (!(x_saysUpper(d, (first[TypeCode__177] === 0 ? undefined : x_onlyChild(d, n, TypeCode__177)), "VAT", false))) return false;
  return true;
});
const is_rule_items_AF__1285 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_items_S__1270(d, p)) return false;
  if (!((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_L__470) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_AF__1244(d, n)) === true))) return false;
  if (!(!(!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_AE__442) === 0 || first[CategoryCode__103] === 0) && (let_rows__441(n, d)) === true))) return false;
  if (!(x_saysUpper(d, (first[TypeCode__177] === 0 ? undefined : x_onlyChild(d, n, TypeCode__177)), "VAT", false))) return false;
  return true;
});
const is_rule_items_AG__1286 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_items_S__1264(d, p)) return false;
  if (!((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_M__476) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_AG__1247(d, n)) === true))) return false;
  if (!(!(!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_AE_L__1250) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_AG__1249(n, d)) === true))) return false;
  if (!(x_saysUpper(d, (first[TypeCode__177] === 0 ? undefined : x_onlyChild(d, n, TypeCode__177)), "VAT", false))) return false;
  return true;
});
const is_rule_items_AG__1287 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_items_S__1270(d, p)) return false;
  if (!((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_M__476) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_AG__1247(d, n)) === true))) return false;
  if (!(!(!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_AE_L__1250) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_AG__1249(n, d)) === true))) return false;
  if (!(x_saysUpper(d, (first[TypeCode__177] === 0 ? undefined : x_onlyChild(d, n, TypeCode__177)), "VAT", false))) return false;
  return true;
});
const is_rule_BR_S_03__1288 = (function (d, p) {
  const pairs = d.pairs;
  if (!((!(((d.memo[171] ??= x_said(d, texts_of_Indicator__687)) & Indicator_says_false__688) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0) && (is_rule_FX_0098_FX_0099_FX_0100__1189(d, p)) === true))) return false;
  return true;
});
const is_rule_BR_S_03__1289 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_BR_S_03__1288(d, p)) return false;
  if (!((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_S__415) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_S__1210(d, n)) === true))) return false;
  return true;
});
const is_rule_BR_S_04__1290 = (function (d, p) {
  const pairs = d.pairs;
  if (!((!(((d.memo[171] ??= x_said(d, texts_of_Indicator__687)) & Indicator_says_true__693) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0) && (is_rule_FX_0101_FX_0102_FX_0103__1191(d, p)) === true))) return false;
  return true;
});
const is_rule_BR_S_04__1291 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_BR_S_04__1290(d, p)) return false;
  if (!((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_S__415) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_S__1210(d, n)) === true))) return false;
  return true;
});
const is_rule_BR_Z_03__1292 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_BR_S_03__1288(d, p)) return false;
  if (!((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_Z__421) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_Z__1216(d, n)) === true))) return false;
  return true;
});
const is_rule_BR_Z_04__1293 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_BR_S_04__1290(d, p)) return false;
  if (!((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_Z__421) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_Z__1216(d, n)) === true))) return false;
  return true;
});
const is_rule_BR_AE_03__1294 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_BR_S_03__1288(d, p)) return false;
  if (!((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_AE__442) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_AE__1226(d, n)) === true))) return false;
  return true;
});
const is_rule_BR_AE_04__1295 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_BR_S_04__1290(d, p)) return false;
  if (!((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_AE__442) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_AE__1226(d, n)) === true))) return false;
  return true;
});
const is_rule_BR_O_07__1296 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_BR_S_04__1290(d, p)) return false;
  if (!((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_O__463) === 0 || first[CategoryCode__103] === 0) && (is_rule_row_O__1205(d, n)) === true))) return false;
  return true;
});
const is_rule_BR_AF_03__1297 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_BR_S_03__1288(d, p)) return false;
  if (!((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_L__470) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_AF__1244(d, n)) === true))) return false;
  return true;
});
const is_rule_BR_AF_04__1298 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_BR_S_04__1290(d, p)) return false;
  if (!((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_L__470) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_AF__1244(d, n)) === true))) return false;
  return true;
});
const is_rule_BR_AG_03__1299 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_BR_S_03__1288(d, p)) return false;
  if (!((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_M__476) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_AG__1247(d, n)) === true))) return false;
  return true;
});
const is_rule_BR_AG_04__1300 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_BR_S_04__1290(d, p)) return false;
  if (!((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_M__476) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_AG__1247(d, n)) === true))) return false;
  return true;
});
const is_rule_BR_E_03__1301 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_BR_S_03__1288(d, p)) return false;
  if (!((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_E__435) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_E__1221(d, n)) === true))) return false;
  return true;
});
const is_rule_BR_E_04__1302 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_BR_S_04__1290(d, p)) return false;
  if (!((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_E__435) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_E__1221(d, n)) === true))) return false;
  return true;
});
const is_rule_BR_IC_03__1303 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_BR_S_03__1288(d, p)) return false;
  if (!((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_K__449) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_IC__1230(d, n)) === true))) return false;
  return true;
});
const is_rule_BR_IC_04__1304 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_BR_S_04__1290(d, p)) return false;
  if (!((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_K__449) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_IC__1230(d, n)) === true))) return false;
  return true;
});
const is_rule_BR_G_03__1305 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_BR_S_03__1288(d, p)) return false;
  if (!((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_G__456) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_G__1235(d, n)) === true))) return false;
  return true;
});
const is_rule_BR_G_04__1306 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_BR_S_04__1290(d, p)) return false;
  if (!((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_G__456) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_G__1235(d, n)) === true))) return false;
  return true;
});
const is_rule_BR_O_06__1307 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_BR_S_03__1288(d, p)) return false;
  if (!((!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_O__463) === 0 || first[CategoryCode__103] === 0) && (is_rule_row_O__1205(d, n)) === true))) return false;
  return true;
});
const is_rule_FX_0108_FX_0109__1308 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const pairs = d.pairs;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === ApplicableHeaderTradeSettlement__43 && kind[p2] === 1)) return false;
  if (!is_rule_syntax_items__1171(d, p2)) return false;
  if (!((!(((d.memo[171] ??= x_said(d, texts_of_Indicator__687)) & Indicator_says_false__688) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0) && (is_rule_FX_0098_FX_0099_FX_0100__1189(d, p)) === true))) return false;
  return true;
});
const is_rule_FX_0110_FX_0111__1309 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const pairs = d.pairs;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === ApplicableHeaderTradeSettlement__43 && kind[p2] === 1)) return false;
  if (!is_rule_syntax_items__1171(d, p2)) return false;
  if (!((!(((d.memo[171] ??= x_said(d, texts_of_Indicator__687)) & Indicator_says_true__693) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0) && (is_rule_FX_0101_FX_0102_FX_0103__1191(d, p)) === true))) return false;
  return true;
});
const on_CategoryTradeTax__1310 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_S__415) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || ((d.memo[291] ??= x_said(d, texts_of_Indicator__1261)) & Indicator_says_false_0__1262) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__691 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__691 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || first[SpecifiedTradeAllowanceCharge__52] === 0)) m |= 1;
  if (!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_S__415) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || ((d.memo[291] ??= x_said(d, texts_of_Indicator__1261)) & Indicator_says_true_1__1268) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__691 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__691 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || first[SpecifiedTradeAllowanceCharge__52] === 0)) m |= 2;
  if (!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_Z__421) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || ((d.memo[291] ??= x_said(d, texts_of_Indicator__1261)) & Indicator_says_false_0__1262) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__691 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__691 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || first[SpecifiedTradeAllowanceCharge__52] === 0)) m |= 4;
  if (!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_Z__421) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || ((d.memo[291] ??= x_said(d, texts_of_Indicator__1261)) & Indicator_says_true_1__1268) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__691 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__691 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || first[SpecifiedTradeAllowanceCharge__52] === 0)) m |= 8;
  if (!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_E__435) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || ((d.memo[291] ??= x_said(d, texts_of_Indicator__1261)) & Indicator_says_false_0__1262) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__691 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__691 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || first[SpecifiedTradeAllowanceCharge__52] === 0)) m |= 16;
  if (!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_E__435) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || ((d.memo[291] ??= x_said(d, texts_of_Indicator__1261)) & Indicator_says_true_1__1268) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__691 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__691 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || first[SpecifiedTradeAllowanceCharge__52] === 0)) m |= 32;
  if (!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_AE__442) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || ((d.memo[291] ??= x_said(d, texts_of_Indicator__1261)) & Indicator_says_false_0__1262) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__691 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__691 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || first[SpecifiedTradeAllowanceCharge__52] === 0)) m |= 64;
  if (!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_AE__442) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || ((d.memo[291] ??= x_said(d, texts_of_Indicator__1261)) & Indicator_says_true_1__1268) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__691 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__691 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || first[SpecifiedTradeAllowanceCharge__52] === 0)) m |= 128;
  if (!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_K__449) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || ((d.memo[291] ??= x_said(d, texts_of_Indicator__1261)) & Indicator_says_false_0__1262) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__691 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__691 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || first[SpecifiedTradeAllowanceCharge__52] === 0)) m |= 256;
  if (!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_K__449) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || ((d.memo[291] ??= x_said(d, texts_of_Indicator__1261)) & Indicator_says_true_1__1268) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__691 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__691 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || first[SpecifiedTradeAllowanceCharge__52] === 0)) m |= 512;
  if (!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_G__456) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || ((d.memo[291] ??= x_said(d, texts_of_Indicator__1261)) & Indicator_says_false_0__1262) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__691 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__691 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || first[SpecifiedTradeAllowanceCharge__52] === 0)) m |= 1024;
  if (!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_G__456) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || ((d.memo[291] ??= x_said(d, texts_of_Indicator__1261)) & Indicator_says_true_1__1268) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__691 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__691 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || first[SpecifiedTradeAllowanceCharge__52] === 0)) m |= 2048;
  if (!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_O__463) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || ((d.memo[291] ??= x_said(d, texts_of_Indicator__1261)) & Indicator_says_false_0__1262) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__691 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__691 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || first[SpecifiedTradeAllowanceCharge__52] === 0)) m |= 4096;
  if (!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_O__463) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || ((d.memo[291] ??= x_said(d, texts_of_Indicator__1261)) & Indicator_says_true_1__1268) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__691 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__691 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || first[SpecifiedTradeAllowanceCharge__52] === 0)) m |= 8192;
  if (!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_L__470) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || ((d.memo[291] ??= x_said(d, texts_of_Indicator__1261)) & Indicator_says_false_0__1262) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__691 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__691 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || first[SpecifiedTradeAllowanceCharge__52] === 0)) m |= 16384;
  if (!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_L__470) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || ((d.memo[291] ??= x_said(d, texts_of_Indicator__1261)) & Indicator_says_true_1__1268) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__691 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__691 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || first[SpecifiedTradeAllowanceCharge__52] === 0)) m |= 32768;
  if (!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_M__476) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || ((d.memo[291] ??= x_said(d, texts_of_Indicator__1261)) & Indicator_says_false_0__1262) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__691 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__691 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || first[SpecifiedTradeAllowanceCharge__52] === 0)) m |= 65536;
  if (!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_M__476) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || ((d.memo[291] ??= x_said(d, texts_of_Indicator__1261)) & Indicator_says_true_1__1268) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__691 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__691 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || first[SpecifiedTradeAllowanceCharge__52] === 0)) m |= 131072;
  if (!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_S__415) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || ((d.memo[171] ??= x_said(d, texts_of_Indicator__687)) & Indicator_says_false__688) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__691 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__691 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || first[SpecifiedTradeAllowanceCharge__52] === 0)) m |= 262144;
  if (!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_S__415) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || ((d.memo[171] ??= x_said(d, texts_of_Indicator__687)) & Indicator_says_false__688) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__691 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__691 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || first[SpecifiedTradeAllowanceCharge__52] === 0)) m |= 524288;
  if (!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_S__415) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || ((d.memo[171] ??= x_said(d, texts_of_Indicator__687)) & Indicator_says_true__693) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__691 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__691 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || first[SpecifiedTradeAllowanceCharge__52] === 0)) m |= 1048576;
  if (!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_S__415) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || ((d.memo[171] ??= x_said(d, texts_of_Indicator__687)) & Indicator_says_true__693) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__691 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__691 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || first[SpecifiedTradeAllowanceCharge__52] === 0)) m |= 2097152;
  if (!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_Z__421) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || ((d.memo[171] ??= x_said(d, texts_of_Indicator__687)) & Indicator_says_false__688) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__691 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__691 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || first[SpecifiedTradeAllowanceCharge__52] === 0)) m |= 4194304;
  if (!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_Z__421) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || ((d.memo[171] ??= x_said(d, texts_of_Indicator__687)) & Indicator_says_false__688) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__691 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__691 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || first[SpecifiedTradeAllowanceCharge__52] === 0)) m |= 8388608;
  if (!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_Z__421) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || ((d.memo[171] ??= x_said(d, texts_of_Indicator__687)) & Indicator_says_true__693) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__691 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__691 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || first[SpecifiedTradeAllowanceCharge__52] === 0)) m |= 16777216;
  if (!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_Z__421) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || ((d.memo[171] ??= x_said(d, texts_of_Indicator__687)) & Indicator_says_true__693) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__691 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__691 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || first[SpecifiedTradeAllowanceCharge__52] === 0)) m |= 33554432;
  if (!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_AE__442) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || ((d.memo[171] ??= x_said(d, texts_of_Indicator__687)) & Indicator_says_false__688) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__691 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__691 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || first[SpecifiedTradeAllowanceCharge__52] === 0)) m |= 67108864;
  if (!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_AE__442) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || ((d.memo[171] ??= x_said(d, texts_of_Indicator__687)) & Indicator_says_false__688) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__691 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__691 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || first[SpecifiedTradeAllowanceCharge__52] === 0)) m |= 134217728;
  if (!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_AE__442) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || ((d.memo[171] ??= x_said(d, texts_of_Indicator__687)) & Indicator_says_true__693) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__691 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__691 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || first[SpecifiedTradeAllowanceCharge__52] === 0)) m |= 268435456;
  if (!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_AE__442) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || ((d.memo[171] ??= x_said(d, texts_of_Indicator__687)) & Indicator_says_true__693) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__691 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__691 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || first[SpecifiedTradeAllowanceCharge__52] === 0)) m |= 536870912;
  return m;
});
const on_CategoryTradeTax__1311 = (function (d, n) {
  const m = (d.memo[292] ??= on_CategoryTradeTax__1310(d));
  if (((m & 1) !== 0 && d.matches(is_rule_items_S__1265, 46, 46, n))) {
    rule_document_stated_cii__170(d, n);
  } else {
    if (((m & 2) !== 0 && d.matches(is_rule_items_S__1271, 46, 46, n))) {
      rule_document_stated_cii__170(d, n);
    } else {}
  }
  if (((m & 4) !== 0 && d.matches(is_rule_items_Z__1272, 46, 46, n))) {
    rule_document_stated_cii__170(d, n);
  } else {
    if (((m & 8) !== 0 && d.matches(is_rule_items_Z__1273, 46, 46, n))) {
      rule_document_stated_cii__170(d, n);
    } else {}
  }
  if (((m & 16) !== 0 && d.matches(is_rule_items_E__1274, 48, 48, n))) {
    rule_document_stated_cii__170(d, n);
  } else {
    if (((m & 32) !== 0 && d.matches(is_rule_items_E__1275, 48, 48, n))) {
      rule_document_stated_cii__170(d, n);
    } else {}
  }
  if (((m & 64) !== 0 && d.matches(is_rule_items_AE__1276, 48, 48, n))) {
    rule_document_stated_cii__170(d, n);
  } else {
    if (((m & 128) !== 0 && d.matches(is_rule_items_AE__1277, 48, 48, n))) {
      rule_document_stated_cii__170(d, n);
    } else {}
  }
  if (((m & 256) !== 0 && d.matches(is_rule_items_IC__1278, 48, 48, n))) {
    rule_document_stated_cii__170(d, n);
  } else {
    if (((m & 512) !== 0 && d.matches(is_rule_items_IC__1279, 48, 48, n))) {
      rule_document_stated_cii__170(d, n);
    } else {}
  }
  if (((m & 1024) !== 0 && d.matches(is_rule_items_G__1280, 48, 48, n))) {
    rule_document_stated_cii__170(d, n);
  } else {
    if (((m & 2048) !== 0 && d.matches(is_rule_items_G__1281, 48, 48, n))) {
      rule_document_stated_cii__170(d, n);
    } else {}
  }
  if (((m & 4096) !== 0 && d.matches(is_rule_items_O__1282, 48, 48, n))) {
    rule_document_stated_cii__170(d, n);
  } else {
    if (((m & 8192) !== 0 && d.matches(is_rule_items_O__1283, 48, 48, n))) {
      rule_document_stated_cii__170(d, n);
    } else {}
  }
  if (((m & 16384) !== 0 && d.matches(is_rule_items_AF__1284, 48, 48, n))) {
    rule_document_stated_cii__170(d, n);
  } else {
    if (((m & 32768) !== 0 && d.matches(is_rule_items_AF__1285, 48, 48, n))) {
      rule_document_stated_cii__170(d, n);
    } else {}
  }
  if (((m & 65536) !== 0 && d.matches(is_rule_items_AG__1286, 48, 48, n))) {
    rule_document_stated_cii__170(d, n);
  } else {
    if (((m & 131072) !== 0 && d.matches(is_rule_items_AG__1287, 48, 48, n))) {
      rule_document_stated_cii__170(d, n);
    } else {}
  }
  rule_document_stated_cii__170(d, n);
  if (((m & 262144) !== 0 && is_rule_BR_S_03__1289(d, n))) {
    rule_BR_S_03__768(d, n);
  } else {}
  if (((m & 524288) !== 0 && is_rule_BR_S_03__1289(d, n))) {
    rule_BR_S_06__772(d, n);
  } else {}
  if (((m & 1048576) !== 0 && is_rule_BR_S_04__1291(d, n))) {
    rule_BR_S_04__773(d, n);
  } else {}
  if (((m & 2097152) !== 0 && is_rule_BR_S_04__1291(d, n))) {
    rule_BR_S_07__774(d, n);
  } else {}
  if (((m & 4194304) !== 0 && is_rule_BR_Z_03__1292(d, n))) {
    rule_BR_Z_03__775(d, n);
  } else {}
  if (((m & 8388608) !== 0 && is_rule_BR_Z_03__1292(d, n))) {
    rule_BR_Z_06__779(d, n);
  } else {}
  if (((m & 16777216) !== 0 && is_rule_BR_Z_04__1293(d, n))) {
    rule_BR_Z_04__780(d, n);
  } else {}
  if (((m & 33554432) !== 0 && is_rule_BR_Z_04__1293(d, n))) {
    rule_BR_Z_07__781(d, n);
  } else {}
  if (((m & 67108864) !== 0 && is_rule_BR_AE_03__1294(d, n))) {
    rule_BR_AE_03__791(d, n);
  } else {}
  if (((m & 134217728) !== 0 && is_rule_BR_AE_03__1294(d, n))) {
    rule_BR_AE_06__792(d, n);
  } else {}
  if (((m & 268435456) !== 0 && is_rule_BR_AE_04__1295(d, n))) {
    rule_BR_AE_04__793(d, n);
  } else {}
  if (((m & 536870912) !== 0 && is_rule_BR_AE_04__1295(d, n))) {
    rule_BR_AE_07__794(d, n);
  } else {}
  if (is_rule_BR_O_07__1296(d, n)) {
    rule_BR_O_07__799(d, n);
  } else {}
  if (is_rule_BR_AF_03__1297(d, n)) {
    rule_BR_AF_03__802(d, n);
  } else {}
  if (is_rule_BR_AF_03__1297(d, n)) {
    rule_BR_AF_06__803(d, n);
  } else {}
  if (is_rule_BR_AF_04__1298(d, n)) {
    rule_BR_AF_04__804(d, n);
  } else {}
  if (is_rule_BR_AF_04__1298(d, n)) {
    rule_BR_AF_07__805(d, n);
  } else {}
  if (is_rule_BR_AG_03__1299(d, n)) {
    rule_BR_AG_03__808(d, n);
  } else {}
  if (is_rule_BR_AG_03__1299(d, n)) {
    rule_BR_AG_06__812(d, n);
  } else {}
  if (is_rule_BR_AG_04__1300(d, n)) {
    rule_BR_AG_04__813(d, n);
  } else {}
  if (is_rule_BR_AG_04__1300(d, n)) {
    rule_BR_AG_07__814(d, n);
  } else {}
  if (is_rule_BR_E_03__1301(d, n)) {
    rule_BR_E_03__828(d, n);
  } else {}
  if (is_rule_BR_E_03__1301(d, n)) {
    rule_BR_E_06__829(d, n);
  } else {}
  if (is_rule_BR_E_04__1302(d, n)) {
    rule_BR_E_04__830(d, n);
  } else {}
  if (is_rule_BR_E_04__1302(d, n)) {
    rule_BR_E_07__831(d, n);
  } else {}
  if (is_rule_BR_IC_03__1303(d, n)) {
    rule_BR_IC_03__837(d, n);
  } else {}
  if (is_rule_BR_IC_03__1303(d, n)) {
    rule_BR_IC_06__838(d, n);
  } else {}
  if (is_rule_BR_IC_04__1304(d, n)) {
    rule_BR_IC_04__839(d, n);
  } else {}
  if (is_rule_BR_IC_04__1304(d, n)) {
    rule_BR_IC_07__840(d, n);
  } else {}
  if (is_rule_BR_G_03__1305(d, n)) {
    rule_BR_G_03__845(d, n);
  } else {}
  if (is_rule_BR_G_03__1305(d, n)) {
    rule_BR_G_06__846(d, n);
  } else {}
  if (is_rule_BR_G_04__1306(d, n)) {
    rule_BR_G_04__847(d, n);
  } else {}
  if (is_rule_BR_G_04__1306(d, n)) {
    rule_BR_G_07__848(d, n);
  } else {}
  if (is_rule_BR_O_06__1307(d, n)) {
    rule_BR_O_06__849(d, n);
  } else {}
  if (is_rule_BR_O_06__1307(d, n)) {
    rule_BR_O_03__858(d, n);
  } else {}
  if (is_rule_BR_O_07__1296(d, n)) {
    rule_BR_O_04__859(d, n);
  } else {}
  if (is_rule_FX_0108_FX_0109__1308(d, n)) {
    rule_FX_0108_FX_0109__1026(d, n);
  } else {
    if (is_rule_FX_0110_FX_0111__1309(d, n)) {
      rule_FX_0110_FX_0111__1027(d, n);
    } else {}
  }
});
const is_rule_FX_0354_FX_0355_FX_0356_FX_0357_and_1_more__1312 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === ApplicableHeaderTradeAgreement__37 && kind[p] === 1)) return false;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === SupplyChainTradeTransaction__31 && kind[p2] === 1)) return false;
  const p3 = parent[p2];
  if (!(p3 >= 0 && name[p3] === CrossIndustryInvoice__30 && kind[p3] === 1)) return false;
  if (parent[p3] !== 0) return false;
  return true;
});
const on_SellerTradeParty__1313 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[ApplicableHeaderTradeAgreement_SellerTradeParty__69 >> 3] & 1 << (ApplicableHeaderTradeAgreement_SellerTradeParty__69 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  return m;
});
const on_SellerTradeParty__1314 = (function (d, n) {
  const m = (d.memo[293] ??= on_SellerTradeParty__1313(d));
  rule_BR_CO_26__283(d, n);
  if (((m & 1) !== 0 && is_rule_FX_0354_FX_0355_FX_0356_FX_0357_and_1_more__1312(d, n))) {
    rule_FX_0354_FX_0355_FX_0356_FX_0357_and_1_more__1136(d, n);
  } else {}
});
const is_rule_FX_0015__1315 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const pairs = d.pairs;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SellerTradeParty__63 && kind[p] === 1)) return false;
  if (!is_rule_FX_0354_FX_0355_FX_0356_FX_0357_and_1_more__1312(d, p)) return false;
  if (!((!(!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (FX_0357__1127(n, d)) === true) && !(!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_FC__1132) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (FX_0358__1131(n, d)) === true)))) return false;
  return true;
});
const down_ID_schemeID__1316 = x_down(ID__65, ~schemeID__78);
const is_rule_FX_0016__1317 = (function (d, n) {
  return x_listDown(d, n, down_ID_schemeID__1316);
});
const is_rule_FX_0016__1318 = (function (d, n) {
  const b = "FC";
  for (let l = (d.memoNode[87] === n ? d.memoValue[87] : x_memoiseFor(d, 87, n, is_rule_FX_0016__1317(d, n))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (x_says(d, i, b)) return true;
  }
  return false;
});
const is_rule_FX_0016__1319 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const pairs = d.pairs;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SellerTradeParty__63 && kind[p] === 1)) return false;
  if (!is_rule_FX_0354_FX_0355_FX_0356_FX_0357_and_1_more__1312(d, p)) return false;
  if (!((!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_FC__1132) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (is_rule_FX_0016__1318(d, n)) === true))) return false;
  return true;
});
const is_rule_FX_0017__1320 = (function (d, n) {
  const b = "VA";
  for (let l = (d.memoNode[87] === n ? d.memoValue[87] : x_memoiseFor(d, 87, n, is_rule_FX_0016__1317(d, n))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (x_says(d, i, b)) return true;
  }
  return false;
});
const is_rule_FX_0017__1321 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const pairs = d.pairs;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SellerTradeParty__63 && kind[p] === 1)) return false;
  if (!is_rule_FX_0354_FX_0355_FX_0356_FX_0357_and_1_more__1312(d, p)) return false;
  if (!((!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (is_rule_FX_0017__1320(d, n)) === true))) return false;
  return true;
});
const is_rule_FX_0037__1322 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === BuyerTradeParty__76 && kind[p] === 1)) return false;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === ApplicableHeaderTradeAgreement__37 && kind[p2] === 1)) return false;
  const p3 = parent[p2];
  if (!(p3 >= 0 && name[p3] === SupplyChainTradeTransaction__31 && kind[p3] === 1)) return false;
  const p4 = parent[p3];
  if (!(p4 >= 0 && name[p4] === CrossIndustryInvoice__30 && kind[p4] === 1)) return false;
  if (parent[p4] !== 0) return false;
  return true;
});
const is_rule_FX_0046__1323 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SellerTaxRepresentativeTradeParty__70 && kind[p] === 1)) return false;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === ApplicableHeaderTradeAgreement__37 && kind[p2] === 1)) return false;
  const p3 = parent[p2];
  if (!(p3 >= 0 && name[p3] === SupplyChainTradeTransaction__31 && kind[p3] === 1)) return false;
  const p4 = parent[p3];
  if (!(p4 >= 0 && name[p4] === CrossIndustryInvoice__30 && kind[p4] === 1)) return false;
  if (parent[p4] !== 0) return false;
  return true;
});
const is_rule_FX_0142__1324 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === ShipToTradeParty__270 && kind[p] === 1)) return false;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === ApplicableHeaderTradeDelivery__40 && kind[p2] === 1)) return false;
  const p3 = parent[p2];
  if (!(p3 >= 0 && name[p3] === SupplyChainTradeTransaction__31 && kind[p3] === 1)) return false;
  const p4 = parent[p3];
  if (!(p4 >= 0 && name[p4] === CrossIndustryInvoice__30 && kind[p4] === 1)) return false;
  if (parent[p4] !== 0) return false;
  return true;
});
const PayeeTradeParty__1325 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "PayeeTradeParty");
const is_rule_FX_0150__1326 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === PayeeTradeParty__1325 && kind[p] === 1)) return false;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === ApplicableHeaderTradeSettlement__43 && kind[p2] === 1)) return false;
  const p3 = parent[p2];
  if (!(p3 >= 0 && name[p3] === SupplyChainTradeTransaction__31 && kind[p3] === 1)) return false;
  const p4 = parent[p3];
  if (!(p4 >= 0 && name[p4] === CrossIndustryInvoice__30 && kind[p4] === 1)) return false;
  if (parent[p4] !== 0) return false;
  return true;
});
const ShipToTradeParty_SpecifiedTaxRegistration__1327 = x_pairPlace(ShipToTradeParty__270, SpecifiedTaxRegistration__64);
const PayeeTradeParty_SpecifiedTaxRegistration__1328 = x_pairPlace(PayeeTradeParty__1325, SpecifiedTaxRegistration__64);
const ApplicableHeaderTradeSettlement_PayeeTradeParty__1329 = x_pairPlace(ApplicableHeaderTradeSettlement__43, PayeeTradeParty__1325);
const on_SpecifiedTaxRegistration__1330 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[SellerTradeParty_SpecifiedTaxRegistration__68 >> 3] & 1 << (SellerTradeParty_SpecifiedTaxRegistration__68 & 7)) === 0 || (pairs[ApplicableHeaderTradeAgreement_SellerTradeParty__69 >> 3] & 1 << (ApplicableHeaderTradeAgreement_SellerTradeParty__69 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  if (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_FC__1132) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0 || (pairs[SpecifiedTaxRegistration_ID__67 >> 3] & 1 << (SpecifiedTaxRegistration_ID__67 & 7)) === 0 || (pairs[SellerTradeParty_SpecifiedTaxRegistration__68 >> 3] & 1 << (SellerTradeParty_SpecifiedTaxRegistration__68 & 7)) === 0 || (pairs[ApplicableHeaderTradeAgreement_SellerTradeParty__69 >> 3] & 1 << (ApplicableHeaderTradeAgreement_SellerTradeParty__69 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 2;
  if (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0 || (pairs[SpecifiedTaxRegistration_ID__67 >> 3] & 1 << (SpecifiedTaxRegistration_ID__67 & 7)) === 0 || (pairs[SellerTradeParty_SpecifiedTaxRegistration__68 >> 3] & 1 << (SellerTradeParty_SpecifiedTaxRegistration__68 & 7)) === 0 || (pairs[ApplicableHeaderTradeAgreement_SellerTradeParty__69 >> 3] & 1 << (ApplicableHeaderTradeAgreement_SellerTradeParty__69 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 4;
  if (!((pairs[BuyerTradeParty_SpecifiedTaxRegistration__84 >> 3] & 1 << (BuyerTradeParty_SpecifiedTaxRegistration__84 & 7)) === 0 || (pairs[ApplicableHeaderTradeAgreement_BuyerTradeParty__264 >> 3] & 1 << (ApplicableHeaderTradeAgreement_BuyerTradeParty__264 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 8;
  if (!((pairs[SellerTaxRepresentativeTradeParty_SpecifiedTaxRegistration__72 >> 3] & 1 << (SellerTaxRepresentativeTradeParty_SpecifiedTaxRegistration__72 & 7)) === 0 || (pairs[ApplicableHeaderTradeAgreement_SellerTaxRepresentativeTradeParty__73 >> 3] & 1 << (ApplicableHeaderTradeAgreement_SellerTaxRepresentativeTradeParty__73 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 16;
  if (!((pairs[ShipToTradeParty_SpecifiedTaxRegistration__1327 >> 3] & 1 << (ShipToTradeParty_SpecifiedTaxRegistration__1327 & 7)) === 0 || (pairs[ApplicableHeaderTradeDelivery_ShipToTradeParty__873 >> 3] & 1 << (ApplicableHeaderTradeDelivery_ShipToTradeParty__873 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeDelivery__42 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeDelivery__42 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 32;
  if (!((pairs[PayeeTradeParty_SpecifiedTaxRegistration__1328 >> 3] & 1 << (PayeeTradeParty_SpecifiedTaxRegistration__1328 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_PayeeTradeParty__1329 >> 3] & 1 << (ApplicableHeaderTradeSettlement_PayeeTradeParty__1329 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 64;
  return m;
});
const on_SpecifiedTaxRegistration__1331 = (function (d, n) {
  const m = (d.memo[294] ??= on_SpecifiedTaxRegistration__1330(d));
  if (((m & 1) !== 0 && is_rule_FX_0015__1315(d, n))) {
    rule_FX_0015__919(d, n);
  } else {
    if (((m & 2) !== 0 && is_rule_FX_0016__1319(d, n))) {
      rule_FX_0016__920(d, n);
    } else {
      if (((m & 4) !== 0 && is_rule_FX_0017__1321(d, n))) {
        rule_FX_0017__921(d, n);
      } else {}
    }
  }
  if (((m & 8) !== 0 && is_rule_FX_0037__1322(d, n))) {
    rule_FX_0037__955(d, n);
  } else {
    if (((m & 16) !== 0 && is_rule_FX_0046__1323(d, n))) {
      rule_FX_0046__964(d, n);
    } else {}
  }
  if (((m & 32) !== 0 && is_rule_FX_0142__1324(d, n))) {
    rule_FX_0142__1073(d, n);
  } else {
    if (((m & 64) !== 0 && is_rule_FX_0150__1326(d, n))) {
      rule_FX_0150__1079(d, n);
    } else {}
  }
});
const is_rule_codes_cii__1332 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  {
    const n2 = n;
    for (let a = parent[n2]; a >= 0; a = parent[a]) if (name[a] === SpecifiedTaxRegistration__64 && kind[a] === 1) {
      return true;
    }
  }
  return false;
});
const is_rule_codes_cii__1333 = (function (d, n) {
  const first = d.first;
  if (!(((first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78)) !== undefined))) return false;
  if (!(!(!(first[SpecifiedTaxRegistration__64] === 0) && (is_rule_codes_cii__1332(d, n)) === true))) return false;
  return true;
});
const OriginTradeCountry__1334 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "OriginTradeCountry");
const is_rule_codes_cii__1335 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === OriginTradeCountry__1334 && kind[p] === 1)) return false;
  return true;
});
const is_rule_BR_CO_09__1336 = (function (d, n) {
  const first = d.first;
  return (first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78));
});
const is_rule_BR_CO_09__1337 = (function (d, n) {
  const first = d.first;
  const a = (first[schemeID__78] === 0 ? undefined : (d.memoNode[88] === n ? d.memoValue[88] : x_memoiseFor(d, 88, n, is_rule_BR_CO_09__1336(d, n))));
  if (a === undefined) return false;
  const b = "VA";
  return x_says(d, a, b);
});
const is_rule_BR_CO_09__1338 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTaxRegistration__64 && kind[p] === 1)) return false;
  if (!is_rule_breakdown_stated_cii__1202()) return false;
  if (!((!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || first[schemeID__78] === 0) && (is_rule_BR_CO_09__1337(d, n)) === true))) return false;
  return true;
});
const is_rule_syntax_values__1339 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === GuidelineSpecifiedDocumentContextParameter__538 && kind[p] === 1)) return false;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === ExchangedDocumentContext__537 && kind[p2] === 1)) return false;
  const p3 = parent[p2];
  if (!(p3 >= 0 && name[p3] === CrossIndustryInvoice__30 && kind[p3] === 1)) return false;
  if (parent[p3] !== 0) return false;
  return true;
});
const is_rule_syntax_values__1340 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === ExchangedDocument__233 && kind[p] === 1)) return false;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === CrossIndustryInvoice__30 && kind[p2] === 1)) return false;
  if (parent[p2] !== 0) return false;
  return true;
});
const is_rule_FX_0008__1341 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === BusinessProcessSpecifiedDocumentContextParameter__899 && kind[p] === 1)) return false;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === ExchangedDocumentContext__537 && kind[p2] === 1)) return false;
  const p3 = parent[p2];
  if (!(p3 >= 0 && name[p3] === CrossIndustryInvoice__30 && kind[p3] === 1)) return false;
  if (parent[p3] !== 0) return false;
  return true;
});
const is_rule_FX_0012__1342 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedLegalOrganization__276 && kind[p] === 1)) return false;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === BuyerTradeParty__76 && kind[p2] === 1)) return false;
  const p3 = parent[p2];
  if (!(p3 >= 0 && name[p3] === ApplicableHeaderTradeAgreement__37 && kind[p3] === 1)) return false;
  const p4 = parent[p3];
  if (!(p4 >= 0 && name[p4] === SupplyChainTradeTransaction__31 && kind[p4] === 1)) return false;
  const p5 = parent[p4];
  if (!(p5 >= 0 && name[p5] === CrossIndustryInvoice__30 && kind[p5] === 1)) return false;
  if (parent[p5] !== 0) return false;
  return true;
});
const is_rule_FX_0014__1343 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedLegalOrganization__276 && kind[p] === 1)) return false;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === SellerTradeParty__63 && kind[p2] === 1)) return false;
  const p3 = parent[p2];
  if (!(p3 >= 0 && name[p3] === ApplicableHeaderTradeAgreement__37 && kind[p3] === 1)) return false;
  const p4 = parent[p3];
  if (!(p4 >= 0 && name[p4] === SupplyChainTradeTransaction__31 && kind[p4] === 1)) return false;
  const p5 = parent[p4];
  if (!(p5 >= 0 && name[p5] === CrossIndustryInvoice__30 && kind[p5] === 1)) return false;
  if (parent[p5] !== 0) return false;
  return true;
});
const is_rule_FX_0018__1344 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const pairs = d.pairs;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTaxRegistration__64 && kind[p] === 1)) return false;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === SellerTradeParty__63 && kind[p2] === 1)) return false;
  if (!is_rule_FX_0354_FX_0355_FX_0356_FX_0357_and_1_more__1312(d, p2)) return false;
  if (!((!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_FC__1132) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (is_rule_FX_0016__1318(d, p)) === true))) return false;
  return true;
});
const is_rule_FX_0019__1345 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const pairs = d.pairs;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTaxRegistration__64 && kind[p] === 1)) return false;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === SellerTradeParty__63 && kind[p2] === 1)) return false;
  if (!is_rule_FX_0354_FX_0355_FX_0356_FX_0357_and_1_more__1312(d, p2)) return false;
  if (!((!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (is_rule_FX_0017__1320(d, p)) === true))) return false;
  return true;
});
const is_rule_FX_0038_FX_0039__1346 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTaxRegistration__64 && kind[p] === 1)) return false;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === BuyerTradeParty__76 && kind[p2] === 1)) return false;
  const p3 = parent[p2];
  if (!(p3 >= 0 && name[p3] === ApplicableHeaderTradeAgreement__37 && kind[p3] === 1)) return false;
  const p4 = parent[p3];
  if (!(p4 >= 0 && name[p4] === SupplyChainTradeTransaction__31 && kind[p4] === 1)) return false;
  const p5 = parent[p4];
  if (!(p5 >= 0 && name[p5] === CrossIndustryInvoice__30 && kind[p5] === 1)) return false;
  if (parent[p5] !== 0) return false;
  return true;
});
const is_rule_FX_0047_FX_0048__1347 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTaxRegistration__64 && kind[p] === 1)) return false;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === SellerTaxRepresentativeTradeParty__70 && kind[p2] === 1)) return false;
  const p3 = parent[p2];
  if (!(p3 >= 0 && name[p3] === ApplicableHeaderTradeAgreement__37 && kind[p3] === 1)) return false;
  const p4 = parent[p3];
  if (!(p4 >= 0 && name[p4] === SupplyChainTradeTransaction__31 && kind[p4] === 1)) return false;
  const p5 = parent[p4];
  if (!(p5 >= 0 && name[p5] === CrossIndustryInvoice__30 && kind[p5] === 1)) return false;
  if (parent[p5] !== 0) return false;
  return true;
});
const is_rule_FX_0051__1348 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SellerTradeParty__63 && kind[p] === 1)) return false;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === ApplicableHeaderTradeAgreement__37 && kind[p2] === 1)) return false;
  const p3 = parent[p2];
  if (!(p3 >= 0 && name[p3] === SupplyChainTradeTransaction__31 && kind[p3] === 1)) return false;
  const p4 = parent[p3];
  if (!(p4 >= 0 && name[p4] === CrossIndustryInvoice__30 && kind[p4] === 1)) return false;
  if (parent[p4] !== 0) return false;
  return true;
});
const is_rule_FX_0073__1349 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedLegalOrganization__276 && kind[p] === 1)) return false;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === PayeeTradeParty__1325 && kind[p2] === 1)) return false;
  const p3 = parent[p2];
  if (!(p3 >= 0 && name[p3] === ApplicableHeaderTradeSettlement__43 && kind[p3] === 1)) return false;
  const p4 = parent[p3];
  if (!(p4 >= 0 && name[p4] === SupplyChainTradeTransaction__31 && kind[p4] === 1)) return false;
  const p5 = parent[p4];
  if (!(p5 >= 0 && name[p5] === CrossIndustryInvoice__30 && kind[p5] === 1)) return false;
  if (parent[p5] !== 0) return false;
  return true;
});
const is_rule_FX_0096__1350 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === ReceivableSpecifiedTradeAccountingAccount__1105 && kind[p] === 1)) return false;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === ApplicableHeaderTradeSettlement__43 && kind[p2] === 1)) return false;
  const p3 = parent[p2];
  if (!(p3 >= 0 && name[p3] === SupplyChainTradeTransaction__31 && kind[p3] === 1)) return false;
  const p4 = parent[p3];
  if (!(p4 >= 0 && name[p4] === CrossIndustryInvoice__30 && kind[p4] === 1)) return false;
  if (parent[p4] !== 0) return false;
  return true;
});
const OriginTradeCountry_ID__1351 = x_pairPlace(OriginTradeCountry__1334, ID__65);
const CrossIndustryInvoice_ExchangedDocumentContext__1352 = x_pairPlace(CrossIndustryInvoice__30, ExchangedDocumentContext__537);
const CrossIndustryInvoice_ExchangedDocument__1353 = x_pairPlace(CrossIndustryInvoice__30, ExchangedDocument__233);
const BusinessProcessSpecifiedDocumentContextParameter_ID__1354 = x_pairPlace(BusinessProcessSpecifiedDocumentContextParameter__899, ID__65);
const ExchangedDocumentContext_BusinessProcessSpecifiedDocumentContextParameter__1355 = x_pairPlace(ExchangedDocumentContext__537, BusinessProcessSpecifiedDocumentContextParameter__899);
const BuyerTradeParty_ID__1356 = x_pairPlace(BuyerTradeParty__76, ID__65);
const ShipToTradeParty_ID__1357 = x_pairPlace(ShipToTradeParty__270, ID__65);
const PayeeTradeParty_ID__1358 = x_pairPlace(PayeeTradeParty__1325, ID__65);
const PayeeTradeParty_SpecifiedLegalOrganization__1359 = x_pairPlace(PayeeTradeParty__1325, SpecifiedLegalOrganization__276);
const ReceivableSpecifiedTradeAccountingAccount_ID__1360 = x_pairPlace(ReceivableSpecifiedTradeAccountingAccount__1105, ID__65);
const ApplicableHeaderTradeSettlement_ReceivableSpecifiedTradeAccountingAccount__1361 = x_pairPlace(ApplicableHeaderTradeSettlement__43, ReceivableSpecifiedTradeAccountingAccount__1105);
const SellerTaxRepresentativeTradeParty_ID__1362 = x_pairPlace(SellerTaxRepresentativeTradeParty__70, ID__65);
const on_ID__1363 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0 || first[ID__65] === 0)) m |= 1;
  if (!((pairs[OriginTradeCountry_ID__1351 >> 3] & 1 << (OriginTradeCountry_ID__1351 & 7)) === 0 || first[OriginTradeCountry__1334] === 0)) m |= 2;
  if (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0 || (pairs[SpecifiedTaxRegistration_ID__67 >> 3] & 1 << (SpecifiedTaxRegistration_ID__67 & 7)) === 0 || first[SpecifiedTaxRegistration__64] === 0)) m |= 4;
  if (!((pairs[GuidelineSpecifiedDocumentContextParameter_ID__540 >> 3] & 1 << (GuidelineSpecifiedDocumentContextParameter_ID__540 & 7)) === 0 || (pairs[ExchangedDocumentContext_GuidelineSpecifiedDocumentContextParameter__541 >> 3] & 1 << (ExchangedDocumentContext_GuidelineSpecifiedDocumentContextParameter__541 & 7)) === 0 || (pairs[CrossIndustryInvoice_ExchangedDocumentContext__1352 >> 3] & 1 << (CrossIndustryInvoice_ExchangedDocumentContext__1352 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 8;
  if (!((pairs[ExchangedDocument_ID__543 >> 3] & 1 << (ExchangedDocument_ID__543 & 7)) === 0 || (pairs[CrossIndustryInvoice_ExchangedDocument__1353 >> 3] & 1 << (CrossIndustryInvoice_ExchangedDocument__1353 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 16;
  if (!((pairs[ExchangedDocument_ID__543 >> 3] & 1 << (ExchangedDocument_ID__543 & 7)) === 0 || (pairs[CrossIndustryInvoice_ExchangedDocument__1353 >> 3] & 1 << (CrossIndustryInvoice_ExchangedDocument__1353 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 32;
  if (!((pairs[BusinessProcessSpecifiedDocumentContextParameter_ID__1354 >> 3] & 1 << (BusinessProcessSpecifiedDocumentContextParameter_ID__1354 & 7)) === 0 || (pairs[ExchangedDocumentContext_BusinessProcessSpecifiedDocumentContextParameter__1355 >> 3] & 1 << (ExchangedDocumentContext_BusinessProcessSpecifiedDocumentContextParameter__1355 & 7)) === 0 || (pairs[CrossIndustryInvoice_ExchangedDocumentContext__1352 >> 3] & 1 << (CrossIndustryInvoice_ExchangedDocumentContext__1352 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 64;
  if (!((pairs[GuidelineSpecifiedDocumentContextParameter_ID__540 >> 3] & 1 << (GuidelineSpecifiedDocumentContextParameter_ID__540 & 7)) === 0 || (pairs[ExchangedDocumentContext_GuidelineSpecifiedDocumentContextParameter__541 >> 3] & 1 << (ExchangedDocumentContext_GuidelineSpecifiedDocumentContextParameter__541 & 7)) === 0 || (pairs[CrossIndustryInvoice_ExchangedDocumentContext__1352 >> 3] & 1 << (CrossIndustryInvoice_ExchangedDocumentContext__1352 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 128;
  if (!((pairs[SpecifiedLegalOrganization_ID__278 >> 3] & 1 << (SpecifiedLegalOrganization_ID__278 & 7)) === 0 || (pairs[BuyerTradeParty_SpecifiedLegalOrganization__786 >> 3] & 1 << (BuyerTradeParty_SpecifiedLegalOrganization__786 & 7)) === 0 || (pairs[ApplicableHeaderTradeAgreement_BuyerTradeParty__264 >> 3] & 1 << (ApplicableHeaderTradeAgreement_BuyerTradeParty__264 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 256;
  if (!((pairs[SpecifiedLegalOrganization_ID__278 >> 3] & 1 << (SpecifiedLegalOrganization_ID__278 & 7)) === 0 || (pairs[SellerTradeParty_SpecifiedLegalOrganization__622 >> 3] & 1 << (SellerTradeParty_SpecifiedLegalOrganization__622 & 7)) === 0 || (pairs[ApplicableHeaderTradeAgreement_SellerTradeParty__69 >> 3] & 1 << (ApplicableHeaderTradeAgreement_SellerTradeParty__69 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 512;
  if (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_FC__1132) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0 || (pairs[SpecifiedTaxRegistration_ID__67 >> 3] & 1 << (SpecifiedTaxRegistration_ID__67 & 7)) === 0 || (pairs[SellerTradeParty_SpecifiedTaxRegistration__68 >> 3] & 1 << (SellerTradeParty_SpecifiedTaxRegistration__68 & 7)) === 0 || (pairs[ApplicableHeaderTradeAgreement_SellerTradeParty__69 >> 3] & 1 << (ApplicableHeaderTradeAgreement_SellerTradeParty__69 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1024;
  if (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0 || (pairs[SpecifiedTaxRegistration_ID__67 >> 3] & 1 << (SpecifiedTaxRegistration_ID__67 & 7)) === 0 || (pairs[SellerTradeParty_SpecifiedTaxRegistration__68 >> 3] & 1 << (SellerTradeParty_SpecifiedTaxRegistration__68 & 7)) === 0 || (pairs[ApplicableHeaderTradeAgreement_SellerTradeParty__69 >> 3] & 1 << (ApplicableHeaderTradeAgreement_SellerTradeParty__69 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 2048;
  if (!((pairs[BuyerTradeParty_ID__1356 >> 3] & 1 << (BuyerTradeParty_ID__1356 & 7)) === 0 || (pairs[ApplicableHeaderTradeAgreement_BuyerTradeParty__264 >> 3] & 1 << (ApplicableHeaderTradeAgreement_BuyerTradeParty__264 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 4096;
  if (!((pairs[SpecifiedTaxRegistration_ID__67 >> 3] & 1 << (SpecifiedTaxRegistration_ID__67 & 7)) === 0 || (pairs[BuyerTradeParty_SpecifiedTaxRegistration__84 >> 3] & 1 << (BuyerTradeParty_SpecifiedTaxRegistration__84 & 7)) === 0 || (pairs[ApplicableHeaderTradeAgreement_BuyerTradeParty__264 >> 3] & 1 << (ApplicableHeaderTradeAgreement_BuyerTradeParty__264 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 8192;
  if (!((pairs[SpecifiedTaxRegistration_ID__67 >> 3] & 1 << (SpecifiedTaxRegistration_ID__67 & 7)) === 0 || (pairs[SellerTaxRepresentativeTradeParty_SpecifiedTaxRegistration__72 >> 3] & 1 << (SellerTaxRepresentativeTradeParty_SpecifiedTaxRegistration__72 & 7)) === 0 || (pairs[ApplicableHeaderTradeAgreement_SellerTaxRepresentativeTradeParty__73 >> 3] & 1 << (ApplicableHeaderTradeAgreement_SellerTaxRepresentativeTradeParty__73 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 16384;
  if (!((pairs[SellerTradeParty_ID__619 >> 3] & 1 << (SellerTradeParty_ID__619 & 7)) === 0 || (pairs[ApplicableHeaderTradeAgreement_SellerTradeParty__69 >> 3] & 1 << (ApplicableHeaderTradeAgreement_SellerTradeParty__69 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 32768;
  if (!((pairs[ShipToTradeParty_ID__1357 >> 3] & 1 << (ShipToTradeParty_ID__1357 & 7)) === 0 || (pairs[ApplicableHeaderTradeDelivery_ShipToTradeParty__873 >> 3] & 1 << (ApplicableHeaderTradeDelivery_ShipToTradeParty__873 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeDelivery__42 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeDelivery__42 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 65536;
  if (!((pairs[PayeeTradeParty_ID__1358 >> 3] & 1 << (PayeeTradeParty_ID__1358 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_PayeeTradeParty__1329 >> 3] & 1 << (ApplicableHeaderTradeSettlement_PayeeTradeParty__1329 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 131072;
  if (!((pairs[SpecifiedLegalOrganization_ID__278 >> 3] & 1 << (SpecifiedLegalOrganization_ID__278 & 7)) === 0 || (pairs[PayeeTradeParty_SpecifiedLegalOrganization__1359 >> 3] & 1 << (PayeeTradeParty_SpecifiedLegalOrganization__1359 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_PayeeTradeParty__1329 >> 3] & 1 << (ApplicableHeaderTradeSettlement_PayeeTradeParty__1329 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 262144;
  if (!((pairs[ReceivableSpecifiedTradeAccountingAccount_ID__1360 >> 3] & 1 << (ReceivableSpecifiedTradeAccountingAccount_ID__1360 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_ReceivableSpecifiedTradeAccountingAccount__1361 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ReceivableSpecifiedTradeAccountingAccount__1361 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 524288;
  if (!((pairs[SellerTaxRepresentativeTradeParty_ID__1362 >> 3] & 1 << (SellerTaxRepresentativeTradeParty_ID__1362 & 7)) === 0 || (pairs[ApplicableHeaderTradeAgreement_SellerTaxRepresentativeTradeParty__73 >> 3] & 1 << (ApplicableHeaderTradeAgreement_SellerTaxRepresentativeTradeParty__73 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1048576;
  return m;
});
const on_ID__1364 = (function (d, n) {
  const m = (d.memo[295] ??= on_ID__1363(d));
  if (((m & 1) !== 0 && is_rule_codes_cii__1333(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {
    if (((m & 2) !== 0 && is_rule_codes_cii__1335(d, n))) {
      rule_document_stated_cii__170(d, n);
    } else {}
  }
  if (((m & 4) !== 0 && is_rule_BR_CO_09__1338(d, n))) {
    rule_BR_CO_09__289(d, n);
  } else {}
  if (((m & 8) !== 0 && is_rule_syntax_values__1339(d, n)) || ((m & 16) !== 0 && is_rule_syntax_values__1340(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {
    rule_document_stated_cii__170(d, n);
  }
  if (((m & 32) !== 0 && is_rule_syntax_values__1340(d, n))) {
    rule_FX_0001__892(d, n);
  } else {
    if (((m & 64) !== 0 && is_rule_FX_0008__1341(d, n))) {
      rule_FX_0008__911(d, n);
    } else {
      if (((m & 128) !== 0 && is_rule_syntax_values__1339(d, n))) {
        rule_FX_0010_FX_0011__913(d, n);
      } else {
        if (((m & 256) !== 0 && is_rule_FX_0012__1342(d, n))) {
          rule_FX_0012__916(d, n);
        } else {
          if (((m & 512) !== 0 && is_rule_FX_0014__1343(d, n))) {
            rule_FX_0014__918(d, n);
          } else {
            if (((m & 1024) !== 0 && is_rule_FX_0018__1344(d, n))) {
              rule_FX_0018__922(d, n);
            } else {
              if (((m & 2048) !== 0 && is_rule_FX_0019__1345(d, n))) {
                rule_FX_0019__923(d, n);
              } else {}
            }
          }
        }
      }
    }
  }
  if (((m & 4096) !== 0 && is_rule_FX_0037__1322(d, n))) {
    rule_FX_0033__945(d, n);
  } else {
    if (((m & 8192) !== 0 && is_rule_FX_0038_FX_0039__1346(d, n))) {
      rule_FX_0038_FX_0039__956(d, n);
    } else {
      if (((m & 16384) !== 0 && is_rule_FX_0047_FX_0048__1347(d, n))) {
        rule_FX_0047_FX_0048__965(d, n);
      } else {
        if (((m & 32768) !== 0 && is_rule_FX_0051__1348(d, n))) {
          rule_FX_0051__967(d, n);
        } else {
          if (((m & 65536) !== 0 && is_rule_FX_0142__1324(d, n))) {
            rule_FX_0066__981(d, n);
          } else {
            if (((m & 131072) !== 0 && is_rule_FX_0150__1326(d, n))) {
              rule_FX_0072__985(d, n);
            } else {
              if (((m & 262144) !== 0 && is_rule_FX_0073__1349(d, n))) {
                rule_FX_0073__986(d, n);
              } else {}
            }
          }
        }
      }
    }
  }
  if (((m & 524288) !== 0 && is_rule_FX_0096__1350(d, n))) {
    rule_FX_0096__1009(d, n);
  } else {}
  if (((m & 1048576) !== 0 && is_rule_FX_0046__1323(d, n))) {
    rule_FX_0135__1064(d, n);
  } else {}
});
const on_SellerTaxRepresentativeTradeParty__1365 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[ApplicableHeaderTradeAgreement_SellerTaxRepresentativeTradeParty__73 >> 3] & 1 << (ApplicableHeaderTradeAgreement_SellerTaxRepresentativeTradeParty__73 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  return m;
});
const on_SellerTaxRepresentativeTradeParty__1366 = (function (d, n) {
  const m = (d.memo[296] ??= on_SellerTaxRepresentativeTradeParty__1365(d));
  rule_BR_18_BR_19__176(d, n);
  rule_BR_20__286(d, n);
  rule_BR_56__628(d, n);
  if (((m & 1) !== 0 && is_rule_FX_0354_FX_0355_FX_0356_FX_0357_and_1_more__1312(d, n))) {
    rule_FX_0131_FX_0132_FX_0133__1062(d, n);
  } else {}
});
const on_BuyerTradeParty__1367 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[ApplicableHeaderTradeAgreement_BuyerTradeParty__264 >> 3] & 1 << (ApplicableHeaderTradeAgreement_BuyerTradeParty__264 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  return m;
});
const on_BuyerTradeParty__1368 = (function (d, n) {
  const m = (d.memo[297] ??= on_BuyerTradeParty__1367(d));
  if (((m & 1) !== 0 && is_rule_FX_0354_FX_0355_FX_0356_FX_0357_and_1_more__1312(d, n))) {
    rule_FX_0348_FX_0349_FX_0350_FX_0351_and_2_more__1126(d, n);
  } else {}
});
const is_rule_codes_cii__1369 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === CategoryTradeTax__59 && kind[p] === 1)) return false;
  return true;
});
const is_rule_codes_cii__1370 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === ApplicableTradeTax__56 && kind[p] === 1)) return false;
  return true;
});
const is_rule_BR_S_09_BR_S_10__1371 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === ApplicableTradeTax__56 && kind[p] === 1)) return false;
  if (!is_rule_BR_45_BR_46_BR_47_BR_48_and_3_more__1253(d, p)) return false;
  if (!((((x_says(d, n, "S"))) === true))) return false;
  return true;
});
const is_rule_row_IC_delivery__1372 = (function (d, p) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === ApplicableHeaderTradeSettlement__43 && kind[p2] === 1)) return false;
  const p3 = parent[p2];
  if (!(p3 >= 0 && name[p3] === SupplyChainTradeTransaction__31 && kind[p3] === 1)) return false;
  return true;
});
const is_rule_row_IC_delivery__1373 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === ApplicableTradeTax__56 && kind[p] === 1)) return false;
  if (!is_rule_row_IC_delivery__1372(d, p)) return false;
  if (!((((x_says(d, n, "K"))) === true))) return false;
  if (!((d.memoNode[90] === parent[n] ? d.memoValue[90] : x_memoiseFor(d, 90, parent[n], x_saysUpper(d, (d.memoNode[89] === parent[n] ? d.memoValue[89] : x_memoiseFor(d, 89, parent[n], (first[TypeCode__177] === 0 ? undefined : x_onlyChild(d, parent[n], TypeCode__177)))), "VAT", false))))) return false;
  return true;
});
const is_rule_BR_Z_09_BR_Z_10__1374 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === ApplicableTradeTax__56 && kind[p] === 1)) return false;
  if (!is_rule_BR_45_BR_46_BR_47_BR_48_and_3_more__1253(d, p)) return false;
  if (!((((x_says(d, n, "Z"))) === true))) return false;
  return true;
});
const is_rule_row_E__1375 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === ApplicableTradeTax__56 && kind[p] === 1)) return false;
  if (!is_rule_row_IC_delivery__1372(d, p)) return false;
  if (!((((x_says(d, n, "E"))) === true))) return false;
  if (!((d.memoNode[90] === parent[n] ? d.memoValue[90] : x_memoiseFor(d, 90, parent[n], x_saysUpper(d, (d.memoNode[89] === parent[n] ? d.memoValue[89] : x_memoiseFor(d, 89, parent[n], (first[TypeCode__177] === 0 ? undefined : x_onlyChild(d, parent[n], TypeCode__177)))), "VAT", false))))) return false;
  return true;
});
const is_rule_row_AE__1376 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === ApplicableTradeTax__56 && kind[p] === 1)) return false;
  if (!is_rule_row_IC_delivery__1372(d, p)) return false;
  if (!((((x_says(d, n, "AE"))) === true))) return false;
  if (!((d.memoNode[90] === parent[n] ? d.memoValue[90] : x_memoiseFor(d, 90, parent[n], x_saysUpper(d, (d.memoNode[89] === parent[n] ? d.memoValue[89] : x_memoiseFor(d, 89, parent[n], (first[TypeCode__177] === 0 ? undefined : x_onlyChild(d, parent[n], TypeCode__177)))), "VAT", false))))) return false;
  return true;
});
const is_rule_row_G__1377 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === ApplicableTradeTax__56 && kind[p] === 1)) return false;
  if (!is_rule_row_IC_delivery__1372(d, p)) return false;
  if (!((((x_says(d, n, "G"))) === true))) return false;
  if (!((d.memoNode[90] === parent[n] ? d.memoValue[90] : x_memoiseFor(d, 90, parent[n], x_saysUpper(d, (d.memoNode[89] === parent[n] ? d.memoValue[89] : x_memoiseFor(d, 89, parent[n], (first[TypeCode__177] === 0 ? undefined : x_onlyChild(d, parent[n], TypeCode__177)))), "VAT", false))))) return false;
  return true;
});
const is_rule_syntax_line_amounts__1378 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === ApplicableTradeTax__56 && kind[p] === 1)) return false;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === SpecifiedLineTradeSettlement__55 && kind[p2] === 1)) return false;
  const p3 = parent[p2];
  if (!(p3 >= 0 && name[p3] === IncludedSupplyChainTradeLineItem__33 && kind[p3] === 1)) return false;
  const p4 = parent[p3];
  if (!(p4 >= 0 && name[p4] === SupplyChainTradeTransaction__31 && kind[p4] === 1)) return false;
  const p5 = parent[p4];
  if (!(p5 >= 0 && name[p5] === CrossIndustryInvoice__30 && kind[p5] === 1)) return false;
  if (parent[p5] !== 0) return false;
  return true;
});
const is_rule_BR_E_09__1379 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === ApplicableTradeTax__56 && kind[p] === 1)) return false;
  if (!is_rule_row_IC_delivery__1372(d, p)) return false;
  if (!((((x_says(d, n, "E"))) === true))) return false;
  return true;
});
const is_rule_BR_AE_09__1380 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === ApplicableTradeTax__56 && kind[p] === 1)) return false;
  if (!is_rule_row_IC_delivery__1372(d, p)) return false;
  if (!((((x_says(d, n, "AE"))) === true))) return false;
  return true;
});
const is_rule_BR_IC_09__1381 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === ApplicableTradeTax__56 && kind[p] === 1)) return false;
  if (!is_rule_row_IC_delivery__1372(d, p)) return false;
  if (!((((x_says(d, n, "K"))) === true))) return false;
  return true;
});
const is_rule_BR_G_09__1382 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === ApplicableTradeTax__56 && kind[p] === 1)) return false;
  if (!is_rule_row_IC_delivery__1372(d, p)) return false;
  if (!((((x_says(d, n, "G"))) === true))) return false;
  return true;
});
const is_rule_FX_0085__1383 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === ApplicableTradeTax__56 && kind[p] === 1)) return false;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === ApplicableHeaderTradeSettlement__43 && kind[p2] === 1)) return false;
  const p3 = parent[p2];
  if (!(p3 >= 0 && name[p3] === SupplyChainTradeTransaction__31 && kind[p3] === 1)) return false;
  const p4 = parent[p3];
  if (!(p4 >= 0 && name[p4] === CrossIndustryInvoice__30 && kind[p4] === 1)) return false;
  if (parent[p4] !== 0) return false;
  return true;
});
const is_rule_FX_0116__1384 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const pairs = d.pairs;
  const p = parent[n];
  if (!(p >= 0 && name[p] === CategoryTradeTax__59 && kind[p] === 1)) return false;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === SpecifiedTradeAllowanceCharge__52 && kind[p2] === 1)) return false;
  const p3 = parent[p2];
  if (!(p3 >= 0 && name[p3] === ApplicableHeaderTradeSettlement__43 && kind[p3] === 1)) return false;
  if (!is_rule_syntax_items__1171(d, p3)) return false;
  if (!((!(((d.memo[171] ??= x_said(d, texts_of_Indicator__687)) & Indicator_says_false__688) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0) && (is_rule_FX_0098_FX_0099_FX_0100__1189(d, p2)) === true))) return false;
  return true;
});
const is_rule_FX_0117__1385 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const pairs = d.pairs;
  const p = parent[n];
  if (!(p >= 0 && name[p] === CategoryTradeTax__59 && kind[p] === 1)) return false;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === SpecifiedTradeAllowanceCharge__52 && kind[p2] === 1)) return false;
  const p3 = parent[p2];
  if (!(p3 >= 0 && name[p3] === ApplicableHeaderTradeSettlement__43 && kind[p3] === 1)) return false;
  if (!is_rule_syntax_items__1171(d, p3)) return false;
  if (!((!(((d.memo[171] ??= x_said(d, texts_of_Indicator__687)) & Indicator_says_true__693) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0) && (is_rule_FX_0101_FX_0102_FX_0103__1191(d, p2)) === true))) return false;
  return true;
});
const on_CategoryCode__1386 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || first[CategoryTradeTax__59] === 0)) m |= 1;
  if (!((pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || first[ApplicableTradeTax__56] === 0)) m |= 2;
  if (!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_S__415) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || first[ApplicableHeaderTradeSettlement__43] === 0)) m |= 4;
  if (!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_K__449) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || first[SupplyChainTradeTransaction__31] === 0)) m |= 8;
  if (!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_Z__421) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || first[ApplicableHeaderTradeSettlement__43] === 0)) m |= 16;
  if (!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_E__435) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || first[SupplyChainTradeTransaction__31] === 0)) m |= 32;
  if (!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_AE__442) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || first[SupplyChainTradeTransaction__31] === 0)) m |= 64;
  if (!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_K__449) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || first[SupplyChainTradeTransaction__31] === 0)) m |= 128;
  if (!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_G__456) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || first[SupplyChainTradeTransaction__31] === 0)) m |= 256;
  if (!((pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[SpecifiedLineTradeSettlement_ApplicableTradeTax__58 >> 3] & 1 << (SpecifiedLineTradeSettlement_ApplicableTradeTax__58 & 7)) === 0 || (pairs[IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 >> 3] & 1 << (IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 512;
  if (!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_E__435) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || first[SupplyChainTradeTransaction__31] === 0)) m |= 1024;
  if (!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_AE__442) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || first[SupplyChainTradeTransaction__31] === 0)) m |= 2048;
  if (!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_AE__442) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || first[SupplyChainTradeTransaction__31] === 0)) m |= 4096;
  if (!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_E__435) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || first[SupplyChainTradeTransaction__31] === 0)) m |= 8192;
  if (!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_K__449) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || first[SupplyChainTradeTransaction__31] === 0)) m |= 16384;
  if (!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_K__449) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || first[SupplyChainTradeTransaction__31] === 0)) m |= 32768;
  if (!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_G__456) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || first[SupplyChainTradeTransaction__31] === 0)) m |= 65536;
  if (!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_G__456) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || first[SupplyChainTradeTransaction__31] === 0)) m |= 131072;
  if (!(((d.memo[68] ??= x_said(d, texts_of_CategoryCode__414)) & CategoryCode_says_K__449) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || first[SupplyChainTradeTransaction__31] === 0)) m |= 262144;
  if (!((pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 524288;
  if (!(((d.memo[171] ??= x_said(d, texts_of_Indicator__687)) & Indicator_says_false__688) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__691 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__691 & 7)) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1048576;
  if (!(((d.memo[171] ??= x_said(d, texts_of_Indicator__687)) & Indicator_says_true__693) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__691 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__691 & 7)) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 2097152;
  return m;
});
const on_CategoryCode__1387 = (function (d, n) {
  const m = (d.memo[298] ??= on_CategoryCode__1386(d));
  if (((m & 1) !== 0 && is_rule_codes_cii__1369(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {
    if (((m & 2) !== 0 && is_rule_codes_cii__1370(d, n))) {
      rule_document_stated_cii__170(d, n);
    } else {}
  }
  if (((m & 4) !== 0 && is_rule_BR_S_09_BR_S_10__1371(d, n))) {
    rule_BR_S_09_BR_S_10__406(d, n);
  } else {}
  if (((m & 8) !== 0 && d.matches(is_rule_row_IC_delivery__1373, 46, 46, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 16) !== 0 && is_rule_BR_Z_09_BR_Z_10__1374(d, n))) {
    rule_BR_Z_09_BR_Z_10__433(d, n);
  } else {}
  if (((m & 32) !== 0 && d.matches(is_rule_row_E__1375, 48, 48, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 64) !== 0 && d.matches(is_rule_row_AE__1376, 48, 48, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 128) !== 0 && d.matches(is_rule_row_IC_delivery__1373, 48, 48, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 256) !== 0 && d.matches(is_rule_row_G__1377, 48, 48, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 512) !== 0 && is_rule_syntax_line_amounts__1378(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 1024) !== 0 && is_rule_BR_E_09__1379(d, n))) {
    rule_BR_E_09__819(d, n);
  } else {}
  if (((m & 2048) !== 0 && is_rule_BR_AE_09__1380(d, n))) {
    rule_BR_AE_09__820(d, n);
  } else {}
  if (((m & 4096) !== 0 && is_rule_BR_AE_09__1380(d, n))) {
    rule_BR_AE_10__823(d, n);
  } else {}
  if (((m & 8192) !== 0 && is_rule_BR_E_09__1379(d, n))) {
    rule_BR_E_10__850(d, n);
  } else {}
  if (((m & 16384) !== 0 && is_rule_BR_IC_09__1381(d, n))) {
    rule_BR_IC_09__851(d, n);
  } else {}
  if (((m & 32768) !== 0 && is_rule_BR_IC_09__1381(d, n))) {
    rule_BR_IC_10__852(d, n);
  } else {}
  if (((m & 65536) !== 0 && is_rule_BR_G_09__1382(d, n))) {
    rule_BR_G_09__853(d, n);
  } else {}
  if (((m & 131072) !== 0 && is_rule_BR_G_09__1382(d, n))) {
    rule_BR_G_10__854(d, n);
  } else {}
  if (((m & 262144) !== 0 && is_rule_BR_IC_09__1381(d, n))) {
    rule_BR_IC_11_BR_IC_12__874(d, n);
  } else {}
  if (((m & 524288) !== 0 && is_rule_FX_0085__1383(d, n))) {
    rule_FX_0085__1000(d, n);
  } else {
    if (((m & 1048576) !== 0 && is_rule_FX_0116__1384(d, n))) {
      rule_FX_0116__1032(d, n);
    } else {
      if (((m & 2097152) !== 0 && is_rule_FX_0117__1385(d, n))) {
        rule_FX_0117__1033(d, n);
      } else {}
    }
  }
});
const down_Indicator__1388 = x_down(Indicator__135);
const is_rule_BR_31_BR_32_BR_33_BR_CO_05_and_3_more__1389 = (function (d, n) {
  return x_listDown(d, n, down_Indicator__1388);
});
const is_rule_BR_31_BR_32_BR_33_BR_CO_05_and_3_more__1390 = (function (d, n) {
  const b = "false";
  for (let l = (d.memoNode[91] === n ? d.memoValue[91] : x_memoiseFor(d, 91, n, is_rule_BR_31_BR_32_BR_33_BR_CO_05_and_3_more__1389(d, n))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (x_says(d, i, b)) return true;
  }
  return false;
});
const is_rule_BR_31_BR_32_BR_33_BR_CO_05_and_3_more__1391 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_BR_45_BR_46_BR_47_BR_48_and_3_more__1253(d, p)) return false;
  if (!((!(((d.memo[171] ??= x_said(d, texts_of_Indicator__687)) & Indicator_says_false__688) === 0 || first[Indicator__135] === 0) && (is_rule_BR_31_BR_32_BR_33_BR_CO_05_and_3_more__1390(d, n)) === true))) return false;
  return true;
});
const is_rule_BR_36_BR_37_BR_38_BR_CO_06_and_3_more__1392 = (function (d, n) {
  const b = "true";
  for (let l = (d.memoNode[91] === n ? d.memoValue[91] : x_memoiseFor(d, 91, n, is_rule_BR_31_BR_32_BR_33_BR_CO_05_and_3_more__1389(d, n))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (x_says(d, i, b)) return true;
  }
  return false;
});
const is_rule_BR_36_BR_37_BR_38_BR_CO_06_and_3_more__1393 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_BR_45_BR_46_BR_47_BR_48_and_3_more__1253(d, p)) return false;
  if (!((!(((d.memo[171] ??= x_said(d, texts_of_Indicator__687)) & Indicator_says_true__693) === 0 || first[Indicator__135] === 0) && (is_rule_BR_36_BR_37_BR_38_BR_CO_06_and_3_more__1392(d, n)) === true))) return false;
  return true;
});
const is_rule_adjustments_cii__1394 = (function (d, p) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === SpecifiedLineTradeSettlement__55 && kind[p2] === 1)) return false;
  return true;
});
const is_rule_adjustments_cii__1395 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_adjustments_cii__1394(d, p)) return false;
  if (!((!(((d.memo[171] ??= x_said(d, texts_of_Indicator__687)) & Indicator_says_false__688) === 0 || first[Indicator__135] === 0) && (is_rule_BR_31_BR_32_BR_33_BR_CO_05_and_3_more__1390(d, n)) === true))) return false;
  return true;
});
const is_rule_adjustments_cii__1396 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_adjustments_cii__1394(d, p)) return false;
  if (!((!(((d.memo[171] ??= x_said(d, texts_of_Indicator__687)) & Indicator_says_true__693) === 0 || first[Indicator__135] === 0) && (is_rule_BR_36_BR_37_BR_38_BR_CO_06_and_3_more__1392(d, n)) === true))) return false;
  return true;
});
const SpecifiedLineTradeSettlement_SpecifiedTradeAllowanceCharge__1397 = x_pairPlace(SpecifiedLineTradeSettlement__55, SpecifiedTradeAllowanceCharge__52);
const on_ChargeIndicator__1398 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!(((d.memo[171] ??= x_said(d, texts_of_Indicator__687)) & Indicator_says_false__688) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__691 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__691 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 & 7)) === 0 || first[ApplicableHeaderTradeSettlement__43] === 0)) m |= 1;
  if (!(((d.memo[171] ??= x_said(d, texts_of_Indicator__687)) & Indicator_says_true__693) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__691 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__691 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 & 7)) === 0 || first[ApplicableHeaderTradeSettlement__43] === 0)) m |= 2;
  if (!(((d.memo[171] ??= x_said(d, texts_of_Indicator__687)) & Indicator_says_false__688) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__691 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__691 & 7)) === 0 || (pairs[SpecifiedLineTradeSettlement_SpecifiedTradeAllowanceCharge__1397 >> 3] & 1 << (SpecifiedLineTradeSettlement_SpecifiedTradeAllowanceCharge__1397 & 7)) === 0 || first[SpecifiedLineTradeSettlement__55] === 0)) m |= 4;
  if (!(((d.memo[171] ??= x_said(d, texts_of_Indicator__687)) & Indicator_says_true__693) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__691 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__691 & 7)) === 0 || (pairs[SpecifiedLineTradeSettlement_SpecifiedTradeAllowanceCharge__1397 >> 3] & 1 << (SpecifiedLineTradeSettlement_SpecifiedTradeAllowanceCharge__1397 & 7)) === 0 || first[SpecifiedLineTradeSettlement__55] === 0)) m |= 8;
  return m;
});
const on_ChargeIndicator__1399 = (function (d, n) {
  const m = (d.memo[299] ??= on_ChargeIndicator__1398(d));
  if (((m & 1) !== 0 && is_rule_BR_31_BR_32_BR_33_BR_CO_05_and_3_more__1391(d, n))) {
    rule_BR_31_BR_32_BR_33_BR_CO_05_and_3_more__196(d, n);
  } else {
    if (((m & 2) !== 0 && is_rule_BR_36_BR_37_BR_38_BR_CO_06_and_3_more__1393(d, n))) {
      rule_BR_36_BR_37_BR_38_BR_CO_06_and_3_more__197(d, n);
    } else {
      if (((m & 4) !== 0 && is_rule_adjustments_cii__1395(d, n))) {
        rule_document_stated_cii__170(d, n);
      } else {
        if (((m & 8) !== 0 && is_rule_adjustments_cii__1396(d, n))) {
          rule_document_stated_cii__170(d, n);
        } else {}
      }
    }
  }
});
const is_rule_syntax_values__1400 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  {
    const n2 = n;
    {
      const a = n2;
      if (name[a] === TaxTotalAmount__243 && kind[a] === 1) {
        return a;
      }
    }
  }
  return undefined;
});
const is_rule_syntax_values__1401 = (function (d, n) {
  const first = d.first;
  if (!(!((first[TaxTotalAmount__243] === 0 ? undefined : is_rule_syntax_values__1400(d, n)) !== undefined))) return false;
  return true;
});
const is_rule_FX_0124__1402 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeSettlementHeaderMonetarySummation__240 && kind[p] === 1)) return false;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === ApplicableHeaderTradeSettlement__43 && kind[p2] === 1)) return false;
  const p3 = parent[p2];
  if (!(p3 >= 0 && name[p3] === SupplyChainTradeTransaction__31 && kind[p3] === 1)) return false;
  const p4 = parent[p3];
  if (!(p4 >= 0 && name[p4] === CrossIndustryInvoice__30 && kind[p4] === 1)) return false;
  if (parent[p4] !== 0) return false;
  return true;
});
const SpecifiedTradeSettlementHeaderMonetarySummation_LineTotalAmount__1403 = x_pairPlace(SpecifiedTradeSettlementHeaderMonetarySummation__240, LineTotalAmount__142);
const on_LineTotalAmount__1404 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[SpecifiedTradeSettlementHeaderMonetarySummation_LineTotalAmount__1403 >> 3] & 1 << (SpecifiedTradeSettlementHeaderMonetarySummation_LineTotalAmount__1403 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  return m;
});
const on_LineTotalAmount__1405 = (function (d, n) {
  const m = (d.memo[300] ??= on_LineTotalAmount__1404(d));
  if (is_rule_syntax_values__1401(d, n)) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 1) !== 0 && is_rule_FX_0124__1402(d, n))) {
    rule_FX_0124__1040(d, n);
  } else {}
});
const on_ActualAmount__1406 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!(((d.memo[171] ??= x_said(d, texts_of_Indicator__687)) & Indicator_says_false__688) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__691 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__691 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ActualAmount__702 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ActualAmount__702 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  if (!(((d.memo[171] ??= x_said(d, texts_of_Indicator__687)) & Indicator_says_true__693) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__691 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__691 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ActualAmount__702 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ActualAmount__702 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 2;
  return m;
});
const on_ActualAmount__1407 = (function (d, n) {
  const m = (d.memo[301] ??= on_ActualAmount__1406(d));
  if (is_rule_syntax_values__1401(d, n)) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 1) !== 0 && is_rule_FX_0108_FX_0109__1308(d, n))) {
    rule_FX_0104__1016(d, n);
  } else {
    if (((m & 2) !== 0 && is_rule_FX_0110_FX_0111__1309(d, n))) {
      rule_FX_0105__1017(d, n);
    } else {}
  }
});
const IncludedSupplyChainTradeLineItem_AssociatedDocumentLineDocument__1408 = x_pairPlace(IncludedSupplyChainTradeLineItem__33, AssociatedDocumentLineDocument__154);
const on_AssociatedDocumentLineDocument__1409 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[IncludedSupplyChainTradeLineItem_AssociatedDocumentLineDocument__1408 >> 3] & 1 << (IncludedSupplyChainTradeLineItem_AssociatedDocumentLineDocument__1408 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  return m;
});
const on_AssociatedDocumentLineDocument__1410 = (function (d, n) {
  const m = (d.memo[302] ??= on_AssociatedDocumentLineDocument__1409(d));
  if (((m & 1) !== 0 && is_rule_syntax_line_amounts__1195(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
});
const is_rule_syntax_values__1411 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === AssociatedDocumentLineDocument__154 && kind[p] === 1)) return false;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === IncludedSupplyChainTradeLineItem__33 && kind[p2] === 1)) return false;
  const p3 = parent[p2];
  if (!(p3 >= 0 && name[p3] === SupplyChainTradeTransaction__31 && kind[p3] === 1)) return false;
  const p4 = parent[p3];
  if (!(p4 >= 0 && name[p4] === CrossIndustryInvoice__30 && kind[p4] === 1)) return false;
  if (parent[p4] !== 0) return false;
  return true;
});
const on_LineID__1412 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[AssociatedDocumentLineDocument_LineID__157 >> 3] & 1 << (AssociatedDocumentLineDocument_LineID__157 & 7)) === 0 || (pairs[IncludedSupplyChainTradeLineItem_AssociatedDocumentLineDocument__1408 >> 3] & 1 << (IncludedSupplyChainTradeLineItem_AssociatedDocumentLineDocument__1408 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  return m;
});
const on_LineID__1413 = (function (d, n) {
  const m = (d.memo[303] ??= on_LineID__1412(d));
  if (((m & 1) !== 0 && is_rule_syntax_values__1411(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {
    rule_document_stated_cii__170(d, n);
  }
});
const ApplicableTradeTax_DueDateTypeCode__1414 = x_pairPlace(ApplicableTradeTax__56, DueDateTypeCode__167);
const CategoryTradeTax_DueDateTypeCode__1415 = x_pairPlace(CategoryTradeTax__59, DueDateTypeCode__167);
const on_DueDateTypeCode__1416 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[ApplicableTradeTax_DueDateTypeCode__1414 >> 3] & 1 << (ApplicableTradeTax_DueDateTypeCode__1414 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  if (!(((d.memo[171] ??= x_said(d, texts_of_Indicator__687)) & Indicator_says_false__688) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__691 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__691 & 7)) === 0 || (pairs[CategoryTradeTax_DueDateTypeCode__1415 >> 3] & 1 << (CategoryTradeTax_DueDateTypeCode__1415 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 2;
  if (!(((d.memo[171] ??= x_said(d, texts_of_Indicator__687)) & Indicator_says_true__693) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__691 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__691 & 7)) === 0 || (pairs[CategoryTradeTax_DueDateTypeCode__1415 >> 3] & 1 << (CategoryTradeTax_DueDateTypeCode__1415 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 4;
  return m;
});
const on_DueDateTypeCode__1417 = (function (d, n) {
  const m = (d.memo[304] ??= on_DueDateTypeCode__1416(d));
  rule_document_stated_cii__170(d, n);
  if (((m & 1) !== 0 && is_rule_FX_0085__1383(d, n))) {
    rule_FX_0086__1002(d, n);
  } else {
    if (((m & 2) !== 0 && is_rule_FX_0116__1384(d, n))) {
      rule_FX_0118__1034(d, n);
    } else {
      if (((m & 4) !== 0 && is_rule_FX_0117__1385(d, n))) {
        rule_FX_0119__1035(d, n);
      } else {}
    }
  }
});
const SellerTaxRepresentativeTradeParty_PostalTradeAddress__1418 = x_pairPlace(SellerTaxRepresentativeTradeParty__70, PostalTradeAddress__172);
const PayeeTradeParty_PostalTradeAddress__1419 = x_pairPlace(PayeeTradeParty__1325, PostalTradeAddress__172);
const on_PostalTradeAddress__1420 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[BuyerTradeParty_PostalTradeAddress__594 >> 3] & 1 << (BuyerTradeParty_PostalTradeAddress__594 & 7)) === 0 || (pairs[ApplicableHeaderTradeAgreement_BuyerTradeParty__264 >> 3] & 1 << (ApplicableHeaderTradeAgreement_BuyerTradeParty__264 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  if (!((pairs[SellerTaxRepresentativeTradeParty_PostalTradeAddress__1418 >> 3] & 1 << (SellerTaxRepresentativeTradeParty_PostalTradeAddress__1418 & 7)) === 0 || (pairs[ApplicableHeaderTradeAgreement_SellerTaxRepresentativeTradeParty__73 >> 3] & 1 << (ApplicableHeaderTradeAgreement_SellerTaxRepresentativeTradeParty__73 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 2;
  if (!((pairs[SellerTradeParty_PostalTradeAddress__558 >> 3] & 1 << (SellerTradeParty_PostalTradeAddress__558 & 7)) === 0 || (pairs[ApplicableHeaderTradeAgreement_SellerTradeParty__69 >> 3] & 1 << (ApplicableHeaderTradeAgreement_SellerTradeParty__69 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 4;
  if (!((pairs[ShipToTradeParty_PostalTradeAddress__603 >> 3] & 1 << (ShipToTradeParty_PostalTradeAddress__603 & 7)) === 0 || (pairs[ApplicableHeaderTradeDelivery_ShipToTradeParty__873 >> 3] & 1 << (ApplicableHeaderTradeDelivery_ShipToTradeParty__873 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeDelivery__42 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeDelivery__42 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 8;
  if (!((pairs[PayeeTradeParty_PostalTradeAddress__1419 >> 3] & 1 << (PayeeTradeParty_PostalTradeAddress__1419 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_PayeeTradeParty__1329 >> 3] & 1 << (ApplicableHeaderTradeSettlement_PayeeTradeParty__1329 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 16;
  return m;
});
const on_PostalTradeAddress__1421 = (function (d, n) {
  const m = (d.memo[305] ??= on_PostalTradeAddress__1420(d));
  rule_document_stated_cii__170(d, n);
  if (((m & 1) !== 0 && is_rule_FX_0037__1322(d, n))) {
    rule_FX_0034_FX_0035__953(d, n);
  } else {
    if (((m & 2) !== 0 && is_rule_FX_0046__1323(d, n))) {
      rule_FX_0043_FX_0044__962(d, n);
    } else {
      if (((m & 4) !== 0 && is_rule_FX_0051__1348(d, n))) {
        rule_FX_0052_FX_0053__968(d, n);
      } else {
        if (((m & 8) !== 0 && is_rule_FX_0142__1324(d, n))) {
          rule_FX_0067_FX_0068__982(d, n);
        } else {}
      }
    }
  }
  if (((m & 16) !== 0 && is_rule_FX_0150__1326(d, n))) {
    rule_FX_0149__1078(d, n);
  } else {}
});
const is_rule_codes_cii__1422 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === ExchangedDocument__233 && kind[p] === 1)) return false;
  return true;
});
const is_rule_codes_cii__1423 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeSettlementPaymentMeans__481 && kind[p] === 1)) return false;
  return true;
});
const is_rule_FX_0081__1424 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeSettlementPaymentMeans__481 && kind[p] === 1)) return false;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === ApplicableHeaderTradeSettlement__43 && kind[p2] === 1)) return false;
  const p3 = parent[p2];
  if (!(p3 >= 0 && name[p3] === SupplyChainTradeTransaction__31 && kind[p3] === 1)) return false;
  const p4 = parent[p3];
  if (!(p4 >= 0 && name[p4] === CrossIndustryInvoice__30 && kind[p4] === 1)) return false;
  if (parent[p4] !== 0) return false;
  return true;
});
const ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementPaymentMeans__1425 = x_pairPlace(ApplicableHeaderTradeSettlement__43, SpecifiedTradeSettlementPaymentMeans__481);
const ApplicableTradeTax_TypeCode__1426 = x_pairPlace(ApplicableTradeTax__56, TypeCode__177);
const CategoryTradeTax_TypeCode__1427 = x_pairPlace(CategoryTradeTax__59, TypeCode__177);
const on_TypeCode__1428 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[ExchangedDocument_TypeCode__549 >> 3] & 1 << (ExchangedDocument_TypeCode__549 & 7)) === 0 || first[ExchangedDocument__233] === 0)) m |= 1;
  if (!((pairs[SpecifiedTradeSettlementPaymentMeans_TypeCode__483 >> 3] & 1 << (SpecifiedTradeSettlementPaymentMeans_TypeCode__483 & 7)) === 0 || first[SpecifiedTradeSettlementPaymentMeans__481] === 0)) m |= 2;
  if (!((pairs[ExchangedDocument_TypeCode__549 >> 3] & 1 << (ExchangedDocument_TypeCode__549 & 7)) === 0 || (pairs[CrossIndustryInvoice_ExchangedDocument__1353 >> 3] & 1 << (CrossIndustryInvoice_ExchangedDocument__1353 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 4;
  if (!((pairs[SpecifiedTradeSettlementPaymentMeans_TypeCode__483 >> 3] & 1 << (SpecifiedTradeSettlementPaymentMeans_TypeCode__483 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementPaymentMeans__1425 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementPaymentMeans__1425 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 8;
  if (!((pairs[ApplicableTradeTax_TypeCode__1426 >> 3] & 1 << (ApplicableTradeTax_TypeCode__1426 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 16;
  if (!(((d.memo[171] ??= x_said(d, texts_of_Indicator__687)) & Indicator_says_false__688) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__691 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__691 & 7)) === 0 || (pairs[CategoryTradeTax_TypeCode__1427 >> 3] & 1 << (CategoryTradeTax_TypeCode__1427 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 32;
  if (!(((d.memo[171] ??= x_said(d, texts_of_Indicator__687)) & Indicator_says_true__693) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__691 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__691 & 7)) === 0 || (pairs[CategoryTradeTax_TypeCode__1427 >> 3] & 1 << (CategoryTradeTax_TypeCode__1427 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 64;
  return m;
});
const on_TypeCode__1429 = (function (d, n) {
  const m = (d.memo[306] ??= on_TypeCode__1428(d));
  if (((m & 1) !== 0 && is_rule_codes_cii__1422(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {
    if (((m & 2) !== 0 && is_rule_codes_cii__1423(d, n))) {
      rule_document_stated_cii__170(d, n);
    } else {}
  }
  rule_document_stated_cii__170(d, n);
  if (((m & 4) !== 0 && is_rule_syntax_values__1340(d, n))) {
    rule_FX_0004__898(d, n);
  } else {}
  if (((m & 8) !== 0 && is_rule_FX_0081__1424(d, n))) {
    rule_FX_0081__996(d, n);
  } else {}
  if (((m & 16) !== 0 && is_rule_FX_0085__1383(d, n))) {
    rule_FX_0087__1003(d, n);
  } else {
    if (((m & 32) !== 0 && is_rule_FX_0116__1384(d, n))) {
      rule_FX_0120__1036(d, n);
    } else {
      if (((m & 64) !== 0 && is_rule_FX_0117__1385(d, n))) {
        rule_FX_0121__1037(d, n);
      } else {}
    }
  }
});
const is_rule_codes_cii__1430 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!((d.memoNode[85] === p ? d.memoValue[85] : x_memoiseFor(d, 85, p, is_rule_items_S__1263(d, p))))) return false;
  return true;
});
const is_rule_codes_cii__1431 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!((d.memoNode[86] === p ? d.memoValue[86] : x_memoiseFor(d, 86, p, is_rule_items_S__1269(d, p))))) return false;
  return true;
});
const listID__1432 = x_nameNumber("", "listID");
const is_rule_FX_0168__1433 = (function (d, n) {
  const first = d.first;
  const a = (first[listID__1432] === 0 ? undefined : x_attribute(d, n, listID__1432));
  if (a === undefined) return false;
  const b = "5153";
  return x_says(d, a, b);
});
const texts_of_listID__1434 = x_vocabulary(listID__1432, null, false);
const listID_says_5153__1435 = x_bitsOf(texts_of_listID__1434, "5153");
const is_rule_FX_0168__1436 = (function (p, d) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const pairs = d.pairs;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === ApplicableHeaderTradeSettlement__43 && kind[p2] === 1)) return false;
  if (!is_rule_syntax_items__1171(d, p2)) return false;
  if (!((!(((d.memo[171] ??= x_said(d, texts_of_Indicator__687)) & Indicator_says_true__693) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0) && (is_rule_FX_0101_FX_0102_FX_0103__1191(d, p)) === true))) return false;
  return true;
});
const is_rule_FX_0168__1437 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_FX_0168__1436(p, d)) return false;
  if (!((!!((first[listID__1432] === 0 ? undefined : x_attribute(d, n, listID__1432)) !== undefined) && !(!(((d.memo[307] ??= x_said(d, texts_of_listID__1434)) & listID_says_5153__1435) === 0 || first[listID__1432] === 0) && (is_rule_FX_0168__1433(d, n)) === true)))) return false;
  return true;
});
const is_rule_FX_0169__1438 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_FX_0168__1436(p, d)) return false;
  if (!(!((first[listID__1432] === 0 ? undefined : x_attribute(d, n, listID__1432)) !== undefined))) return false;
  return true;
});
const SpecifiedTradeAllowanceCharge_ReasonCode__1439 = x_pairPlace(SpecifiedTradeAllowanceCharge__52, ReasonCode__188);
const on_ReasonCode__1440 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!(((d.memo[291] ??= x_said(d, texts_of_Indicator__1261)) & Indicator_says_false_0__1262) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__691 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__691 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ReasonCode__1439 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ReasonCode__1439 & 7)) === 0 || first[SpecifiedTradeAllowanceCharge__52] === 0)) m |= 1;
  if (!(((d.memo[291] ??= x_said(d, texts_of_Indicator__1261)) & Indicator_says_true_1__1268) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__691 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__691 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ReasonCode__1439 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ReasonCode__1439 & 7)) === 0 || first[SpecifiedTradeAllowanceCharge__52] === 0)) m |= 2;
  if (!(((d.memo[171] ??= x_said(d, texts_of_Indicator__687)) & Indicator_says_false__688) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__691 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__691 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ReasonCode__1439 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ReasonCode__1439 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 4;
  if (!(((d.memo[171] ??= x_said(d, texts_of_Indicator__687)) & Indicator_says_true__693) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__691 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__691 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ReasonCode__1439 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ReasonCode__1439 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 8;
  if (!(((d.memo[171] ??= x_said(d, texts_of_Indicator__687)) & Indicator_says_true__693) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__691 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__691 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ReasonCode__1439 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ReasonCode__1439 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 16;
  return m;
});
const on_ReasonCode__1441 = (function (d, n) {
  const m = (d.memo[308] ??= on_ReasonCode__1440(d));
  if (((m & 1) !== 0 && is_rule_codes_cii__1430(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {
    if (((m & 2) !== 0 && is_rule_codes_cii__1431(d, n))) {
      rule_document_stated_cii__170(d, n);
    } else {}
  }
  if (((m & 4) !== 0 && is_rule_FX_0108_FX_0109__1308(d, n))) {
    rule_FX_0167__1117(d, n);
  } else {
    if (((m & 8) !== 0 && is_rule_FX_0168__1437(d, n))) {
      rule_FX_0168__1118(d, n);
    } else {
      if (((m & 16) !== 0 && is_rule_FX_0169__1438(d, n))) {
        rule_FX_0169__1119(d, n);
      } else {}
    }
  }
});
const ApplicableTradeTax_BasisAmount__1442 = x_pairPlace(ApplicableTradeTax__56, BasisAmount__192);
const SpecifiedTradeAllowanceCharge_BasisAmount__1443 = x_pairPlace(SpecifiedTradeAllowanceCharge__52, BasisAmount__192);
const CategoryTradeTax_BasisAmount__1444 = x_pairPlace(CategoryTradeTax__59, BasisAmount__192);
const on_BasisAmount__1445 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[ApplicableTradeTax_BasisAmount__1442 >> 3] & 1 << (ApplicableTradeTax_BasisAmount__1442 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  if (!(((d.memo[171] ??= x_said(d, texts_of_Indicator__687)) & Indicator_says_false__688) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__691 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__691 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_BasisAmount__1443 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_BasisAmount__1443 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 2;
  if (!(((d.memo[171] ??= x_said(d, texts_of_Indicator__687)) & Indicator_says_true__693) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__691 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__691 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_BasisAmount__1443 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_BasisAmount__1443 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 4;
  if (!(((d.memo[171] ??= x_said(d, texts_of_Indicator__687)) & Indicator_says_false__688) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__691 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__691 & 7)) === 0 || (pairs[CategoryTradeTax_BasisAmount__1444 >> 3] & 1 << (CategoryTradeTax_BasisAmount__1444 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 8;
  if (!(((d.memo[171] ??= x_said(d, texts_of_Indicator__687)) & Indicator_says_true__693) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__691 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__691 & 7)) === 0 || (pairs[CategoryTradeTax_BasisAmount__1444 >> 3] & 1 << (CategoryTradeTax_BasisAmount__1444 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 16;
  return m;
});
const on_BasisAmount__1446 = (function (d, n) {
  const m = (d.memo[309] ??= on_BasisAmount__1445(d));
  if (is_rule_syntax_values__1401(d, n)) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 1) !== 0 && is_rule_FX_0085__1383(d, n))) {
    rule_FX_0083__998(d, n);
  } else {
    if (((m & 2) !== 0 && is_rule_FX_0108_FX_0109__1308(d, n))) {
      rule_FX_0106__1018(d, n);
    } else {
      if (((m & 4) !== 0 && is_rule_FX_0110_FX_0111__1309(d, n))) {
        rule_FX_0107__1019(d, n);
      } else {
        if (((m & 8) !== 0 && is_rule_FX_0116__1384(d, n))) {
          rule_FX_0112__1028(d, n);
        } else {
          if (((m & 16) !== 0 && is_rule_FX_0117__1385(d, n))) {
            rule_FX_0113__1029(d, n);
          } else {}
        }
      }
    }
  }
});
const on_TaxBasisTotalAmount__1447 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[SpecifiedTradeSettlementHeaderMonetarySummation_TaxBasisTotalAmount__250 >> 3] & 1 << (SpecifiedTradeSettlementHeaderMonetarySummation_TaxBasisTotalAmount__250 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  return m;
});
const on_TaxBasisTotalAmount__1448 = (function (d, n) {
  const m = (d.memo[310] ??= on_TaxBasisTotalAmount__1447(d));
  if (is_rule_syntax_values__1401(d, n)) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 1) !== 0 && is_rule_FX_0124__1402(d, n))) {
    rule_FX_0027__938(d, n);
  } else {}
});
const on_GrandTotalAmount__1449 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[SpecifiedTradeSettlementHeaderMonetarySummation_GrandTotalAmount__247 >> 3] & 1 << (SpecifiedTradeSettlementHeaderMonetarySummation_GrandTotalAmount__247 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  return m;
});
const on_GrandTotalAmount__1450 = (function (d, n) {
  const m = (d.memo[311] ??= on_GrandTotalAmount__1449(d));
  if (is_rule_syntax_values__1401(d, n)) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 1) !== 0 && is_rule_FX_0124__1402(d, n))) {
    rule_FX_0026__937(d, n);
  } else {}
});
const SpecifiedTradeSettlementHeaderMonetarySummation_DuePayableAmount__1451 = x_pairPlace(SpecifiedTradeSettlementHeaderMonetarySummation__240, DuePayableAmount__200);
const on_DuePayableAmount__1452 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[SpecifiedTradeSettlementHeaderMonetarySummation_DuePayableAmount__1451 >> 3] & 1 << (SpecifiedTradeSettlementHeaderMonetarySummation_DuePayableAmount__1451 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  return m;
});
const on_DuePayableAmount__1453 = (function (d, n) {
  const m = (d.memo[312] ??= on_DuePayableAmount__1452(d));
  if (is_rule_syntax_values__1401(d, n)) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 1) !== 0 && is_rule_FX_0124__1402(d, n))) {
    rule_FX_0025__936(d, n);
  } else {}
});
const SpecifiedTradeSettlementHeaderMonetarySummation_AllowanceTotalAmount__1454 = x_pairPlace(SpecifiedTradeSettlementHeaderMonetarySummation__240, AllowanceTotalAmount__204);
const on_AllowanceTotalAmount__1455 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[SpecifiedTradeSettlementHeaderMonetarySummation_AllowanceTotalAmount__1454 >> 3] & 1 << (SpecifiedTradeSettlementHeaderMonetarySummation_AllowanceTotalAmount__1454 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  return m;
});
const on_AllowanceTotalAmount__1456 = (function (d, n) {
  const m = (d.memo[313] ??= on_AllowanceTotalAmount__1455(d));
  if (is_rule_syntax_values__1401(d, n)) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 1) !== 0 && is_rule_FX_0124__1402(d, n))) {
    rule_FX_0122__1038(d, n);
  } else {}
});
const on_ChargeTotalAmount__1457 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[SpecifiedTradeSettlementHeaderMonetarySummation_ChargeTotalAmount__712 >> 3] & 1 << (SpecifiedTradeSettlementHeaderMonetarySummation_ChargeTotalAmount__712 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  return m;
});
const on_ChargeTotalAmount__1458 = (function (d, n) {
  const m = (d.memo[314] ??= on_ChargeTotalAmount__1457(d));
  if (is_rule_syntax_values__1401(d, n)) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 1) !== 0 && is_rule_FX_0124__1402(d, n))) {
    rule_FX_0123__1039(d, n);
  } else {}
});
const SpecifiedTradeSettlementHeaderMonetarySummation_TotalPrepaidAmount__1459 = x_pairPlace(SpecifiedTradeSettlementHeaderMonetarySummation__240, TotalPrepaidAmount__218);
const on_TotalPrepaidAmount__1460 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[SpecifiedTradeSettlementHeaderMonetarySummation_TotalPrepaidAmount__1459 >> 3] & 1 << (SpecifiedTradeSettlementHeaderMonetarySummation_TotalPrepaidAmount__1459 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  return m;
});
const on_TotalPrepaidAmount__1461 = (function (d, n) {
  const m = (d.memo[315] ??= on_TotalPrepaidAmount__1460(d));
  if (is_rule_syntax_values__1401(d, n)) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 1) !== 0 && is_rule_FX_0124__1402(d, n))) {
    rule_FX_0125__1041(d, n);
  } else {}
});
const on_RoundingAmount__1462 = (function (d, n) {
  if (is_rule_syntax_values__1401(d, n)) {
    rule_document_stated_cii__170(d, n);
  } else {}
});
const is_rule_FX_0013__1463 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === PostalTradeAddress__172 && kind[p] === 1)) return false;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === SellerTradeParty__63 && kind[p2] === 1)) return false;
  const p3 = parent[p2];
  if (!(p3 >= 0 && name[p3] === ApplicableHeaderTradeAgreement__37 && kind[p3] === 1)) return false;
  const p4 = parent[p3];
  if (!(p4 >= 0 && name[p4] === SupplyChainTradeTransaction__31 && kind[p4] === 1)) return false;
  const p5 = parent[p4];
  if (!(p5 >= 0 && name[p5] === CrossIndustryInvoice__30 && kind[p5] === 1)) return false;
  if (parent[p5] !== 0) return false;
  return true;
});
const is_rule_FX_0036__1464 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === PostalTradeAddress__172 && kind[p] === 1)) return false;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === BuyerTradeParty__76 && kind[p2] === 1)) return false;
  const p3 = parent[p2];
  if (!(p3 >= 0 && name[p3] === ApplicableHeaderTradeAgreement__37 && kind[p3] === 1)) return false;
  const p4 = parent[p3];
  if (!(p4 >= 0 && name[p4] === SupplyChainTradeTransaction__31 && kind[p4] === 1)) return false;
  const p5 = parent[p4];
  if (!(p5 >= 0 && name[p5] === CrossIndustryInvoice__30 && kind[p5] === 1)) return false;
  if (parent[p5] !== 0) return false;
  return true;
});
const is_rule_FX_0045__1465 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === PostalTradeAddress__172 && kind[p] === 1)) return false;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === SellerTaxRepresentativeTradeParty__70 && kind[p2] === 1)) return false;
  const p3 = parent[p2];
  if (!(p3 >= 0 && name[p3] === ApplicableHeaderTradeAgreement__37 && kind[p3] === 1)) return false;
  const p4 = parent[p3];
  if (!(p4 >= 0 && name[p4] === SupplyChainTradeTransaction__31 && kind[p4] === 1)) return false;
  const p5 = parent[p4];
  if (!(p5 >= 0 && name[p5] === CrossIndustryInvoice__30 && kind[p5] === 1)) return false;
  if (parent[p5] !== 0) return false;
  return true;
});
const is_rule_FX_0069__1466 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === PostalTradeAddress__172 && kind[p] === 1)) return false;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === ShipToTradeParty__270 && kind[p2] === 1)) return false;
  const p3 = parent[p2];
  if (!(p3 >= 0 && name[p3] === ApplicableHeaderTradeDelivery__40 && kind[p3] === 1)) return false;
  const p4 = parent[p3];
  if (!(p4 >= 0 && name[p4] === SupplyChainTradeTransaction__31 && kind[p4] === 1)) return false;
  const p5 = parent[p4];
  if (!(p5 >= 0 && name[p5] === CrossIndustryInvoice__30 && kind[p5] === 1)) return false;
  if (parent[p5] !== 0) return false;
  return true;
});
const on_CountryID__1467 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[PostalTradeAddress_CountryID__285 >> 3] & 1 << (PostalTradeAddress_CountryID__285 & 7)) === 0 || (pairs[SellerTradeParty_PostalTradeAddress__558 >> 3] & 1 << (SellerTradeParty_PostalTradeAddress__558 & 7)) === 0 || (pairs[ApplicableHeaderTradeAgreement_SellerTradeParty__69 >> 3] & 1 << (ApplicableHeaderTradeAgreement_SellerTradeParty__69 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  if (!((pairs[PostalTradeAddress_CountryID__285 >> 3] & 1 << (PostalTradeAddress_CountryID__285 & 7)) === 0 || (pairs[BuyerTradeParty_PostalTradeAddress__594 >> 3] & 1 << (BuyerTradeParty_PostalTradeAddress__594 & 7)) === 0 || (pairs[ApplicableHeaderTradeAgreement_BuyerTradeParty__264 >> 3] & 1 << (ApplicableHeaderTradeAgreement_BuyerTradeParty__264 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 2;
  if (!((pairs[PostalTradeAddress_CountryID__285 >> 3] & 1 << (PostalTradeAddress_CountryID__285 & 7)) === 0 || (pairs[SellerTaxRepresentativeTradeParty_PostalTradeAddress__1418 >> 3] & 1 << (SellerTaxRepresentativeTradeParty_PostalTradeAddress__1418 & 7)) === 0 || (pairs[ApplicableHeaderTradeAgreement_SellerTaxRepresentativeTradeParty__73 >> 3] & 1 << (ApplicableHeaderTradeAgreement_SellerTaxRepresentativeTradeParty__73 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 4;
  if (!((pairs[PostalTradeAddress_CountryID__285 >> 3] & 1 << (PostalTradeAddress_CountryID__285 & 7)) === 0 || (pairs[ShipToTradeParty_PostalTradeAddress__603 >> 3] & 1 << (ShipToTradeParty_PostalTradeAddress__603 & 7)) === 0 || (pairs[ApplicableHeaderTradeDelivery_ShipToTradeParty__873 >> 3] & 1 << (ApplicableHeaderTradeDelivery_ShipToTradeParty__873 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeDelivery__42 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeDelivery__42 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 8;
  return m;
});
const on_CountryID__1468 = (function (d, n) {
  const m = (d.memo[316] ??= on_CountryID__1467(d));
  rule_document_stated_cii__170(d, n);
  rule_document_stated_cii__170(d, n);
  if (((m & 1) !== 0 && is_rule_FX_0013__1463(d, n))) {
    rule_FX_0013__917(d, n);
  } else {}
  if (((m & 2) !== 0 && is_rule_FX_0036__1464(d, n))) {
    rule_FX_0036__954(d, n);
  } else {
    if (((m & 4) !== 0 && is_rule_FX_0045__1465(d, n))) {
      rule_FX_0045__963(d, n);
    } else {
      if (((m & 8) !== 0 && is_rule_FX_0069__1466(d, n))) {
        rule_FX_0069__983(d, n);
      } else {}
    }
  }
});
const is_rule_syntax_document__1469 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === CrossIndustryInvoice__30 && kind[p] === 1)) return false;
  if (parent[p] !== 0) return false;
  return true;
});
const on_ExchangedDocument__1470 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[CrossIndustryInvoice_ExchangedDocument__1353 >> 3] & 1 << (CrossIndustryInvoice_ExchangedDocument__1353 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  if (!((pairs[CrossIndustryInvoice_ExchangedDocument__1353 >> 3] & 1 << (CrossIndustryInvoice_ExchangedDocument__1353 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 2;
  return m;
});
const on_ExchangedDocument__1471 = (function (d, n) {
  const m = (d.memo[317] ??= on_ExchangedDocument__1470(d));
  if (((m & 1) !== 0 && is_rule_syntax_document__1469(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 2) !== 0 && is_rule_syntax_document__1469(d, n))) {
    rule_FX_0127_FX_0128__1043(d, n);
  } else {}
});
const on_SpecifiedTradeSettlementHeaderMonetarySummation__1472 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  if (!((pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 2;
  return m;
});
const on_SpecifiedTradeSettlementHeaderMonetarySummation__1473 = (function (d, n) {
  const m = (d.memo[318] ??= on_SpecifiedTradeSettlementHeaderMonetarySummation__1472(d));
  rule_BR_12_BR_13_BR_14_BR_15_and_8_more__229(d, n);
  rule_BR_53_BR_CO_13_BR_CO_16_BR_DEC_13_and_1_more__378(d, n);
  if (((m & 1) !== 0 && is_rule_FX_0024__1181(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  rule_BR_CO_11_BR_CO_12_BR_CO_15__741(d, n);
  if (((m & 2) !== 0 && is_rule_FX_0024__1181(d, n))) {
    rule_FX_0337_FX_0338_FX_0339_FX_0340_and_5_more__1167(d, n);
  } else {}
});
const is_rule_codes_cii__1474 = (function (d, n) {
  const first = d.first;
  if (!(((first[currencyID__322] === 0 ? undefined : x_attribute(d, n, currencyID__322)) !== undefined))) return false;
  return true;
});
const is_rule_BR_CO_14__1475 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const pairs = d.pairs;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeSettlementHeaderMonetarySummation__240 && kind[p] === 1)) return false;
  if (!is_rule_breakdown_stated_cii__1202()) return false;
  if (!((!((pairs[ApplicableHeaderTradeSettlement_InvoiceCurrencyCode__48 >> 3] & 1 << (ApplicableHeaderTradeSettlement_InvoiceCurrencyCode__48 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0) && (BR_DEC_13__368(d, n)) === true))) return false;
  return true;
});
const is_rule_FX_0028__1476 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeSettlementHeaderMonetarySummation__240 && kind[p] === 1)) return false;
  if (!is_rule_FX_0024__1181(d, p)) return false;
  if (!((!(!(first[InvoiceCurrencyCode__46] === 0 || first[currencyID__322] === 0) && (FX_0341__1152(d, n)) === true) && !(!(first[TaxCurrencyCode__49] === 0 || first[currencyID__322] === 0) && (FX_0342__1157(d, n)) === true)))) return false;
  return true;
});
const is_rule_FX_0029__1477 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeSettlementHeaderMonetarySummation__240 && kind[p] === 1)) return false;
  if (!is_rule_FX_0024__1181(d, p)) return false;
  if (!((!(first[InvoiceCurrencyCode__46] === 0 || first[currencyID__322] === 0) && (FX_0341__1152(d, n)) === true))) return false;
  return true;
});
const is_rule_FX_0030__1478 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeSettlementHeaderMonetarySummation__240 && kind[p] === 1)) return false;
  if (!is_rule_FX_0024__1181(d, p)) return false;
  if (!((!(first[TaxCurrencyCode__49] === 0 || first[currencyID__322] === 0) && (FX_0342__1157(d, n)) === true))) return false;
  return true;
});
const on_TaxTotalAmount__1479 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[TaxTotalAmount_currencyID__324 >> 3] & 1 << (TaxTotalAmount_currencyID__324 & 7)) === 0 || first[TaxTotalAmount__243] === 0)) m |= 1;
  if (!((pairs[ApplicableHeaderTradeSettlement_InvoiceCurrencyCode__48 >> 3] & 1 << (ApplicableHeaderTradeSettlement_InvoiceCurrencyCode__48 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0 || (pairs[TaxTotalAmount_currencyID__324 >> 3] & 1 << (TaxTotalAmount_currencyID__324 & 7)) === 0 || (pairs[SpecifiedTradeSettlementHeaderMonetarySummation_TaxTotalAmount__245 >> 3] & 1 << (SpecifiedTradeSettlementHeaderMonetarySummation_TaxTotalAmount__245 & 7)) === 0 || first[SpecifiedTradeSettlementHeaderMonetarySummation__240] === 0)) m |= 2;
  if (!((pairs[SpecifiedTradeSettlementHeaderMonetarySummation_TaxTotalAmount__245 >> 3] & 1 << (SpecifiedTradeSettlementHeaderMonetarySummation_TaxTotalAmount__245 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 4;
  if (!(first[InvoiceCurrencyCode__46] === 0 || (pairs[TaxTotalAmount_currencyID__324 >> 3] & 1 << (TaxTotalAmount_currencyID__324 & 7)) === 0 || (pairs[SpecifiedTradeSettlementHeaderMonetarySummation_TaxTotalAmount__245 >> 3] & 1 << (SpecifiedTradeSettlementHeaderMonetarySummation_TaxTotalAmount__245 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 8;
  if (!(first[TaxCurrencyCode__49] === 0 || (pairs[TaxTotalAmount_currencyID__324 >> 3] & 1 << (TaxTotalAmount_currencyID__324 & 7)) === 0 || (pairs[SpecifiedTradeSettlementHeaderMonetarySummation_TaxTotalAmount__245 >> 3] & 1 << (SpecifiedTradeSettlementHeaderMonetarySummation_TaxTotalAmount__245 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__242 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 16;
  return m;
});
const on_TaxTotalAmount__1480 = (function (d, n) {
  const m = (d.memo[319] ??= on_TaxTotalAmount__1479(d));
  if (((m & 1) !== 0 && is_rule_codes_cii__1474(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 2) !== 0 && d.matches(is_rule_BR_CO_14__1475, 43, 44, n))) {
    rule_BR_CO_14__389(d, n);
  } else {}
  if (is_rule_syntax_values__1401(d, n)) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 4) !== 0 && d.matches(is_rule_FX_0028__1476, 168, 169, n))) {
    rule_FX_0028__939(d, n);
  } else {
    if (((m & 8) !== 0 && d.matches(is_rule_FX_0029__1477, 169, 170, n))) {
      rule_FX_0029__942(d, n);
    } else {
      if (((m & 16) !== 0 && d.matches(is_rule_FX_0030__1478, 170, 171, n))) {
        rule_FX_0030__943(d, n);
      } else {}
    }
  }
});
const SellerTaxRepresentativeTradeParty_URIUniversalCommunication__1481 = x_pairPlace(SellerTaxRepresentativeTradeParty__70, URIUniversalCommunication__252);
const ShipToTradeParty_URIUniversalCommunication__1482 = x_pairPlace(ShipToTradeParty__270, URIUniversalCommunication__252);
const PayeeTradeParty_URIUniversalCommunication__1483 = x_pairPlace(PayeeTradeParty__1325, URIUniversalCommunication__252);
const on_URIUniversalCommunication__1484 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[BuyerTradeParty_URIUniversalCommunication__263 >> 3] & 1 << (BuyerTradeParty_URIUniversalCommunication__263 & 7)) === 0 || (pairs[ApplicableHeaderTradeAgreement_BuyerTradeParty__264 >> 3] & 1 << (ApplicableHeaderTradeAgreement_BuyerTradeParty__264 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  if (!((pairs[SellerTradeParty_URIUniversalCommunication__254 >> 3] & 1 << (SellerTradeParty_URIUniversalCommunication__254 & 7)) === 0 || (pairs[ApplicableHeaderTradeAgreement_SellerTradeParty__69 >> 3] & 1 << (ApplicableHeaderTradeAgreement_SellerTradeParty__69 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 2;
  if (!((pairs[SellerTaxRepresentativeTradeParty_URIUniversalCommunication__1481 >> 3] & 1 << (SellerTaxRepresentativeTradeParty_URIUniversalCommunication__1481 & 7)) === 0 || (pairs[ApplicableHeaderTradeAgreement_SellerTaxRepresentativeTradeParty__73 >> 3] & 1 << (ApplicableHeaderTradeAgreement_SellerTaxRepresentativeTradeParty__73 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 4;
  if (!((pairs[ShipToTradeParty_URIUniversalCommunication__1482 >> 3] & 1 << (ShipToTradeParty_URIUniversalCommunication__1482 & 7)) === 0 || (pairs[ApplicableHeaderTradeDelivery_ShipToTradeParty__873 >> 3] & 1 << (ApplicableHeaderTradeDelivery_ShipToTradeParty__873 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeDelivery__42 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeDelivery__42 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 8;
  if (!((pairs[PayeeTradeParty_URIUniversalCommunication__1483 >> 3] & 1 << (PayeeTradeParty_URIUniversalCommunication__1483 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_PayeeTradeParty__1329 >> 3] & 1 << (ApplicableHeaderTradeSettlement_PayeeTradeParty__1329 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 16;
  return m;
});
const on_URIUniversalCommunication__1485 = (function (d, n) {
  const m = (d.memo[320] ??= on_URIUniversalCommunication__1484(d));
  if (((m & 1) !== 0 && is_rule_FX_0037__1322(d, n))) {
    rule_FX_0040__960(d, n);
  } else {
    if (((m & 2) !== 0 && is_rule_FX_0051__1348(d, n))) {
      rule_FX_0054__969(d, n);
    } else {}
  }
  if (((m & 4) !== 0 && is_rule_FX_0046__1323(d, n))) {
    rule_FX_0136__1065(d, n);
  } else {
    if (((m & 8) !== 0 && is_rule_FX_0142__1324(d, n))) {
      rule_FX_0143__1074(d, n);
    } else {
      if (((m & 16) !== 0 && is_rule_FX_0150__1326(d, n))) {
        rule_FX_0151__1080(d, n);
      } else {}
    }
  }
});
const is_rule_codes_cii__1486 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === URIUniversalCommunication__252 && kind[p] === 1)) return false;
  if (!is_rule_breakdown_stated_cii__1202()) return false;
  if (!(((first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78)) !== undefined))) return false;
  return true;
});
const is_rule_FX_0041_FX_0042__1487 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === URIUniversalCommunication__252 && kind[p] === 1)) return false;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === BuyerTradeParty__76 && kind[p2] === 1)) return false;
  const p3 = parent[p2];
  if (!(p3 >= 0 && name[p3] === ApplicableHeaderTradeAgreement__37 && kind[p3] === 1)) return false;
  const p4 = parent[p3];
  if (!(p4 >= 0 && name[p4] === SupplyChainTradeTransaction__31 && kind[p4] === 1)) return false;
  const p5 = parent[p4];
  if (!(p5 >= 0 && name[p5] === CrossIndustryInvoice__30 && kind[p5] === 1)) return false;
  if (parent[p5] !== 0) return false;
  return true;
});
const is_rule_FX_0055_FX_0056__1488 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === URIUniversalCommunication__252 && kind[p] === 1)) return false;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === SellerTradeParty__63 && kind[p2] === 1)) return false;
  const p3 = parent[p2];
  if (!(p3 >= 0 && name[p3] === ApplicableHeaderTradeAgreement__37 && kind[p3] === 1)) return false;
  const p4 = parent[p3];
  if (!(p4 >= 0 && name[p4] === SupplyChainTradeTransaction__31 && kind[p4] === 1)) return false;
  const p5 = parent[p4];
  if (!(p5 >= 0 && name[p5] === CrossIndustryInvoice__30 && kind[p5] === 1)) return false;
  if (parent[p5] !== 0) return false;
  return true;
});
const on_URIID__1489 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[URIID_schemeID__257 >> 3] & 1 << (URIID_schemeID__257 & 7)) === 0 || (pairs[URIUniversalCommunication_URIID__258 >> 3] & 1 << (URIUniversalCommunication_URIID__258 & 7)) === 0 || first[URIUniversalCommunication__252] === 0)) m |= 1;
  if (!((pairs[URIUniversalCommunication_URIID__258 >> 3] & 1 << (URIUniversalCommunication_URIID__258 & 7)) === 0 || (pairs[BuyerTradeParty_URIUniversalCommunication__263 >> 3] & 1 << (BuyerTradeParty_URIUniversalCommunication__263 & 7)) === 0 || (pairs[ApplicableHeaderTradeAgreement_BuyerTradeParty__264 >> 3] & 1 << (ApplicableHeaderTradeAgreement_BuyerTradeParty__264 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 2;
  if (!((pairs[URIUniversalCommunication_URIID__258 >> 3] & 1 << (URIUniversalCommunication_URIID__258 & 7)) === 0 || (pairs[SellerTradeParty_URIUniversalCommunication__254 >> 3] & 1 << (SellerTradeParty_URIUniversalCommunication__254 & 7)) === 0 || (pairs[ApplicableHeaderTradeAgreement_SellerTradeParty__69 >> 3] & 1 << (ApplicableHeaderTradeAgreement_SellerTradeParty__69 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 4;
  return m;
});
const on_URIID__1490 = (function (d, n) {
  const m = (d.memo[321] ??= on_URIID__1489(d));
  if (((m & 1) !== 0 && is_rule_codes_cii__1486(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  rule_document_stated_cii__170(d, n);
  if (((m & 2) !== 0 && is_rule_FX_0041_FX_0042__1487(d, n))) {
    rule_FX_0041_FX_0042__961(d, n);
  } else {
    if (((m & 4) !== 0 && is_rule_FX_0055_FX_0056__1488(d, n))) {
      rule_FX_0055_FX_0056__970(d, n);
    } else {}
  }
});
const is_rule_FX_0140_FX_0141__1491 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === ApplicableHeaderTradeDelivery__40 && kind[p] === 1)) return false;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === SupplyChainTradeTransaction__31 && kind[p2] === 1)) return false;
  const p3 = parent[p2];
  if (!(p3 >= 0 && name[p3] === CrossIndustryInvoice__30 && kind[p3] === 1)) return false;
  if (parent[p3] !== 0) return false;
  return true;
});
const on_ShipToTradeParty__1492 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[ApplicableHeaderTradeDelivery_ShipToTradeParty__873 >> 3] & 1 << (ApplicableHeaderTradeDelivery_ShipToTradeParty__873 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeDelivery__42 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeDelivery__42 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  return m;
});
const on_ShipToTradeParty__1493 = (function (d, n) {
  const m = (d.memo[322] ??= on_ShipToTradeParty__1492(d));
  if (((m & 1) !== 0 && is_rule_FX_0140_FX_0141__1491(d, n))) {
    rule_FX_0140_FX_0141__1072(d, n);
  } else {}
});
const SpecifiedTradeProduct__1494 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "SpecifiedTradeProduct");
const is_rule_codes_cii__1495 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  {
    const n2 = n;
    for (let a = parent[n2]; a >= 0; a = parent[a]) if (name[a] === SpecifiedTradeProduct__1494 && kind[a] === 1) {
      return true;
    }
  }
  return false;
});
const is_rule_codes_cii__1496 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  {
    const n2 = n;
    for (let a = parent[n2]; a >= 0; a = parent[a]) if (name[a] === ShipToTradeParty__270 && kind[a] === 1) {
      return true;
    }
  }
  return false;
});
const is_rule_codes_cii__1497 = (function (d, n) {
  const first = d.first;
  if (!(((first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78)) !== undefined))) return false;
  if (!(!((!(first[SpecifiedTradeProduct__1494] === 0) && (is_rule_codes_cii__1495(d, n)) === true) || (!(first[ShipToTradeParty__270] === 0) && (is_rule_codes_cii__1496(d, n)) === true)))) return false;
  return true;
});
const is_rule_codes_cii__1498 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeProduct__1494 && kind[p] === 1)) return false;
  if (!is_rule_breakdown_stated_cii__1202()) return false;
  if (!(((first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78)) !== undefined))) return false;
  return true;
});
const is_rule_codes_cii__1499 = (function (d, p) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === ApplicableHeaderTradeDelivery__40 && kind[p2] === 1)) return false;
  return true;
});
const is_rule_codes_cii__1500 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === ShipToTradeParty__270 && kind[p] === 1)) return false;
  if (!is_rule_codes_cii__1499(d, p)) return false;
  if (!(((first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78)) !== undefined))) return false;
  return true;
});
const GlobalID_schemeID__1501 = x_pairPlace(GlobalID__275, schemeID__78);
const SpecifiedTradeProduct_GlobalID__1502 = x_pairPlace(SpecifiedTradeProduct__1494, GlobalID__275);
const ShipToTradeParty_GlobalID__1503 = x_pairPlace(ShipToTradeParty__270, GlobalID__275);
const BuyerTradeParty_GlobalID__1504 = x_pairPlace(BuyerTradeParty__76, GlobalID__275);
const SellerTradeParty_GlobalID__1505 = x_pairPlace(SellerTradeParty__63, GlobalID__275);
const PayeeTradeParty_GlobalID__1506 = x_pairPlace(PayeeTradeParty__1325, GlobalID__275);
const SellerTaxRepresentativeTradeParty_GlobalID__1507 = x_pairPlace(SellerTaxRepresentativeTradeParty__70, GlobalID__275);
const on_GlobalID__1508 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[GlobalID_schemeID__1501 >> 3] & 1 << (GlobalID_schemeID__1501 & 7)) === 0 || first[GlobalID__275] === 0)) m |= 1;
  if (!((pairs[GlobalID_schemeID__1501 >> 3] & 1 << (GlobalID_schemeID__1501 & 7)) === 0 || (pairs[SpecifiedTradeProduct_GlobalID__1502 >> 3] & 1 << (SpecifiedTradeProduct_GlobalID__1502 & 7)) === 0 || first[SpecifiedTradeProduct__1494] === 0)) m |= 2;
  if (!((pairs[GlobalID_schemeID__1501 >> 3] & 1 << (GlobalID_schemeID__1501 & 7)) === 0 || (pairs[ShipToTradeParty_GlobalID__1503 >> 3] & 1 << (ShipToTradeParty_GlobalID__1503 & 7)) === 0 || (pairs[ApplicableHeaderTradeDelivery_ShipToTradeParty__873 >> 3] & 1 << (ApplicableHeaderTradeDelivery_ShipToTradeParty__873 & 7)) === 0 || first[ApplicableHeaderTradeDelivery__40] === 0)) m |= 4;
  if (!((pairs[BuyerTradeParty_GlobalID__1504 >> 3] & 1 << (BuyerTradeParty_GlobalID__1504 & 7)) === 0 || (pairs[ApplicableHeaderTradeAgreement_BuyerTradeParty__264 >> 3] & 1 << (ApplicableHeaderTradeAgreement_BuyerTradeParty__264 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 8;
  if (!((pairs[SellerTradeParty_GlobalID__1505 >> 3] & 1 << (SellerTradeParty_GlobalID__1505 & 7)) === 0 || (pairs[ApplicableHeaderTradeAgreement_SellerTradeParty__69 >> 3] & 1 << (ApplicableHeaderTradeAgreement_SellerTradeParty__69 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 16;
  if (!((pairs[ShipToTradeParty_GlobalID__1503 >> 3] & 1 << (ShipToTradeParty_GlobalID__1503 & 7)) === 0 || (pairs[ApplicableHeaderTradeDelivery_ShipToTradeParty__873 >> 3] & 1 << (ApplicableHeaderTradeDelivery_ShipToTradeParty__873 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeDelivery__42 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeDelivery__42 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 32;
  if (!((pairs[PayeeTradeParty_GlobalID__1506 >> 3] & 1 << (PayeeTradeParty_GlobalID__1506 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_PayeeTradeParty__1329 >> 3] & 1 << (ApplicableHeaderTradeSettlement_PayeeTradeParty__1329 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 64;
  if (!((pairs[SellerTaxRepresentativeTradeParty_GlobalID__1507 >> 3] & 1 << (SellerTaxRepresentativeTradeParty_GlobalID__1507 & 7)) === 0 || (pairs[ApplicableHeaderTradeAgreement_SellerTaxRepresentativeTradeParty__73 >> 3] & 1 << (ApplicableHeaderTradeAgreement_SellerTaxRepresentativeTradeParty__73 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 128;
  return m;
});
const on_GlobalID__1509 = (function (d, n) {
  const m = (d.memo[323] ??= on_GlobalID__1508(d));
  if (((m & 1) !== 0 && is_rule_codes_cii__1497(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {
    if (((m & 2) !== 0 && is_rule_codes_cii__1498(d, n))) {
      rule_document_stated_cii__170(d, n);
    } else {
      if (((m & 4) !== 0 && is_rule_codes_cii__1500(d, n))) {
        rule_document_stated_cii__170(d, n);
      } else {}
    }
  }
  rule_document_stated_cii__170(d, n);
  if (((m & 8) !== 0 && is_rule_FX_0037__1322(d, n))) {
    rule_FX_0031_FX_0032__944(d, n);
  } else {
    if (((m & 16) !== 0 && is_rule_FX_0051__1348(d, n))) {
      rule_FX_0049_FX_0050__966(d, n);
    } else {
      if (((m & 32) !== 0 && is_rule_FX_0142__1324(d, n))) {
        rule_FX_0064_FX_0065__980(d, n);
      } else {
        if (((m & 64) !== 0 && is_rule_FX_0150__1326(d, n))) {
          rule_FX_0070_FX_0071__984(d, n);
        } else {}
      }
    }
  }
  if (((m & 128) !== 0 && is_rule_FX_0046__1323(d, n))) {
    rule_FX_0134__1063(d, n);
  } else {}
});
const SellerTaxRepresentativeTradeParty_SpecifiedLegalOrganization__1510 = x_pairPlace(SellerTaxRepresentativeTradeParty__70, SpecifiedLegalOrganization__276);
const ShipToTradeParty_SpecifiedLegalOrganization__1511 = x_pairPlace(ShipToTradeParty__270, SpecifiedLegalOrganization__276);
const on_SpecifiedLegalOrganization__1512 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[SellerTaxRepresentativeTradeParty_SpecifiedLegalOrganization__1510 >> 3] & 1 << (SellerTaxRepresentativeTradeParty_SpecifiedLegalOrganization__1510 & 7)) === 0 || (pairs[ApplicableHeaderTradeAgreement_SellerTaxRepresentativeTradeParty__73 >> 3] & 1 << (ApplicableHeaderTradeAgreement_SellerTaxRepresentativeTradeParty__73 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  if (!((pairs[ShipToTradeParty_SpecifiedLegalOrganization__1511 >> 3] & 1 << (ShipToTradeParty_SpecifiedLegalOrganization__1511 & 7)) === 0 || (pairs[ApplicableHeaderTradeDelivery_ShipToTradeParty__873 >> 3] & 1 << (ApplicableHeaderTradeDelivery_ShipToTradeParty__873 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeDelivery__42 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeDelivery__42 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 2;
  return m;
});
const on_SpecifiedLegalOrganization__1513 = (function (d, n) {
  const m = (d.memo[324] ??= on_SpecifiedLegalOrganization__1512(d));
  if (((m & 1) !== 0 && is_rule_FX_0046__1323(d, n))) {
    rule_FX_0137__1066(d, n);
  } else {
    if (((m & 2) !== 0 && is_rule_FX_0142__1324(d, n))) {
      rule_FX_0145__1076(d, n);
    } else {}
  }
});
const is_rule_syntax_values__1514 = (function (d, n) {
  const first = d.first;
  return (first[format__293] === 0 ? undefined : x_attribute(d, n, format__293));
});
const is_rule_syntax_values__1515 = (function (d, n) {
  const first = d.first;
  const a = (first[format__293] === 0 ? undefined : (d.memoNode[92] === n ? d.memoValue[92] : x_memoiseFor(d, 92, n, is_rule_syntax_values__1514(d, n))));
  if (a === undefined) return false;
  const b = "102";
  return x_says(d, a, b);
});
const is_rule_syntax_values__1516 = (function (d, n) {
  const first = d.first;
  if (!((!(((d.memo[41] ??= x_said(d, texts_of_format__295)) & format_says_102__296) === 0 || first[format__293] === 0) && (is_rule_syntax_values__1515(d, n)) === true))) return false;
  return true;
});
const is_rule_FX_0002_FX_0003__1517 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === IssueDateTime__544 && kind[p] === 1)) return false;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === ExchangedDocument__233 && kind[p2] === 1)) return false;
  const p3 = parent[p2];
  if (!(p3 >= 0 && name[p3] === CrossIndustryInvoice__30 && kind[p3] === 1)) return false;
  if (parent[p3] !== 0) return false;
  return true;
});
const is_rule_FX_0060_FX_0061__1518 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === OccurrenceDateTime__863 && kind[p] === 1)) return false;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === ActualDeliverySupplyChainEvent__862 && kind[p2] === 1)) return false;
  const p3 = parent[p2];
  if (!(p3 >= 0 && name[p3] === ApplicableHeaderTradeDelivery__40 && kind[p3] === 1)) return false;
  const p4 = parent[p3];
  if (!(p4 >= 0 && name[p4] === SupplyChainTradeTransaction__31 && kind[p4] === 1)) return false;
  const p5 = parent[p4];
  if (!(p5 >= 0 && name[p5] === CrossIndustryInvoice__30 && kind[p5] === 1)) return false;
  if (parent[p5] !== 0) return false;
  return true;
});
const DueDateDateTime__1519 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "DueDateDateTime");
const is_rule_FX_0075_FX_0076__1520 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === DueDateDateTime__1519 && kind[p] === 1)) return false;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === SpecifiedTradePaymentTerms__1098 && kind[p2] === 1)) return false;
  const p3 = parent[p2];
  if (!(p3 >= 0 && name[p3] === ApplicableHeaderTradeSettlement__43 && kind[p3] === 1)) return false;
  const p4 = parent[p3];
  if (!(p4 >= 0 && name[p4] === SupplyChainTradeTransaction__31 && kind[p4] === 1)) return false;
  const p5 = parent[p4];
  if (!(p5 >= 0 && name[p5] === CrossIndustryInvoice__30 && kind[p5] === 1)) return false;
  if (parent[p5] !== 0) return false;
  return true;
});
const is_rule_FX_0088_FX_0089__1521 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === EndDateTime__291 && kind[p] === 1)) return false;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === BillingSpecifiedPeriod__407 && kind[p2] === 1)) return false;
  const p3 = parent[p2];
  if (!(p3 >= 0 && name[p3] === ApplicableHeaderTradeSettlement__43 && kind[p3] === 1)) return false;
  const p4 = parent[p3];
  if (!(p4 >= 0 && name[p4] === SupplyChainTradeTransaction__31 && kind[p4] === 1)) return false;
  const p5 = parent[p4];
  if (!(p5 >= 0 && name[p5] === CrossIndustryInvoice__30 && kind[p5] === 1)) return false;
  if (parent[p5] !== 0) return false;
  return true;
});
const is_rule_FX_0090_FX_0091__1522 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === StartDateTime__290 && kind[p] === 1)) return false;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === BillingSpecifiedPeriod__407 && kind[p2] === 1)) return false;
  const p3 = parent[p2];
  if (!(p3 >= 0 && name[p3] === ApplicableHeaderTradeSettlement__43 && kind[p3] === 1)) return false;
  const p4 = parent[p3];
  if (!(p4 >= 0 && name[p4] === SupplyChainTradeTransaction__31 && kind[p4] === 1)) return false;
  const p5 = parent[p4];
  if (!(p5 >= 0 && name[p5] === CrossIndustryInvoice__30 && kind[p5] === 1)) return false;
  if (parent[p5] !== 0) return false;
  return true;
});
const DueDateDateTime_DateTimeString__1523 = x_pairPlace(DueDateDateTime__1519, DateTimeString__292);
const SpecifiedTradePaymentTerms_DueDateDateTime__1524 = x_pairPlace(SpecifiedTradePaymentTerms__1098, DueDateDateTime__1519);
const ApplicableHeaderTradeSettlement_SpecifiedTradePaymentTerms__1525 = x_pairPlace(ApplicableHeaderTradeSettlement__43, SpecifiedTradePaymentTerms__1098);
const ApplicableHeaderTradeSettlement_BillingSpecifiedPeriod__1526 = x_pairPlace(ApplicableHeaderTradeSettlement__43, BillingSpecifiedPeriod__407);
const on_DateTimeString__1527 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!(((d.memo[41] ??= x_said(d, texts_of_format__295)) & format_says_102__296) === 0 || (pairs[DateTimeString_format__298 >> 3] & 1 << (DateTimeString_format__298 & 7)) === 0 || first[DateTimeString__292] === 0)) m |= 1;
  if (!((pairs[IssueDateTime_DateTimeString__546 >> 3] & 1 << (IssueDateTime_DateTimeString__546 & 7)) === 0 || (pairs[ExchangedDocument_IssueDateTime__547 >> 3] & 1 << (ExchangedDocument_IssueDateTime__547 & 7)) === 0 || (pairs[CrossIndustryInvoice_ExchangedDocument__1353 >> 3] & 1 << (CrossIndustryInvoice_ExchangedDocument__1353 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 2;
  if (!((pairs[OccurrenceDateTime_DateTimeString__865 >> 3] & 1 << (OccurrenceDateTime_DateTimeString__865 & 7)) === 0 || (pairs[ActualDeliverySupplyChainEvent_OccurrenceDateTime__866 >> 3] & 1 << (ActualDeliverySupplyChainEvent_OccurrenceDateTime__866 & 7)) === 0 || (pairs[ApplicableHeaderTradeDelivery_ActualDeliverySupplyChainEvent__867 >> 3] & 1 << (ApplicableHeaderTradeDelivery_ActualDeliverySupplyChainEvent__867 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeDelivery__42 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeDelivery__42 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 4;
  if (!((pairs[DueDateDateTime_DateTimeString__1523 >> 3] & 1 << (DueDateDateTime_DateTimeString__1523 & 7)) === 0 || (pairs[SpecifiedTradePaymentTerms_DueDateDateTime__1524 >> 3] & 1 << (SpecifiedTradePaymentTerms_DueDateDateTime__1524 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradePaymentTerms__1525 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradePaymentTerms__1525 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 8;
  if (!((pairs[EndDateTime_DateTimeString__301 >> 3] & 1 << (EndDateTime_DateTimeString__301 & 7)) === 0 || (pairs[BillingSpecifiedPeriod_EndDateTime__871 >> 3] & 1 << (BillingSpecifiedPeriod_EndDateTime__871 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_BillingSpecifiedPeriod__1526 >> 3] & 1 << (ApplicableHeaderTradeSettlement_BillingSpecifiedPeriod__1526 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 16;
  if (!((pairs[StartDateTime_DateTimeString__299 >> 3] & 1 << (StartDateTime_DateTimeString__299 & 7)) === 0 || (pairs[BillingSpecifiedPeriod_StartDateTime__869 >> 3] & 1 << (BillingSpecifiedPeriod_StartDateTime__869 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_BillingSpecifiedPeriod__1526 >> 3] & 1 << (ApplicableHeaderTradeSettlement_BillingSpecifiedPeriod__1526 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 32;
  return m;
});
const on_DateTimeString__1528 = (function (d, n) {
  const m = (d.memo[325] ??= on_DateTimeString__1527(d));
  if (((m & 1) !== 0 && is_rule_syntax_values__1516(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 2) !== 0 && is_rule_FX_0002_FX_0003__1517(d, n))) {
    rule_FX_0002_FX_0003__895(d, n);
  } else {}
  if (((m & 4) !== 0 && is_rule_FX_0060_FX_0061__1518(d, n))) {
    rule_FX_0060_FX_0061__977(d, n);
  } else {
    if (((m & 8) !== 0 && is_rule_FX_0075_FX_0076__1520(d, n))) {
      rule_FX_0075_FX_0076__988(d, n);
    } else {}
  }
  if (((m & 16) !== 0 && is_rule_FX_0088_FX_0089__1521(d, n))) {
    rule_FX_0088_FX_0089__1004(d, n);
  } else {
    if (((m & 32) !== 0 && is_rule_FX_0090_FX_0091__1522(d, n))) {
      rule_FX_0090_FX_0091__1005(d, n);
    } else {}
  }
});
const is_rule_FX_0077__1529 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === PayeePartyCreditorFinancialAccount__667 && kind[p] === 1)) return false;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === SpecifiedTradeSettlementPaymentMeans__481 && kind[p2] === 1)) return false;
  const p3 = parent[p2];
  if (!(p3 >= 0 && name[p3] === ApplicableHeaderTradeSettlement__43 && kind[p3] === 1)) return false;
  const p4 = parent[p3];
  if (!(p4 >= 0 && name[p4] === SupplyChainTradeTransaction__31 && kind[p4] === 1)) return false;
  const p5 = parent[p4];
  if (!(p5 >= 0 && name[p5] === CrossIndustryInvoice__30 && kind[p5] === 1)) return false;
  if (parent[p5] !== 0) return false;
  return true;
});
const PayerPartyDebtorFinancialAccount__1530 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "PayerPartyDebtorFinancialAccount");
const is_rule_FX_0080__1531 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === PayerPartyDebtorFinancialAccount__1530 && kind[p] === 1)) return false;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === SpecifiedTradeSettlementPaymentMeans__481 && kind[p2] === 1)) return false;
  const p3 = parent[p2];
  if (!(p3 >= 0 && name[p3] === ApplicableHeaderTradeSettlement__43 && kind[p3] === 1)) return false;
  const p4 = parent[p3];
  if (!(p4 >= 0 && name[p4] === SupplyChainTradeTransaction__31 && kind[p4] === 1)) return false;
  const p5 = parent[p4];
  if (!(p5 >= 0 && name[p5] === CrossIndustryInvoice__30 && kind[p5] === 1)) return false;
  if (parent[p5] !== 0) return false;
  return true;
});
const SpecifiedTradeSettlementPaymentMeans_PayeePartyCreditorFinancialAccount__1532 = x_pairPlace(SpecifiedTradeSettlementPaymentMeans__481, PayeePartyCreditorFinancialAccount__667);
const PayerPartyDebtorFinancialAccount_IBANID__1533 = x_pairPlace(PayerPartyDebtorFinancialAccount__1530, IBANID__309);
const SpecifiedTradeSettlementPaymentMeans_PayerPartyDebtorFinancialAccount__1534 = x_pairPlace(SpecifiedTradeSettlementPaymentMeans__481, PayerPartyDebtorFinancialAccount__1530);
const on_IBANID__1535 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[PayeePartyCreditorFinancialAccount_IBANID__673 >> 3] & 1 << (PayeePartyCreditorFinancialAccount_IBANID__673 & 7)) === 0 || (pairs[SpecifiedTradeSettlementPaymentMeans_PayeePartyCreditorFinancialAccount__1532 >> 3] & 1 << (SpecifiedTradeSettlementPaymentMeans_PayeePartyCreditorFinancialAccount__1532 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementPaymentMeans__1425 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementPaymentMeans__1425 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  if (!((pairs[PayerPartyDebtorFinancialAccount_IBANID__1533 >> 3] & 1 << (PayerPartyDebtorFinancialAccount_IBANID__1533 & 7)) === 0 || (pairs[SpecifiedTradeSettlementPaymentMeans_PayerPartyDebtorFinancialAccount__1534 >> 3] & 1 << (SpecifiedTradeSettlementPaymentMeans_PayerPartyDebtorFinancialAccount__1534 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementPaymentMeans__1425 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementPaymentMeans__1425 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 2;
  return m;
});
const on_IBANID__1536 = (function (d, n) {
  const m = (d.memo[326] ??= on_IBANID__1535(d));
  rule_document_stated_cii__170(d, n);
  if (((m & 1) !== 0 && is_rule_FX_0077__1529(d, n))) {
    rule_FX_0077__989(d, n);
  } else {
    if (((m & 2) !== 0 && is_rule_FX_0080__1531(d, n))) {
      rule_FX_0080__995(d, n);
    } else {}
  }
});
const on_ProprietaryID__1537 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[PayeePartyCreditorFinancialAccount_ProprietaryID__675 >> 3] & 1 << (PayeePartyCreditorFinancialAccount_ProprietaryID__675 & 7)) === 0 || (pairs[SpecifiedTradeSettlementPaymentMeans_PayeePartyCreditorFinancialAccount__1532 >> 3] & 1 << (SpecifiedTradeSettlementPaymentMeans_PayeePartyCreditorFinancialAccount__1532 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementPaymentMeans__1425 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementPaymentMeans__1425 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  return m;
});
const on_ProprietaryID__1538 = (function (d, n) {
  const m = (d.memo[327] ??= on_ProprietaryID__1537(d));
  rule_document_stated_cii__170(d, n);
  if (((m & 1) !== 0 && is_rule_FX_0077__1529(d, n))) {
    rule_FX_0078__990(d, n);
  } else {}
});
const CategoryTradeTax_CalculatedAmount__1539 = x_pairPlace(CategoryTradeTax__59, CalculatedAmount__379);
const on_CalculatedAmount__1540 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[ApplicableTradeTax_CalculatedAmount__381 >> 3] & 1 << (ApplicableTradeTax_CalculatedAmount__381 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  if (!(((d.memo[171] ??= x_said(d, texts_of_Indicator__687)) & Indicator_says_false__688) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__691 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__691 & 7)) === 0 || (pairs[CategoryTradeTax_CalculatedAmount__1539 >> 3] & 1 << (CategoryTradeTax_CalculatedAmount__1539 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 2;
  if (!(((d.memo[171] ??= x_said(d, texts_of_Indicator__687)) & Indicator_says_true__693) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__691 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__691 & 7)) === 0 || (pairs[CategoryTradeTax_CalculatedAmount__1539 >> 3] & 1 << (CategoryTradeTax_CalculatedAmount__1539 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 4;
  return m;
});
const on_CalculatedAmount__1541 = (function (d, n) {
  const m = (d.memo[328] ??= on_CalculatedAmount__1540(d));
  if (is_rule_syntax_values__1401(d, n)) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 1) !== 0 && is_rule_FX_0085__1383(d, n))) {
    rule_FX_0084__999(d, n);
  } else {
    if (((m & 2) !== 0 && is_rule_FX_0116__1384(d, n))) {
      rule_FX_0114__1030(d, n);
    } else {
      if (((m & 4) !== 0 && is_rule_FX_0117__1385(d, n))) {
        rule_FX_0115__1031(d, n);
      } else {}
    }
  }
});
const CategoryTradeTax_ExemptionReason__1542 = x_pairPlace(CategoryTradeTax__59, ExemptionReason__404);
const on_ExemptionReason__1543 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!(((d.memo[171] ??= x_said(d, texts_of_Indicator__687)) & Indicator_says_false__688) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__691 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__691 & 7)) === 0 || (pairs[CategoryTradeTax_ExemptionReason__1542 >> 3] & 1 << (CategoryTradeTax_ExemptionReason__1542 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  if (!(((d.memo[171] ??= x_said(d, texts_of_Indicator__687)) & Indicator_says_true__693) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__691 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__691 & 7)) === 0 || (pairs[CategoryTradeTax_ExemptionReason__1542 >> 3] & 1 << (CategoryTradeTax_ExemptionReason__1542 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 2;
  return m;
});
const on_ExemptionReason__1544 = (function (d, n) {
  const m = (d.memo[329] ??= on_ExemptionReason__1543(d));
  if (((m & 1) !== 0 && is_rule_FX_0116__1384(d, n))) {
    rule_FX_0170__1120(d, n);
  } else {
    if (((m & 2) !== 0 && is_rule_FX_0117__1385(d, n))) {
      rule_FX_0171__1121(d, n);
    } else {}
  }
});
const CategoryTradeTax_ExemptionReasonCode__1545 = x_pairPlace(CategoryTradeTax__59, ExemptionReasonCode__405);
const ApplicableTradeTax_ExemptionReasonCode__1546 = x_pairPlace(ApplicableTradeTax__56, ExemptionReasonCode__405);
const on_ExemptionReasonCode__1547 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!(((d.memo[171] ??= x_said(d, texts_of_Indicator__687)) & Indicator_says_false__688) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__691 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__691 & 7)) === 0 || (pairs[CategoryTradeTax_ExemptionReasonCode__1545 >> 3] & 1 << (CategoryTradeTax_ExemptionReasonCode__1545 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  if (!(((d.memo[171] ??= x_said(d, texts_of_Indicator__687)) & Indicator_says_true__693) === 0 || (pairs[ChargeIndicator_Indicator__689 >> 3] & 1 << (ChargeIndicator_Indicator__689 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__691 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__691 & 7)) === 0 || (pairs[CategoryTradeTax_ExemptionReasonCode__1545 >> 3] & 1 << (CategoryTradeTax_ExemptionReasonCode__1545 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 2;
  if (!((pairs[ApplicableTradeTax_ExemptionReasonCode__1546 >> 3] & 1 << (ApplicableTradeTax_ExemptionReasonCode__1546 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 4;
  return m;
});
const on_ExemptionReasonCode__1548 = (function (d, n) {
  const m = (d.memo[330] ??= on_ExemptionReasonCode__1547(d));
  rule_document_stated_cii__170(d, n);
  if (((m & 1) !== 0 && is_rule_FX_0116__1384(d, n))) {
    rule_FX_0165__1115(d, n);
  } else {
    if (((m & 2) !== 0 && is_rule_FX_0117__1385(d, n))) {
      rule_FX_0166__1116(d, n);
    } else {}
  }
  if (((m & 4) !== 0 && is_rule_FX_0085__1383(d, n))) {
    rule_FX_0325__1142(d, n);
  } else {}
});
const SpecifiedLineTradeSettlement_BillingSpecifiedPeriod__1549 = x_pairPlace(SpecifiedLineTradeSettlement__55, BillingSpecifiedPeriod__407);
const on_BillingSpecifiedPeriod__1550 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[SpecifiedLineTradeSettlement_BillingSpecifiedPeriod__1549 >> 3] & 1 << (SpecifiedLineTradeSettlement_BillingSpecifiedPeriod__1549 & 7)) === 0 || first[SpecifiedLineTradeSettlement__55] === 0)) m |= 1;
  if (!((pairs[ApplicableHeaderTradeSettlement_BillingSpecifiedPeriod__1526 >> 3] & 1 << (ApplicableHeaderTradeSettlement_BillingSpecifiedPeriod__1526 & 7)) === 0 || first[ApplicableHeaderTradeSettlement__43] === 0)) m |= 2;
  if (!((pairs[SpecifiedLineTradeSettlement_BillingSpecifiedPeriod__1549 >> 3] & 1 << (SpecifiedLineTradeSettlement_BillingSpecifiedPeriod__1549 & 7)) === 0 || first[SpecifiedLineTradeSettlement__55] === 0)) m |= 4;
  return m;
});
const on_BillingSpecifiedPeriod__1551 = (function (d, n) {
  const m = (d.memo[331] ??= on_BillingSpecifiedPeriod__1550(d));
  if (((m & 1) !== 0 && is_rule_adjustments_cii__1394(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 2) !== 0 && is_rule_BR_45_BR_46_BR_47_BR_48_and_3_more__1253(d, n))) {
    rule_BR_29_BR_CO_19__308(d, n);
  } else {
    if (((m & 4) !== 0 && is_rule_adjustments_cii__1394(d, n))) {
      rule_document_stated_cii__170(d, n);
    } else {}
  }
  rule_document_stated_cii__170(d, n);
});
const is_rule_CII_SR_470__1552 = (function (d, n) {
  const first = d.first;
  return BigInt((first[TypeCode__177] === 0 ? 0 : x_countDown(d, n, down_TypeCode__1020)));
});
const K__1553 = x_strings(["30", "58"]);
const is_rule_CII_SR_470__1554 = (function (d, n) {
  const first = d.first;
  if (!(((((d.memoNode[93] === n ? d.memoValue[93] : x_memoiseFor(d, 93, n, is_rule_CII_SR_470__1552(d, n))) === 1n)) === true))) return false;
  if (!(x_oneOf(d, (first[TypeCode__177] === 0 ? undefined : x_onlyChild(d, n, TypeCode__177)), K__1553, true))) return false;
  return true;
});
const on_SpecifiedTradeSettlementPaymentMeans__1555 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!(first[SpecifiedTradeSettlementPaymentMeans__481] === 0)) m |= 1;
  if (!((pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementPaymentMeans__1425 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementPaymentMeans__1425 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 2;
  return m;
});
const on_SpecifiedTradeSettlementPaymentMeans__1556 = (function (d, n) {
  const m = (d.memo[332] ??= on_SpecifiedTradeSettlementPaymentMeans__1555(d));
  rule_BR_49__178(d, n);
  rule_document_stated_cii__170(d, n);
  rule_CII_SR_464__636(d, n);
  if (((m & 1) !== 0 && d.matches(is_rule_CII_SR_470__1554, 81, 82, n))) {
    rule_CII_SR_470__685(d, n);
  } else {}
  if (((m & 2) !== 0 && is_rule_FX_0024__1181(d, n))) {
    rule_FX_0318_FX_0320__1141(d, n);
  } else {}
});
const on_ExchangedDocumentContext__1557 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[CrossIndustryInvoice_ExchangedDocumentContext__1352 >> 3] & 1 << (CrossIndustryInvoice_ExchangedDocumentContext__1352 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  if (!((pairs[CrossIndustryInvoice_ExchangedDocumentContext__1352 >> 3] & 1 << (CrossIndustryInvoice_ExchangedDocumentContext__1352 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 2;
  return m;
});
const on_ExchangedDocumentContext__1558 = (function (d, n) {
  const m = (d.memo[333] ??= on_ExchangedDocumentContext__1557(d));
  if (((m & 1) !== 0 && is_rule_syntax_document__1469(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 2) !== 0 && is_rule_syntax_document__1469(d, n))) {
    rule_FX_0005_FX_0006__906(d, n);
  } else {}
});
const is_rule_FX_0009__1559 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === ExchangedDocumentContext__537 && kind[p] === 1)) return false;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === CrossIndustryInvoice__30 && kind[p2] === 1)) return false;
  if (parent[p2] !== 0) return false;
  return true;
});
const on_GuidelineSpecifiedDocumentContextParameter__1560 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[ExchangedDocumentContext_GuidelineSpecifiedDocumentContextParameter__541 >> 3] & 1 << (ExchangedDocumentContext_GuidelineSpecifiedDocumentContextParameter__541 & 7)) === 0 || (pairs[CrossIndustryInvoice_ExchangedDocumentContext__1352 >> 3] & 1 << (CrossIndustryInvoice_ExchangedDocumentContext__1352 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  return m;
});
const on_GuidelineSpecifiedDocumentContextParameter__1561 = (function (d, n) {
  const m = (d.memo[334] ??= on_GuidelineSpecifiedDocumentContextParameter__1560(d));
  rule_document_stated_cii__170(d, n);
  if (((m & 1) !== 0 && is_rule_FX_0009__1559(d, n))) {
    rule_FX_0009__912(d, n);
  } else {}
});
const BuyerOrderReferencedDocument__1562 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "BuyerOrderReferencedDocument");
const is_rule_FX_0023__1563 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === BuyerOrderReferencedDocument__1562 && kind[p] === 1)) return false;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === ApplicableHeaderTradeAgreement__37 && kind[p2] === 1)) return false;
  const p3 = parent[p2];
  if (!(p3 >= 0 && name[p3] === SupplyChainTradeTransaction__31 && kind[p3] === 1)) return false;
  const p4 = parent[p3];
  if (!(p4 >= 0 && name[p4] === CrossIndustryInvoice__30 && kind[p4] === 1)) return false;
  if (parent[p4] !== 0) return false;
  return true;
});
const ContractReferencedDocument__1564 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "ContractReferencedDocument");
const is_rule_FX_0058__1565 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === ContractReferencedDocument__1564 && kind[p] === 1)) return false;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === ApplicableHeaderTradeAgreement__37 && kind[p2] === 1)) return false;
  const p3 = parent[p2];
  if (!(p3 >= 0 && name[p3] === SupplyChainTradeTransaction__31 && kind[p3] === 1)) return false;
  const p4 = parent[p3];
  if (!(p4 >= 0 && name[p4] === CrossIndustryInvoice__30 && kind[p4] === 1)) return false;
  if (parent[p4] !== 0) return false;
  return true;
});
const DespatchAdviceReferencedDocument__1566 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "DespatchAdviceReferencedDocument");
const is_rule_FX_0063__1567 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === DespatchAdviceReferencedDocument__1566 && kind[p] === 1)) return false;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === ApplicableHeaderTradeDelivery__40 && kind[p2] === 1)) return false;
  const p3 = parent[p2];
  if (!(p3 >= 0 && name[p3] === SupplyChainTradeTransaction__31 && kind[p3] === 1)) return false;
  const p4 = parent[p3];
  if (!(p4 >= 0 && name[p4] === CrossIndustryInvoice__30 && kind[p4] === 1)) return false;
  if (parent[p4] !== 0) return false;
  return true;
});
const InvoiceReferencedDocument__1568 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "InvoiceReferencedDocument");
const is_rule_FX_0095__1569 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === InvoiceReferencedDocument__1568 && kind[p] === 1)) return false;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === ApplicableHeaderTradeSettlement__43 && kind[p2] === 1)) return false;
  const p3 = parent[p2];
  if (!(p3 >= 0 && name[p3] === SupplyChainTradeTransaction__31 && kind[p3] === 1)) return false;
  const p4 = parent[p3];
  if (!(p4 >= 0 && name[p4] === CrossIndustryInvoice__30 && kind[p4] === 1)) return false;
  if (parent[p4] !== 0) return false;
  return true;
});
const BuyerOrderReferencedDocument_IssuerAssignedID__1570 = x_pairPlace(BuyerOrderReferencedDocument__1562, IssuerAssignedID__629);
const ApplicableHeaderTradeAgreement_BuyerOrderReferencedDocument__1571 = x_pairPlace(ApplicableHeaderTradeAgreement__37, BuyerOrderReferencedDocument__1562);
const ContractReferencedDocument_IssuerAssignedID__1572 = x_pairPlace(ContractReferencedDocument__1564, IssuerAssignedID__629);
const ApplicableHeaderTradeAgreement_ContractReferencedDocument__1573 = x_pairPlace(ApplicableHeaderTradeAgreement__37, ContractReferencedDocument__1564);
const DespatchAdviceReferencedDocument_IssuerAssignedID__1574 = x_pairPlace(DespatchAdviceReferencedDocument__1566, IssuerAssignedID__629);
const ApplicableHeaderTradeDelivery_DespatchAdviceReferencedDocument__1575 = x_pairPlace(ApplicableHeaderTradeDelivery__40, DespatchAdviceReferencedDocument__1566);
const InvoiceReferencedDocument_IssuerAssignedID__1576 = x_pairPlace(InvoiceReferencedDocument__1568, IssuerAssignedID__629);
const ApplicableHeaderTradeSettlement_InvoiceReferencedDocument__1577 = x_pairPlace(ApplicableHeaderTradeSettlement__43, InvoiceReferencedDocument__1568);
const on_IssuerAssignedID__1578 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[BuyerOrderReferencedDocument_IssuerAssignedID__1570 >> 3] & 1 << (BuyerOrderReferencedDocument_IssuerAssignedID__1570 & 7)) === 0 || (pairs[ApplicableHeaderTradeAgreement_BuyerOrderReferencedDocument__1571 >> 3] & 1 << (ApplicableHeaderTradeAgreement_BuyerOrderReferencedDocument__1571 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  if (!((pairs[ContractReferencedDocument_IssuerAssignedID__1572 >> 3] & 1 << (ContractReferencedDocument_IssuerAssignedID__1572 & 7)) === 0 || (pairs[ApplicableHeaderTradeAgreement_ContractReferencedDocument__1573 >> 3] & 1 << (ApplicableHeaderTradeAgreement_ContractReferencedDocument__1573 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 2;
  if (!((pairs[DespatchAdviceReferencedDocument_IssuerAssignedID__1574 >> 3] & 1 << (DespatchAdviceReferencedDocument_IssuerAssignedID__1574 & 7)) === 0 || (pairs[ApplicableHeaderTradeDelivery_DespatchAdviceReferencedDocument__1575 >> 3] & 1 << (ApplicableHeaderTradeDelivery_DespatchAdviceReferencedDocument__1575 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeDelivery__42 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeDelivery__42 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 4;
  if (!((pairs[InvoiceReferencedDocument_IssuerAssignedID__1576 >> 3] & 1 << (InvoiceReferencedDocument_IssuerAssignedID__1576 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_InvoiceReferencedDocument__1577 >> 3] & 1 << (ApplicableHeaderTradeSettlement_InvoiceReferencedDocument__1577 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 8;
  return m;
});
const on_IssuerAssignedID__1579 = (function (d, n) {
  const m = (d.memo[335] ??= on_IssuerAssignedID__1578(d));
  rule_document_stated_cii__170(d, n);
  if (((m & 1) !== 0 && is_rule_FX_0023__1563(d, n))) {
    rule_FX_0023__934(d, n);
  } else {}
  if (((m & 2) !== 0 && is_rule_FX_0058__1565(d, n))) {
    rule_FX_0058__972(d, n);
  } else {
    if (((m & 4) !== 0 && is_rule_FX_0063__1567(d, n))) {
      rule_FX_0063__979(d, n);
    } else {}
  }
  if (((m & 8) !== 0 && is_rule_FX_0095__1569(d, n))) {
    rule_FX_0095__1008(d, n);
  } else {}
});
const is_rule_BR_50_BR_61__1580 = (function (p, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  {
    const n = p;
    for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, TypeCode__177) : end[a]) if (name[a] === TypeCode__177 && kind[a] === 1) {
      if (x_oneOf(d, a, K__1553, false)) return true;
    }
  }
  return false;
});
const texts_of_TypeCode__1581 = x_vocabulary(TypeCode__177, null, false);
const TypeCode_says_30_58__1582 = x_bitsOf(texts_of_TypeCode__1581, "30", "58");
const is_rule_BR_50_BR_61__1583 = (function (d, p) {
  const first = d.first;
  return (!(((d.memo[336] ??= x_said(d, texts_of_TypeCode__1581)) & TypeCode_says_30_58__1582) === 0 || first[TypeCode__177] === 0) && (is_rule_BR_50_BR_61__1580(p, d)) === true);
});
const is_rule_BR_50_BR_61__1584 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeSettlementPaymentMeans__481 && kind[p] === 1)) return false;
  if (!((d.memoNode[94] === p ? d.memoValue[94] : x_memoiseFor(d, 94, p, is_rule_BR_50_BR_61__1583(d, p))))) return false;
  return true;
});
const on_PayeePartyCreditorFinancialAccount__1585 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!(((d.memo[336] ??= x_said(d, texts_of_TypeCode__1581)) & TypeCode_says_30_58__1582) === 0 || (pairs[SpecifiedTradeSettlementPaymentMeans_TypeCode__483 >> 3] & 1 << (SpecifiedTradeSettlementPaymentMeans_TypeCode__483 & 7)) === 0 || (pairs[SpecifiedTradeSettlementPaymentMeans_PayeePartyCreditorFinancialAccount__1532 >> 3] & 1 << (SpecifiedTradeSettlementPaymentMeans_PayeePartyCreditorFinancialAccount__1532 & 7)) === 0 || first[SpecifiedTradeSettlementPaymentMeans__481] === 0)) m |= 1;
  return m;
});
const on_PayeePartyCreditorFinancialAccount__1586 = (function (d, n) {
  const m = (d.memo[337] ??= on_PayeePartyCreditorFinancialAccount__1585(d));
  if (((m & 1) !== 0 && is_rule_BR_50_BR_61__1584(d, n))) {
    rule_BR_50_BR_61__314(d, n);
  } else {}
});
const on_ActualDeliverySupplyChainEvent__1587 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[ApplicableHeaderTradeDelivery_ActualDeliverySupplyChainEvent__867 >> 3] & 1 << (ApplicableHeaderTradeDelivery_ActualDeliverySupplyChainEvent__867 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeDelivery__42 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeDelivery__42 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  return m;
});
const on_ActualDeliverySupplyChainEvent__1588 = (function (d, n) {
  const m = (d.memo[338] ??= on_ActualDeliverySupplyChainEvent__1587(d));
  if (((m & 1) !== 0 && is_rule_FX_0140_FX_0141__1491(d, n))) {
    rule_FX_0059__976(d, n);
  } else {}
});
const on_BusinessProcessSpecifiedDocumentContextParameter__1589 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[ExchangedDocumentContext_BusinessProcessSpecifiedDocumentContextParameter__1355 >> 3] & 1 << (ExchangedDocumentContext_BusinessProcessSpecifiedDocumentContextParameter__1355 & 7)) === 0 || (pairs[CrossIndustryInvoice_ExchangedDocumentContext__1352 >> 3] & 1 << (CrossIndustryInvoice_ExchangedDocumentContext__1352 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  return m;
});
const on_BusinessProcessSpecifiedDocumentContextParameter__1590 = (function (d, n) {
  const m = (d.memo[339] ??= on_BusinessProcessSpecifiedDocumentContextParameter__1589(d));
  rule_document_stated_cii__170(d, n);
  if (((m & 1) !== 0 && is_rule_FX_0009__1559(d, n))) {
    rule_FX_0007__910(d, n);
  } else {}
});
const IncludedNote__1591 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "IncludedNote");
const is_rule_FX_0199__1592 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === IncludedNote__1591 && kind[p] === 1)) return false;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === ExchangedDocument__233 && kind[p2] === 1)) return false;
  const p3 = parent[p2];
  if (!(p3 >= 0 && name[p3] === CrossIndustryInvoice__30 && kind[p3] === 1)) return false;
  if (parent[p3] !== 0) return false;
  return true;
});
const IncludedNote_SubjectCode__1593 = x_pairPlace(IncludedNote__1591, SubjectCode__1048);
const ExchangedDocument_IncludedNote__1594 = x_pairPlace(ExchangedDocument__233, IncludedNote__1591);
const on_SubjectCode__1595 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[IncludedNote_SubjectCode__1593 >> 3] & 1 << (IncludedNote_SubjectCode__1593 & 7)) === 0 || (pairs[ExchangedDocument_IncludedNote__1594 >> 3] & 1 << (ExchangedDocument_IncludedNote__1594 & 7)) === 0 || (pairs[CrossIndustryInvoice_ExchangedDocument__1353 >> 3] & 1 << (CrossIndustryInvoice_ExchangedDocument__1353 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  return m;
});
const on_SubjectCode__1596 = (function (d, n) {
  const m = (d.memo[340] ??= on_SubjectCode__1595(d));
  rule_document_stated_cii__170(d, n);
  if (((m & 1) !== 0 && is_rule_FX_0199__1592(d, n))) {
    rule_FX_0199__1122(d, n);
  } else {}
});
const is_rule_FX_0074__1597 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradePaymentTerms__1098 && kind[p] === 1)) return false;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === ApplicableHeaderTradeSettlement__43 && kind[p2] === 1)) return false;
  const p3 = parent[p2];
  if (!(p3 >= 0 && name[p3] === SupplyChainTradeTransaction__31 && kind[p3] === 1)) return false;
  const p4 = parent[p3];
  if (!(p4 >= 0 && name[p4] === CrossIndustryInvoice__30 && kind[p4] === 1)) return false;
  if (parent[p4] !== 0) return false;
  return true;
});
const SpecifiedTradePaymentTerms_DirectDebitMandateID__1598 = x_pairPlace(SpecifiedTradePaymentTerms__1098, DirectDebitMandateID__1086);
const on_DirectDebitMandateID__1599 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[SpecifiedTradePaymentTerms_DirectDebitMandateID__1598 >> 3] & 1 << (SpecifiedTradePaymentTerms_DirectDebitMandateID__1598 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradePaymentTerms__1525 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradePaymentTerms__1525 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  return m;
});
const on_DirectDebitMandateID__1600 = (function (d, n) {
  const m = (d.memo[341] ??= on_DirectDebitMandateID__1599(d));
  rule_document_stated_cii__170(d, n);
  if (((m & 1) !== 0 && is_rule_FX_0074__1597(d, n))) {
    rule_FX_0074__987(d, n);
  } else {}
});
const on_SpecifiedTradePaymentTerms__1601 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[ApplicableHeaderTradeSettlement_SpecifiedTradePaymentTerms__1525 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradePaymentTerms__1525 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  return m;
});
const on_SpecifiedTradePaymentTerms__1602 = (function (d, n) {
  const m = (d.memo[342] ??= on_SpecifiedTradePaymentTerms__1601(d));
  if (((m & 1) !== 0 && is_rule_FX_0024__1181(d, n))) {
    rule_FX_0153_FX_0154__1090(d, n);
  } else {}
});
const AdditionalReferencedDocument__1603 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "AdditionalReferencedDocument");
const on_AdditionalReferencedDocument__1604 = (function (d, n) {
  rule_document_stated_cii__170(d, n);
  rule_document_stated_cii__170(d, n);
});
const ApplicableProductCharacteristic__1605 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "ApplicableProductCharacteristic");
const is_rule_syntax_items__1606 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeProduct__1494 && kind[p] === 1)) return false;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === IncludedSupplyChainTradeLineItem__33 && kind[p2] === 1)) return false;
  const p3 = parent[p2];
  if (!(p3 >= 0 && name[p3] === SupplyChainTradeTransaction__31 && kind[p3] === 1)) return false;
  const p4 = parent[p3];
  if (!(p4 >= 0 && name[p4] === CrossIndustryInvoice__30 && kind[p4] === 1)) return false;
  if (parent[p4] !== 0) return false;
  return true;
});
const SpecifiedTradeProduct_ApplicableProductCharacteristic__1607 = x_pairPlace(SpecifiedTradeProduct__1494, ApplicableProductCharacteristic__1605);
const IncludedSupplyChainTradeLineItem_SpecifiedTradeProduct__1608 = x_pairPlace(IncludedSupplyChainTradeLineItem__33, SpecifiedTradeProduct__1494);
const on_ApplicableProductCharacteristic__1609 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[SpecifiedTradeProduct_ApplicableProductCharacteristic__1607 >> 3] & 1 << (SpecifiedTradeProduct_ApplicableProductCharacteristic__1607 & 7)) === 0 || (pairs[IncludedSupplyChainTradeLineItem_SpecifiedTradeProduct__1608 >> 3] & 1 << (IncludedSupplyChainTradeLineItem_SpecifiedTradeProduct__1608 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  return m;
});
const on_ApplicableProductCharacteristic__1610 = (function (d, n) {
  const m = (d.memo[343] ??= on_ApplicableProductCharacteristic__1609(d));
  rule_document_stated_cii__170(d, n);
  if (((m & 1) !== 0 && is_rule_syntax_items__1606(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
});
const ReferenceTypeCode__1611 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "ReferenceTypeCode");
const on_ReferenceTypeCode__1612 = (function (d, n) {
  rule_document_stated_cii__170(d, n);
});
const ClassCode__1613 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "ClassCode");
const is_rule_codes_cii__1614 = (function (d, n) {
  const first = d.first;
  if (!(((first[listID__1432] === 0 ? undefined : x_attribute(d, n, listID__1432)) !== undefined))) return false;
  return true;
});
const ClassCode_listID__1615 = x_pairPlace(ClassCode__1613, listID__1432);
const on_ClassCode__1616 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[ClassCode_listID__1615 >> 3] & 1 << (ClassCode_listID__1615 & 7)) === 0 || first[ClassCode__1613] === 0)) m |= 1;
  return m;
});
const on_ClassCode__1617 = (function (d, n) {
  const m = (d.memo[344] ??= on_ClassCode__1616(d));
  if (((m & 1) !== 0 && is_rule_codes_cii__1614(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
});
const BasisQuantity__1618 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "BasisQuantity");
const unitCode__1619 = x_nameNumber("", "unitCode");
const is_rule_codes_cii__1620 = (function (d, n) {
  const first = d.first;
  if (!(((first[unitCode__1619] === 0 ? undefined : x_attribute(d, n, unitCode__1619)) !== undefined))) return false;
  return true;
});
const BasisQuantity_unitCode__1621 = x_pairPlace(BasisQuantity__1618, unitCode__1619);
const on_BasisQuantity__1622 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[BasisQuantity_unitCode__1621 >> 3] & 1 << (BasisQuantity_unitCode__1621 & 7)) === 0 || first[BasisQuantity__1618] === 0)) m |= 1;
  return m;
});
const on_BasisQuantity__1623 = (function (d, n) {
  const m = (d.memo[345] ??= on_BasisQuantity__1622(d));
  if (((m & 1) !== 0 && is_rule_codes_cii__1620(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  rule_document_stated_cii__170(d, n);
});
const BilledQuantity__1624 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "BilledQuantity");
const BilledQuantity_unitCode__1625 = x_pairPlace(BilledQuantity__1624, unitCode__1619);
const on_BilledQuantity__1626 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[BilledQuantity_unitCode__1625 >> 3] & 1 << (BilledQuantity_unitCode__1625 & 7)) === 0 || first[BilledQuantity__1624] === 0)) m |= 1;
  return m;
});
const on_BilledQuantity__1627 = (function (d, n) {
  const m = (d.memo[346] ??= on_BilledQuantity__1626(d));
  if (((m & 1) !== 0 && is_rule_codes_cii__1620(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  rule_document_stated_cii__170(d, n);
});
const AttachmentBinaryObject__1628 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "AttachmentBinaryObject");
const mimeCode__1629 = x_nameNumber("", "mimeCode");
const is_rule_codes_cii__1630 = (function (d, n) {
  const first = d.first;
  if (!(((first[mimeCode__1629] === 0 ? undefined : x_attribute(d, n, mimeCode__1629)) !== undefined))) return false;
  return true;
});
const AttachmentBinaryObject_mimeCode__1631 = x_pairPlace(AttachmentBinaryObject__1628, mimeCode__1629);
const on_AttachmentBinaryObject__1632 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[AttachmentBinaryObject_mimeCode__1631 >> 3] & 1 << (AttachmentBinaryObject_mimeCode__1631 & 7)) === 0 || first[AttachmentBinaryObject__1628] === 0)) m |= 1;
  return m;
});
const on_AttachmentBinaryObject__1633 = (function (d, n) {
  const m = (d.memo[347] ??= on_AttachmentBinaryObject__1632(d));
  if (((m & 1) !== 0 && is_rule_codes_cii__1630(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
});
const on_PayeeTradeParty__1634 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[ApplicableHeaderTradeSettlement_PayeeTradeParty__1329 >> 3] & 1 << (ApplicableHeaderTradeSettlement_PayeeTradeParty__1329 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  return m;
});
const on_PayeeTradeParty__1635 = (function (d, n) {
  const m = (d.memo[348] ??= on_PayeeTradeParty__1634(d));
  rule_document_stated_cii__170(d, n);
  rule_BR_17__626(d, n);
  if (((m & 1) !== 0 && is_rule_FX_0024__1181(d, n))) {
    rule_FX_0146_FX_0147_FX_0148__1077(d, n);
  } else {}
});
const on_InvoiceReferencedDocument__1636 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[ApplicableHeaderTradeSettlement_InvoiceReferencedDocument__1577 >> 3] & 1 << (ApplicableHeaderTradeSettlement_InvoiceReferencedDocument__1577 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  if (!((pairs[ApplicableHeaderTradeSettlement_InvoiceReferencedDocument__1577 >> 3] & 1 << (ApplicableHeaderTradeSettlement_InvoiceReferencedDocument__1577 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 2;
  if (!((pairs[ApplicableHeaderTradeSettlement_InvoiceReferencedDocument__1577 >> 3] & 1 << (ApplicableHeaderTradeSettlement_InvoiceReferencedDocument__1577 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 4;
  return m;
});
const on_InvoiceReferencedDocument__1637 = (function (d, n) {
  const m = (d.memo[349] ??= on_InvoiceReferencedDocument__1636(d));
  if (((m & 1) !== 0 && is_rule_FX_0024__1181(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  rule_document_stated_cii__170(d, n);
  if (((m & 2) !== 0 && is_rule_FX_0024__1181(d, n))) {
    rule_BR_55__631(d, n);
  } else {}
  if (((m & 4) !== 0 && is_rule_FX_0024__1181(d, n))) {
    rule_FX_0082__997(d, n);
  } else {}
});
const ApplicableTradeSettlementFinancialCard__1638 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "ApplicableTradeSettlementFinancialCard");
const DesignatedProductClassification__1639 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "DesignatedProductClassification");
const on_IncludedNote__1640 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[ExchangedDocument_IncludedNote__1594 >> 3] & 1 << (ExchangedDocument_IncludedNote__1594 & 7)) === 0 || (pairs[CrossIndustryInvoice_ExchangedDocument__1353 >> 3] & 1 << (CrossIndustryInvoice_ExchangedDocument__1353 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  if (!((pairs[ExchangedDocument_IncludedNote__1594 >> 3] & 1 << (ExchangedDocument_IncludedNote__1594 & 7)) === 0 || (pairs[CrossIndustryInvoice_ExchangedDocument__1353 >> 3] & 1 << (CrossIndustryInvoice_ExchangedDocument__1353 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 2;
  return m;
});
const on_IncludedNote__1641 = (function (d, n) {
  const m = (d.memo[350] ??= on_IncludedNote__1640(d));
  if (((m & 1) !== 0 && is_rule_syntax_values__1340(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 2) !== 0 && is_rule_syntax_values__1340(d, n))) {
    rule_FX_0129_FX_0130__1052(d, n);
  } else {}
});
const on_SpecifiedTradeProduct__1642 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[IncludedSupplyChainTradeLineItem_SpecifiedTradeProduct__1608 >> 3] & 1 << (IncludedSupplyChainTradeLineItem_SpecifiedTradeProduct__1608 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  return m;
});
const on_SpecifiedTradeProduct__1643 = (function (d, n) {
  const m = (d.memo[351] ??= on_SpecifiedTradeProduct__1642(d));
  if (((m & 1) !== 0 && is_rule_syntax_line_amounts__1195(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
});
const SpecifiedLineTradeAgreement__1644 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "SpecifiedLineTradeAgreement");
const IncludedSupplyChainTradeLineItem_SpecifiedLineTradeAgreement__1645 = x_pairPlace(IncludedSupplyChainTradeLineItem__33, SpecifiedLineTradeAgreement__1644);
const on_SpecifiedLineTradeAgreement__1646 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[IncludedSupplyChainTradeLineItem_SpecifiedLineTradeAgreement__1645 >> 3] & 1 << (IncludedSupplyChainTradeLineItem_SpecifiedLineTradeAgreement__1645 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  return m;
});
const on_SpecifiedLineTradeAgreement__1647 = (function (d, n) {
  const m = (d.memo[352] ??= on_SpecifiedLineTradeAgreement__1646(d));
  if (((m & 1) !== 0 && is_rule_syntax_line_amounts__1195(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
});
const AppliedTradeAllowanceCharge__1648 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "AppliedTradeAllowanceCharge");
const GrossPriceProductTradePrice__1649 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "GrossPriceProductTradePrice");
const is_rule_syntax_line_terms__1650 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === GrossPriceProductTradePrice__1649 && kind[p] === 1)) return false;
  return true;
});
const GrossPriceProductTradePrice_AppliedTradeAllowanceCharge__1651 = x_pairPlace(GrossPriceProductTradePrice__1649, AppliedTradeAllowanceCharge__1648);
const on_AppliedTradeAllowanceCharge__1652 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[GrossPriceProductTradePrice_AppliedTradeAllowanceCharge__1651 >> 3] & 1 << (GrossPriceProductTradePrice_AppliedTradeAllowanceCharge__1651 & 7)) === 0 || first[GrossPriceProductTradePrice__1649] === 0)) m |= 1;
  return m;
});
const on_AppliedTradeAllowanceCharge__1653 = (function (d, n) {
  const m = (d.memo[353] ??= on_AppliedTradeAllowanceCharge__1652(d));
  if (((m & 1) !== 0 && is_rule_syntax_line_terms__1650(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
});
const SpecifiedLineTradeDelivery__1654 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "SpecifiedLineTradeDelivery");
const IncludedSupplyChainTradeLineItem_SpecifiedLineTradeDelivery__1655 = x_pairPlace(IncludedSupplyChainTradeLineItem__33, SpecifiedLineTradeDelivery__1654);
const on_SpecifiedLineTradeDelivery__1656 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[IncludedSupplyChainTradeLineItem_SpecifiedLineTradeDelivery__1655 >> 3] & 1 << (IncludedSupplyChainTradeLineItem_SpecifiedLineTradeDelivery__1655 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  return m;
});
const on_SpecifiedLineTradeDelivery__1657 = (function (d, n) {
  const m = (d.memo[354] ??= on_SpecifiedLineTradeDelivery__1656(d));
  if (((m & 1) !== 0 && is_rule_syntax_line_amounts__1195(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
});
const SellerAssignedID__1658 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "SellerAssignedID");
const SpecifiedTradeProduct_SellerAssignedID__1659 = x_pairPlace(SpecifiedTradeProduct__1494, SellerAssignedID__1658);
const on_SellerAssignedID__1660 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[SpecifiedTradeProduct_SellerAssignedID__1659 >> 3] & 1 << (SpecifiedTradeProduct_SellerAssignedID__1659 & 7)) === 0 || (pairs[IncludedSupplyChainTradeLineItem_SpecifiedTradeProduct__1608 >> 3] & 1 << (IncludedSupplyChainTradeLineItem_SpecifiedTradeProduct__1608 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  return m;
});
const on_SellerAssignedID__1661 = (function (d, n) {
  const m = (d.memo[355] ??= on_SellerAssignedID__1660(d));
  if (((m & 1) !== 0 && is_rule_syntax_items__1606(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {
    rule_document_stated_cii__170(d, n);
  }
});
const on_BuyerOrderReferencedDocument__1662 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[ApplicableHeaderTradeAgreement_BuyerOrderReferencedDocument__1571 >> 3] & 1 << (ApplicableHeaderTradeAgreement_BuyerOrderReferencedDocument__1571 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  return m;
});
const on_BuyerOrderReferencedDocument__1663 = (function (d, n) {
  const m = (d.memo[356] ??= on_BuyerOrderReferencedDocument__1662(d));
  rule_document_stated_cii__170(d, n);
  if (((m & 1) !== 0 && is_rule_FX_0354_FX_0355_FX_0356_FX_0357_and_1_more__1312(d, n))) {
    rule_FX_0022__933(d, n);
  } else {}
});
const on_ContractReferencedDocument__1664 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[ApplicableHeaderTradeAgreement_ContractReferencedDocument__1573 >> 3] & 1 << (ApplicableHeaderTradeAgreement_ContractReferencedDocument__1573 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  return m;
});
const on_ContractReferencedDocument__1665 = (function (d, n) {
  const m = (d.memo[357] ??= on_ContractReferencedDocument__1664(d));
  rule_document_stated_cii__170(d, n);
  if (((m & 1) !== 0 && is_rule_FX_0354_FX_0355_FX_0356_FX_0357_and_1_more__1312(d, n))) {
    rule_FX_0057__971(d, n);
  } else {}
});
const on_DespatchAdviceReferencedDocument__1666 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[ApplicableHeaderTradeDelivery_DespatchAdviceReferencedDocument__1575 >> 3] & 1 << (ApplicableHeaderTradeDelivery_DespatchAdviceReferencedDocument__1575 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeDelivery__42 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeDelivery__42 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  return m;
});
const on_DespatchAdviceReferencedDocument__1667 = (function (d, n) {
  const m = (d.memo[358] ??= on_DespatchAdviceReferencedDocument__1666(d));
  rule_document_stated_cii__170(d, n);
  if (((m & 1) !== 0 && is_rule_FX_0140_FX_0141__1491(d, n))) {
    rule_FX_0062__978(d, n);
  } else {}
});
const on_PayerPartyDebtorFinancialAccount__1668 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[SpecifiedTradeSettlementPaymentMeans_PayerPartyDebtorFinancialAccount__1534 >> 3] & 1 << (SpecifiedTradeSettlementPaymentMeans_PayerPartyDebtorFinancialAccount__1534 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementPaymentMeans__1425 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementPaymentMeans__1425 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  return m;
});
const on_PayerPartyDebtorFinancialAccount__1669 = (function (d, n) {
  const m = (d.memo[359] ??= on_PayerPartyDebtorFinancialAccount__1668(d));
  if (((m & 1) !== 0 && is_rule_FX_0081__1424(d, n))) {
    rule_FX_0079__994(d, n);
  } else {}
});
const CreditorReferenceID__1670 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "CreditorReferenceID");
const ApplicableHeaderTradeSettlement_CreditorReferenceID__1671 = x_pairPlace(ApplicableHeaderTradeSettlement__43, CreditorReferenceID__1670);
const on_CreditorReferenceID__1672 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[ApplicableHeaderTradeSettlement_CreditorReferenceID__1671 >> 3] & 1 << (ApplicableHeaderTradeSettlement_CreditorReferenceID__1671 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  return m;
});
const on_CreditorReferenceID__1673 = (function (d, n) {
  const m = (d.memo[360] ??= on_CreditorReferenceID__1672(d));
  rule_document_stated_cii__170(d, n);
  if (((m & 1) !== 0 && is_rule_FX_0024__1181(d, n))) {
    rule_FX_0092__1006(d, n);
  } else {}
});
const DateTimeString__1674 = x_nameNumber("urn:un:unece:uncefact:data:standard:QualifiedDataType:100", "DateTimeString");
const FormattedIssueDateTime__1675 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "FormattedIssueDateTime");
const is_rule_FX_0093_FX_0094__1676 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === FormattedIssueDateTime__1675 && kind[p] === 1)) return false;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === InvoiceReferencedDocument__1568 && kind[p2] === 1)) return false;
  const p3 = parent[p2];
  if (!(p3 >= 0 && name[p3] === ApplicableHeaderTradeSettlement__43 && kind[p3] === 1)) return false;
  const p4 = parent[p3];
  if (!(p4 >= 0 && name[p4] === SupplyChainTradeTransaction__31 && kind[p4] === 1)) return false;
  const p5 = parent[p4];
  if (!(p5 >= 0 && name[p5] === CrossIndustryInvoice__30 && kind[p5] === 1)) return false;
  if (parent[p5] !== 0) return false;
  return true;
});
const FormattedIssueDateTime_DateTimeString__1677 = x_pairPlace(FormattedIssueDateTime__1675, DateTimeString__1674);
const InvoiceReferencedDocument_FormattedIssueDateTime__1678 = x_pairPlace(InvoiceReferencedDocument__1568, FormattedIssueDateTime__1675);
const on_DateTimeString__1679 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[FormattedIssueDateTime_DateTimeString__1677 >> 3] & 1 << (FormattedIssueDateTime_DateTimeString__1677 & 7)) === 0 || (pairs[InvoiceReferencedDocument_FormattedIssueDateTime__1678 >> 3] & 1 << (InvoiceReferencedDocument_FormattedIssueDateTime__1678 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_InvoiceReferencedDocument__1577 >> 3] & 1 << (ApplicableHeaderTradeSettlement_InvoiceReferencedDocument__1577 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  return m;
});
const on_DateTimeString__1680 = (function (d, n) {
  const m = (d.memo[361] ??= on_DateTimeString__1679(d));
  if (((m & 1) !== 0 && is_rule_FX_0093_FX_0094__1676(d, n))) {
    rule_FX_0093_FX_0094__1007(d, n);
  } else {}
});
const BuyerOrderReferencedDocument_FormattedIssueDateTime__1681 = x_pairPlace(BuyerOrderReferencedDocument__1562, FormattedIssueDateTime__1675);
const ContractReferencedDocument_FormattedIssueDateTime__1682 = x_pairPlace(ContractReferencedDocument__1564, FormattedIssueDateTime__1675);
const DespatchAdviceReferencedDocument_FormattedIssueDateTime__1683 = x_pairPlace(DespatchAdviceReferencedDocument__1566, FormattedIssueDateTime__1675);
const on_FormattedIssueDateTime__1684 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[BuyerOrderReferencedDocument_FormattedIssueDateTime__1681 >> 3] & 1 << (BuyerOrderReferencedDocument_FormattedIssueDateTime__1681 & 7)) === 0 || (pairs[ApplicableHeaderTradeAgreement_BuyerOrderReferencedDocument__1571 >> 3] & 1 << (ApplicableHeaderTradeAgreement_BuyerOrderReferencedDocument__1571 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  if (!((pairs[ContractReferencedDocument_FormattedIssueDateTime__1682 >> 3] & 1 << (ContractReferencedDocument_FormattedIssueDateTime__1682 & 7)) === 0 || (pairs[ApplicableHeaderTradeAgreement_ContractReferencedDocument__1573 >> 3] & 1 << (ApplicableHeaderTradeAgreement_ContractReferencedDocument__1573 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 2;
  if (!((pairs[DespatchAdviceReferencedDocument_FormattedIssueDateTime__1683 >> 3] & 1 << (DespatchAdviceReferencedDocument_FormattedIssueDateTime__1683 & 7)) === 0 || (pairs[ApplicableHeaderTradeDelivery_DespatchAdviceReferencedDocument__1575 >> 3] & 1 << (ApplicableHeaderTradeDelivery_DespatchAdviceReferencedDocument__1575 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeDelivery__42 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeDelivery__42 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 4;
  return m;
});
const on_FormattedIssueDateTime__1685 = (function (d, n) {
  const m = (d.memo[362] ??= on_FormattedIssueDateTime__1684(d));
  if (((m & 1) !== 0 && is_rule_FX_0023__1563(d, n))) {
    rule_FX_0138__1067(d, n);
  } else {
    if (((m & 2) !== 0 && is_rule_FX_0058__1565(d, n))) {
      rule_FX_0139__1068(d, n);
    } else {
      if (((m & 4) !== 0 && is_rule_FX_0063__1567(d, n))) {
        rule_FX_0144__1075(d, n);
      } else {}
    }
  }
});
const TradingBusinessName__1686 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "TradingBusinessName");
const SpecifiedLegalOrganization_TradingBusinessName__1687 = x_pairPlace(SpecifiedLegalOrganization__276, TradingBusinessName__1686);
const on_TradingBusinessName__1688 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[SpecifiedLegalOrganization_TradingBusinessName__1687 >> 3] & 1 << (SpecifiedLegalOrganization_TradingBusinessName__1687 & 7)) === 0 || (pairs[PayeeTradeParty_SpecifiedLegalOrganization__1359 >> 3] & 1 << (PayeeTradeParty_SpecifiedLegalOrganization__1359 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_PayeeTradeParty__1329 >> 3] & 1 << (ApplicableHeaderTradeSettlement_PayeeTradeParty__1329 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  if (!((pairs[SpecifiedLegalOrganization_TradingBusinessName__1687 >> 3] & 1 << (SpecifiedLegalOrganization_TradingBusinessName__1687 & 7)) === 0 || (pairs[BuyerTradeParty_SpecifiedLegalOrganization__786 >> 3] & 1 << (BuyerTradeParty_SpecifiedLegalOrganization__786 & 7)) === 0 || (pairs[ApplicableHeaderTradeAgreement_BuyerTradeParty__264 >> 3] & 1 << (ApplicableHeaderTradeAgreement_BuyerTradeParty__264 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 2;
  return m;
});
const on_TradingBusinessName__1689 = (function (d, n) {
  const m = (d.memo[363] ??= on_TradingBusinessName__1688(d));
  if (((m & 1) !== 0 && is_rule_FX_0073__1349(d, n))) {
    rule_FX_0152__1081(d, n);
  } else {}
  if (((m & 2) !== 0 && is_rule_FX_0012__1342(d, n))) {
    rule_FX_0359__1137(d, n);
  } else {}
});
const seen__1690 = [];
const is_rule_syntax_document__1691 = (function (d, n) {
  const name = d.name;
  if (!((seen__1690[name[n]] ?? x_cacheByName(seen__1690, name[n], x_endsWith(x_localName(d, n), "DocumentContextParameter"))))) return false;
  return true;
});
const seen__1692 = [];
const is_rule_syntax_groups__1693 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  if (!(kind[n] === 1 && x_hasUri(d, n, "urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100"))) return false;
  if (!((seen__1692[name[n]] ?? x_cacheByName(seen__1692, name[n], x_endsWith(x_localName(d, n), "ReferencedDocument"))))) return false;
  return true;
});
const seen__1694 = [];
const is_rule_syntax_groups__1695 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  if (!(kind[n] === 1 && x_hasUri(d, n, "urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100"))) return false;
  if (!((seen__1694[name[n]] ?? x_cacheByName(seen__1694, name[n], x_endsWith(x_localName(d, n), "TradeTax"))))) return false;
  return true;
});
const seen__1696 = [];
const is_rule_syntax_values__1697 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  if (!(kind[n] === 1 && x_hasUri(d, n, "urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100"))) return false;
  if (!((seen__1696[name[n]] ?? x_cacheByName(seen__1696, name[n], x_endsWith(x_localName(d, n), "ID"))))) return false;
  return true;
});
const seen__1698 = [];
const is_rule_syntax_values__1699 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const first = d.first;
  if (!(kind[n] === 1 && x_hasUri(d, n, "urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100"))) return false;
  if (!((seen__1698[name[n]] ?? x_cacheByName(seen__1698, name[n], x_endsWith(x_localName(d, n), "Amount"))))) return false;
  if (!(!((first[TaxTotalAmount__243] === 0 ? undefined : is_rule_syntax_values__1400(d, n)) !== undefined))) return false;
  return true;
});
const seen__1700 = [];
const is_rule_syntax_values__1701 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  if (!(kind[n] === 1 && x_hasUri(d, n, "urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100"))) return false;
  if (!((seen__1700[name[n]] ?? x_cacheByName(seen__1700, name[n], x_endsWith(x_localName(d, n), "Quantity"))))) return false;
  return true;
});
const on_element__1702 = (function (d, n) {
  if (is_rule_syntax_document__1691(d, n)) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (is_rule_syntax_groups__1693(d, n)) {
    rule_document_stated_cii__170(d, n);
  } else {
    if (is_rule_syntax_groups__1695(d, n)) {
      rule_document_stated_cii__170(d, n);
    } else {}
  }
  if (is_rule_syntax_values__1697(d, n)) {
    rule_document_stated_cii__170(d, n);
  } else {
    if (is_rule_syntax_values__1699(d, n)) {
      rule_document_stated_cii__170(d, n);
    } else {
      if (is_rule_syntax_values__1701(d, n)) {
        rule_document_stated_cii__170(d, n);
      } else {}
    }
  }
});
export const pack = { facts: JSON.parse("{\"id\":\"facturx-basicwl\",\"version\":\"1.09.2\",\"syntax\":\"cii\",\"source\":\"schematron:base\",\"validity\":{\"from\":null,\"to\":null},\"patternOf\":[1,1,1,3,3,3,3,3,3,3,3,3,3,3,3,3,3,4,4,4,4,4,4,4,4,4,4,4,4,8,8,9,9,9,10,10,11,11,13,13,13,13,13,13,15,15,22,22,43,43,43,49,49,53,53,53,53,53,53,53,53,53,53,53,54,54,54,54,54,54,54,54,54,54,54,54,54,54,54,55,55,56,57,57,57,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,106,106,106,107,107,107,108,108,108,108,108,108,108,108,108,108,108,108,108,108,108,108,108,108,108,108,108,108,108,108,108,108,108,108,108,108,109,109,109,109,109,109,109,109,109,109,109,109,109,109,109,109,109,109,109,109,109,109,109,109,109,109,109,109,109,109,109,109,109,109,109,109,109,109,109,109,109,109,109,109,109,109,109,109,109,109,109,110,110,110,110,110,110,110,110,110,110,110,110,110,110,110,110,110,110,110,110,110,110,110,110,110,110,110,110,110,110,110,110,110,110,110,110,110,110,110,110,110,110,110,110,110,111,111,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,113,113,113,113,113,113,113,113,113,113,113,113,113,113,113,113,113,113,113,113,113,113,113,113,113]}"), values: [null, [BR_19__175], null, [BR_31__184], [BR_32__187], [BR_32__187], [BR_32__187], [BR_32__187], [BR_DEC_01__191], [BR_DEC_02__195], [BR_31__184], [BR_32__187], [BR_32__187], [BR_32__187], [BR_32__187], [BR_DEC_01__191], [BR_DEC_02__195], null, null, null, null, [BR_DEC_09__203], [BR_DEC_10__207], [BR_DEC_11__211], [BR_DEC_12__214], [BR_DEC_14__217], [BR_DEC_16__221], [BR_DEC_17__225], [BR_DEC_18__228], [BR_62__261], [BR_63__268], [BR_CO_26__282], [BR_CO_26__282], [BR_CO_09__288], [BR_29__304, BR_29__307], null, [BR_50__313], [BR_50__313], [BR_53__328, BR_53__331], [BR_CO_13__338, BR_CO_13__340, BR_CO_13__343, BR_CO_13__346, BR_CO_13__349], [BR_CO_16__356, BR_CO_16__358, BR_CO_16__361, BR_CO_16__364, BR_CO_16__367], [BR_DEC_13__372], [BR_53__328, BR_DEC_15__377], [BR_CO_14__383, BR_CO_14__386, BR_CO_14__388], [BR_S_09__395, BR_S_09__398, BR_S_09__400, BR_S_09__403], [BR_S_09__395], [BR_Z_09__430, BR_S_09__403], [BR_Z_09__430, BR_Z_10__432], [CII_SR_467__487], [CII_SR_468__494], [CII_SR_469__499], [CII_SR_463__502], [CII_SR_473__505], null, null, null, null, null, null, null, [BR_08__561], [BR_08__561], [CII_SR_465__579, CII_SR_465__582], [CII_SR_466__588, CII_SR_466__591], [BR_10__597], [BR_10__597], [BR_57__612], [BR_17__625, BR_08__561], [BR_17__625], null, [CII_SR_464__635], null, [BR_45__643, BR_45__645], [BR_45__643, BR_45__645], [BR_47__648], [BR_45__643, BR_47__648], [BR_CO_03__651, BR_CO_03__654], [BR_45__643, BR_45__645, BR_DEC_19__656], [BR_45__643, BR_45__645, BR_DEC_20__658], [CII_SR_471__662], [CII_SR_472__665], [CII_SR_470__678, CII_SR_470__681, CII_SR_470__684], [BR_CO_11__705, BR_CO_11__707, BR_CO_11__709], [BR_CO_12__716, BR_CO_12__718, BR_CO_12__720], [BR_CO_15__731, BR_CO_15__733, BR_CO_15__736, BR_CO_15__738, BR_CO_15__740], [BR_CO_17__747, BR_CO_17__749, BR_47__648, BR_CO_17__751, BR_CO_17__754, BR_CO_17__756], [BR_S_03__763, BR_S_03__765, BR_S_03__767], [BR_S_03__763, BR_CO_17__749, BR_S_03__765, BR_S_06__771], [BR_S_03__763, BR_S_03__765, BR_S_03__767], [BR_S_03__763, BR_CO_17__749, BR_S_03__765, BR_S_06__771], [BR_S_03__763, BR_Z_09__430, BR_S_03__767], [BR_S_03__763, BR_CO_17__749, BR_Z_09__430, BR_Z_06__778], [BR_S_03__763, BR_Z_09__430, BR_S_03__767], [BR_S_03__763, BR_CO_17__749, BR_Z_09__430, BR_Z_06__778], [BR_S_03__763, BR_AE_03__788, BR_AE_03__790], [BR_S_03__763, BR_CO_17__749, BR_AE_03__788, BR_Z_06__778], [BR_S_03__763, BR_AE_03__788, BR_AE_03__790], [BR_S_03__763, BR_CO_17__749, BR_AE_03__788, BR_Z_06__778], [BR_S_03__763, BR_CO_17__749, BR_O_07__796, BR_O_07__798], [BR_S_03__763, BR_AF_03__801, BR_S_03__767], [BR_S_03__763, BR_CO_17__749, BR_AF_03__801, BR_S_06__771], [BR_S_03__763, BR_AF_03__801, BR_S_03__767], [BR_S_03__763, BR_CO_17__749, BR_AF_03__801, BR_S_06__771], [BR_S_03__763, BR_AG_03__807, BR_S_03__767], [BR_S_03__763, BR_CO_17__749, BR_AG_03__807, BR_AG_06__811], [BR_S_03__763, BR_AG_03__807, BR_S_03__767], [BR_S_03__763, BR_CO_17__749, BR_AG_03__807, BR_AG_06__811], [BR_E_09__816, BR_E_09__818], [BR_AE_03__788, BR_E_09__818], [BR_AE_03__788, BR_AE_10__822], [BR_AF_03__801, BR_AF_09__825], [BR_AG_03__807, BR_AF_09__825], [BR_S_03__763, BR_E_09__816, BR_S_03__767], [BR_S_03__763, BR_CO_17__749, BR_E_09__816, BR_Z_06__778], [BR_S_03__763, BR_E_09__816, BR_S_03__767], [BR_S_03__763, BR_CO_17__749, BR_E_09__816, BR_Z_06__778], [BR_S_03__763, BR_IC_03__834, BR_IC_03__836], [BR_S_03__763, BR_CO_17__749, BR_IC_03__834, BR_Z_06__778], [BR_S_03__763, BR_IC_03__834, BR_IC_03__836], [BR_S_03__763, BR_CO_17__749, BR_IC_03__834, BR_Z_06__778], [BR_S_03__763, BR_G_03__842, BR_G_03__844], [BR_S_03__763, BR_CO_17__749, BR_G_03__842, BR_Z_06__778], [BR_S_03__763, BR_G_03__842, BR_G_03__844], [BR_S_03__763, BR_CO_17__749, BR_G_03__842, BR_Z_06__778], [BR_S_03__763, BR_CO_17__749, BR_O_07__796, BR_O_07__798], [BR_E_09__816, BR_AE_10__822], [BR_IC_03__834, BR_E_09__818], [BR_IC_03__834, BR_AE_10__822], [BR_G_03__842, BR_E_09__818], [BR_G_03__842, BR_AE_10__822], [BR_S_03__763, BR_O_07__796, BR_O_03__857], [BR_S_03__763, BR_O_07__796, BR_O_03__857], [BR_AF_03__801], [BR_AG_03__807], null, null, [BR_AF_09__825], null, [BR_O_11__880, BR_O_11__883], [BR_O_13__887, BR_O_13__890], [BR_O_13__887, BR_O_13__890], null, null, [FX_0003__894], [FX_0004__897], [FX_0005__902], [FX_0006__905], [FX_0007__909], null, [FX_0007__909], [FX_0004__897], null, [FX_0012__915], [FX_0004__897], [FX_0012__915], null, [FX_0007__909], [FX_0007__909], null, null, [FX_0020__925], [FX_0021__928], [FX_0022__932], null, [FX_0004__897], null, null, null, null, [FX_0029__941], [FX_0029__941], null, [FX_0012__915], null, [FX_0034__948], [FX_0035__952], [FX_0004__897], [FX_0007__909], null, [FX_0012__915], [FX_0040__959], null, [FX_0012__915], [FX_0034__948], [FX_0035__952], [FX_0004__897], [FX_0007__909], null, [FX_0012__915], null, [FX_0012__915], null, [FX_0034__948], [FX_0035__952], [FX_0040__959], null, [FX_0012__915], [FX_0022__932], null, [FX_0059__975], null, [FX_0003__894], [FX_0022__932], null, null, [FX_0012__915], null, [FX_0034__948], [FX_0035__952], [FX_0004__897], null, [FX_0012__915], null, [FX_0012__915], null, null, [FX_0003__894], null, null, [FX_0079__993], null, [FX_0004__897], [FX_0022__932], null, null, [FX_0004__897], [FX_0004__897], [FX_0004__897], null, [FX_0003__894], null, [FX_0003__894], null, null, [FX_0003__894], null, null, null, [FX_0098__1013], [CII_SR_473__505], [CII_SR_471__662], [FX_0098__1013], [CII_SR_473__505], [CII_SR_471__662], null, null, null, null, [FX_0108__1022], [FX_0109__1025], [FX_0108__1022], [FX_0109__1025], null, null, null, null, [FX_0004__897], [FX_0004__897], null, null, [FX_0004__897], [FX_0004__897], null, null, null, null, [FX_0004__897], [FX_0007__909], [FX_0108__1022], [FX_0129__1047], [FX_0130__1051], [FX_0131__1055], [FX_0132__1058], [FX_0133__1061], null, null, null, null, null, null, [FX_0007__909], [FX_0141__1071], null, null, null, null, [FX_0007__909], [FX_0141__1071], [FX_0131__1055], null, null, null, null, [FX_0153__1085], [FX_0154__1089], [FX_0155__1093], [FX_0156__1096], null, [FX_0158__1101], [FX_0159__1104], [FX_0160__1108], [FX_0161__1111], [FX_0108__1022], [FX_0163__1113], [FX_0109__1025], null, null, [FX_0004__897], null, [FX_0004__897], null, null, [FX_0004__897], [FX_0007__909], [FX_0141__1071], [FX_0131__1055], [FX_0132__1058], [FX_0352__1125], [FX_0133__1061], [FX_0131__1055], [FX_0132__1058], [FX_0352__1125], [FX_0357__1130], [FX_0358__1135], null, [FX_0108__1022], [FX_0320__1140], [FX_0004__897], [FX_0337__1144], [FX_0338__1146], [FX_0339__1148], [FX_0340__1150], [FX_0341__1155], [FX_0342__1160], [FX_0344__1162], [FX_0345__1164], [FX_0346__1166]], names: [CrossIndustryInvoice__30, SupplyChainTradeTransaction__31, IncludedSupplyChainTradeLineItem__33, ApplicableHeaderTradeAgreement__37, ApplicableHeaderTradeDelivery__40, ApplicableHeaderTradeSettlement__43, InvoiceCurrencyCode__46, TaxCurrencyCode__49, SpecifiedTradeAllowanceCharge__52, SpecifiedLineTradeSettlement__55, ApplicableTradeTax__56, CategoryTradeTax__59, SellerTradeParty__63, SpecifiedTaxRegistration__64, ID__65, SellerTaxRepresentativeTradeParty__70, BuyerTradeParty__76, schemeID__78, CategoryCode__103, RateApplicablePercent__120, ChargeIndicator__134, Indicator__135, SpecifiedTradeSettlementLineMonetarySummation__140, LineTotalAmount__142, ActualAmount__144, AssociatedDocumentLineDocument__154, LineID__155, TaxPointDate__164, DueDateTypeCode__167, Name__171, PostalTradeAddress__172, TypeCode__177, Reason__180, ReasonCode__188, BasisAmount__192, TaxBasisTotalAmount__198, GrandTotalAmount__199, DuePayableAmount__200, AllowanceTotalAmount__204, ChargeTotalAmount__208, TotalPrepaidAmount__218, RoundingAmount__222, CountryID__230, ExchangedDocument__233, SpecifiedTradeSettlementHeaderMonetarySummation__240, TaxTotalAmount__243, URIUniversalCommunication__252, URIID__255, ShipToTradeParty__270, GlobalID__275, SpecifiedLegalOrganization__276, StartDateTime__290, EndDateTime__291, DateTimeString__292, format__293, IBANID__309, ProprietaryID__310, currencyID__322, CalculatedAmount__379, ExemptionReason__404, ExemptionReasonCode__405, BillingSpecifiedPeriod__407, SpecifiedTradeSettlementPaymentMeans__481, Information__488, PaymentReference__495, ExchangedDocumentContext__537, GuidelineSpecifiedDocumentContextParameter__538, IssueDateTime__544, DefinedTradeContact__565, PersonName__570, DepartmentName__574, LineOne__604, PostcodeCode__606, CityName__608, IssuerAssignedID__629, PayerSpecifiedDebtorFinancialInstitution__632, PayeePartyCreditorFinancialAccount__667, SpecifiedLogisticsServiceCharge__695, AppliedAmount__696, ActualDeliverySupplyChainEvent__862, OccurrenceDateTime__863, BusinessProcessSpecifiedDocumentContextParameter__899, CountrySubDivisionName__949, Content__1044, SubjectCode__1048, Description__1082, DirectDebitMandateID__1086, SpecifiedTradePaymentTerms__1098, ReceivableSpecifiedTradeAccountingAccount__1105, PayeeTradeParty__1325, OriginTradeCountry__1334, listID__1432, SpecifiedTradeProduct__1494, DueDateDateTime__1519, PayerPartyDebtorFinancialAccount__1530, BuyerOrderReferencedDocument__1562, ContractReferencedDocument__1564, DespatchAdviceReferencedDocument__1566, InvoiceReferencedDocument__1568, IncludedNote__1591, AdditionalReferencedDocument__1603, ApplicableProductCharacteristic__1605, ReferenceTypeCode__1611, ClassCode__1613, BasisQuantity__1618, unitCode__1619, BilledQuantity__1624, AttachmentBinaryObject__1628, mimeCode__1629, ApplicableTradeSettlementFinancialCard__1638, DesignatedProductClassification__1639, SpecifiedLineTradeAgreement__1644, AppliedTradeAllowanceCharge__1648, GrossPriceProductTradePrice__1649, SpecifiedLineTradeDelivery__1654, SellerAssignedID__1658, CreditorReferenceID__1670, DateTimeString__1674, FormattedIssueDateTime__1675, TradingBusinessName__1686], memos: 364, variables: 95, textNodes: false, handlers: { elements: [[CrossIndustryInvoice__30, on_CrossIndustryInvoice__1170], [SupplyChainTradeTransaction__31, null], [IncludedSupplyChainTradeLineItem__33, on_IncludedSupplyChainTradeLineItem__1173], [ApplicableHeaderTradeAgreement__37, on_ApplicableHeaderTradeAgreement__1175], [ApplicableHeaderTradeDelivery__40, on_ApplicableHeaderTradeDelivery__1177], [ApplicableHeaderTradeSettlement__43, on_ApplicableHeaderTradeSettlement__1180], [InvoiceCurrencyCode__46, on_InvoiceCurrencyCode__1183], [TaxCurrencyCode__49, on_TaxCurrencyCode__1185], [SpecifiedTradeAllowanceCharge__52, on_SpecifiedTradeAllowanceCharge__1194], [SpecifiedLineTradeSettlement__55, on_SpecifiedLineTradeSettlement__1197], [ApplicableTradeTax__56, on_ApplicableTradeTax__1258], [CategoryTradeTax__59, on_CategoryTradeTax__1311], [SellerTradeParty__63, on_SellerTradeParty__1314], [SpecifiedTaxRegistration__64, on_SpecifiedTaxRegistration__1331], [ID__65, on_ID__1364], [SellerTaxRepresentativeTradeParty__70, on_SellerTaxRepresentativeTradeParty__1366], [BuyerTradeParty__76, on_BuyerTradeParty__1368], [schemeID__78, null], [CategoryCode__103, on_CategoryCode__1387], [RateApplicablePercent__120, null], [ChargeIndicator__134, on_ChargeIndicator__1399], [Indicator__135, null], [SpecifiedTradeSettlementLineMonetarySummation__140, null], [LineTotalAmount__142, on_LineTotalAmount__1405], [ActualAmount__144, on_ActualAmount__1407], [AssociatedDocumentLineDocument__154, on_AssociatedDocumentLineDocument__1410], [LineID__155, on_LineID__1413], [TaxPointDate__164, null], [DueDateTypeCode__167, on_DueDateTypeCode__1417], [Name__171, null], [PostalTradeAddress__172, on_PostalTradeAddress__1421], [TypeCode__177, on_TypeCode__1429], [Reason__180, null], [ReasonCode__188, on_ReasonCode__1441], [BasisAmount__192, on_BasisAmount__1446], [TaxBasisTotalAmount__198, on_TaxBasisTotalAmount__1448], [GrandTotalAmount__199, on_GrandTotalAmount__1450], [DuePayableAmount__200, on_DuePayableAmount__1453], [AllowanceTotalAmount__204, on_AllowanceTotalAmount__1456], [ChargeTotalAmount__208, on_ChargeTotalAmount__1458], [TotalPrepaidAmount__218, on_TotalPrepaidAmount__1461], [RoundingAmount__222, on_RoundingAmount__1462], [CountryID__230, on_CountryID__1468], [ExchangedDocument__233, on_ExchangedDocument__1471], [SpecifiedTradeSettlementHeaderMonetarySummation__240, on_SpecifiedTradeSettlementHeaderMonetarySummation__1473], [TaxTotalAmount__243, on_TaxTotalAmount__1480], [URIUniversalCommunication__252, on_URIUniversalCommunication__1485], [URIID__255, on_URIID__1490], [ShipToTradeParty__270, on_ShipToTradeParty__1493], [GlobalID__275, on_GlobalID__1509], [SpecifiedLegalOrganization__276, on_SpecifiedLegalOrganization__1513], [StartDateTime__290, null], [EndDateTime__291, null], [DateTimeString__292, on_DateTimeString__1528], [format__293, null], [IBANID__309, on_IBANID__1536], [ProprietaryID__310, on_ProprietaryID__1538], [currencyID__322, null], [CalculatedAmount__379, on_CalculatedAmount__1541], [ExemptionReason__404, on_ExemptionReason__1544], [ExemptionReasonCode__405, on_ExemptionReasonCode__1548], [BillingSpecifiedPeriod__407, on_BillingSpecifiedPeriod__1551], [SpecifiedTradeSettlementPaymentMeans__481, on_SpecifiedTradeSettlementPaymentMeans__1556], [Information__488, null], [PaymentReference__495, null], [ExchangedDocumentContext__537, on_ExchangedDocumentContext__1558], [GuidelineSpecifiedDocumentContextParameter__538, on_GuidelineSpecifiedDocumentContextParameter__1561], [IssueDateTime__544, null], [DefinedTradeContact__565, null], [PersonName__570, null], [DepartmentName__574, null], [LineOne__604, null], [PostcodeCode__606, null], [CityName__608, null], [IssuerAssignedID__629, on_IssuerAssignedID__1579], [PayerSpecifiedDebtorFinancialInstitution__632, null], [PayeePartyCreditorFinancialAccount__667, on_PayeePartyCreditorFinancialAccount__1586], [SpecifiedLogisticsServiceCharge__695, null], [AppliedAmount__696, on_RoundingAmount__1462], [ActualDeliverySupplyChainEvent__862, on_ActualDeliverySupplyChainEvent__1588], [OccurrenceDateTime__863, null], [BusinessProcessSpecifiedDocumentContextParameter__899, on_BusinessProcessSpecifiedDocumentContextParameter__1590], [CountrySubDivisionName__949, null], [Content__1044, null], [SubjectCode__1048, on_SubjectCode__1596], [Description__1082, null], [DirectDebitMandateID__1086, on_DirectDebitMandateID__1600], [SpecifiedTradePaymentTerms__1098, on_SpecifiedTradePaymentTerms__1602], [ReceivableSpecifiedTradeAccountingAccount__1105, null], [AdditionalReferencedDocument__1603, on_AdditionalReferencedDocument__1604], [ApplicableProductCharacteristic__1605, on_ApplicableProductCharacteristic__1610], [ReferenceTypeCode__1611, on_ReferenceTypeCode__1612], [ClassCode__1613, on_ClassCode__1617], [BasisQuantity__1618, on_BasisQuantity__1623], [BilledQuantity__1624, on_BilledQuantity__1627], [AttachmentBinaryObject__1628, on_AttachmentBinaryObject__1633], [PayeeTradeParty__1325, on_PayeeTradeParty__1635], [InvoiceReferencedDocument__1568, on_InvoiceReferencedDocument__1637], [ApplicableTradeSettlementFinancialCard__1638, on_ReferenceTypeCode__1612], [DesignatedProductClassification__1639, on_ReferenceTypeCode__1612], [IncludedNote__1591, on_IncludedNote__1641], [SpecifiedTradeProduct__1494, on_SpecifiedTradeProduct__1643], [SpecifiedLineTradeAgreement__1644, on_SpecifiedLineTradeAgreement__1647], [AppliedTradeAllowanceCharge__1648, on_AppliedTradeAllowanceCharge__1653], [SpecifiedLineTradeDelivery__1654, on_SpecifiedLineTradeDelivery__1657], [SellerAssignedID__1658, on_SellerAssignedID__1661], [BuyerOrderReferencedDocument__1562, on_BuyerOrderReferencedDocument__1663], [ContractReferencedDocument__1564, on_ContractReferencedDocument__1665], [DespatchAdviceReferencedDocument__1566, on_DespatchAdviceReferencedDocument__1667], [PayerPartyDebtorFinancialAccount__1530, on_PayerPartyDebtorFinancialAccount__1669], [CreditorReferenceID__1670, on_CreditorReferenceID__1673], [DateTimeString__1674, on_DateTimeString__1680], [FormattedIssueDateTime__1675, on_FormattedIssueDateTime__1685], [TradingBusinessName__1686, on_TradingBusinessName__1689]], attributes: [], anyElement: on_element__1702, anyAttribute: null, text: null, comment: null, instruction: null, document: null } };
