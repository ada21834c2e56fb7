import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAILY_KINDS } from '@atlas/domain/notifications';
import { startSmtp, type TestSmtp } from '../testing/testSmtp.ts';
import { auditEntries } from '../modules/audit/tables.ts';
import { insertMails } from '../modules/notifications/outbox.ts';
import { bouncedAddresses, notificationPreferences, outbox } from '../modules/notifications/tables.ts';
import { unsubscribeToken, type Unwanted } from '../modules/notifications/unsubscribe.ts';
import { TEST_NOW } from '../testing/testApp.ts';
import { testServer, type TestServer } from '../testing/testServer.ts';

const TOKEN = 'a-service-token-of-thirty-two-letters';
const service = { authorization: `Bearer ${TOKEN}` };

let smtp: TestSmtp;
let server: TestServer;
let member: number;
beforeAll(async () => {
  smtp = await startSmtp();
  server = await testServer({ settings: { SERVICE_TOKEN: TOKEN, SMTP_URL: smtp.url, MAIL_FROM: 'Atlas <hello@atlas.example>' } });
  member = await server.idOf('member');
});
afterAll(async () => {
  await server.close();
  server.app.mail?.close();
  await smtp.close();
});
beforeEach(async () => {
  for (const table of [outbox, bouncedAddresses, notificationPreferences]) await server.app.database.db.delete(table);
  smtp.taken.length = 0;
});

const orderMails = (count: number) =>
  insertMails(
    server.app.database.db,
    Array.from({ length: count }, (_, n) => ({
      name: 'notification' as const,
      to: 'member@atlas.example',
      userId: member,
      data: { firstName: 'Maricel', kind: 'payment-approved' as const, title: `Payment ${n}`, body: '', path: null },
      key: `payment ${n}`,
      notBefore: TEST_NOW,
    })),
    TEST_NOW,
  );

describe('/api/email-worker', () => {
  it('sends what is due over SMTP and returns the count', async () => {
    await orderMails(3);
    const answer = await server.browser().post('/api/email-worker', {}, service);
    expect([answer.status, answer.json]).toEqual([200, { sent: 3, failed: 0, cancelled: 0, postponed: 0 }]);
    expect(smtp.taken.map(({ subject }) => subject)).toEqual(['Payment 0', 'Payment 1', 'Payment 2']);
    expect((await server.browser().post('/api/email-worker', {}, service)).json).toMatchObject({ sent: 0 });
  });

  it.each([
    ['a request without a token', {}, 401],
    ['another token', { authorization: 'Bearer another' }, 403],
  ])('is closed to %s', async (_who, headers, status) => {
    await orderMails(1);
    expect((await server.browser().post('/api/email-worker', {}, headers)).status).toBe(status);
    expect(smtp.taken).toEqual([]);
  });

  it('is closed to the browser of an administrator', async () => {
    expect((await (await server.as('admin')).post('/api/email-worker', {})).status).toBe(401);
  });

  it('takes POST only', async () => {
    expect((await server.browser().send('/api/email-worker', { headers: service })).status).toBe(405);
  });
});

