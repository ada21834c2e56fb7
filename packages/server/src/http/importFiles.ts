import { once } from 'node:events';
import { Readable } from 'node:stream';
import { EXPORT_MEDIA_TYPES, exportFileName } from '@atlas/domain/exports';
import { UPLOAD_KINDS } from '@atlas/domain/imports';
import type { Context } from '../commands/context.ts';
import { UserError } from '../errors.ts';
import { exportFile, failedRowsFile, type ImportFileSheets, recordDownload, templateFile } from '../modules/imports/files.ts';
import { xlsxBook } from '../sheets/xlsxSheet.ts';
import type { Exchange } from './auth.ts';
import { sendJson, sendStream } from './respond.ts';
import { SANDBOXED } from './security.ts';

const PATH = /^\/api\/imports\/(?:(template|export)\/([a-z]{1,20})|(\d{1,9})\/failed)\.xlsx$/;

export const isImportFilePath = (path: string): boolean => PATH.test(path);

async function openFile(context: Context, path: string): Promise<ImportFileSheets> {
  const [, what, name, id] = PATH.exec(path) ?? [];
  if (id !== undefined) return failedRowsFile(context, Number(id));
  const kind = UPLOAD_KINDS.find((known) => known === name);
  if (kind === undefined) throw new UserError('NOT_FOUND', 'There is nothing at this address.');
  return what === 'template' ? templateFile(context, kind) : exportFile(context, kind);
}

/**
 * Handles `GET /api/imports/template/{kind}.xlsx`, `/api/imports/export/{kind}.xlsx` and
 * `/api/imports/{id}/failed.xlsx`: an empty template, the records in its format, and the rows of an
 * import that failed.
 */
export async function handleImportFile({ req, res, url }: Exchange, context: Context): Promise<void> {
  if (req.method !== 'GET' && req.method !== 'HEAD') return sendJson(res, 405, { error: 'Use GET.' }, { allow: 'GET, HEAD' });
  const file = await openFile(context, url.pathname);
  const { name, sheets } = file;
  const headers = {
    'content-type': EXPORT_MEDIA_TYPES.xlsx,
    'content-disposition': `attachment; filename="${exportFileName({ title: name, format: 'xlsx', at: context.app.clock.now() })}"`,
    'cache-control': 'private, no-store',
    'content-security-policy': SANDBOXED,
  };
  if (req.method === 'HEAD') return void res.writeHead(200, headers).end();
  context.app.budgets.take(context, 'export');
  const ended = context.app.budgets.occupyDownload(context.signedIn().session.userId);
  res.once('close', ended);
  // The visitor has left already, so no other close event will follow.
  if (res.destroyed) return ended();
  const source = Readable.from(xlsxBook(sheets), { objectMode: false });
  // A failure before the first byte gets an error response, not a truncated file.
  await once(source, 'readable');
  await recordDownload(context, file);
  res.writeHead(200, headers);
  await sendStream(source, res);
}
