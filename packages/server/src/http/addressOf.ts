import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * The client's address: that of the connection, or the one that our own proxies recorded. Each
 * proxy appends the address that it saw, so with `proxies` of them the entry that counts is that
 * far from the end. The visitor sent everything before that entry, so it is not trusted.
 */
export function addressOf(req: Pick<IncomingMessage, 'headers' | 'socket'>, proxies: number): string | null {
  const direct = req.socket.remoteAddress ?? null;
  if (proxies === 0) return direct;
  const address = forwardedEntry(req.headers['x-forwarded-for'], proxies);
  return isIP(address) === 0 ? direct : address;
}

/**
 * The protocol between the visitor and the first of our own proxies, in lower case; null without
 * such a proxy or where it does not report one.
 */
export function forwardedProto(req: Pick<IncomingMessage, 'headers'>, proxies: number): string | null {
  if (proxies === 0) return null;
  return forwardedEntry(req.headers['x-forwarded-proto'], proxies).toLowerCase() || null;
}

/**
 * The entry that the first of our own proxies wrote; empty when there are fewer entries than
 * proxies.
 */
function forwardedEntry(header: string | string[] | undefined, proxies: number): string {
  const entries = String(header ?? '')
    .split(',')
    .map((entry) => entry.trim());
  return entries.at(-proxies) ?? '';
}
