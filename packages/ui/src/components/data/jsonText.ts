/** A JSON value as text; `isEmpty` where the text stands for a missing value. */
export interface JsonText {
  readonly text: string;
  readonly isEmpty?: boolean;
}

const nothing = (text: string): JsonText => ({ text, isEmpty: true });
const isPlain = (value: unknown) => typeof value !== 'object' || value === null;

/**
 * Formats any JSON value for reading: yes and no, a list of plain values on one line, other values
 * as one line per name.
 *
 * @example jsonText([3, 5]) // { text: '3, 5' }
 * @example jsonText([{ title: 'Ask', points: 50 }]) // { text: '1. title: Ask\n   points: 50' }
 */
export function jsonText(value: unknown): JsonText {
  if (value === undefined) return nothing('Not there');
  if (value === null) return nothing('None');
  if (value === '') return nothing('Empty');
  if (typeof value === 'boolean') return { text: value ? 'Yes' : 'No' };
  if (typeof value === 'string' || typeof value === 'number') return { text: String(value) };
  if (typeof value !== 'object') return { text: JSON.stringify(value) };
  if (Object.keys(value).length === 0) return nothing(Array.isArray(value) ? 'Empty list' : 'Empty');
  if (!Array.isArray(value)) return { text: Object.entries(value).map(named).join('\n') };
  if (value.every(isPlain)) return { text: value.map((item) => jsonText(item).text).join(', ') };
  return { text: value.map((item, index) => under(`${index + 1}. `, jsonText(item).text)).join('\n') };
}

function named([name, value]: [string, unknown]): string {
  const { text } = jsonText(value);
  return text.includes('\n') ? `${name}:\n${under('  ', text)}` : `${name}: ${text}`;
}

/** Prefixes the text with a marker and indents the following lines by its length. */
const under = (mark: string, text: string): string => mark + text.replaceAll('\n', `\n${' '.repeat(mark.length)}`);
