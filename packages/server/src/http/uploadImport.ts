import type { ImportMode, UploadKind } from '@atlas/domain/imports';
import { MAX_IMPORT_BYTES } from '@atlas/domain/imports';
import { fileName } from '@atlas/domain/files';
import type { Context } from '../commands/context.ts';
import { present } from '../db/present.ts';
import { UserError } from '../errors.ts';
import { received } from '../modules/files/received.ts';
import { checkFile, mustImport } from '../modules/imports/check.ts';
import { findImport } from '../modules/imports/repo.ts';
import type { Exchange } from './auth.ts';
import { boundaryOf, sentFile } from './multipart.ts';
import { checkSheetLink } from '../modules/imports/sheetLink.ts';
import { BodyTooLarge, parseJson, readBody, sendJson } from './respond.ts';

/** The kind and the mode of each upload path. */
const PATHS: Readonly<Record<string, { readonly kind: UploadKind; readonly mode: ImportMode }>> = {
  '/api/upload-create-users': { kind: 'members', mode: 'create' },
  '/api/upload-upsert-users': { kind: 'members', mode: 'upsert' },
  '/api/upload-update-users': { kind: 'members', mode: 'update' },
  '/api/upload-create-courses': { kind: 'courses', mode: 'create' },
  '/api/upload-create-groups': { kind: 'groups', mode: 'create' },
};

export const isImportPath = (path: string): boolean => Object.hasOwn(PATHS, path);

/** Sends the results of a check. */
async function sendCheck({ res }: Exchange, context: Context, id: number): Promise<void> {
  const { creates, changes, skips, problems } = await present(findImport(context.app.database.db, id), `Import ${id}`);
  await context.wrote();
  sendJson(res, 202, { importId: id, creates, changes, skips, problems });
}

/**
 * Handles `POST /api/upload-create-users` and the other upload paths: checks the workbook in the
 * field `file` and responds with 202 and what it would do. No record is written.
 */
export async function handleImportUpload(exchange: Exchange, context: Context): Promise<void> {
  const { req, res, url } = exchange;
  if (req.method !== 'POST') return sendJson(res, 405, { error: 'Use POST.' }, { allow: 'POST' });
  mustImport(context);
  const boundary = boundaryOf(req);
  if (boundary === null) return sendJson(res, 415, { error: 'Send a form with the file in the field “file”.' });
  if (Number(req.headers['content-length'] ?? 0) > MAX_IMPORT_BYTES + 65_536) throw new BodyTooLarge();
  context.app.budgets.take(context, 'upload');
  const file = await sentFile(req, boundary, 'file');
  const target = PATHS[url.pathname] ?? { kind: 'members', mode: 'create' };
  const id = await received(file.bytes, { most: MAX_IMPORT_BYTES, tooLarge: () => new BodyTooLarge() }, (path) =>
    checkFile(context, { ...target, path, fileName: fileName(file.name) }),
  );
  await sendCheck(exchange, context, id);
}

/** A link and a few words. */
const MAX_LINK_BODY = 8192;

/**
 * Handles `POST /api/gsheet` with `{ "kind": "members", "url": "https://…" }`: loads a published
 * spreadsheet, and checks it like a file.
 */
export async function handleSheetLink(exchange: Exchange, context: Context): Promise<void> {
  const { req, res } = exchange;
  if (req.method !== 'POST') return sendJson(res, 405, { error: 'Use POST.' }, { allow: 'POST' });
  mustImport(context);
  if (!/^application\/json\b/.test(req.headers['content-type'] ?? '')) return sendJson(res, 415, { error: 'Send JSON.' });
  const input = parseJson(await readBody(req, MAX_LINK_BODY));
  if (typeof input !== 'object' || input === null) throw new UserError('BAD_USER_INPUT', 'The request is not valid JSON.');
  context.app.budgets.take(context, 'upload');
  await sendCheck(exchange, context, await checkSheetLink(context, input as Record<string, unknown>));
}
