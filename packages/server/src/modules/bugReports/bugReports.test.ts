import { randomUUID } from 'node:crypto';
import { RATE_LIMITS } from '@atlas/domain/auth';
import { and, desc, eq, gte } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contextOfJob } from '../../commands/context.ts';
import type { Site } from '../../http/site.ts';
import { type Browser, codeOf, testServer, type TestServer } from '../../testing/testServer.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { auditEntries } from '../audit/tables.ts';
import { files } from '../files/tables.ts';
import { withSecrets } from '../notifications/secrets.ts';
import { outbox } from '../notifications/tables.ts';
import { bugReportAnswers, bugReports } from '../users/tables.ts';
import { removeOldScreenshots } from './jobs.ts';
import { STRANGER_FILES_SPENT } from './uploadCommands.ts';

const DAY = 86_400_000;
const REQUEST = '3f2b8c1e-5d4a-4f6b-9c8d-7e6f5a4b3c2d';

/** The pages of the app, without the app. */
const site = {
  build: null,
  sendKept: () => false,
  page: async (_req: unknown, res: { writeHead(status: number, headers: object): { end(text: string): void } }) => {
    res.writeHead(200, { 'cache-control': 'private, no-store' }).end('the page');
  },
} as unknown as Site;

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ settings: { RATE_LIMITS: 'on', TRUSTED_PROXIES: '1' }, site });
});
afterAll(() => server.close());
beforeEach(() => server.app.setNow(TEST_NOW));
const db = () => server.app.database.db;

let networks = 0;
/** The header of a network that no other test uses. */
const newNetwork = () => ({ 'x-forwarded-for': `203.0.113.${networks++}` });
type Network = ReturnType<typeof newNetwork>;

const SEND = 'mutation ($input: ReportBugInput!) { reportBug(input: $input) { databaseId ticket path uploadKey } }';
const STATUS = `query ($ticket: String!) { bugReportStatus(ticket: $ticket) {
  ticket state page body hasAddress screenshots link answers { body } } }`;
const ask = (browser: Browser, network: Network, query: string, variables: object) =>
  browser.post('/api/graphql', { query, variables }, { 'auth-provider': 'dbAuth', ...network });

interface Sent {
  databaseId: number;
  ticket: string;
  path: string;
  uploadKey: string;
}

async function sendReport(input: object = {}, network = newNetwork(), browser = server.browser()): Promise<Sent> {
  const { json } = await ask(browser, network, SEND, { input: { body: 'The page is blank.', ...input } });
  return json.data.reportBug as Sent;
}
const keyOf = ({ path }: Sent): string => new URLSearchParams(path.split('?')[1]).get('ticket') ?? '';
const rowOf = async ({ databaseId }: Sent) => (await db().select().from(bugReports).where(eq(bugReports.id, databaseId)))[0];
const statusOf = async (ticket: string, browser = server.browser()) =>
  (await ask(browser, newNetwork(), STATUS, { ticket })).json.data.bugReportStatus;

describe('a bug report', () => {
  it('comes from a visitor, with an address, a page without its query, and the last error', async () => {
    const sent = await sendReport({
      page: '/checkout/7?order=ATL-1.secret&tab=x',
      browser: 'Chrome on Android, 360 × 740',
      email: 'Bisita@People.example',
      requestId: REQUEST,
    });
    expect(sent.ticket).toMatch(/^BUG-[2-9A-Z]{6}$/);
    expect(await rowOf(sent)).toMatchObject({
      userId: null,
      email: 'bisita@people.example',
      page: '/checkout/7?tab=x',
      browser: 'Chrome on Android, 360 × 740',
      requestId: REQUEST,
      state: 'open',
    });
  });

  it('comes from a member, whose account is the address', async () => {
    const sent = await sendReport({ email: 'other@people.example' }, newNetwork(), await server.as('member'));
    expect(await rowOf(sent)).toMatchObject({ userId: await server.idOf('member'), email: null });
    const entries = await db()
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.action, 'reportBug'), eq(auditEntries.subjectId, sent.databaseId)));
    expect(entries).toMatchObject([{ actorId: await server.idOf('member'), subjectType: 'bug report' }]);
    expect(JSON.stringify(entries)).not.toContain(sent.uploadKey);
  });

  it.each([
    ['a visitor', () => Promise.resolve(server.browser())],
    ['a member', () => server.as('member')],
  ])('of %s is stored once for each key', async (_who, open) => {
    const browser = await open();
    const network = newNetwork();
    const send = (key: string, body: string) =>
      ask(
        browser,
        network,
        SEND.replace('$input: ReportBugInput!', '$input: ReportBugInput!, $key: String').replace(
          'input: $input',
          'input: $input, idempotencyKey: $key',
        ),
        {
          input: { body },
          key,
        },
      );
    const key = randomUUID();
    const first = await send(key, 'It is blank.');
    const again = await send(key, 'It is blank.');
    expect(first.json.data.reportBug.ticket).toMatch(/^BUG-/);
    expect(again.json.data.reportBug).toEqual(first.json.data.reportBug);
    expect(codeOf((await send(key, 'It is white.')).json)).toBe('CONFLICT');
    const other = await send(randomUUID(), 'It is blank.');
    expect(other.json.data.reportBug.ticket).not.toBe(first.json.data.reportBug.ticket);
    const since = first.json.data.reportBug.databaseId as number;
    expect(await db().$count(bugReports, gte(bugReports.id, since))).toBe(2);
  });

  it('is rejected with a message at its field, and counted by network', async () => {
    const network = newNetwork();
    const send = (input: object) => ask(server.browser(), network, SEND, { input });
    const { errors } = (await send({ body: ' ', email: 'x@' })).json;
    expect(errors[0].extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fieldErrors: { body: 'What happened is required', email: expect.stringContaining('valid email') },
    });
    for (let n = 0; n < RATE_LIMITS.bugReportNetwork.attempts; n++) expect(codeOf((await send({ body: 'x' })).json)).toBeUndefined();
    expect(codeOf((await send({ body: 'x' })).json)).toBe('RATE_LIMITED');
    expect((await sendReport({}, newNetwork())).ticket).toMatch(/^BUG-/);
  });
});

