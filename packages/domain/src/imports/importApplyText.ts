import type { ImportCheckCounts } from './importCheckText.ts';
import type { UploadKind } from './templates.ts';

const counted = (count: number): string => count.toLocaleString('en-PH');
const rows = (count: number): string => `${counted(count)} ${count === 1 ? 'row' : 'rows'}`;

const AFTER: Readonly<Record<UploadKind, string>> = {
  members: '',
  groups: '',
  courses: ' Courses arrive as drafts.',
};

/**
 * States what an import will do, before it is applied. Numbers are exact.
 *
 * @example importApplyText('groups', { creates: 2, changes: 0, skips: 1, problems: 0 })
 * // '2 rows add a record. 1 row is skipped. You can undo this for 24 hours.'
 */
export function importApplyText(kind: UploadKind, { creates, changes, skips, problems }: ImportCheckCounts): string {
  const does = [
    creates > 0 && `${rows(creates)} ${creates === 1 ? 'adds' : 'add'} a record`,
    changes > 0 && `${rows(changes)} ${changes === 1 ? 'changes' : 'change'} a record`,
  ].filter((part) => part !== false);
  const leaves = [
    skips > 0 && `${rows(skips)} ${skips === 1 ? 'is' : 'are'} skipped`,
    problems > 0 && `${rows(problems)} with problems ${problems === 1 ? 'is' : 'are'} left out`,
  ].filter((part) => part !== false);
  const sentences = [does, leaves].filter(({ length }) => length > 0).map((parts) => `${parts.join(', and ')}.`);
  return `${sentences.join(' ')}${AFTER[kind]} You can undo this for 24 hours.`;
}
