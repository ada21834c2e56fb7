import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { UserError } from '../errors.ts';
import type { Settings } from '../settings.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Admits services only: the endpoints for machines take `Authorization: Bearer` with SERVICE_TOKEN,
 * never a browser's session. Without the setting they reject every request.
 *
 * @throws UNAUTHENTICATED or FORBIDDEN
 */
export function mustBeService(req: IncomingMessage, { serviceToken }: Settings): void {
  const given = /^Bearer (\S+)$/.exec(req.headers.authorization ?? '')?.[1];
  if (given === undefined) throw new UserError('UNAUTHENTICATED', 'This address is for services: send the service token.');
  if (serviceToken === undefined || !timingSafeEqual(digest(given), digest(serviceToken)))
    throw new UserError('FORBIDDEN', 'This is not the service token.');
}