describe('the page of a report', () => {
  it('opens with the secret only, which the database does not contain', async () => {
    const sent = await sendReport({ page: '/lessons/5' });
    const key = keyOf(sent);
    expect(key).toBe(`${sent.ticket}.${sent.uploadKey}`);
    expect(await statusOf(key)).toEqual({
      ticket: sent.ticket,
      state: 'OPEN',
      page: '/lessons/5',
      body: 'The page is blank.',
      hasAddress: false,
      screenshots: 0,
      link: sent.path,
      answers: [],
    });
    const other = keyOf(await sendReport());
    const wrong = [sent.ticket, `${sent.ticket}.${'a'.repeat(32)}`, `${sent.ticket}.${other.split('.')[1]}`, 'x', `${key}x`];
    for (const ticket of wrong) expect([ticket, await statusOf(ticket)]).toEqual([ticket, null]);
    const row = await rowOf(sent);
    expect(JSON.stringify(row)).not.toContain(sent.uploadKey);
    expect(row?.secretHash).toHaveLength(32);
  });

  it('moves the secret to a cookie, and is neither stored nor named to other sites', async () => {
    const sent = await sendReport();
    const browser = server.browser();
    const opened = await browser.send(sent.path);
    const headers = ({ headers: of }: typeof opened) => [of.get('cache-control'), of.get('referrer-policy'), of.get('x-robots-tag')];
    expect([opened.status, opened.headers.get('location')]).toEqual([303, `/bug-report?ticket=${sent.ticket}`]);
    expect(headers(opened)).toEqual(['no-store', 'no-referrer', 'noindex']);
    const [cookie = ''] = opened.headers.getSetCookie();
    expect(cookie).toContain(`ticket-${sent.ticket}=${sent.uploadKey}`);
    expect(cookie).toMatch(/Path=\/bug-report;.*HttpOnly.*SameSite=Lax/i);
    const page = await browser.send(`/bug-report?ticket=${sent.ticket}`);
    expect([page.status, ...headers(page)]).toEqual([200, 'private, no-store', 'no-referrer', 'noindex']);
    expect((await statusOf(sent.ticket, browser)).ticket).toBe(sent.ticket);
    expect(await statusOf(sent.ticket)).toBeNull();
  });

  it('sets no cookie for a wrong secret', async () => {
    const { ticket } = await sendReport();
    const opened = await server.browser().send(`/bug-report?ticket=${ticket}.${'a'.repeat(32)}`);
    expect([opened.status, opened.headers.getSetCookie(), opened.headers.get('referrer-policy')]).toEqual([200, [], 'no-referrer']);
  });
});

const DECIDE = `mutation ($id: Int!, $revision: Int!, $input: DecideBugReportInput!) {
  decideBugReport(databaseId: $id, revision: $revision, input: $input) { state revision answers { body author { databaseId } } } }`;
const decide = (as: string, { databaseId: id }: Sent, revision: number, input: object) =>
  server.request(as, DECIDE, { id, revision, input });
const mailOf = async ({ databaseId }: Sent) =>
  (await db().select().from(outbox).where(eq(outbox.kind, 'bugReportAnswered')).orderBy(desc(outbox.id))).filter(
    ({ payload }) => (payload as { reportId: number }).reportId === databaseId,
  );

