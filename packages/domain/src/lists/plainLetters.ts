/**
 * Letters without a decomposition and capitals beyond ASCII, each with its replacement at the same
 * position.
 */
const LETTERS_FROM = 'ÆŒẞÞØøĐđÐðŁłĦħŦŧıΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏҐ';
const LETTERS_TO = 'æœßþooddddllhhttiαβγδεζηθικλμνξοπρστυφχψωσабвгдежзиклмнопрстуфхцчшщъыьэюяђєѕіјљњћџґ';
const PAIRS: readonly (readonly [string, string])[] = [
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ß', 'ss'],
  ['þ', 'th'],
];

const replacements = new Map(LETTERS_FROM.split('').map((letter, at) => [letter, LETTERS_TO.charAt(at)]));

/**
 * Lower-cases a text, with each accent as a combining mark after its letter. The database's
 * function `plain_letters` returns the same. Neither depends on a collation or a dictionary, which
 * differ between the embedded database and PostgreSQL.
 *
 * @example plainLetters('Ñø') // 'n\u0303o'
 */
export function plainLetters(value: string): string {
  const letters = [...value.normalize('NFKD')].map((letter) => replacements.get(letter) ?? letter).join('');
  const lower = letters.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
  return PAIRS.reduce((text, [letter, pair]) => text.replaceAll(letter, pair), lower);
}