describe('/api/unsubscribe', () => {
  const link = (what: Unwanted) =>
    new URL(`${server.app.settings.publicUrl}/api/unsubscribe?token=${unsubscribeToken(server.app.secret, { userId: member, what })}`);
  const pathOf = ({ pathname, search }: URL) => pathname + search;
  const rejected = async () =>
    (await server.app.database.db.select().from(notificationPreferences).where(eq(notificationPreferences.userId, member)))
      .filter(({ email }) => !email)
      .map(({ kind }) => kind);
  const press = (path: string, body: string, headers = {}) =>
    server.browser().send(path, { method: 'POST', body, headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers } });

  it('only shows a confirmation page when the link is opened', async () => {
    const url = link('payment-due');
    const answer = await server.browser().send(pathOf(url));
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `/thank-you?of=unsubscribe&token=${encodeURIComponent(url.searchParams.get('token') ?? '')}`,
    ]);
    expect(await rejected()).toEqual([]);
  });

  it('unsubscribes from the kind by the button of the page, and redirects to its confirmation', async () => {
    const answer = await press(pathOf(link('payment-due')), '');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/thank-you?of=unsubscribed']);
    expect(await rejected()).toEqual(['payment-due']);
  });

  it('unsubscribes by the button of a mail program, which has no cookies and follows no redirects', async () => {
    const answer = await press(pathOf(link('daily')), 'List-Unsubscribe=One-Click');
    expect(answer.status).toBe(200);
    expect((await rejected()).toSorted()).toEqual([...DAILY_KINDS].toSorted());
  });

  it('repeated, has the same effect and one line in the audit', async () => {
    const before = await server.app.database.db.$count(auditEntries, eq(auditEntries.action, 'unsubscribe'));
    await press(pathOf(link('group')), '');
    await press(pathOf(link('group')), '');
    expect(await rejected()).toEqual(['group']);
    expect(await server.app.database.db.$count(auditEntries, eq(auditEntries.action, 'unsubscribe'))).toBe(before + 1);
  });

  it.each([
    ['no token', ''],
    ['a token for another person', '?token=1.payment-due.x'],
    ['a token for an unknown kind', '?token=1.everything.0123456789012345678901234567890123456789012'],
  ])('with %s changes nothing and reports it', async (_what, search) => {
    expect((await server.browser().send(`/api/unsubscribe${search}`)).headers.get('location')).toBe('/thank-you?of=unsubscribe');
    expect((await press(`/api/unsubscribe${search}`, '')).headers.get('location')).toBe('/thank-you?of=unsubscribe');
    expect((await press(`/api/unsubscribe${search}`, 'List-Unsubscribe=One-Click')).status).toBe(404);
    expect(await rejected()).toEqual([]);
  });

  it('rejects a token signed for another person', async () => {
    const [id = '', ...rest] = (link('group').searchParams.get('token') ?? '').split('.');
    await press(`/api/unsubscribe?token=${Number(id) + 1}.${rest.join('.')}`, '');
    expect(await server.app.database.db.$count(notificationPreferences)).toBe(0);
  });

  it('rejects the page of another site', async () => {
    expect((await press(pathOf(link('group')), '', { origin: 'https://evil.example' })).status).toBe(403);
    expect(await rejected()).toEqual([]);
  });
});

describe('/api/email-bounces', () => {
  const report = (messageId: string, { status = '5.1.1', action = 'failed' } = {}) =>
    [
      'From: MAILER-DAEMON@mx.example',
      'To: hello@atlas.example',
      'Subject: Undelivered Mail Returned to Sender',
      'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
      'MIME-Version: 1.0',
      '',
      '--b',
      'Content-Type: text/plain',
      '',
      'Your message could not be delivered.',
      '--b',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.example',
      '',
      'Final-Recipient: rfc822; member@atlas.example',
      `Action: ${action}`,
      `Status: ${status}`,
      'Diagnostic-Code: smtp; 550 5.1.1 <member@atlas.example>: Recipient address',
      '    rejected: User unknown',
      '',
      '--b',
      'Content-Type: text/rfc822-headers',
      '',
      'From: Atlas <hello@atlas.example>',
      `Message-ID: ${messageId}`,
      'Subject: Payment 0',
      '',
      '--b--',
      '',
    ].join('\r\n');
  const send = (body: string, headers = {}) =>
    server
      .browser()
      .send('/api/email-bounces', { method: 'POST', body, headers: { ...service, 'content-type': 'message/rfc822', ...headers } });
  const sentId = async () => {
    await orderMails(1);
    await server.browser().post('/api/email-worker', {}, service);
    return smtp.taken[0]?.messageId ?? '';
  };

  it('records a report at the email and at the address', async () => {
    expect((await send(report(await sentId()))).json).toEqual({ recorded: true });
    const [mail] = await server.app.database.db.select().from(outbox);
    expect(mail).toMatchObject({ state: 'failed', problem: '550 5.1.1 <member@atlas.example>: Recipient address rejected: User unknown' });
    expect(await server.app.database.db.select({ address: bouncedAddresses.address }).from(bouncedAddresses)).toEqual([
      { address: 'member@atlas.example' },
    ]);
  });

  it.each([
    ['a report of a delay', { action: 'delayed', status: '4.4.1' }],
    ['a report of a delivery', { action: 'delivered', status: '2.0.0' }],
  ])('ignores %s', async (_what, change) => {
    expect((await send(report(await sentId(), change))).json).toEqual({ recorded: false });
    expect(await server.app.database.db.select().from(bouncedAddresses)).toEqual([]);
  });

  it('ignores an automatic reply, and a body that is not a message', async () => {
    expect((await send('Subject: I am on leave\r\n\r\nBack on Monday.')).json).toEqual({ recorded: false });
    expect((await send('')).json).toEqual({ recorded: false });
  });

  it('rejects requests without the service token, and other types', async () => {
    expect((await send(report('<x@y>'), { authorization: '' })).status).toBe(401);
    expect((await send(report('<x@y>'), { 'content-type': 'text/plain' })).status).toBe(400);
  });
});
