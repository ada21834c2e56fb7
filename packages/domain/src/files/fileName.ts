/** Names are at most so long, in UTF-16 code units. */
export const MAX_FILE_NAME = 200;

/** Of a longer name only the two ends are read: what is between would be cut anyway. */
const MAX_READ = 1000;

/** An ending that names a type of file, such as `.pdf`. */
const ENDING = /\.[a-z0-9]{1,10}$/i;

// Invisible characters turn text around, or hide the ending.
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu;

/** Half of a surrogate pair, which no encoding can write. */
const HALF_CHARACTER = /[\uD800-\uDFFF]/gu;

/** What Windows does not accept in a name, and what separates folders. */
const RESERVED_CHARACTERS = /[<>:"/\\|?*]/g;

/** Names of devices on Windows, with any ending. */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$)/i;

const trimmed = (text: string): string => text.replace(/^[.\s]+/, '').replace(/[.\s]+$/, '');

/**
 * A file name that every system accepts and that reads as it is: one line without invisible characters, characters that systems reserve as `_`, no dot or
 * space at either end, no name of a device. A long name is shortened before its ending.
 *
 * @returns at most 200 UTF-16 code units; `file`, with the ending, where nothing is left of a name
 * @example fileName('C:\\plans\\Weekly plan .pdf ') // 'C__plans_Weekly plan.pdf'
 * That names are kept is a product decision.
 */
export function fileName(name: string): string {
  const read = name.length > MAX_READ ? name.slice(0, MAX_READ / 2) + name.slice(-MAX_READ / 2) : name;
  const oneLine = read
    .replaceAll(HALF_CHARACTER, '\uFFFD')
    .normalize('NFC')
    .replaceAll(/[\t-\r\p{Z}]/gu, ' ')
    .replaceAll(INVISIBLE, '')
    .replaceAll(/ +/g, ' ')
    .replaceAll(RESERVED_CHARACTERS, '_');
  const whole = oneLine.replace(/[.\s]+$/, '');
  const ending = ENDING.exec(whole)?.[0] ?? '';
  const stem = trimmed(whole.slice(0, whole.length - ending.length)) || 'file';
  const safe = DEVICE.test(stem) ? `_${stem}` : stem;
  const shortened = safe.slice(0, MAX_FILE_NAME - ending.length);
  // Half a character at the cut goes, and so does what trimming would have removed.
  return `${shortened.replace(/[\uD800-\uDBFF]$/, '').replace(/[.\s]+$/, '')}${ending}`;
}
