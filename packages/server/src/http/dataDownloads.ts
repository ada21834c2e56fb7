import { once } from 'node:events';
import type { Context } from '../commands/context.ts';
import { UserError } from '../errors.ts';
import { openDataDownload } from '../modules/privacy/commands.ts';
import type { Exchange } from './auth.ts';
import { sendStream } from './respond.ts';
import { SANDBOXED } from './security.ts';

/** Handles `GET /api/data-downloads/{id}`: the archive with the caller's own data. */
export async function handleDataDownload({ req, res }: Exchange, context: Context, id: string): Promise<void> {
  if (req.method !== 'GET' && req.method !== 'HEAD') throw new UserError('NOT_FOUND', 'There is nothing at this address.');
  const { bytes, read } = await openDataDownload(context, /^\d{1,9}$/.test(id) ? Number(id) : 0);
  const headers = {
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="my-data.zip"',
    'cache-control': 'private, no-store',
    'content-security-policy': SANDBOXED,
    ...(bytes !== null && { 'content-length': bytes }),
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
  await sendStream(source, res);
}
