import { createHash } from 'node:crypto';
import { UserError } from '../errors.ts';
import type { Context } from '../commands/context.ts';
import { eventCalendar, readCalendarFeed } from '../modules/events/calendarCommands.ts';
import type { Exchange } from './auth.ts';
import { sendJson } from './respond.ts';
import { SANDBOXED } from './security.ts';

/** Calendar programs poll again after this many seconds. */
const KEPT_SECONDS = 900;

/**
 * Handles `GET /api/calendar/{token}.ics`: a person's events, for the calendar programs that they
 * gave the address to.
 */
export async function handleCalendarFeed(exchange: Exchange, token: string): Promise<void> {
  if (rejects(exchange)) return;
  const { app, visitor } = exchange;
  const text = await readCalendarFeed(app, visitor, token);
  if (text === null) throw new UserError('NOT_FOUND', 'There is no longer a calendar at this address.');
  sendCalendar(exchange, text, { name: 'atlas', cacheControl: `private, max-age=${KEPT_SECONDS}` });
}

/**
 * Handles `GET /api/events/{id}.ics?at=…`: an event, or one of its occurrences, as a calendar file.
 */
export async function handleEventCalendar(exchange: Exchange, context: Context, id: number): Promise<void> {
  if (rejects(exchange)) return;
  const at = exchange.url.searchParams.get('at');
  const text = await eventCalendar(context, id, at === null ? null : new Date(at));
  sendCalendar(exchange, text, { name: `event-${id}`, cacheControl: 'private, no-cache' });
}

function rejects({ req, res }: Exchange): boolean {
  if (req.method === 'GET' || req.method === 'HEAD') return false;
  sendJson(res, 405, { error: 'Use GET.' }, { allow: 'GET, HEAD' });
  return true;
}

function sendCalendar({ req, res }: Exchange, text: string, { name, cacheControl }: { name: string; cacheControl: string }): void {
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  const headers = { etag, 'cache-control': cacheControl, 'x-robots-tag': 'noindex' };
  if (req.headers['if-none-match'] === etag) return void res.writeHead(304, headers).end();
  res.writeHead(200, {
    ...headers,
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `attachment; filename="${name}.ics"`,
    'content-length': Buffer.byteLength(text),
    'content-security-policy': SANDBOXED,
  });
  res.end(req.method === 'HEAD' ? undefined : text);
}
