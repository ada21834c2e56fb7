import { type MailName, MAILS } from '@atlas/domain/notifications';
import type { App } from '../app.ts';
import { unsubscribeUrlOf } from '../modules/notifications/deliver.ts';
import { findMail, findNewestMails, type Mail } from '../modules/notifications/repo.ts';
import { SECRETS_GONE, withSecrets } from '../modules/notifications/secrets.ts';
import type { Exchange } from './auth.ts';
import { listPage, MAILBOX_PATH, MAILBOX_POLICY, mailPage, noMailPage, type Written } from './mailboxPages.ts';

/** Whether a request is for the mailbox. It exists with the demo, and never in production. */
export const isMailbox = ({ app: { settings }, url: { pathname } }: Exchange): boolean =>
  settings.demo && !settings.production && (pathname === MAILBOX_PATH || pathname.startsWith(`${MAILBOX_PATH}/`));

/**
 * Handles `GET /dev/mailbox`: the newest hundred emails of the outbox, or with `?to=` those to one
 * address. `GET /dev/mailbox/{id}` is one of them. `/dev/mailbox/{id}/html` is its HTML, which the
 * page shows in a frame.
 */
export async function handleMailbox(exchange: Exchange): Promise<void> {
  const { app, url } = exchange;
  const { db } = app.database;
  if (url.pathname === MAILBOX_PATH) {
    const to = url.searchParams.get('to')?.trim() || null;
    return send(exchange, 200, listPage(await findNewestMails(db, to), to));
  }
  const [, id, html] = /^\/dev\/mailbox\/(\d{1,15})(\/html)?$/.exec(url.pathname) ?? [];
  const mail = id === undefined ? undefined : await findMail(db, Number(id));
  if (!mail) return send(exchange, 404, noMailPage());
  const written = await write(app, mail);
  if (html === undefined) return send(exchange, 200, mailPage(mail, written));
  if ('problem' in written) return send(exchange, 404, noMailPage());
  send(exchange, 200, written.html, MAIL_POLICY);
}

const isMailName = (kind: string): kind is MailName => Object.hasOwn(MAILS, kind);

async function write(app: App, mail: Mail): Promise<Written> {
  const { kind, payload } = mail;
  if (!isMailName(kind)) return { problem: `There is no email of the kind “${kind}”.` };
  const { success, data } = MAILS[kind].data.safeParse(payload);
  if (!success) return { problem: `What it is told does not fit an email of the kind “${kind}”.` };
  const received = await withSecrets(app, kind, data);
  if (received === null) return { problem: SECRETS_GONE };
  const mails = await app.mailRenderer();
  return mails === null
    ? { problem: 'The emails are not built yet. Run npm run build.' }
    : mails.renderMail(kind, received, { siteUrl: app.settings.publicUrl, unsubscribeUrl: unsubscribeUrlOf(app, mail) });
}

/**
 * The policy for an email's HTML. It allows styles, in the head and on elements, and nothing else.
 */
const MAIL_POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'";

function send({ req, res }: Exchange, status: number, html: string, policy = MAILBOX_POLICY): void {
  res.setHeader('content-security-policy', policy);
  res.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  res.end(req.method === 'HEAD' ? undefined : html);
}
