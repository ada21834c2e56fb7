/**
 * The evidence of a task after a member adds to it: the addition on a new line below the rest. An
 * addition that is already at the end changes nothing, so a repeated request adds it once.
 *
 * @param before the stored evidence; null for none
 * @param addition surrounding spaces do not count; '' adds nothing
 * @example evidenceWith('A screenshot.', 'docs.google.com/offer')
 * // 'A screenshot.\ndocs.google.com/offer'
 */
export function evidenceWith(before: string | null, addition: string): string {
  const [stored, added] = [(before ?? '').trim(), addition.trim()];
  if (stored === '' || added === '') return stored || added;
  return stored === added || stored.endsWith(`\n${added}`) ? stored : `${stored}\n${added}`;
}
