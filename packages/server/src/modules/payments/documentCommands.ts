import type { Context } from '../../commands/context.ts';
import { opensPage } from '../../commands/reader.ts';
import { accessRestricted, UserError } from '../../errors.ts';
import { type Document, findDocument } from './repo.ts';

/**
 * Finds a document of the reader, or of a person whose payments the reader sees.
 *
 * @throws UNAUTHENTICATED
 * @throws FORBIDDEN for every other document when the reader does not open payments, so that the
 *   error does not reveal which documents exist
 * @throws NOT_FOUND when there is no such document, or its person is out of scope
 */
export async function openDocument(ctx: Context, id: number): Promise<Document> {
  const { reader } = ctx.signedIn();
  const document = await findDocument(ctx.source, id);
  if (document !== null) return document;
  if (!opensPage(reader, 'studentPaymentDetails')) throw accessRestricted();
  throw new UserError('NOT_FOUND', 'This document does not exist.');
}