describe('staff', () => {
  it('answer by email, with the link, and on the page of the report', async () => {
    const sent = await sendReport({ email: 'bisita@people.example' });
    const decided = await decide('tribe-team-fa', sent, 1, { state: 'CLOSED', answer: 'Please reload.' });
    expect(decided.data.decideBugReport).toEqual({
      state: 'CLOSED',
      revision: 2,
      answers: [{ body: 'Please reload.', author: { databaseId: await server.idOf('tribe-team-fa') } }],
    });
    expect(await statusOf(keyOf(sent))).toMatchObject({ state: 'CLOSED', hasAddress: true, answers: [{ body: 'Please reload.' }] });
    const [mail, ...more] = await mailOf(sent);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      recipient: 'bisita@people.example',
      userId: null,
      subject: `Answer to your bug report ${sent.ticket}`,
    });
    expect(JSON.stringify(mail)).not.toContain(sent.uploadKey);
    expect(await withSecrets(server.app, 'bugReportAnswered', mail?.payload)).toMatchObject({ path: sent.path, firstName: '' });
  });

  it('answer a member at the address of the account', async () => {
    const sent = await sendReport({}, newNetwork(), await server.as('member'));
    await decide('admin', sent, 1, { state: 'OPEN', answer: 'Which browser is it?' });
    expect(await mailOf(sent)).toMatchObject([{ recipient: 'member@atlas.example', userId: await server.idOf('member') }]);
    const entries = await db()
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.action, 'decideBugReport'), eq(auditEntries.subjectId, sent.databaseId)));
    expect(entries).toHaveLength(1);
  });

  it('answer a report without an address on its page only, and an older one gets a link', async () => {
    const sent = await sendReport();
    await db().update(bugReports).set({ secretHash: null }).where(eq(bugReports.id, sent.databaseId));
    await decide('admin', sent, 1, { state: 'IN_PROGRESS', answer: 'We look at it.' });
    expect(await mailOf(sent)).toEqual([]);
    expect((await statusOf(keyOf(sent))).answers).toEqual([{ body: 'We look at it.' }]);
  });

  it('cannot save a decision without effect, nor over the one of another', async () => {
    const sent = await sendReport();
    const nothing = await decide('admin', sent, 1, { state: 'OPEN', answer: ' ' });
    expect(nothing.errors[0].extensions.fieldErrors).toEqual({ answer: 'Choose another state or write an answer.' });
    expect(codeOf(await decide('admin', sent, 1, { state: 'IN_PROGRESS' }))).toBeUndefined();
    expect(codeOf(await decide('tribe-team-fa', sent, 1, { state: 'CLOSED', answer: 'Done.' }))).toBe('STALE');
    expect(await db().$count(bugReportAnswers, eq(bugReportAnswers.reportId, sent.databaseId))).toBe(0);
  });

  it.each(['tribe-team-ro', 'coach', 'member'])('with the role %s do not decide', async (key) => {
    expect(codeOf(await decide(key, await sendReport(), 1, { state: 'CLOSED' }))).toBe('FORBIDDEN');
  });

  it('find a report by its ticket number', async () => {
    const { ticket, databaseId } = await sendReport({ requestId: REQUEST });
    const find = `query ($filter: BugReportsFilter) { viewer { bugReports(first: 10, filter: $filter) {
      edges { node { databaseId requestId browser } } } } }`;
    const found = (await server.request('tribe-team-ro', find, { filter: { ticket: ` ${ticket.toLowerCase()} ` } })).data.viewer.bugReports;
    expect(found.edges).toEqual([{ node: { databaseId, requestId: REQUEST, browser: '' } }]);
    const one = 'query ($id: Int!) { viewer { bugReport(databaseId: $id) { ticket } } }';
    expect((await server.request('admin', one, { id: databaseId })).data.viewer.bugReport.ticket).toBe(ticket);
    expect(codeOf(await server.request('member', one, { id: databaseId }))).toBe('FORBIDDEN');
  });
});

let picture: Buffer;
beforeAll(async () => {
  picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0b6e69' } })
    .png()
    .toBuffer();
});

const upload = (
  { databaseId, uploadKey }: Sent,
  network: Network,
  { body = picture as Buffer, name = 'page.png', key = uploadKey, browser = server.browser() } = {},
) =>
  browser.send(`/api/upload-file?owner=bugReportId&ownerId=${databaseId}&purpose=screenshot&name=${name}`, {
    method: 'POST',
    headers: { 'order-secret': key, ...network },
    body: new Uint8Array(body),
  });

