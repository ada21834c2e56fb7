/** Maximum length of a name, in UTF-16 code units. */
export const MAX_FILE_NAME = 200;

/** Only both ends of a longer name are read, because the middle would be cut anyway. */
const MAX_READ = 1000;

/** An extension that names a type of file, such as `.pdf`. */
const ENDING = /\.[a-z0-9]{1,10}$/i;

// Invisible characters can reverse text or hide the extension.
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu;

/** Half of a surrogate pair, which no encoding can represent. */
const HALF_CHARACTER = /[\uD800-\uDFFF]/gu;

/** Characters that Windows rejects in a name, and folder separators. */
const RESERVED_CHARACTERS = /[<>:"/\\|?*]/g;

/** Device names of Windows, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$)/i;

const trimmed = (text: string): string => text.replace(/^[.\s]+/, '').replace(/[.\s]+$/, '');

/**
 * Makes a file name safe for every system: one line without invisible characters, reserved
 * characters as `_`, no dot or space at either end, and no device name. A long name is shortened
 * before its extension. Product decision: names are kept.
 *
 * @returns at most 200 UTF-16 code units; `file` with the extension when nothing else is left
 * @example fileName('C:\\plans\\Weekly plan .pdf ') // 'C__plans_Weekly plan.pdf'
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
  // Removes half a character at the cut, and anything that trimming would have removed.
  return `${shortened.replace(/[\uD800-\uDBFF]$/, '').replace(/[.\s]+$/, '')}${ending}`;
}
