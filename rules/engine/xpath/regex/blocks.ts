// The blocks of Unicode under the names of XML Schema (appendix F.1.1): no blanks in a name; one may be in several pieces.

const TABLE = `
BasicLatin:0-7F Latin-1Supplement:80-FF LatinExtended-A:100-17F LatinExtended-B:180-24F
IPAExtensions:250-2AF SpacingModifierLetters:2B0-2FF CombiningDiacriticalMarks:300-36F Greek:370-3FF
GreekandCoptic:370-3FF Cyrillic:400-4FF CyrillicSupplementary:500-52F CyrillicSupplement:500-52F
Armenian:530-58F Hebrew:590-5FF Arabic:600-6FF Syriac:700-74F ArabicSupplement:750-77F Thaana:780-7BF
NKo:7C0-7FF Samaritan:800-83F Mandaic:840-85F Devanagari:900-97F Bengali:980-9FF Gurmukhi:A00-A7F
Gujarati:A80-AFF Oriya:B00-B7F Tamil:B80-BFF Telugu:C00-C7F Kannada:C80-CFF Malayalam:D00-D7F
Sinhala:D80-DFF Thai:E00-E7F Lao:E80-EFF Tibetan:F00-FFF Myanmar:1000-109F Georgian:10A0-10FF
HangulJamo:1100-11FF Ethiopic:1200-137F EthiopicSupplement:1380-139F Cherokee:13A0-13FF
UnifiedCanadianAboriginalSyllabics:1400-167F Ogham:1680-169F Runic:16A0-16FF Tagalog:1700-171F
Hanunoo:1720-173F Buhid:1740-175F Tagbanwa:1760-177F Khmer:1780-17FF Mongolian:1800-18AF
UnifiedCanadianAboriginalSyllabicsExtended:18B0-18FF Limbu:1900-194F TaiLe:1950-197F NewTaiLue:1980-19DF
KhmerSymbols:19E0-19FF Buginese:1A00-1A1F TaiTham:1A20-1AAF Balinese:1B00-1B7F Sundanese:1B80-1BBF
Batak:1BC0-1BFF Lepcha:1C00-1C4F OlChiki:1C50-1C7F VedicExtensions:1CD0-1CFF PhoneticExtensions:1D00-1D7F
PhoneticExtensionsSupplement:1D80-1DBF CombiningDiacriticalMarksSupplement:1DC0-1DFF
LatinExtendedAdditional:1E00-1EFF GreekExtended:1F00-1FFF GeneralPunctuation:2000-206F
SuperscriptsandSubscripts:2070-209F CurrencySymbols:20A0-20CF CombiningMarksforSymbols:20D0-20FF
CombiningDiacriticalMarksforSymbols:20D0-20FF LetterlikeSymbols:2100-214F NumberForms:2150-218F
Arrows:2190-21FF MathematicalOperators:2200-22FF MiscellaneousTechnical:2300-23FF
ControlPictures:2400-243F OpticalCharacterRecognition:2440-245F EnclosedAlphanumerics:2460-24FF
BoxDrawing:2500-257F BlockElements:2580-259F GeometricShapes:25A0-25FF MiscellaneousSymbols:2600-26FF
Dingbats:2700-27BF MiscellaneousMathematicalSymbols-A:27C0-27EF SupplementalArrows-A:27F0-27FF
BraillePatterns:2800-28FF SupplementalArrows-B:2900-297F MiscellaneousMathematicalSymbols-B:2980-29FF
SupplementalMathematicalOperators:2A00-2AFF MiscellaneousSymbolsandArrows:2B00-2BFF Glagolitic:2C00-2C5F
LatinExtended-C:2C60-2C7F Coptic:2C80-2CFF GeorgianSupplement:2D00-2D2F Tifinagh:2D30-2D7F
EthiopicExtended:2D80-2DDF CyrillicExtended-A:2DE0-2DFF SupplementalPunctuation:2E00-2E7F
CJKRadicalsSupplement:2E80-2EFF KangxiRadicals:2F00-2FDF IdeographicDescriptionCharacters:2FF0-2FFF
CJKSymbolsandPunctuation:3000-303F Hiragana:3040-309F Katakana:30A0-30FF Bopomofo:3100-312F
HangulCompatibilityJamo:3130-318F Kanbun:3190-319F BopomofoExtended:31A0-31BF CJKStrokes:31C0-31EF
KatakanaPhoneticExtensions:31F0-31FF EnclosedCJKLettersandMonths:3200-32FF CJKCompatibility:3300-33FF
CJKUnifiedIdeographsExtensionA:3400-4DBF YijingHexagramSymbols:4DC0-4DFF CJKUnifiedIdeographs:4E00-9FFF
YiSyllables:A000-A48F YiRadicals:A490-A4CF Lisu:A4D0-A4FF Vai:A500-A63F CyrillicExtended-B:A640-A69F
Bamum:A6A0-A6FF ModifierToneLetters:A700-A71F LatinExtended-D:A720-A7FF SylotiNagri:A800-A82F
CommonIndicNumberForms:A830-A83F Phags-pa:A840-A87F Saurashtra:A880-A8DF DevanagariExtended:A8E0-A8FF
KayahLi:A900-A92F Rejang:A930-A95F HangulJamoExtended-A:A960-A97F Javanese:A980-A9DF Cham:AA00-AA5F
MyanmarExtended-A:AA60-AA7F TaiViet:AA80-AADF EthiopicExtended-A:AB00-AB2F MeeteiMayek:ABC0-ABFF
HangulSyllables:AC00-D7AF HangulJamoExtended-B:D7B0-D7FF HighSurrogates:D800-DB7F
HighPrivateUseSurrogates:DB80-DBFF LowSurrogates:DC00-DFFF PrivateUse:E000-F8FF PrivateUse:F0000-FFFFD
PrivateUse:100000-10FFFD PrivateUseArea:E000-F8FF CJKCompatibilityIdeographs:F900-FAFF
AlphabeticPresentationForms:FB00-FB4F ArabicPresentationForms-A:FB50-FDFF VariationSelectors:FE00-FE0F
VerticalForms:FE10-FE1F CombiningHalfMarks:FE20-FE2F CJKCompatibilityForms:FE30-FE4F
SmallFormVariants:FE50-FE6F ArabicPresentationForms-B:FE70-FEFF HalfwidthandFullwidthForms:FF00-FFEF
Specials:FEFF-FEFF Specials:FFF0-FFFF LinearBSyllabary:10000-1007F LinearBIdeograms:10080-100FF
AegeanNumbers:10100-1013F AncientGreekNumbers:10140-1018F AncientSymbols:10190-101CF
PhaistosDisc:101D0-101FF Lycian:10280-1029F Carian:102A0-102DF OldItalic:10300-1032F Gothic:10330-1034F
Ugaritic:10380-1039F OldPersian:103A0-103DF Deseret:10400-1044F Shavian:10450-1047F Osmanya:10480-104AF
CypriotSyllabary:10800-1083F ImperialAramaic:10840-1085F Phoenician:10900-1091F Lydian:10920-1093F
Kharoshthi:10A00-10A5F OldSouthArabian:10A60-10A7F Avestan:10B00-10B3F InscriptionalParthian:10B40-10B5F
InscriptionalPahlavi:10B60-10B7F OldTurkic:10C00-10C4F RumiNumeralSymbols:10E60-10E7F Brahmi:11000-1107F
Kaithi:11080-110CF Cuneiform:12000-123FF CuneiformNumbersandPunctuation:12400-1247F
EgyptianHieroglyphs:13000-1342F BamumSupplement:16800-16A3F KanaSupplement:1B000-1B0FF
ByzantineMusicalSymbols:1D000-1D0FF MusicalSymbols:1D100-1D1FF AncientGreekMusicalNotation:1D200-1D24F
TaiXuanJingSymbols:1D300-1D35F CountingRodNumerals:1D360-1D37F MathematicalAlphanumericSymbols:1D400-1D7FF
MahjongTiles:1F000-1F02F DominoTiles:1F030-1F09F PlayingCards:1F0A0-1F0FF
EnclosedAlphanumericSupplement:1F100-1F1FF EnclosedIdeographicSupplement:1F200-1F2FF
MiscellaneousSymbolsAndPictographs:1F300-1F5FF Emoticons:1F600-1F64F TransportAndMapSymbols:1F680-1F6FF
AlchemicalSymbols:1F700-1F77F CJKUnifiedIdeographsExtensionB:20000-2A6DF
CJKUnifiedIdeographsExtensionC:2A700-2B73F CJKUnifiedIdeographsExtensionD:2B740-2B81F
CJKCompatibilityIdeographsSupplement:2F800-2FA1F Tags:E0000-E007F VariationSelectorsSupplement:E0100-E01EF
SupplementaryPrivateUseArea-A:F0000-FFFFF SupplementaryPrivateUseArea-B:100000-10FFFF
`;

function read(): ReadonlyMap<string, string> {
  const ranges = new Map<string, string>();
  for (const entry of TABLE.trim().split(/\s+/)) {
    const [name = '', from, to] = entry.split(/:|-(?=[0-9A-F]+$)/);
    ranges.set(name, `${ranges.get(name) ?? ''}\\u{${from!}}-\\u{${to!}}`);
  }
  return ranges;
}

let rangesCache: ReadonlyMap<string, string> | undefined;

/** Read when an expression first names a block: few do. */
const ranges = (): ReadonlyMap<string, string> => (rangesCache ??= read());

/** A class of JavaScript for `IsBasicLatin` and its like; undefined when there is no such block. */
export function blockClass(name: string, negated: boolean): string | undefined {
  const range = name.startsWith('Is') ? ranges().get(name.slice(2)) : undefined;
  return range && `[${negated ? '^' : ''}${range}]`;
}
