import { draftAfterSave, legalForm, nextVersion, whyNotPublish, type LegalKind } from '@atlas/domain/legal';
import { change } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import { parseForm, type Input } from '../../commands/parseForm.ts';
import { gone, saveRow, stale, type RecordRevision } from '../../commands/subject.ts';
import { UserError } from '../../errors.ts';
import { findLegalDocument, findVersion, insertVersion, LEGAL_DOCUMENT } from './repo.ts';

/**
 * The revision of a legal page that the caller read.
 *
 * @throws NOT_FOUND when this installation does not have the page
 */
export async function editionOf({ source }: Context, kind: LegalKind, revision: number): Promise<RecordRevision> {
  const document = await findLegalDocument(source.db, kind);
  if (document === null) throw gone(LEGAL_DOCUMENT);
  return { id: document.id, revision };
}

/**
 * Saves the draft of a legal page; the published version stays public. A draft equal to the
 * published text is not stored.
 *
 * @throws BAD_USER_INPUT for a text that is too long
 * @throws STALE when the page was saved since the revision was read
 */
export function saveLegalDocument(ctx: Context, edition: RecordRevision, input: Input): Promise<void> {
  const { body } = parseForm(legalForm, input);
  return change(ctx, LEGAL_DOCUMENT, edition.id, 'saveLegalDocument', async ({ tx, at, before }) => {
    const draft = draftAfterSave(body, await findVersion(tx, before.id, before.publishedVersion));
    if (before.revision !== edition.revision) throw stale(LEGAL_DOCUMENT);
    if (draft === before.draft) return;
    const saved = draft === null ? { draftSavedAt: null, draftSavedById: null } : { draftSavedAt: at, draftSavedById: ctx.actor.userId };
    await saveRow(tx, LEGAL_DOCUMENT, edition, { draft, ...saved });
  });
}

/**
 * Publishes the draft of a legal page as its next version, exactly as it was read at the revision.
 *
 * @throws STALE when it was saved since
 * @throws CONFLICT with the message of `whyNotPublish`
 */
export const publishLegalDocument = (ctx: Context, edition: RecordRevision): Promise<void> =>
  change(ctx, LEGAL_DOCUMENT, edition.id, 'publishLegalDocument', async ({ tx, at, before }) => {
    if (before.revision !== edition.revision) throw stale(LEGAL_DOCUMENT);
    const published = await findVersion(tx, before.id, before.publishedVersion);
    const why = whyNotPublish(before.draft, published);
    if (why !== null) throw new UserError('CONFLICT', why);
    const version = nextVersion(before.draft ?? '', published);
    await insertVersion(tx, { ...version, documentId: before.id, publishedById: ctx.actor.userId, publishedAt: at });
    const none = { draft: null, draftSavedAt: null, draftSavedById: null };
    await saveRow(tx, LEGAL_DOCUMENT, edition, { ...none, publishedVersion: version.number });
  });