describe('a screenshot', () => {
  it('is added with the key of the report, and only staff and the reporter open it, as a download', async () => {
    const network = newNetwork();
    const sent = await sendReport({}, network);
    const stored = await upload(sent, network);
    expect(stored.status).toBe(201);
    const path = `/api/uploads/${stored.json.id}`;
    const opened = await (await server.as('admin')).send(path);
    expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(opened.headers.get('content-disposition')).toMatch(/^attachment/);
    const narrow = await (await server.as('admin')).send(`${path}?w=640`);
    expect(narrow.headers.get('content-disposition')).toMatch(/^attachment/);
    expect((await (await server.as('member')).send(path)).status).toBe(403);
    expect((await server.browser().send(path)).status).toBe(401);
    expect((await statusOf(keyOf(sent))).screenshots).toBe(1);
  });

  it('is refused with another key, after the hour, and beyond three', async () => {
    const browser = await server.as('member');
    const sent = await sendReport({}, newNetwork(), browser);
    const status = async (given: object = {}) => (await upload(sent, newNetwork(), { browser, ...given })).status;
    expect(await status({ key: 'a'.repeat(32) })).toBe(403);
    expect([await status(), await status(), await status(), await status()]).toEqual([201, 201, 201, 403]);
    const later = await sendReport({}, newNetwork(), browser);
    server.app.setNow(new Date(TEST_NOW.getTime() + 60 * 60_000));
    expect((await upload(later, newNetwork(), { browser })).status).toBe(403);
  });

  it.each([
    ['a program with the name of a picture', 'page.png', () => Buffer.from('MZ\u0090\u0000 not a picture')],
    ['a drawing', 'page.svg', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>')],
    ['a page', 'page.html', () => Buffer.from('<script>alert(1)</script>')],
    ['a PDF', 'page.pdf', () => Buffer.from('%PDF-1.7')],
  ])('is not %s', async (_what, name, body) => {
    const network = newNetwork();
    const sent = await sendReport({}, network);
    const refused = await upload(sent, network, { name, body: body() });
    expect([refused.status, await db().$count(files, eq(files.bugReportId, sent.databaseId))]).toEqual([400, 0]);
  });

  it('counts for the network of a stranger: three files a day over all reports', async () => {
    const network = newNetwork();
    for (let n = 0; n < 3; n++) expect((await upload(await sendReport({}, network), network)).status).toBe(201);
    const refused = await upload(await sendReport({}, network), network);
    expect([refused.status, refused.json.error]).toEqual([429, STRANGER_FILES_SPENT]);
    const other = newNetwork();
    expect((await upload(await sendReport({}, other), other)).status).toBe(201);
    const browser = await server.as('member');
    expect((await upload(await sendReport({}, network, browser), network, { browser })).status).toBe(201);
  });

  it('counts for the network of a stranger: 10 MB a day, without those that are refused', async () => {
    const network = newNetwork();
    const address = network['x-forwarded-for'];
    const most = RATE_LIMITS.strangerFileBytes.attempts;
    expect(most).toBe(10_000_000);
    await server.app.limits.take('strangerFileBytes', address, most - picture.length);
    const large = Buffer.concat([picture, Buffer.alloc(1)]);
    expect((await upload(await sendReport({}, network), network, { body: large })).status).toBe(429);
    expect((await upload(await sendReport({}, network), network)).status).toBe(201);
    expect((await upload(await sendReport({}, network), network)).status).toBe(429);
  });

  it('counts a resumable upload when it begins', async () => {
    const network = newNetwork();
    const sent = await sendReport({}, network);
    const begin = () =>
      server.browser().send(`/api/upload-file?owner=bugReportId&ownerId=${sent.databaseId}&purpose=screenshot&name=page.png`, {
        method: 'POST',
        headers: { 'order-secret': sent.uploadKey, 'tus-resumable': '1.0.0', 'upload-length': String(picture.length), ...network },
      });
    expect([(await begin()).status, (await begin()).status, (await begin()).status, (await begin()).status]).toEqual([201, 201, 201, 429]);
  });

  it('is deleted after 90 days', async () => {
    const network = newNetwork();
    const { id } = (await upload(await sendReport({}, network), network)).json as { id: number };
    const [stored] = await db().select().from(files).where(eq(files.id, id));
    const run = () => removeOldScreenshots.run(contextOfJob(server.app, { id: 'test', userId: null }), {}, new AbortController().signal);
    server.app.setNow(new Date(TEST_NOW.getTime() + 90 * DAY - 1));
    await run();
    expect(await db().$count(files, eq(files.id, id))).toBe(1);
    server.app.setNow(new Date(TEST_NOW.getTime() + 90 * DAY));
    await run();
    expect(await db().$count(files, eq(files.id, id))).toBe(0);
    const audited = and(eq(auditEntries.action, 'deleteScreenshot'), eq(auditEntries.subjectId, stored?.id ?? 0));
    expect(await db().$count(auditEntries, audited)).toBe(1);
  });
});
