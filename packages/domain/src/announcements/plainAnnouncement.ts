import { plainRichText } from '../richText/plainRichText.ts';
import type { RichText } from '../richText/richText.ts';
import { MAX_ANNOUNCEMENT } from './announcementForm.ts';

/**
 * The text of an announcement as a notification shows it. Addresses of links may make it longer
 * than its Markdown, so it is cut where a notification ends.
 *
 * @example plainAnnouncement([['p', {}, [['strong', {}, ['See you.']]]]]) // 'See you.'
 */
export function plainAnnouncement(text: RichText): string {
  const plain = plainRichText(text);
  if (plain.length <= MAX_ANNOUNCEMENT) return plain;
  const cut = plain.slice(0, MAX_ANNOUNCEMENT - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${cut.trimEnd()}…`;
}
