import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * Who asks: the address of the connection, or what our own proxies wrote down. Each proxy appends the address that it saw, so with `proxies` of
 * them the entry that counts is that far from the end; whatever stands before it was sent by the visitor and is not believed.
 */
export function addressOf(req: Pick<IncomingMessage, 'headers' | 'socket'>, proxies: number): string | null {
  const direct = req.socket.remoteAddress ?? null;
  if (proxies === 0) return direct;
  const forwarded = String(req.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((entry) => entry.trim());
  const address = forwarded.at(-proxies) ?? '';
  return isIP(address) === 0 ? direct : address;
}
