const run = (letters: string, suffix: string): string =>
  [...letters].map((letter) => letter + suffix).join(' ');
const digits = (suffix: string, from = 0): string =>
  'zero one two three four five six seven eight nine'
    .split(' ')
    .slice(from)
    .map((digit) => digit + suffix)
    .join(' ');

/**
 * The standard strings behind those of ISOAdobe, from number 229 on (Adobe Technical Note 5176, appendix A): expert sets, and
 * ligatures that typesetters name in any font.
 */
export const EXPERT_NAMES: readonly string[] = (
  'exclamsmall Hungarumlautsmall dollaroldstyle dollarsuperior ampersandsmall Acutesmall parenleftsuperior ' +
  `parenrightsuperior twodotenleader onedotenleader ${digits('oldstyle')} commasuperior ` +
  `threequartersemdash periodsuperior questionsmall ${run('ab', 'superior')} centsuperior ${run('deilmnorst', 'superior')} ` +
  'ff ffi ffl parenleftinferior parenrightinferior Circumflexsmall hyphensuperior Gravesmall ' +
  `${run('ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'small')} colonmonetary onefitted rupiah Tildesmall exclamdownsmall ` +
  'centoldstyle Lslashsmall Scaronsmall Zcaronsmall Dieresissmall Brevesmall Caronsmall Dotaccentsmall ' +
  'Macronsmall figuredash hypheninferior Ogoneksmall Ringsmall Cedillasmall questiondownsmall oneeighth ' +
  `threeeighths fiveeighths seveneighths onethird twothirds zerosuperior ${digits('superior', 4)} ` +
  `${digits('inferior')} centinferior dollarinferior periodinferior commainferior Agravesmall Aacutesmall ` +
  'Acircumflexsmall Atildesmall Adieresissmall Aringsmall AEsmall Ccedillasmall Egravesmall Eacutesmall ' +
  'Ecircumflexsmall Edieresissmall Igravesmall Iacutesmall Icircumflexsmall Idieresissmall Ethsmall ' +
  'Ntildesmall Ogravesmall Oacutesmall Ocircumflexsmall Otildesmall Odieresissmall OEsmall Oslashsmall ' +
  'Ugravesmall Uacutesmall Ucircumflexsmall Udieresissmall Yacutesmall Thornsmall Ydieresissmall ' +
  '001.000 001.001 001.002 001.003 Black Bold Book Light Medium Regular Roman Semibold'
).split(' ');
