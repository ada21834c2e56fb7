import { cleanLine } from './cleanLine.ts';
import { cleanParagraphs } from './cleanParagraphs.ts';

/**
 * A text as one clean line where nothing can be rejected: a search, the name of a file, a line of a
 * log. Line breaks become spaces, other control characters and overrides of the direction are
 * removed.
 *
 * @example asLine(' upwork\n\u200b101 ') // 'upwork 101'
 * A product decision.
 */
export const asLine = (text: string): string => cleanLine(cleanParagraphs(text).replaceAll('\n', ' '));
