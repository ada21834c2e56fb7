/**
 * Countries whose places GeoNames transliterates, or writes in an orthography of its own. They get
 * plain letters.
 */
const PLAIN = new Set(
  'AE AF AM BD BG BH BT BY CN CY DJ DZ EG EH ER ET GE GR HK IL IN IQ IR JO JP KG KH KP KR KW KZ LA LB LK LY MA MM MN MO MR MV NP OM PK PS QA RU SA SD SO SS SY TH TJ TM TN TW UA UZ VN YE'.split(
    ' ',
  ),
);
/** Countries in whose language a macron is a proper letter. */
const WITH_MACRONS = new Set(['LV', 'LT']);
/** Countries with Romanian names, whose commas below are often written as cedillas. */
const WITH_COMMAS_BELOW = new Set(['RO', 'MD']);
const COMMA_BELOW: Record<string, string> = { ş: 'ș', ţ: 'ț', Ş: 'Ș', Ţ: 'Ț' };
/** Letters of European languages besides A to Z. */
const EUROPEAN =
  'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿĂăĄąĆćĊċČčĎďĐđĖėĘęĚěĞğĠġĢģĦħĮįİıĶķĹĺĻļĽľŁłŃńŅņŇňŐőŒœŔŕŘřŚśŞşŠšŤťŮůŰűŲųŹźŻżŽžȘșȚț';
const MACRONS = 'ĀāĒēĪīŌōŪū';
const LETTERS: Record<string, string> = Object.fromEntries(
  'Æ=Ae æ=ae Œ=Oe œ=oe Ø=O ø=o Đ=D đ=d Ð=D ð=d Þ=Th þ=th ß=ss Ł=L ł=l ı=i Ħ=H ħ=h Ə=A ə=a Ǝ=A ǝ=a'
    .split(' ')
    .map((pair) => pair.split('=')),
);

/** Converts a name to the letters A to Z. */
export const asciiLetters = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\0-\x7f]/g, (letter) => LETTERS[letter] ?? letter);

/**
 * A name in readable letters: Latin with the marks of European languages; empty when none of it is
 * in Latin letters.
 */
export function readableName(name: string, country: string): string {
  const latin = (WITH_COMMAS_BELOW.has(country) ? name.replaceAll(/[şţŞŢ]/g, (letter) => COMMA_BELOW[letter] ?? letter) : name)
    .replaceAll('\u0435', 'e')
    .split(/,\s*/)
    .filter((part) => !/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(part))
    .join(', ')
    .normalize('NFC')
    .replaceAll(/[‘’ʻʼ`´ʹʾʿ′]/g, "'")
    .replaceAll(/[–—‐‑]/g, '-')
    .replaceAll(/\[.*?\]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  // A letter that was lost in conversion is a question mark in the source.
  if (latin.includes('?')) return '';
  if (PLAIN.has(country)) return asciiLetters(latin.replaceAll(/(?<!\p{L})'|'(?!\p{L})/gu, '')).trim();
  const own = EUROPEAN + (WITH_MACRONS.has(country) ? MACRONS : '');
  const isOwn = [...latin].every((letter) => letter <= '\x7f' || own.includes(letter));
  return isOwn ? latin : asciiLetters(latin);
}

/** Names that CLDR has with a remark. */
const COUNTRIES: Record<string, string> = {
  CD: 'Democratic Republic of the Congo',
  CG: 'Republic of the Congo',
  CI: "Côte d'Ivoire",
  HK: 'Hong Kong',
  MM: 'Myanmar',
  MO: 'Macao',
  PS: 'Palestine',
};
const named = new Intl.DisplayNames('en', { type: 'region' });

/** A country's usual English name. */
export const countryName = (code: string): string =>
  COUNTRIES[code] ??
  (named.of(code) ?? code)
    .replaceAll(' & ', ' and ')
    .replaceAll(/\bSt\.? /g, 'Saint ')
    .replaceAll('’', "'");
