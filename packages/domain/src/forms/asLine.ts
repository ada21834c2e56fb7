import { cleanLine } from './cleanLine.ts';
import { cleanParagraphs } from './cleanParagraphs.ts';

/**
 * Cleans a text to one line where nothing can be rejected: a search, the name of a file, a line of
 * a log. Line breaks become spaces. Other control characters and direction overrides are removed. A
 * product decision.
 *
 * @example asLine(' upwork\n\u200b101 ') // 'upwork 101'
 */
export const asLine = (text: string): string => cleanLine(cleanParagraphs(text).replaceAll('\n', ' '));
