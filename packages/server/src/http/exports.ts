import { once } from 'node:events';
import type { Context } from '../commands/context.ts';
import { UserError } from '../errors.ts';
import { openExport } from '../modules/exports/commands.ts';
import type { Exchange } from './auth.ts';
import { encoder, encodingOf } from './compressed.ts';
import { sendStream } from './respond.ts';
import { SANDBOXED } from './security.ts';

/**
 * Handles `GET /api/exports/{id}`: a list as a file, for the person who requested it. A workbook is
 * compressed already; text is compressed while it is sent.
 */
export async function handleExport({ req, res }: Exchange, context: Context, id: string): Promise<void> {
  if (req.method !== 'GET' && req.method !== 'HEAD') throw new UserError('NOT_FOUND', 'There is nothing at this address.');
  const { fileName, mediaType, bytes, read } = await openExport(context, /^\d{1,9}$/.test(id) ? Number(id) : 0);
  const encoding = mediaType.startsWith('text/') ? encodingOf(req) : 'identity';
  const headers = {
    'content-type': mediaType,
    'content-disposition': `attachment; filename="${fileName}"`,
    'cache-control': 'private, no-store',
    'content-security-policy': SANDBOXED,
    vary: 'accept-encoding',
    ...(encoding === 'identity' ? bytes !== null && { 'content-length': bytes } : { 'content-encoding': encoding }),
  };
  if (req.method === 'HEAD') return void res.writeHead(200, headers).end();
  context.app.budgets.take(context, 'export');
  const ended = context.app.budgets.occupyDownload(context.signedIn().session.userId);
  res.once('close', ended);
  // The visitor has left already, so no other close event will follow.
  if (res.destroyed) return ended();
  const source = await read();
  // A failure before the first byte gets an error response, not a truncated file.
  await once(source, 'readable');
  res.writeHead(200, headers);
  const through = encoder(encoding);
  await sendStream(source, res, ...(through ? [through] : []));
}
