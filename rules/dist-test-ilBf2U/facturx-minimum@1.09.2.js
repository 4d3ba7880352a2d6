import * as runtime from "@conforme/engine/runtime";
const { strings: x_strings, nameNumber: x_nameNumber, down: x_down, listDown: x_listDown, refuel: x_refuel, behind: x_behind, pairPlace: x_pairPlace, sortNodes: x_sortNodes, attribute: x_attribute, textIfAny: x_textIfAny, text: x_text, says: x_says, vocabulary: x_vocabulary, bitsOf: x_bitsOf, said: x_said, substringAfter: x_substringAfter, length: x_length, atomize: x_atomize, castable: x_castable, cast: x_cast, spell: x_spell, contains: x_contains, concat: x_concat, lazy: x_lazy, normalizeSpace: x_normalizeSpace, substring: x_substring, tooLong: x_tooLong, sumDecimals: x_sumDecimals, sub: x_sub, decimal: x_decimal, mul: x_mul, roundDecimal: x_roundDecimal, div: x_div, texts: x_texts, joined: x_joined, judged: x_judged, memoiseCall: x_memoiseCall, onlyChild: x_onlyChild, decimalAt: x_decimalAt, isAmount: x_isAmount, toBoolean: x_toBoolean, sumAmounts: x_sumAmounts, add: x_add, regex: x_regex, matches: x_matches, siblingsBefore: x_siblingsBefore, addIntegers: x_addIntegers, hasChild: x_hasChild, lengthAfter: x_lengthAfter, stringJoin: x_stringJoin, memoiseFor: x_memoiseFor, hasDown: x_hasDown, beginsAsOneOf: x_beginsAsOneOf, ownText: x_ownText, indexed: x_indexed, numberAt: x_numberAt, roundDouble: x_roundDouble, list: x_list, onlyDown: x_onlyDown, saysNormal: x_saysNormal, absDecimal: x_absDecimal, decimalOf: x_decimalOf, single: x_single, treatAs: x_treatAs, toDecimal: x_toDecimal, oneOf: x_oneOf, subDoubles: x_subDoubles, numberOf: x_numberOf, addDoubles: x_addDoubles, boxAll: x_boxAll, distinctValues: x_distinctValues, unboxAll: x_unboxAll, isEmpty: x_isEmpty, countDown: x_countDown, saysUpper: x_saysUpper, localName: x_localName, endsWith: x_endsWith, cacheByName: x_cacheByName, hasUri: x_hasUri } = runtime;
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
// BR-13, ../abstract/totals.sch:9
const TaxBasisTotalAmount__171 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "TaxBasisTotalAmount");
// BR-14, ../abstract/totals.sch:12
const GrandTotalAmount__172 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "GrandTotalAmount");
// BR-15, ../abstract/totals.sch:15
const DuePayableAmount__173 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "DuePayableAmount");
// BR-DEC-12, ../abstract/totals.sch:27
const down_TaxBasisTotalAmount__174 = x_down(TaxBasisTotalAmount__171);
const BR_DEC_12__175 = (function (d, n) {
  const r = [];
  for (let l = x_texts(d, x_listDown(d, n, down_TaxBasisTotalAmount__174)), k = 0; k < l.length; k++) {
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
const BR_DEC_12__176 = (function (d, n) {
  return x_stringJoin(BR_DEC_12__175(d, n), " ");
});
// BR-DEC-14, ../abstract/totals.sch:30
const down_GrandTotalAmount__177 = x_down(GrandTotalAmount__172);
const BR_DEC_14__178 = (function (d, n) {
  const r = [];
  for (let l = x_texts(d, x_listDown(d, n, down_GrandTotalAmount__177)), k = 0; k < l.length; k++) {
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
const BR_DEC_14__179 = (function (d, n) {
  return x_stringJoin(BR_DEC_14__178(d, n), " ");
});
// BR-DEC-18, ../abstract/totals.sch:39
const down_DuePayableAmount__180 = x_down(DuePayableAmount__173);
const BR_DEC_18__181 = (function (d, n) {
  const r = [];
  for (let l = x_texts(d, x_listDown(d, n, down_DuePayableAmount__180)), k = 0; k < l.length; k++) {
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
const BR_DEC_18__182 = (function (d, n) {
  return x_stringJoin(BR_DEC_18__181(d, n), " ");
});
const rule_BR_13_BR_14_BR_15_BR_DEC_12_and_2_more__183 = (function (d, n) {
  const first = d.first;
  if (!((!(first[TaxBasisTotalAmount__171] === 0) && (x_hasChild(d, n, TaxBasisTotalAmount__171)) === true))) d.fail(0 /* BR_13 */, n);
  if (!((!(first[GrandTotalAmount__172] === 0) && (x_hasChild(d, n, GrandTotalAmount__172)) === true))) d.fail(1 /* BR_14 */, n);
  if (!((!(first[DuePayableAmount__173] === 0) && (x_hasChild(d, n, DuePayableAmount__173)) === true))) d.fail(2 /* BR_15 */, n);
  try {
    if (!((x_lengthAfter(d, (first[TaxBasisTotalAmount__171] === 0 ? undefined : x_onlyChild(d, n, TaxBasisTotalAmount__171)), ".") <= 2))) d.fail(3 /* BR_DEC_12 */, n);
  } catch (e) {
    d.broken(3 /* BR_DEC_12 */, n, e);
  }
  try {
    if (!((x_lengthAfter(d, (first[GrandTotalAmount__172] === 0 ? undefined : x_onlyChild(d, n, GrandTotalAmount__172)), ".") <= 2))) d.fail(4 /* BR_DEC_14 */, n);
  } catch (e2) {
    d.broken(4 /* BR_DEC_14 */, n, e2);
  }
  try {
    if (!((x_lengthAfter(d, (first[DuePayableAmount__173] === 0 ? undefined : x_onlyChild(d, n, DuePayableAmount__173)), ".") <= 2))) d.fail(5 /* BR_DEC_18 */, n);
  } catch (e3) {
    d.broken(5 /* BR_DEC_18 */, n, e3);
  }
});
const CountryID__184 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "CountryID");
const let_named__185 = (function (d) {
  const kind = d.kind;
  const first = d.first;
  const next = d.next;
  const r = [];
  if (--d.fuel < 0) x_refuel(d);
  for (let a = first[CountryID__184]; a > 0; a = next[a]) if (kind[a] === 1) {
    r.push(a);
  }
  return r;
});
const let_categories__186 = (function (d) {
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
const ExchangedDocument__187 = x_nameNumber("urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100", "ExchangedDocument");
const down_ExchangedDocument__188 = x_down(ExchangedDocument__187);
const let_document__189 = (function (d, n) {
  return x_listDown(d, n, down_ExchangedDocument__188);
});
const down_SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement_SellerTradeParty__190 = x_down(SupplyChainTradeTransaction__31, ApplicableHeaderTradeAgreement__37, SellerTradeParty__63);
const let_seller__191 = (function (d, n) {
  return x_listDown(d, n, down_SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement_SellerTradeParty__190);
});
const down_SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement_BuyerTradeParty__192 = x_down(SupplyChainTradeTransaction__31, ApplicableHeaderTradeAgreement__37, BuyerTradeParty__76);
const let_buyer__193 = (function (d, n) {
  return x_listDown(d, n, down_SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement_BuyerTradeParty__192);
});
const SpecifiedTradeSettlementHeaderMonetarySummation__194 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "SpecifiedTradeSettlementHeaderMonetarySummation");
const let_totals__195 = (function (d) {
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
      for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, SpecifiedTradeSettlementHeaderMonetarySummation__194) : end[a]) if (name[a] === SpecifiedTradeSettlementHeaderMonetarySummation__194 && kind[a] === 1) {
        r.push(a);
      }
    }
  }
  return r;
});
const ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__196 = x_pairPlace(ApplicableHeaderTradeSettlement__43, SpecifiedTradeSettlementHeaderMonetarySummation__194);
const TaxTotalAmount__197 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "TaxTotalAmount");
const let_taxed__198 = (function (d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[35] ??= ((pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__196 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__196 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 ? [] : let_totals__195(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const n = i;
      for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, TaxTotalAmount__197) : end[a]) if (name[a] === TaxTotalAmount__197 && kind[a] === 1) {
        r.push(a);
      }
    }
  }
  return r;
});
const SpecifiedTradeSettlementHeaderMonetarySummation_TaxTotalAmount__199 = x_pairPlace(SpecifiedTradeSettlementHeaderMonetarySummation__194, TaxTotalAmount__197);
const let_with_tax__200 = (function (d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[35] ??= ((pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__196 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__196 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 ? [] : let_totals__195(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const n = i;
      for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, GrandTotalAmount__172) : end[a]) if (name[a] === GrandTotalAmount__172 && kind[a] === 1) {
        r.push(a);
      }
    }
  }
  return r;
});
const SpecifiedTradeSettlementHeaderMonetarySummation_GrandTotalAmount__201 = x_pairPlace(SpecifiedTradeSettlementHeaderMonetarySummation__194, GrandTotalAmount__172);
const let_with_tax__202 = (function (d) {
  const pairs = d.pairs;
  {
    let p = 0;
    for (let l = (d.memo[37] ??= ((pairs[SpecifiedTradeSettlementHeaderMonetarySummation_GrandTotalAmount__201 >> 3] & 1 << (SpecifiedTradeSettlementHeaderMonetarySummation_GrandTotalAmount__201 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__196 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__196 & 7)) === 0 ? [] : let_with_tax__200(d))), k = 0; k < l.length; k++) {
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
const let_without_tax__203 = (function (d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[35] ??= ((pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__196 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__196 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 ? [] : let_totals__195(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const n = i;
      for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, TaxBasisTotalAmount__171) : end[a]) if (name[a] === TaxBasisTotalAmount__171 && kind[a] === 1) {
        r.push(a);
      }
    }
  }
  return r;
});
const SpecifiedTradeSettlementHeaderMonetarySummation_TaxBasisTotalAmount__204 = x_pairPlace(SpecifiedTradeSettlementHeaderMonetarySummation__194, TaxBasisTotalAmount__171);
const let_without_tax__205 = (function (d) {
  const pairs = d.pairs;
  {
    let p = 0;
    for (let l = (d.memo[39] ??= ((pairs[SpecifiedTradeSettlementHeaderMonetarySummation_TaxBasisTotalAmount__204 >> 3] & 1 << (SpecifiedTradeSettlementHeaderMonetarySummation_TaxBasisTotalAmount__204 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__196 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__196 & 7)) === 0 ? [] : let_without_tax__203(d))), k = 0; k < l.length; k++) {
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
const ShipToTradeParty__206 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "ShipToTradeParty");
const PostalTradeAddress__207 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "PostalTradeAddress");
const down_ShipToTradeParty_PostalTradeAddress__208 = x_down(ShipToTradeParty__206, PostalTradeAddress__207);
const let_place__209 = (function (d, n) {
  return x_listDown(d, n, down_ShipToTradeParty_PostalTradeAddress__208);
});
const let_seller__210 = (function (n, d) {
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
const let_seller__211 = (function (d, n) {
  const parent = d.parent;
  const first = d.first;
  const pairs = d.pairs;
  return (d.memoNode[4] === parent[parent[n]] ? d.memoValue[4] : x_memoiseFor(d, 4, parent[parent[n]], ((pairs[ApplicableHeaderTradeAgreement_SellerTradeParty__69 >> 3] & 1 << (ApplicableHeaderTradeAgreement_SellerTradeParty__69 & 7)) === 0 || first[ApplicableHeaderTradeAgreement__37] === 0 ? [] : let_seller__210(n, d))));
});
// BR-CO-26, parties.sch:23
const GlobalID__212 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "GlobalID");
const SpecifiedLegalOrganization__213 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "SpecifiedLegalOrganization");
const down_SpecifiedLegalOrganization_ID__214 = x_down(SpecifiedLegalOrganization__213, ID__65);
const SpecifiedLegalOrganization_ID__215 = x_pairPlace(SpecifiedLegalOrganization__213, ID__65);
const BR_CO_26__216 = (function (n, d) {
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
const Name__217 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "Name");
const BR_CO_26__218 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  {
    const n2 = n;
    {
      let p = 0;
      for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, Name__217) : end[a]) if (name[a] === Name__217 && kind[a] === 1) {
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
const BR_CO_26__219 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [urn_conforme_say_given_1__2(d, (first[Name__217] === 0 ? undefined : BR_CO_26__218(n, d)))], k = 0; k < l.length; k++) {
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
const BR_CO_26__220 = (function (d, n) {
  return x_stringJoin(BR_CO_26__219(d, n), " ");
});
const rule_BR_CO_26__221 = (function (d, n) {
  const first = d.first;
  const pairs = d.pairs;
  if (!(((((!(first[ID__65] === 0) && (x_hasChild(d, n, ID__65)) === true) || (!(first[GlobalID__212] === 0) && (x_hasChild(d, n, GlobalID__212)) === true)) || (!((pairs[SpecifiedLegalOrganization_ID__215 >> 3] & 1 << (SpecifiedLegalOrganization_ID__215 & 7)) === 0 || first[SpecifiedLegalOrganization__213] === 0) && (x_hasDown(d, n, down_SpecifiedLegalOrganization_ID__214)) === true)) || (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (BR_CO_26__216(n, d)) === true)))) d.fail(6 /* BR_CO_26 */, n);
});
// BR-CO-09, parties.sch:37
const BR_CO_09__222 = (function (d, n) {
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
const BR_CO_09__223 = (function (d, n) {
  return x_stringJoin(BR_CO_09__222(d, n), " ");
});
const rule_BR_CO_09__224 = (function (d, n) {
  try {
    if (!(x_beginsAsOneOf(d, n, K__28, 2))) d.fail(7 /* BR_CO_09 */, n);
  } catch (e) {
    d.broken(7 /* BR_CO_09 */, n, e);
  }
});
const let_line_totals__225 = (function (n, d) {
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
const SpecifiedTradeSettlementLineMonetarySummation_LineTotalAmount__226 = x_pairPlace(SpecifiedTradeSettlementLineMonetarySummation__140, LineTotalAmount__142);
const SpecifiedLineTradeSettlement_SpecifiedTradeSettlementLineMonetarySummation__227 = x_pairPlace(SpecifiedLineTradeSettlement__55, SpecifiedTradeSettlementLineMonetarySummation__140);
const let_line_totals__228 = (function (d, n) {
  const parent = d.parent;
  const pairs = d.pairs;
  return (d.memoNode[6] === parent[parent[n]] ? d.memoValue[6] : x_memoiseFor(d, 6, parent[parent[n]], ((pairs[SpecifiedTradeSettlementLineMonetarySummation_LineTotalAmount__226 >> 3] & 1 << (SpecifiedTradeSettlementLineMonetarySummation_LineTotalAmount__226 & 7)) === 0 || (pairs[SpecifiedLineTradeSettlement_SpecifiedTradeSettlementLineMonetarySummation__227 >> 3] & 1 << (SpecifiedLineTradeSettlement_SpecifiedTradeSettlementLineMonetarySummation__227 & 7)) === 0 ? [] : let_line_totals__225(n, d))));
});
const let_allowances__229 = (function (d) {
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
const let_charges__230 = (function (d) {
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
// BR-DEC-13, totals.sch:50
const currencyID__231 = x_nameNumber("", "currencyID");
const BR_DEC_13__232 = (function (d, a) {
  const first = d.first;
  const pairs = d.pairs;
  const b = x_textIfAny(d, (first[currencyID__231] === 0 ? undefined : x_attribute(d, a, currencyID__231)));
  if (b === undefined) return false;
  for (let l = x_indexed(d, 43, (d.memo[5] ??= ((pairs[ApplicableHeaderTradeSettlement_InvoiceCurrencyCode__48 >> 3] & 1 << (ApplicableHeaderTradeSettlement_InvoiceCurrencyCode__48 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 ? [] : let_invoice_currency__47(d))), x_ownText, [b]), k = 0; k < l.length; k++) {
    const i = l[k];
    if (x_says(d, i, b)) return true;
  }
  return false;
});
const BR_DEC_13__233 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const pairs = d.pairs;
  {
    const n2 = n;
    for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, TaxTotalAmount__197) : end[a]) if (name[a] === TaxTotalAmount__197 && kind[a] === 1) {
      if ((!(!((pairs[ApplicableHeaderTradeSettlement_InvoiceCurrencyCode__48 >> 3] & 1 << (ApplicableHeaderTradeSettlement_InvoiceCurrencyCode__48 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0) && (BR_DEC_13__232(d, a)) === true) || (x_numberAt(d, a) === (x_roundDouble((x_numberAt(d, a) * 100)) / 100)))) {
        return true;
      }
    }
  }
  return false;
});
const down_TaxTotalAmount__234 = x_down(TaxTotalAmount__197);
const BR_DEC_13__235 = (function (d, n) {
  const r = [];
  for (let l = [x_stringJoin(x_texts(d, x_listDown(d, n, down_TaxTotalAmount__234)), ", ")], k = 0; k < l.length; k++) {
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
const BR_DEC_13__236 = (function (d, n) {
  return x_stringJoin(BR_DEC_13__235(d, n), " ");
});
const rule_BR_DEC_13__237 = (function (d, n) {
  const first = d.first;
  try {
    if (!((!(!(first[TaxTotalAmount__197] === 0) && (x_hasChild(d, n, TaxTotalAmount__197)) === true) || (!(first[TaxTotalAmount__197] === 0) && (BR_DEC_13__233(n, d)) === true)))) d.fail(8 /* BR_DEC_13 */, n);
  } catch (e) {
    d.broken(8 /* BR_DEC_13 */, n, e);
  }
});
const BillingSpecifiedPeriod__238 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "BillingSpecifiedPeriod");
const let_period__239 = (function (n, d) {
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
                for (let a3 = n4 + 1, e = end[n4]; a3 < e; a3 = e - a3 > 999 ? x_behind(d, a3, e, BillingSpecifiedPeriod__238) : end[a3]) if (name[a3] === BillingSpecifiedPeriod__238 && kind[a3] === 1) {
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
const let_period__240 = (function (d, n) {
  const parent = d.parent;
  const first = d.first;
  return (d.memoNode[8] === parent[parent[n]] ? d.memoValue[8] : x_memoiseFor(d, 8, parent[parent[n]], (first[BillingSpecifiedPeriod__238] === 0 ? [] : let_period__239(n, d))));
});
const let_other_taxes__241 = (function (a, d) {
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
const let_other_taxes__242 = (function (d) {
  const kind = d.kind;
  const first = d.first;
  const next = d.next;
  const r = [];
  if (--d.fuel < 0) x_refuel(d);
  for (let a = first[ApplicableTradeTax__56]; a > 0; a = next[a]) if (kind[a] === 1) {
    if ((!(first[CategoryCode__103] === 0) && (let_other_taxes__241(a, d)) === true)) {
      r.push(a);
    }
  }
  return r;
});
const let_other_adjustments__243 = (function (d) {
  const first = d.first;
  const r = [];
  for (let l = (d.memo[9] ??= (first[CategoryTradeTax__59] === 0 ? [] : let_adjustment_taxes__60(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!(first[CategoryCode__103] === 0) && (let_other_taxes__241(i, d)) === true)) {
      r.push(i);
    }
  }
  return r;
});
const let_rows__244 = (function (i, d) {
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
const texts_of_CategoryCode__245 = x_vocabulary(CategoryCode__103, null, false);
const CategoryCode_says_S__246 = x_bitsOf(texts_of_CategoryCode__245, "S");
const let_rows__247 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[10] ??= ((pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || first[ApplicableHeaderTradeSettlement__43] === 0 ? [] : x_sortNodes(let_breakdown__61(d)))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_S__246) === 0 || first[CategoryCode__103] === 0) && (let_rows__244(i, d)) === true)) {
      r.push(i);
    }
  }
  return r;
});
const let_lines_using__248 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[8] ??= ((pairs[SpecifiedLineTradeSettlement_ApplicableTradeTax__58 >> 3] & 1 << (SpecifiedLineTradeSettlement_ApplicableTradeTax__58 & 7)) === 0 || first[SpecifiedLineTradeSettlement__55] === 0 ? [] : x_sortNodes(let_line_taxes__57(d)))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_S__246) === 0 || first[CategoryCode__103] === 0) && (let_rows__244(i, d)) === true)) {
      r.push(i);
    }
  }
  return r;
});
const let_adjustments_using__249 = (function (d) {
  const first = d.first;
  const r = [];
  for (let l = (d.memo[9] ??= (first[CategoryTradeTax__59] === 0 ? [] : let_adjustment_taxes__60(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_S__246) === 0 || first[CategoryCode__103] === 0) && (let_rows__244(i, d)) === true)) {
      r.push(i);
    }
  }
  return r;
});
const let_adjustments_using__250 = (function (d) {
  const pairs = d.pairs;
  let c = 0;
  for (let l = (d.memo[51] ??= (((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_S__246) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 ? [] : let_adjustments_using__249(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    c++;
  }
  return c;
});
const let_rows__251 = (function (i, d) {
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
const CategoryCode_says_Z__252 = x_bitsOf(texts_of_CategoryCode__245, "Z");
const let_rows__253 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[10] ??= ((pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || first[ApplicableHeaderTradeSettlement__43] === 0 ? [] : x_sortNodes(let_breakdown__61(d)))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_Z__252) === 0 || first[CategoryCode__103] === 0) && (let_rows__251(i, d)) === true)) {
      r.push(i);
    }
  }
  return r;
});
const let_used__254 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[8] ??= ((pairs[SpecifiedLineTradeSettlement_ApplicableTradeTax__58 >> 3] & 1 << (SpecifiedLineTradeSettlement_ApplicableTradeTax__58 & 7)) === 0 || first[SpecifiedLineTradeSettlement__55] === 0 ? [] : x_sortNodes(let_line_taxes__57(d)))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_Z__252) === 0 || first[CategoryCode__103] === 0) && (let_rows__251(i, d)) === true)) {
      r.push(i);
    }
  }
  return r;
});
const let_used__255 = (function (d) {
  const pairs = d.pairs;
  for (let l = (d.memo[55] ??= (((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_Z__252) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 ? [] : let_used__254(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    return true;
  }
  return false;
});
const let_used__256 = (function (d) {
  const first = d.first;
  const r = [];
  for (let l = (d.memo[9] ??= (first[CategoryTradeTax__59] === 0 ? [] : let_adjustment_taxes__60(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_Z__252) === 0 || first[CategoryCode__103] === 0) && (let_rows__251(i, d)) === true)) {
      r.push(i);
    }
  }
  return r;
});
const let_used__257 = (function (d) {
  const pairs = d.pairs;
  for (let l = (d.memo[57] ??= (((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_Z__252) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 ? [] : let_used__256(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    return true;
  }
  return false;
});
const let_rows__258 = (function (i, d) {
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
const CategoryCode_says_E__259 = x_bitsOf(texts_of_CategoryCode__245, "E");
const let_rows__260 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[10] ??= ((pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || first[ApplicableHeaderTradeSettlement__43] === 0 ? [] : x_sortNodes(let_breakdown__61(d)))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_E__259) === 0 || first[CategoryCode__103] === 0) && (let_rows__258(i, d)) === true)) {
      r.push(i);
    }
  }
  return r;
});
const let_used__261 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[8] ??= ((pairs[SpecifiedLineTradeSettlement_ApplicableTradeTax__58 >> 3] & 1 << (SpecifiedLineTradeSettlement_ApplicableTradeTax__58 & 7)) === 0 || first[SpecifiedLineTradeSettlement__55] === 0 ? [] : x_sortNodes(let_line_taxes__57(d)))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_E__259) === 0 || first[CategoryCode__103] === 0) && (let_rows__258(i, d)) === true)) {
      r.push(i);
    }
  }
  return r;
});
const let_used__262 = (function (d) {
  const pairs = d.pairs;
  for (let l = (d.memo[61] ??= (((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_E__259) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 ? [] : let_used__261(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    return true;
  }
  return false;
});
const let_used__263 = (function (d) {
  const first = d.first;
  const r = [];
  for (let l = (d.memo[9] ??= (first[CategoryTradeTax__59] === 0 ? [] : let_adjustment_taxes__60(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_E__259) === 0 || first[CategoryCode__103] === 0) && (let_rows__258(i, d)) === true)) {
      r.push(i);
    }
  }
  return r;
});
const let_used__264 = (function (d) {
  const pairs = d.pairs;
  for (let l = (d.memo[63] ??= (((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_E__259) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 ? [] : let_used__263(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    return true;
  }
  return false;
});
const let_rows__265 = (function (i, d) {
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
const CategoryCode_says_AE__266 = x_bitsOf(texts_of_CategoryCode__245, "AE");
const let_rows__267 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[10] ??= ((pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || first[ApplicableHeaderTradeSettlement__43] === 0 ? [] : x_sortNodes(let_breakdown__61(d)))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_AE__266) === 0 || first[CategoryCode__103] === 0) && (let_rows__265(i, d)) === true)) {
      r.push(i);
    }
  }
  return r;
});
const let_used__268 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[8] ??= ((pairs[SpecifiedLineTradeSettlement_ApplicableTradeTax__58 >> 3] & 1 << (SpecifiedLineTradeSettlement_ApplicableTradeTax__58 & 7)) === 0 || first[SpecifiedLineTradeSettlement__55] === 0 ? [] : x_sortNodes(let_line_taxes__57(d)))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_AE__266) === 0 || first[CategoryCode__103] === 0) && (let_rows__265(i, d)) === true)) {
      r.push(i);
    }
  }
  return r;
});
const let_used__269 = (function (d) {
  const pairs = d.pairs;
  for (let l = (d.memo[67] ??= (((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_AE__266) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 ? [] : let_used__268(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    return true;
  }
  return false;
});
const let_used__270 = (function (d) {
  const first = d.first;
  const r = [];
  for (let l = (d.memo[9] ??= (first[CategoryTradeTax__59] === 0 ? [] : let_adjustment_taxes__60(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_AE__266) === 0 || first[CategoryCode__103] === 0) && (let_rows__265(i, d)) === true)) {
      r.push(i);
    }
  }
  return r;
});
const let_used__271 = (function (d) {
  const pairs = d.pairs;
  for (let l = (d.memo[69] ??= (((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_AE__266) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 ? [] : let_used__270(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    return true;
  }
  return false;
});
const let_rows__272 = (function (i, d) {
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
const CategoryCode_says_K__273 = x_bitsOf(texts_of_CategoryCode__245, "K");
const let_rows__274 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[10] ??= ((pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || first[ApplicableHeaderTradeSettlement__43] === 0 ? [] : x_sortNodes(let_breakdown__61(d)))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_K__273) === 0 || first[CategoryCode__103] === 0) && (let_rows__272(i, d)) === true)) {
      r.push(i);
    }
  }
  return r;
});
const let_used__275 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[8] ??= ((pairs[SpecifiedLineTradeSettlement_ApplicableTradeTax__58 >> 3] & 1 << (SpecifiedLineTradeSettlement_ApplicableTradeTax__58 & 7)) === 0 || first[SpecifiedLineTradeSettlement__55] === 0 ? [] : x_sortNodes(let_line_taxes__57(d)))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_K__273) === 0 || first[CategoryCode__103] === 0) && (let_rows__272(i, d)) === true)) {
      r.push(i);
    }
  }
  return r;
});
const let_used__276 = (function (d) {
  const pairs = d.pairs;
  for (let l = (d.memo[73] ??= (((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_K__273) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 ? [] : let_used__275(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    return true;
  }
  return false;
});
const let_used__277 = (function (d) {
  const first = d.first;
  const r = [];
  for (let l = (d.memo[9] ??= (first[CategoryTradeTax__59] === 0 ? [] : let_adjustment_taxes__60(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_K__273) === 0 || first[CategoryCode__103] === 0) && (let_rows__272(i, d)) === true)) {
      r.push(i);
    }
  }
  return r;
});
const let_used__278 = (function (d) {
  const pairs = d.pairs;
  for (let l = (d.memo[75] ??= (((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_K__273) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 ? [] : let_used__277(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    return true;
  }
  return false;
});
const let_rows__279 = (function (i, d) {
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
const CategoryCode_says_G__280 = x_bitsOf(texts_of_CategoryCode__245, "G");
const let_rows__281 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[10] ??= ((pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || first[ApplicableHeaderTradeSettlement__43] === 0 ? [] : x_sortNodes(let_breakdown__61(d)))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_G__280) === 0 || first[CategoryCode__103] === 0) && (let_rows__279(i, d)) === true)) {
      r.push(i);
    }
  }
  return r;
});
const let_used__282 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[8] ??= ((pairs[SpecifiedLineTradeSettlement_ApplicableTradeTax__58 >> 3] & 1 << (SpecifiedLineTradeSettlement_ApplicableTradeTax__58 & 7)) === 0 || first[SpecifiedLineTradeSettlement__55] === 0 ? [] : x_sortNodes(let_line_taxes__57(d)))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_G__280) === 0 || first[CategoryCode__103] === 0) && (let_rows__279(i, d)) === true)) {
      r.push(i);
    }
  }
  return r;
});
const let_used__283 = (function (d) {
  const pairs = d.pairs;
  for (let l = (d.memo[79] ??= (((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_G__280) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 ? [] : let_used__282(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    return true;
  }
  return false;
});
const let_used__284 = (function (d) {
  const first = d.first;
  const r = [];
  for (let l = (d.memo[9] ??= (first[CategoryTradeTax__59] === 0 ? [] : let_adjustment_taxes__60(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_G__280) === 0 || first[CategoryCode__103] === 0) && (let_rows__279(i, d)) === true)) {
      r.push(i);
    }
  }
  return r;
});
const let_used__285 = (function (d) {
  const pairs = d.pairs;
  for (let l = (d.memo[81] ??= (((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_G__280) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 ? [] : let_used__284(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    return true;
  }
  return false;
});
const let_rows__286 = (function (i, d) {
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
const CategoryCode_says_O__287 = x_bitsOf(texts_of_CategoryCode__245, "O");
const let_rows__288 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[10] ??= ((pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || first[ApplicableHeaderTradeSettlement__43] === 0 ? [] : x_sortNodes(let_breakdown__61(d)))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_O__287) === 0 || first[CategoryCode__103] === 0) && (let_rows__286(i, d)) === true)) {
      r.push(i);
    }
  }
  return r;
});
const let_used__289 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[8] ??= ((pairs[SpecifiedLineTradeSettlement_ApplicableTradeTax__58 >> 3] & 1 << (SpecifiedLineTradeSettlement_ApplicableTradeTax__58 & 7)) === 0 || first[SpecifiedLineTradeSettlement__55] === 0 ? [] : x_sortNodes(let_line_taxes__57(d)))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_O__287) === 0 || first[CategoryCode__103] === 0) && (let_rows__286(i, d)) === true)) {
      r.push(i);
    }
  }
  return r;
});
const let_used__290 = (function (d) {
  const pairs = d.pairs;
  for (let l = (d.memo[85] ??= (((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_O__287) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 ? [] : let_used__289(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    return true;
  }
  return false;
});
const let_used__291 = (function (d) {
  const first = d.first;
  const r = [];
  for (let l = (d.memo[9] ??= (first[CategoryTradeTax__59] === 0 ? [] : let_adjustment_taxes__60(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_O__287) === 0 || first[CategoryCode__103] === 0) && (let_rows__286(i, d)) === true)) {
      r.push(i);
    }
  }
  return r;
});
const let_used__292 = (function (d) {
  const pairs = d.pairs;
  for (let l = (d.memo[87] ??= (((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_O__287) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 ? [] : let_used__291(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    return true;
  }
  return false;
});
const let_rows__293 = (function (i, d) {
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
const CategoryCode_says_L__294 = x_bitsOf(texts_of_CategoryCode__245, "L");
const let_rows__295 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[10] ??= ((pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || first[ApplicableHeaderTradeSettlement__43] === 0 ? [] : x_sortNodes(let_breakdown__61(d)))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_L__294) === 0 || first[CategoryCode__103] === 0) && (let_rows__293(i, d)) === true)) {
      r.push(i);
    }
  }
  return r;
});
const let_lines_using__296 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[8] ??= ((pairs[SpecifiedLineTradeSettlement_ApplicableTradeTax__58 >> 3] & 1 << (SpecifiedLineTradeSettlement_ApplicableTradeTax__58 & 7)) === 0 || first[SpecifiedLineTradeSettlement__55] === 0 ? [] : x_sortNodes(let_line_taxes__57(d)))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_L__294) === 0 || first[CategoryCode__103] === 0) && (let_rows__293(i, d)) === true)) {
      r.push(i);
    }
  }
  return r;
});
const let_adjustments_using__297 = (function (d) {
  const first = d.first;
  const r = [];
  for (let l = (d.memo[9] ??= (first[CategoryTradeTax__59] === 0 ? [] : let_adjustment_taxes__60(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_L__294) === 0 || first[CategoryCode__103] === 0) && (let_rows__293(i, d)) === true)) {
      r.push(i);
    }
  }
  return r;
});
const let_adjustments_using__298 = (function (d) {
  const pairs = d.pairs;
  let c = 0;
  for (let l = (d.memo[93] ??= (((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_L__294) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 ? [] : let_adjustments_using__297(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    c++;
  }
  return c;
});
const let_rows__299 = (function (i, d) {
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
const CategoryCode_says_M__300 = x_bitsOf(texts_of_CategoryCode__245, "M");
const let_rows__301 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[10] ??= ((pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || first[ApplicableHeaderTradeSettlement__43] === 0 ? [] : x_sortNodes(let_breakdown__61(d)))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_M__300) === 0 || first[CategoryCode__103] === 0) && (let_rows__299(i, d)) === true)) {
      r.push(i);
    }
  }
  return r;
});
const let_lines_using__302 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[8] ??= ((pairs[SpecifiedLineTradeSettlement_ApplicableTradeTax__58 >> 3] & 1 << (SpecifiedLineTradeSettlement_ApplicableTradeTax__58 & 7)) === 0 || first[SpecifiedLineTradeSettlement__55] === 0 ? [] : x_sortNodes(let_line_taxes__57(d)))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_M__300) === 0 || first[CategoryCode__103] === 0) && (let_rows__299(i, d)) === true)) {
      r.push(i);
    }
  }
  return r;
});
const let_adjustments_using__303 = (function (d) {
  const first = d.first;
  const r = [];
  for (let l = (d.memo[9] ??= (first[CategoryTradeTax__59] === 0 ? [] : let_adjustment_taxes__60(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_M__300) === 0 || first[CategoryCode__103] === 0) && (let_rows__299(i, d)) === true)) {
      r.push(i);
    }
  }
  return r;
});
const let_adjustments_using__304 = (function (d) {
  const pairs = d.pairs;
  let c = 0;
  for (let l = (d.memo[99] ??= (((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_M__300) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 ? [] : let_adjustments_using__303(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    c++;
  }
  return c;
});
// CII-SR-463, syntax/settlement.sch:187
const CII_SR_463__305 = (function (d, n) {
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
const CII_SR_463__306 = (function (d, n) {
  return x_stringJoin(CII_SR_463__305(d, n), " ");
});
const rule_CII_SR_463__307 = (function (d, n) {
  const first = d.first;
  if (!((!(first[ChargeIndicator__134] === 0) && (x_hasChild(d, n, ChargeIndicator__134)) === true))) d.fail(9 /* CII_SR_463 */, n);
});
const K__330 = x_strings(["AED", "AFN", "ALL", "AMD", "AOA", "ARS", "AUD", "AWG", "AZN", "BAM", "BBD", "BDT", "BHD", "BIF", "BMD", "BND", "BOB", "BOV", "BRL", "BSD", "BTN", "BWP", "BYN", "BZD", "CAD", "CDF", "CHE", "CHF", "CHW", "CLF", "CLP", "CNH", "CNY", "COP", "COU", "CRC", "CUP", "CVE", "CZK", "DJF", "DKK", "DOP", "DZD", "EGP", "ERN", "ETB", "EUR", "FJD", "FKP", "GBP", "GEL", "GHS", "GIP", "GMD", "GNF", "GTQ", "GYD", "HKD", "HNL", "HTG", "HUF", "IDR", "ILS", "INR", "IQD", "IRR", "ISK", "JMD", "JOD", "JPY", "KES", "KGS", "KHR", "KMF", "KPW", "KRW", "KWD", "KYD", "KZT", "LAK", "LBP", "LKR", "LRD", "LSL", "LYD", "MAD", "MDL", "MGA", "MKD", "MMK", "MNT", "MOP", "MRU", "MUR", "MVR", "MWK", "MXN", "MXV", "MYR", "MZN", "NAD", "NGN", "NIO", "NOK", "NPR", "NZD", "OMR", "PAB", "PEN", "PGK", "PHP", "PKR", "PLN", "PYG", "QAR", "RON", "RSD", "RUB", "RWF", "SAR", "SBD", "SCR", "SDG", "SEK", "SGD", "SHP", "SLE", "SOS", "SRD", "SSP", "STN", "SVC", "SYP", "SZL", "THB", "TJS", "TMT", "TND", "TOP", "TRY", "TTD", "TWD", "TZS", "UAH", "UGX", "USD", "USN", "UYI", "UYU", "UYW", "UZS", "VED", "VES", "VND", "VUV", "WST", "XAF", "XAG", "XAU", "XBA", "XBB", "XBC", "XBD", "XCD", "XCG", "XDR", "XOF", "XPD", "XPF", "XPT", "XSU", "XTS", "XUA", "XXX", "YER", "ZAR", "ZMW", "ZWG"]);
const K__331 = x_strings(["urn:factur-x.eu:1p0:minimum", "urn:zugferd.de:2p0:minimum"]);
const LineStatusReasonCode__332 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "LineStatusReasonCode");
const down_AssociatedDocumentLineDocument_LineStatusReasonCode__333 = x_down(AssociatedDocumentLineDocument__154, LineStatusReasonCode__332);
const AssociatedDocumentLineDocument_LineStatusReasonCode__334 = x_pairPlace(AssociatedDocumentLineDocument__154, LineStatusReasonCode__332);
const let_detail_lines__335 = (function (i, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const b = "DETAIL";
  {
    const n = i;
    for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, AssociatedDocumentLineDocument__154) : end[a]) if (name[a] === AssociatedDocumentLineDocument__154 && kind[a] === 1) {
      {
        const n2 = a;
        for (let a2 = n2 + 1, e2 = end[n2]; a2 < e2; a2 = e2 - a2 > 999 ? x_behind(d, a2, e2, LineStatusReasonCode__332) : end[a2]) if (name[a2] === LineStatusReasonCode__332 && kind[a2] === 1) {
          if (x_says(d, a2, b)) return true;
        }
      }
    }
  }
  return false;
});
const texts_of_LineStatusReasonCode__336 = x_vocabulary(LineStatusReasonCode__332, null, false);
const LineStatusReasonCode_says_DETAIL__337 = x_bitsOf(texts_of_LineStatusReasonCode__336, "DETAIL");
const let_detail_lines__338 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[1] ??= ((pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 ? [] : let_lines__34(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!(!((pairs[AssociatedDocumentLineDocument_LineStatusReasonCode__334 >> 3] & 1 << (AssociatedDocumentLineDocument_LineStatusReasonCode__334 & 7)) === 0 || first[AssociatedDocumentLineDocument__154] === 0) && (x_hasDown(d, i, down_AssociatedDocumentLineDocument_LineStatusReasonCode__333)) === true) || (!(((d.memo[101] ??= x_said(d, texts_of_LineStatusReasonCode__336)) & LineStatusReasonCode_says_DETAIL__337) === 0 || (pairs[AssociatedDocumentLineDocument_LineStatusReasonCode__334 >> 3] & 1 << (AssociatedDocumentLineDocument_LineStatusReasonCode__334 & 7)) === 0) && (let_detail_lines__335(i, d)) === true))) {
      r.push(i);
    }
  }
  return r;
});
const let_detail_taxes__339 = (function (d, a) {
  const parent = d.parent;
  const b = "DETAIL";
  for (let l = x_indexed(d, 43, (d.memoNode[12] === parent[a] ? d.memoValue[12] : x_memoiseFor(d, 12, parent[a], x_listDown(d, parent[a], down_AssociatedDocumentLineDocument_LineStatusReasonCode__333))), x_ownText, [b]), k = 0; k < l.length; k++) {
    const i = l[k];
    if (x_says(d, i, b)) return true;
  }
  return false;
});
const let_detail_taxes__340 = (function (d) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const end = d.end;
  const first = d.first;
  const next = d.next;
  const pairs = d.pairs;
  const r = [];
  if (--d.fuel < 0) x_refuel(d);
  for (let a = first[SpecifiedLineTradeSettlement__55]; a > 0; a = next[a]) if (kind[a] === 1) {
    if (((d.memoNode[11] === parent[a] ? d.memoValue[11] : x_memoiseFor(d, 11, parent[a], !(d.memoNode[10] === parent[a] ? d.memoValue[10] : x_memoiseFor(d, 10, parent[a], (!((pairs[AssociatedDocumentLineDocument_LineStatusReasonCode__334 >> 3] & 1 << (AssociatedDocumentLineDocument_LineStatusReasonCode__334 & 7)) === 0 || first[AssociatedDocumentLineDocument__154] === 0) && (x_hasDown(d, parent[a], down_AssociatedDocumentLineDocument_LineStatusReasonCode__333)) === true))))) || (d.memoNode[13] === parent[a] ? d.memoValue[13] : x_memoiseFor(d, 13, parent[a], (!(((d.memo[101] ??= x_said(d, texts_of_LineStatusReasonCode__336)) & LineStatusReasonCode_says_DETAIL__337) === 0 || (pairs[AssociatedDocumentLineDocument_LineStatusReasonCode__334 >> 3] & 1 << (AssociatedDocumentLineDocument_LineStatusReasonCode__334 & 7)) === 0) && (let_detail_taxes__339(d, a)) === true))))) {
      {
        const n = a;
        for (let a2 = n + 1, e = end[n]; a2 < e; a2 = e - a2 > 999 ? x_behind(d, a2, e, ApplicableTradeTax__56) : end[a2]) if (name[a2] === ApplicableTradeTax__56 && kind[a2] === 1) {
          r.push(a2);
        }
      }
    }
  }
  return r;
});
const AppliedTradeTax__341 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "AppliedTradeTax");
const let_shipping_taxes__342 = (function (d) {
  const kind = d.kind;
  const first = d.first;
  const next = d.next;
  const r = [];
  if (--d.fuel < 0) x_refuel(d);
  for (let a = first[AppliedTradeTax__341]; a > 0; a = next[a]) if (kind[a] === 1) {
    r.push(a);
  }
  return r;
});
const urn_conforme_invoice_decimals_1__308 = pack__85;
const pack__343 = (function (d, amount_1) {
  if (--d.fuel < 0) x_refuel(d);
  return (x_castable(x_atomize(d, amount_1), "decimal", false) ? pack__86(d, amount_1) : urn_conforme_say_given_1__310(d, amount_1));
});
const urn_conforme_say_amount_1__309 = pack__343;
const urn_conforme_say_given_1__310 = pack__89;
const urn_conforme_say_several_1__311 = pack__91;
const pack__344 = (function (d, added_1, taken_1) {
  if (--d.fuel < 0) x_refuel(d);
  return urn_conforme_say_amount_1__309(d, x_div(x_roundDecimal(x_mul(x_sub(x_sumDecimals(pack__92(added_1, d)), x_sumDecimals(pack__92(taken_1, d))), K__93)), K__93));
});
const urn_conforme_say_sum_2__312 = pack__344;
const pack__345 = (function (d, base_1, percent_1) {
  if (--d.fuel < 0) x_refuel(d);
  return ((x_castable(x_atomize(d, base_1), "decimal", false) && x_castable(x_atomize(d, percent_1), "decimal", false)) ? urn_conforme_say_amount_1__309(d, x_div(x_roundDecimal(x_mul(x_cast(x_atomize(d, base_1), "decimal"), x_cast(x_atomize(d, percent_1), "decimal"))), K__93)) : "\u2013");
});
const urn_conforme_say_tax_2__313 = pack__345;
const pack__346 = (function (d, base_1, percent_1) {
  if (--d.fuel < 0) x_refuel(d);
  return (!!urn_conforme_say_too_small_1__315(d, percent_1) ? "0.00" : urn_conforme_say_tax_2__313(d, base_1, percent_1));
});
const urn_conforme_say_tax_due_2__314 = pack__346;
const urn_conforme_say_too_small_1__315 = pack__100;
const pack__347 = (function (d, code_1, v) {
  const pairs = d.pairs;
  const v2 = x_lazy(() => ((pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 ? [] : (x_joined(d, 20, (d.memo[7] ??= ((pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 ? [] : let_adjustments__53(d))), null, K__112, [[code_1]], true) ?? pack__115(d, code_1))));
  return x_memoiseCall(d, 105, urn_conforme_invoice_net_2__318, [v(), v2()]);
});
const pack__348 = (function (d, code_1) {
  const pairs = d.pairs;
  const v = x_lazy(() => ((pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[SpecifiedLineTradeSettlement_ApplicableTradeTax__58 >> 3] & 1 << (SpecifiedLineTradeSettlement_ApplicableTradeTax__58 & 7)) === 0 ? [] : (x_joined(d, 19, (d.memo[18] ??= ((pairs[IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 >> 3] & 1 << (IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 ? [] : pack__101(d))), null, K__106, [[code_1]], true) ?? pack__109(d, code_1))));
  return pack__347(d, code_1, v);
});
const pack__349 = (function (d, code_1) {
  if (--d.fuel < 0) x_refuel(d);
  return pack__348(d, code_1);
});
const urn_conforme_invoice_base_of_1__316 = pack__349;
const pack__350 = (function (d, code_1, percent_1, v) {
  const pairs = d.pairs;
  const v2 = x_lazy(() => ((pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 ? [] : (x_joined(d, 23, (d.memo[7] ??= ((pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 ? [] : let_adjustments__53(d))), null, K__128, [[code_1], [percent_1]], true) ?? pack__130(d, code_1, percent_1))));
  return x_memoiseCall(d, 105, urn_conforme_invoice_net_2__318, [v(), v2()]);
});
const pack__351 = (function (d, code_1, percent_1) {
  const pairs = d.pairs;
  const v = x_lazy(() => ((pairs[IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 >> 3] & 1 << (IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 ? [] : (x_joined(d, 22, (d.memo[18] ??= ((pairs[IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 >> 3] & 1 << (IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 ? [] : pack__101(d))), null, K__123, [[code_1], [percent_1]], true) ?? pack__125(d, code_1, percent_1))));
  return pack__350(d, code_1, percent_1, v);
});
const pack__352 = (function (d, code_1, percent_1) {
  if (--d.fuel < 0) x_refuel(d);
  return pack__351(d, code_1, percent_1);
});
const urn_conforme_invoice_base_at_2__317 = pack__352;
const urn_conforme_invoice_net_2__318 = pack__149;
const pack__353 = (function (d, date_1) {
  const v = x_lazy(() => x_normalizeSpace(x_spell(x_atomize(d, date_1))));
  return (x_matches(v(), K__150) ? x_concat(x_substring(v(), 1, 4), "-", x_substring(v(), 5, 2), "-", x_substring(v(), 7, 2)) : urn_conforme_say_given_1__310(d, v()));
});
const pack__354 = (function (d, date_1) {
  if (--d.fuel < 0) x_refuel(d);
  return pack__353(d, date_1);
});
const urn_conforme_say_date_1__319 = pack__354;
const urn_conforme_say_line_1__320 = pack__161;
const pack__355 = (function (code_1, taxes_1, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const b = code_1;
  for (let l = taxes_1, k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const n = i;
      for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, CategoryCode__103) : end[a]) if (name[a] === CategoryCode__103 && kind[a] === 1) {
        if (x_says(d, a, b)) return true;
      }
    }
  }
  return false;
});
const pack__356 = (function (percent_1, taxes_1, d) {
  const first = d.first;
  const b = percent_1;
  if (b === undefined) return false;
  for (let l = taxes_1, k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (x_isAmount(d, (first[RateApplicablePercent__120] === 0 ? undefined : x_onlyChild(d, i, RateApplicablePercent__120)), b)) return true;
  }
  return false;
});
const pack__357 = (function (d, taxes_1, code_1, percent_1) {
  if (--d.fuel < 0) x_refuel(d);
  return (pack__355(code_1, taxes_1, d) && (!(percent_1 !== undefined) || pack__356(percent_1, taxes_1, d)));
});
const urn_conforme_invoice_bears_3__321 = pack__357;
const pack__358 = (function (percent_1, i, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const first = d.first;
  const b = percent_1;
  if (b === undefined) return false;
  {
    const n = i;
    for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, ApplicableTradeTax__56) : end[a]) if (name[a] === ApplicableTradeTax__56 && kind[a] === 1) {
      if (x_isAmount(d, (first[RateApplicablePercent__120] === 0 ? undefined : x_onlyChild(d, a, RateApplicablePercent__120)), b)) return true;
    }
  }
  return false;
});
const pack__359 = (function (d, code_1, percent_1) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  {
    const s = x_joined(d, 22, (d.memo[18] ??= ((pairs[IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 >> 3] & 1 << (IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 ? [] : pack__101(d))), null, K__123, [[code_1], x_list(percent_1)], false);
    for (let l = (s ?? x_judged(d, (d.memo[18] ??= ((pairs[IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 >> 3] & 1 << (IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 ? [] : pack__101(d))))), k = 0; k < l.length; k++) {
      const i = l[k];
      if (s !== null || ((((!((pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || first[ApplicableTradeTax__56] === 0) && (pack__107(code_1, i, d)) === true) && pack__358(percent_1, i, d))))) {
        r.push(i);
      }
    }
  }
  return r;
});
const pack__360 = (function (d, code_1, percent_1) {
  const pairs = d.pairs;
  if (--d.fuel < 0) x_refuel(d);
  return (!(percent_1 !== undefined) ? ((pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[SpecifiedLineTradeSettlement_ApplicableTradeTax__58 >> 3] & 1 << (SpecifiedLineTradeSettlement_ApplicableTradeTax__58 & 7)) === 0 ? [] : (x_joined(d, 19, (d.memo[18] ??= ((pairs[IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 >> 3] & 1 << (IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 ? [] : pack__101(d))), null, K__106, [[code_1]], true) ?? pack__109(d, code_1))) : ((pairs[IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 >> 3] & 1 << (IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 ? [] : (x_joined(d, 22, (d.memo[18] ??= ((pairs[IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 >> 3] & 1 << (IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 ? [] : pack__101(d))), null, K__123, [[code_1], x_list(percent_1)], true) ?? pack__359(d, code_1, percent_1))));
});
const urn_conforme_invoice_sold_under_2__322 = pack__360;
const pack__361 = (function (percent_1, i, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const first = d.first;
  const b = percent_1;
  if (b === undefined) return false;
  {
    const n = i;
    for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, CategoryTradeTax__59) : end[a]) if (name[a] === CategoryTradeTax__59 && kind[a] === 1) {
      if (x_isAmount(d, (first[RateApplicablePercent__120] === 0 ? undefined : x_onlyChild(d, a, RateApplicablePercent__120)), b)) return true;
    }
  }
  return false;
});
const pack__362 = (function (d, code_1, percent_1) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  {
    const s = x_joined(d, 23, (d.memo[7] ??= ((pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 ? [] : let_adjustments__53(d))), null, K__128, [[code_1], x_list(percent_1)], false);
    for (let l = (s ?? x_judged(d, (d.memo[7] ??= ((pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 ? [] : let_adjustments__53(d))))), k = 0; k < l.length; k++) {
      const i = l[k];
      if (s !== null || ((((!((pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || first[CategoryTradeTax__59] === 0) && (pack__113(code_1, i, d)) === true) && pack__361(percent_1, i, d))))) {
        r.push(i);
      }
    }
  }
  return r;
});
const pack__363 = (function (d, code_1, percent_1) {
  const pairs = d.pairs;
  if (--d.fuel < 0) x_refuel(d);
  return (!(percent_1 !== undefined) ? ((pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 ? [] : (x_joined(d, 20, (d.memo[7] ??= ((pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 ? [] : let_adjustments__53(d))), null, K__112, [[code_1]], true) ?? pack__115(d, code_1))) : ((pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 ? [] : (x_joined(d, 23, (d.memo[7] ??= ((pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 ? [] : let_adjustments__53(d))), null, K__128, [[code_1], x_list(percent_1)], true) ?? pack__362(d, code_1, percent_1))));
});
const urn_conforme_invoice_adjusted_under_2__323 = pack__363;
const SpecifiedLogisticsServiceCharge__364 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "SpecifiedLogisticsServiceCharge");
const pack__365 = (function (d) {
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
      for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, SpecifiedLogisticsServiceCharge__364) : end[a]) if (name[a] === SpecifiedLogisticsServiceCharge__364 && kind[a] === 1) {
        r.push(a);
      }
    }
  }
  return r;
});
const ApplicableHeaderTradeSettlement_SpecifiedLogisticsServiceCharge__366 = x_pairPlace(ApplicableHeaderTradeSettlement__43, SpecifiedLogisticsServiceCharge__364);
const down_AppliedTradeTax_CategoryCode__367 = x_down(AppliedTradeTax__341, CategoryCode__103);
const pack__368 = (function (d, n) {
  return x_texts(d, x_listDown(d, n, down_AppliedTradeTax_CategoryCode__367));
});
const K__369 = [pack__368];
const pack__370 = (function (code_1, i, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const b = code_1;
  {
    const n = i;
    for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, AppliedTradeTax__341) : end[a]) if (name[a] === AppliedTradeTax__341 && kind[a] === 1) {
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
const AppliedTradeTax_CategoryCode__371 = x_pairPlace(AppliedTradeTax__341, CategoryCode__103);
const pack__372 = (function (d, code_1) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  {
    const s = x_joined(d, 107, (d.memo[106] ??= ((pairs[ApplicableHeaderTradeSettlement_SpecifiedLogisticsServiceCharge__366 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedLogisticsServiceCharge__366 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 ? [] : pack__365(d))), null, K__369, [[code_1]], false);
    for (let l = (s ?? x_judged(d, (d.memo[106] ??= ((pairs[ApplicableHeaderTradeSettlement_SpecifiedLogisticsServiceCharge__366 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedLogisticsServiceCharge__366 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 ? [] : pack__365(d))))), k = 0; k < l.length; k++) {
      const i = l[k];
      if (s !== null || (((!((pairs[AppliedTradeTax_CategoryCode__371 >> 3] & 1 << (AppliedTradeTax_CategoryCode__371 & 7)) === 0 || first[AppliedTradeTax__341] === 0) && (pack__370(code_1, i, d)) === true)))) {
        r.push(i);
      }
    }
  }
  return r;
});
const SpecifiedLogisticsServiceCharge_AppliedTradeTax__373 = x_pairPlace(SpecifiedLogisticsServiceCharge__364, AppliedTradeTax__341);
const pack__374 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const first = d.first;
  const r = [];
  {
    const n2 = n;
    for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, AppliedTradeTax__341) : end[a]) if (name[a] === AppliedTradeTax__341 && kind[a] === 1) {
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
const pack__375 = (function (d, n) {
  const first = d.first;
  return (first[AppliedTradeTax__341] === 0 ? [] : pack__374(n, d));
});
const K__376 = [pack__368, pack__375];
const pack__377 = (function (percent_1, i, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const first = d.first;
  const b = percent_1;
  if (b === undefined) return false;
  {
    const n = i;
    for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, AppliedTradeTax__341) : end[a]) if (name[a] === AppliedTradeTax__341 && kind[a] === 1) {
      if (x_isAmount(d, (first[RateApplicablePercent__120] === 0 ? undefined : x_onlyChild(d, a, RateApplicablePercent__120)), b)) return true;
    }
  }
  return false;
});
const pack__378 = (function (d, code_1, percent_1) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  {
    const s = x_joined(d, 108, (d.memo[106] ??= ((pairs[ApplicableHeaderTradeSettlement_SpecifiedLogisticsServiceCharge__366 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedLogisticsServiceCharge__366 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 ? [] : pack__365(d))), null, K__376, [[code_1], x_list(percent_1)], false);
    for (let l = (s ?? x_judged(d, (d.memo[106] ??= ((pairs[ApplicableHeaderTradeSettlement_SpecifiedLogisticsServiceCharge__366 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedLogisticsServiceCharge__366 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 ? [] : pack__365(d))))), k = 0; k < l.length; k++) {
      const i = l[k];
      if (s !== null || ((((!((pairs[AppliedTradeTax_CategoryCode__371 >> 3] & 1 << (AppliedTradeTax_CategoryCode__371 & 7)) === 0 || first[AppliedTradeTax__341] === 0) && (pack__370(code_1, i, d)) === true) && pack__377(percent_1, i, d))))) {
        r.push(i);
      }
    }
  }
  return r;
});
const pack__379 = (function (d, code_1, percent_1) {
  const pairs = d.pairs;
  if (--d.fuel < 0) x_refuel(d);
  return (!(percent_1 !== undefined) ? ((pairs[AppliedTradeTax_CategoryCode__371 >> 3] & 1 << (AppliedTradeTax_CategoryCode__371 & 7)) === 0 || (pairs[SpecifiedLogisticsServiceCharge_AppliedTradeTax__373 >> 3] & 1 << (SpecifiedLogisticsServiceCharge_AppliedTradeTax__373 & 7)) === 0 ? [] : (x_joined(d, 107, (d.memo[106] ??= ((pairs[ApplicableHeaderTradeSettlement_SpecifiedLogisticsServiceCharge__366 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedLogisticsServiceCharge__366 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 ? [] : pack__365(d))), null, K__369, [[code_1]], true) ?? pack__372(d, code_1))) : ((pairs[ApplicableHeaderTradeSettlement_SpecifiedLogisticsServiceCharge__366 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedLogisticsServiceCharge__366 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 ? [] : (x_joined(d, 108, (d.memo[106] ??= ((pairs[ApplicableHeaderTradeSettlement_SpecifiedLogisticsServiceCharge__366 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedLogisticsServiceCharge__366 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 ? [] : pack__365(d))), null, K__376, [[code_1], x_list(percent_1)], true) ?? pack__378(d, code_1, percent_1))));
});
const urn_conforme_invoice_shipped_under_2__324 = pack__379;
const ExemptionReasonCode__380 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "ExemptionReasonCode");
const down_ApplicableTradeTax_ExemptionReasonCode__381 = x_down(ApplicableTradeTax__56, ExemptionReasonCode__380);
const ApplicableTradeTax_ExemptionReasonCode__382 = x_pairPlace(ApplicableTradeTax__56, ExemptionReasonCode__380);
const pack__383 = (function (d, n) {
  const first = d.first;
  const pairs = d.pairs;
  return [x_normalizeSpace((x_textIfAny(d, ((pairs[ApplicableTradeTax_ExemptionReasonCode__382 >> 3] & 1 << (ApplicableTradeTax_ExemptionReasonCode__382 & 7)) === 0 || first[ApplicableTradeTax__56] === 0 ? undefined : x_onlyDown(d, n, down_ApplicableTradeTax_ExemptionReasonCode__381))) ?? ""))];
});
const ExemptionReason__384 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "ExemptionReason");
const down_ApplicableTradeTax_ExemptionReason__385 = x_down(ApplicableTradeTax__56, ExemptionReason__384);
const ApplicableTradeTax_ExemptionReason__386 = x_pairPlace(ApplicableTradeTax__56, ExemptionReason__384);
const pack__387 = (function (d, n) {
  const first = d.first;
  const pairs = d.pairs;
  return [x_normalizeSpace((x_textIfAny(d, ((pairs[ApplicableTradeTax_ExemptionReason__386 >> 3] & 1 << (ApplicableTradeTax_ExemptionReason__386 & 7)) === 0 || first[ApplicableTradeTax__56] === 0 ? undefined : x_onlyDown(d, n, down_ApplicableTradeTax_ExemptionReason__385))) ?? ""))];
});
const K__388 = [pack__383, pack__387];
const pack__389 = (function (d, parts_1, reason_code_1, reason_1) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  {
    const s = x_joined(d, 109, parts_1, null, K__388, [[reason_code_1], [reason_1]], false);
    for (let l = (s ?? x_judged(d, parts_1)), k = 0; k < l.length; k++) {
      const i = l[k];
      if (s !== null || (((x_saysNormal(d, ((pairs[ApplicableTradeTax_ExemptionReasonCode__382 >> 3] & 1 << (ApplicableTradeTax_ExemptionReasonCode__382 & 7)) === 0 || first[ApplicableTradeTax__56] === 0 ? undefined : x_onlyDown(d, i, down_ApplicableTradeTax_ExemptionReasonCode__381)), reason_code_1) && x_saysNormal(d, ((pairs[ApplicableTradeTax_ExemptionReason__386 >> 3] & 1 << (ApplicableTradeTax_ExemptionReason__386 & 7)) === 0 || first[ApplicableTradeTax__56] === 0 ? undefined : x_onlyDown(d, i, down_ApplicableTradeTax_ExemptionReason__385)), reason_1))))) {
        r.push(i);
      }
    }
  }
  return r;
});
const pack__390 = (function (d, parts_1, reason_code_1, reason_1) {
  if (--d.fuel < 0) x_refuel(d);
  return (x_joined(d, 109, parts_1, null, K__388, [[reason_code_1], [reason_1]], true) ?? pack__389(d, parts_1, reason_code_1, reason_1));
});
const urn_conforme_invoice_sold_for_3__325 = pack__390;
const down_CategoryTradeTax_ExemptionReasonCode__391 = x_down(CategoryTradeTax__59, ExemptionReasonCode__380);
const CategoryTradeTax_ExemptionReasonCode__392 = x_pairPlace(CategoryTradeTax__59, ExemptionReasonCode__380);
const pack__393 = (function (d, n) {
  const first = d.first;
  const pairs = d.pairs;
  return [x_normalizeSpace((x_textIfAny(d, ((pairs[CategoryTradeTax_ExemptionReasonCode__392 >> 3] & 1 << (CategoryTradeTax_ExemptionReasonCode__392 & 7)) === 0 || first[CategoryTradeTax__59] === 0 ? undefined : x_onlyDown(d, n, down_CategoryTradeTax_ExemptionReasonCode__391))) ?? ""))];
});
const down_CategoryTradeTax_ExemptionReason__394 = x_down(CategoryTradeTax__59, ExemptionReason__384);
const CategoryTradeTax_ExemptionReason__395 = x_pairPlace(CategoryTradeTax__59, ExemptionReason__384);
const pack__396 = (function (d, n) {
  const first = d.first;
  const pairs = d.pairs;
  return [x_normalizeSpace((x_textIfAny(d, ((pairs[CategoryTradeTax_ExemptionReason__395 >> 3] & 1 << (CategoryTradeTax_ExemptionReason__395 & 7)) === 0 || first[CategoryTradeTax__59] === 0 ? undefined : x_onlyDown(d, n, down_CategoryTradeTax_ExemptionReason__394))) ?? ""))];
});
const K__397 = [pack__393, pack__396];
const pack__398 = (function (d, parts_1, reason_code_1, reason_1) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  {
    const s = x_joined(d, 110, parts_1, null, K__397, [[reason_code_1], [reason_1]], false);
    for (let l = (s ?? x_judged(d, parts_1)), k = 0; k < l.length; k++) {
      const i = l[k];
      if (s !== null || (((x_saysNormal(d, ((pairs[CategoryTradeTax_ExemptionReasonCode__392 >> 3] & 1 << (CategoryTradeTax_ExemptionReasonCode__392 & 7)) === 0 || first[CategoryTradeTax__59] === 0 ? undefined : x_onlyDown(d, i, down_CategoryTradeTax_ExemptionReasonCode__391)), reason_code_1) && x_saysNormal(d, ((pairs[CategoryTradeTax_ExemptionReason__395 >> 3] & 1 << (CategoryTradeTax_ExemptionReason__395 & 7)) === 0 || first[CategoryTradeTax__59] === 0 ? undefined : x_onlyDown(d, i, down_CategoryTradeTax_ExemptionReason__394)), reason_1))))) {
        r.push(i);
      }
    }
  }
  return r;
});
const pack__399 = (function (d, parts_1, reason_code_1, reason_1) {
  if (--d.fuel < 0) x_refuel(d);
  return (x_joined(d, 110, parts_1, null, K__397, [[reason_code_1], [reason_1]], true) ?? pack__398(d, parts_1, reason_code_1, reason_1));
});
const urn_conforme_invoice_adjusted_for_3__326 = pack__399;
const down_AppliedTradeTax_ExemptionReasonCode__400 = x_down(AppliedTradeTax__341, ExemptionReasonCode__380);
const AppliedTradeTax_ExemptionReasonCode__401 = x_pairPlace(AppliedTradeTax__341, ExemptionReasonCode__380);
const pack__402 = (function (d, n) {
  const first = d.first;
  const pairs = d.pairs;
  return [x_normalizeSpace((x_textIfAny(d, ((pairs[AppliedTradeTax_ExemptionReasonCode__401 >> 3] & 1 << (AppliedTradeTax_ExemptionReasonCode__401 & 7)) === 0 || first[AppliedTradeTax__341] === 0 ? undefined : x_onlyDown(d, n, down_AppliedTradeTax_ExemptionReasonCode__400))) ?? ""))];
});
const down_AppliedTradeTax_ExemptionReason__403 = x_down(AppliedTradeTax__341, ExemptionReason__384);
const AppliedTradeTax_ExemptionReason__404 = x_pairPlace(AppliedTradeTax__341, ExemptionReason__384);
const pack__405 = (function (d, n) {
  const first = d.first;
  const pairs = d.pairs;
  return [x_normalizeSpace((x_textIfAny(d, ((pairs[AppliedTradeTax_ExemptionReason__404 >> 3] & 1 << (AppliedTradeTax_ExemptionReason__404 & 7)) === 0 || first[AppliedTradeTax__341] === 0 ? undefined : x_onlyDown(d, n, down_AppliedTradeTax_ExemptionReason__403))) ?? ""))];
});
const K__406 = [pack__402, pack__405];
const pack__407 = (function (d, parts_1, reason_code_1, reason_1) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  {
    const s = x_joined(d, 111, parts_1, null, K__406, [[reason_code_1], [reason_1]], false);
    for (let l = (s ?? x_judged(d, parts_1)), k = 0; k < l.length; k++) {
      const i = l[k];
      if (s !== null || (((x_saysNormal(d, ((pairs[AppliedTradeTax_ExemptionReasonCode__401 >> 3] & 1 << (AppliedTradeTax_ExemptionReasonCode__401 & 7)) === 0 || first[AppliedTradeTax__341] === 0 ? undefined : x_onlyDown(d, i, down_AppliedTradeTax_ExemptionReasonCode__400)), reason_code_1) && x_saysNormal(d, ((pairs[AppliedTradeTax_ExemptionReason__404 >> 3] & 1 << (AppliedTradeTax_ExemptionReason__404 & 7)) === 0 || first[AppliedTradeTax__341] === 0 ? undefined : x_onlyDown(d, i, down_AppliedTradeTax_ExemptionReason__403)), reason_1))))) {
        r.push(i);
      }
    }
  }
  return r;
});
const pack__408 = (function (d, parts_1, reason_code_1, reason_1) {
  if (--d.fuel < 0) x_refuel(d);
  return (x_joined(d, 111, parts_1, null, K__406, [[reason_code_1], [reason_1]], true) ?? pack__407(d, parts_1, reason_code_1, reason_1));
});
const urn_conforme_invoice_shipped_for_3__327 = pack__408;
const pack__409 = (function (adjusted_1, d) {
  const first = d.first;
  const r = [];
  for (let l = adjusted_1, k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (((pack__138(d, i)) === true)) {
      const v = (first[ActualAmount__144] === 0 ? undefined : x_onlyChild(d, i, ActualAmount__144));
      if (v !== undefined) r.push(v);
    }
  }
  return r;
});
const pack__410 = (function (adjusted_1, d) {
  const first = d.first;
  const r = [];
  for (let l = adjusted_1, k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (((pack__136(d, i)) === true)) {
      const v = (first[ActualAmount__144] === 0 ? undefined : x_onlyChild(d, i, ActualAmount__144));
      if (v !== undefined) r.push(v);
    }
  }
  return r;
});
const AppliedAmount__411 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "AppliedAmount");
const pack__412 = (function (shipped_1, d) {
  const first = d.first;
  const r = [];
  for (let l = shipped_1, k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    const v = (first[AppliedAmount__411] === 0 ? undefined : x_onlyChild(d, i, AppliedAmount__411));
    if (v !== undefined) r.push(v);
  }
  return r;
});
const pack__413 = (function (d, sold_1, adjusted_1, shipped_1) {
  if (--d.fuel < 0) x_refuel(d);
  return x_add(x_add(x_sub(x_div(x_roundDecimal(x_mul(x_sumAmounts(d, pack__143(sold_1, d)), K__93)), K__93), x_div(x_roundDecimal(x_mul(x_sumAmounts(d, pack__409(adjusted_1, d)), K__93)), K__93)), x_div(x_roundDecimal(x_mul(x_sumAmounts(d, pack__410(adjusted_1, d)), K__93)), K__93)), x_div(x_roundDecimal(x_mul(x_sumAmounts(d, pack__412(shipped_1, d)), K__93)), K__93));
});
const urn_conforme_invoice_together_3__328 = pack__413;
const K__414 = x_decimal("0.01");
const pack__415 = (function (d, base_1, sold_1, adjusted_1, shipped_1) {
  if (--d.fuel < 0) x_refuel(d);
  return (x_absDecimal(x_sub(base_1, x_memoiseCall(d, 112, urn_conforme_invoice_together_3__328, [sold_1, adjusted_1, shipped_1]))).compare(x_mul(K__414, x_decimalOf(x_addIntegers(x_addIntegers(BigInt(sold_1.length), BigInt(adjusted_1.length)), BigInt(shipped_1.length))))) <= 0);
});
const urn_conforme_invoice_agrees_4__329 = pack__415;
// BR-01, ../business/document.sch:5
const ExchangedDocumentContext__416 = x_nameNumber("urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100", "ExchangedDocumentContext");
const GuidelineSpecifiedDocumentContextParameter__417 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "GuidelineSpecifiedDocumentContextParameter");
const BR_01__418 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const b = "";
  {
    const n2 = n;
    for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, ExchangedDocumentContext__416) : end[a]) if (name[a] === ExchangedDocumentContext__416 && kind[a] === 1) {
      {
        const n3 = a;
        for (let a2 = n3 + 1, e2 = end[n3]; a2 < e2; a2 = e2 - a2 > 999 ? x_behind(d, a2, e2, GuidelineSpecifiedDocumentContextParameter__417) : end[a2]) if (name[a2] === GuidelineSpecifiedDocumentContextParameter__417 && kind[a2] === 1) {
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
const GuidelineSpecifiedDocumentContextParameter_ID__419 = x_pairPlace(GuidelineSpecifiedDocumentContextParameter__417, ID__65);
const ExchangedDocumentContext_GuidelineSpecifiedDocumentContextParameter__420 = x_pairPlace(ExchangedDocumentContext__416, GuidelineSpecifiedDocumentContextParameter__417);
// BR-02, ../business/document.sch:8
const BR_02__421 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const b = "";
  {
    const n2 = n;
    for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, ExchangedDocument__187) : end[a]) if (name[a] === ExchangedDocument__187 && kind[a] === 1) {
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
const ExchangedDocument_ID__422 = x_pairPlace(ExchangedDocument__187, ID__65);
// BR-03, ../business/document.sch:9
const IssueDateTime__423 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "IssueDateTime");
const DateTimeString__424 = x_nameNumber("urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100", "DateTimeString");
const format__425 = x_nameNumber("", "format");
const BR_03__426 = (function (d, a) {
  const first = d.first;
  const a2 = (first[format__425] === 0 ? undefined : x_attribute(d, a, format__425));
  if (a2 === undefined) return false;
  const b = "102";
  return x_says(d, a2, b);
});
const texts_of_format__427 = x_vocabulary(format__425, null, false);
const format_says_102__428 = x_bitsOf(texts_of_format__427, "102");
const BR_03__429 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const first = d.first;
  const b = "";
  {
    const n2 = n;
    for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, ExchangedDocument__187) : end[a]) if (name[a] === ExchangedDocument__187 && kind[a] === 1) {
      {
        const n3 = a;
        for (let a2 = n3 + 1, e2 = end[n3]; a2 < e2; a2 = e2 - a2 > 999 ? x_behind(d, a2, e2, IssueDateTime__423) : end[a2]) if (name[a2] === IssueDateTime__423 && kind[a2] === 1) {
          {
            const n4 = a2;
            for (let a3 = n4 + 1, e3 = end[n4]; a3 < e3; a3 = e3 - a3 > 999 ? x_behind(d, a3, e3, DateTimeString__424) : end[a3]) if (name[a3] === DateTimeString__424 && kind[a3] === 1) {
              if ((!(((d.memo[113] ??= x_said(d, texts_of_format__427)) & format_says_102__428) === 0 || first[format__425] === 0) && (BR_03__426(d, a3)) === true)) {
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
const DateTimeString_format__430 = x_pairPlace(DateTimeString__424, format__425);
const IssueDateTime_DateTimeString__431 = x_pairPlace(IssueDateTime__423, DateTimeString__424);
const ExchangedDocument_IssueDateTime__432 = x_pairPlace(ExchangedDocument__187, IssueDateTime__423);
// BR-04, ../business/document.sch:12
const TypeCode__433 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "TypeCode");
const BR_04__434 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const b = "";
  {
    const n2 = n;
    for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, ExchangedDocument__187) : end[a]) if (name[a] === ExchangedDocument__187 && kind[a] === 1) {
      {
        const n3 = a;
        for (let a2 = n3 + 1, e2 = end[n3]; a2 < e2; a2 = e2 - a2 > 999 ? x_behind(d, a2, e2, TypeCode__433) : end[a2]) if (name[a2] === TypeCode__433 && kind[a2] === 1) {
          if (!x_says(d, a2, b)) return true;
        }
      }
    }
  }
  return false;
});
const ExchangedDocument_TypeCode__435 = x_pairPlace(ExchangedDocument__187, TypeCode__433);
// BR-05, ../business/document.sch:15
const BR_05__436 = (function (d) {
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
const BR_06__437 = (function (d) {
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
          for (let a2 = n2 + 1, e2 = end[n2]; a2 < e2; a2 = e2 - a2 > 999 ? x_behind(d, a2, e2, Name__217) : end[a2]) if (name[a2] === Name__217 && kind[a2] === 1) {
            r.push(a2);
          }
        }
      }
    }
  }
  return r;
});
const SellerTradeParty_Name__438 = x_pairPlace(SellerTradeParty__63, Name__217);
const BR_06__439 = (function (d) {
  const pairs = d.pairs;
  const b = "";
  for (let l = (d.memo[115] ??= ((pairs[SellerTradeParty_Name__438 >> 3] & 1 << (SellerTradeParty_Name__438 & 7)) === 0 || (pairs[ApplicableHeaderTradeAgreement_SellerTradeParty__69 >> 3] & 1 << (ApplicableHeaderTradeAgreement_SellerTradeParty__69 & 7)) === 0 ? [] : BR_06__437(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (!x_says(d, i, b)) return true;
  }
  return false;
});
// BR-07, ../business/document.sch:19
const BR_07__440 = (function (d) {
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
          for (let a2 = n2 + 1, e2 = end[n2]; a2 < e2; a2 = e2 - a2 > 999 ? x_behind(d, a2, e2, Name__217) : end[a2]) if (name[a2] === Name__217 && kind[a2] === 1) {
            r.push(a2);
          }
        }
      }
    }
  }
  return r;
});
const BuyerTradeParty_Name__441 = x_pairPlace(BuyerTradeParty__76, Name__217);
const ApplicableHeaderTradeAgreement_BuyerTradeParty__442 = x_pairPlace(ApplicableHeaderTradeAgreement__37, BuyerTradeParty__76);
const BR_07__443 = (function (d) {
  const pairs = d.pairs;
  const b = "";
  for (let l = (d.memo[117] ??= ((pairs[BuyerTradeParty_Name__441 >> 3] & 1 << (BuyerTradeParty_Name__441 & 7)) === 0 || (pairs[ApplicableHeaderTradeAgreement_BuyerTradeParty__442 >> 3] & 1 << (ApplicableHeaderTradeAgreement_BuyerTradeParty__442 & 7)) === 0 ? [] : BR_07__440(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (!x_says(d, i, b)) return true;
  }
  return false;
});
// BR-08, ../business/document.sch:20
const BR_08__444 = (function (d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const first = d.first;
  const next = d.next;
  if (--d.fuel < 0) x_refuel(d);
  for (let a = first[SellerTradeParty__63]; a > 0; a = next[a]) if (kind[a] === 1) {
    {
      const n = a;
      for (let a2 = n + 1, e = end[n]; a2 < e; a2 = e - a2 > 999 ? x_behind(d, a2, e, PostalTradeAddress__207) : end[a2]) if (name[a2] === PostalTradeAddress__207 && kind[a2] === 1) {
        return true;
      }
    }
  }
  return false;
});
const SellerTradeParty_PostalTradeAddress__445 = x_pairPlace(SellerTradeParty__63, PostalTradeAddress__207);
const BR_08__446 = (function (d) {
  const pairs = d.pairs;
  {
    let p = 0;
    for (let l = (d.memo[115] ??= ((pairs[SellerTradeParty_Name__438 >> 3] & 1 << (SellerTradeParty_Name__438 & 7)) === 0 || (pairs[ApplicableHeaderTradeAgreement_SellerTradeParty__69 >> 3] & 1 << (ApplicableHeaderTradeAgreement_SellerTradeParty__69 & 7)) === 0 ? [] : BR_06__437(d))), k = 0; k < l.length; k++) {
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
const BR_08__447 = (function (d) {
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[121] ??= [urn_conforme_say_given_1__310(d, (d.memo[120] ??= ((pairs[SellerTradeParty_Name__438 >> 3] & 1 << (SellerTradeParty_Name__438 & 7)) === 0 || (pairs[ApplicableHeaderTradeAgreement_SellerTradeParty__69 >> 3] & 1 << (ApplicableHeaderTradeAgreement_SellerTradeParty__69 & 7)) === 0 ? undefined : BR_08__446(d))))]), k = 0; k < l.length; k++) {
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
const BR_08__448 = (function (d, n) {
  return (d.memo[123] ??= x_stringJoin((d.memo[122] ??= BR_08__447(d)), " "));
});
// BR-09, ../business/document.sch:23
const BR_09__449 = (function (d) {
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
      for (let a2 = n + 1, e = end[n]; a2 < e; a2 = e - a2 > 999 ? x_behind(d, a2, e, PostalTradeAddress__207) : end[a2]) if (name[a2] === PostalTradeAddress__207 && kind[a2] === 1) {
        {
          const n2 = a2;
          for (let a3 = n2 + 1, e2 = end[n2]; a3 < e2; a3 = e2 - a3 > 999 ? x_behind(d, a3, e2, CountryID__184) : end[a3]) if (name[a3] === CountryID__184 && kind[a3] === 1) {
            r.push(a3);
          }
        }
      }
    }
  }
  return r;
});
const PostalTradeAddress_CountryID__450 = x_pairPlace(PostalTradeAddress__207, CountryID__184);
const BR_09__451 = (function (d) {
  const pairs = d.pairs;
  const b = "";
  for (let l = (d.memo[124] ??= ((pairs[PostalTradeAddress_CountryID__450 >> 3] & 1 << (PostalTradeAddress_CountryID__450 & 7)) === 0 || (pairs[SellerTradeParty_PostalTradeAddress__445 >> 3] & 1 << (SellerTradeParty_PostalTradeAddress__445 & 7)) === 0 ? [] : x_sortNodes(BR_09__449(d)))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (!x_says(d, i, b)) return true;
  }
  return false;
});
const rule_BR_01_BR_02_BR_03_BR_04_and_5_more__452 = (function (d, n) {
  const first = d.first;
  const pairs = d.pairs;
  if (!((!((pairs[GuidelineSpecifiedDocumentContextParameter_ID__419 >> 3] & 1 << (GuidelineSpecifiedDocumentContextParameter_ID__419 & 7)) === 0 || (pairs[ExchangedDocumentContext_GuidelineSpecifiedDocumentContextParameter__420 >> 3] & 1 << (ExchangedDocumentContext_GuidelineSpecifiedDocumentContextParameter__420 & 7)) === 0) && (BR_01__418(n, d)) === true))) d.fail(10 /* BR_01 */, n);
  if (!((!((pairs[ExchangedDocument_ID__422 >> 3] & 1 << (ExchangedDocument_ID__422 & 7)) === 0 || first[ExchangedDocument__187] === 0) && (BR_02__421(n, d)) === true))) d.fail(11 /* BR_02 */, n);
  if (!((!(((d.memo[113] ??= x_said(d, texts_of_format__427)) & format_says_102__428) === 0 || (pairs[DateTimeString_format__430 >> 3] & 1 << (DateTimeString_format__430 & 7)) === 0) && (BR_03__429(n, d)) === true))) d.fail(12 /* BR_03 */, n);
  if (!((!((pairs[ExchangedDocument_TypeCode__435 >> 3] & 1 << (ExchangedDocument_TypeCode__435 & 7)) === 0 || first[ExchangedDocument__187] === 0) && (BR_04__434(n, d)) === true))) d.fail(13 /* BR_04 */, n);
  try {
    if (!((d.memo[114] ??= (!((pairs[ApplicableHeaderTradeSettlement_InvoiceCurrencyCode__48 >> 3] & 1 << (ApplicableHeaderTradeSettlement_InvoiceCurrencyCode__48 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0) && (BR_05__436(d)) === true)))) d.fail(14 /* BR_05 */, n);
  } catch (e) {
    d.broken(14 /* BR_05 */, n, e);
  }
  try {
    if (!((d.memo[116] ??= (!((pairs[SellerTradeParty_Name__438 >> 3] & 1 << (SellerTradeParty_Name__438 & 7)) === 0 || (pairs[ApplicableHeaderTradeAgreement_SellerTradeParty__69 >> 3] & 1 << (ApplicableHeaderTradeAgreement_SellerTradeParty__69 & 7)) === 0) && (BR_06__439(d)) === true)))) d.fail(15 /* BR_06 */, n);
  } catch (e2) {
    d.broken(15 /* BR_06 */, n, e2);
  }
  try {
    if (!((d.memo[118] ??= (!((pairs[BuyerTradeParty_Name__441 >> 3] & 1 << (BuyerTradeParty_Name__441 & 7)) === 0 || (pairs[ApplicableHeaderTradeAgreement_BuyerTradeParty__442 >> 3] & 1 << (ApplicableHeaderTradeAgreement_BuyerTradeParty__442 & 7)) === 0) && (BR_07__443(d)) === true)))) d.fail(16 /* BR_07 */, n);
  } catch (e3) {
    d.broken(16 /* BR_07 */, n, e3);
  }
  try {
    if (!((d.memo[119] ??= (!((pairs[SellerTradeParty_PostalTradeAddress__445 >> 3] & 1 << (SellerTradeParty_PostalTradeAddress__445 & 7)) === 0 || first[SellerTradeParty__63] === 0) && (BR_08__444(d)) === true)))) d.fail(17 /* BR_08 */, n);
  } catch (e4) {
    d.broken(17 /* BR_08 */, n, e4);
  }
  try {
    if (!((d.memo[125] ??= (!((pairs[PostalTradeAddress_CountryID__450 >> 3] & 1 << (PostalTradeAddress_CountryID__450 & 7)) === 0 || (pairs[SellerTradeParty_PostalTradeAddress__445 >> 3] & 1 << (SellerTradeParty_PostalTradeAddress__445 & 7)) === 0) && (BR_09__451(d)) === true)))) d.fail(18 /* BR_09 */, n);
  } catch (e5) {
    d.broken(18 /* BR_09 */, n, e5);
  }
});
const DefinedTradeContact__453 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "DefinedTradeContact");
const down_SellerTradeParty_DefinedTradeContact__454 = x_down(SellerTradeParty__63, DefinedTradeContact__453);
const let_seller__455 = (function (d, n) {
  return x_listDown(d, n, down_SellerTradeParty_DefinedTradeContact__454);
});
const down_BuyerTradeParty_DefinedTradeContact__456 = x_down(BuyerTradeParty__76, DefinedTradeContact__453);
const let_buyer__457 = (function (d, n) {
  return x_listDown(d, n, down_BuyerTradeParty_DefinedTradeContact__456);
});
// CII-SR-465, ../business/document.sch:31
const PersonName__458 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "PersonName");
const CII_SR_465__459 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  for (let l = (d.memoNode[14] === n ? d.memoValue[14] : x_memoiseFor(d, 14, n, let_seller__455(d, n))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const n2 = i;
      for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, PersonName__458) : end[a]) if (name[a] === PersonName__458 && kind[a] === 1) {
        return true;
      }
    }
  }
  return false;
});
const DefinedTradeContact_PersonName__460 = x_pairPlace(DefinedTradeContact__453, PersonName__458);
const SellerTradeParty_DefinedTradeContact__461 = x_pairPlace(SellerTradeParty__63, DefinedTradeContact__453);
const DepartmentName__462 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "DepartmentName");
const CII_SR_465__463 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  for (let l = (d.memoNode[14] === n ? d.memoValue[14] : x_memoiseFor(d, 14, n, let_seller__455(d, n))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const n2 = i;
      for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, DepartmentName__462) : end[a]) if (name[a] === DepartmentName__462 && kind[a] === 1) {
        return true;
      }
    }
  }
  return false;
});
const DefinedTradeContact_DepartmentName__464 = x_pairPlace(DefinedTradeContact__453, DepartmentName__462);
const CII_SR_465__465 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  {
    let p = 0;
    for (let l = (d.memoNode[14] === n ? d.memoValue[14] : x_memoiseFor(d, 14, n, let_seller__455(d, n))), k = 0; k < l.length; k++) {
      const i = l[k];
      if (--d.fuel < 0) x_refuel(d);
      if (--d.fuel < 0) x_refuel(d);
      {
        const n2 = i;
        for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, PersonName__458) : end[a]) if (name[a] === PersonName__458 && kind[a] === 1) {
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
const CII_SR_465__466 = (function (d, n) {
  const pairs = d.pairs;
  const r = [];
  for (let l = [urn_conforme_say_given_1__310(d, ((pairs[DefinedTradeContact_PersonName__460 >> 3] & 1 << (DefinedTradeContact_PersonName__460 & 7)) === 0 || (pairs[SellerTradeParty_DefinedTradeContact__461 >> 3] & 1 << (SellerTradeParty_DefinedTradeContact__461 & 7)) === 0 ? undefined : CII_SR_465__465(d, n)))], k = 0; k < l.length; k++) {
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
const CII_SR_465__467 = (function (d, n) {
  return x_stringJoin(CII_SR_465__466(d, n), " ");
});
const CII_SR_465__468 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  {
    let p = 0;
    for (let l = (d.memoNode[14] === n ? d.memoValue[14] : x_memoiseFor(d, 14, n, let_seller__455(d, n))), k = 0; k < l.length; k++) {
      const i = l[k];
      if (--d.fuel < 0) x_refuel(d);
      if (--d.fuel < 0) x_refuel(d);
      {
        const n2 = i;
        for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, DepartmentName__462) : end[a]) if (name[a] === DepartmentName__462 && kind[a] === 1) {
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
const CII_SR_465__469 = (function (d, n) {
  const pairs = d.pairs;
  const r = [];
  for (let l = [urn_conforme_say_given_1__310(d, ((pairs[DefinedTradeContact_DepartmentName__464 >> 3] & 1 << (DefinedTradeContact_DepartmentName__464 & 7)) === 0 || (pairs[SellerTradeParty_DefinedTradeContact__461 >> 3] & 1 << (SellerTradeParty_DefinedTradeContact__461 & 7)) === 0 ? undefined : CII_SR_465__468(d, n)))], k = 0; k < l.length; k++) {
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
const CII_SR_465__470 = (function (d, n) {
  return x_stringJoin(CII_SR_465__469(d, n), " ");
});
// CII-SR-466, ../business/document.sch:35
const CII_SR_466__471 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  for (let l = (d.memoNode[15] === n ? d.memoValue[15] : x_memoiseFor(d, 15, n, let_buyer__457(d, n))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const n2 = i;
      for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, PersonName__458) : end[a]) if (name[a] === PersonName__458 && kind[a] === 1) {
        return true;
      }
    }
  }
  return false;
});
const BuyerTradeParty_DefinedTradeContact__472 = x_pairPlace(BuyerTradeParty__76, DefinedTradeContact__453);
const CII_SR_466__473 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  for (let l = (d.memoNode[15] === n ? d.memoValue[15] : x_memoiseFor(d, 15, n, let_buyer__457(d, n))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const n2 = i;
      for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, DepartmentName__462) : end[a]) if (name[a] === DepartmentName__462 && kind[a] === 1) {
        return true;
      }
    }
  }
  return false;
});
const CII_SR_466__474 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  {
    let p = 0;
    for (let l = (d.memoNode[15] === n ? d.memoValue[15] : x_memoiseFor(d, 15, n, let_buyer__457(d, n))), k = 0; k < l.length; k++) {
      const i = l[k];
      if (--d.fuel < 0) x_refuel(d);
      if (--d.fuel < 0) x_refuel(d);
      {
        const n2 = i;
        for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, PersonName__458) : end[a]) if (name[a] === PersonName__458 && kind[a] === 1) {
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
const CII_SR_466__475 = (function (d, n) {
  const pairs = d.pairs;
  const r = [];
  for (let l = [urn_conforme_say_given_1__310(d, ((pairs[DefinedTradeContact_PersonName__460 >> 3] & 1 << (DefinedTradeContact_PersonName__460 & 7)) === 0 || (pairs[BuyerTradeParty_DefinedTradeContact__472 >> 3] & 1 << (BuyerTradeParty_DefinedTradeContact__472 & 7)) === 0 ? undefined : CII_SR_466__474(d, n)))], k = 0; k < l.length; k++) {
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
const CII_SR_466__476 = (function (d, n) {
  return x_stringJoin(CII_SR_466__475(d, n), " ");
});
const CII_SR_466__477 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  {
    let p = 0;
    for (let l = (d.memoNode[15] === n ? d.memoValue[15] : x_memoiseFor(d, 15, n, let_buyer__457(d, n))), k = 0; k < l.length; k++) {
      const i = l[k];
      if (--d.fuel < 0) x_refuel(d);
      if (--d.fuel < 0) x_refuel(d);
      {
        const n2 = i;
        for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, DepartmentName__462) : end[a]) if (name[a] === DepartmentName__462 && kind[a] === 1) {
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
const CII_SR_466__478 = (function (d, n) {
  const pairs = d.pairs;
  const r = [];
  for (let l = [urn_conforme_say_given_1__310(d, ((pairs[DefinedTradeContact_DepartmentName__464 >> 3] & 1 << (DefinedTradeContact_DepartmentName__464 & 7)) === 0 || (pairs[BuyerTradeParty_DefinedTradeContact__472 >> 3] & 1 << (BuyerTradeParty_DefinedTradeContact__472 & 7)) === 0 ? undefined : CII_SR_466__477(d, n)))], k = 0; k < l.length; k++) {
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
const CII_SR_466__479 = (function (d, n) {
  return x_stringJoin(CII_SR_466__478(d, n), " ");
});
const rule_CII_SR_465_CII_SR_466__480 = (function (d, n) {
  const pairs = d.pairs;
  try {
    if (!(!((!((pairs[DefinedTradeContact_PersonName__460 >> 3] & 1 << (DefinedTradeContact_PersonName__460 & 7)) === 0 || (pairs[SellerTradeParty_DefinedTradeContact__461 >> 3] & 1 << (SellerTradeParty_DefinedTradeContact__461 & 7)) === 0) && (CII_SR_465__459(d, n)) === true) && (!((pairs[DefinedTradeContact_DepartmentName__464 >> 3] & 1 << (DefinedTradeContact_DepartmentName__464 & 7)) === 0 || (pairs[SellerTradeParty_DefinedTradeContact__461 >> 3] & 1 << (SellerTradeParty_DefinedTradeContact__461 & 7)) === 0) && (CII_SR_465__463(d, n)) === true)))) d.fail(19 /* CII_SR_465 */, n);
  } catch (e) {
    d.broken(19 /* CII_SR_465 */, n, e);
  }
  try {
    if (!(!((!((pairs[DefinedTradeContact_PersonName__460 >> 3] & 1 << (DefinedTradeContact_PersonName__460 & 7)) === 0 || (pairs[BuyerTradeParty_DefinedTradeContact__472 >> 3] & 1 << (BuyerTradeParty_DefinedTradeContact__472 & 7)) === 0) && (CII_SR_466__471(d, n)) === true) && (!((pairs[DefinedTradeContact_DepartmentName__464 >> 3] & 1 << (DefinedTradeContact_DepartmentName__464 & 7)) === 0 || (pairs[BuyerTradeParty_DefinedTradeContact__472 >> 3] & 1 << (BuyerTradeParty_DefinedTradeContact__472 & 7)) === 0) && (CII_SR_466__473(d, n)) === true)))) d.fail(20 /* CII_SR_466 */, n);
  } catch (e2) {
    d.broken(20 /* CII_SR_466 */, n, e2);
  }
});
const let_reason_code__481 = (function (d, n) {
  const first = d.first;
  return x_normalizeSpace((x_textIfAny(d, (first[ExemptionReasonCode__380] === 0 ? undefined : x_onlyChild(d, n, ExemptionReasonCode__380))) ?? ""));
});
const let_reason__482 = (function (d, n) {
  const first = d.first;
  return x_normalizeSpace((x_textIfAny(d, (first[ExemptionReason__384] === 0 ? undefined : x_onlyChild(d, n, ExemptionReason__384))) ?? ""));
});
const let_rate__483 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const r = [];
  {
    const n2 = n;
    for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, RateApplicablePercent__120) : end[a]) if (name[a] === RateApplicablePercent__120 && kind[a] === 1) {
      {
        const v = x_decimalAt(d, a);
        r.push(v);
      }
    }
  }
  return r;
});
const let_rate__484 = (function (n, d) {
  const first = d.first;
  return (first[RateApplicablePercent__120] === 0 ? [] : let_rate__483(n, d));
});
const BasisAmount__485 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "BasisAmount");
const let_base__486 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const r = [];
  {
    const n2 = n;
    for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, BasisAmount__485) : end[a]) if (name[a] === BasisAmount__485 && kind[a] === 1) {
      {
        const v = x_decimalAt(d, a);
        r.push(v);
      }
    }
  }
  return r;
});
const let_base__487 = (function (n, d) {
  const first = d.first;
  return (first[BasisAmount__485] === 0 ? [] : let_base__486(n, d));
});
const let_sold__488 = (function (d, n) {
  return x_memoiseCall(d, 126, urn_conforme_invoice_sold_under_2__322, ["Z", x_single((d.memoNode[18] === n ? d.memoValue[18] : x_memoiseFor(d, 18, n, let_rate__484(n, d))))]);
});
const let_adjusted__489 = (function (d, n) {
  return x_memoiseCall(d, 127, urn_conforme_invoice_adjusted_under_2__323, ["Z", x_single((d.memoNode[18] === n ? d.memoValue[18] : x_memoiseFor(d, 18, n, let_rate__484(n, d))))]);
});
const let_shipped__490 = (function (d, n) {
  return x_memoiseCall(d, 128, urn_conforme_invoice_shipped_under_2__324, ["Z", x_single((d.memoNode[18] === n ? d.memoValue[18] : x_memoiseFor(d, 18, n, let_rate__484(n, d))))]);
});
const let_sold_alike__491 = (function (d, n) {
  return x_memoiseCall(d, 129, urn_conforme_invoice_sold_for_3__325, [x_treatAs(d, (d.memoNode[20] === n ? d.memoValue[20] : x_memoiseFor(d, 20, n, let_sold__488(d, n))), "node element", "*"), (d.memoNode[16] === n ? d.memoValue[16] : x_memoiseFor(d, 16, n, let_reason_code__481(d, n))), (d.memoNode[17] === n ? d.memoValue[17] : x_memoiseFor(d, 17, n, let_reason__482(d, n)))]);
});
const let_adjusted_alike__492 = (function (d, n) {
  return x_memoiseCall(d, 130, urn_conforme_invoice_adjusted_for_3__326, [x_treatAs(d, (d.memoNode[21] === n ? d.memoValue[21] : x_memoiseFor(d, 21, n, let_adjusted__489(d, n))), "node element", "*"), (d.memoNode[16] === n ? d.memoValue[16] : x_memoiseFor(d, 16, n, let_reason_code__481(d, n))), (d.memoNode[17] === n ? d.memoValue[17] : x_memoiseFor(d, 17, n, let_reason__482(d, n)))]);
});
const let_shipped_alike__493 = (function (d, n) {
  return x_memoiseCall(d, 131, urn_conforme_invoice_shipped_for_3__327, [x_treatAs(d, (d.memoNode[22] === n ? d.memoValue[22] : x_memoiseFor(d, 22, n, let_shipped__490(d, n))), "node element", "*"), (d.memoNode[16] === n ? d.memoValue[16] : x_memoiseFor(d, 16, n, let_reason_code__481(d, n))), (d.memoNode[17] === n ? d.memoValue[17] : x_memoiseFor(d, 17, n, let_reason__482(d, n)))]);
});
const let_agrees__494 = (function (d, n) {
  for (let l = (d.memoNode[19] === n ? d.memoValue[19] : x_memoiseFor(d, 19, n, let_base__487(n, d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    if ((x_memoiseCall(d, 132, urn_conforme_invoice_agrees_4__329, [i, x_treatAs(d, (d.memoNode[20] === n ? d.memoValue[20] : x_memoiseFor(d, 20, n, let_sold__488(d, n))), "node element", "*"), x_treatAs(d, (d.memoNode[21] === n ? d.memoValue[21] : x_memoiseFor(d, 21, n, let_adjusted__489(d, n))), "node element", "*"), x_treatAs(d, (d.memoNode[22] === n ? d.memoValue[22] : x_memoiseFor(d, 22, n, let_shipped__490(d, n))), "node element", "*")]))) return true;
  }
  return false;
});
const let_agrees__495 = (function (d, n) {
  const first = d.first;
  return ((!(first[RateApplicablePercent__120] === 0) && (x_hasChild(d, n, RateApplicablePercent__120)) === true) && let_agrees__494(d, n));
});
const let_agrees_alike__496 = (function (d, n) {
  for (let l = (d.memoNode[19] === n ? d.memoValue[19] : x_memoiseFor(d, 19, n, let_base__487(n, d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    if ((x_memoiseCall(d, 132, urn_conforme_invoice_agrees_4__329, [i, x_treatAs(d, (d.memoNode[23] === n ? d.memoValue[23] : x_memoiseFor(d, 23, n, let_sold_alike__491(d, n))), "node element", "*"), x_treatAs(d, (d.memoNode[24] === n ? d.memoValue[24] : x_memoiseFor(d, 24, n, let_adjusted_alike__492(d, n))), "node element", "*"), x_treatAs(d, (d.memoNode[25] === n ? d.memoValue[25] : x_memoiseFor(d, 25, n, let_shipped_alike__493(d, n))), "node element", "*")]))) return true;
  }
  return false;
});
const let_agrees_alike__497 = (function (d, n) {
  const first = d.first;
  return ((!(first[RateApplicablePercent__120] === 0) && (x_hasChild(d, n, RateApplicablePercent__120)) === true) && let_agrees_alike__496(d, n));
});
// BR-FXEXT-Z-08b, ../vat/bases.sch:18
const BR_FXEXT_Z_08b__498 = (function (d) {
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
const BR_FXEXT_Z_08b__499 = (function (d, n) {
  return (d.memo[134] ??= x_stringJoin((d.memo[133] ??= BR_FXEXT_Z_08b__498(d)), " "));
});
const BR_FXEXT_Z_08b__500 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  {
    const n2 = n;
    {
      let p = 0;
      for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, BasisAmount__485) : end[a]) if (name[a] === BasisAmount__485 && kind[a] === 1) {
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
const BR_FXEXT_Z_08b__501 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [urn_conforme_say_amount_1__309(d, (first[BasisAmount__485] === 0 ? undefined : BR_FXEXT_Z_08b__500(n, d)))], k = 0; k < l.length; k++) {
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
const BR_FXEXT_Z_08b__502 = (function (d, n) {
  return x_stringJoin(BR_FXEXT_Z_08b__501(d, n), " ");
});
const BR_FXEXT_Z_08b__503 = (function (d, n) {
  const r = [];
  for (let l = [urn_conforme_say_amount_1__309(d, x_memoiseCall(d, 112, urn_conforme_invoice_together_3__328, [x_treatAs(d, (d.memoNode[20] === n ? d.memoValue[20] : x_memoiseFor(d, 20, n, let_sold__488(d, n))), "node element", "*"), x_treatAs(d, (d.memoNode[21] === n ? d.memoValue[21] : x_memoiseFor(d, 21, n, let_adjusted__489(d, n))), "node element", "*"), x_treatAs(d, (d.memoNode[22] === n ? d.memoValue[22] : x_memoiseFor(d, 22, n, let_shipped__490(d, n))), "node element", "*")]))], k = 0; k < l.length; k++) {
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
const BR_FXEXT_Z_08b__504 = (function (d, n) {
  return x_stringJoin(BR_FXEXT_Z_08b__503(d, n), " ");
});
// BR-FXEXT-Z-08ini, ../vat/bases.sch:23
// BR-FXEXT-Z-08rev, ../vat/bases.sch:28
const BR_FXEXT_Z_08rev__505 = (function (d, n) {
  const r = [];
  for (let l = [urn_conforme_say_amount_1__309(d, x_memoiseCall(d, 112, urn_conforme_invoice_together_3__328, [x_treatAs(d, (d.memoNode[23] === n ? d.memoValue[23] : x_memoiseFor(d, 23, n, let_sold_alike__491(d, n))), "node element", "*"), x_treatAs(d, (d.memoNode[24] === n ? d.memoValue[24] : x_memoiseFor(d, 24, n, let_adjusted_alike__492(d, n))), "node element", "*"), x_treatAs(d, (d.memoNode[25] === n ? d.memoValue[25] : x_memoiseFor(d, 25, n, let_shipped_alike__493(d, n))), "node element", "*")]))], k = 0; k < l.length; k++) {
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
const BR_FXEXT_Z_08rev__506 = (function (d, n) {
  return x_stringJoin(BR_FXEXT_Z_08rev__505(d, n), " ");
});
const rule_BR_FXEXT_Z_08b_BR_FXEXT_Z_08ini_BR_FXEXT_Z_08rev__507 = (function (d, n) {
  try {
    if (!(((d.memoNode[27] === n ? d.memoValue[27] : x_memoiseFor(d, 27, n, let_agrees_alike__497(d, n))) || (d.memoNode[26] === n ? d.memoValue[26] : x_memoiseFor(d, 26, n, let_agrees__495(d, n)))))) d.fail(21 /* BR_FXEXT_Z_08b */, n);
  } catch (e) {
    d.broken(21 /* BR_FXEXT_Z_08b */, n, e);
  }
  try {
    if (!((d.memoNode[26] === n ? d.memoValue[26] : x_memoiseFor(d, 26, n, let_agrees__495(d, n))))) d.fail(22 /* BR_FXEXT_Z_08ini */, n);
  } catch (e2) {
    d.broken(22 /* BR_FXEXT_Z_08ini */, n, e2);
  }
  try {
    if (!((d.memoNode[27] === n ? d.memoValue[27] : x_memoiseFor(d, 27, n, let_agrees_alike__497(d, n))))) d.fail(23 /* BR_FXEXT_Z_08rev */, n);
  } catch (e3) {
    d.broken(23 /* BR_FXEXT_Z_08rev */, n, e3);
  }
});
const let_sold__508 = (function (d, n) {
  return x_memoiseCall(d, 126, urn_conforme_invoice_sold_under_2__322, ["K", x_single((d.memoNode[30] === n ? d.memoValue[30] : x_memoiseFor(d, 30, n, let_rate__484(n, d))))]);
});
const let_adjusted__509 = (function (d, n) {
  return x_memoiseCall(d, 127, urn_conforme_invoice_adjusted_under_2__323, ["K", x_single((d.memoNode[30] === n ? d.memoValue[30] : x_memoiseFor(d, 30, n, let_rate__484(n, d))))]);
});
const let_shipped__510 = (function (d, n) {
  return x_memoiseCall(d, 128, urn_conforme_invoice_shipped_under_2__324, ["K", x_single((d.memoNode[30] === n ? d.memoValue[30] : x_memoiseFor(d, 30, n, let_rate__484(n, d))))]);
});
const let_sold_alike__511 = (function (d, n) {
  return x_memoiseCall(d, 129, urn_conforme_invoice_sold_for_3__325, [x_treatAs(d, (d.memoNode[32] === n ? d.memoValue[32] : x_memoiseFor(d, 32, n, let_sold__508(d, n))), "node element", "*"), (d.memoNode[28] === n ? d.memoValue[28] : x_memoiseFor(d, 28, n, let_reason_code__481(d, n))), (d.memoNode[29] === n ? d.memoValue[29] : x_memoiseFor(d, 29, n, let_reason__482(d, n)))]);
});
const let_adjusted_alike__512 = (function (d, n) {
  return x_memoiseCall(d, 130, urn_conforme_invoice_adjusted_for_3__326, [x_treatAs(d, (d.memoNode[33] === n ? d.memoValue[33] : x_memoiseFor(d, 33, n, let_adjusted__509(d, n))), "node element", "*"), (d.memoNode[28] === n ? d.memoValue[28] : x_memoiseFor(d, 28, n, let_reason_code__481(d, n))), (d.memoNode[29] === n ? d.memoValue[29] : x_memoiseFor(d, 29, n, let_reason__482(d, n)))]);
});
const let_shipped_alike__513 = (function (d, n) {
  return x_memoiseCall(d, 131, urn_conforme_invoice_shipped_for_3__327, [x_treatAs(d, (d.memoNode[34] === n ? d.memoValue[34] : x_memoiseFor(d, 34, n, let_shipped__510(d, n))), "node element", "*"), (d.memoNode[28] === n ? d.memoValue[28] : x_memoiseFor(d, 28, n, let_reason_code__481(d, n))), (d.memoNode[29] === n ? d.memoValue[29] : x_memoiseFor(d, 29, n, let_reason__482(d, n)))]);
});
const let_agrees__514 = (function (d, n) {
  for (let l = (d.memoNode[31] === n ? d.memoValue[31] : x_memoiseFor(d, 31, n, let_base__487(n, d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    if ((x_memoiseCall(d, 132, urn_conforme_invoice_agrees_4__329, [i, x_treatAs(d, (d.memoNode[32] === n ? d.memoValue[32] : x_memoiseFor(d, 32, n, let_sold__508(d, n))), "node element", "*"), x_treatAs(d, (d.memoNode[33] === n ? d.memoValue[33] : x_memoiseFor(d, 33, n, let_adjusted__509(d, n))), "node element", "*"), x_treatAs(d, (d.memoNode[34] === n ? d.memoValue[34] : x_memoiseFor(d, 34, n, let_shipped__510(d, n))), "node element", "*")]))) return true;
  }
  return false;
});
const let_agrees__515 = (function (d, n) {
  const first = d.first;
  return ((!(first[RateApplicablePercent__120] === 0) && (x_hasChild(d, n, RateApplicablePercent__120)) === true) && let_agrees__514(d, n));
});
const let_agrees_alike__516 = (function (d, n) {
  for (let l = (d.memoNode[31] === n ? d.memoValue[31] : x_memoiseFor(d, 31, n, let_base__487(n, d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    if ((x_memoiseCall(d, 132, urn_conforme_invoice_agrees_4__329, [i, x_treatAs(d, (d.memoNode[35] === n ? d.memoValue[35] : x_memoiseFor(d, 35, n, let_sold_alike__511(d, n))), "node element", "*"), x_treatAs(d, (d.memoNode[36] === n ? d.memoValue[36] : x_memoiseFor(d, 36, n, let_adjusted_alike__512(d, n))), "node element", "*"), x_treatAs(d, (d.memoNode[37] === n ? d.memoValue[37] : x_memoiseFor(d, 37, n, let_shipped_alike__513(d, n))), "node element", "*")]))) return true;
  }
  return false;
});
const let_agrees_alike__517 = (function (d, n) {
  const first = d.first;
  return ((!(first[RateApplicablePercent__120] === 0) && (x_hasChild(d, n, RateApplicablePercent__120)) === true) && let_agrees_alike__516(d, n));
});
// BR-FXEXT-IC-08b, ../vat/bases.sch:18
const BR_FXEXT_IC_08b__518 = (function (d) {
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
const BR_FXEXT_IC_08b__519 = (function (d, n) {
  return (d.memo[136] ??= x_stringJoin((d.memo[135] ??= BR_FXEXT_IC_08b__518(d)), " "));
});
const BR_FXEXT_IC_08b__520 = (function (d, n) {
  const r = [];
  for (let l = [urn_conforme_say_amount_1__309(d, x_memoiseCall(d, 112, urn_conforme_invoice_together_3__328, [x_treatAs(d, (d.memoNode[32] === n ? d.memoValue[32] : x_memoiseFor(d, 32, n, let_sold__508(d, n))), "node element", "*"), x_treatAs(d, (d.memoNode[33] === n ? d.memoValue[33] : x_memoiseFor(d, 33, n, let_adjusted__509(d, n))), "node element", "*"), x_treatAs(d, (d.memoNode[34] === n ? d.memoValue[34] : x_memoiseFor(d, 34, n, let_shipped__510(d, n))), "node element", "*")]))], k = 0; k < l.length; k++) {
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
const BR_FXEXT_IC_08b__521 = (function (d, n) {
  return x_stringJoin(BR_FXEXT_IC_08b__520(d, n), " ");
});
// BR-FXEXT-IC-08ini, ../vat/bases.sch:23
// BR-FXEXT-IC-08rev, ../vat/bases.sch:28
const BR_FXEXT_IC_08rev__522 = (function (d, n) {
  const r = [];
  for (let l = [urn_conforme_say_amount_1__309(d, x_memoiseCall(d, 112, urn_conforme_invoice_together_3__328, [x_treatAs(d, (d.memoNode[35] === n ? d.memoValue[35] : x_memoiseFor(d, 35, n, let_sold_alike__511(d, n))), "node element", "*"), x_treatAs(d, (d.memoNode[36] === n ? d.memoValue[36] : x_memoiseFor(d, 36, n, let_adjusted_alike__512(d, n))), "node element", "*"), x_treatAs(d, (d.memoNode[37] === n ? d.memoValue[37] : x_memoiseFor(d, 37, n, let_shipped_alike__513(d, n))), "node element", "*")]))], k = 0; k < l.length; k++) {
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
const BR_FXEXT_IC_08rev__523 = (function (d, n) {
  return x_stringJoin(BR_FXEXT_IC_08rev__522(d, n), " ");
});
const rule_BR_FXEXT_IC_08b_BR_FXEXT_IC_08ini_BR_FXEXT_IC_08rev__524 = (function (d, n) {
  try {
    if (!(((d.memoNode[39] === n ? d.memoValue[39] : x_memoiseFor(d, 39, n, let_agrees_alike__517(d, n))) || (d.memoNode[38] === n ? d.memoValue[38] : x_memoiseFor(d, 38, n, let_agrees__515(d, n)))))) d.fail(24 /* BR_FXEXT_IC_08b */, n);
  } catch (e) {
    d.broken(24 /* BR_FXEXT_IC_08b */, n, e);
  }
  try {
    if (!((d.memoNode[38] === n ? d.memoValue[38] : x_memoiseFor(d, 38, n, let_agrees__515(d, n))))) d.fail(25 /* BR_FXEXT_IC_08ini */, n);
  } catch (e2) {
    d.broken(25 /* BR_FXEXT_IC_08ini */, n, e2);
  }
  try {
    if (!((d.memoNode[39] === n ? d.memoValue[39] : x_memoiseFor(d, 39, n, let_agrees_alike__517(d, n))))) d.fail(26 /* BR_FXEXT_IC_08rev */, n);
  } catch (e3) {
    d.broken(26 /* BR_FXEXT_IC_08rev */, n, e3);
  }
});
const let_sold__525 = (function (d, n) {
  return x_memoiseCall(d, 126, urn_conforme_invoice_sold_under_2__322, ["G", x_single((d.memoNode[42] === n ? d.memoValue[42] : x_memoiseFor(d, 42, n, let_rate__484(n, d))))]);
});
const let_adjusted__526 = (function (d, n) {
  return x_memoiseCall(d, 127, urn_conforme_invoice_adjusted_under_2__323, ["G", x_single((d.memoNode[42] === n ? d.memoValue[42] : x_memoiseFor(d, 42, n, let_rate__484(n, d))))]);
});
const let_shipped__527 = (function (d, n) {
  return x_memoiseCall(d, 128, urn_conforme_invoice_shipped_under_2__324, ["G", x_single((d.memoNode[42] === n ? d.memoValue[42] : x_memoiseFor(d, 42, n, let_rate__484(n, d))))]);
});
const let_sold_alike__528 = (function (d, n) {
  return x_memoiseCall(d, 129, urn_conforme_invoice_sold_for_3__325, [x_treatAs(d, (d.memoNode[44] === n ? d.memoValue[44] : x_memoiseFor(d, 44, n, let_sold__525(d, n))), "node element", "*"), (d.memoNode[40] === n ? d.memoValue[40] : x_memoiseFor(d, 40, n, let_reason_code__481(d, n))), (d.memoNode[41] === n ? d.memoValue[41] : x_memoiseFor(d, 41, n, let_reason__482(d, n)))]);
});
const let_adjusted_alike__529 = (function (d, n) {
  return x_memoiseCall(d, 130, urn_conforme_invoice_adjusted_for_3__326, [x_treatAs(d, (d.memoNode[45] === n ? d.memoValue[45] : x_memoiseFor(d, 45, n, let_adjusted__526(d, n))), "node element", "*"), (d.memoNode[40] === n ? d.memoValue[40] : x_memoiseFor(d, 40, n, let_reason_code__481(d, n))), (d.memoNode[41] === n ? d.memoValue[41] : x_memoiseFor(d, 41, n, let_reason__482(d, n)))]);
});
const let_shipped_alike__530 = (function (d, n) {
  return x_memoiseCall(d, 131, urn_conforme_invoice_shipped_for_3__327, [x_treatAs(d, (d.memoNode[46] === n ? d.memoValue[46] : x_memoiseFor(d, 46, n, let_shipped__527(d, n))), "node element", "*"), (d.memoNode[40] === n ? d.memoValue[40] : x_memoiseFor(d, 40, n, let_reason_code__481(d, n))), (d.memoNode[41] === n ? d.memoValue[41] : x_memoiseFor(d, 41, n, let_reason__482(d, n)))]);
});
const let_agrees__531 = (function (d, n) {
  for (let l = (d.memoNode[43] === n ? d.memoValue[43] : x_memoiseFor(d, 43, n, let_base__487(n, d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    if ((x_memoiseCall(d, 132, urn_conforme_invoice_agrees_4__329, [i, x_treatAs(d, (d.memoNode[44] === n ? d.memoValue[44] : x_memoiseFor(d, 44, n, let_sold__525(d, n))), "node element", "*"), x_treatAs(d, (d.memoNode[45] === n ? d.memoValue[45] : x_memoiseFor(d, 45, n, let_adjusted__526(d, n))), "node element", "*"), x_treatAs(d, (d.memoNode[46] === n ? d.memoValue[46] : x_memoiseFor(d, 46, n, let_shipped__527(d, n))), "node element", "*")]))) return true;
  }
  return false;
});
const let_agrees__532 = (function (d, n) {
  const first = d.first;
  return ((!(first[RateApplicablePercent__120] === 0) && (x_hasChild(d, n, RateApplicablePercent__120)) === true) && let_agrees__531(d, n));
});
const let_agrees_alike__533 = (function (d, n) {
  for (let l = (d.memoNode[43] === n ? d.memoValue[43] : x_memoiseFor(d, 43, n, let_base__487(n, d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    if ((x_memoiseCall(d, 132, urn_conforme_invoice_agrees_4__329, [i, x_treatAs(d, (d.memoNode[47] === n ? d.memoValue[47] : x_memoiseFor(d, 47, n, let_sold_alike__528(d, n))), "node element", "*"), x_treatAs(d, (d.memoNode[48] === n ? d.memoValue[48] : x_memoiseFor(d, 48, n, let_adjusted_alike__529(d, n))), "node element", "*"), x_treatAs(d, (d.memoNode[49] === n ? d.memoValue[49] : x_memoiseFor(d, 49, n, let_shipped_alike__530(d, n))), "node element", "*")]))) return true;
  }
  return false;
});
const let_agrees_alike__534 = (function (d, n) {
  const first = d.first;
  return ((!(first[RateApplicablePercent__120] === 0) && (x_hasChild(d, n, RateApplicablePercent__120)) === true) && let_agrees_alike__533(d, n));
});
// BR-FXEXT-G-08b, ../vat/bases.sch:18
const BR_FXEXT_G_08b__535 = (function (d) {
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
const BR_FXEXT_G_08b__536 = (function (d, n) {
  return (d.memo[138] ??= x_stringJoin((d.memo[137] ??= BR_FXEXT_G_08b__535(d)), " "));
});
const BR_FXEXT_G_08b__537 = (function (d, n) {
  const r = [];
  for (let l = [urn_conforme_say_amount_1__309(d, x_memoiseCall(d, 112, urn_conforme_invoice_together_3__328, [x_treatAs(d, (d.memoNode[44] === n ? d.memoValue[44] : x_memoiseFor(d, 44, n, let_sold__525(d, n))), "node element", "*"), x_treatAs(d, (d.memoNode[45] === n ? d.memoValue[45] : x_memoiseFor(d, 45, n, let_adjusted__526(d, n))), "node element", "*"), x_treatAs(d, (d.memoNode[46] === n ? d.memoValue[46] : x_memoiseFor(d, 46, n, let_shipped__527(d, n))), "node element", "*")]))], k = 0; k < l.length; k++) {
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
const BR_FXEXT_G_08b__538 = (function (d, n) {
  return x_stringJoin(BR_FXEXT_G_08b__537(d, n), " ");
});
// BR-FXEXT-G-08ini, ../vat/bases.sch:23
// BR-FXEXT-G-08rev, ../vat/bases.sch:28
const BR_FXEXT_G_08rev__539 = (function (d, n) {
  const r = [];
  for (let l = [urn_conforme_say_amount_1__309(d, x_memoiseCall(d, 112, urn_conforme_invoice_together_3__328, [x_treatAs(d, (d.memoNode[47] === n ? d.memoValue[47] : x_memoiseFor(d, 47, n, let_sold_alike__528(d, n))), "node element", "*"), x_treatAs(d, (d.memoNode[48] === n ? d.memoValue[48] : x_memoiseFor(d, 48, n, let_adjusted_alike__529(d, n))), "node element", "*"), x_treatAs(d, (d.memoNode[49] === n ? d.memoValue[49] : x_memoiseFor(d, 49, n, let_shipped_alike__530(d, n))), "node element", "*")]))], k = 0; k < l.length; k++) {
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
const BR_FXEXT_G_08rev__540 = (function (d, n) {
  return x_stringJoin(BR_FXEXT_G_08rev__539(d, n), " ");
});
const rule_BR_FXEXT_G_08b_BR_FXEXT_G_08ini_BR_FXEXT_G_08rev__541 = (function (d, n) {
  try {
    if (!(((d.memoNode[51] === n ? d.memoValue[51] : x_memoiseFor(d, 51, n, let_agrees_alike__534(d, n))) || (d.memoNode[50] === n ? d.memoValue[50] : x_memoiseFor(d, 50, n, let_agrees__532(d, n)))))) d.fail(27 /* BR_FXEXT_G_08b */, n);
  } catch (e) {
    d.broken(27 /* BR_FXEXT_G_08b */, n, e);
  }
  try {
    if (!((d.memoNode[50] === n ? d.memoValue[50] : x_memoiseFor(d, 50, n, let_agrees__532(d, n))))) d.fail(28 /* BR_FXEXT_G_08ini */, n);
  } catch (e2) {
    d.broken(28 /* BR_FXEXT_G_08ini */, n, e2);
  }
  try {
    if (!((d.memoNode[51] === n ? d.memoValue[51] : x_memoiseFor(d, 51, n, let_agrees_alike__534(d, n))))) d.fail(29 /* BR_FXEXT_G_08rev */, n);
  } catch (e3) {
    d.broken(29 /* BR_FXEXT_G_08rev */, n, e3);
  }
});
const let_sold_alike__542 = (function (d, n) {
  return x_memoiseCall(d, 129, urn_conforme_invoice_sold_for_3__325, [x_treatAs(d, (d.memo[139] ??= x_memoiseCall(d, 126, urn_conforme_invoice_sold_under_2__322, ["O", x_toDecimal(undefined)])), "node element", "*"), (d.memoNode[52] === n ? d.memoValue[52] : x_memoiseFor(d, 52, n, let_reason_code__481(d, n))), (d.memoNode[53] === n ? d.memoValue[53] : x_memoiseFor(d, 53, n, let_reason__482(d, n)))]);
});
const let_adjusted_alike__543 = (function (d, n) {
  return x_memoiseCall(d, 130, urn_conforme_invoice_adjusted_for_3__326, [x_treatAs(d, (d.memo[140] ??= x_memoiseCall(d, 127, urn_conforme_invoice_adjusted_under_2__323, ["O", x_toDecimal(undefined)])), "node element", "*"), (d.memoNode[52] === n ? d.memoValue[52] : x_memoiseFor(d, 52, n, let_reason_code__481(d, n))), (d.memoNode[53] === n ? d.memoValue[53] : x_memoiseFor(d, 53, n, let_reason__482(d, n)))]);
});
const let_shipped_alike__544 = (function (d, n) {
  return x_memoiseCall(d, 131, urn_conforme_invoice_shipped_for_3__327, [x_treatAs(d, (d.memo[141] ??= x_memoiseCall(d, 128, urn_conforme_invoice_shipped_under_2__324, ["O", x_toDecimal(undefined)])), "node element", "*"), (d.memoNode[52] === n ? d.memoValue[52] : x_memoiseFor(d, 52, n, let_reason_code__481(d, n))), (d.memoNode[53] === n ? d.memoValue[53] : x_memoiseFor(d, 53, n, let_reason__482(d, n)))]);
});
const let_agrees__545 = (function (d, n) {
  for (let l = (d.memoNode[54] === n ? d.memoValue[54] : x_memoiseFor(d, 54, n, let_base__487(n, d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    if ((x_memoiseCall(d, 132, urn_conforme_invoice_agrees_4__329, [i, x_treatAs(d, (d.memo[139] ??= x_memoiseCall(d, 126, urn_conforme_invoice_sold_under_2__322, ["O", x_toDecimal(undefined)])), "node element", "*"), x_treatAs(d, (d.memo[140] ??= x_memoiseCall(d, 127, urn_conforme_invoice_adjusted_under_2__323, ["O", x_toDecimal(undefined)])), "node element", "*"), x_treatAs(d, (d.memo[141] ??= x_memoiseCall(d, 128, urn_conforme_invoice_shipped_under_2__324, ["O", x_toDecimal(undefined)])), "node element", "*")]))) return true;
  }
  return false;
});
const let_agrees__546 = (function (d, n) {
  return ((d.memo[24] ??= true) && let_agrees__545(d, n));
});
const let_agrees_alike__547 = (function (d, n) {
  for (let l = (d.memoNode[54] === n ? d.memoValue[54] : x_memoiseFor(d, 54, n, let_base__487(n, d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    if ((x_memoiseCall(d, 132, urn_conforme_invoice_agrees_4__329, [i, x_treatAs(d, (d.memoNode[55] === n ? d.memoValue[55] : x_memoiseFor(d, 55, n, let_sold_alike__542(d, n))), "node element", "*"), x_treatAs(d, (d.memoNode[56] === n ? d.memoValue[56] : x_memoiseFor(d, 56, n, let_adjusted_alike__543(d, n))), "node element", "*"), x_treatAs(d, (d.memoNode[57] === n ? d.memoValue[57] : x_memoiseFor(d, 57, n, let_shipped_alike__544(d, n))), "node element", "*")]))) return true;
  }
  return false;
});
const let_agrees_alike__548 = (function (d, n) {
  return ((d.memo[24] ??= true) && let_agrees_alike__547(d, n));
});
// BR-FXEXT-O-08b, ../vat/bases.sch:18
const BR_FXEXT_O_08b__549 = (function (d) {
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
const BR_FXEXT_O_08b__550 = (function (d, n) {
  return (d.memo[143] ??= x_stringJoin((d.memo[142] ??= BR_FXEXT_O_08b__549(d)), " "));
});
const BR_FXEXT_O_08b__551 = (function (d) {
  const r = [];
  for (let l = (d.memo[145] ??= [urn_conforme_say_amount_1__309(d, (d.memo[144] ??= x_memoiseCall(d, 112, urn_conforme_invoice_together_3__328, [x_treatAs(d, (d.memo[139] ??= x_memoiseCall(d, 126, urn_conforme_invoice_sold_under_2__322, ["O", x_toDecimal(undefined)])), "node element", "*"), x_treatAs(d, (d.memo[140] ??= x_memoiseCall(d, 127, urn_conforme_invoice_adjusted_under_2__323, ["O", x_toDecimal(undefined)])), "node element", "*"), x_treatAs(d, (d.memo[141] ??= x_memoiseCall(d, 128, urn_conforme_invoice_shipped_under_2__324, ["O", x_toDecimal(undefined)])), "node element", "*")])))]), k = 0; k < l.length; k++) {
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
const BR_FXEXT_O_08b__552 = (function (d, n) {
  return (d.memo[147] ??= x_stringJoin((d.memo[146] ??= BR_FXEXT_O_08b__551(d)), " "));
});
// BR-FXEXT-O-08ini, ../vat/bases.sch:23
// BR-FXEXT-O-08rev, ../vat/bases.sch:28
const BR_FXEXT_O_08rev__553 = (function (d, n) {
  const r = [];
  for (let l = [urn_conforme_say_amount_1__309(d, x_memoiseCall(d, 112, urn_conforme_invoice_together_3__328, [x_treatAs(d, (d.memoNode[55] === n ? d.memoValue[55] : x_memoiseFor(d, 55, n, let_sold_alike__542(d, n))), "node element", "*"), x_treatAs(d, (d.memoNode[56] === n ? d.memoValue[56] : x_memoiseFor(d, 56, n, let_adjusted_alike__543(d, n))), "node element", "*"), x_treatAs(d, (d.memoNode[57] === n ? d.memoValue[57] : x_memoiseFor(d, 57, n, let_shipped_alike__544(d, n))), "node element", "*")]))], k = 0; k < l.length; k++) {
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
const BR_FXEXT_O_08rev__554 = (function (d, n) {
  return x_stringJoin(BR_FXEXT_O_08rev__553(d, n), " ");
});
const rule_BR_FXEXT_O_08b_BR_FXEXT_O_08ini_BR_FXEXT_O_08rev__555 = (function (d, n) {
  try {
    if (!(((d.memoNode[59] === n ? d.memoValue[59] : x_memoiseFor(d, 59, n, let_agrees_alike__548(d, n))) || (d.memoNode[58] === n ? d.memoValue[58] : x_memoiseFor(d, 58, n, let_agrees__546(d, n)))))) d.fail(30 /* BR_FXEXT_O_08b */, n);
  } catch (e) {
    d.broken(30 /* BR_FXEXT_O_08b */, n, e);
  }
  try {
    if (!((d.memoNode[58] === n ? d.memoValue[58] : x_memoiseFor(d, 58, n, let_agrees__546(d, n))))) d.fail(31 /* BR_FXEXT_O_08ini */, n);
  } catch (e2) {
    d.broken(31 /* BR_FXEXT_O_08ini */, n, e2);
  }
  try {
    if (!((d.memoNode[59] === n ? d.memoValue[59] : x_memoiseFor(d, 59, n, let_agrees_alike__548(d, n))))) d.fail(32 /* BR_FXEXT_O_08rev */, n);
  } catch (e3) {
    d.broken(32 /* BR_FXEXT_O_08rev */, n, e3);
  }
});
// BR-E-02, ../vat/uses.sch:7
const K__556 = x_strings(["VA", "FC"]);
const schemeID_says_VA_FC__557 = x_bitsOf(texts_of_schemeID__80, "VA", "FC");
const BR_E_02__558 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  for (let l = (d.memo[11] ??= ((pairs[SpecifiedTaxRegistration_ID__67 >> 3] & 1 << (SpecifiedTaxRegistration_ID__67 & 7)) === 0 || (pairs[SellerTradeParty_SpecifiedTaxRegistration__68 >> 3] & 1 << (SellerTradeParty_SpecifiedTaxRegistration__68 & 7)) === 0 ? [] : let_seller_tax_ids__66(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if ((!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA_FC__557) === 0 || first[schemeID__78] === 0) && (x_oneOf(d, (first[schemeID__78] === 0 ? undefined : x_attribute(d, i, schemeID__78)), K__556, false)) === true)) {
      return true;
    }
  }
  return false;
});
const BR_E_02__559 = (function (d) {
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
const BR_E_02__560 = (function (d, n) {
  const r = [];
  for (let l = [urn_conforme_say_line_1__320(d, n)], k = 0; k < l.length; k++) {
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
const BR_E_02__561 = (function (d, n) {
  return x_stringJoin(BR_E_02__560(d, n), " ");
});
const BR_E_02__562 = (function (d) {
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
const BR_E_02__563 = (function (d, n) {
  return (d.memo[151] ??= x_stringJoin((d.memo[150] ??= BR_E_02__562(d)), " "));
});
const BR_E_02__564 = (function (d) {
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
const BR_E_02__565 = (function (d, n) {
  return (d.memo[153] ??= x_stringJoin((d.memo[152] ??= BR_E_02__564(d)), " "));
});
const rule_BR_E_02__566 = (function (d, n) {
  const pairs = d.pairs;
  try {
    if (!(((d.memo[148] ??= (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA_FC__557) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (BR_E_02__558(d)) === true)) || (d.memo[149] ??= (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (BR_E_02__559(d)) === true))))) d.fail(33 /* BR_E_02 */, n);
  } catch (e) {
    d.broken(33 /* BR_E_02 */, n, e);
  }
});
// BR-E-05, ../vat/uses.sch:15
const BR_E_05__567 = (function (n, d) {
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
const BR_E_05__568 = (function (n, d) {
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
const BR_E_05__569 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [urn_conforme_say_given_1__310(d, (first[RateApplicablePercent__120] === 0 ? undefined : BR_E_05__568(n, d)))], k = 0; k < l.length; k++) {
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
const BR_E_05__570 = (function (d, n) {
  return x_stringJoin(BR_E_05__569(d, n), " ");
});
const BR_E_05__571 = (function (d) {
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
const BR_E_05__572 = (function (d, n) {
  return (d.memo[155] ??= x_stringJoin((d.memo[154] ??= BR_E_05__571(d)), " "));
});
const rule_BR_E_05__573 = (function (d, n) {
  try {
    if (!(((BR_E_05__567(n, d)) === true))) d.fail(34 /* BR_E_05 */, n);
  } catch (e) {
    d.broken(34 /* BR_E_05 */, n, e);
  }
});
// BR-IC-02, ../vat/uses.sch:7
const BR_IC_02__574 = (function (d) {
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
const BR_IC_02__575 = (function (d) {
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
const BR_IC_02__576 = (function (d) {
  const pairs = d.pairs;
  for (let l = (d.memo[17] ??= (((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0 ? [] : x_sortNodes(let_any_buyer_vat_ids__82(d)))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    return true;
  }
  return false;
});
const BR_IC_02__577 = (function (d) {
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
const BR_IC_02__578 = (function (d, n) {
  return (d.memo[159] ??= x_stringJoin((d.memo[158] ??= BR_IC_02__577(d)), " "));
});
const rule_BR_IC_02__579 = (function (d, n) {
  const pairs = d.pairs;
  try {
    if (!((((d.memo[156] ??= (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (BR_IC_02__574(d)) === true)) || (d.memo[157] ??= (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (BR_IC_02__575(d)) === true))) && BR_IC_02__576(d)))) d.fail(35 /* BR_IC_02 */, n);
  } catch (e) {
    d.broken(35 /* BR_IC_02 */, n, e);
  }
});
// BR-IC-05, ../vat/uses.sch:15
const rule_BR_IC_05__580 = (function (d, n) {
  try {
    if (!(((BR_E_05__567(n, d)) === true))) d.fail(36 /* BR_IC_05 */, n);
  } catch (e) {
    d.broken(36 /* BR_IC_05 */, n, e);
  }
});
// BR-G-02, ../vat/uses.sch:7
const BR_G_02__581 = (function (d) {
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
const BR_G_02__582 = (function (d, n) {
  return (d.memo[161] ??= x_stringJoin((d.memo[160] ??= BR_G_02__581(d)), " "));
});
const rule_BR_G_02__583 = (function (d, n) {
  const pairs = d.pairs;
  try {
    if (!(((d.memo[156] ??= (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (BR_IC_02__574(d)) === true)) || (d.memo[157] ??= (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (BR_IC_02__575(d)) === true))))) d.fail(37 /* BR_G_02 */, n);
  } catch (e) {
    d.broken(37 /* BR_G_02 */, n, e);
  }
});
// BR-G-05, ../vat/uses.sch:15
const rule_BR_G_05__584 = (function (d, n) {
  try {
    if (!(((BR_E_05__567(n, d)) === true))) d.fail(38 /* BR_G_05 */, n);
  } catch (e) {
    d.broken(38 /* BR_G_05 */, n, e);
  }
});
// BR-E-03, ../vat/uses.sch:24
const BR_E_03__585 = (function (n, d) {
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
const BR_E_03__586 = (function (d, n) {
  const parent = d.parent;
  const first = d.first;
  const r = [];
  for (let l = (d.memoNode[61] === parent[n] ? d.memoValue[61] : x_memoiseFor(d, 61, parent[n], [urn_conforme_say_amount_1__309(d, (d.memoNode[60] === parent[n] ? d.memoValue[60] : x_memoiseFor(d, 60, parent[n], (first[ActualAmount__144] === 0 ? undefined : BR_E_03__585(n, d)))))])), k = 0; k < l.length; k++) {
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
const BR_E_03__587 = (function (d, n) {
  const parent = d.parent;
  return (d.memoNode[63] === parent[n] ? d.memoValue[63] : x_memoiseFor(d, 63, parent[n], x_stringJoin((d.memoNode[62] === parent[n] ? d.memoValue[62] : x_memoiseFor(d, 62, parent[n], BR_E_03__586(d, n))), " ")));
});
const rule_BR_E_03__588 = (function (d, n) {
  const pairs = d.pairs;
  try {
    if (!(((d.memo[148] ??= (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA_FC__557) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (BR_E_02__558(d)) === true)) || (d.memo[149] ??= (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (BR_E_02__559(d)) === true))))) d.fail(39 /* BR_E_03 */, n);
  } catch (e) {
    d.broken(39 /* BR_E_03 */, n, e);
  }
});
// BR-E-06, ../vat/uses.sch:32
const rule_BR_E_06__589 = (function (d, n) {
  try {
    if (!(((BR_E_05__567(n, d)) === true))) d.fail(40 /* BR_E_06 */, n);
  } catch (e) {
    d.broken(40 /* BR_E_06 */, n, e);
  }
});
// BR-E-04, ../vat/uses.sch:41
const rule_BR_E_04__590 = (function (d, n) {
  const pairs = d.pairs;
  try {
    if (!(((d.memo[148] ??= (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA_FC__557) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (BR_E_02__558(d)) === true)) || (d.memo[149] ??= (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (BR_E_02__559(d)) === true))))) d.fail(41 /* BR_E_04 */, n);
  } catch (e) {
    d.broken(41 /* BR_E_04 */, n, e);
  }
});
// BR-E-07, ../vat/uses.sch:49
const rule_BR_E_07__591 = (function (d, n) {
  try {
    if (!(((BR_E_05__567(n, d)) === true))) d.fail(42 /* BR_E_07 */, n);
  } catch (e) {
    d.broken(42 /* BR_E_07 */, n, e);
  }
});
// BR-IC-03, ../vat/uses.sch:24
const rule_BR_IC_03__592 = (function (d, n) {
  const pairs = d.pairs;
  try {
    if (!((((d.memo[156] ??= (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (BR_IC_02__574(d)) === true)) || (d.memo[157] ??= (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (BR_IC_02__575(d)) === true))) && BR_IC_02__576(d)))) d.fail(43 /* BR_IC_03 */, n);
  } catch (e) {
    d.broken(43 /* BR_IC_03 */, n, e);
  }
});
// BR-IC-06, ../vat/uses.sch:32
const rule_BR_IC_06__593 = (function (d, n) {
  try {
    if (!(((BR_E_05__567(n, d)) === true))) d.fail(44 /* BR_IC_06 */, n);
  } catch (e) {
    d.broken(44 /* BR_IC_06 */, n, e);
  }
});
// BR-IC-04, ../vat/uses.sch:41
const rule_BR_IC_04__594 = (function (d, n) {
  const pairs = d.pairs;
  try {
    if (!((((d.memo[156] ??= (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (BR_IC_02__574(d)) === true)) || (d.memo[157] ??= (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (BR_IC_02__575(d)) === true))) && BR_IC_02__576(d)))) d.fail(45 /* BR_IC_04 */, n);
  } catch (e) {
    d.broken(45 /* BR_IC_04 */, n, e);
  }
});
// BR-IC-07, ../vat/uses.sch:49
const rule_BR_IC_07__595 = (function (d, n) {
  try {
    if (!(((BR_E_05__567(n, d)) === true))) d.fail(46 /* BR_IC_07 */, n);
  } catch (e) {
    d.broken(46 /* BR_IC_07 */, n, e);
  }
});
// BR-G-03, ../vat/uses.sch:24
const rule_BR_G_03__596 = (function (d, n) {
  const pairs = d.pairs;
  try {
    if (!(((d.memo[156] ??= (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (BR_IC_02__574(d)) === true)) || (d.memo[157] ??= (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (BR_IC_02__575(d)) === true))))) d.fail(47 /* BR_G_03 */, n);
  } catch (e) {
    d.broken(47 /* BR_G_03 */, n, e);
  }
});
// BR-G-06, ../vat/uses.sch:32
const rule_BR_G_06__597 = (function (d, n) {
  try {
    if (!(((BR_E_05__567(n, d)) === true))) d.fail(48 /* BR_G_06 */, n);
  } catch (e) {
    d.broken(48 /* BR_G_06 */, n, e);
  }
});
// BR-G-04, ../vat/uses.sch:41
const rule_BR_G_04__598 = (function (d, n) {
  const pairs = d.pairs;
  try {
    if (!(((d.memo[156] ??= (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (BR_IC_02__574(d)) === true)) || (d.memo[157] ??= (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (BR_IC_02__575(d)) === true))))) d.fail(49 /* BR_G_04 */, n);
  } catch (e) {
    d.broken(49 /* BR_G_04 */, n, e);
  }
});
// BR-G-07, ../vat/uses.sch:49
const rule_BR_G_07__599 = (function (d, n) {
  try {
    if (!(((BR_E_05__567(n, d)) === true))) d.fail(50 /* BR_G_07 */, n);
  } catch (e) {
    d.broken(50 /* BR_G_07 */, n, e);
  }
});
// BR-O-06, ../vat/uses.sch:32
const BR_O_06__600 = (function (d) {
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
const BR_O_06__601 = (function (d, n) {
  return (d.memo[163] ??= x_stringJoin((d.memo[162] ??= BR_O_06__600(d)), " "));
});
const rule_BR_O_06__602 = (function (d, n) {
  const first = d.first;
  if (!(!(!(first[RateApplicablePercent__120] === 0) && (x_hasChild(d, n, RateApplicablePercent__120)) === true))) d.fail(51 /* BR_O_06 */, n);
});
// BR-E-10, ../vat/rows.sch:25
const BR_E_10__603 = (function (d) {
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
const BR_E_10__604 = (function (d, n) {
  return (d.memo[165] ??= x_stringJoin((d.memo[164] ??= BR_E_10__603(d)), " "));
});
const rule_BR_E_10__605 = (function (d, n) {
  const parent = d.parent;
  const first = d.first;
  try {
    if (!(((d.memoNode[64] === parent[n] ? d.memoValue[64] : x_memoiseFor(d, 64, parent[n], (!(first[ExemptionReason__384] === 0) && (x_hasChild(d, parent[n], ExemptionReason__384)) === true))) || (d.memoNode[65] === parent[n] ? d.memoValue[65] : x_memoiseFor(d, 65, parent[n], (!(first[ExemptionReasonCode__380] === 0) && (x_hasChild(d, parent[n], ExemptionReasonCode__380)) === true)))))) d.fail(52 /* BR_E_10 */, n);
  } catch (e) {
    d.broken(52 /* BR_E_10 */, n, e);
  }
});
// BR-IC-09, ../vat/rows.sch:17
const CalculatedAmount__606 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "CalculatedAmount");
const down_CalculatedAmount__607 = x_down(CalculatedAmount__606);
const BR_IC_09__608 = (function (d, n) {
  const parent = d.parent;
  const b = 0n;
  for (let l = (d.memoNode[66] === parent[n] ? d.memoValue[66] : x_memoiseFor(d, 66, parent[n], x_listDown(d, parent[n], down_CalculatedAmount__607))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (x_numberAt(d, i) === 0) return true;
  }
  return false;
});
const BR_IC_09__609 = (function (n, d) {
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
            for (let a2 = n3 + 1, e = end[n3]; a2 < e; a2 = e - a2 > 999 ? x_behind(d, a2, e, CalculatedAmount__606) : end[a2]) if (name[a2] === CalculatedAmount__606 && kind[a2] === 1) {
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
const BR_IC_09__610 = (function (d, n) {
  const parent = d.parent;
  const first = d.first;
  const r = [];
  for (let l = (d.memoNode[69] === parent[n] ? d.memoValue[69] : x_memoiseFor(d, 69, parent[n], [urn_conforme_say_amount_1__309(d, (d.memoNode[68] === parent[n] ? d.memoValue[68] : x_memoiseFor(d, 68, parent[n], (first[CalculatedAmount__606] === 0 ? undefined : BR_IC_09__609(n, d)))))])), k = 0; k < l.length; k++) {
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
const BR_IC_09__611 = (function (d, n) {
  const parent = d.parent;
  return (d.memoNode[71] === parent[n] ? d.memoValue[71] : x_memoiseFor(d, 71, parent[n], x_stringJoin((d.memoNode[70] === parent[n] ? d.memoValue[70] : x_memoiseFor(d, 70, parent[n], BR_IC_09__610(d, n))), " ")));
});
const rule_BR_IC_09__612 = (function (d, n) {
  const parent = d.parent;
  try {
    if (!((d.memoNode[67] === parent[n] ? d.memoValue[67] : x_memoiseFor(d, 67, parent[n], ((BR_IC_09__608(d, n)) === true))))) d.fail(53 /* BR_IC_09 */, n);
  } catch (e) {
    d.broken(53 /* BR_IC_09 */, n, e);
  }
});
// BR-IC-10, ../vat/rows.sch:25
const rule_BR_IC_10__613 = (function (d, n) {
  const parent = d.parent;
  const first = d.first;
  try {
    if (!(((d.memoNode[64] === parent[n] ? d.memoValue[64] : x_memoiseFor(d, 64, parent[n], (!(first[ExemptionReason__384] === 0) && (x_hasChild(d, parent[n], ExemptionReason__384)) === true))) || (d.memoNode[65] === parent[n] ? d.memoValue[65] : x_memoiseFor(d, 65, parent[n], (!(first[ExemptionReasonCode__380] === 0) && (x_hasChild(d, parent[n], ExemptionReasonCode__380)) === true)))))) d.fail(54 /* BR_IC_10 */, n);
  } catch (e) {
    d.broken(54 /* BR_IC_10 */, n, e);
  }
});
// BR-G-09, ../vat/rows.sch:17
const rule_BR_G_09__614 = (function (d, n) {
  const parent = d.parent;
  try {
    if (!((d.memoNode[67] === parent[n] ? d.memoValue[67] : x_memoiseFor(d, 67, parent[n], ((BR_IC_09__608(d, n)) === true))))) d.fail(55 /* BR_G_09 */, n);
  } catch (e) {
    d.broken(55 /* BR_G_09 */, n, e);
  }
});
// BR-G-10, ../vat/rows.sch:25
const rule_BR_G_10__615 = (function (d, n) {
  const parent = d.parent;
  const first = d.first;
  try {
    if (!(((d.memoNode[64] === parent[n] ? d.memoValue[64] : x_memoiseFor(d, 64, parent[n], (!(first[ExemptionReason__384] === 0) && (x_hasChild(d, parent[n], ExemptionReason__384)) === true))) || (d.memoNode[65] === parent[n] ? d.memoValue[65] : x_memoiseFor(d, 65, parent[n], (!(first[ExemptionReasonCode__380] === 0) && (x_hasChild(d, parent[n], ExemptionReasonCode__380)) === true)))))) d.fail(56 /* BR_G_10 */, n);
  } catch (e) {
    d.broken(56 /* BR_G_10 */, n, e);
  }
});
// BR-IC-08, ../vat/rows.sch:7
const BR_IC_08__616 = (function (d, n, v) {
  const parent = d.parent;
  const first = d.first;
  const a = (d.memoNode[73] === parent[n] ? d.memoValue[73] : x_memoiseFor(d, 73, parent[n], x_subDoubles(x_textIfAny(d, (d.memoNode[72] === parent[n] ? d.memoValue[72] : x_memoiseFor(d, 72, parent[n], (first[BasisAmount__485] === 0 ? undefined : x_onlyChild(d, parent[n], BasisAmount__485))))), 1)));
  if (a === undefined) return false;
  const b = v;
  return a <= x_numberOf(b);
});
const BR_IC_08__617 = (function (d, n, v) {
  const parent = d.parent;
  const first = d.first;
  const a = (d.memoNode[74] === parent[n] ? d.memoValue[74] : x_memoiseFor(d, 74, parent[n], x_addDoubles(x_textIfAny(d, (d.memoNode[72] === parent[n] ? d.memoValue[72] : x_memoiseFor(d, 72, parent[n], (first[BasisAmount__485] === 0 ? undefined : x_onlyChild(d, parent[n], BasisAmount__485))))), 1)));
  if (a === undefined) return false;
  const b = v;
  return a > x_numberOf(b);
});
const BR_IC_08__618 = (function (d, n) {
  {
    const v = (d.memo[167] ??= x_memoiseCall(d, 166, urn_conforme_invoice_base_of_1__316, ["K"]));
    if (--d.fuel < 0) x_refuel(d);
    if (((BR_IC_08__616(d, n, v) && BR_IC_08__617(d, n, v)))) return true;
  }
  return false;
});
const BR_IC_08__619 = (function (n, d) {
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
            for (let a2 = n3 + 1, e = end[n3]; a2 < e; a2 = e - a2 > 999 ? x_behind(d, a2, e, BasisAmount__485) : end[a2]) if (name[a2] === BasisAmount__485 && kind[a2] === 1) {
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
const BR_IC_08__620 = (function (d, n) {
  const parent = d.parent;
  const first = d.first;
  const r = [];
  for (let l = (d.memoNode[77] === parent[n] ? d.memoValue[77] : x_memoiseFor(d, 77, parent[n], [urn_conforme_say_amount_1__309(d, (d.memoNode[76] === parent[n] ? d.memoValue[76] : x_memoiseFor(d, 76, parent[n], (first[BasisAmount__485] === 0 ? undefined : BR_IC_08__619(n, d)))))])), k = 0; k < l.length; k++) {
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
const BR_IC_08__621 = (function (d, n) {
  const parent = d.parent;
  return (d.memoNode[79] === parent[n] ? d.memoValue[79] : x_memoiseFor(d, 79, parent[n], x_stringJoin((d.memoNode[78] === parent[n] ? d.memoValue[78] : x_memoiseFor(d, 78, parent[n], BR_IC_08__620(d, n))), " ")));
});
const BR_IC_08__622 = (function (d) {
  const r = [];
  for (let l = (d.memo[168] ??= [urn_conforme_say_amount_1__309(d, (d.memo[167] ??= x_memoiseCall(d, 166, urn_conforme_invoice_base_of_1__316, ["K"])))]), k = 0; k < l.length; k++) {
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
const BR_IC_08__623 = (function (d, n) {
  return (d.memo[170] ??= x_stringJoin((d.memo[169] ??= BR_IC_08__622(d)), " "));
});
const rule_BR_IC_08__624 = (function (d, n) {
  const parent = d.parent;
  try {
    if (!((d.memoNode[75] === parent[n] ? d.memoValue[75] : x_memoiseFor(d, 75, parent[n], BR_IC_08__618(d, n))))) d.fail(57 /* BR_IC_08 */, n);
  } catch (e) {
    d.broken(57 /* BR_IC_08 */, n, e);
  }
});
// BR-G-08, ../vat/rows.sch:7
const BR_G_08__625 = (function (d, n) {
  {
    const v = (d.memo[171] ??= x_memoiseCall(d, 166, urn_conforme_invoice_base_of_1__316, ["G"]));
    if (--d.fuel < 0) x_refuel(d);
    if (((BR_IC_08__616(d, n, v) && BR_IC_08__617(d, n, v)))) return true;
  }
  return false;
});
const BR_G_08__626 = (function (d) {
  const r = [];
  for (let l = (d.memo[172] ??= [urn_conforme_say_amount_1__309(d, (d.memo[171] ??= x_memoiseCall(d, 166, urn_conforme_invoice_base_of_1__316, ["G"])))]), k = 0; k < l.length; k++) {
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
const BR_G_08__627 = (function (d, n) {
  return (d.memo[174] ??= x_stringJoin((d.memo[173] ??= BR_G_08__626(d)), " "));
});
const rule_BR_G_08__628 = (function (d, n) {
  const parent = d.parent;
  try {
    if (!((d.memoNode[80] === parent[n] ? d.memoValue[80] : x_memoiseFor(d, 80, parent[n], BR_G_08__625(d, n))))) d.fail(58 /* BR_G_08 */, n);
  } catch (e) {
    d.broken(58 /* BR_G_08 */, n, e);
  }
});
// BR-O-03, ../vat/uses.sch:24
const BR_O_03__629 = (function (d) {
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
const BR_O_03__630 = (function (d) {
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
const BR_O_03__631 = (function (d, n) {
  return (d.memo[178] ??= x_stringJoin((d.memo[177] ??= BR_O_03__630(d)), " "));
});
const rule_BR_O_03__632 = (function (d, n) {
  const pairs = d.pairs;
  try {
    if (!((d.memo[176] ??= !(((d.memo[175] ??= (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (BR_O_03__629(d)) === true)) || (d.memo[149] ??= (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (BR_E_02__559(d)) === true))) || BR_IC_02__576(d))))) d.fail(59 /* BR_O_03 */, n);
  } catch (e) {
    d.broken(59 /* BR_O_03 */, n, e);
  }
});
// BR-O-04, ../vat/uses.sch:41
const rule_BR_O_04__633 = (function (d, n) {
  const pairs = d.pairs;
  try {
    if (!((d.memo[176] ??= !(((d.memo[175] ??= (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (BR_O_03__629(d)) === true)) || (d.memo[149] ??= (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (BR_E_02__559(d)) === true))) || BR_IC_02__576(d))))) d.fail(60 /* BR_O_04 */, n);
  } catch (e) {
    d.broken(60 /* BR_O_04 */, n, e);
  }
});
// BR-IC-11, ../vat/rows-from-minimum.sch:6
const ActualDeliverySupplyChainEvent__634 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "ActualDeliverySupplyChainEvent");
const OccurrenceDateTime__635 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "OccurrenceDateTime");
const BR_IC_11__636 = (function (d) {
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
      for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, ActualDeliverySupplyChainEvent__634) : end[a]) if (name[a] === ActualDeliverySupplyChainEvent__634 && kind[a] === 1) {
        {
          const n2 = a;
          for (let a2 = n2 + 1, e2 = end[n2]; a2 < e2; a2 = e2 - a2 > 999 ? x_behind(d, a2, e2, OccurrenceDateTime__635) : end[a2]) if (name[a2] === OccurrenceDateTime__635 && kind[a2] === 1) {
            {
              const n3 = a2;
              for (let a3 = n3 + 1, e3 = end[n3]; a3 < e3; a3 = e3 - a3 > 999 ? x_behind(d, a3, e3, DateTimeString__424) : end[a3]) if (name[a3] === DateTimeString__424 && kind[a3] === 1) {
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
const OccurrenceDateTime_DateTimeString__637 = x_pairPlace(OccurrenceDateTime__635, DateTimeString__424);
const ActualDeliverySupplyChainEvent_OccurrenceDateTime__638 = x_pairPlace(ActualDeliverySupplyChainEvent__634, OccurrenceDateTime__635);
const ApplicableHeaderTradeDelivery_ActualDeliverySupplyChainEvent__639 = x_pairPlace(ApplicableHeaderTradeDelivery__40, ActualDeliverySupplyChainEvent__634);
const StartDateTime__640 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "StartDateTime");
const BR_IC_11__641 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  for (let l = (d.memoNode[81] === n ? d.memoValue[81] : x_memoiseFor(d, 81, n, let_period__240(d, n))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const n2 = i;
      for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, StartDateTime__640) : end[a]) if (name[a] === StartDateTime__640 && kind[a] === 1) {
        return true;
      }
    }
  }
  return false;
});
const BillingSpecifiedPeriod_StartDateTime__642 = x_pairPlace(BillingSpecifiedPeriod__238, StartDateTime__640);
const EndDateTime__643 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "EndDateTime");
const BR_IC_11__644 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  for (let l = (d.memoNode[81] === n ? d.memoValue[81] : x_memoiseFor(d, 81, n, let_period__240(d, n))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const n2 = i;
      for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, EndDateTime__643) : end[a]) if (name[a] === EndDateTime__643 && kind[a] === 1) {
        return true;
      }
    }
  }
  return false;
});
const BillingSpecifiedPeriod_EndDateTime__645 = x_pairPlace(BillingSpecifiedPeriod__238, EndDateTime__643);
// BR-IC-12, ../vat/rows-from-minimum.sch:10
const BR_IC_12__646 = (function (d) {
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
      for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, ShipToTradeParty__206) : end[a]) if (name[a] === ShipToTradeParty__206 && kind[a] === 1) {
        {
          const n2 = a;
          for (let a2 = n2 + 1, e2 = end[n2]; a2 < e2; a2 = e2 - a2 > 999 ? x_behind(d, a2, e2, PostalTradeAddress__207) : end[a2]) if (name[a2] === PostalTradeAddress__207 && kind[a2] === 1) {
            {
              const n3 = a2;
              for (let a3 = n3 + 1, e3 = end[n3]; a3 < e3; a3 = e3 - a3 > 999 ? x_behind(d, a3, e3, CountryID__184) : end[a3]) if (name[a3] === CountryID__184 && kind[a3] === 1) {
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
const ShipToTradeParty_PostalTradeAddress__647 = x_pairPlace(ShipToTradeParty__206, PostalTradeAddress__207);
const ApplicableHeaderTradeDelivery_ShipToTradeParty__648 = x_pairPlace(ApplicableHeaderTradeDelivery__40, ShipToTradeParty__206);
const rule_BR_IC_11_BR_IC_12__649 = (function (d, n) {
  const first = d.first;
  const pairs = d.pairs;
  try {
    if (!((((d.memo[179] ??= (!((pairs[OccurrenceDateTime_DateTimeString__637 >> 3] & 1 << (OccurrenceDateTime_DateTimeString__637 & 7)) === 0 || (pairs[ActualDeliverySupplyChainEvent_OccurrenceDateTime__638 >> 3] & 1 << (ActualDeliverySupplyChainEvent_OccurrenceDateTime__638 & 7)) === 0) && (BR_IC_11__636(d)) === true)) || (!((pairs[BillingSpecifiedPeriod_StartDateTime__642 >> 3] & 1 << (BillingSpecifiedPeriod_StartDateTime__642 & 7)) === 0 || first[BillingSpecifiedPeriod__238] === 0) && (BR_IC_11__641(d, n)) === true)) || (!((pairs[BillingSpecifiedPeriod_EndDateTime__645 >> 3] & 1 << (BillingSpecifiedPeriod_EndDateTime__645 & 7)) === 0 || first[BillingSpecifiedPeriod__238] === 0) && (BR_IC_11__644(d, n)) === true)))) d.fail(61 /* BR_IC_11 */, n);
  } catch (e) {
    d.broken(61 /* BR_IC_11 */, n, e);
  }
  try {
    if (!((d.memo[180] ??= (!((pairs[PostalTradeAddress_CountryID__450 >> 3] & 1 << (PostalTradeAddress_CountryID__450 & 7)) === 0 || (pairs[ShipToTradeParty_PostalTradeAddress__647 >> 3] & 1 << (ShipToTradeParty_PostalTradeAddress__647 & 7)) === 0) && (BR_IC_12__646(d)) === true)))) d.fail(62 /* BR_IC_12 */, n);
  } catch (e2) {
    d.broken(62 /* BR_IC_12 */, n, e2);
  }
});
// BR-O-09, ../vat/rows-from-minimum.sch:15
const BR_O_09__650 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const b = 0n;
  {
    const n2 = n;
    for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, CalculatedAmount__606) : end[a]) if (name[a] === CalculatedAmount__606 && kind[a] === 1) {
      if (x_numberAt(d, a) === 0) return true;
    }
  }
  return false;
});
const BR_O_09__651 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  {
    const n2 = n;
    {
      let p = 0;
      for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, CalculatedAmount__606) : end[a]) if (name[a] === CalculatedAmount__606 && kind[a] === 1) {
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
const BR_O_09__652 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [urn_conforme_say_amount_1__309(d, (first[CalculatedAmount__606] === 0 ? undefined : BR_O_09__651(n, d)))], k = 0; k < l.length; k++) {
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
const BR_O_09__653 = (function (d, n) {
  return x_stringJoin(BR_O_09__652(d, n), " ");
});
// BR-O-10, ../vat/rows-from-minimum.sch:19
const rule_BR_O_09_BR_O_10__654 = (function (d, n) {
  const first = d.first;
  try {
    if (!(((BR_O_09__650(n, d)) === true))) d.fail(63 /* BR_O_09 */, n);
  } catch (e) {
    d.broken(63 /* BR_O_09 */, n, e);
  }
  if (!(((!(first[ExemptionReason__384] === 0) && (x_hasChild(d, n, ExemptionReason__384)) === true) || (!(first[ExemptionReasonCode__380] === 0) && (x_hasChild(d, n, ExemptionReasonCode__380)) === true)))) d.fail(64 /* BR_O_10 */, n);
});
// BR-O-11, ../vat/outside-scope-alone.sch:7
const BR_O_11__655 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  for (let l = (d.memo[44] ??= ((pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || first[ApplicableTradeTax__56] === 0 ? [] : let_other_taxes__242(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    return true;
  }
  return false;
});
const BR_O_11__656 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let c = 0;
  for (let l = (d.memo[44] ??= ((pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || first[ApplicableTradeTax__56] === 0 ? [] : let_other_taxes__242(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    c++;
  }
  return c;
});
const BR_O_11__657 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[182] ??= [BigInt(((pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || first[ApplicableTradeTax__56] === 0 ? 0 : BR_O_11__656(d)))]), k = 0; k < l.length; k++) {
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
const BR_O_11__658 = (function (d, n) {
  return (d.memo[184] ??= x_stringJoin((d.memo[183] ??= BR_O_11__657(d)), " "));
});
const BR_O_11__659 = (function (d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[44] ??= ((pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || first[ApplicableTradeTax__56] === 0 ? [] : let_other_taxes__242(d))), k = 0; k < l.length; k++) {
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
const BR_O_11__660 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[187] ??= (d.memo[186] ??= x_unboxAll(x_distinctValues(x_boxAll(x_texts(d, (d.memo[185] ??= ((pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || first[ApplicableTradeTax__56] === 0 ? [] : x_sortNodes(BR_O_11__659(d))))), "untyped"))))), k = 0; k < l.length; k++) {
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
const BR_O_11__661 = (function (d, n) {
  return (d.memo[189] ??= x_stringJoin((d.memo[188] ??= BR_O_11__660(d)), " "));
});
// BR-O-13, ../vat/outside-scope-alone.sch:12
const BR_O_13__662 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  for (let l = (d.memo[45] ??= ((pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || first[CategoryTradeTax__59] === 0 ? [] : let_other_adjustments__243(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    return true;
  }
  return false;
});
const BR_O_13__663 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let c = 0;
  for (let l = (d.memo[45] ??= ((pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || first[CategoryTradeTax__59] === 0 ? [] : let_other_adjustments__243(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    c++;
  }
  return c;
});
const BR_O_13__664 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[191] ??= [BigInt(((pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || first[CategoryTradeTax__59] === 0 ? 0 : BR_O_13__663(d)))]), k = 0; k < l.length; k++) {
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
const BR_O_13__665 = (function (d, n) {
  return (d.memo[193] ??= x_stringJoin((d.memo[192] ??= BR_O_13__664(d)), " "));
});
const BR_O_13__666 = (function (d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[45] ??= ((pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || first[CategoryTradeTax__59] === 0 ? [] : let_other_adjustments__243(d))), k = 0; k < l.length; k++) {
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
const BR_O_13__667 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[196] ??= (d.memo[195] ??= x_unboxAll(x_distinctValues(x_boxAll(x_texts(d, (d.memo[194] ??= ((pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || first[CategoryTradeTax__59] === 0 ? [] : x_sortNodes(BR_O_13__666(d))))), "untyped"))))), k = 0; k < l.length; k++) {
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
const BR_O_13__668 = (function (d, n) {
  return (d.memo[198] ??= x_stringJoin((d.memo[197] ??= BR_O_13__667(d)), " "));
});
// BR-O-14, ../vat/outside-scope-alone.sch:17
const rule_BR_O_11_BR_O_13_BR_O_14__669 = (function (d, n) {
  try {
    if (!((d.memo[181] ??= !BR_O_11__655(d)))) d.fail(65 /* BR_O_11 */, n);
  } catch (e) {
    d.broken(65 /* BR_O_11 */, n, e);
  }
  try {
    if (!((d.memo[190] ??= !BR_O_13__662(d)))) d.fail(66 /* BR_O_13 */, n);
  } catch (e2) {
    d.broken(66 /* BR_O_13 */, n, e2);
  }
  try {
    if (!((d.memo[190] ??= !BR_O_13__662(d)))) d.fail(67 /* BR_O_14 */, n);
  } catch (e3) {
    d.broken(67 /* BR_O_14 */, n, e3);
  }
});
// BR-O-08, ../vat/outside-scope-lines.sch:6
const BR_O_08__670 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const b = (d.memo[199] ??= x_memoiseCall(d, 166, urn_conforme_invoice_base_of_1__316, ["O"]));
  {
    const n2 = n;
    for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, BasisAmount__485) : end[a]) if (name[a] === BasisAmount__485 && kind[a] === 1) {
      if (x_numberAt(d, a) === x_numberOf(b)) return true;
    }
  }
  return false;
});
const BR_O_08__671 = (function (d) {
  const r = [];
  for (let l = (d.memo[200] ??= [urn_conforme_say_amount_1__309(d, (d.memo[199] ??= x_memoiseCall(d, 166, urn_conforme_invoice_base_of_1__316, ["O"])))]), k = 0; k < l.length; k++) {
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
const BR_O_08__672 = (function (d, n) {
  return (d.memo[202] ??= x_stringJoin((d.memo[201] ??= BR_O_08__671(d)), " "));
});
// BR-O-12, ../vat/outside-scope-lines.sch:10
const rule_BR_O_08_BR_O_12__673 = (function (d, n) {
  try {
    if (!(BR_O_08__670(d, n))) d.fail(68 /* BR_O_08 */, n);
  } catch (e) {
    d.broken(68 /* BR_O_08 */, n, e);
  }
  try {
    if (!((d.memo[181] ??= !BR_O_11__655(d)))) d.fail(69 /* BR_O_12 */, n);
  } catch (e2) {
    d.broken(69 /* BR_O_12 */, n, e2);
  }
});
const down_ApplicableTradeTax__674 = x_down(ApplicableTradeTax__56);
const let_sold__675 = (function (d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[102] ??= ((pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 ? [] : let_detail_lines__338(d))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    {
      const n = i;
      for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, SpecifiedLineTradeSettlement__55) : end[a]) if (name[a] === SpecifiedLineTradeSettlement__55 && kind[a] === 1) {
        if (x_memoiseCall(d, 203, urn_conforme_invoice_bears_3__321, [x_listDown(d, a, down_ApplicableTradeTax__674), "G", x_toDecimal(undefined)])) {
          r.push(a);
        }
      }
    }
  }
  return r;
});
// BR-FXEXT-G-08, ../vat/base-export.sch:9
const BR_FXEXT_G_08__676 = (function (n, d) {
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
          for (let a2 = n3 + 1, e = end[n3]; a2 < e; a2 = e - a2 > 999 ? x_behind(d, a2, e, BasisAmount__485) : end[a2]) if (name[a2] === BasisAmount__485 && kind[a2] === 1) {
            {
              const v = x_decimalAt(d, a2);
              r.push(v);
            }
          }
        }
      }
    }
  }
  return r;
});
const BR_FXEXT_G_08__677 = (function (d, n) {
  const parent = d.parent;
  const first = d.first;
  const pairs = d.pairs;
  for (let l = (d.memoNode[82] === parent[n] ? d.memoValue[82] : x_memoiseFor(d, 82, parent[n], (first[BasisAmount__485] === 0 ? [] : BR_FXEXT_G_08__676(n, d)))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (--d.fuel < 0) x_refuel(d);
    if ((x_memoiseCall(d, 132, urn_conforme_invoice_agrees_4__329, [i, (d.memo[204] ??= ((pairs[IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 >> 3] & 1 << (IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 ? [] : let_sold__675(d))), x_treatAs(d, (d.memo[205] ??= x_memoiseCall(d, 127, urn_conforme_invoice_adjusted_under_2__323, ["G", x_toDecimal(undefined)])), "node element", "*"), x_treatAs(d, (d.memo[206] ??= x_memoiseCall(d, 128, urn_conforme_invoice_shipped_under_2__324, ["G", x_toDecimal(undefined)])), "node element", "*")]))) return true;
  }
  return false;
});
const BR_FXEXT_G_08__678 = (function (d) {
  const pairs = d.pairs;
  const r = [];
  for (let l = (d.memo[208] ??= [urn_conforme_say_amount_1__309(d, (d.memo[207] ??= x_memoiseCall(d, 112, urn_conforme_invoice_together_3__328, [(d.memo[204] ??= ((pairs[IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 >> 3] & 1 << (IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 ? [] : let_sold__675(d))), x_treatAs(d, (d.memo[205] ??= x_memoiseCall(d, 127, urn_conforme_invoice_adjusted_under_2__323, ["G", x_toDecimal(undefined)])), "node element", "*"), x_treatAs(d, (d.memo[206] ??= x_memoiseCall(d, 128, urn_conforme_invoice_shipped_under_2__324, ["G", x_toDecimal(undefined)])), "node element", "*")])))]), k = 0; k < l.length; k++) {
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
const BR_FXEXT_G_08__679 = (function (d, n) {
  return (d.memo[210] ??= x_stringJoin((d.memo[209] ??= BR_FXEXT_G_08__678(d)), " "));
});
const rule_BR_FXEXT_G_08__680 = (function (d, n) {
  const parent = d.parent;
  try {
    if (!((d.memoNode[83] === parent[n] ? d.memoValue[83] : x_memoiseFor(d, 83, parent[n], BR_FXEXT_G_08__677(d, n))))) d.fail(70 /* BR_FXEXT_G_08 */, n);
  } catch (e) {
    d.broken(70 /* BR_FXEXT_G_08 */, n, e);
  }
});
// FX-0001, ../structure/all/all.sch:4
const rule_FX_0001__681 = (function (d, n) {
  const first = d.first;
  if (!(!((first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78)) !== undefined))) d.fail(71 /* FX_0001 */, n);
});
// FX-0002, ../structure/all/all.sch:7
// FX-0003, ../structure/all/all.sch:8
const FX_0003__682 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [urn_conforme_say_given_1__310(d, (first[format__425] === 0 ? undefined : x_attribute(d, n, format__425)))], k = 0; k < l.length; k++) {
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
const FX_0003__683 = (function (d, n) {
  return x_stringJoin(FX_0003__682(d, n), " ");
});
const rule_FX_0002_FX_0003__684 = (function (d, n) {
  const first = d.first;
  if (!(((first[format__425] === 0 ? undefined : x_attribute(d, n, format__425)) !== undefined))) d.fail(72 /* FX_0002 */, n);
  if (!((!!x_isEmpty(d, (first[format__425] === 0 ? undefined : x_attribute(d, n, format__425))) || (!(((d.memo[113] ??= x_said(d, texts_of_format__427)) & format_says_102__428) === 0 || first[format__425] === 0) && (BR_03__426(d, n)) === true)))) d.fail(73 /* FX_0003 */, n);
});
// FX-0004, ../structure/all/all.sch:13
const FX_0004__685 = (function (d, n) {
  const r = [];
  for (let l = [urn_conforme_say_given_1__310(d, n)], k = 0; k < l.length; k++) {
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
const FX_0004__686 = (function (d, n) {
  return x_stringJoin(FX_0004__685(d, n), " ");
});
const rule_FX_0004__687 = (function (d, n) {
  try {
    if (!((!!x_isEmpty(d, n) || x_oneOf(d, n, K__19, false)))) d.fail(74 /* FX_0004 */, n);
  } catch (e) {
    d.broken(74 /* FX_0004 */, n, e);
  }
});
// FX-0005, ../structure/all/all.sch:18
const BusinessProcessSpecifiedDocumentContextParameter__688 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "BusinessProcessSpecifiedDocumentContextParameter");
const down_BusinessProcessSpecifiedDocumentContextParameter__689 = x_down(BusinessProcessSpecifiedDocumentContextParameter__688);
const FX_0005__690 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [BigInt((first[BusinessProcessSpecifiedDocumentContextParameter__688] === 0 ? 0 : x_countDown(d, n, down_BusinessProcessSpecifiedDocumentContextParameter__689)))], k = 0; k < l.length; k++) {
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
const FX_0005__691 = (function (d, n) {
  return x_stringJoin(FX_0005__690(d, n), " ");
});
// FX-0006, ../structure/all/all.sch:21
const down_GuidelineSpecifiedDocumentContextParameter__692 = x_down(GuidelineSpecifiedDocumentContextParameter__417);
const FX_0006__693 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [BigInt((first[GuidelineSpecifiedDocumentContextParameter__417] === 0 ? 0 : x_countDown(d, n, down_GuidelineSpecifiedDocumentContextParameter__692)))], k = 0; k < l.length; k++) {
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
const FX_0006__694 = (function (d, n) {
  return x_stringJoin(FX_0006__693(d, n), " ");
});
const rule_FX_0005_FX_0006__695 = (function (d, n) {
  const first = d.first;
  if (!(((((first[BusinessProcessSpecifiedDocumentContextParameter__688] === 0 ? 0 : x_countDown(d, n, down_BusinessProcessSpecifiedDocumentContextParameter__689)) <= 1)) === true))) d.fail(75 /* FX_0005 */, n);
  if (!(((((first[GuidelineSpecifiedDocumentContextParameter__417] === 0 ? 0 : x_countDown(d, n, down_GuidelineSpecifiedDocumentContextParameter__692)) === 1)) === true))) d.fail(76 /* FX_0006 */, n);
});
// FX-0007, ../structure/all/all.sch:26
const down_ID__696 = x_down(ID__65);
const FX_0007__697 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [BigInt((first[ID__65] === 0 ? 0 : x_countDown(d, n, down_ID__696)))], k = 0; k < l.length; k++) {
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
const FX_0007__698 = (function (d, n) {
  return x_stringJoin(FX_0007__697(d, n), " ");
});
const rule_FX_0007__699 = (function (d, n) {
  const first = d.first;
  if (!(((((first[ID__65] === 0 ? 0 : x_countDown(d, n, down_ID__696)) === 1)) === true))) d.fail(77 /* FX_0007 */, n);
});
// FX-0008, ../structure/all/all.sch:31
const rule_FX_0008__700 = (function (d, n) {
  const first = d.first;
  if (!(!((first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78)) !== undefined))) d.fail(78 /* FX_0008 */, n);
});
// FX-0009, ../structure/all/all.sch:34
const rule_FX_0009__701 = (function (d, n) {
  const first = d.first;
  if (!(((((first[ID__65] === 0 ? 0 : x_countDown(d, n, down_ID__696)) === 1)) === true))) d.fail(79 /* FX_0009 */, n);
});
// FX-0010, ../structure/all/all.sch:39
// FX-0011, ../structure/all/all.sch:42
const rule_FX_0010_FX_0011__702 = (function (d, n) {
  const first = d.first;
  if (!((!!x_isEmpty(d, n) || ((x_oneOf(d, n, K__331, false)) === true)))) d.fail(80 /* FX_0010 */, n);
  if (!(!((first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78)) !== undefined))) d.fail(81 /* FX_0011 */, n);
});
// FX-0012, ../structure/all/all.sch:45
const FX_0012__703 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [urn_conforme_say_given_1__310(d, (first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78)))], k = 0; k < l.length; k++) {
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
const FX_0012__704 = (function (d, n) {
  return x_stringJoin(FX_0012__703(d, n), " ");
});
const rule_FX_0012__705 = (function (d, n) {
  const first = d.first;
  try {
    if (!((!!x_isEmpty(d, (first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78))) || x_oneOf(d, (first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78)), K__16, false)))) d.fail(82 /* FX_0012 */, n);
  } catch (e) {
    d.broken(82 /* FX_0012 */, n, e);
  }
});
// FX-0013, ../structure/all/all.sch:50
const rule_FX_0013__706 = (function (d, n) {
  try {
    if (!((!!x_isEmpty(d, n) || x_oneOf(d, n, K__14, false)))) d.fail(83 /* FX_0013 */, n);
  } catch (e) {
    d.broken(83 /* FX_0013 */, n, e);
  }
});
// FX-0014, ../structure/all/all.sch:55
const rule_FX_0014__707 = (function (d, n) {
  const first = d.first;
  try {
    if (!((!!x_isEmpty(d, (first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78))) || x_oneOf(d, (first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78)), K__16, false)))) d.fail(84 /* FX_0014 */, n);
  } catch (e) {
    d.broken(84 /* FX_0014 */, n, e);
  }
});
// FX-0015, ../structure/all/all.sch:60
const rule_FX_0015__708 = (function (d, n) {
  if (!((d.memo[25] ??= false))) d.fail(85 /* FX_0015 */, n);
});
// FX-0016, ../structure/all/all.sch:63
const rule_FX_0016__709 = (function (d, n) {
  const first = d.first;
  if (!(((((first[ID__65] === 0 ? 0 : x_countDown(d, n, down_ID__696)) === 1)) === true))) d.fail(86 /* FX_0016 */, n);
});
// FX-0017, ../structure/all/all.sch:68
const rule_FX_0017__710 = (function (d, n) {
  const first = d.first;
  if (!(((((first[ID__65] === 0 ? 0 : x_countDown(d, n, down_ID__696)) === 1)) === true))) d.fail(87 /* FX_0017 */, n);
});
// FX-0018, ../structure/all/all.sch:73
const rule_FX_0018__711 = (function (d, n) {
  const first = d.first;
  if (!(((first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78)) !== undefined))) d.fail(88 /* FX_0018 */, n);
});
// FX-0019, ../structure/all/all.sch:76
const rule_FX_0019__712 = (function (d, n) {
  const first = d.first;
  if (!(((first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78)) !== undefined))) d.fail(89 /* FX_0019 */, n);
});
// FX-0020, ../structure/all/all.sch:79
const down_SellerTradeParty__713 = x_down(SellerTradeParty__63);
const FX_0020__714 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [BigInt((first[SellerTradeParty__63] === 0 ? 0 : x_countDown(d, n, down_SellerTradeParty__713)))], k = 0; k < l.length; k++) {
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
const FX_0020__715 = (function (d, n) {
  return x_stringJoin(FX_0020__714(d, n), " ");
});
// FX-0021, ../structure/all/all.sch:82
const down_BuyerTradeParty__716 = x_down(BuyerTradeParty__76);
const FX_0021__717 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [BigInt((first[BuyerTradeParty__76] === 0 ? 0 : x_countDown(d, n, down_BuyerTradeParty__716)))], k = 0; k < l.length; k++) {
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
const FX_0021__718 = (function (d, n) {
  return x_stringJoin(FX_0021__717(d, n), " ");
});
const rule_FX_0020_FX_0021__719 = (function (d, n) {
  const first = d.first;
  if (!(((((first[SellerTradeParty__63] === 0 ? 0 : x_countDown(d, n, down_SellerTradeParty__713)) === 1)) === true))) d.fail(90 /* FX_0020 */, n);
  if (!(((((first[BuyerTradeParty__76] === 0 ? 0 : x_countDown(d, n, down_BuyerTradeParty__716)) === 1)) === true))) d.fail(91 /* FX_0021 */, n);
});
// FX-0022, ../structure/all/all.sch:87
const IssuerAssignedID__720 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "IssuerAssignedID");
const down_IssuerAssignedID__721 = x_down(IssuerAssignedID__720);
const FX_0022__722 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [BigInt((first[IssuerAssignedID__720] === 0 ? 0 : x_countDown(d, n, down_IssuerAssignedID__721)))], k = 0; k < l.length; k++) {
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
const FX_0022__723 = (function (d, n) {
  return x_stringJoin(FX_0022__722(d, n), " ");
});
const rule_FX_0022__724 = (function (d, n) {
  const first = d.first;
  if (!(((((first[IssuerAssignedID__720] === 0 ? 0 : x_countDown(d, n, down_IssuerAssignedID__721)) === 1)) === true))) d.fail(92 /* FX_0022 */, n);
});
// FX-0023, ../structure/all/all.sch:92
const rule_FX_0023__725 = (function (d, n) {
  const first = d.first;
  if (!(!((first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78)) !== undefined))) d.fail(93 /* FX_0023 */, n);
});
// FX-0024, ../structure/all/all.sch:95
const rule_FX_0024__726 = (function (d, n) {
  try {
    if (!((!!x_isEmpty(d, n) || x_oneOf(d, n, K__330, false)))) d.fail(94 /* FX_0024 */, n);
  } catch (e) {
    d.broken(94 /* FX_0024 */, n, e);
  }
});
// FX-0025, ../structure/all/all.sch:100
const rule_FX_0025__727 = (function (d, n) {
  const first = d.first;
  if (!(!((first[currencyID__231] === 0 ? undefined : x_attribute(d, n, currencyID__231)) !== undefined))) d.fail(95 /* FX_0025 */, n);
});
// FX-0026, ../structure/all/all.sch:103
const rule_FX_0026__728 = (function (d, n) {
  const first = d.first;
  if (!(!((first[currencyID__231] === 0 ? undefined : x_attribute(d, n, currencyID__231)) !== undefined))) d.fail(96 /* FX_0026 */, n);
});
// FX-0027, ../structure/all/all.sch:106
const rule_FX_0027__729 = (function (d, n) {
  const first = d.first;
  if (!(!((first[currencyID__231] === 0 ? undefined : x_attribute(d, n, currencyID__231)) !== undefined))) d.fail(97 /* FX_0027 */, n);
});
// FX-0028, ../structure/all/all.sch:109
const rule_FX_0028__730 = (function (d, n) {
  if (!((d.memo[25] ??= false))) d.fail(98 /* FX_0028 */, n);
});
// FX-0029, ../structure/all/all.sch:112
const FX_0029__731 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [urn_conforme_say_given_1__310(d, (first[currencyID__231] === 0 ? undefined : x_attribute(d, n, currencyID__231)))], k = 0; k < l.length; k++) {
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
const FX_0029__732 = (function (d, n) {
  return x_stringJoin(FX_0029__731(d, n), " ");
});
const rule_FX_0029__733 = (function (d, n) {
  const first = d.first;
  try {
    if (!((!!x_isEmpty(d, (first[currencyID__231] === 0 ? undefined : x_attribute(d, n, currencyID__231))) || x_oneOf(d, (first[currencyID__231] === 0 ? undefined : x_attribute(d, n, currencyID__231)), K__330, false)))) d.fail(99 /* FX_0029 */, n);
  } catch (e) {
    d.broken(99 /* FX_0029 */, n, e);
  }
});
// FX-0030, ../structure/all/all.sch:117
const rule_FX_0030__734 = (function (d, n) {
  const first = d.first;
  try {
    if (!((!!x_isEmpty(d, (first[currencyID__231] === 0 ? undefined : x_attribute(d, n, currencyID__231))) || x_oneOf(d, (first[currencyID__231] === 0 ? undefined : x_attribute(d, n, currencyID__231)), K__330, false)))) d.fail(100 /* FX_0030 */, n);
  } catch (e) {
    d.broken(100 /* FX_0030 */, n, e);
  }
});
// FX-0127, ../structure/minimum-to-en16931/all.sch:4
// FX-0128, ../structure/minimum-to-en16931/all.sch:5
const down_TypeCode__735 = x_down(TypeCode__433);
const FX_0128__736 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [BigInt((first[TypeCode__433] === 0 ? 0 : x_countDown(d, n, down_TypeCode__735)))], k = 0; k < l.length; k++) {
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
const FX_0128__737 = (function (d, n) {
  return x_stringJoin(FX_0128__736(d, n), " ");
});
const rule_FX_0127_FX_0128__738 = (function (d, n) {
  const first = d.first;
  if (!(((((first[ID__65] === 0 ? 0 : x_countDown(d, n, down_ID__696)) === 1)) === true))) d.fail(101 /* FX_0127 */, n);
  if (!(((((first[TypeCode__433] === 0 ? 0 : x_countDown(d, n, down_TypeCode__735)) === 1)) === true))) d.fail(102 /* FX_0128 */, n);
});
// FX-0350, ../structure/minimum/all.sch:4
const down_Name__739 = x_down(Name__217);
const FX_0350__740 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [BigInt((first[Name__217] === 0 ? 0 : x_countDown(d, n, down_Name__739)))], k = 0; k < l.length; k++) {
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
const FX_0350__741 = (function (d, n) {
  return x_stringJoin(FX_0350__740(d, n), " ");
});
const rule_FX_0350__742 = (function (d, n) {
  const first = d.first;
  if (!(((((first[Name__217] === 0 ? 0 : x_countDown(d, n, down_Name__739)) === 1)) === true))) d.fail(103 /* FX_0350 */, n);
});
// FX-1305, ../structure/minimum/all.sch:7
const rule_FX_1305__743 = (function (d, n) {
  if (!((d.memo[25] ??= false))) d.fail(104 /* FX_1305 */, n);
});
// FX-1306, ../structure/minimum/all.sch:10
const rule_FX_1306__744 = (function (d, n) {
  if (!((d.memo[25] ??= false))) d.fail(105 /* FX_1306 */, n);
});
// FX-0354, ../structure/minimum/all.sch:13
// FX-0355, ../structure/minimum/all.sch:14
const down_PostalTradeAddress__745 = x_down(PostalTradeAddress__207);
const FX_0355__746 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [BigInt((first[PostalTradeAddress__207] === 0 ? 0 : x_countDown(d, n, down_PostalTradeAddress__745)))], k = 0; k < l.length; k++) {
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
const FX_0355__747 = (function (d, n) {
  return x_stringJoin(FX_0355__746(d, n), " ");
});
// FX-0357, ../structure/minimum/all.sch:17
const FX_0357__748 = (function (a, d) {
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
const FX_0357__749 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const pairs = d.pairs;
  let c = 0;
  {
    const n2 = n;
    for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, SpecifiedTaxRegistration__64) : end[a]) if (name[a] === SpecifiedTaxRegistration__64 && kind[a] === 1) {
      if ((!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (FX_0357__748(a, d)) === true)) {
        c++;
      }
    }
  }
  return c;
});
const FX_0357__750 = (function (d, n) {
  const pairs = d.pairs;
  const r = [];
  for (let l = [BigInt((((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0 ? 0 : FX_0357__749(n, d)))], k = 0; k < l.length; k++) {
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
const FX_0357__751 = (function (d, n) {
  return x_stringJoin(FX_0357__750(d, n), " ");
});
// FX-0358, ../structure/minimum/all.sch:20
const FX_0358__752 = (function (a, d) {
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
const schemeID_says_FC__753 = x_bitsOf(texts_of_schemeID__80, "FC");
const FX_0358__754 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const pairs = d.pairs;
  let c = 0;
  {
    const n2 = n;
    for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, SpecifiedTaxRegistration__64) : end[a]) if (name[a] === SpecifiedTaxRegistration__64 && kind[a] === 1) {
      if ((!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_FC__753) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (FX_0358__752(a, d)) === true)) {
        c++;
      }
    }
  }
  return c;
});
const FX_0358__755 = (function (d, n) {
  const pairs = d.pairs;
  const r = [];
  for (let l = [BigInt((((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_FC__753) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0 ? 0 : FX_0358__754(n, d)))], k = 0; k < l.length; k++) {
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
const FX_0358__756 = (function (d, n) {
  return x_stringJoin(FX_0358__755(d, n), " ");
});
const rule_FX_0354_FX_0355_FX_0357_FX_0358__757 = (function (d, n) {
  const first = d.first;
  const pairs = d.pairs;
  if (!(((((first[Name__217] === 0 ? 0 : x_countDown(d, n, down_Name__739)) === 1)) === true))) d.fail(106 /* FX_0354 */, n);
  if (!(((((first[PostalTradeAddress__207] === 0 ? 0 : x_countDown(d, n, down_PostalTradeAddress__745)) === 1)) === true))) d.fail(107 /* FX_0355 */, n);
  if (!(((((((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0 ? 0 : FX_0357__749(n, d)) <= 1)) === true))) d.fail(108 /* FX_0357 */, n);
  if (!(((((((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_FC__753) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0 ? 0 : FX_0358__754(n, d)) <= 1)) === true))) d.fail(109 /* FX_0358 */, n);
});
// FX-0052, ../structure/minimum/all.sch:25
const down_CountryID__758 = x_down(CountryID__184);
const FX_0052__759 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [BigInt((first[CountryID__184] === 0 ? 0 : x_countDown(d, n, down_CountryID__758)))], k = 0; k < l.length; k++) {
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
const FX_0052__760 = (function (d, n) {
  return x_stringJoin(FX_0052__759(d, n), " ");
});
const rule_FX_0052__761 = (function (d, n) {
  const first = d.first;
  if (!(((((first[CountryID__184] === 0 ? 0 : x_countDown(d, n, down_CountryID__758)) === 1)) === true))) d.fail(110 /* FX_0052 */, n);
});
// FX-1307, ../structure/minimum/all.sch:30
const rule_FX_1307__762 = (function (d, n) {
  const first = d.first;
  if (!(((((first[ID__65] === 0 ? 0 : x_countDown(d, n, down_ID__696)) === 1)) === true))) d.fail(111 /* FX_1307 */, n);
});
// FX-0156, ../structure/minimum/all.sch:35
const down_InvoiceCurrencyCode__763 = x_down(InvoiceCurrencyCode__46);
const FX_0156__764 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [BigInt((first[InvoiceCurrencyCode__46] === 0 ? 0 : x_countDown(d, n, down_InvoiceCurrencyCode__763)))], k = 0; k < l.length; k++) {
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
const FX_0156__765 = (function (d, n) {
  return x_stringJoin(FX_0156__764(d, n), " ");
});
// FX-0159, ../structure/minimum/all.sch:38
const down_SpecifiedTradeSettlementHeaderMonetarySummation__766 = x_down(SpecifiedTradeSettlementHeaderMonetarySummation__194);
const FX_0159__767 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [BigInt((first[SpecifiedTradeSettlementHeaderMonetarySummation__194] === 0 ? 0 : x_countDown(d, n, down_SpecifiedTradeSettlementHeaderMonetarySummation__766)))], k = 0; k < l.length; k++) {
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
const FX_0159__768 = (function (d, n) {
  return x_stringJoin(FX_0159__767(d, n), " ");
});
const rule_FX_0156_FX_0159__769 = (function (d, n) {
  const first = d.first;
  if (!(((((first[InvoiceCurrencyCode__46] === 0 ? 0 : x_countDown(d, n, down_InvoiceCurrencyCode__763)) === 1)) === true))) d.fail(112 /* FX_0156 */, n);
  if (!(((((first[SpecifiedTradeSettlementHeaderMonetarySummation__194] === 0 ? 0 : x_countDown(d, n, down_SpecifiedTradeSettlementHeaderMonetarySummation__766)) === 1)) === true))) d.fail(113 /* FX_0159 */, n);
});
// FX-0340, ../structure/minimum/all.sch:43
const FX_0340__770 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [BigInt((first[TaxBasisTotalAmount__171] === 0 ? 0 : x_countDown(d, n, down_TaxBasisTotalAmount__174)))], k = 0; k < l.length; k++) {
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
const FX_0340__771 = (function (d, n) {
  return x_stringJoin(FX_0340__770(d, n), " ");
});
// FX-0341, ../structure/minimum/all.sch:46
const FX_0341__772 = (function (a, d) {
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
const FX_0341__773 = (function (d, a) {
  const parent = d.parent;
  const first = d.first;
  const b = x_textIfAny(d, (first[currencyID__231] === 0 ? undefined : x_attribute(d, a, currencyID__231)));
  if (b === undefined) return false;
  for (let l = x_indexed(d, 43, (d.memoNode[84] === parent[parent[a]] ? d.memoValue[84] : x_memoiseFor(d, 84, parent[parent[a]], (first[InvoiceCurrencyCode__46] === 0 ? [] : FX_0341__772(a, d)))), x_ownText, [b]), k = 0; k < l.length; k++) {
    const i = l[k];
    if (x_says(d, i, b)) return true;
  }
  return false;
});
const FX_0341__774 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const first = d.first;
  let c = 0;
  {
    const n2 = n;
    for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, TaxTotalAmount__197) : end[a]) if (name[a] === TaxTotalAmount__197 && kind[a] === 1) {
      if ((!(first[InvoiceCurrencyCode__46] === 0 || first[currencyID__231] === 0) && (FX_0341__773(d, a)) === true)) {
        c++;
      }
    }
  }
  return c;
});
const TaxTotalAmount_currencyID__775 = x_pairPlace(TaxTotalAmount__197, currencyID__231);
const FX_0341__776 = (function (n, d) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  for (let l = [BigInt((first[InvoiceCurrencyCode__46] === 0 || (pairs[TaxTotalAmount_currencyID__775 >> 3] & 1 << (TaxTotalAmount_currencyID__775 & 7)) === 0 ? 0 : FX_0341__774(n, d)))], k = 0; k < l.length; k++) {
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
const FX_0341__777 = (function (d, n) {
  return x_stringJoin(FX_0341__776(n, d), " ");
});
// FX-0342, ../structure/minimum/all.sch:49
const FX_0342__778 = (function (a, d) {
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
const FX_0342__779 = (function (d, a) {
  const parent = d.parent;
  const first = d.first;
  const b = x_textIfAny(d, (first[currencyID__231] === 0 ? undefined : x_attribute(d, a, currencyID__231)));
  if (b === undefined) return false;
  for (let l = x_indexed(d, 43, (d.memoNode[85] === parent[parent[a]] ? d.memoValue[85] : x_memoiseFor(d, 85, parent[parent[a]], (first[TaxCurrencyCode__49] === 0 ? [] : FX_0342__778(a, d)))), x_ownText, [b]), k = 0; k < l.length; k++) {
    const i = l[k];
    if (x_says(d, i, b)) return true;
  }
  return false;
});
const FX_0342__780 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  const first = d.first;
  let c = 0;
  {
    const n2 = n;
    for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, TaxTotalAmount__197) : end[a]) if (name[a] === TaxTotalAmount__197 && kind[a] === 1) {
      if ((!(first[TaxCurrencyCode__49] === 0 || first[currencyID__231] === 0) && (FX_0342__779(d, a)) === true)) {
        c++;
      }
    }
  }
  return c;
});
const FX_0342__781 = (function (n, d) {
  const first = d.first;
  const pairs = d.pairs;
  const r = [];
  for (let l = [BigInt((first[TaxCurrencyCode__49] === 0 || (pairs[TaxTotalAmount_currencyID__775 >> 3] & 1 << (TaxTotalAmount_currencyID__775 & 7)) === 0 ? 0 : FX_0342__780(n, d)))], k = 0; k < l.length; k++) {
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
const FX_0342__782 = (function (d, n) {
  return x_stringJoin(FX_0342__781(n, d), " ");
});
// FX-0344, ../structure/minimum/all.sch:52
const FX_0344__783 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [BigInt((first[GrandTotalAmount__172] === 0 ? 0 : x_countDown(d, n, down_GrandTotalAmount__177)))], k = 0; k < l.length; k++) {
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
const FX_0344__784 = (function (d, n) {
  return x_stringJoin(FX_0344__783(d, n), " ");
});
// FX-0346, ../structure/minimum/all.sch:55
const FX_0346__785 = (function (d, n) {
  const first = d.first;
  const r = [];
  for (let l = [BigInt((first[DuePayableAmount__173] === 0 ? 0 : x_countDown(d, n, down_DuePayableAmount__180)))], k = 0; k < l.length; k++) {
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
const FX_0346__786 = (function (d, n) {
  return x_stringJoin(FX_0346__785(d, n), " ");
});
const rule_FX_0340_FX_0341_FX_0342_FX_0344_and_1_more__787 = (function (d, n) {
  const first = d.first;
  const pairs = d.pairs;
  if (!(((((first[TaxBasisTotalAmount__171] === 0 ? 0 : x_countDown(d, n, down_TaxBasisTotalAmount__174)) === 1)) === true))) d.fail(114 /* FX_0340 */, n);
  try {
    if (!(((((first[InvoiceCurrencyCode__46] === 0 || (pairs[TaxTotalAmount_currencyID__775 >> 3] & 1 << (TaxTotalAmount_currencyID__775 & 7)) === 0 ? 0 : FX_0341__774(n, d)) <= 1)) === true))) d.fail(115 /* FX_0341 */, n);
  } catch (e) {
    d.broken(115 /* FX_0341 */, n, e);
  }
  try {
    if (!(((((first[TaxCurrencyCode__49] === 0 || (pairs[TaxTotalAmount_currencyID__775 >> 3] & 1 << (TaxTotalAmount_currencyID__775 & 7)) === 0 ? 0 : FX_0342__780(n, d)) <= 1)) === true))) d.fail(116 /* FX_0342 */, n);
  } catch (e2) {
    d.broken(116 /* FX_0342 */, n, e2);
  }
  if (!(((((first[GrandTotalAmount__172] === 0 ? 0 : x_countDown(d, n, down_GrandTotalAmount__177)) === 1)) === true))) d.fail(117 /* FX_0344 */, n);
  if (!(((((first[DuePayableAmount__173] === 0 ? 0 : x_countDown(d, n, down_DuePayableAmount__180)) === 1)) === true))) d.fail(118 /* FX_0346 */, n);
});
const is_rule_document_stated_cii__788 = (function (d, n) {
  const parent = d.parent;
  if (parent[n] !== 0) return false;
  return true;
});
const on_CrossIndustryInvoice__789 = (function (d) {
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
  return m;
});
const on_CrossIndustryInvoice__790 = (function (d, n) {
  const m = (d.memo[211] ??= on_CrossIndustryInvoice__789(d));
  if (((m & 1) !== 0 && is_rule_document_stated_cii__788(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 2) !== 0 && is_rule_document_stated_cii__788(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 4) !== 0 && is_rule_document_stated_cii__788(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 8) !== 0 && is_rule_document_stated_cii__788(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 16) !== 0 && is_rule_document_stated_cii__788(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 32) !== 0 && is_rule_document_stated_cii__788(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 64) !== 0 && is_rule_document_stated_cii__788(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 128) !== 0 && is_rule_document_stated_cii__788(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 256) !== 0 && is_rule_document_stated_cii__788(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 512) !== 0 && is_rule_document_stated_cii__788(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 1024) !== 0 && is_rule_document_stated_cii__788(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 2048) !== 0 && is_rule_document_stated_cii__788(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 4096) !== 0 && is_rule_document_stated_cii__788(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 8192) !== 0 && is_rule_document_stated_cii__788(d, n))) {
    rule_BR_01_BR_02_BR_03_BR_04_and_5_more__452(d, n);
  } else {}
});
const is_rule_syntax_items__791 = (function (d, n) {
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
const on_IncludedSupplyChainTradeLineItem__792 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  return m;
});
const on_IncludedSupplyChainTradeLineItem__793 = (function (d, n) {
  const m = (d.memo[212] ??= on_IncludedSupplyChainTradeLineItem__792(d));
  rule_document_stated_cii__170(d, n);
  rule_document_stated_cii__170(d, n);
  if (((m & 1) !== 0 && is_rule_syntax_items__791(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
});
const on_ApplicableHeaderTradeAgreement__794 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  if (!((pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 2;
  if (!((pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 4;
  return m;
});
const on_ApplicableHeaderTradeAgreement__795 = (function (d, n) {
  const m = (d.memo[213] ??= on_ApplicableHeaderTradeAgreement__794(d));
  if (((m & 1) !== 0 && is_rule_syntax_items__791(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 2) !== 0 && is_rule_syntax_items__791(d, n))) {
    rule_CII_SR_465_CII_SR_466__480(d, n);
  } else {}
  if (((m & 4) !== 0 && is_rule_syntax_items__791(d, n))) {
    rule_FX_0020_FX_0021__719(d, n);
  } else {}
});
const on_ApplicableHeaderTradeDelivery__796 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeDelivery__42 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeDelivery__42 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  if (!((pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeDelivery__42 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeDelivery__42 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 2;
  return m;
});
const on_ApplicableHeaderTradeDelivery__797 = (function (d, n) {
  const m = (d.memo[214] ??= on_ApplicableHeaderTradeDelivery__796(d));
  if (((m & 1) !== 0 && is_rule_syntax_items__791(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 2) !== 0 && is_rule_syntax_items__791(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
});
const on_ApplicableHeaderTradeSettlement__798 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  if (!((pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 2;
  return m;
});
const on_ApplicableHeaderTradeSettlement__799 = (function (d, n) {
  const m = (d.memo[215] ??= on_ApplicableHeaderTradeSettlement__798(d));
  if (((m & 1) !== 0 && is_rule_syntax_items__791(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 2) !== 0 && is_rule_syntax_items__791(d, n))) {
    rule_FX_0156_FX_0159__769(d, n);
  } else {}
});
const is_rule_FX_0024__800 = (function (d, n) {
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
const on_InvoiceCurrencyCode__801 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[ApplicableHeaderTradeSettlement_InvoiceCurrencyCode__48 >> 3] & 1 << (ApplicableHeaderTradeSettlement_InvoiceCurrencyCode__48 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  return m;
});
const on_InvoiceCurrencyCode__802 = (function (d, n) {
  const m = (d.memo[216] ??= on_InvoiceCurrencyCode__801(d));
  rule_document_stated_cii__170(d, n);
  if (((m & 1) !== 0 && is_rule_FX_0024__800(d, n))) {
    rule_FX_0024__726(d, n);
  } else {}
});
const on_TaxCurrencyCode__803 = (function (d, n) {
  rule_document_stated_cii__170(d, n);
});
const on_SpecifiedTradeAllowanceCharge__804 = (function (d, n) {
  rule_CII_SR_463__307(d, n);
});
const is_rule_syntax_line_amounts__805 = (function (d, n) {
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
const on_SpecifiedLineTradeSettlement__806 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 >> 3] & 1 << (IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  return m;
});
const on_SpecifiedLineTradeSettlement__807 = (function (d, n) {
  const m = (d.memo[217] ??= on_SpecifiedLineTradeSettlement__806(d));
  if (((m & 1) !== 0 && is_rule_syntax_line_amounts__805(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
});
const is_rule_breakdown_stated_cii__808 = (function (d, n) {
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
const K__809 = x_strings(["L", "M", "O"]);
const is_rule_breakdown_stated_cii__810 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  {
    const n2 = n;
    for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, CategoryCode__103) : end[a]) if (name[a] === CategoryCode__103 && kind[a] === 1) {
      if (x_oneOf(d, a, K__809, false)) return true;
    }
  }
  return false;
});
const CategoryCode_says_L_M_O__811 = x_bitsOf(texts_of_CategoryCode__245, "L", "M", "O");
const is_rule_breakdown_stated_cii__812 = (function () {
  return true;
});
const is_rule_breakdown_stated_cii__813 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === ApplicableHeaderTradeSettlement__43 && kind[p] === 1)) return false;
  if (!is_rule_breakdown_stated_cii__812()) return false;
  if (!(!(((d.memoNode[86] === parent[n] ? d.memoValue[86] : x_memoiseFor(d, 86, parent[n], (first[SupplyChainTradeTransaction__31] === 0 ? undefined : is_rule_breakdown_stated_cii__808(d, n)))) !== undefined) && ((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_L_M_O__811) === 0 || first[CategoryCode__103] === 0) && (is_rule_breakdown_stated_cii__810(n, d)) === true) && x_saysUpper(d, (first[TypeCode__433] === 0 ? undefined : x_onlyChild(d, n, TypeCode__433)), "VAT", false))))) return false;
  return true;
});
const down_CategoryCode__814 = x_down(CategoryCode__103);
const is_rule_row_O__815 = (function (d, n) {
  return x_listDown(d, n, down_CategoryCode__814);
});
const is_rule_row_O__816 = (function (d, n) {
  const b = "O";
  for (let l = (d.memoNode[87] === n ? d.memoValue[87] : x_memoiseFor(d, 87, n, is_rule_row_O__815(d, n))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (x_says(d, i, b)) return true;
  }
  return false;
});
const K__817 = x_strings(["L", "M"]);
const is_rule_row_O__818 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  {
    const n2 = n;
    for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, CategoryCode__103) : end[a]) if (name[a] === CategoryCode__103 && kind[a] === 1) {
      if (x_oneOf(d, a, K__817, false)) return true;
    }
  }
  return false;
});
const CategoryCode_says_L_M__819 = x_bitsOf(texts_of_CategoryCode__245, "L", "M");
const is_rule_row_O__820 = (function (d, p) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === SupplyChainTradeTransaction__31 && kind[p2] === 1)) return false;
  return true;
});
const is_rule_row_O__821 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === ApplicableHeaderTradeSettlement__43 && kind[p] === 1)) return false;
  if (!is_rule_row_O__820(d, p)) return false;
  if (!((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_O__287) === 0 || first[CategoryCode__103] === 0) && (is_rule_row_O__816(d, n)) === true))) return false;
  if (!(!(!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_L_M__819) === 0 || first[CategoryCode__103] === 0) && (is_rule_row_O__818(n, d)) === true))) return false;
  if (!(x_saysUpper(d, (first[TypeCode__433] === 0 ? undefined : x_onlyChild(d, n, TypeCode__433)), "VAT", false))) return false;
  return true;
});
const is_rule_items_S__822 = (function (d, n) {
  const b = "S";
  for (let l = (d.memoNode[87] === n ? d.memoValue[87] : x_memoiseFor(d, 87, n, is_rule_row_O__815(d, n))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (x_says(d, i, b)) return true;
  }
  return false;
});
const K__823 = x_strings(["AE", "L", "M", "E", "G", "K", "O"]);
const is_rule_items_S__824 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  {
    const n2 = n;
    for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, CategoryCode__103) : end[a]) if (name[a] === CategoryCode__103 && kind[a] === 1) {
      if (x_oneOf(d, a, K__823, false)) return true;
    }
  }
  return false;
});
const CategoryCode_says_AE_L_M_E_G_K_O__825 = x_bitsOf(texts_of_CategoryCode__245, "AE", "L", "M", "E", "G", "K", "O");
const is_rule_items_S__826 = (function (d, p) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === IncludedSupplyChainTradeLineItem__33 && kind[p2] === 1)) return false;
  const p3 = parent[p2];
  if (!(p3 >= 0 && name[p3] === SupplyChainTradeTransaction__31 && kind[p3] === 1)) return false;
  return true;
});
const is_rule_items_S__827 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedLineTradeSettlement__55 && kind[p] === 1)) return false;
  if (!is_rule_items_S__826(d, p)) return false;
  if (!((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_S__246) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_S__822(d, n)) === true))) return false;
  if (!(!(!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_AE_L_M_E_G_K_O__825) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_S__824(n, d)) === true))) return false;
  if (!(x_saysUpper(d, (first[TypeCode__433] === 0 ? undefined : x_onlyChild(d, n, TypeCode__433)), "VAT", false))) return false;
  return true;
});
const is_rule_items_Z__828 = (function (d, n) {
  const b = "Z";
  for (let l = (d.memoNode[87] === n ? d.memoValue[87] : x_memoiseFor(d, 87, n, is_rule_row_O__815(d, n))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (x_says(d, i, b)) return true;
  }
  return false;
});
const K__829 = x_strings(["AE", "L", "M", "E", "G", "K", "O", "S"]);
const is_rule_items_Z__830 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  {
    const n2 = n;
    for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, CategoryCode__103) : end[a]) if (name[a] === CategoryCode__103 && kind[a] === 1) {
      if (x_oneOf(d, a, K__829, false)) return true;
    }
  }
  return false;
});
const CategoryCode_says_AE_L_M_E_G_K_O_S__831 = x_bitsOf(texts_of_CategoryCode__245, "AE", "L", "M", "E", "G", "K", "O", "S");
const is_rule_items_Z__832 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedLineTradeSettlement__55 && kind[p] === 1)) return false;
  if (!is_rule_items_S__826(d, p)) return false;
  if (!((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_Z__252) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_Z__828(d, n)) === true))) return false;
  if (!(!(!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_AE_L_M_E_G_K_O_S__831) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_Z__830(n, d)) === true))) return false;
  if (!(x_saysUpper(d, (first[TypeCode__433] === 0 ? undefined : x_onlyChild(d, n, TypeCode__433)), "VAT", false))) return false;
  return true;
});
const is_rule_items_E__833 = (function (d, n) {
  const b = "E";
  for (let l = (d.memoNode[87] === n ? d.memoValue[87] : x_memoiseFor(d, 87, n, is_rule_row_O__815(d, n))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (x_says(d, i, b)) return true;
  }
  return false;
});
const K__834 = x_strings(["AE", "L", "M"]);
const is_rule_items_E__835 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  {
    const n2 = n;
    for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, CategoryCode__103) : end[a]) if (name[a] === CategoryCode__103 && kind[a] === 1) {
      if (x_oneOf(d, a, K__834, false)) return true;
    }
  }
  return false;
});
const CategoryCode_says_AE_L_M__836 = x_bitsOf(texts_of_CategoryCode__245, "AE", "L", "M");
const is_rule_items_E__837 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedLineTradeSettlement__55 && kind[p] === 1)) return false;
  if (!is_rule_items_S__826(d, p)) return false;
  if (!((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_E__259) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_E__833(d, n)) === true))) return false;
  if (!(!(!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_AE_L_M__836) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_E__835(n, d)) === true))) return false;
  if (!(x_saysUpper(d, (first[TypeCode__433] === 0 ? undefined : x_onlyChild(d, n, TypeCode__433)), "VAT", false))) return false;
  return true;
});
const is_rule_items_AE__838 = (function (d, n) {
  const b = "AE";
  for (let l = (d.memoNode[87] === n ? d.memoValue[87] : x_memoiseFor(d, 87, n, is_rule_row_O__815(d, n))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (x_says(d, i, b)) return true;
  }
  return false;
});
const is_rule_items_AE__839 = (function (n, d) {
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
const CategoryCode_says__840 = x_bitsOf(texts_of_CategoryCode__245);
const is_rule_items_AE__841 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedLineTradeSettlement__55 && kind[p] === 1)) return false;
  if (!is_rule_items_S__826(d, p)) return false;
  if (!((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_AE__266) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_AE__838(d, n)) === true))) return false;
  if (!(!(!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says__840) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_AE__839(n, d)) === true))) return false;
  if (!(x_saysUpper(d, (first[TypeCode__433] === 0 ? undefined : x_onlyChild(d, n, TypeCode__433)), "VAT", false))) return false;
  return true;
});
const is_rule_items_IC__842 = (function (d, n) {
  const b = "K";
  for (let l = (d.memoNode[87] === n ? d.memoValue[87] : x_memoiseFor(d, 87, n, is_rule_row_O__815(d, n))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (x_says(d, i, b)) return true;
  }
  return false;
});
const K__843 = x_strings(["AE", "L", "M", "E", "G"]);
const is_rule_items_IC__844 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  {
    const n2 = n;
    for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, CategoryCode__103) : end[a]) if (name[a] === CategoryCode__103 && kind[a] === 1) {
      if (x_oneOf(d, a, K__843, false)) return true;
    }
  }
  return false;
});
const CategoryCode_says_AE_L_M_E_G__845 = x_bitsOf(texts_of_CategoryCode__245, "AE", "L", "M", "E", "G");
const is_rule_items_IC__846 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedLineTradeSettlement__55 && kind[p] === 1)) return false;
  if (!is_rule_items_S__826(d, p)) return false;
  if (!((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_K__273) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_IC__842(d, n)) === true))) return false;
  if (!(!(!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_AE_L_M_E_G__845) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_IC__844(n, d)) === true))) return false;
  if (!(x_saysUpper(d, (first[TypeCode__433] === 0 ? undefined : x_onlyChild(d, n, TypeCode__433)), "VAT", false))) return false;
  return true;
});
const is_rule_items_G__847 = (function (d, n) {
  const b = "G";
  for (let l = (d.memoNode[87] === n ? d.memoValue[87] : x_memoiseFor(d, 87, n, is_rule_row_O__815(d, n))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (x_says(d, i, b)) return true;
  }
  return false;
});
const K__848 = x_strings(["AE", "L", "M", "E"]);
const is_rule_items_G__849 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  {
    const n2 = n;
    for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, CategoryCode__103) : end[a]) if (name[a] === CategoryCode__103 && kind[a] === 1) {
      if (x_oneOf(d, a, K__848, false)) return true;
    }
  }
  return false;
});
const CategoryCode_says_AE_L_M_E__850 = x_bitsOf(texts_of_CategoryCode__245, "AE", "L", "M", "E");
const is_rule_items_G__851 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedLineTradeSettlement__55 && kind[p] === 1)) return false;
  if (!is_rule_items_S__826(d, p)) return false;
  if (!((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_G__280) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_G__847(d, n)) === true))) return false;
  if (!(!(!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_AE_L_M_E__850) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_G__849(n, d)) === true))) return false;
  if (!(x_saysUpper(d, (first[TypeCode__433] === 0 ? undefined : x_onlyChild(d, n, TypeCode__433)), "VAT", false))) return false;
  return true;
});
const K__852 = x_strings(["AE", "L", "M", "E", "G", "K"]);
const is_rule_items_O__853 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  {
    const n2 = n;
    for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, CategoryCode__103) : end[a]) if (name[a] === CategoryCode__103 && kind[a] === 1) {
      if (x_oneOf(d, a, K__852, false)) return true;
    }
  }
  return false;
});
const CategoryCode_says_AE_L_M_E_G_K__854 = x_bitsOf(texts_of_CategoryCode__245, "AE", "L", "M", "E", "G", "K");
const is_rule_items_O__855 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedLineTradeSettlement__55 && kind[p] === 1)) return false;
  if (!is_rule_items_S__826(d, p)) return false;
  if (!((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_O__287) === 0 || first[CategoryCode__103] === 0) && (is_rule_row_O__816(d, n)) === true))) return false;
  if (!(!(!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_AE_L_M_E_G_K__854) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_O__853(n, d)) === true))) return false;
  if (!(x_saysUpper(d, (first[TypeCode__433] === 0 ? undefined : x_onlyChild(d, n, TypeCode__433)), "VAT", false))) return false;
  return true;
});
const is_rule_items_AF__856 = (function (d, n) {
  const b = "L";
  for (let l = (d.memoNode[87] === n ? d.memoValue[87] : x_memoiseFor(d, 87, n, is_rule_row_O__815(d, n))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (x_says(d, i, b)) return true;
  }
  return false;
});
const is_rule_items_AF__857 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedLineTradeSettlement__55 && kind[p] === 1)) return false;
  if (!is_rule_items_S__826(d, p)) return false;
  if (!((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_L__294) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_AF__856(d, n)) === true))) return false;
  if (!(!(!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_AE__266) === 0 || first[CategoryCode__103] === 0) && (let_rows__265(n, d)) === true))) return false;
  if (!(x_saysUpper(d, (first[TypeCode__433] === 0 ? undefined : x_onlyChild(d, n, TypeCode__433)), "VAT", false))) return false;
  return true;
});
const is_rule_row_AF__858 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === ApplicableHeaderTradeSettlement__43 && kind[p] === 1)) return false;
  if (!is_rule_row_O__820(d, p)) return false;
  if (!((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_L__294) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_AF__856(d, n)) === true))) return false;
  if (!(!(!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says__840) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_AE__839(n, d)) === true))) return false;
  if (!(x_saysUpper(d, (first[TypeCode__433] === 0 ? undefined : x_onlyChild(d, n, TypeCode__433)), "VAT", false))) return false;
  return true;
});
const is_rule_items_AG__859 = (function (d, n) {
  const b = "M";
  for (let l = (d.memoNode[87] === n ? d.memoValue[87] : x_memoiseFor(d, 87, n, is_rule_row_O__815(d, n))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (x_says(d, i, b)) return true;
  }
  return false;
});
const K__860 = x_strings(["AE", "L"]);
const is_rule_items_AG__861 = (function (n, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  {
    const n2 = n;
    for (let a = n2 + 1, e = end[n2]; a < e; a = e - a > 999 ? x_behind(d, a, e, CategoryCode__103) : end[a]) if (name[a] === CategoryCode__103 && kind[a] === 1) {
      if (x_oneOf(d, a, K__860, false)) return true;
    }
  }
  return false;
});
const CategoryCode_says_AE_L__862 = x_bitsOf(texts_of_CategoryCode__245, "AE", "L");
const is_rule_items_AG__863 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedLineTradeSettlement__55 && kind[p] === 1)) return false;
  if (!is_rule_items_S__826(d, p)) return false;
  if (!((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_M__300) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_AG__859(d, n)) === true))) return false;
  if (!(!(!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_AE_L__862) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_AG__861(n, d)) === true))) return false;
  if (!(x_saysUpper(d, (first[TypeCode__433] === 0 ? undefined : x_onlyChild(d, n, TypeCode__433)), "VAT", false))) return false;
  return true;
});
const is_rule_row_AG__864 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === ApplicableHeaderTradeSettlement__43 && kind[p] === 1)) return false;
  if (!is_rule_row_O__820(d, p)) return false;
  if (!((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_M__300) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_AG__859(d, n)) === true))) return false;
  if (!(!(!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_L__294) === 0 || first[CategoryCode__103] === 0) && (let_rows__293(n, d)) === true))) return false;
  if (!(x_saysUpper(d, (first[TypeCode__433] === 0 ? undefined : x_onlyChild(d, n, TypeCode__433)), "VAT", false))) return false;
  return true;
});
const is_rule_BR_FXEXT_Z_08b_BR_FXEXT_Z_08ini_BR_FXEXT_Z_08rev__865 = (function (d, n) {
  const first = d.first;
  return BigInt((first[TypeCode__433] === 0 ? 0 : x_countDown(d, n, down_TypeCode__735)));
});
const is_rule_BR_FXEXT_Z_08b_BR_FXEXT_Z_08ini_BR_FXEXT_Z_08rev__866 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === ApplicableHeaderTradeSettlement__43 && kind[p] === 1)) return false;
  if (!is_rule_breakdown_stated_cii__812()) return false;
  if (!((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_Z__252) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_Z__828(d, n)) === true))) return false;
  if (!(((((d.memoNode[88] === n ? d.memoValue[88] : x_memoiseFor(d, 88, n, is_rule_BR_FXEXT_Z_08b_BR_FXEXT_Z_08ini_BR_FXEXT_Z_08rev__865(d, n))) === 1n)) === true))) return false;
  if (!(x_saysUpper(d, (first[TypeCode__433] === 0 ? undefined : x_onlyChild(d, n, TypeCode__433)), "VAT", false))) return false;
  return true;
});
const is_rule_BR_FXEXT_IC_08b_BR_FXEXT_IC_08ini_BR_FXEXT_IC_08rev__867 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === ApplicableHeaderTradeSettlement__43 && kind[p] === 1)) return false;
  if (!is_rule_breakdown_stated_cii__812()) return false;
  if (!((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_K__273) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_IC__842(d, n)) === true))) return false;
  if (!(((((d.memoNode[88] === n ? d.memoValue[88] : x_memoiseFor(d, 88, n, is_rule_BR_FXEXT_Z_08b_BR_FXEXT_Z_08ini_BR_FXEXT_Z_08rev__865(d, n))) === 1n)) === true))) return false;
  if (!(x_saysUpper(d, (first[TypeCode__433] === 0 ? undefined : x_onlyChild(d, n, TypeCode__433)), "VAT", false))) return false;
  return true;
});
const is_rule_BR_FXEXT_G_08b_BR_FXEXT_G_08ini_BR_FXEXT_G_08rev__868 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === ApplicableHeaderTradeSettlement__43 && kind[p] === 1)) return false;
  if (!is_rule_breakdown_stated_cii__812()) return false;
  if (!((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_G__280) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_G__847(d, n)) === true))) return false;
  if (!(((((d.memoNode[88] === n ? d.memoValue[88] : x_memoiseFor(d, 88, n, is_rule_BR_FXEXT_Z_08b_BR_FXEXT_Z_08ini_BR_FXEXT_Z_08rev__865(d, n))) === 1n)) === true))) return false;
  if (!(x_saysUpper(d, (first[TypeCode__433] === 0 ? undefined : x_onlyChild(d, n, TypeCode__433)), "VAT", false))) return false;
  return true;
});
const is_rule_BR_FXEXT_O_08b_BR_FXEXT_O_08ini_BR_FXEXT_O_08rev__869 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === ApplicableHeaderTradeSettlement__43 && kind[p] === 1)) return false;
  if (!is_rule_breakdown_stated_cii__812()) return false;
  if (!((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_O__287) === 0 || first[CategoryCode__103] === 0) && (is_rule_row_O__816(d, n)) === true))) return false;
  if (!(((((d.memoNode[88] === n ? d.memoValue[88] : x_memoiseFor(d, 88, n, is_rule_BR_FXEXT_Z_08b_BR_FXEXT_Z_08ini_BR_FXEXT_Z_08rev__865(d, n))) === 1n)) === true))) return false;
  if (!(x_saysUpper(d, (first[TypeCode__433] === 0 ? undefined : x_onlyChild(d, n, TypeCode__433)), "VAT", false))) return false;
  return true;
});
const is_rule_BR_E_02__870 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedLineTradeSettlement__55 && kind[p] === 1)) return false;
  if (!is_rule_items_S__826(d, p)) return false;
  if (!((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_E__259) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_E__833(d, n)) === true))) return false;
  return true;
});
const is_rule_BR_IC_02__871 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedLineTradeSettlement__55 && kind[p] === 1)) return false;
  if (!is_rule_items_S__826(d, p)) return false;
  if (!((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_K__273) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_IC__842(d, n)) === true))) return false;
  return true;
});
const is_rule_BR_G_02__872 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedLineTradeSettlement__55 && kind[p] === 1)) return false;
  if (!is_rule_items_S__826(d, p)) return false;
  if (!((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_G__280) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_G__847(d, n)) === true))) return false;
  return true;
});
const is_rule_BR_O_09_BR_O_10__873 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === ApplicableHeaderTradeSettlement__43 && kind[p] === 1)) return false;
  if (!is_rule_row_O__820(d, p)) return false;
  if (!((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_O__287) === 0 || first[CategoryCode__103] === 0) && (is_rule_row_O__816(d, n)) === true))) return false;
  return true;
});
const on_ApplicableTradeTax__874 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || first[ApplicableHeaderTradeSettlement__43] === 0)) m |= 1;
  if (!((pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || first[ApplicableHeaderTradeSettlement__43] === 0)) m |= 2;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_O__287) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || first[SupplyChainTradeTransaction__31] === 0)) m |= 4;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_S__246) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[SpecifiedLineTradeSettlement_ApplicableTradeTax__58 >> 3] & 1 << (SpecifiedLineTradeSettlement_ApplicableTradeTax__58 & 7)) === 0 || (pairs[IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 >> 3] & 1 << (IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 || first[SupplyChainTradeTransaction__31] === 0)) m |= 8;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_Z__252) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[SpecifiedLineTradeSettlement_ApplicableTradeTax__58 >> 3] & 1 << (SpecifiedLineTradeSettlement_ApplicableTradeTax__58 & 7)) === 0 || (pairs[IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 >> 3] & 1 << (IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 || first[SupplyChainTradeTransaction__31] === 0)) m |= 16;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_E__259) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[SpecifiedLineTradeSettlement_ApplicableTradeTax__58 >> 3] & 1 << (SpecifiedLineTradeSettlement_ApplicableTradeTax__58 & 7)) === 0 || (pairs[IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 >> 3] & 1 << (IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 || first[SupplyChainTradeTransaction__31] === 0)) m |= 32;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_AE__266) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[SpecifiedLineTradeSettlement_ApplicableTradeTax__58 >> 3] & 1 << (SpecifiedLineTradeSettlement_ApplicableTradeTax__58 & 7)) === 0 || (pairs[IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 >> 3] & 1 << (IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 || first[SupplyChainTradeTransaction__31] === 0)) m |= 64;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_K__273) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[SpecifiedLineTradeSettlement_ApplicableTradeTax__58 >> 3] & 1 << (SpecifiedLineTradeSettlement_ApplicableTradeTax__58 & 7)) === 0 || (pairs[IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 >> 3] & 1 << (IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 || first[SupplyChainTradeTransaction__31] === 0)) m |= 128;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_G__280) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[SpecifiedLineTradeSettlement_ApplicableTradeTax__58 >> 3] & 1 << (SpecifiedLineTradeSettlement_ApplicableTradeTax__58 & 7)) === 0 || (pairs[IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 >> 3] & 1 << (IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 || first[SupplyChainTradeTransaction__31] === 0)) m |= 256;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_O__287) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[SpecifiedLineTradeSettlement_ApplicableTradeTax__58 >> 3] & 1 << (SpecifiedLineTradeSettlement_ApplicableTradeTax__58 & 7)) === 0 || (pairs[IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 >> 3] & 1 << (IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 || first[SupplyChainTradeTransaction__31] === 0)) m |= 512;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_L__294) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[SpecifiedLineTradeSettlement_ApplicableTradeTax__58 >> 3] & 1 << (SpecifiedLineTradeSettlement_ApplicableTradeTax__58 & 7)) === 0 || (pairs[IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 >> 3] & 1 << (IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 || first[SupplyChainTradeTransaction__31] === 0)) m |= 1024;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_L__294) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || first[SupplyChainTradeTransaction__31] === 0)) m |= 2048;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_M__300) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[SpecifiedLineTradeSettlement_ApplicableTradeTax__58 >> 3] & 1 << (SpecifiedLineTradeSettlement_ApplicableTradeTax__58 & 7)) === 0 || (pairs[IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 >> 3] & 1 << (IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 || first[SupplyChainTradeTransaction__31] === 0)) m |= 4096;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_M__300) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || first[SupplyChainTradeTransaction__31] === 0)) m |= 8192;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_Z__252) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || first[ApplicableHeaderTradeSettlement__43] === 0)) m |= 16384;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_K__273) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || first[ApplicableHeaderTradeSettlement__43] === 0)) m |= 32768;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_G__280) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || first[ApplicableHeaderTradeSettlement__43] === 0)) m |= 65536;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_O__287) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || first[ApplicableHeaderTradeSettlement__43] === 0)) m |= 131072;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_E__259) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[SpecifiedLineTradeSettlement_ApplicableTradeTax__58 >> 3] & 1 << (SpecifiedLineTradeSettlement_ApplicableTradeTax__58 & 7)) === 0 || (pairs[IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 >> 3] & 1 << (IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 || first[SupplyChainTradeTransaction__31] === 0)) m |= 262144;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_E__259) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[SpecifiedLineTradeSettlement_ApplicableTradeTax__58 >> 3] & 1 << (SpecifiedLineTradeSettlement_ApplicableTradeTax__58 & 7)) === 0 || (pairs[IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 >> 3] & 1 << (IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 || first[SupplyChainTradeTransaction__31] === 0)) m |= 524288;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_K__273) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[SpecifiedLineTradeSettlement_ApplicableTradeTax__58 >> 3] & 1 << (SpecifiedLineTradeSettlement_ApplicableTradeTax__58 & 7)) === 0 || (pairs[IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 >> 3] & 1 << (IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 || first[SupplyChainTradeTransaction__31] === 0)) m |= 1048576;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_K__273) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[SpecifiedLineTradeSettlement_ApplicableTradeTax__58 >> 3] & 1 << (SpecifiedLineTradeSettlement_ApplicableTradeTax__58 & 7)) === 0 || (pairs[IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 >> 3] & 1 << (IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 || first[SupplyChainTradeTransaction__31] === 0)) m |= 2097152;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_G__280) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[SpecifiedLineTradeSettlement_ApplicableTradeTax__58 >> 3] & 1 << (SpecifiedLineTradeSettlement_ApplicableTradeTax__58 & 7)) === 0 || (pairs[IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 >> 3] & 1 << (IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 || first[SupplyChainTradeTransaction__31] === 0)) m |= 4194304;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_G__280) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[SpecifiedLineTradeSettlement_ApplicableTradeTax__58 >> 3] & 1 << (SpecifiedLineTradeSettlement_ApplicableTradeTax__58 & 7)) === 0 || (pairs[IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 >> 3] & 1 << (IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 || first[SupplyChainTradeTransaction__31] === 0)) m |= 8388608;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_O__287) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || first[SupplyChainTradeTransaction__31] === 0)) m |= 16777216;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_O__287) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || first[SupplyChainTradeTransaction__31] === 0)) m |= 33554432;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_O__287) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || first[SupplyChainTradeTransaction__31] === 0)) m |= 67108864;
  return m;
});
const on_ApplicableTradeTax__875 = (function (d, n) {
  const m = (d.memo[218] ??= on_ApplicableTradeTax__874(d));
  if (((m & 1) !== 0 && d.matches(is_rule_breakdown_stated_cii__813, 6, 6, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 2) !== 0 && d.matches(is_rule_breakdown_stated_cii__813, 9, 9, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 4) !== 0 && d.matches(is_rule_row_O__821, 9, 9, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 8) !== 0 && d.matches(is_rule_items_S__827, 9, 9, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 16) !== 0 && d.matches(is_rule_items_Z__832, 9, 9, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 32) !== 0 && d.matches(is_rule_items_E__837, 9, 9, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 64) !== 0 && d.matches(is_rule_items_AE__841, 9, 9, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 128) !== 0 && d.matches(is_rule_items_IC__846, 9, 9, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 256) !== 0 && d.matches(is_rule_items_G__851, 9, 9, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 512) !== 0 && d.matches(is_rule_items_O__855, 9, 9, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 1024) !== 0 && d.matches(is_rule_items_AF__857, 9, 9, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 2048) !== 0 && d.matches(is_rule_row_AF__858, 9, 9, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 4096) !== 0 && d.matches(is_rule_items_AG__863, 9, 9, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 8192) !== 0 && d.matches(is_rule_row_AG__864, 9, 9, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  rule_document_stated_cii__170(d, n);
  if (((m & 16384) !== 0 && d.matches(is_rule_BR_FXEXT_Z_08b_BR_FXEXT_Z_08ini_BR_FXEXT_Z_08rev__866, 21, 24, n))) {
    rule_BR_FXEXT_Z_08b_BR_FXEXT_Z_08ini_BR_FXEXT_Z_08rev__507(d, n);
  } else {}
  if (((m & 32768) !== 0 && d.matches(is_rule_BR_FXEXT_IC_08b_BR_FXEXT_IC_08ini_BR_FXEXT_IC_08rev__867, 24, 27, n))) {
    rule_BR_FXEXT_IC_08b_BR_FXEXT_IC_08ini_BR_FXEXT_IC_08rev__524(d, n);
  } else {}
  if (((m & 65536) !== 0 && d.matches(is_rule_BR_FXEXT_G_08b_BR_FXEXT_G_08ini_BR_FXEXT_G_08rev__868, 27, 30, n))) {
    rule_BR_FXEXT_G_08b_BR_FXEXT_G_08ini_BR_FXEXT_G_08rev__541(d, n);
  } else {}
  if (((m & 131072) !== 0 && d.matches(is_rule_BR_FXEXT_O_08b_BR_FXEXT_O_08ini_BR_FXEXT_O_08rev__869, 30, 33, n))) {
    rule_BR_FXEXT_O_08b_BR_FXEXT_O_08ini_BR_FXEXT_O_08rev__555(d, n);
  } else {}
  if (((m & 262144) !== 0 && is_rule_BR_E_02__870(d, n))) {
    rule_BR_E_02__566(d, n);
  } else {}
  if (((m & 524288) !== 0 && is_rule_BR_E_02__870(d, n))) {
    rule_BR_E_05__573(d, n);
  } else {}
  if (((m & 1048576) !== 0 && is_rule_BR_IC_02__871(d, n))) {
    rule_BR_IC_02__579(d, n);
  } else {}
  if (((m & 2097152) !== 0 && is_rule_BR_IC_02__871(d, n))) {
    rule_BR_IC_05__580(d, n);
  } else {}
  if (((m & 4194304) !== 0 && is_rule_BR_G_02__872(d, n))) {
    rule_BR_G_02__583(d, n);
  } else {}
  if (((m & 8388608) !== 0 && is_rule_BR_G_02__872(d, n))) {
    rule_BR_G_05__584(d, n);
  } else {}
  if (((m & 16777216) !== 0 && is_rule_BR_O_09_BR_O_10__873(d, n))) {
    rule_BR_O_09_BR_O_10__654(d, n);
  } else {}
  if (((m & 33554432) !== 0 && is_rule_BR_O_09_BR_O_10__873(d, n))) {
    rule_BR_O_11_BR_O_13_BR_O_14__669(d, n);
  } else {}
  if (((m & 67108864) !== 0 && is_rule_BR_O_09_BR_O_10__873(d, n))) {
    rule_BR_O_08_BR_O_12__673(d, n);
  } else {}
});
const K__876 = x_strings(["false", "0"]);
const is_rule_items_S__877 = (function (p, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  {
    const n = p;
    for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, ChargeIndicator__134) : end[a]) if (name[a] === ChargeIndicator__134 && kind[a] === 1) {
      {
        const n2 = a;
        for (let a2 = n2 + 1, e2 = end[n2]; a2 < e2; a2 = e2 - a2 > 999 ? x_behind(d, a2, e2, Indicator__135) : end[a2]) if (name[a2] === Indicator__135 && kind[a2] === 1) {
          if (x_oneOf(d, a2, K__876, true)) return true;
        }
      }
    }
  }
  return false;
});
const texts_of_Indicator__878 = x_vocabulary(Indicator__135, ChargeIndicator__134, true);
const Indicator_says_false_0__879 = x_bitsOf(texts_of_Indicator__878, "false", "0");
const ChargeIndicator_Indicator__880 = x_pairPlace(ChargeIndicator__134, Indicator__135);
const is_rule_items_S__881 = (function (d, p) {
  const pairs = d.pairs;
  return (!(((d.memo[219] ??= x_said(d, texts_of_Indicator__878)) & Indicator_says_false_0__879) === 0 || (pairs[ChargeIndicator_Indicator__880 >> 3] & 1 << (ChargeIndicator_Indicator__880 & 7)) === 0) && (is_rule_items_S__877(p, d)) === true);
});
const is_rule_items_S__882 = (function (d, p) {
  if (!((d.memoNode[89] === p ? d.memoValue[89] : x_memoiseFor(d, 89, p, is_rule_items_S__881(d, p))))) return false;
  return true;
});
const is_rule_items_S__883 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_items_S__882(d, p)) return false;
  if (!((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_S__246) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_S__822(d, n)) === true))) return false;
  if (!(!(!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_AE_L_M_E_G_K_O__825) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_S__824(n, d)) === true))) return false;
  if (!(x_saysUpper(d, (first[TypeCode__433] === 0 ? undefined : x_onlyChild(d, n, TypeCode__433)), "VAT", false))) return false;
  return true;
});
const K__884 = x_strings(["true", "1"]);
const is_rule_items_S__885 = (function (p, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  {
    const n = p;
    for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, ChargeIndicator__134) : end[a]) if (name[a] === ChargeIndicator__134 && kind[a] === 1) {
      {
        const n2 = a;
        for (let a2 = n2 + 1, e2 = end[n2]; a2 < e2; a2 = e2 - a2 > 999 ? x_behind(d, a2, e2, Indicator__135) : end[a2]) if (name[a2] === Indicator__135 && kind[a2] === 1) {
          if (x_oneOf(d, a2, K__884, true)) return true;
        }
      }
    }
  }
  return false;
});
const Indicator_says_true_1__886 = x_bitsOf(texts_of_Indicator__878, "true", "1");
const is_rule_items_S__887 = (function (d, p) {
  const pairs = d.pairs;
  return (!(((d.memo[219] ??= x_said(d, texts_of_Indicator__878)) & Indicator_says_true_1__886) === 0 || (pairs[ChargeIndicator_Indicator__880 >> 3] & 1 << (ChargeIndicator_Indicator__880 & 7)) === 0) && (is_rule_items_S__885(p, d)) === true);
});
const is_rule_items_S__888 = (function (d, p) {
  if (!((d.memoNode[90] === p ? d.memoValue[90] : x_memoiseFor(d, 90, p, is_rule_items_S__887(d, p))))) return false;
  return true;
});
const is_rule_items_S__889 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_items_S__888(d, p)) return false;
  if (!((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_S__246) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_S__822(d, n)) === true))) return false;
  if (!(!(!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_AE_L_M_E_G_K_O__825) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_S__824(n, d)) === true))) return false;
  if (!(x_saysUpper(d, (first[TypeCode__433] === 0 ? undefined : x_onlyChild(d, n, TypeCode__433)), "VAT", false))) return false;
  return true;
});
const is_rule_items_Z__890 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_items_S__882(d, p)) return false;
  if (!((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_Z__252) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_Z__828(d, n)) === true))) return false;
  if (!(!(!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_AE_L_M_E_G_K_O_S__831) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_Z__830(n, d)) === true))) return false;
  if (!(x_saysUpper(d, (first[TypeCode__433] === 0 ? undefined : x_onlyChild(d, n, TypeCode__433)), "VAT", false))) return false;
  return true;
});
const is_rule_items_Z__891 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_items_S__888(d, p)) return false;
  if (!((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_Z__252) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_Z__828(d, n)) === true))) return false;
  if (!(!(!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_AE_L_M_E_G_K_O_S__831) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_Z__830(n, d)) === true))) return false;
  if (!(x_saysUpper(d, (first[TypeCode__433] === 0 ? undefined : x_onlyChild(d, n, TypeCode__433)), "VAT", false))) return false;
  return true;
});
const is_rule_items_E__892 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_items_S__882(d, p)) return false;
  if (!((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_E__259) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_E__833(d, n)) === true))) return false;
  if (!(!(!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_AE_L_M__836) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_E__835(n, d)) === true))) return false;
  if (!(x_saysUpper(d, (first[TypeCode__433] === 0 ? undefined : x_onlyChild(d, n, TypeCode__433)), "VAT", false))) return false;
  return true;
});
const is_rule_items_E__893 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_items_S__888(d, p)) return false;
  if (!((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_E__259) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_E__833(d, n)) === true))) return false;
  if (!(!(!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_AE_L_M__836) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_E__835(n, d)) === true))) return false;
  if (!(x_saysUpper(d, (first[TypeCode__433] === 0 ? undefined : x_onlyChild(d, n, TypeCode__433)), "VAT", false))) return false;
  return true;
});
const is_rule_items_AE__894 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_items_S__882(d, p)) return false;
  if (!((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_AE__266) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_AE__838(d, n)) === true))) return false;
  if (!(!(!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says__840) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_AE__839(n, d)) === true))) return false;
  if (!(x_saysUpper(d, (first[TypeCode__433] === 0 ? undefined : x_onlyChild(d, n, TypeCode__433)), "VAT", false))) return false;
  return true;
});
const is_rule_items_AE__895 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_items_S__888(d, p)) return false;
  if (!((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_AE__266) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_AE__838(d, n)) === true))) return false;
  if (!(!(!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says__840) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_AE__839(n, d)) === true))) return false;
  if (!(x_saysUpper(d, (first[TypeCode__433] === 0 ? undefined : x_onlyChild(d, n, TypeCode__433)), "VAT", false))) return false;
  return true;
});
const is_rule_items_IC__896 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_items_S__882(d, p)) return false;
  if (!((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_K__273) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_IC__842(d, n)) === true))) return false;
  if (!(!(!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_AE_L_M_E_G__845) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_IC__844(n, d)) === true))) return false;
  if (!(x_saysUpper(d, (first[TypeCode__433] === 0 ? undefined : x_onlyChild(d, n, TypeCode__433)), "VAT", false))) return false;
  return true;
});
const is_rule_items_IC__897 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_items_S__888(d, p)) return false;
  if (!((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_K__273) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_IC__842(d, n)) === true))) return false;
  if (!(!(!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_AE_L_M_E_G__845) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_IC__844(n, d)) === true))) return false;
  if (!(x_saysUpper(d, (first[TypeCode__433] === 0 ? undefined : x_onlyChild(d, n, TypeCode__433)), "VAT", false))) return false;
  return true;
});
const is_rule_items_G__898 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_items_S__882(d, p)) return false;
  if (!((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_G__280) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_G__847(d, n)) === true))) return false;
  if (!(!(!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_AE_L_M_E__850) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_G__849(n, d)) === true))) return false;
  if (!(x_saysUpper(d, (first[TypeCode__433] === 0 ? undefined : x_onlyChild(d, n, TypeCode__433)), "VAT", false))) return false;
  return true;
});
const is_rule_items_G__899 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_items_S__888(d, p)) return false;
  if (!((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_G__280) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_G__847(d, n)) === true))) return false;
  if (!(!(!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_AE_L_M_E__850) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_G__849(n, d)) === true))) return false;
  if (!(x_saysUpper(d, (first[TypeCode__433] === 0 ? undefined : x_onlyChild(d, n, TypeCode__433)), "VAT", false))) return false;
  return true;
});
const is_rule_items_O__900 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_items_S__882(d, p)) return false;
  if (!((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_O__287) === 0 || first[CategoryCode__103] === 0) && (is_rule_row_O__816(d, n)) === true))) return false;
  if (!(!(!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_AE_L_M_E_G_K__854) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_O__853(n, d)) === true))) return false;
  if (!(x_saysUpper(d, (first[TypeCode__433] === 0 ? undefined : x_onlyChild(d, n, TypeCode__433)), "VAT", false))) return false;
  return true;
});
const is_rule_items_O__901 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_items_S__888(d, p)) return false;
  if (!((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_O__287) === 0 || first[CategoryCode__103] === 0) && (is_rule_row_O__816(d, n)) === true))) return false;
  if (!(!(!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_AE_L_M_E_G_K__854) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_O__853(n, d)) === true))) return false;
  if (!(x_saysUpper(d, (first[TypeCode__433] === 0 ? undefined : x_onlyChild(d, n, TypeCode__433)), "VAT", false))) return false;
  return true;
});
const is_rule_items_AF__902 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_items_S__882(d, p)) return false;
  if (!((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_L__294) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_AF__856(d, n)) === true))) return false;
  if (!(!(!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_AE__266) === 0 || first[CategoryCode__103] === 0) && (let_rows__265(n, d)) === true))) return false;
  if (!(x_saysUpper(d, (first[TypeCode__433] === 0 ? undefined : x_onlyChild(d, n, TypeCode__433)), "VAT", false))) return false;
  return true;
});
const is_rule_items_AF__903 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_items_S__888(d, p)) return false;
  if (!((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_L__294) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_AF__856(d, n)) === true))) return false;
  if (!(!(!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_AE__266) === 0 || first[CategoryCode__103] === 0) && (let_rows__265(n, d)) === true))) return false;
  if (!(x_saysUpper(d, (first[TypeCode__433] === 0 ? undefined : x_onlyChild(d, n, TypeCode__433)), "VAT", false))) return false;
  return true;
});
const is_rule_items_AG__904 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_items_S__882(d, p)) return false;
  if (!((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_M__300) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_AG__859(d, n)) === true))) return false;
  if (!(!(!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_AE_L__862) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_AG__861(n, d)) === true))) return false;
  if (!(x_saysUpper(d, (first[TypeCode__433] === 0 ? undefined : x_onlyChild(d, n, TypeCode__433)), "VAT", false))) return false;
  return true;
});
const is_rule_items_AG__905 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_items_S__888(d, p)) return false;
  if (!((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_M__300) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_AG__859(d, n)) === true))) return false;
  if (!(!(!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_AE_L__862) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_AG__861(n, d)) === true))) return false;
  if (!(x_saysUpper(d, (first[TypeCode__433] === 0 ? undefined : x_onlyChild(d, n, TypeCode__433)), "VAT", false))) return false;
  return true;
});
const down_ChargeIndicator_Indicator__906 = x_down(ChargeIndicator__134, Indicator__135);
const is_rule_BR_E_03__907 = (function (d, p) {
  return x_listDown(d, p, down_ChargeIndicator_Indicator__906);
});
const is_rule_BR_E_03__908 = (function (d, p) {
  const b = "false";
  for (let l = (d.memoNode[91] === p ? d.memoValue[91] : x_memoiseFor(d, 91, p, is_rule_BR_E_03__907(d, p))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (x_says(d, i, b)) return true;
  }
  return false;
});
const texts_of_Indicator__909 = x_vocabulary(Indicator__135, null, false);
const Indicator_says_false__910 = x_bitsOf(texts_of_Indicator__909, "false");
const is_rule_BR_E_03__911 = (function (d, p) {
  const pairs = d.pairs;
  if (!((!(((d.memo[220] ??= x_said(d, texts_of_Indicator__909)) & Indicator_says_false__910) === 0 || (pairs[ChargeIndicator_Indicator__880 >> 3] & 1 << (ChargeIndicator_Indicator__880 & 7)) === 0) && (is_rule_BR_E_03__908(d, p)) === true))) return false;
  return true;
});
const is_rule_BR_E_03__912 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_BR_E_03__911(d, p)) return false;
  if (!((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_E__259) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_E__833(d, n)) === true))) return false;
  return true;
});
const is_rule_BR_E_04__913 = (function (d, p) {
  const b = "true";
  for (let l = (d.memoNode[91] === p ? d.memoValue[91] : x_memoiseFor(d, 91, p, is_rule_BR_E_03__907(d, p))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (x_says(d, i, b)) return true;
  }
  return false;
});
const Indicator_says_true__914 = x_bitsOf(texts_of_Indicator__909, "true");
const is_rule_BR_E_04__915 = (function (d, p) {
  const pairs = d.pairs;
  if (!((!(((d.memo[220] ??= x_said(d, texts_of_Indicator__909)) & Indicator_says_true__914) === 0 || (pairs[ChargeIndicator_Indicator__880 >> 3] & 1 << (ChargeIndicator_Indicator__880 & 7)) === 0) && (is_rule_BR_E_04__913(d, p)) === true))) return false;
  return true;
});
const is_rule_BR_E_04__916 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_BR_E_04__915(d, p)) return false;
  if (!((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_E__259) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_E__833(d, n)) === true))) return false;
  return true;
});
const is_rule_BR_IC_03__917 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_BR_E_03__911(d, p)) return false;
  if (!((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_K__273) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_IC__842(d, n)) === true))) return false;
  return true;
});
const is_rule_BR_IC_04__918 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_BR_E_04__915(d, p)) return false;
  if (!((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_K__273) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_IC__842(d, n)) === true))) return false;
  return true;
});
const is_rule_BR_G_03__919 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_BR_E_03__911(d, p)) return false;
  if (!((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_G__280) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_G__847(d, n)) === true))) return false;
  return true;
});
const is_rule_BR_G_04__920 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_BR_E_04__915(d, p)) return false;
  if (!((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_G__280) === 0 || first[CategoryCode__103] === 0) && (is_rule_items_G__847(d, n)) === true))) return false;
  return true;
});
const is_rule_BR_O_06__921 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_BR_E_03__911(d, p)) return false;
  if (!((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_O__287) === 0 || first[CategoryCode__103] === 0) && (is_rule_row_O__816(d, n)) === true))) return false;
  return true;
});
const is_rule_BR_O_04__922 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_BR_E_04__915(d, p)) return false;
  if (!((!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_O__287) === 0 || first[CategoryCode__103] === 0) && (is_rule_row_O__816(d, n)) === true))) return false;
  return true;
});
const SpecifiedTradeAllowanceCharge_ChargeIndicator__923 = x_pairPlace(SpecifiedTradeAllowanceCharge__52, ChargeIndicator__134);
const on_CategoryTradeTax__924 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_S__246) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || ((d.memo[219] ??= x_said(d, texts_of_Indicator__878)) & Indicator_says_false_0__879) === 0 || (pairs[ChargeIndicator_Indicator__880 >> 3] & 1 << (ChargeIndicator_Indicator__880 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__923 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__923 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || first[SpecifiedTradeAllowanceCharge__52] === 0)) m |= 1;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_S__246) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || ((d.memo[219] ??= x_said(d, texts_of_Indicator__878)) & Indicator_says_true_1__886) === 0 || (pairs[ChargeIndicator_Indicator__880 >> 3] & 1 << (ChargeIndicator_Indicator__880 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__923 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__923 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || first[SpecifiedTradeAllowanceCharge__52] === 0)) m |= 2;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_Z__252) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || ((d.memo[219] ??= x_said(d, texts_of_Indicator__878)) & Indicator_says_false_0__879) === 0 || (pairs[ChargeIndicator_Indicator__880 >> 3] & 1 << (ChargeIndicator_Indicator__880 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__923 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__923 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || first[SpecifiedTradeAllowanceCharge__52] === 0)) m |= 4;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_Z__252) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || ((d.memo[219] ??= x_said(d, texts_of_Indicator__878)) & Indicator_says_true_1__886) === 0 || (pairs[ChargeIndicator_Indicator__880 >> 3] & 1 << (ChargeIndicator_Indicator__880 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__923 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__923 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || first[SpecifiedTradeAllowanceCharge__52] === 0)) m |= 8;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_E__259) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || ((d.memo[219] ??= x_said(d, texts_of_Indicator__878)) & Indicator_says_false_0__879) === 0 || (pairs[ChargeIndicator_Indicator__880 >> 3] & 1 << (ChargeIndicator_Indicator__880 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__923 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__923 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || first[SpecifiedTradeAllowanceCharge__52] === 0)) m |= 16;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_E__259) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || ((d.memo[219] ??= x_said(d, texts_of_Indicator__878)) & Indicator_says_true_1__886) === 0 || (pairs[ChargeIndicator_Indicator__880 >> 3] & 1 << (ChargeIndicator_Indicator__880 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__923 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__923 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || first[SpecifiedTradeAllowanceCharge__52] === 0)) m |= 32;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_AE__266) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || ((d.memo[219] ??= x_said(d, texts_of_Indicator__878)) & Indicator_says_false_0__879) === 0 || (pairs[ChargeIndicator_Indicator__880 >> 3] & 1 << (ChargeIndicator_Indicator__880 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__923 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__923 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || first[SpecifiedTradeAllowanceCharge__52] === 0)) m |= 64;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_AE__266) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || ((d.memo[219] ??= x_said(d, texts_of_Indicator__878)) & Indicator_says_true_1__886) === 0 || (pairs[ChargeIndicator_Indicator__880 >> 3] & 1 << (ChargeIndicator_Indicator__880 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__923 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__923 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || first[SpecifiedTradeAllowanceCharge__52] === 0)) m |= 128;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_K__273) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || ((d.memo[219] ??= x_said(d, texts_of_Indicator__878)) & Indicator_says_false_0__879) === 0 || (pairs[ChargeIndicator_Indicator__880 >> 3] & 1 << (ChargeIndicator_Indicator__880 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__923 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__923 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || first[SpecifiedTradeAllowanceCharge__52] === 0)) m |= 256;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_K__273) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || ((d.memo[219] ??= x_said(d, texts_of_Indicator__878)) & Indicator_says_true_1__886) === 0 || (pairs[ChargeIndicator_Indicator__880 >> 3] & 1 << (ChargeIndicator_Indicator__880 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__923 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__923 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || first[SpecifiedTradeAllowanceCharge__52] === 0)) m |= 512;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_G__280) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || ((d.memo[219] ??= x_said(d, texts_of_Indicator__878)) & Indicator_says_false_0__879) === 0 || (pairs[ChargeIndicator_Indicator__880 >> 3] & 1 << (ChargeIndicator_Indicator__880 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__923 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__923 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || first[SpecifiedTradeAllowanceCharge__52] === 0)) m |= 1024;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_G__280) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || ((d.memo[219] ??= x_said(d, texts_of_Indicator__878)) & Indicator_says_true_1__886) === 0 || (pairs[ChargeIndicator_Indicator__880 >> 3] & 1 << (ChargeIndicator_Indicator__880 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__923 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__923 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || first[SpecifiedTradeAllowanceCharge__52] === 0)) m |= 2048;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_O__287) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || ((d.memo[219] ??= x_said(d, texts_of_Indicator__878)) & Indicator_says_false_0__879) === 0 || (pairs[ChargeIndicator_Indicator__880 >> 3] & 1 << (ChargeIndicator_Indicator__880 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__923 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__923 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || first[SpecifiedTradeAllowanceCharge__52] === 0)) m |= 4096;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_O__287) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || ((d.memo[219] ??= x_said(d, texts_of_Indicator__878)) & Indicator_says_true_1__886) === 0 || (pairs[ChargeIndicator_Indicator__880 >> 3] & 1 << (ChargeIndicator_Indicator__880 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__923 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__923 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || first[SpecifiedTradeAllowanceCharge__52] === 0)) m |= 8192;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_L__294) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || ((d.memo[219] ??= x_said(d, texts_of_Indicator__878)) & Indicator_says_false_0__879) === 0 || (pairs[ChargeIndicator_Indicator__880 >> 3] & 1 << (ChargeIndicator_Indicator__880 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__923 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__923 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || first[SpecifiedTradeAllowanceCharge__52] === 0)) m |= 16384;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_L__294) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || ((d.memo[219] ??= x_said(d, texts_of_Indicator__878)) & Indicator_says_true_1__886) === 0 || (pairs[ChargeIndicator_Indicator__880 >> 3] & 1 << (ChargeIndicator_Indicator__880 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__923 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__923 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || first[SpecifiedTradeAllowanceCharge__52] === 0)) m |= 32768;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_M__300) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || ((d.memo[219] ??= x_said(d, texts_of_Indicator__878)) & Indicator_says_false_0__879) === 0 || (pairs[ChargeIndicator_Indicator__880 >> 3] & 1 << (ChargeIndicator_Indicator__880 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__923 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__923 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || first[SpecifiedTradeAllowanceCharge__52] === 0)) m |= 65536;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_M__300) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || ((d.memo[219] ??= x_said(d, texts_of_Indicator__878)) & Indicator_says_true_1__886) === 0 || (pairs[ChargeIndicator_Indicator__880 >> 3] & 1 << (ChargeIndicator_Indicator__880 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__923 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__923 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || first[SpecifiedTradeAllowanceCharge__52] === 0)) m |= 131072;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_E__259) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || ((d.memo[220] ??= x_said(d, texts_of_Indicator__909)) & Indicator_says_false__910) === 0 || (pairs[ChargeIndicator_Indicator__880 >> 3] & 1 << (ChargeIndicator_Indicator__880 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__923 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__923 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || first[SpecifiedTradeAllowanceCharge__52] === 0)) m |= 262144;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_E__259) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || ((d.memo[220] ??= x_said(d, texts_of_Indicator__909)) & Indicator_says_false__910) === 0 || (pairs[ChargeIndicator_Indicator__880 >> 3] & 1 << (ChargeIndicator_Indicator__880 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__923 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__923 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || first[SpecifiedTradeAllowanceCharge__52] === 0)) m |= 524288;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_E__259) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || ((d.memo[220] ??= x_said(d, texts_of_Indicator__909)) & Indicator_says_true__914) === 0 || (pairs[ChargeIndicator_Indicator__880 >> 3] & 1 << (ChargeIndicator_Indicator__880 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__923 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__923 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || first[SpecifiedTradeAllowanceCharge__52] === 0)) m |= 1048576;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_E__259) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || ((d.memo[220] ??= x_said(d, texts_of_Indicator__909)) & Indicator_says_true__914) === 0 || (pairs[ChargeIndicator_Indicator__880 >> 3] & 1 << (ChargeIndicator_Indicator__880 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__923 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__923 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || first[SpecifiedTradeAllowanceCharge__52] === 0)) m |= 2097152;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_K__273) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || ((d.memo[220] ??= x_said(d, texts_of_Indicator__909)) & Indicator_says_false__910) === 0 || (pairs[ChargeIndicator_Indicator__880 >> 3] & 1 << (ChargeIndicator_Indicator__880 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__923 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__923 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || first[SpecifiedTradeAllowanceCharge__52] === 0)) m |= 4194304;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_K__273) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || ((d.memo[220] ??= x_said(d, texts_of_Indicator__909)) & Indicator_says_false__910) === 0 || (pairs[ChargeIndicator_Indicator__880 >> 3] & 1 << (ChargeIndicator_Indicator__880 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__923 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__923 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || first[SpecifiedTradeAllowanceCharge__52] === 0)) m |= 8388608;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_K__273) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || ((d.memo[220] ??= x_said(d, texts_of_Indicator__909)) & Indicator_says_true__914) === 0 || (pairs[ChargeIndicator_Indicator__880 >> 3] & 1 << (ChargeIndicator_Indicator__880 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__923 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__923 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || first[SpecifiedTradeAllowanceCharge__52] === 0)) m |= 16777216;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_K__273) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || ((d.memo[220] ??= x_said(d, texts_of_Indicator__909)) & Indicator_says_true__914) === 0 || (pairs[ChargeIndicator_Indicator__880 >> 3] & 1 << (ChargeIndicator_Indicator__880 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__923 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__923 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || first[SpecifiedTradeAllowanceCharge__52] === 0)) m |= 33554432;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_G__280) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || ((d.memo[220] ??= x_said(d, texts_of_Indicator__909)) & Indicator_says_false__910) === 0 || (pairs[ChargeIndicator_Indicator__880 >> 3] & 1 << (ChargeIndicator_Indicator__880 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__923 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__923 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || first[SpecifiedTradeAllowanceCharge__52] === 0)) m |= 67108864;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_G__280) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || ((d.memo[220] ??= x_said(d, texts_of_Indicator__909)) & Indicator_says_false__910) === 0 || (pairs[ChargeIndicator_Indicator__880 >> 3] & 1 << (ChargeIndicator_Indicator__880 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__923 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__923 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || first[SpecifiedTradeAllowanceCharge__52] === 0)) m |= 134217728;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_G__280) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || ((d.memo[220] ??= x_said(d, texts_of_Indicator__909)) & Indicator_says_true__914) === 0 || (pairs[ChargeIndicator_Indicator__880 >> 3] & 1 << (ChargeIndicator_Indicator__880 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__923 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__923 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || first[SpecifiedTradeAllowanceCharge__52] === 0)) m |= 268435456;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_G__280) === 0 || (pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || ((d.memo[220] ??= x_said(d, texts_of_Indicator__909)) & Indicator_says_true__914) === 0 || (pairs[ChargeIndicator_Indicator__880 >> 3] & 1 << (ChargeIndicator_Indicator__880 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__923 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__923 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_CategoryTradeTax__116 & 7)) === 0 || first[SpecifiedTradeAllowanceCharge__52] === 0)) m |= 536870912;
  return m;
});
const on_CategoryTradeTax__925 = (function (d, n) {
  const m = (d.memo[221] ??= on_CategoryTradeTax__924(d));
  if (((m & 1) !== 0 && d.matches(is_rule_items_S__883, 9, 9, n))) {
    rule_document_stated_cii__170(d, n);
  } else {
    if (((m & 2) !== 0 && d.matches(is_rule_items_S__889, 9, 9, n))) {
      rule_document_stated_cii__170(d, n);
    } else {}
  }
  if (((m & 4) !== 0 && d.matches(is_rule_items_Z__890, 9, 9, n))) {
    rule_document_stated_cii__170(d, n);
  } else {
    if (((m & 8) !== 0 && d.matches(is_rule_items_Z__891, 9, 9, n))) {
      rule_document_stated_cii__170(d, n);
    } else {}
  }
  if (((m & 16) !== 0 && d.matches(is_rule_items_E__892, 9, 9, n))) {
    rule_document_stated_cii__170(d, n);
  } else {
    if (((m & 32) !== 0 && d.matches(is_rule_items_E__893, 9, 9, n))) {
      rule_document_stated_cii__170(d, n);
    } else {}
  }
  if (((m & 64) !== 0 && d.matches(is_rule_items_AE__894, 9, 9, n))) {
    rule_document_stated_cii__170(d, n);
  } else {
    if (((m & 128) !== 0 && d.matches(is_rule_items_AE__895, 9, 9, n))) {
      rule_document_stated_cii__170(d, n);
    } else {}
  }
  if (((m & 256) !== 0 && d.matches(is_rule_items_IC__896, 9, 9, n))) {
    rule_document_stated_cii__170(d, n);
  } else {
    if (((m & 512) !== 0 && d.matches(is_rule_items_IC__897, 9, 9, n))) {
      rule_document_stated_cii__170(d, n);
    } else {}
  }
  if (((m & 1024) !== 0 && d.matches(is_rule_items_G__898, 9, 9, n))) {
    rule_document_stated_cii__170(d, n);
  } else {
    if (((m & 2048) !== 0 && d.matches(is_rule_items_G__899, 9, 9, n))) {
      rule_document_stated_cii__170(d, n);
    } else {}
  }
  if (((m & 4096) !== 0 && d.matches(is_rule_items_O__900, 9, 9, n))) {
    rule_document_stated_cii__170(d, n);
  } else {
    if (((m & 8192) !== 0 && d.matches(is_rule_items_O__901, 9, 9, n))) {
      rule_document_stated_cii__170(d, n);
    } else {}
  }
  if (((m & 16384) !== 0 && d.matches(is_rule_items_AF__902, 9, 9, n))) {
    rule_document_stated_cii__170(d, n);
  } else {
    if (((m & 32768) !== 0 && d.matches(is_rule_items_AF__903, 9, 9, n))) {
      rule_document_stated_cii__170(d, n);
    } else {}
  }
  if (((m & 65536) !== 0 && d.matches(is_rule_items_AG__904, 9, 9, n))) {
    rule_document_stated_cii__170(d, n);
  } else {
    if (((m & 131072) !== 0 && d.matches(is_rule_items_AG__905, 9, 9, n))) {
      rule_document_stated_cii__170(d, n);
    } else {}
  }
  rule_document_stated_cii__170(d, n);
  if (((m & 262144) !== 0 && is_rule_BR_E_03__912(d, n))) {
    rule_BR_E_03__588(d, n);
  } else {}
  if (((m & 524288) !== 0 && is_rule_BR_E_03__912(d, n))) {
    rule_BR_E_06__589(d, n);
  } else {}
  if (((m & 1048576) !== 0 && is_rule_BR_E_04__916(d, n))) {
    rule_BR_E_04__590(d, n);
  } else {}
  if (((m & 2097152) !== 0 && is_rule_BR_E_04__916(d, n))) {
    rule_BR_E_07__591(d, n);
  } else {}
  if (((m & 4194304) !== 0 && is_rule_BR_IC_03__917(d, n))) {
    rule_BR_IC_03__592(d, n);
  } else {}
  if (((m & 8388608) !== 0 && is_rule_BR_IC_03__917(d, n))) {
    rule_BR_IC_06__593(d, n);
  } else {}
  if (((m & 16777216) !== 0 && is_rule_BR_IC_04__918(d, n))) {
    rule_BR_IC_04__594(d, n);
  } else {}
  if (((m & 33554432) !== 0 && is_rule_BR_IC_04__918(d, n))) {
    rule_BR_IC_07__595(d, n);
  } else {}
  if (((m & 67108864) !== 0 && is_rule_BR_G_03__919(d, n))) {
    rule_BR_G_03__596(d, n);
  } else {}
  if (((m & 134217728) !== 0 && is_rule_BR_G_03__919(d, n))) {
    rule_BR_G_06__597(d, n);
  } else {}
  if (((m & 268435456) !== 0 && is_rule_BR_G_04__920(d, n))) {
    rule_BR_G_04__598(d, n);
  } else {}
  if (((m & 536870912) !== 0 && is_rule_BR_G_04__920(d, n))) {
    rule_BR_G_07__599(d, n);
  } else {}
  if (is_rule_BR_O_06__921(d, n)) {
    rule_BR_O_06__602(d, n);
  } else {}
  if (is_rule_BR_O_06__921(d, n)) {
    rule_BR_O_03__632(d, n);
  } else {}
  if (is_rule_BR_O_04__922(d, n)) {
    rule_BR_O_04__633(d, n);
  } else {}
});
const is_rule_FX_0354_FX_0355_FX_0357_FX_0358__926 = (function (d, n) {
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
const on_SellerTradeParty__927 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[ApplicableHeaderTradeAgreement_SellerTradeParty__69 >> 3] & 1 << (ApplicableHeaderTradeAgreement_SellerTradeParty__69 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  return m;
});
const on_SellerTradeParty__928 = (function (d, n) {
  const m = (d.memo[222] ??= on_SellerTradeParty__927(d));
  rule_BR_CO_26__221(d, n);
  if (((m & 1) !== 0 && is_rule_FX_0354_FX_0355_FX_0357_FX_0358__926(d, n))) {
    rule_FX_0354_FX_0355_FX_0357_FX_0358__757(d, n);
  } else {}
});
const is_rule_FX_0015__929 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const pairs = d.pairs;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SellerTradeParty__63 && kind[p] === 1)) return false;
  if (!is_rule_FX_0354_FX_0355_FX_0357_FX_0358__926(d, p)) return false;
  if (!((!(!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (FX_0357__748(n, d)) === true) && !(!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_FC__753) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (FX_0358__752(n, d)) === true)))) return false;
  return true;
});
const down_ID_schemeID__930 = x_down(ID__65, ~schemeID__78);
const is_rule_FX_0016__931 = (function (d, n) {
  return x_listDown(d, n, down_ID_schemeID__930);
});
const is_rule_FX_0016__932 = (function (d, n) {
  const b = "FC";
  for (let l = (d.memoNode[92] === n ? d.memoValue[92] : x_memoiseFor(d, 92, n, is_rule_FX_0016__931(d, n))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (x_says(d, i, b)) return true;
  }
  return false;
});
const is_rule_FX_0016__933 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const pairs = d.pairs;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SellerTradeParty__63 && kind[p] === 1)) return false;
  if (!is_rule_FX_0354_FX_0355_FX_0357_FX_0358__926(d, p)) return false;
  if (!((!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_FC__753) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (is_rule_FX_0016__932(d, n)) === true))) return false;
  return true;
});
const is_rule_FX_0017__934 = (function (d, n) {
  const b = "VA";
  for (let l = (d.memoNode[92] === n ? d.memoValue[92] : x_memoiseFor(d, 92, n, is_rule_FX_0016__931(d, n))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (x_says(d, i, b)) return true;
  }
  return false;
});
const is_rule_FX_0017__935 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const pairs = d.pairs;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SellerTradeParty__63 && kind[p] === 1)) return false;
  if (!is_rule_FX_0354_FX_0355_FX_0357_FX_0358__926(d, p)) return false;
  if (!((!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (is_rule_FX_0017__934(d, n)) === true))) return false;
  return true;
});
const is_rule_FX_1306__936 = (function (d, n) {
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
const on_SpecifiedTaxRegistration__937 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[SellerTradeParty_SpecifiedTaxRegistration__68 >> 3] & 1 << (SellerTradeParty_SpecifiedTaxRegistration__68 & 7)) === 0 || (pairs[ApplicableHeaderTradeAgreement_SellerTradeParty__69 >> 3] & 1 << (ApplicableHeaderTradeAgreement_SellerTradeParty__69 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  if (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_FC__753) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0 || (pairs[SpecifiedTaxRegistration_ID__67 >> 3] & 1 << (SpecifiedTaxRegistration_ID__67 & 7)) === 0 || (pairs[SellerTradeParty_SpecifiedTaxRegistration__68 >> 3] & 1 << (SellerTradeParty_SpecifiedTaxRegistration__68 & 7)) === 0 || (pairs[ApplicableHeaderTradeAgreement_SellerTradeParty__69 >> 3] & 1 << (ApplicableHeaderTradeAgreement_SellerTradeParty__69 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 2;
  if (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0 || (pairs[SpecifiedTaxRegistration_ID__67 >> 3] & 1 << (SpecifiedTaxRegistration_ID__67 & 7)) === 0 || (pairs[SellerTradeParty_SpecifiedTaxRegistration__68 >> 3] & 1 << (SellerTradeParty_SpecifiedTaxRegistration__68 & 7)) === 0 || (pairs[ApplicableHeaderTradeAgreement_SellerTradeParty__69 >> 3] & 1 << (ApplicableHeaderTradeAgreement_SellerTradeParty__69 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 4;
  if (!((pairs[BuyerTradeParty_SpecifiedTaxRegistration__84 >> 3] & 1 << (BuyerTradeParty_SpecifiedTaxRegistration__84 & 7)) === 0 || (pairs[ApplicableHeaderTradeAgreement_BuyerTradeParty__442 >> 3] & 1 << (ApplicableHeaderTradeAgreement_BuyerTradeParty__442 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 8;
  return m;
});
const on_SpecifiedTaxRegistration__938 = (function (d, n) {
  const m = (d.memo[223] ??= on_SpecifiedTaxRegistration__937(d));
  if (((m & 1) !== 0 && is_rule_FX_0015__929(d, n))) {
    rule_FX_0015__708(d, n);
  } else {
    if (((m & 2) !== 0 && is_rule_FX_0016__933(d, n))) {
      rule_FX_0016__709(d, n);
    } else {
      if (((m & 4) !== 0 && is_rule_FX_0017__935(d, n))) {
        rule_FX_0017__710(d, n);
      } else {}
    }
  }
  if (((m & 8) !== 0 && is_rule_FX_1306__936(d, n))) {
    rule_FX_1306__744(d, n);
  } else {}
});
const is_rule_codes_cii__939 = (function (d, n) {
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
const is_rule_codes_cii__940 = (function (d, n) {
  const first = d.first;
  if (!(((first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78)) !== undefined))) return false;
  if (!(!(!(first[SpecifiedTaxRegistration__64] === 0) && (is_rule_codes_cii__939(d, n)) === true))) return false;
  return true;
});
const OriginTradeCountry__941 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "OriginTradeCountry");
const is_rule_codes_cii__942 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === OriginTradeCountry__941 && kind[p] === 1)) return false;
  return true;
});
const is_rule_BR_CO_09__943 = (function (d, n) {
  const first = d.first;
  return (first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78));
});
const is_rule_BR_CO_09__944 = (function (d, n) {
  const first = d.first;
  const a = (first[schemeID__78] === 0 ? undefined : (d.memoNode[93] === n ? d.memoValue[93] : x_memoiseFor(d, 93, n, is_rule_BR_CO_09__943(d, n))));
  if (a === undefined) return false;
  const b = "VA";
  return x_says(d, a, b);
});
const is_rule_BR_CO_09__945 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTaxRegistration__64 && kind[p] === 1)) return false;
  if (!is_rule_breakdown_stated_cii__812()) return false;
  if (!((!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || first[schemeID__78] === 0) && (is_rule_BR_CO_09__944(d, n)) === true))) return false;
  return true;
});
const is_rule_syntax_values__946 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === GuidelineSpecifiedDocumentContextParameter__417 && kind[p] === 1)) return false;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === ExchangedDocumentContext__416 && kind[p2] === 1)) return false;
  const p3 = parent[p2];
  if (!(p3 >= 0 && name[p3] === CrossIndustryInvoice__30 && kind[p3] === 1)) return false;
  if (parent[p3] !== 0) return false;
  return true;
});
const is_rule_syntax_values__947 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === ExchangedDocument__187 && kind[p] === 1)) return false;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === CrossIndustryInvoice__30 && kind[p2] === 1)) return false;
  if (parent[p2] !== 0) return false;
  return true;
});
const is_rule_FX_0008__948 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === BusinessProcessSpecifiedDocumentContextParameter__688 && kind[p] === 1)) return false;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === ExchangedDocumentContext__416 && kind[p2] === 1)) return false;
  const p3 = parent[p2];
  if (!(p3 >= 0 && name[p3] === CrossIndustryInvoice__30 && kind[p3] === 1)) return false;
  if (parent[p3] !== 0) return false;
  return true;
});
const is_rule_FX_0012__949 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedLegalOrganization__213 && kind[p] === 1)) return false;
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
const is_rule_FX_0014__950 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedLegalOrganization__213 && kind[p] === 1)) return false;
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
const is_rule_FX_0018__951 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const pairs = d.pairs;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTaxRegistration__64 && kind[p] === 1)) return false;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === SellerTradeParty__63 && kind[p2] === 1)) return false;
  if (!is_rule_FX_0354_FX_0355_FX_0357_FX_0358__926(d, p2)) return false;
  if (!((!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_FC__753) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (is_rule_FX_0016__932(d, p)) === true))) return false;
  return true;
});
const is_rule_FX_0019__952 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const pairs = d.pairs;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTaxRegistration__64 && kind[p] === 1)) return false;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === SellerTradeParty__63 && kind[p2] === 1)) return false;
  if (!is_rule_FX_0354_FX_0355_FX_0357_FX_0358__926(d, p2)) return false;
  if (!((!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0) && (is_rule_FX_0017__934(d, p)) === true))) return false;
  return true;
});
const OriginTradeCountry_ID__953 = x_pairPlace(OriginTradeCountry__941, ID__65);
const CrossIndustryInvoice_ExchangedDocumentContext__954 = x_pairPlace(CrossIndustryInvoice__30, ExchangedDocumentContext__416);
const CrossIndustryInvoice_ExchangedDocument__955 = x_pairPlace(CrossIndustryInvoice__30, ExchangedDocument__187);
const BusinessProcessSpecifiedDocumentContextParameter_ID__956 = x_pairPlace(BusinessProcessSpecifiedDocumentContextParameter__688, ID__65);
const ExchangedDocumentContext_BusinessProcessSpecifiedDocumentContextParameter__957 = x_pairPlace(ExchangedDocumentContext__416, BusinessProcessSpecifiedDocumentContextParameter__688);
const BuyerTradeParty_SpecifiedLegalOrganization__958 = x_pairPlace(BuyerTradeParty__76, SpecifiedLegalOrganization__213);
const SellerTradeParty_SpecifiedLegalOrganization__959 = x_pairPlace(SellerTradeParty__63, SpecifiedLegalOrganization__213);
const on_ID__960 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0 || first[ID__65] === 0)) m |= 1;
  if (!((pairs[OriginTradeCountry_ID__953 >> 3] & 1 << (OriginTradeCountry_ID__953 & 7)) === 0 || first[OriginTradeCountry__941] === 0)) m |= 2;
  if (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0 || (pairs[SpecifiedTaxRegistration_ID__67 >> 3] & 1 << (SpecifiedTaxRegistration_ID__67 & 7)) === 0 || first[SpecifiedTaxRegistration__64] === 0)) m |= 4;
  if (!((pairs[GuidelineSpecifiedDocumentContextParameter_ID__419 >> 3] & 1 << (GuidelineSpecifiedDocumentContextParameter_ID__419 & 7)) === 0 || (pairs[ExchangedDocumentContext_GuidelineSpecifiedDocumentContextParameter__420 >> 3] & 1 << (ExchangedDocumentContext_GuidelineSpecifiedDocumentContextParameter__420 & 7)) === 0 || (pairs[CrossIndustryInvoice_ExchangedDocumentContext__954 >> 3] & 1 << (CrossIndustryInvoice_ExchangedDocumentContext__954 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 8;
  if (!((pairs[ExchangedDocument_ID__422 >> 3] & 1 << (ExchangedDocument_ID__422 & 7)) === 0 || (pairs[CrossIndustryInvoice_ExchangedDocument__955 >> 3] & 1 << (CrossIndustryInvoice_ExchangedDocument__955 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 16;
  if (!((pairs[ExchangedDocument_ID__422 >> 3] & 1 << (ExchangedDocument_ID__422 & 7)) === 0 || (pairs[CrossIndustryInvoice_ExchangedDocument__955 >> 3] & 1 << (CrossIndustryInvoice_ExchangedDocument__955 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 32;
  if (!((pairs[BusinessProcessSpecifiedDocumentContextParameter_ID__956 >> 3] & 1 << (BusinessProcessSpecifiedDocumentContextParameter_ID__956 & 7)) === 0 || (pairs[ExchangedDocumentContext_BusinessProcessSpecifiedDocumentContextParameter__957 >> 3] & 1 << (ExchangedDocumentContext_BusinessProcessSpecifiedDocumentContextParameter__957 & 7)) === 0 || (pairs[CrossIndustryInvoice_ExchangedDocumentContext__954 >> 3] & 1 << (CrossIndustryInvoice_ExchangedDocumentContext__954 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 64;
  if (!((pairs[GuidelineSpecifiedDocumentContextParameter_ID__419 >> 3] & 1 << (GuidelineSpecifiedDocumentContextParameter_ID__419 & 7)) === 0 || (pairs[ExchangedDocumentContext_GuidelineSpecifiedDocumentContextParameter__420 >> 3] & 1 << (ExchangedDocumentContext_GuidelineSpecifiedDocumentContextParameter__420 & 7)) === 0 || (pairs[CrossIndustryInvoice_ExchangedDocumentContext__954 >> 3] & 1 << (CrossIndustryInvoice_ExchangedDocumentContext__954 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 128;
  if (!((pairs[SpecifiedLegalOrganization_ID__215 >> 3] & 1 << (SpecifiedLegalOrganization_ID__215 & 7)) === 0 || (pairs[BuyerTradeParty_SpecifiedLegalOrganization__958 >> 3] & 1 << (BuyerTradeParty_SpecifiedLegalOrganization__958 & 7)) === 0 || (pairs[ApplicableHeaderTradeAgreement_BuyerTradeParty__442 >> 3] & 1 << (ApplicableHeaderTradeAgreement_BuyerTradeParty__442 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 256;
  if (!((pairs[SpecifiedLegalOrganization_ID__215 >> 3] & 1 << (SpecifiedLegalOrganization_ID__215 & 7)) === 0 || (pairs[SellerTradeParty_SpecifiedLegalOrganization__959 >> 3] & 1 << (SellerTradeParty_SpecifiedLegalOrganization__959 & 7)) === 0 || (pairs[ApplicableHeaderTradeAgreement_SellerTradeParty__69 >> 3] & 1 << (ApplicableHeaderTradeAgreement_SellerTradeParty__69 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 512;
  if (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_FC__753) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0 || (pairs[SpecifiedTaxRegistration_ID__67 >> 3] & 1 << (SpecifiedTaxRegistration_ID__67 & 7)) === 0 || (pairs[SellerTradeParty_SpecifiedTaxRegistration__68 >> 3] & 1 << (SellerTradeParty_SpecifiedTaxRegistration__68 & 7)) === 0 || (pairs[ApplicableHeaderTradeAgreement_SellerTradeParty__69 >> 3] & 1 << (ApplicableHeaderTradeAgreement_SellerTradeParty__69 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1024;
  if (!(((d.memo[16] ??= x_said(d, texts_of_schemeID__80)) & schemeID_says_VA__81) === 0 || (pairs[ID_schemeID__83 >> 3] & 1 << (ID_schemeID__83 & 7)) === 0 || (pairs[SpecifiedTaxRegistration_ID__67 >> 3] & 1 << (SpecifiedTaxRegistration_ID__67 & 7)) === 0 || (pairs[SellerTradeParty_SpecifiedTaxRegistration__68 >> 3] & 1 << (SellerTradeParty_SpecifiedTaxRegistration__68 & 7)) === 0 || (pairs[ApplicableHeaderTradeAgreement_SellerTradeParty__69 >> 3] & 1 << (ApplicableHeaderTradeAgreement_SellerTradeParty__69 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 2048;
  return m;
});
const on_ID__961 = (function (d, n) {
  const m = (d.memo[224] ??= on_ID__960(d));
  if (((m & 1) !== 0 && is_rule_codes_cii__940(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {
    if (((m & 2) !== 0 && is_rule_codes_cii__942(d, n))) {
      rule_document_stated_cii__170(d, n);
    } else {}
  }
  if (((m & 4) !== 0 && is_rule_BR_CO_09__945(d, n))) {
    rule_BR_CO_09__224(d, n);
  } else {}
  if (((m & 8) !== 0 && is_rule_syntax_values__946(d, n)) || ((m & 16) !== 0 && is_rule_syntax_values__947(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {
    rule_document_stated_cii__170(d, n);
  }
  if (((m & 32) !== 0 && is_rule_syntax_values__947(d, n))) {
    rule_FX_0001__681(d, n);
  } else {
    if (((m & 64) !== 0 && is_rule_FX_0008__948(d, n))) {
      rule_FX_0008__700(d, n);
    } else {
      if (((m & 128) !== 0 && is_rule_syntax_values__946(d, n))) {
        rule_FX_0010_FX_0011__702(d, n);
      } else {
        if (((m & 256) !== 0 && is_rule_FX_0012__949(d, n))) {
          rule_FX_0012__705(d, n);
        } else {
          if (((m & 512) !== 0 && is_rule_FX_0014__950(d, n))) {
            rule_FX_0014__707(d, n);
          } else {
            if (((m & 1024) !== 0 && is_rule_FX_0018__951(d, n))) {
              rule_FX_0018__711(d, n);
            } else {
              if (((m & 2048) !== 0 && is_rule_FX_0019__952(d, n))) {
                rule_FX_0019__712(d, n);
              } else {}
            }
          }
        }
      }
    }
  }
});
const on_SellerTaxRepresentativeTradeParty__962 = (function (d, n) {
  rule_document_stated_cii__170(d, n);
  rule_document_stated_cii__170(d, n);
});
const on_BuyerTradeParty__963 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[ApplicableHeaderTradeAgreement_BuyerTradeParty__442 >> 3] & 1 << (ApplicableHeaderTradeAgreement_BuyerTradeParty__442 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  return m;
});
const on_BuyerTradeParty__964 = (function (d, n) {
  const m = (d.memo[225] ??= on_BuyerTradeParty__963(d));
  if (((m & 1) !== 0 && is_rule_FX_0354_FX_0355_FX_0357_FX_0358__926(d, n))) {
    rule_FX_0350__742(d, n);
  } else {}
});
const is_rule_codes_cii__965 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === CategoryTradeTax__59 && kind[p] === 1)) return false;
  return true;
});
const is_rule_codes_cii__966 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === ApplicableTradeTax__56 && kind[p] === 1)) return false;
  return true;
});
const is_rule_row_S__967 = (function (d, p) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === ApplicableHeaderTradeSettlement__43 && kind[p2] === 1)) return false;
  return true;
});
const is_rule_row_S__968 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === ApplicableTradeTax__56 && kind[p] === 1)) return false;
  if (!is_rule_row_S__967(d, p)) return false;
  if (!((((x_says(d, n, "S"))) === true))) return false;
  return true;
});
const is_rule_row_IC_delivery__969 = (function (d, p) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === ApplicableHeaderTradeSettlement__43 && kind[p2] === 1)) return false;
  const p3 = parent[p2];
  if (!(p3 >= 0 && name[p3] === SupplyChainTradeTransaction__31 && kind[p3] === 1)) return false;
  return true;
});
const is_rule_row_IC_delivery__970 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === ApplicableTradeTax__56 && kind[p] === 1)) return false;
  if (!is_rule_row_IC_delivery__969(d, p)) return false;
  if (!((((x_says(d, n, "K"))) === true))) return false;
  if (!((d.memoNode[95] === parent[n] ? d.memoValue[95] : x_memoiseFor(d, 95, parent[n], x_saysUpper(d, (d.memoNode[94] === parent[n] ? d.memoValue[94] : x_memoiseFor(d, 94, parent[n], (first[TypeCode__433] === 0 ? undefined : x_onlyChild(d, parent[n], TypeCode__433)))), "VAT", false))))) return false;
  return true;
});
const is_rule_row_Z__971 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === ApplicableTradeTax__56 && kind[p] === 1)) return false;
  if (!is_rule_row_S__967(d, p)) return false;
  if (!((((x_says(d, n, "Z"))) === true))) return false;
  return true;
});
const is_rule_row_E__972 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === ApplicableTradeTax__56 && kind[p] === 1)) return false;
  if (!is_rule_row_IC_delivery__969(d, p)) return false;
  if (!((((x_says(d, n, "E"))) === true))) return false;
  if (!((d.memoNode[95] === parent[n] ? d.memoValue[95] : x_memoiseFor(d, 95, parent[n], x_saysUpper(d, (d.memoNode[94] === parent[n] ? d.memoValue[94] : x_memoiseFor(d, 94, parent[n], (first[TypeCode__433] === 0 ? undefined : x_onlyChild(d, parent[n], TypeCode__433)))), "VAT", false))))) return false;
  return true;
});
const is_rule_row_AE__973 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === ApplicableTradeTax__56 && kind[p] === 1)) return false;
  if (!is_rule_row_IC_delivery__969(d, p)) return false;
  if (!((((x_says(d, n, "AE"))) === true))) return false;
  if (!((d.memoNode[95] === parent[n] ? d.memoValue[95] : x_memoiseFor(d, 95, parent[n], x_saysUpper(d, (d.memoNode[94] === parent[n] ? d.memoValue[94] : x_memoiseFor(d, 94, parent[n], (first[TypeCode__433] === 0 ? undefined : x_onlyChild(d, parent[n], TypeCode__433)))), "VAT", false))))) return false;
  return true;
});
const is_rule_row_G__974 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === ApplicableTradeTax__56 && kind[p] === 1)) return false;
  if (!is_rule_row_IC_delivery__969(d, p)) return false;
  if (!((((x_says(d, n, "G"))) === true))) return false;
  if (!((d.memoNode[95] === parent[n] ? d.memoValue[95] : x_memoiseFor(d, 95, parent[n], x_saysUpper(d, (d.memoNode[94] === parent[n] ? d.memoValue[94] : x_memoiseFor(d, 94, parent[n], (first[TypeCode__433] === 0 ? undefined : x_onlyChild(d, parent[n], TypeCode__433)))), "VAT", false))))) return false;
  return true;
});
const is_rule_syntax_line_amounts__975 = (function (d, n) {
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
const is_rule_BR_E_10__976 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === ApplicableTradeTax__56 && kind[p] === 1)) return false;
  if (!is_rule_row_IC_delivery__969(d, p)) return false;
  if (!((((x_says(d, n, "E"))) === true))) return false;
  return true;
});
const is_rule_BR_IC_09__977 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === ApplicableTradeTax__56 && kind[p] === 1)) return false;
  if (!is_rule_row_IC_delivery__969(d, p)) return false;
  if (!((((x_says(d, n, "K"))) === true))) return false;
  return true;
});
const is_rule_BR_G_09__978 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === ApplicableTradeTax__56 && kind[p] === 1)) return false;
  if (!is_rule_row_IC_delivery__969(d, p)) return false;
  if (!((((x_says(d, n, "G"))) === true))) return false;
  return true;
});
const is_rule_BR_IC_08__979 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === ApplicableTradeTax__56 && kind[p] === 1)) return false;
  if (!is_rule_row_S__967(d, p)) return false;
  if (!((((x_says(d, n, "K"))) === true))) return false;
  return true;
});
const is_rule_BR_G_08__980 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === ApplicableTradeTax__56 && kind[p] === 1)) return false;
  if (!is_rule_row_S__967(d, p)) return false;
  if (!((((x_says(d, n, "G"))) === true))) return false;
  return true;
});
const on_CategoryCode__981 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[CategoryTradeTax_CategoryCode__114 >> 3] & 1 << (CategoryTradeTax_CategoryCode__114 & 7)) === 0 || first[CategoryTradeTax__59] === 0)) m |= 1;
  if (!((pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || first[ApplicableTradeTax__56] === 0)) m |= 2;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_S__246) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || first[ApplicableHeaderTradeSettlement__43] === 0)) m |= 4;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_K__273) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || first[SupplyChainTradeTransaction__31] === 0)) m |= 8;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_Z__252) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || first[ApplicableHeaderTradeSettlement__43] === 0)) m |= 16;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_E__259) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || first[SupplyChainTradeTransaction__31] === 0)) m |= 32;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_AE__266) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || first[SupplyChainTradeTransaction__31] === 0)) m |= 64;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_K__273) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || first[SupplyChainTradeTransaction__31] === 0)) m |= 128;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_G__280) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || first[SupplyChainTradeTransaction__31] === 0)) m |= 256;
  if (!((pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[SpecifiedLineTradeSettlement_ApplicableTradeTax__58 >> 3] & 1 << (SpecifiedLineTradeSettlement_ApplicableTradeTax__58 & 7)) === 0 || (pairs[IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 >> 3] & 1 << (IncludedSupplyChainTradeLineItem_SpecifiedLineTradeSettlement__102 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 512;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_E__259) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || first[SupplyChainTradeTransaction__31] === 0)) m |= 1024;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_K__273) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || first[SupplyChainTradeTransaction__31] === 0)) m |= 2048;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_K__273) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || first[SupplyChainTradeTransaction__31] === 0)) m |= 4096;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_G__280) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || first[SupplyChainTradeTransaction__31] === 0)) m |= 8192;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_G__280) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || first[SupplyChainTradeTransaction__31] === 0)) m |= 16384;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_K__273) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || first[ApplicableHeaderTradeSettlement__43] === 0)) m |= 32768;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_G__280) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || first[ApplicableHeaderTradeSettlement__43] === 0)) m |= 65536;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_K__273) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || first[SupplyChainTradeTransaction__31] === 0)) m |= 131072;
  if (!(((d.memo[46] ??= x_said(d, texts_of_CategoryCode__245)) & CategoryCode_says_G__280) === 0 || (pairs[ApplicableTradeTax_CategoryCode__108 >> 3] & 1 << (ApplicableTradeTax_CategoryCode__108 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 >> 3] & 1 << (ApplicableHeaderTradeSettlement_ApplicableTradeTax__62 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || first[SupplyChainTradeTransaction__31] === 0)) m |= 262144;
  return m;
});
const on_CategoryCode__982 = (function (d, n) {
  const m = (d.memo[226] ??= on_CategoryCode__981(d));
  if (((m & 1) !== 0 && is_rule_codes_cii__965(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {
    if (((m & 2) !== 0 && is_rule_codes_cii__966(d, n))) {
      rule_document_stated_cii__170(d, n);
    } else {}
  }
  if (((m & 4) !== 0 && is_rule_row_S__968(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 8) !== 0 && d.matches(is_rule_row_IC_delivery__970, 9, 9, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 16) !== 0 && is_rule_row_Z__971(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 32) !== 0 && d.matches(is_rule_row_E__972, 9, 9, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 64) !== 0 && d.matches(is_rule_row_AE__973, 9, 9, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 128) !== 0 && d.matches(is_rule_row_IC_delivery__970, 9, 9, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 256) !== 0 && d.matches(is_rule_row_G__974, 9, 9, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 512) !== 0 && is_rule_syntax_line_amounts__975(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 1024) !== 0 && is_rule_BR_E_10__976(d, n))) {
    rule_BR_E_10__605(d, n);
  } else {}
  if (((m & 2048) !== 0 && is_rule_BR_IC_09__977(d, n))) {
    rule_BR_IC_09__612(d, n);
  } else {}
  if (((m & 4096) !== 0 && is_rule_BR_IC_09__977(d, n))) {
    rule_BR_IC_10__613(d, n);
  } else {}
  if (((m & 8192) !== 0 && is_rule_BR_G_09__978(d, n))) {
    rule_BR_G_09__614(d, n);
  } else {}
  if (((m & 16384) !== 0 && is_rule_BR_G_09__978(d, n))) {
    rule_BR_G_10__615(d, n);
  } else {}
  if (((m & 32768) !== 0 && is_rule_BR_IC_08__979(d, n))) {
    rule_BR_IC_08__624(d, n);
  } else {}
  if (((m & 65536) !== 0 && is_rule_BR_G_08__980(d, n))) {
    rule_BR_G_08__628(d, n);
  } else {}
  if (((m & 131072) !== 0 && is_rule_BR_IC_09__977(d, n))) {
    rule_BR_IC_11_BR_IC_12__649(d, n);
  } else {}
  if (((m & 262144) !== 0 && is_rule_BR_G_09__978(d, n))) {
    rule_BR_FXEXT_G_08__680(d, n);
  } else {}
});
const down_Indicator__983 = x_down(Indicator__135);
const is_rule_adjustments_cii__984 = (function (d, n) {
  return x_listDown(d, n, down_Indicator__983);
});
const is_rule_adjustments_cii__985 = (function (d, n) {
  const b = "false";
  for (let l = (d.memoNode[96] === n ? d.memoValue[96] : x_memoiseFor(d, 96, n, is_rule_adjustments_cii__984(d, n))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (x_says(d, i, b)) return true;
  }
  return false;
});
const is_rule_adjustments_cii__986 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_row_S__967(d, p)) return false;
  if (!((!(((d.memo[220] ??= x_said(d, texts_of_Indicator__909)) & Indicator_says_false__910) === 0 || first[Indicator__135] === 0) && (is_rule_adjustments_cii__985(d, n)) === true))) return false;
  return true;
});
const is_rule_adjustments_cii__987 = (function (d, n) {
  const b = "true";
  for (let l = (d.memoNode[96] === n ? d.memoValue[96] : x_memoiseFor(d, 96, n, is_rule_adjustments_cii__984(d, n))), k = 0; k < l.length; k++) {
    const i = l[k];
    if (--d.fuel < 0) x_refuel(d);
    if (x_says(d, i, b)) return true;
  }
  return false;
});
const is_rule_adjustments_cii__988 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_row_S__967(d, p)) return false;
  if (!((!(((d.memo[220] ??= x_said(d, texts_of_Indicator__909)) & Indicator_says_true__914) === 0 || first[Indicator__135] === 0) && (is_rule_adjustments_cii__987(d, n)) === true))) return false;
  return true;
});
const is_rule_adjustments_cii__989 = (function (d, p) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === SpecifiedLineTradeSettlement__55 && kind[p2] === 1)) return false;
  return true;
});
const is_rule_adjustments_cii__990 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_adjustments_cii__989(d, p)) return false;
  if (!((!(((d.memo[220] ??= x_said(d, texts_of_Indicator__909)) & Indicator_says_false__910) === 0 || first[Indicator__135] === 0) && (is_rule_adjustments_cii__985(d, n)) === true))) return false;
  return true;
});
const is_rule_adjustments_cii__991 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!is_rule_adjustments_cii__989(d, p)) return false;
  if (!((!(((d.memo[220] ??= x_said(d, texts_of_Indicator__909)) & Indicator_says_true__914) === 0 || first[Indicator__135] === 0) && (is_rule_adjustments_cii__987(d, n)) === true))) return false;
  return true;
});
const SpecifiedLineTradeSettlement_SpecifiedTradeAllowanceCharge__992 = x_pairPlace(SpecifiedLineTradeSettlement__55, SpecifiedTradeAllowanceCharge__52);
const on_ChargeIndicator__993 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!(((d.memo[220] ??= x_said(d, texts_of_Indicator__909)) & Indicator_says_false__910) === 0 || (pairs[ChargeIndicator_Indicator__880 >> 3] & 1 << (ChargeIndicator_Indicator__880 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__923 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__923 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 & 7)) === 0 || first[ApplicableHeaderTradeSettlement__43] === 0)) m |= 1;
  if (!(((d.memo[220] ??= x_said(d, texts_of_Indicator__909)) & Indicator_says_true__914) === 0 || (pairs[ChargeIndicator_Indicator__880 >> 3] & 1 << (ChargeIndicator_Indicator__880 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__923 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__923 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeAllowanceCharge__54 & 7)) === 0 || first[ApplicableHeaderTradeSettlement__43] === 0)) m |= 2;
  if (!(((d.memo[220] ??= x_said(d, texts_of_Indicator__909)) & Indicator_says_false__910) === 0 || (pairs[ChargeIndicator_Indicator__880 >> 3] & 1 << (ChargeIndicator_Indicator__880 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__923 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__923 & 7)) === 0 || (pairs[SpecifiedLineTradeSettlement_SpecifiedTradeAllowanceCharge__992 >> 3] & 1 << (SpecifiedLineTradeSettlement_SpecifiedTradeAllowanceCharge__992 & 7)) === 0 || first[SpecifiedLineTradeSettlement__55] === 0)) m |= 4;
  if (!(((d.memo[220] ??= x_said(d, texts_of_Indicator__909)) & Indicator_says_true__914) === 0 || (pairs[ChargeIndicator_Indicator__880 >> 3] & 1 << (ChargeIndicator_Indicator__880 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__923 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__923 & 7)) === 0 || (pairs[SpecifiedLineTradeSettlement_SpecifiedTradeAllowanceCharge__992 >> 3] & 1 << (SpecifiedLineTradeSettlement_SpecifiedTradeAllowanceCharge__992 & 7)) === 0 || first[SpecifiedLineTradeSettlement__55] === 0)) m |= 8;
  return m;
});
const on_ChargeIndicator__994 = (function (d, n) {
  const m = (d.memo[227] ??= on_ChargeIndicator__993(d));
  if (((m & 1) !== 0 && is_rule_adjustments_cii__986(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {
    if (((m & 2) !== 0 && is_rule_adjustments_cii__988(d, n))) {
      rule_document_stated_cii__170(d, n);
    } else {
      if (((m & 4) !== 0 && is_rule_adjustments_cii__990(d, n))) {
        rule_document_stated_cii__170(d, n);
      } else {
        if (((m & 8) !== 0 && is_rule_adjustments_cii__991(d, n))) {
          rule_document_stated_cii__170(d, n);
        } else {}
      }
    }
  }
});
const is_rule_syntax_values__995 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  {
    const n2 = n;
    {
      const a = n2;
      if (name[a] === TaxTotalAmount__197 && kind[a] === 1) {
        return a;
      }
    }
  }
  return undefined;
});
const is_rule_syntax_values__996 = (function (d, n) {
  const first = d.first;
  if (!(!((first[TaxTotalAmount__197] === 0 ? undefined : is_rule_syntax_values__995(d, n)) !== undefined))) return false;
  return true;
});
const on_LineTotalAmount__997 = (function (d, n) {
  if (is_rule_syntax_values__996(d, n)) {
    rule_document_stated_cii__170(d, n);
  } else {}
});
const IncludedSupplyChainTradeLineItem_AssociatedDocumentLineDocument__998 = x_pairPlace(IncludedSupplyChainTradeLineItem__33, AssociatedDocumentLineDocument__154);
const on_AssociatedDocumentLineDocument__999 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[IncludedSupplyChainTradeLineItem_AssociatedDocumentLineDocument__998 >> 3] & 1 << (IncludedSupplyChainTradeLineItem_AssociatedDocumentLineDocument__998 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  return m;
});
const on_AssociatedDocumentLineDocument__1000 = (function (d, n) {
  const m = (d.memo[228] ??= on_AssociatedDocumentLineDocument__999(d));
  if (((m & 1) !== 0 && is_rule_syntax_line_amounts__805(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
});
const is_rule_syntax_values__1001 = (function (d, n) {
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
const on_LineID__1002 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[AssociatedDocumentLineDocument_LineID__157 >> 3] & 1 << (AssociatedDocumentLineDocument_LineID__157 & 7)) === 0 || (pairs[IncludedSupplyChainTradeLineItem_AssociatedDocumentLineDocument__998 >> 3] & 1 << (IncludedSupplyChainTradeLineItem_AssociatedDocumentLineDocument__998 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  return m;
});
const on_LineID__1003 = (function (d, n) {
  const m = (d.memo[229] ??= on_LineID__1002(d));
  if (((m & 1) !== 0 && is_rule_syntax_values__1001(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {
    rule_document_stated_cii__170(d, n);
  }
});
const is_rule_FX_0027__1004 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeSettlementHeaderMonetarySummation__194 && kind[p] === 1)) return false;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === ApplicableHeaderTradeSettlement__43 && kind[p2] === 1)) return false;
  const p3 = parent[p2];
  if (!(p3 >= 0 && name[p3] === SupplyChainTradeTransaction__31 && kind[p3] === 1)) return false;
  const p4 = parent[p3];
  if (!(p4 >= 0 && name[p4] === CrossIndustryInvoice__30 && kind[p4] === 1)) return false;
  if (parent[p4] !== 0) return false;
  return true;
});
const on_TaxBasisTotalAmount__1005 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[SpecifiedTradeSettlementHeaderMonetarySummation_TaxBasisTotalAmount__204 >> 3] & 1 << (SpecifiedTradeSettlementHeaderMonetarySummation_TaxBasisTotalAmount__204 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__196 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__196 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  return m;
});
const on_TaxBasisTotalAmount__1006 = (function (d, n) {
  const m = (d.memo[230] ??= on_TaxBasisTotalAmount__1005(d));
  if (is_rule_syntax_values__996(d, n)) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 1) !== 0 && is_rule_FX_0027__1004(d, n))) {
    rule_FX_0027__729(d, n);
  } else {}
});
const on_GrandTotalAmount__1007 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[SpecifiedTradeSettlementHeaderMonetarySummation_GrandTotalAmount__201 >> 3] & 1 << (SpecifiedTradeSettlementHeaderMonetarySummation_GrandTotalAmount__201 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__196 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__196 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  return m;
});
const on_GrandTotalAmount__1008 = (function (d, n) {
  const m = (d.memo[231] ??= on_GrandTotalAmount__1007(d));
  if (is_rule_syntax_values__996(d, n)) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 1) !== 0 && is_rule_FX_0027__1004(d, n))) {
    rule_FX_0026__728(d, n);
  } else {}
});
const SpecifiedTradeSettlementHeaderMonetarySummation_DuePayableAmount__1009 = x_pairPlace(SpecifiedTradeSettlementHeaderMonetarySummation__194, DuePayableAmount__173);
const on_DuePayableAmount__1010 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[SpecifiedTradeSettlementHeaderMonetarySummation_DuePayableAmount__1009 >> 3] & 1 << (SpecifiedTradeSettlementHeaderMonetarySummation_DuePayableAmount__1009 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__196 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__196 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  return m;
});
const on_DuePayableAmount__1011 = (function (d, n) {
  const m = (d.memo[232] ??= on_DuePayableAmount__1010(d));
  if (is_rule_syntax_values__996(d, n)) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 1) !== 0 && is_rule_FX_0027__1004(d, n))) {
    rule_FX_0025__727(d, n);
  } else {}
});
const is_rule_FX_0013__1012 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === PostalTradeAddress__207 && kind[p] === 1)) return false;
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
const on_CountryID__1013 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[PostalTradeAddress_CountryID__450 >> 3] & 1 << (PostalTradeAddress_CountryID__450 & 7)) === 0 || (pairs[SellerTradeParty_PostalTradeAddress__445 >> 3] & 1 << (SellerTradeParty_PostalTradeAddress__445 & 7)) === 0 || (pairs[ApplicableHeaderTradeAgreement_SellerTradeParty__69 >> 3] & 1 << (ApplicableHeaderTradeAgreement_SellerTradeParty__69 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  return m;
});
const on_CountryID__1014 = (function (d, n) {
  const m = (d.memo[233] ??= on_CountryID__1013(d));
  rule_document_stated_cii__170(d, n);
  rule_document_stated_cii__170(d, n);
  if (((m & 1) !== 0 && is_rule_FX_0013__1012(d, n))) {
    rule_FX_0013__706(d, n);
  } else {}
});
const is_rule_syntax_document__1015 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === CrossIndustryInvoice__30 && kind[p] === 1)) return false;
  if (parent[p] !== 0) return false;
  return true;
});
const on_ExchangedDocument__1016 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[CrossIndustryInvoice_ExchangedDocument__955 >> 3] & 1 << (CrossIndustryInvoice_ExchangedDocument__955 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  if (!((pairs[CrossIndustryInvoice_ExchangedDocument__955 >> 3] & 1 << (CrossIndustryInvoice_ExchangedDocument__955 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 2;
  return m;
});
const on_ExchangedDocument__1017 = (function (d, n) {
  const m = (d.memo[234] ??= on_ExchangedDocument__1016(d));
  if (((m & 1) !== 0 && is_rule_syntax_document__1015(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 2) !== 0 && is_rule_syntax_document__1015(d, n))) {
    rule_FX_0127_FX_0128__738(d, n);
  } else {}
});
const on_SpecifiedTradeSettlementHeaderMonetarySummation__1018 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__196 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__196 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  if (!((pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__196 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__196 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 2;
  return m;
});
const on_SpecifiedTradeSettlementHeaderMonetarySummation__1019 = (function (d, n) {
  const m = (d.memo[235] ??= on_SpecifiedTradeSettlementHeaderMonetarySummation__1018(d));
  rule_BR_13_BR_14_BR_15_BR_DEC_12_and_2_more__183(d, n);
  rule_BR_DEC_13__237(d, n);
  if (((m & 1) !== 0 && is_rule_FX_0024__800(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 2) !== 0 && is_rule_FX_0024__800(d, n))) {
    rule_FX_0340_FX_0341_FX_0342_FX_0344_and_1_more__787(d, n);
  } else {}
});
const is_rule_codes_cii__1020 = (function (d, n) {
  const first = d.first;
  if (!(((first[currencyID__231] === 0 ? undefined : x_attribute(d, n, currencyID__231)) !== undefined))) return false;
  return true;
});
const is_rule_totals__1021 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const pairs = d.pairs;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeSettlementHeaderMonetarySummation__194 && kind[p] === 1)) return false;
  if (!is_rule_breakdown_stated_cii__812()) return false;
  if (!((!((pairs[ApplicableHeaderTradeSettlement_InvoiceCurrencyCode__48 >> 3] & 1 << (ApplicableHeaderTradeSettlement_InvoiceCurrencyCode__48 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0) && (BR_DEC_13__232(d, n)) === true))) return false;
  return true;
});
const is_rule_FX_0028__1022 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeSettlementHeaderMonetarySummation__194 && kind[p] === 1)) return false;
  if (!is_rule_FX_0024__800(d, p)) return false;
  if (!((!(!(first[InvoiceCurrencyCode__46] === 0 || first[currencyID__231] === 0) && (FX_0341__773(d, n)) === true) && !(!(first[TaxCurrencyCode__49] === 0 || first[currencyID__231] === 0) && (FX_0342__779(d, n)) === true)))) return false;
  return true;
});
const is_rule_FX_0029__1023 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeSettlementHeaderMonetarySummation__194 && kind[p] === 1)) return false;
  if (!is_rule_FX_0024__800(d, p)) return false;
  if (!((!(first[InvoiceCurrencyCode__46] === 0 || first[currencyID__231] === 0) && (FX_0341__773(d, n)) === true))) return false;
  return true;
});
const is_rule_FX_0030__1024 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeSettlementHeaderMonetarySummation__194 && kind[p] === 1)) return false;
  if (!is_rule_FX_0024__800(d, p)) return false;
  if (!((!(first[TaxCurrencyCode__49] === 0 || first[currencyID__231] === 0) && (FX_0342__779(d, n)) === true))) return false;
  return true;
});
const on_TaxTotalAmount__1025 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[TaxTotalAmount_currencyID__775 >> 3] & 1 << (TaxTotalAmount_currencyID__775 & 7)) === 0 || first[TaxTotalAmount__197] === 0)) m |= 1;
  if (!((pairs[ApplicableHeaderTradeSettlement_InvoiceCurrencyCode__48 >> 3] & 1 << (ApplicableHeaderTradeSettlement_InvoiceCurrencyCode__48 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0 || (pairs[TaxTotalAmount_currencyID__775 >> 3] & 1 << (TaxTotalAmount_currencyID__775 & 7)) === 0 || (pairs[SpecifiedTradeSettlementHeaderMonetarySummation_TaxTotalAmount__199 >> 3] & 1 << (SpecifiedTradeSettlementHeaderMonetarySummation_TaxTotalAmount__199 & 7)) === 0 || first[SpecifiedTradeSettlementHeaderMonetarySummation__194] === 0)) m |= 2;
  if (!((pairs[SpecifiedTradeSettlementHeaderMonetarySummation_TaxTotalAmount__199 >> 3] & 1 << (SpecifiedTradeSettlementHeaderMonetarySummation_TaxTotalAmount__199 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__196 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__196 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 4;
  if (!(first[InvoiceCurrencyCode__46] === 0 || (pairs[TaxTotalAmount_currencyID__775 >> 3] & 1 << (TaxTotalAmount_currencyID__775 & 7)) === 0 || (pairs[SpecifiedTradeSettlementHeaderMonetarySummation_TaxTotalAmount__199 >> 3] & 1 << (SpecifiedTradeSettlementHeaderMonetarySummation_TaxTotalAmount__199 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__196 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__196 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 8;
  if (!(first[TaxCurrencyCode__49] === 0 || (pairs[TaxTotalAmount_currencyID__775 >> 3] & 1 << (TaxTotalAmount_currencyID__775 & 7)) === 0 || (pairs[SpecifiedTradeSettlementHeaderMonetarySummation_TaxTotalAmount__199 >> 3] & 1 << (SpecifiedTradeSettlementHeaderMonetarySummation_TaxTotalAmount__199 & 7)) === 0 || (pairs[ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__196 >> 3] & 1 << (ApplicableHeaderTradeSettlement_SpecifiedTradeSettlementHeaderMonetarySummation__196 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 16;
  return m;
});
const on_TaxTotalAmount__1026 = (function (d, n) {
  const m = (d.memo[236] ??= on_TaxTotalAmount__1025(d));
  if (((m & 1) !== 0 && is_rule_codes_cii__1020(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 2) !== 0 && d.matches(is_rule_totals__1021, 9, 9, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (is_rule_syntax_values__996(d, n)) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 4) !== 0 && d.matches(is_rule_FX_0028__1022, 98, 99, n))) {
    rule_FX_0028__730(d, n);
  } else {
    if (((m & 8) !== 0 && d.matches(is_rule_FX_0029__1023, 99, 100, n))) {
      rule_FX_0029__733(d, n);
    } else {
      if (((m & 16) !== 0 && d.matches(is_rule_FX_0030__1024, 100, 101, n))) {
        rule_FX_0030__734(d, n);
      } else {}
    }
  }
});
const is_rule_FX_0052__1027 = (function (d, n) {
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
const BuyerTradeParty_PostalTradeAddress__1028 = x_pairPlace(BuyerTradeParty__76, PostalTradeAddress__207);
const on_PostalTradeAddress__1029 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[BuyerTradeParty_PostalTradeAddress__1028 >> 3] & 1 << (BuyerTradeParty_PostalTradeAddress__1028 & 7)) === 0 || (pairs[ApplicableHeaderTradeAgreement_BuyerTradeParty__442 >> 3] & 1 << (ApplicableHeaderTradeAgreement_BuyerTradeParty__442 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  if (!((pairs[SellerTradeParty_PostalTradeAddress__445 >> 3] & 1 << (SellerTradeParty_PostalTradeAddress__445 & 7)) === 0 || (pairs[ApplicableHeaderTradeAgreement_SellerTradeParty__69 >> 3] & 1 << (ApplicableHeaderTradeAgreement_SellerTradeParty__69 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 2;
  return m;
});
const on_PostalTradeAddress__1030 = (function (d, n) {
  const m = (d.memo[237] ??= on_PostalTradeAddress__1029(d));
  rule_document_stated_cii__170(d, n);
  if (((m & 1) !== 0 && is_rule_FX_1306__936(d, n))) {
    rule_FX_1305__743(d, n);
  } else {
    if (((m & 2) !== 0 && is_rule_FX_0052__1027(d, n))) {
      rule_FX_0052__761(d, n);
    } else {}
  }
});
const SpecifiedTradeProduct__1031 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "SpecifiedTradeProduct");
const is_rule_codes_cii__1032 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  {
    const n2 = n;
    for (let a = parent[n2]; a >= 0; a = parent[a]) if (name[a] === SpecifiedTradeProduct__1031 && kind[a] === 1) {
      return true;
    }
  }
  return false;
});
const is_rule_codes_cii__1033 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  {
    const n2 = n;
    for (let a = parent[n2]; a >= 0; a = parent[a]) if (name[a] === ShipToTradeParty__206 && kind[a] === 1) {
      return true;
    }
  }
  return false;
});
const is_rule_codes_cii__1034 = (function (d, n) {
  const first = d.first;
  if (!(((first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78)) !== undefined))) return false;
  if (!(!((!(first[SpecifiedTradeProduct__1031] === 0) && (is_rule_codes_cii__1032(d, n)) === true) || (!(first[ShipToTradeParty__206] === 0) && (is_rule_codes_cii__1033(d, n)) === true)))) return false;
  return true;
});
const is_rule_codes_cii__1035 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeProduct__1031 && kind[p] === 1)) return false;
  if (!is_rule_breakdown_stated_cii__812()) return false;
  if (!(((first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78)) !== undefined))) return false;
  return true;
});
const is_rule_codes_cii__1036 = (function (d, p) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === ApplicableHeaderTradeDelivery__40 && kind[p2] === 1)) return false;
  return true;
});
const is_rule_codes_cii__1037 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === ShipToTradeParty__206 && kind[p] === 1)) return false;
  if (!is_rule_codes_cii__1036(d, p)) return false;
  if (!(((first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78)) !== undefined))) return false;
  return true;
});
const GlobalID_schemeID__1038 = x_pairPlace(GlobalID__212, schemeID__78);
const SpecifiedTradeProduct_GlobalID__1039 = x_pairPlace(SpecifiedTradeProduct__1031, GlobalID__212);
const ShipToTradeParty_GlobalID__1040 = x_pairPlace(ShipToTradeParty__206, GlobalID__212);
const on_GlobalID__1041 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[GlobalID_schemeID__1038 >> 3] & 1 << (GlobalID_schemeID__1038 & 7)) === 0 || first[GlobalID__212] === 0)) m |= 1;
  if (!((pairs[GlobalID_schemeID__1038 >> 3] & 1 << (GlobalID_schemeID__1038 & 7)) === 0 || (pairs[SpecifiedTradeProduct_GlobalID__1039 >> 3] & 1 << (SpecifiedTradeProduct_GlobalID__1039 & 7)) === 0 || first[SpecifiedTradeProduct__1031] === 0)) m |= 2;
  if (!((pairs[GlobalID_schemeID__1038 >> 3] & 1 << (GlobalID_schemeID__1038 & 7)) === 0 || (pairs[ShipToTradeParty_GlobalID__1040 >> 3] & 1 << (ShipToTradeParty_GlobalID__1040 & 7)) === 0 || (pairs[ApplicableHeaderTradeDelivery_ShipToTradeParty__648 >> 3] & 1 << (ApplicableHeaderTradeDelivery_ShipToTradeParty__648 & 7)) === 0 || first[ApplicableHeaderTradeDelivery__40] === 0)) m |= 4;
  return m;
});
const on_GlobalID__1042 = (function (d, n) {
  const m = (d.memo[238] ??= on_GlobalID__1041(d));
  if (((m & 1) !== 0 && is_rule_codes_cii__1034(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {
    if (((m & 2) !== 0 && is_rule_codes_cii__1035(d, n))) {
      rule_document_stated_cii__170(d, n);
    } else {
      if (((m & 4) !== 0 && is_rule_codes_cii__1037(d, n))) {
        rule_document_stated_cii__170(d, n);
      } else {}
    }
  }
  rule_document_stated_cii__170(d, n);
});
const on_SpecifiedLegalOrganization__1043 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[BuyerTradeParty_SpecifiedLegalOrganization__958 >> 3] & 1 << (BuyerTradeParty_SpecifiedLegalOrganization__958 & 7)) === 0 || (pairs[ApplicableHeaderTradeAgreement_BuyerTradeParty__442 >> 3] & 1 << (ApplicableHeaderTradeAgreement_BuyerTradeParty__442 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  return m;
});
const on_SpecifiedLegalOrganization__1044 = (function (d, n) {
  const m = (d.memo[239] ??= on_SpecifiedLegalOrganization__1043(d));
  if (((m & 1) !== 0 && is_rule_FX_1306__936(d, n))) {
    rule_FX_1307__762(d, n);
  } else {}
});
const SpecifiedLineTradeSettlement_BillingSpecifiedPeriod__1045 = x_pairPlace(SpecifiedLineTradeSettlement__55, BillingSpecifiedPeriod__238);
const ApplicableHeaderTradeSettlement_BillingSpecifiedPeriod__1046 = x_pairPlace(ApplicableHeaderTradeSettlement__43, BillingSpecifiedPeriod__238);
const on_BillingSpecifiedPeriod__1047 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[SpecifiedLineTradeSettlement_BillingSpecifiedPeriod__1045 >> 3] & 1 << (SpecifiedLineTradeSettlement_BillingSpecifiedPeriod__1045 & 7)) === 0 || first[SpecifiedLineTradeSettlement__55] === 0)) m |= 1;
  if (!((pairs[ApplicableHeaderTradeSettlement_BillingSpecifiedPeriod__1046 >> 3] & 1 << (ApplicableHeaderTradeSettlement_BillingSpecifiedPeriod__1046 & 7)) === 0 || first[ApplicableHeaderTradeSettlement__43] === 0)) m |= 2;
  if (!((pairs[SpecifiedLineTradeSettlement_BillingSpecifiedPeriod__1045 >> 3] & 1 << (SpecifiedLineTradeSettlement_BillingSpecifiedPeriod__1045 & 7)) === 0 || first[SpecifiedLineTradeSettlement__55] === 0)) m |= 4;
  return m;
});
const on_BillingSpecifiedPeriod__1048 = (function (d, n) {
  const m = (d.memo[240] ??= on_BillingSpecifiedPeriod__1047(d));
  if (((m & 1) !== 0 && is_rule_adjustments_cii__989(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 2) !== 0 && is_rule_row_S__967(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {
    if (((m & 4) !== 0 && is_rule_adjustments_cii__989(d, n))) {
      rule_document_stated_cii__170(d, n);
    } else {}
  }
  rule_document_stated_cii__170(d, n);
});
const on_ExchangedDocumentContext__1049 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[CrossIndustryInvoice_ExchangedDocumentContext__954 >> 3] & 1 << (CrossIndustryInvoice_ExchangedDocumentContext__954 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  if (!((pairs[CrossIndustryInvoice_ExchangedDocumentContext__954 >> 3] & 1 << (CrossIndustryInvoice_ExchangedDocumentContext__954 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 2;
  return m;
});
const on_ExchangedDocumentContext__1050 = (function (d, n) {
  const m = (d.memo[241] ??= on_ExchangedDocumentContext__1049(d));
  if (((m & 1) !== 0 && is_rule_syntax_document__1015(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 2) !== 0 && is_rule_syntax_document__1015(d, n))) {
    rule_FX_0005_FX_0006__695(d, n);
  } else {}
});
const is_rule_FX_0009__1051 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === ExchangedDocumentContext__416 && kind[p] === 1)) return false;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === CrossIndustryInvoice__30 && kind[p2] === 1)) return false;
  if (parent[p2] !== 0) return false;
  return true;
});
const on_GuidelineSpecifiedDocumentContextParameter__1052 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[ExchangedDocumentContext_GuidelineSpecifiedDocumentContextParameter__420 >> 3] & 1 << (ExchangedDocumentContext_GuidelineSpecifiedDocumentContextParameter__420 & 7)) === 0 || (pairs[CrossIndustryInvoice_ExchangedDocumentContext__954 >> 3] & 1 << (CrossIndustryInvoice_ExchangedDocumentContext__954 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  return m;
});
const on_GuidelineSpecifiedDocumentContextParameter__1053 = (function (d, n) {
  const m = (d.memo[242] ??= on_GuidelineSpecifiedDocumentContextParameter__1052(d));
  rule_document_stated_cii__170(d, n);
  if (((m & 1) !== 0 && is_rule_FX_0009__1051(d, n))) {
    rule_FX_0009__701(d, n);
  } else {}
});
const is_rule_syntax_values__1054 = (function (d, n) {
  const first = d.first;
  return (first[format__425] === 0 ? undefined : x_attribute(d, n, format__425));
});
const is_rule_syntax_values__1055 = (function (d, n) {
  const first = d.first;
  const a = (first[format__425] === 0 ? undefined : (d.memoNode[97] === n ? d.memoValue[97] : x_memoiseFor(d, 97, n, is_rule_syntax_values__1054(d, n))));
  if (a === undefined) return false;
  const b = "102";
  return x_says(d, a, b);
});
const is_rule_syntax_values__1056 = (function (d, n) {
  const first = d.first;
  if (!((!(((d.memo[113] ??= x_said(d, texts_of_format__427)) & format_says_102__428) === 0 || first[format__425] === 0) && (is_rule_syntax_values__1055(d, n)) === true))) return false;
  return true;
});
const is_rule_FX_0002_FX_0003__1057 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === IssueDateTime__423 && kind[p] === 1)) return false;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === ExchangedDocument__187 && kind[p2] === 1)) return false;
  const p3 = parent[p2];
  if (!(p3 >= 0 && name[p3] === CrossIndustryInvoice__30 && kind[p3] === 1)) return false;
  if (parent[p3] !== 0) return false;
  return true;
});
const on_DateTimeString__1058 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!(((d.memo[113] ??= x_said(d, texts_of_format__427)) & format_says_102__428) === 0 || (pairs[DateTimeString_format__430 >> 3] & 1 << (DateTimeString_format__430 & 7)) === 0 || first[DateTimeString__424] === 0)) m |= 1;
  if (!((pairs[IssueDateTime_DateTimeString__431 >> 3] & 1 << (IssueDateTime_DateTimeString__431 & 7)) === 0 || (pairs[ExchangedDocument_IssueDateTime__432 >> 3] & 1 << (ExchangedDocument_IssueDateTime__432 & 7)) === 0 || (pairs[CrossIndustryInvoice_ExchangedDocument__955 >> 3] & 1 << (CrossIndustryInvoice_ExchangedDocument__955 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 2;
  return m;
});
const on_DateTimeString__1059 = (function (d, n) {
  const m = (d.memo[243] ??= on_DateTimeString__1058(d));
  if (((m & 1) !== 0 && is_rule_syntax_values__1056(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (((m & 2) !== 0 && is_rule_FX_0002_FX_0003__1057(d, n))) {
    rule_FX_0002_FX_0003__684(d, n);
  } else {}
});
const is_rule_codes_cii__1060 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === ExchangedDocument__187 && kind[p] === 1)) return false;
  return true;
});
const SpecifiedTradeSettlementPaymentMeans__1061 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "SpecifiedTradeSettlementPaymentMeans");
const is_rule_codes_cii__1062 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeSettlementPaymentMeans__1061 && kind[p] === 1)) return false;
  return true;
});
const SpecifiedTradeSettlementPaymentMeans_TypeCode__1063 = x_pairPlace(SpecifiedTradeSettlementPaymentMeans__1061, TypeCode__433);
const on_TypeCode__1064 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[ExchangedDocument_TypeCode__435 >> 3] & 1 << (ExchangedDocument_TypeCode__435 & 7)) === 0 || first[ExchangedDocument__187] === 0)) m |= 1;
  if (!((pairs[SpecifiedTradeSettlementPaymentMeans_TypeCode__1063 >> 3] & 1 << (SpecifiedTradeSettlementPaymentMeans_TypeCode__1063 & 7)) === 0 || first[SpecifiedTradeSettlementPaymentMeans__1061] === 0)) m |= 2;
  if (!((pairs[ExchangedDocument_TypeCode__435 >> 3] & 1 << (ExchangedDocument_TypeCode__435 & 7)) === 0 || (pairs[CrossIndustryInvoice_ExchangedDocument__955 >> 3] & 1 << (CrossIndustryInvoice_ExchangedDocument__955 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 4;
  return m;
});
const on_TypeCode__1065 = (function (d, n) {
  const m = (d.memo[244] ??= on_TypeCode__1064(d));
  if (((m & 1) !== 0 && is_rule_codes_cii__1060(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {
    if (((m & 2) !== 0 && is_rule_codes_cii__1062(d, n))) {
      rule_document_stated_cii__170(d, n);
    } else {}
  }
  rule_document_stated_cii__170(d, n);
  if (((m & 4) !== 0 && is_rule_syntax_values__947(d, n))) {
    rule_FX_0004__687(d, n);
  } else {}
});
const on_BusinessProcessSpecifiedDocumentContextParameter__1066 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[ExchangedDocumentContext_BusinessProcessSpecifiedDocumentContextParameter__957 >> 3] & 1 << (ExchangedDocumentContext_BusinessProcessSpecifiedDocumentContextParameter__957 & 7)) === 0 || (pairs[CrossIndustryInvoice_ExchangedDocumentContext__954 >> 3] & 1 << (CrossIndustryInvoice_ExchangedDocumentContext__954 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  return m;
});
const on_BusinessProcessSpecifiedDocumentContextParameter__1067 = (function (d, n) {
  const m = (d.memo[245] ??= on_BusinessProcessSpecifiedDocumentContextParameter__1066(d));
  rule_document_stated_cii__170(d, n);
  if (((m & 1) !== 0 && is_rule_FX_0009__1051(d, n))) {
    rule_FX_0007__699(d, n);
  } else {}
});
const BuyerOrderReferencedDocument__1068 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "BuyerOrderReferencedDocument");
const is_rule_FX_0023__1069 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === BuyerOrderReferencedDocument__1068 && kind[p] === 1)) return false;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === ApplicableHeaderTradeAgreement__37 && kind[p2] === 1)) return false;
  const p3 = parent[p2];
  if (!(p3 >= 0 && name[p3] === SupplyChainTradeTransaction__31 && kind[p3] === 1)) return false;
  const p4 = parent[p3];
  if (!(p4 >= 0 && name[p4] === CrossIndustryInvoice__30 && kind[p4] === 1)) return false;
  if (parent[p4] !== 0) return false;
  return true;
});
const BuyerOrderReferencedDocument_IssuerAssignedID__1070 = x_pairPlace(BuyerOrderReferencedDocument__1068, IssuerAssignedID__720);
const ApplicableHeaderTradeAgreement_BuyerOrderReferencedDocument__1071 = x_pairPlace(ApplicableHeaderTradeAgreement__37, BuyerOrderReferencedDocument__1068);
const on_IssuerAssignedID__1072 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[BuyerOrderReferencedDocument_IssuerAssignedID__1070 >> 3] & 1 << (BuyerOrderReferencedDocument_IssuerAssignedID__1070 & 7)) === 0 || (pairs[ApplicableHeaderTradeAgreement_BuyerOrderReferencedDocument__1071 >> 3] & 1 << (ApplicableHeaderTradeAgreement_BuyerOrderReferencedDocument__1071 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  return m;
});
const on_IssuerAssignedID__1073 = (function (d, n) {
  const m = (d.memo[246] ??= on_IssuerAssignedID__1072(d));
  rule_document_stated_cii__170(d, n);
  if (((m & 1) !== 0 && is_rule_FX_0023__1069(d, n))) {
    rule_FX_0023__725(d, n);
  } else {}
});
const AdditionalReferencedDocument__1074 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "AdditionalReferencedDocument");
const ApplicableProductCharacteristic__1075 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "ApplicableProductCharacteristic");
const is_rule_syntax_items__1076 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeProduct__1031 && kind[p] === 1)) return false;
  const p2 = parent[p];
  if (!(p2 >= 0 && name[p2] === IncludedSupplyChainTradeLineItem__33 && kind[p2] === 1)) return false;
  const p3 = parent[p2];
  if (!(p3 >= 0 && name[p3] === SupplyChainTradeTransaction__31 && kind[p3] === 1)) return false;
  const p4 = parent[p3];
  if (!(p4 >= 0 && name[p4] === CrossIndustryInvoice__30 && kind[p4] === 1)) return false;
  if (parent[p4] !== 0) return false;
  return true;
});
const SpecifiedTradeProduct_ApplicableProductCharacteristic__1077 = x_pairPlace(SpecifiedTradeProduct__1031, ApplicableProductCharacteristic__1075);
const IncludedSupplyChainTradeLineItem_SpecifiedTradeProduct__1078 = x_pairPlace(IncludedSupplyChainTradeLineItem__33, SpecifiedTradeProduct__1031);
const on_ApplicableProductCharacteristic__1079 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[SpecifiedTradeProduct_ApplicableProductCharacteristic__1077 >> 3] & 1 << (SpecifiedTradeProduct_ApplicableProductCharacteristic__1077 & 7)) === 0 || (pairs[IncludedSupplyChainTradeLineItem_SpecifiedTradeProduct__1078 >> 3] & 1 << (IncludedSupplyChainTradeLineItem_SpecifiedTradeProduct__1078 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  return m;
});
const on_ApplicableProductCharacteristic__1080 = (function (d, n) {
  const m = (d.memo[247] ??= on_ApplicableProductCharacteristic__1079(d));
  rule_document_stated_cii__170(d, n);
  if (((m & 1) !== 0 && is_rule_syntax_items__1076(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
});
const ReferenceTypeCode__1081 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "ReferenceTypeCode");
const SubjectCode__1082 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "SubjectCode");
const ClassCode__1083 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "ClassCode");
const listID__1084 = x_nameNumber("", "listID");
const is_rule_codes_cii__1085 = (function (d, n) {
  const first = d.first;
  if (!(((first[listID__1084] === 0 ? undefined : x_attribute(d, n, listID__1084)) !== undefined))) return false;
  return true;
});
const ClassCode_listID__1086 = x_pairPlace(ClassCode__1083, listID__1084);
const on_ClassCode__1087 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[ClassCode_listID__1086 >> 3] & 1 << (ClassCode_listID__1086 & 7)) === 0 || first[ClassCode__1083] === 0)) m |= 1;
  return m;
});
const on_ClassCode__1088 = (function (d, n) {
  const m = (d.memo[248] ??= on_ClassCode__1087(d));
  if (((m & 1) !== 0 && is_rule_codes_cii__1085(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
});
const ReasonCode__1089 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "ReasonCode");
const is_rule_codes_cii__1090 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!((d.memoNode[89] === p ? d.memoValue[89] : x_memoiseFor(d, 89, p, is_rule_items_S__881(d, p))))) return false;
  return true;
});
const is_rule_codes_cii__1091 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeAllowanceCharge__52 && kind[p] === 1)) return false;
  if (!((d.memoNode[90] === p ? d.memoValue[90] : x_memoiseFor(d, 90, p, is_rule_items_S__887(d, p))))) return false;
  return true;
});
const SpecifiedTradeAllowanceCharge_ReasonCode__1092 = x_pairPlace(SpecifiedTradeAllowanceCharge__52, ReasonCode__1089);
const on_ReasonCode__1093 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!(((d.memo[219] ??= x_said(d, texts_of_Indicator__878)) & Indicator_says_false_0__879) === 0 || (pairs[ChargeIndicator_Indicator__880 >> 3] & 1 << (ChargeIndicator_Indicator__880 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__923 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__923 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ReasonCode__1092 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ReasonCode__1092 & 7)) === 0 || first[SpecifiedTradeAllowanceCharge__52] === 0)) m |= 1;
  if (!(((d.memo[219] ??= x_said(d, texts_of_Indicator__878)) & Indicator_says_true_1__886) === 0 || (pairs[ChargeIndicator_Indicator__880 >> 3] & 1 << (ChargeIndicator_Indicator__880 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ChargeIndicator__923 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ChargeIndicator__923 & 7)) === 0 || (pairs[SpecifiedTradeAllowanceCharge_ReasonCode__1092 >> 3] & 1 << (SpecifiedTradeAllowanceCharge_ReasonCode__1092 & 7)) === 0 || first[SpecifiedTradeAllowanceCharge__52] === 0)) m |= 2;
  return m;
});
const on_ReasonCode__1094 = (function (d, n) {
  const m = (d.memo[249] ??= on_ReasonCode__1093(d));
  if (((m & 1) !== 0 && is_rule_codes_cii__1090(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {
    if (((m & 2) !== 0 && is_rule_codes_cii__1091(d, n))) {
      rule_document_stated_cii__170(d, n);
    } else {}
  }
});
const BasisQuantity__1095 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "BasisQuantity");
const unitCode__1096 = x_nameNumber("", "unitCode");
const is_rule_codes_cii__1097 = (function (d, n) {
  const first = d.first;
  if (!(((first[unitCode__1096] === 0 ? undefined : x_attribute(d, n, unitCode__1096)) !== undefined))) return false;
  return true;
});
const BasisQuantity_unitCode__1098 = x_pairPlace(BasisQuantity__1095, unitCode__1096);
const on_BasisQuantity__1099 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[BasisQuantity_unitCode__1098 >> 3] & 1 << (BasisQuantity_unitCode__1098 & 7)) === 0 || first[BasisQuantity__1095] === 0)) m |= 1;
  return m;
});
const on_BasisQuantity__1100 = (function (d, n) {
  const m = (d.memo[250] ??= on_BasisQuantity__1099(d));
  if (((m & 1) !== 0 && is_rule_codes_cii__1097(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  rule_document_stated_cii__170(d, n);
});
const BilledQuantity__1101 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "BilledQuantity");
const BilledQuantity_unitCode__1102 = x_pairPlace(BilledQuantity__1101, unitCode__1096);
const on_BilledQuantity__1103 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[BilledQuantity_unitCode__1102 >> 3] & 1 << (BilledQuantity_unitCode__1102 & 7)) === 0 || first[BilledQuantity__1101] === 0)) m |= 1;
  return m;
});
const on_BilledQuantity__1104 = (function (d, n) {
  const m = (d.memo[251] ??= on_BilledQuantity__1103(d));
  if (((m & 1) !== 0 && is_rule_codes_cii__1097(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  rule_document_stated_cii__170(d, n);
});
const AttachmentBinaryObject__1105 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "AttachmentBinaryObject");
const mimeCode__1106 = x_nameNumber("", "mimeCode");
const is_rule_codes_cii__1107 = (function (d, n) {
  const first = d.first;
  if (!(((first[mimeCode__1106] === 0 ? undefined : x_attribute(d, n, mimeCode__1106)) !== undefined))) return false;
  return true;
});
const AttachmentBinaryObject_mimeCode__1108 = x_pairPlace(AttachmentBinaryObject__1105, mimeCode__1106);
const on_AttachmentBinaryObject__1109 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[AttachmentBinaryObject_mimeCode__1108 >> 3] & 1 << (AttachmentBinaryObject_mimeCode__1108 & 7)) === 0 || first[AttachmentBinaryObject__1105] === 0)) m |= 1;
  return m;
});
const on_AttachmentBinaryObject__1110 = (function (d, n) {
  const m = (d.memo[252] ??= on_AttachmentBinaryObject__1109(d));
  if (((m & 1) !== 0 && is_rule_codes_cii__1107(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
});
const URIID__1111 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "URIID");
const URIUniversalCommunication__1112 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "URIUniversalCommunication");
const is_rule_codes_cii__1113 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const first = d.first;
  const p = parent[n];
  if (!(p >= 0 && name[p] === URIUniversalCommunication__1112 && kind[p] === 1)) return false;
  if (!is_rule_breakdown_stated_cii__812()) return false;
  if (!(((first[schemeID__78] === 0 ? undefined : x_attribute(d, n, schemeID__78)) !== undefined))) return false;
  return true;
});
const URIID_schemeID__1114 = x_pairPlace(URIID__1111, schemeID__78);
const URIUniversalCommunication_URIID__1115 = x_pairPlace(URIUniversalCommunication__1112, URIID__1111);
const on_URIID__1116 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[URIID_schemeID__1114 >> 3] & 1 << (URIID_schemeID__1114 & 7)) === 0 || (pairs[URIUniversalCommunication_URIID__1115 >> 3] & 1 << (URIUniversalCommunication_URIID__1115 & 7)) === 0 || first[URIUniversalCommunication__1112] === 0)) m |= 1;
  return m;
});
const on_URIID__1117 = (function (d, n) {
  const m = (d.memo[253] ??= on_URIID__1116(d));
  if (((m & 1) !== 0 && is_rule_codes_cii__1113(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  rule_document_stated_cii__170(d, n);
});
const PayeeTradeParty__1118 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "PayeeTradeParty");
const InvoiceReferencedDocument__1119 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "InvoiceReferencedDocument");
const ApplicableHeaderTradeSettlement_InvoiceReferencedDocument__1120 = x_pairPlace(ApplicableHeaderTradeSettlement__43, InvoiceReferencedDocument__1119);
const on_InvoiceReferencedDocument__1121 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[ApplicableHeaderTradeSettlement_InvoiceReferencedDocument__1120 >> 3] & 1 << (ApplicableHeaderTradeSettlement_InvoiceReferencedDocument__1120 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeSettlement__45 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  return m;
});
const on_InvoiceReferencedDocument__1122 = (function (d, n) {
  const m = (d.memo[254] ??= on_InvoiceReferencedDocument__1121(d));
  if (((m & 1) !== 0 && is_rule_FX_0024__800(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
  rule_document_stated_cii__170(d, n);
});
const PayeePartyCreditorFinancialAccount__1123 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "PayeePartyCreditorFinancialAccount");
const K__1124 = x_strings(["30", "58"]);
const is_rule_payment__1125 = (function (p, d) {
  const kind = d.kind;
  const name = d.name;
  const end = d.end;
  {
    const n = p;
    for (let a = n + 1, e = end[n]; a < e; a = e - a > 999 ? x_behind(d, a, e, TypeCode__433) : end[a]) if (name[a] === TypeCode__433 && kind[a] === 1) {
      if (x_oneOf(d, a, K__1124, false)) return true;
    }
  }
  return false;
});
const texts_of_TypeCode__1126 = x_vocabulary(TypeCode__433, null, false);
const TypeCode_says_30_58__1127 = x_bitsOf(texts_of_TypeCode__1126, "30", "58");
const is_rule_payment__1128 = (function (d, p) {
  const first = d.first;
  return (!(((d.memo[255] ??= x_said(d, texts_of_TypeCode__1126)) & TypeCode_says_30_58__1127) === 0 || first[TypeCode__433] === 0) && (is_rule_payment__1125(p, d)) === true);
});
const is_rule_payment__1129 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === SpecifiedTradeSettlementPaymentMeans__1061 && kind[p] === 1)) return false;
  if (!((d.memoNode[98] === p ? d.memoValue[98] : x_memoiseFor(d, 98, p, is_rule_payment__1128(d, p))))) return false;
  return true;
});
const SpecifiedTradeSettlementPaymentMeans_PayeePartyCreditorFinancialAccount__1130 = x_pairPlace(SpecifiedTradeSettlementPaymentMeans__1061, PayeePartyCreditorFinancialAccount__1123);
const on_PayeePartyCreditorFinancialAccount__1131 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!(((d.memo[255] ??= x_said(d, texts_of_TypeCode__1126)) & TypeCode_says_30_58__1127) === 0 || (pairs[SpecifiedTradeSettlementPaymentMeans_TypeCode__1063 >> 3] & 1 << (SpecifiedTradeSettlementPaymentMeans_TypeCode__1063 & 7)) === 0 || (pairs[SpecifiedTradeSettlementPaymentMeans_PayeePartyCreditorFinancialAccount__1130 >> 3] & 1 << (SpecifiedTradeSettlementPaymentMeans_PayeePartyCreditorFinancialAccount__1130 & 7)) === 0 || first[SpecifiedTradeSettlementPaymentMeans__1061] === 0)) m |= 1;
  return m;
});
const on_PayeePartyCreditorFinancialAccount__1132 = (function (d, n) {
  const m = (d.memo[256] ??= on_PayeePartyCreditorFinancialAccount__1131(d));
  if (((m & 1) !== 0 && is_rule_payment__1129(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
});
const ApplicableTradeSettlementFinancialCard__1133 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "ApplicableTradeSettlementFinancialCard");
const DesignatedProductClassification__1134 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "DesignatedProductClassification");
const IncludedNote__1135 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "IncludedNote");
const ExchangedDocument_IncludedNote__1136 = x_pairPlace(ExchangedDocument__187, IncludedNote__1135);
const on_IncludedNote__1137 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[ExchangedDocument_IncludedNote__1136 >> 3] & 1 << (ExchangedDocument_IncludedNote__1136 & 7)) === 0 || (pairs[CrossIndustryInvoice_ExchangedDocument__955 >> 3] & 1 << (CrossIndustryInvoice_ExchangedDocument__955 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  return m;
});
const on_IncludedNote__1138 = (function (d, n) {
  const m = (d.memo[257] ??= on_IncludedNote__1137(d));
  if (((m & 1) !== 0 && is_rule_syntax_values__947(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
});
const on_SpecifiedTradeProduct__1139 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[IncludedSupplyChainTradeLineItem_SpecifiedTradeProduct__1078 >> 3] & 1 << (IncludedSupplyChainTradeLineItem_SpecifiedTradeProduct__1078 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  return m;
});
const on_SpecifiedTradeProduct__1140 = (function (d, n) {
  const m = (d.memo[258] ??= on_SpecifiedTradeProduct__1139(d));
  if (((m & 1) !== 0 && is_rule_syntax_line_amounts__805(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
});
const SpecifiedLineTradeAgreement__1141 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "SpecifiedLineTradeAgreement");
const IncludedSupplyChainTradeLineItem_SpecifiedLineTradeAgreement__1142 = x_pairPlace(IncludedSupplyChainTradeLineItem__33, SpecifiedLineTradeAgreement__1141);
const on_SpecifiedLineTradeAgreement__1143 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[IncludedSupplyChainTradeLineItem_SpecifiedLineTradeAgreement__1142 >> 3] & 1 << (IncludedSupplyChainTradeLineItem_SpecifiedLineTradeAgreement__1142 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  return m;
});
const on_SpecifiedLineTradeAgreement__1144 = (function (d, n) {
  const m = (d.memo[259] ??= on_SpecifiedLineTradeAgreement__1143(d));
  if (((m & 1) !== 0 && is_rule_syntax_line_amounts__805(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
});
const AppliedTradeAllowanceCharge__1145 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "AppliedTradeAllowanceCharge");
const GrossPriceProductTradePrice__1146 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "GrossPriceProductTradePrice");
const is_rule_syntax_line_terms__1147 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const parent = d.parent;
  const p = parent[n];
  if (!(p >= 0 && name[p] === GrossPriceProductTradePrice__1146 && kind[p] === 1)) return false;
  return true;
});
const GrossPriceProductTradePrice_AppliedTradeAllowanceCharge__1148 = x_pairPlace(GrossPriceProductTradePrice__1146, AppliedTradeAllowanceCharge__1145);
const on_AppliedTradeAllowanceCharge__1149 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[GrossPriceProductTradePrice_AppliedTradeAllowanceCharge__1148 >> 3] & 1 << (GrossPriceProductTradePrice_AppliedTradeAllowanceCharge__1148 & 7)) === 0 || first[GrossPriceProductTradePrice__1146] === 0)) m |= 1;
  return m;
});
const on_AppliedTradeAllowanceCharge__1150 = (function (d, n) {
  const m = (d.memo[260] ??= on_AppliedTradeAllowanceCharge__1149(d));
  if (((m & 1) !== 0 && is_rule_syntax_line_terms__1147(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
});
const SpecifiedLineTradeDelivery__1151 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "SpecifiedLineTradeDelivery");
const IncludedSupplyChainTradeLineItem_SpecifiedLineTradeDelivery__1152 = x_pairPlace(IncludedSupplyChainTradeLineItem__33, SpecifiedLineTradeDelivery__1151);
const on_SpecifiedLineTradeDelivery__1153 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[IncludedSupplyChainTradeLineItem_SpecifiedLineTradeDelivery__1152 >> 3] & 1 << (IncludedSupplyChainTradeLineItem_SpecifiedLineTradeDelivery__1152 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  return m;
});
const on_SpecifiedLineTradeDelivery__1154 = (function (d, n) {
  const m = (d.memo[261] ??= on_SpecifiedLineTradeDelivery__1153(d));
  if (((m & 1) !== 0 && is_rule_syntax_line_amounts__805(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {}
});
const SellerAssignedID__1155 = x_nameNumber("urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "SellerAssignedID");
const SpecifiedTradeProduct_SellerAssignedID__1156 = x_pairPlace(SpecifiedTradeProduct__1031, SellerAssignedID__1155);
const on_SellerAssignedID__1157 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[SpecifiedTradeProduct_SellerAssignedID__1156 >> 3] & 1 << (SpecifiedTradeProduct_SellerAssignedID__1156 & 7)) === 0 || (pairs[IncludedSupplyChainTradeLineItem_SpecifiedTradeProduct__1078 >> 3] & 1 << (IncludedSupplyChainTradeLineItem_SpecifiedTradeProduct__1078 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 >> 3] & 1 << (SupplyChainTradeTransaction_IncludedSupplyChainTradeLineItem__35 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  return m;
});
const on_SellerAssignedID__1158 = (function (d, n) {
  const m = (d.memo[262] ??= on_SellerAssignedID__1157(d));
  if (((m & 1) !== 0 && is_rule_syntax_items__1076(d, n))) {
    rule_document_stated_cii__170(d, n);
  } else {
    rule_document_stated_cii__170(d, n);
  }
});
const on_BuyerOrderReferencedDocument__1159 = (function (d) {
  const first = d.first;
  const pairs = d.pairs;
  let m = 0;
  if (!((pairs[ApplicableHeaderTradeAgreement_BuyerOrderReferencedDocument__1071 >> 3] & 1 << (ApplicableHeaderTradeAgreement_BuyerOrderReferencedDocument__1071 & 7)) === 0 || (pairs[SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 >> 3] & 1 << (SupplyChainTradeTransaction_ApplicableHeaderTradeAgreement__39 & 7)) === 0 || (pairs[CrossIndustryInvoice_SupplyChainTradeTransaction__36 >> 3] & 1 << (CrossIndustryInvoice_SupplyChainTradeTransaction__36 & 7)) === 0 || first[CrossIndustryInvoice__30] === 0)) m |= 1;
  return m;
});
const on_BuyerOrderReferencedDocument__1160 = (function (d, n) {
  const m = (d.memo[263] ??= on_BuyerOrderReferencedDocument__1159(d));
  rule_document_stated_cii__170(d, n);
  if (((m & 1) !== 0 && is_rule_FX_0354_FX_0355_FX_0357_FX_0358__926(d, n))) {
    rule_FX_0022__724(d, n);
  } else {}
});
const seen__1161 = [];
const is_rule_syntax_document__1162 = (function (d, n) {
  const name = d.name;
  if (!((seen__1161[name[n]] ?? x_cacheByName(seen__1161, name[n], x_endsWith(x_localName(d, n), "DocumentContextParameter"))))) return false;
  return true;
});
const seen__1163 = [];
const is_rule_syntax_groups__1164 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  if (!(kind[n] === 1 && x_hasUri(d, n, "urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100"))) return false;
  if (!((seen__1163[name[n]] ?? x_cacheByName(seen__1163, name[n], x_endsWith(x_localName(d, n), "ReferencedDocument"))))) return false;
  return true;
});
const seen__1165 = [];
const is_rule_syntax_groups__1166 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  if (!(kind[n] === 1 && x_hasUri(d, n, "urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100"))) return false;
  if (!((seen__1165[name[n]] ?? x_cacheByName(seen__1165, name[n], x_endsWith(x_localName(d, n), "TradeTax"))))) return false;
  return true;
});
const seen__1167 = [];
const is_rule_syntax_values__1168 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  if (!(kind[n] === 1 && x_hasUri(d, n, "urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100"))) return false;
  if (!((seen__1167[name[n]] ?? x_cacheByName(seen__1167, name[n], x_endsWith(x_localName(d, n), "ID"))))) return false;
  return true;
});
const seen__1169 = [];
const is_rule_syntax_values__1170 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  const first = d.first;
  if (!(kind[n] === 1 && x_hasUri(d, n, "urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100"))) return false;
  if (!((seen__1169[name[n]] ?? x_cacheByName(seen__1169, name[n], x_endsWith(x_localName(d, n), "Amount"))))) return false;
  if (!(!((first[TaxTotalAmount__197] === 0 ? undefined : is_rule_syntax_values__995(d, n)) !== undefined))) return false;
  return true;
});
const seen__1171 = [];
const is_rule_syntax_values__1172 = (function (d, n) {
  const kind = d.kind;
  const name = d.name;
  if (!(kind[n] === 1 && x_hasUri(d, n, "urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100"))) return false;
  if (!((seen__1171[name[n]] ?? x_cacheByName(seen__1171, name[n], x_endsWith(x_localName(d, n), "Quantity"))))) return false;
  return true;
});
const on_element__1173 = (function (d, n) {
  if (is_rule_syntax_document__1162(d, n)) {
    rule_document_stated_cii__170(d, n);
  } else {}
  if (is_rule_syntax_groups__1164(d, n)) {
    rule_document_stated_cii__170(d, n);
  } else {
    if (is_rule_syntax_groups__1166(d, n)) {
      rule_document_stated_cii__170(d, n);
    } else {}
  }
  if (is_rule_syntax_values__1168(d, n)) {
    rule_document_stated_cii__170(d, n);
  } else {
    if (is_rule_syntax_values__1170(d, n)) {
      rule_document_stated_cii__170(d, n);
    } else {
      if (is_rule_syntax_values__1172(d, n)) {
        rule_document_stated_cii__170(d, n);
      } else {}
    }
  }
});
export const pack = { facts: JSON.parse("{\"id\":\"facturx-minimum\",\"version\":\"1.09.2\",\"syntax\":\"cii\",\"source\":\"schematron:base\",\"validity\":{\"from\":null,\"to\":null},\"patternOf\":[4,4,4,4,4,4,9,9,13,49,53,53,53,53,53,53,53,53,53,53,53,54,54,54,55,55,55,56,56,56,57,57,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,86,86,86,87,87,87,88,88,89,90,90,90,90,90,90,90,90,90,90,90,90,90,90,90,90,90,90,90,90,90,90,90,90,90,90,90,90,90,90,91,91,92,92,92,92,92,92,92,92,92,92,92,92,92,92,92,92]}"), values: [null, null, null, [BR_DEC_12__176], [BR_DEC_14__179], [BR_DEC_18__182], [BR_CO_26__220], [BR_CO_09__223], [BR_DEC_13__236], [CII_SR_463__306], null, null, null, null, null, null, null, [BR_08__448], [BR_08__448], [CII_SR_465__467, CII_SR_465__470], [CII_SR_466__476, CII_SR_466__479], [BR_FXEXT_Z_08b__499, BR_FXEXT_Z_08b__502, BR_FXEXT_Z_08b__504], [BR_FXEXT_Z_08b__499, BR_FXEXT_Z_08b__502, BR_FXEXT_Z_08b__504], [BR_FXEXT_Z_08b__499, BR_FXEXT_Z_08b__502, BR_FXEXT_Z_08rev__506], [BR_FXEXT_IC_08b__519, BR_FXEXT_Z_08b__502, BR_FXEXT_IC_08b__521], [BR_FXEXT_IC_08b__519, BR_FXEXT_Z_08b__502, BR_FXEXT_IC_08b__521], [BR_FXEXT_IC_08b__519, BR_FXEXT_Z_08b__502, BR_FXEXT_IC_08rev__523], [BR_FXEXT_G_08b__536, BR_FXEXT_Z_08b__502, BR_FXEXT_G_08b__538], [BR_FXEXT_G_08b__536, BR_FXEXT_Z_08b__502, BR_FXEXT_G_08b__538], [BR_FXEXT_G_08b__536, BR_FXEXT_Z_08b__502, BR_FXEXT_G_08rev__540], [BR_FXEXT_O_08b__550, BR_FXEXT_Z_08b__502, BR_FXEXT_O_08b__552], [BR_FXEXT_O_08b__550, BR_FXEXT_Z_08b__502, BR_FXEXT_O_08b__552], [BR_FXEXT_O_08b__550, BR_FXEXT_Z_08b__502, BR_FXEXT_O_08rev__554], [BR_E_02__561, BR_E_02__563, BR_E_02__565], [BR_E_02__561, BR_E_05__570, BR_E_02__563, BR_E_05__572], [BR_E_02__561, BR_FXEXT_IC_08b__519, BR_IC_02__578], [BR_E_02__561, BR_E_05__570, BR_FXEXT_IC_08b__519, BR_E_05__572], [BR_E_02__561, BR_FXEXT_G_08b__536, BR_G_02__582], [BR_E_02__561, BR_E_05__570, BR_FXEXT_G_08b__536, BR_E_05__572], [BR_E_03__587, BR_E_02__563, BR_E_02__565], [BR_E_03__587, BR_E_05__570, BR_E_02__563, BR_E_05__572], [BR_E_03__587, BR_E_02__563, BR_E_02__565], [BR_E_03__587, BR_E_05__570, BR_E_02__563, BR_E_05__572], [BR_E_03__587, BR_FXEXT_IC_08b__519, BR_IC_02__578], [BR_E_03__587, BR_E_05__570, BR_FXEXT_IC_08b__519, BR_E_05__572], [BR_E_03__587, BR_FXEXT_IC_08b__519, BR_IC_02__578], [BR_E_03__587, BR_E_05__570, BR_FXEXT_IC_08b__519, BR_E_05__572], [BR_E_03__587, BR_FXEXT_G_08b__536, BR_G_02__582], [BR_E_03__587, BR_E_05__570, BR_FXEXT_G_08b__536, BR_E_05__572], [BR_E_03__587, BR_FXEXT_G_08b__536, BR_G_02__582], [BR_E_03__587, BR_E_05__570, BR_FXEXT_G_08b__536, BR_E_05__572], [BR_E_03__587, BR_E_05__570, BR_FXEXT_O_08b__550, BR_O_06__601], [BR_E_02__563, BR_E_10__604], [BR_FXEXT_IC_08b__519, BR_IC_09__611], [BR_FXEXT_IC_08b__519, BR_E_10__604], [BR_FXEXT_G_08b__536, BR_IC_09__611], [BR_FXEXT_G_08b__536, BR_E_10__604], [BR_FXEXT_IC_08b__519, BR_IC_08__621, BR_IC_08__623], [BR_FXEXT_G_08b__536, BR_IC_08__621, BR_G_08__627], [BR_E_03__587, BR_FXEXT_O_08b__550, BR_O_03__631], [BR_E_03__587, BR_FXEXT_O_08b__550, BR_O_03__631], null, null, [BR_O_09__653], null, [BR_O_11__658, BR_O_11__661], [BR_O_13__665, BR_O_13__668], [BR_O_13__665, BR_O_13__668], [BR_FXEXT_Z_08b__502, BR_O_08__672], [BR_O_11__658, BR_O_11__661], [BR_FXEXT_G_08b__536, BR_IC_08__621, BR_FXEXT_G_08__679], null, null, [FX_0003__683], [FX_0004__686], [FX_0005__691], [FX_0006__694], [FX_0007__698], null, [FX_0007__698], [FX_0004__686], null, [FX_0012__704], [FX_0004__686], [FX_0012__704], null, [FX_0007__698], [FX_0007__698], null, null, [FX_0020__715], [FX_0021__718], [FX_0022__723], null, [FX_0004__686], null, null, null, null, [FX_0029__732], [FX_0029__732], [FX_0007__698], [FX_0128__737], [FX_0350__741], null, null, [FX_0350__741], [FX_0355__747], [FX_0357__751], [FX_0358__756], [FX_0052__760], [FX_0007__698], [FX_0156__765], [FX_0159__768], [FX_0340__771], [FX_0341__777], [FX_0342__782], [FX_0344__784], [FX_0346__786]], names: [CrossIndustryInvoice__30, SupplyChainTradeTransaction__31, IncludedSupplyChainTradeLineItem__33, ApplicableHeaderTradeAgreement__37, ApplicableHeaderTradeDelivery__40, ApplicableHeaderTradeSettlement__43, InvoiceCurrencyCode__46, TaxCurrencyCode__49, SpecifiedTradeAllowanceCharge__52, SpecifiedLineTradeSettlement__55, ApplicableTradeTax__56, CategoryTradeTax__59, SellerTradeParty__63, SpecifiedTaxRegistration__64, ID__65, SellerTaxRepresentativeTradeParty__70, BuyerTradeParty__76, schemeID__78, CategoryCode__103, RateApplicablePercent__120, ChargeIndicator__134, Indicator__135, SpecifiedTradeSettlementLineMonetarySummation__140, LineTotalAmount__142, ActualAmount__144, AssociatedDocumentLineDocument__154, LineID__155, TaxPointDate__164, DueDateTypeCode__167, TaxBasisTotalAmount__171, GrandTotalAmount__172, DuePayableAmount__173, CountryID__184, ExchangedDocument__187, SpecifiedTradeSettlementHeaderMonetarySummation__194, TaxTotalAmount__197, ShipToTradeParty__206, PostalTradeAddress__207, GlobalID__212, SpecifiedLegalOrganization__213, Name__217, currencyID__231, BillingSpecifiedPeriod__238, LineStatusReasonCode__332, AppliedTradeTax__341, SpecifiedLogisticsServiceCharge__364, ExemptionReasonCode__380, ExemptionReason__384, AppliedAmount__411, ExchangedDocumentContext__416, GuidelineSpecifiedDocumentContextParameter__417, IssueDateTime__423, DateTimeString__424, format__425, TypeCode__433, DefinedTradeContact__453, PersonName__458, DepartmentName__462, BasisAmount__485, CalculatedAmount__606, ActualDeliverySupplyChainEvent__634, OccurrenceDateTime__635, StartDateTime__640, EndDateTime__643, BusinessProcessSpecifiedDocumentContextParameter__688, IssuerAssignedID__720, OriginTradeCountry__941, SpecifiedTradeProduct__1031, SpecifiedTradeSettlementPaymentMeans__1061, BuyerOrderReferencedDocument__1068, AdditionalReferencedDocument__1074, ApplicableProductCharacteristic__1075, ReferenceTypeCode__1081, SubjectCode__1082, ClassCode__1083, listID__1084, ReasonCode__1089, BasisQuantity__1095, unitCode__1096, BilledQuantity__1101, AttachmentBinaryObject__1105, mimeCode__1106, URIID__1111, URIUniversalCommunication__1112, PayeeTradeParty__1118, InvoiceReferencedDocument__1119, PayeePartyCreditorFinancialAccount__1123, ApplicableTradeSettlementFinancialCard__1133, DesignatedProductClassification__1134, IncludedNote__1135, SpecifiedLineTradeAgreement__1141, AppliedTradeAllowanceCharge__1145, GrossPriceProductTradePrice__1146, SpecifiedLineTradeDelivery__1151, SellerAssignedID__1155], memos: 264, variables: 99, textNodes: false, handlers: { elements: [[CrossIndustryInvoice__30, on_CrossIndustryInvoice__790], [SupplyChainTradeTransaction__31, null], [IncludedSupplyChainTradeLineItem__33, on_IncludedSupplyChainTradeLineItem__793], [ApplicableHeaderTradeAgreement__37, on_ApplicableHeaderTradeAgreement__795], [ApplicableHeaderTradeDelivery__40, on_ApplicableHeaderTradeDelivery__797], [ApplicableHeaderTradeSettlement__43, on_ApplicableHeaderTradeSettlement__799], [InvoiceCurrencyCode__46, on_InvoiceCurrencyCode__802], [TaxCurrencyCode__49, on_TaxCurrencyCode__803], [SpecifiedTradeAllowanceCharge__52, on_SpecifiedTradeAllowanceCharge__804], [SpecifiedLineTradeSettlement__55, on_SpecifiedLineTradeSettlement__807], [ApplicableTradeTax__56, on_ApplicableTradeTax__875], [CategoryTradeTax__59, on_CategoryTradeTax__925], [SellerTradeParty__63, on_SellerTradeParty__928], [SpecifiedTaxRegistration__64, on_SpecifiedTaxRegistration__938], [ID__65, on_ID__961], [SellerTaxRepresentativeTradeParty__70, on_SellerTaxRepresentativeTradeParty__962], [BuyerTradeParty__76, on_BuyerTradeParty__964], [schemeID__78, null], [CategoryCode__103, on_CategoryCode__982], [RateApplicablePercent__120, null], [ChargeIndicator__134, on_ChargeIndicator__994], [Indicator__135, null], [SpecifiedTradeSettlementLineMonetarySummation__140, null], [LineTotalAmount__142, on_LineTotalAmount__997], [ActualAmount__144, on_LineTotalAmount__997], [AssociatedDocumentLineDocument__154, on_AssociatedDocumentLineDocument__1000], [LineID__155, on_LineID__1003], [TaxPointDate__164, null], [DueDateTypeCode__167, on_TaxCurrencyCode__803], [TaxBasisTotalAmount__171, on_TaxBasisTotalAmount__1006], [GrandTotalAmount__172, on_GrandTotalAmount__1008], [DuePayableAmount__173, on_DuePayableAmount__1011], [CountryID__184, on_CountryID__1014], [ExchangedDocument__187, on_ExchangedDocument__1017], [SpecifiedTradeSettlementHeaderMonetarySummation__194, on_SpecifiedTradeSettlementHeaderMonetarySummation__1019], [TaxTotalAmount__197, on_TaxTotalAmount__1026], [ShipToTradeParty__206, null], [PostalTradeAddress__207, on_PostalTradeAddress__1030], [GlobalID__212, on_GlobalID__1042], [SpecifiedLegalOrganization__213, on_SpecifiedLegalOrganization__1044], [Name__217, null], [currencyID__231, null], [BillingSpecifiedPeriod__238, on_BillingSpecifiedPeriod__1048], [LineStatusReasonCode__332, null], [AppliedTradeTax__341, on_TaxCurrencyCode__803], [SpecifiedLogisticsServiceCharge__364, null], [ExemptionReasonCode__380, on_TaxCurrencyCode__803], [ExemptionReason__384, null], [AppliedAmount__411, on_LineTotalAmount__997], [ExchangedDocumentContext__416, on_ExchangedDocumentContext__1050], [GuidelineSpecifiedDocumentContextParameter__417, on_GuidelineSpecifiedDocumentContextParameter__1053], [IssueDateTime__423, null], [DateTimeString__424, on_DateTimeString__1059], [format__425, null], [TypeCode__433, on_TypeCode__1065], [DefinedTradeContact__453, null], [PersonName__458, null], [DepartmentName__462, null], [BasisAmount__485, on_LineTotalAmount__997], [CalculatedAmount__606, on_LineTotalAmount__997], [ActualDeliverySupplyChainEvent__634, null], [OccurrenceDateTime__635, null], [StartDateTime__640, null], [EndDateTime__643, null], [BusinessProcessSpecifiedDocumentContextParameter__688, on_BusinessProcessSpecifiedDocumentContextParameter__1067], [IssuerAssignedID__720, on_IssuerAssignedID__1073], [AdditionalReferencedDocument__1074, on_SellerTaxRepresentativeTradeParty__962], [SpecifiedTradeSettlementPaymentMeans__1061, on_SellerTaxRepresentativeTradeParty__962], [ApplicableProductCharacteristic__1075, on_ApplicableProductCharacteristic__1080], [ReferenceTypeCode__1081, on_TaxCurrencyCode__803], [SubjectCode__1082, on_TaxCurrencyCode__803], [ClassCode__1083, on_ClassCode__1088], [ReasonCode__1089, on_ReasonCode__1094], [BasisQuantity__1095, on_BasisQuantity__1100], [BilledQuantity__1101, on_BilledQuantity__1104], [AttachmentBinaryObject__1105, on_AttachmentBinaryObject__1110], [URIID__1111, on_URIID__1117], [PayeeTradeParty__1118, on_TaxCurrencyCode__803], [InvoiceReferencedDocument__1119, on_InvoiceReferencedDocument__1122], [PayeePartyCreditorFinancialAccount__1123, on_PayeePartyCreditorFinancialAccount__1132], [ApplicableTradeSettlementFinancialCard__1133, on_TaxCurrencyCode__803], [DesignatedProductClassification__1134, on_TaxCurrencyCode__803], [IncludedNote__1135, on_IncludedNote__1138], [SpecifiedTradeProduct__1031, on_SpecifiedTradeProduct__1140], [SpecifiedLineTradeAgreement__1141, on_SpecifiedLineTradeAgreement__1144], [AppliedTradeAllowanceCharge__1145, on_AppliedTradeAllowanceCharge__1150], [SpecifiedLineTradeDelivery__1151, on_SpecifiedLineTradeDelivery__1154], [SellerAssignedID__1155, on_SellerAssignedID__1158], [BuyerOrderReferencedDocument__1068, on_BuyerOrderReferencedDocument__1160]], attributes: [], anyElement: on_element__1173, anyAttribute: null, text: null, comment: null, instruction: null, document: null } };
