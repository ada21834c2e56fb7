import type { IncomingMessage } from 'node:http';
import { fileName } from '@atlas/domain/files';
import { UserError } from '../errors.ts';
import type { StoredFile } from '../modules/files/repo.ts';
import type { Upload } from '../modules/files/uploads.ts';
import type { Exchange } from './auth.ts';
import { sendJson } from './respond.ts';

/** Sends the description of a stored file. */
export const sendFile = ({ res }: Exchange, { id, name, bytes, mediaType }: StoredFile): void =>
  sendJson(res, 201, { id, name, bytes, mediaType, url: `/api/uploads/${id}` });

/** The secret of an order or of a bug report. It is a header, because an address would appear in logs. */
export const orderSecret = ({ headers }: IncomingMessage): string | undefined => {
  const secret = headers['order-secret'];
  return typeof secret === 'string' ? secret : undefined;
};

/**
 * Reads the description of a file from the request.
 *
 * @throws BAD_USER_INPUT without the number of a record
 */
export function readUpload(req: IncomingMessage, { searchParams }: URL): Upload {
  const text = (key: string) => searchParams.get(key) ?? '';
  const ownerId = Number(text('ownerId'));
  if (!Number.isSafeInteger(ownerId) || ownerId < 1 || ownerId > 2_147_483_647)
    throw new UserError('BAD_USER_INPUT', 'Say what the file is for.');
  return {
    owner: text('owner'),
    ownerId,
    purpose: text('purpose'),
    name: fileName(text('name')),
    secret: orderSecret(req),
  };
}
