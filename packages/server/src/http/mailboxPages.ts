import { createHash } from 'node:crypto';
import { formatLongDate, formatShortDate, formatTime } from '@atlas/domain/time';
import type { Mail, OutboxMessage } from '../modules/notifications/repo.ts';
import { escapeHtml } from './escapeHtml.ts';

export const MAILBOX_PATH = '/dev/mailbox';

/** A rendered email, or a sentence that explains why it cannot be rendered. */
export type Written = { html: string; text: string } | { problem: string };

const STYLE = `
:root {
  color-scheme: light dark;
  --canvas: light-dark(#FBFAF6, #0C1416); --surface: light-dark(#FFFFFF, #142024); --ink: light-dark(#10262B, #E8F1EF);
  --muted: light-dark(#41545A, #A9BBBA); --line: light-dark(#E5E1D6, #26373C); --border: light-dark(#7C8A8C, #6F8689);
  --accent: light-dark(#0B6E69, #4FD1C1); --accent-ink: light-dark(#FFFFFF, #05231F); --link: light-dark(#0A635F, #63D8C9);
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--canvas); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
main { max-width: 880px; margin: 0 auto; padding: 24px 16px 48px; }
h1 { margin: 12px 0 8px; font-size: 28px; line-height: 1.2; letter-spacing: -.024em; }
h2 { margin: 32px 0 12px; font-size: 18px; }
p { margin: 0; }
a { color: var(--link); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.muted, dt { color: var(--muted); }
.box { border: 1px solid var(--line); border-radius: 14px; background: var(--surface); }
form { display: flex; flex-wrap: wrap; align-items: end; gap: 12px; margin: 24px 0 16px; }
label { display: grid; flex: 0 1 360px; gap: 4px; font-weight: 600; }
input, button { min-width: 0; min-height: 44px; border: 1px solid var(--border); border-radius: 8px; padding: 8px 12px; background: var(--surface); color: inherit; font: inherit; }
button { border-color: transparent; padding: 8px 18px; background: var(--accent); color: var(--accent-ink); font-weight: 600; }
ul { margin: 0; padding: 0; list-style: none; }
li { display: grid; gap: 4px 24px; padding: 14px 16px; }
li + li { border-top: 1px solid var(--line); }
li a { font-weight: 600; }
@media (min-width: 720px) { li { grid-template-columns: 1fr 240px; } }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 6px 16px; margin: 16px 0 0; padding: 16px; }
dd { margin: 0; }
iframe { display: block; width: 100%; height: 560px; margin-bottom: 8px; overflow: hidden; }
pre { margin: 0; padding: 16px; white-space: pre-wrap; font: 14px/1.5 ui-monospace, monospace; }
`;

/** The policy of the pages below: no scripts run, and the frame comes from this server. */
export const MAILBOX_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const BACK = `<p><a href="${MAILBOX_PATH}">All emails</a></p>`;

const page = (heading: string, content: string, above = BACK) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(heading)}</title>
<style>${STYLE}</style>
</head>
<body><main>${above}<h1>${escapeHtml(heading)}</h1>${content}</main></body>
</html>
`;

const message = (text: string) => `<p>${escapeHtml(text)}</p>`;

const STATES: Readonly<Record<OutboxMessage['state'], string>> = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  cancelled: 'Cancelled',
};

/** The page that lists emails, or only those to one address. */
export const listPage = (mails: readonly OutboxMessage[], to: string | null): string => {
  const none = to === null ? 'There are no emails yet.' : `There are no emails to ${to}.`;
  const content = `
<p class="muted">The newest hundred emails, in Manila time. In production there is no such page.</p>
<form><label>Address<input type="email" name="to" value="${escapeHtml(to ?? '')}"></label><button>Show</button></form>
${mails.length === 0 ? message(none) : `<ul class="box">${mails.map(listItem).join('')}</ul>`}`;
  return page('Mailbox', content, '');
};

const listItem = ({ id, subject, recipient, state, notBefore, sentAt }: OutboxMessage) => {
  const at = (instant: Date) => `${formatShortDate(instant)}, ${formatTime(instant)}`;
  return `<li>
<div><p><a href="${MAILBOX_PATH}/${id}">${escapeHtml(subject)}</a></p><p class="muted">To ${escapeHtml(recipient)}</p></div>
<div><p>${STATES[state]}${sentAt === null ? '' : ` ${at(sentAt)}`}</p><p class="muted">Due ${at(notBefore)}</p></div>
</li>`;
};

/** The page of one email. */
export const mailPage = (mail: Mail, written: Written): string => {
  const at = (instant: Date) => `${formatLongDate(instant)} at ${formatTime(instant)}`;
  const facts: readonly [name: string, value: string | null][] = [
    ['To', mail.recipient],
    ['Kind', mail.kind],
    ['State', STATES[mail.state]],
    ['Due', at(mail.notBefore)],
    ['Sent', mail.sentAt && at(mail.sentAt)],
    ['Tries', String(mail.attempts)],
    ['Problem', mail.problem],
  ];
  const list = facts.flatMap(([name, value]) => (value === null ? [] : `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`));
  return page(mail.subject, `<dl class="box">${list.join('')}</dl>${contentOf(mail, written)}`);
};

const contentOf = ({ id }: Mail, written: Written) =>
  'problem' in written
    ? `<h2>Not shown</h2>${message(written.problem)}`
    : `
<h2>HTML</h2>
<iframe class="box" title="The email" src="${MAILBOX_PATH}/${id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<p><a href="${MAILBOX_PATH}/${id}/html">Open it by itself</a></p>
<h2>Text</h2>
<pre class="box">${escapeHtml(written.text)}</pre>`;

/** The page for an email that does not exist. */
export const noMailPage = (): string => page('Not found', message('There is no such email.'));
