/**
 * A note that keeps two texts: the typed one, then the one that was saved in the meantime. A text
 * that already contains the other one does not change.
 *
 * @example noteWithBoth('Ask first.', 'Bring the offer.') // 'Ask first.\n\nBring the offer.'
 */
export function noteWithBoth(typed: string, saved: string): string {
  if (typed.includes(saved.trim())) return typed;
  return typed.trim() === '' ? saved : `${typed.trimEnd()}\n\n${saved}`;
}
