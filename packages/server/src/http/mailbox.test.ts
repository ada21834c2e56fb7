import { type MailName, MAILS, mailSubject } from '@atlas/domain/notifications';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outbox } from '../modules/notifications/tables.ts';
import { TEST_NOW } from '../testing/testApp.ts';
import { testServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
let empty: TestServer;
beforeAll(async () => {
  [server, empty] = await Promise.all([testServer(), testServer({ demo: false })]);
});
afterAll(() => Promise.all([server.close(), empty.close()]));

const MARKUP = '<script>alert("1")</script>';
const get = (path: string, from = server) => from.browser().send(path);

/**
 * Puts a message into the outbox, newer than all others.
 *
 * @returns its path in the mailbox
 */
async function written(message: Partial<typeof outbox.$inferInsert>, into = server): Promise<string> {
  const [row] = await into.app.database.db
    .insert(outbox)
    .values({
      channel: 'email',
      recipient: 'ana@mail.example',
      kind: 'notification',
      subject: 'A lesson is open',
      payload: { firstName: 'Ana', kind: 'new-content', title: 'A lesson is open', body: '', path: '/courses/my-courses' },
      dedupeKey: crypto.randomUUID(),
      notBefore: TEST_NOW,
      createdAt: TEST_NOW,
      ...message,
    })
    .returning({ id: outbox.id });
  return `/dev/mailbox/${row?.id}`;
}

describe('the mailbox', () => {
  it('lists the newest hundred emails, without webhooks', async () => {
    const path = await written({});
    const webhook = await written({ channel: 'webhook', recipient: 'https://hooks.example/enrolments' });
    const { status, text, headers } = await get('/dev/mailbox');
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([200, 'text/html; charset=utf-8', 'no-store']);
    expect(text.match(/<li>/g)).toHaveLength(100);
    expect(text).toContain(`<a href="${path}">A lesson is open</a></p><p class="muted">To ana@mail.example</p>`);
    expect(text).toContain('<p>Waiting</p><p class="muted">Due 11/12/2025, 10:00 AM</p>');
    expect(text).toMatch(/<p>Sent \d\d\/\d\d\/2025, \d+:\d\d [AP]M<\/p>/);
    expect(text).not.toContain(webhook);
  });

  it('lists the emails to one address', async () => {
    await written({ recipient: 'lara+1@mail.example' });
    const { text } = await get('/dev/mailbox?to=LARA%2B1@mail.example');
    expect(text.match(/<li>/g)).toHaveLength(1);
    expect(text).toContain('To lara+1@mail.example');
  });

  it('shows that an address has no emails', async () => {
    expect((await get('/dev/mailbox', empty)).text).toContain('There are no emails yet.');
    const { text } = await get(`/dev/mailbox?to=${encodeURIComponent(MARKUP)}`);
    expect(text).toContain('There are no emails to &lt;script&gt;');
    expect(text).not.toContain('<script');
  });

  it('shows an email with its HTML in a frame, and its text', async () => {
    const path = await written({ state: 'sent', sentAt: TEST_NOW, attempts: 2 });
    const { status, text, headers } = await get(path);
    expect(status).toBe(200);
    expect(text).toContain('<h1>A lesson is open</h1>');
    expect(text).toContain('<dt>Sent</dt><dd>Wednesday, 11/12/2025 at 10:00 AM</dd>');
    expect(text).toContain(`src="${path}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"`);
    expect(text).toContain(`See what is new: ${server.app.settings.publicUrl}/courses/my-courses`);
    expect(headers.get('content-security-policy')).toContain("frame-src 'self'");

    const html = await get(`${path}/html`);
    expect(html.text).toContain(`href="${server.app.settings.publicUrl}/courses/my-courses"`);
    expect(html.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'",
    );
  });

  it('shows why an email was not sent', async () => {
    const path = await written({ state: 'failed', problem: `No such mailbox (550) ${MARKUP}` });
    expect((await get(path)).text).toContain('<dt>Problem</dt><dd>No such mailbox (550) &lt;script&gt;');
  });

  it('escapes markup in every part of a message', async () => {
    const payload = { firstName: MARKUP, kind: 'group', title: MARKUP, body: MARKUP, path: `/a?b=${MARKUP}` };
    const path = await written({ subject: MARKUP, recipient: `"${MARKUP}"@mail.example`, payload });
    for (const address of ['/dev/mailbox', path, `${path}/html`]) {
      const { status, text } = await get(address);
      expect([status, text.includes('<script')]).toEqual([200, false]);
      expect(text).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;');
    }
  });

  it.each([
    ['of an unknown kind', { kind: `welcome${MARKUP}` }, 'There is no email of the kind “welcome&lt;script&gt;'],
    ['of a kind that is a property of every object', { kind: 'constructor' }, 'There is no email of the kind “constructor”.'],
    ['whose payload lacks a field', { payload: { firstName: 'Ana' } }, 'What it is told does not fit an email of the kind “notification”.'],
  ])('explains why it cannot show an email %s', async (_what, message, says) => {
    const path = await written(message);
    const { status, text } = await get(path);
    expect(status).toBe(200);
    expect(text).toContain(says);
    expect(text).not.toMatch(/<iframe|<script/);
    expect((await get(`${path}/html`)).status).toBe(404);
  });

  it('shows that the email templates are not built', async () => {
    const unbuilt = await testServer({ demo: false });
    unbuilt.app.mailRenderer = () => Promise.resolve(null);
    try {
      expect((await get(await written({}, unbuilt), unbuilt)).text).toContain('The emails are not built yet. Run npm run build.');
    } finally {
      await unbuilt.close();
    }
  });

  it.each(['/dev/mailbox/999999999', '/dev/mailbox/0x1', '/dev/mailbox/1/text', '/dev/mailbox/9999999999999999'])(
    'responds with 404 at %s',
    async (path) => {
      const { status, text } = await get(path, empty);
      expect([status, text.includes('There is no such email.')]).toEqual([404, true]);
    },
  );

  it('does not show a webhook', async () => {
    expect((await get(await written({ channel: 'webhook' }))).status).toBe(404);
  });

  it('is read-only', async () => {
    expect((await server.browser().send('/dev/mailbox', { method: 'POST' })).status).toBe(405);
    const { status, text } = await server.browser().send('/dev/mailbox', { method: 'HEAD' });
    expect([status, text]).toEqual([200, '']);
  });
});

describe('the emails of the demo', () => {
  it('all render, each with a different subject', async () => {
    const rows = await server.app.database.db.select().from(outbox).where(eq(outbox.channel, 'email'));
    const seeded = rows.filter(({ dedupeKey }) => dedupeKey.startsWith('demo:'));
    expect(new Set(seeded.map(({ kind }) => kind))).toEqual(new Set(['notification', 'dailyNews']));
    const wrong = seeded.filter(({ kind, payload }) => !MAILS[kind as MailName].data.safeParse(payload).success);
    expect(wrong).toEqual([]);
    const misnamed = seeded.filter(({ kind, payload, subject }) => mailSubject(kind as MailName, payload as never) !== subject);
    expect(misnamed).toEqual([]);
  });
});

describe('without a mailbox', () => {
  const site = {
    sendKept: () => false,
    sendPosted: async () => false,
    build: null,
    files: () => undefined,
    page: (_req: unknown, res: { writeHead(status: number): { end(text: string): void } }) =>
      Promise.resolve(res.writeHead(404).end('This page does not exist')),
    hasPage: () => Promise.resolve(false),
  };
  const production = { NODE_ENV: 'production', SESSION_SECRET: 'a secret of thirty-two characters', RATE_LIMITS: 'on' };

  it.each([
    ['in production', production],
    ['in production with the demo', { ...production, DEMO: '1', DEMO_PASSWORD: 'a password of our own' }],
    ['on a host that others can reach, without the demo', { HOST: '0.0.0.0', PUBLIC_URL: 'http://127.0.0.1' }],
  ])('its addresses respond like unknown pages: %s', async (_what, settings) => {
    const closed = await testServer({ demo: false, settings, site });
    try {
      const path = await written({}, closed);
      for (const address of ['/dev/mailbox', path, `${path}/html`]) {
        const { status, text } = await get(address, closed);
        expect([status, text]).toEqual([404, 'This page does not exist']);
      }
    } finally {
      await closed.close();
    }
  });
});
