import { changelogForm } from '@atlas/domain/changelog';
import { change, create, setArchived } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import type { Idempotency } from '../../commands/idempotency.ts';
import { parseForm, type Input } from '../../commands/parseForm.ts';
import { insertRow, defineRecord, saveRow, type RecordRevision } from '../../commands/subject.ts';
import { UserError } from '../../errors.ts';
import { changelogEntries } from './tables.ts';

const ENTRY = defineRecord('changelog entry', changelogEntries);

const RESTORE_FIRST = 'This entry is archived. Restore it before you publish it.';

/**
 * Creates an entry of the change log as a draft, or saves the given one.
 *
 * @returns its id
 * @throws BAD_USER_INPUT with a message per field
 * @throws STALE when it was saved since the revision was read
 */
export async function saveChangelogEntry(
  ctx: Context,
  edition: RecordRevision | null,
  input: Input,
  idempotency?: Idempotency,
): Promise<number> {
  const values = parseForm(changelogForm, input);
  const doing = { action: 'saveChangelogEntry', idempotency };
  if (edition === null) {
    const authorId = ctx.signedIn().session.userId;
    return create(ctx, ENTRY, doing, ({ tx, at }) => insertRow(tx, ENTRY, { ...values, authorId, createdAt: at }));
  }
  return change(ctx, ENTRY, edition.id, doing, async ({ tx }) => {
    await saveRow(tx, ENTRY, edition, values);
    return edition.id;
  });
}

/**
 * Publishes an entry immediately, or makes it a draft again. An entry that is already public keeps
 * its date.
 *
 * @throws STALE when it was saved since the revision was read, so that unread content is never
 *   published
 * @throws CONFLICT for an archived entry
 */
export const publishChangelogEntry = (ctx: Context, edition: RecordRevision, published: boolean): Promise<void> =>
  change(ctx, ENTRY, edition.id, published ? 'publishChangelogEntry' : 'unpublishChangelogEntry', async ({ tx, at, before }) => {
    if (published && before.archivedAt !== null) throw new UserError('CONFLICT', RESTORE_FIRST);
    const isPublic = before.publishedAt !== null && before.publishedAt <= at;
    await saveRow(tx, ENTRY, edition, { publishedAt: published ? (isPublic ? before.publishedAt : at) : null });
  });

/**
 * Archives an entry, so that only its writers see it, or restores it. A restored entry is public
 * again if it was before.
 */
export const setChangelogEntryArchived = (ctx: Context, id: number, archived: boolean): Promise<void> =>
  setArchived(ctx, ENTRY, id, archived);
