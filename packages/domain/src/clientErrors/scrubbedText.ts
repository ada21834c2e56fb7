/** A code file with a location: its digits count lines and columns, and its hash is the build's. */
const CODE = String.raw`[\w.-]{1,80}\.[cm]?[jt]sx?\b(?::\d+){0,2}`;
const TOKEN = String.raw`\b(?:bearer|basic)\s+[^\s"']+|eyJ[\w-]+(?:\.[\w-]+)*|\b(?=[\w-]{0,200}\d)[\w-]{16,}`;
const NUMBER = String.raw`\+?\d(?:[ .-]?\d){5,}`;

const ADDRESS_TAIL = /(\/[^\s?#"'`<>()]{0,2000})[?#][^\s"'`<>()]*/g;
const EMAIL = /[\p{L}\p{N}.!#$%&'*+=?^_{|}~-]{1,64}(?:@|%40)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/giu;
const CODE_OR_TOKEN_OR_NUMBER = new RegExp(`(${CODE})|(${TOKEN})|${NUMBER}`, 'gi');

/**
 * Removes possibly personal data from the text of an error. Addresses lose their query and
 * fragment, email addresses become `[email]`, and tokens `[token]` (16 letters and digits or more,
 * including a digit). Numbers of six digits or more become `[number]`, also when written in groups.
 * Locations in code stay. Names in plain words cannot be recognized; our own messages contain none.
 *
 * @example scrubbedText('No seat for ana@example.com, see /events?seat=7')
 * // 'No seat for [email], see /events'
 */
export function scrubbedText(text: string): string {
  return text
    .replace(ADDRESS_TAIL, '$1')
    .replace(EMAIL, '[email]')
    .replace(CODE_OR_TOKEN_OR_NUMBER, (_found, code: string | undefined, token: string | undefined) => {
      if (code !== undefined) return code;
      return token === undefined ? '[number]' : '[token]';
    });
}
