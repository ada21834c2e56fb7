import { BlobReader, TextWriter, ZipReader } from '@zip.js/zip.js/lib/zip-core-native.js';
import { and, type Column, desc, eq, getTableColumns, getTableName, isNotNull, or, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contextOfJob } from '../../commands/context.ts';
import { inList } from '../../db/inList.ts';
import type { Db } from '../../db/open.ts';
import { recordAudits } from '../../commands/recordAudit.ts';
import { auditedFields, auditedSubjectsOf, declaredColumns } from '../../db/personalData.ts';
import { ERASURES_KEY, readErasures } from '../../privacy/erasureList.ts';
import { childrenFirst, erasePerson, REMAINING_TABLES } from '../../privacy/erasePerson.ts';
import { readPersonalData } from '../../privacy/personalData.ts';
import { PERSONAL_TABLES, personCondition, TABLES } from '../../privacy/personalTables.ts';
import { JOBS } from '../../registry/jobs.ts';
import { TEST_PASSWORD } from '../../testing/testPeople.ts';
import { type Answer, codeOf, contextOf, testServer, type TestServer } from '../../testing/testServer.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { auditEntries, auditPersonalValues } from '../audit/tables.ts';
import { sweepDroppedFiles } from '../files/dropped.ts';
import { files } from '../files/tables.ts';
import { resumeOutgoing } from '../installation/commands.ts';
import { writeRestored } from '../installation/repo.ts';
import { installation } from '../installation/tables.ts';
import { outbox } from '../notifications/tables.ts';
import { documents } from '../payments/tables.ts';
import { bugReports, privacyRequests, userNotes, users } from '../users/tables.ts';
import { decidePrivacyRequest, replayErasures } from './commands.ts';
import { removeExpiredDownloads, writeDataDownload } from './jobs.ts';

const DAY = 86_400_000;
const UNIQUE = 'Quxwimble';
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await server.app.queues.open(JOBS);
});
afterAll(() => server.close());
beforeEach(async () => {
  server.app.setNow(TEST_NOW);
  await db().delete(privacyRequests);
});

const db = () => server.app.database.db;
const job = () => contextOfJob(server.app, { id: 'privacy-tests', userId: null });
const signal = () => new AbortController().signal;
const later = (days: number): void => server.app.setNow(new Date(TEST_NOW.getTime() + days * DAY));

async function startDownload(as: string): Promise<number> {
  const { data } = await server.request(as, 'mutation { requestDataDownload { databaseId } }');
  return data.requestDataDownload.databaseId;
}
const write = (requestId: number) => writeDataDownload.run(job(), { requestId }, signal());

/** Downloads an archive and reads its entries. */
async function readArchive(as: string, id: number): Promise<Map<string, string>> {
  const browser = await server.as(as);
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(`${server.address}/api/data-downloads/${id}`, { headers: { cookie } });
  expect(response.status).toBe(200);
  const zip = new ZipReader(new BlobReader(await response.blob()), { useWebWorkers: false });
  const entries = new Map<string, string>();
  for (const entry of await zip.getEntries()) if (!entry.directory) entries.set(entry.filename, await entry.getData(new TextWriter()));
  return entries;
}

type Row = Record<string, unknown>;

/** A row as JSON, without the columns that are never shown. */
const asShown = (row: Row, name: string): Row => {
  const { rule, table } = PERSONAL_TABLES.find((one) => one.name === name) ?? expect.fail(`${name} has no rule`);
  const hidden = [...(rule.omits ?? []), ...(declaredColumns(table)?.secret ?? [])];
  return Object.fromEntries(Object.entries(JSON.parse(JSON.stringify(row)) as Row).filter(([column]) => !hidden.includes(column)));
};

/**
 * The rows of each table that name a person, found by the foreign keys of the schema and not by the
 * rules of downloads. A column that the rules omit names a member of staff.
 */
async function rowsInDatabase(userId: number): Promise<Map<string, Row[]>> {
  const found = new Map<string, Row[]>();
  // Rows that name the person through another row come after that row.
  for (const { name, table, rule } of childrenFirst(PERSONAL_TABLES).toReversed()) {
    if (rule.isHidden === true) continue;
    const columnNames = new Map(Object.entries(getTableColumns(table)).map(([column, value]) => [value as Column, column]));
    const keys = getTableConfig(table as PgTable).foreignKeys.flatMap((key) => {
      const { columns, foreignTable } = key.reference();
      const [column] = columns;
      const columnName = (column && columnNames.get(column)) ?? '';
      const isOthers = rule.omits?.includes(columnName) === true || OTHERS.has(`${name}.${columnName}`);
      return column === undefined || isOthers ? [] : [{ column, parent: getTableName(foreignTable) }];
    });
    const accounts = keys.filter(({ parent }) => parent === 'users').map(({ column }) => eq(column, userId));
    const records = keys.flatMap(({ column, parent }) => {
      const ids = (found.get(parent) ?? []).flatMap(({ id }) => (typeof id === 'number' ? [id] : []));
      return ids.length > 0 ? [inList(column, ids)] : [];
    });
    const own = accounts.length > 0 ? accounts : records;
    if (own.length === 0) continue;
    const rows = await db()
      .select()
      .from(table as PgTable)
      .where(or(...own));
    if (rows.length > 0) found.set(name, rows);
  }
  return found;
}

/** Columns that name another person in a row of its owner, or a record of another person. */
const OTHERS: ReadonlySet<string> = new Set([
  'round_choices.leadId',
  // A commission belongs to the affiliate, not to the buyer.
  'commissions.entryId',
  'commissions.orderId',
]);

describe('a download of personal data', () => {
  it.each(['member', 'affiliate', 'coach'])('contains all rows about %s and none about others', async (key) => {
    const userId = await server.idOf(key);
    const author = await server.idOf('admin');
    await db()
      .insert(userNotes)
      .values({ userId, authorId: author, body: `A note about ${key}`, createdAt: TEST_NOW });
    const id = await startDownload(key);
    const stored = await rowsInDatabase(userId);
    await write(id);
    const entries = await readArchive(key, id);
    const inArchive = new Map<string, Record<string, unknown>[]>();
    for (const [name, text] of entries)
      if (name.startsWith('data/'))
        inArchive.set(name.slice('data/'.length, -'.json'.length), JSON.parse(text) as Record<string, unknown>[]);
    expect(stored.size).toBeGreaterThan(5);
    // The rows of these two change with the download itself: the session, and the request.
    const changing = new Set(['sessions', 'privacy_requests', 'audit_entries', 'outbox', 'sign_in_log']);
    for (const [table, rows] of stored) {
      const read = inArchive.get(table) ?? [];
      if (changing.has(table)) expect([table, read.length > 0]).toEqual([table, true]);
      else for (const row of rows) expect([table, read]).toEqual([table, expect.arrayContaining([asShown(row, table)])]);
    }
    for (const [table, rows] of inArchive) {
      const all = await db()
        .select()
        .from(TABLES.get(table) as PgTable);
      const inDatabase = new Set(all.map((row) => JSON.stringify(asShown(row, table))));
      const secret = declaredColumns(TABLES.get(table) as never)?.secret ?? [];
      for (const row of rows) {
        if (!changing.has(table)) expect([table, inDatabase.has(JSON.stringify(row))]).toEqual([table, true]);
        expect(Object.keys(row).filter((name) => secret.some((one) => one === name))).toEqual([]);
        if ('userId' in row && row['userId'] !== null) expect([table, row['userId']]).toEqual([table, userId]);
      }
    }
    expect(inArchive.get('users')).toHaveLength(1);
    const notes = inArchive.get('user_notes') ?? [];
    expect(notes.map(({ body }) => body)).toContain(`A note about ${key}`);
    expect(notes.some((note) => 'authorId' in note)).toBe(false);
    const [admin] = await db().select().from(users).where(eq(users.id, author));
    expect(JSON.stringify(notes)).not.toContain(admin?.email);
  });

  it('reads every table that names an account', async () => {
    const rowsOf = new Map<number, [string, Row][]>();
    for (const { name, table, rule } of PERSONAL_TABLES) {
      const links = rule.isHidden === true ? [] : rule.links.flatMap((link) => ('user' in link ? [link.user] : []));
      for (const link of links) {
        const column = getTableColumns(table)[link] as Column;
        const [row] = await db().select().from(table).where(isNotNull(column)).limit(1);
        const userId = row?.[link];
        if (row !== undefined && typeof userId === 'number') rowsOf.set(userId, [...(rowsOf.get(userId) ?? []), [name, row]]);
      }
    }
    for (const [id, rows] of rowsOf) {
      const read = new Map<string, unknown>();
      for await (const { name, rows: own } of readPersonalData(db(), { id, email: null })) read.set(name, JSON.parse(JSON.stringify(own)));
      for (const [name, row] of rows) expect([name, read.get(name)]).toEqual([name, expect.arrayContaining([asShown(row, name)])]);
    }
    const read = [...rowsOf.values()].flat().map(([name]) => name);
    // Records that staff write about a person: notes, calls, points, and risks.
    expect(read).toEqual(expect.arrayContaining(['user_notes', 'check_in_calls', 'xp_entries', 'retention_cases']));
  });

  it('is for its person alone, for 24 hours', async () => {
    const id = await startDownload('member');
    expect(codeOf(await server.request('member', 'mutation { requestDataDownload { id } }'))).toBe('CONFLICT');
    const send = async (as: string) => (await (await server.as(as)).send(`/api/data-downloads/${id}`)).status;
    expect(await send('member')).toBe(410);
    await write(id);
    expect([await send('member'), await send('admin'), (await server.browser().send(`/api/data-downloads/${id}`)).status]).toEqual([
      200, 404, 401,
    ]);
    const [mail] = await db().select().from(outbox).orderBy(desc(outbox.id)).limit(1);
    expect(mail).toMatchObject({ userId: await server.idOf('member'), subject: 'Your data is ready to download' });
    server.app.setNow(new Date(TEST_NOW.getTime() + DAY - 1));
    expect(await send('member')).toBe(200);
    server.app.setNow(new Date(TEST_NOW.getTime() + DAY));
    expect(await send('member')).toBe(410);
    const [{ storageKey } = { storageKey: null }] = await db().select().from(privacyRequests).where(eq(privacyRequests.id, id));
    await removeExpiredDownloads.run(job(), {}, signal());
    await expect(server.app.storage.read(storageKey ?? '-')).rejects.toThrow();
  });

  it('is recorded in the audit', async () => {
    const id = await startDownload('member');
    const entries = await db()
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.action, 'requestDataDownload'), eq(auditEntries.subjectId, id)));
    expect(entries).toHaveLength(1);
  });

  it('is limited to three a day', async () => {
    for (let n = 0; n < 3; n++) await write(await startDownload('member'));
    expect(codeOf(await server.request('member', 'mutation { requestDataDownload { id } }'))).toBe('RATE_LIMITED');
  });
});

const deletion = (password: string) => `mutation { requestDeletion(input: { currentPassword: "${password}" }) { databaseId state } }`;

/** A person without payments, whose name occurs nowhere else. */
async function newPerson(name = UNIQUE): Promise<number> {
  const [row] = await db()
    .insert(users)
    .values({
      email: `${name}@people.example`.toLowerCase(),
      emailConfirmedAt: TEST_NOW,
      tribeId: `T${Math.floor(Math.random() * 1e8)}`,
      slug: `${name}-1`.toLowerCase(),
      firstName: name,
      lastName: name,
      about: `I am ${name}`,
      createdAt: TEST_NOW,
    })
    .returning({ id: users.id });
  return row?.id ?? 0;
}
const requestFor = async (userId: number): Promise<number> => {
  const [row] = await db()
    .insert(privacyRequests)
    .values({ userId, kind: 'deletion', createdAt: TEST_NOW })
    .returning({ id: privacyRequests.id });
  return row?.id ?? 0;
};

/** Runs work in a transaction that is rolled back. */
async function undone(work: (tx: Db) => Promise<void>): Promise<void> {
  const rollback = new Error('undo');
  const run = server.app.database.transaction(async (tx) => {
    await work(tx);
    throw rollback;
  });
  await expect(run).rejects.toBe(rollback);
}

/**
 * The tables whose rows contain a text.
 *
 * @param isWhole leaves out texts that only end with it: `non-member@…` for `member@…`
 */
async function tablesWith(text: string, within: Db = db(), isWhole = false): Promise<string[]> {
  const pattern = `${isWhole ? '(^|[^a-z0-9-])' : ''}${text.toLowerCase().replaceAll('.', String.raw`\.`)}`;
  const found: string[] = [];
  const { rows } = await within.execute<{ name: string }>(
    sql`select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  for (const { name } of rows) {
    const hit = await within.execute(sql`select 1 from ${sql.raw(name)} as row where lower(row::text) ~ ${pattern} limit 1`);
    if (hit.rows.length > 0) found.push(name);
  }
  return found;
}

describe('a request to delete an account', () => {
  it('needs the password, is recorded, and can be withdrawn for a week', async () => {
    const key = 'non-member';
    expect(codeOf(await server.request(key, deletion('wrong')))).toBe('BAD_USER_INPUT');
    const asked = await server.request(key, deletion(server.app.settings.demoPassword));
    expect(asked.data.requestDeletion).toMatchObject({ state: 'REQUESTED' });
    const id = asked.data.requestDeletion.databaseId as number;
    expect(await db().$count(auditEntries, and(eq(auditEntries.action, 'requestDeletion'), eq(auditEntries.subjectId, id)))).toBe(1);
    expect(codeOf(await server.request(key, deletion(server.app.settings.demoPassword)))).toBe('CONFLICT');
    const withdraw = `mutation { withdrawPrivacyRequest(databaseId: ${id}) { state } }`;
    expect(codeOf(await server.request('member', withdraw))).toBe('NOT_FOUND');
    expect((await server.request(key, withdraw)).data.withdrawPrivacyRequest.state).toBe('WITHDRAWN');
    expect(codeOf(await server.request(key, withdraw))).toBe('CONFLICT');
  });

  it('is refused to the last administrator', async () => {
    const others = sql`id <> ${await server.idOf('admin')} and archived_at is null and id in (
      select user_id from user_access_levels held join access_levels level on level.id = held.access_level_id where level.key = 'admin')`;
    const { rows } = await db().execute<{ id: number }>(sql`update users set archived_at = ${TEST_NOW} where ${others} returning id`);
    const answer = await server.request('admin', '{ viewer { whyNotDelete } }');
    const refused = await server.request('admin', deletion(server.app.settings.demoPassword));
    for (const { id } of rows) await db().update(users).set({ archivedAt: null }).where(eq(users.id, id));
    expect(answer.data.viewer.whyNotDelete).toContain('last administrator');
    expect([codeOf(refused), refused.errors[0].message]).toEqual(['CONFLICT', answer.data.viewer.whyNotDelete]);
  });

  it('is refused with open instalments and with commissions due', async () => {
    const owing = await db().execute<{ email: string }>(sql`select u.email from users u join schedule_entries e on e.user_id = u.id
      where e.status = 'Unpaid' and e.voided_at is null and u.email = 'member@atlas.example' limit 1`);
    const due = await db().execute(sql`select 1 from commissions c join affiliates a on a.id = c.affiliate_id
      where a.user_id = ${await server.idOf('affiliate')} and c.state in ('pending', 'approved', 'in-payout') limit 1`);
    expect([owing.rows.length, due.rows.length]).toEqual([1, 1]);
    const reasons = {
      member: 'You have payments that are still open. Pay them or ask us to end your subscription first.',
      affiliate: 'Commissions are still due to you. Request a payout first, and wait until it is paid.',
    };
    for (const [key, reason] of Object.entries(reasons)) {
      expect((await server.request(key, '{ viewer { whyNotDelete } }')).data.viewer.whyNotDelete).toBe(reason);
      const refused = await server.request(key, deletion(server.app.settings.demoPassword));
      // The reason is about the whole form: the password is right.
      expect(refused.errors).toHaveLength(1);
      const [{ message, extensions }] = refused.errors;
      expect([message, extensions.code, extensions.fieldErrors]).toEqual([reason, 'CONFLICT', undefined]);
      expect(await db().$count(privacyRequests, eq(privacyRequests.userId, await server.idOf(key)))).toBe(0);
    }
  });

  it('is refused at the field of a wrong password', async () => {
    const { errors } = await server.request('non-member', deletion('wrong'));
    expect(errors[0].extensions.fieldErrors).toEqual({ currentPassword: 'That is not your current password.' });
  });

  it('cannot be carried out during the week', async () => {
    const id = await requestFor(await newPerson('Quxearly'));
    later(6);
    await expect(decidePrivacyRequest(await asAdmin(), id)).rejects.toThrow('can withdraw this request until');
  });
});

const NO_ONE = { userId: null, onBehalfOfId: null, requestId: 'test' };
const asAdmin = () => contextOf(server.app, 'admin');

describe('an erasure', () => {
  it('leaves no trace of the name but in the listed tables', async () => {
    const userId = await newPerson();
    await db()
      .insert(userNotes)
      .values({ userId, authorId: await server.idOf('admin'), body: `About ${UNIQUE}`, createdAt: TEST_NOW });
    const before = await tablesWith(UNIQUE);
    expect(before).toEqual(expect.arrayContaining(['public.users', 'public.user_notes', 'public.search_words']));
    const id = await requestFor(userId);
    later(9);
    await decidePrivacyRequest(await asAdmin(), id);
    expect(await tablesWith(UNIQUE)).toEqual([]);
    const [account] = await db().select().from(users).where(eq(users.id, userId));
    expect(account).toMatchObject({ firstName: 'Deleted', email: `erased-${userId}@erased.invalid`, passwordHash: null });
    expect(account?.archivedAt).not.toBeNull();
    const [request] = await db().select().from(privacyRequests).where(eq(privacyRequests.id, id));
    expect(request?.state).toBe('done');
  });

  it('leaves no trace of a person who used Atlas, nor of the files', async () => {
    const name = 'Quxplorer';
    const browser = server.browser();
    const email = `${name}@people.example`.toLowerCase();
    const signUp = { method: 'signup', username: email, password: TEST_PASSWORD, firstName: name, lastName: name, facebookProfile: '' };
    const { id: userId } = (await browser.post('/api/auth', signUp)).json as { id: number };
    await db().update(users).set({ emailConfirmedAt: TEST_NOW }).where(eq(users.id, userId));
    const ok = async (answer: Promise<{ json: Answer['json'] }>) => {
      const { json } = await answer;
      expect(json.errors).toBeUndefined();
      return json.data;
    };
    const revisionOf = async () => (await db().select().from(users).where(eq(users.id, userId)))[0]?.revision;
    const input = { firstName: name, lastName: name, slug: name.toLowerCase(), about: `I am ${name}` };
    const UPDATE = 'mutation ($revision: Int!, $input: ProfileInput!) { updateProfile(revision: $revision, input: $input) { revision } }';
    await ok(browser.graphql(UPDATE, { revision: await revisionOf(), input }));
    await ok(browser.graphql(`mutation { saveWin(input: { title: "${name} won", achievedOn: "2025-11-01" }) { id } }`));
    await ok(browser.graphql(`mutation { reportBug(input: { body: "${name} sees nothing." }) { ticket } }`));
    const visitor = `mutation { reportBug(input: { body: "${name} again.", email: "${email}" }) { ticket } }`;
    await ok(server.browser().graphql(visitor));
    await ok(server.browser().graphql(`mutation { registerToChallenge(email: "${email}") { email } }`));
    const admin = await server.as('admin');
    const STAFF =
      'mutation ($id: Int!, $revision: Int!, $input: UserInput!) { updateUser(databaseId: $id, revision: $revision, input: $input) { id } }';
    const given = { firstName: name, lastName: name, about: `Staff know ${name}.` };
    await ok(admin.graphql(STAFF, { id: userId, revision: await revisionOf(), input: given }));
    const note = { userId, authorId: await server.idOf('admin'), body: `A note about ${name}`, createdAt: TEST_NOW };
    await db().insert(userNotes).values(note);
    const [report] = await db().select().from(bugReports).where(eq(bugReports.userId, userId));
    const DECIDE = `mutation { decideBugReport(databaseId: ${report?.id}, revision: 1, input: { state: CLOSED, answer: "Hello ${name}" }) { id } }`;
    await ok(admin.graphql(DECIDE));
    await server.app.storage.put('uploads/one-screenshot', Buffer.from(name));
    const file = {
      name: `${name}.png`,
      mediaType: 'image/png',
      bytes: 9,
      purpose: 'screenshot' as const,
      storageKey: 'uploads/one-screenshot',
    };
    await db()
      .insert(files)
      .values({ ...file, bugReportId: report?.id ?? 0, createdAt: TEST_NOW });
    const { requestDataDownload } = await ok(browser.graphql('mutation { requestDataDownload { databaseId } }'));
    await write(requestDataDownload.databaseId as number);
    const [download] = await db()
      .select()
      .from(privacyRequests)
      .where(eq(privacyRequests.id, requestDataDownload.databaseId as number));
    expect((await tablesWith(name)).length).toBeGreaterThan(8);

    const id = await requestFor(userId);
    later(9);
    await decidePrivacyRequest(await asAdmin(), id);
    expect(await tablesWith(name)).toEqual([]);
    server.app.setNow(new Date(TEST_NOW.getTime() + 17 * DAY));
    await sweepDroppedFiles(server.app);
    for (const key of ['uploads/one-screenshot', download?.storageKey ?? '-']) await expect(server.app.storage.read(key)).rejects.toThrow();
  });

  it('deletes or empties every row of a person with payments, and keeps what the law requires', async () => {
    const userId = await server.idOf('affiliate');
    const person = { id: userId, email: 'affiliate@atlas.example' };
    await undone(async (tx) => {
      await erasePerson(tx, person);
      for (const { name, table, rule } of PERSONAL_TABLES) {
        const left = await tx.$count(table, personCondition(tx, table, rule, person));
        if (!REMAINING_TABLES.includes(name)) expect([name, left]).toEqual([name, 0]);
        if (rule.erase !== 'blank' || rule.links.some((link) => 'email' in link)) continue;
        const personal = (declaredColumns(table)?.personal ?? []).filter((one) => {
          const column = getTableColumns(table)[one];
          return column !== undefined && !column.notNull && column.generated === undefined;
        });
        for (const column of personal) {
          const rows = await tx
            .select({ value: getTableColumns(table)[column] as never })
            .from(table)
            .where(personCondition(tx, table, rule, person));
          expect([name, column, rows.filter(({ value }) => value !== null)]).toEqual([name, column, []]);
        }
      }
      expect(await tablesWith(person.email, tx)).toEqual([]);
    });
  });

  it.each(['member', 'affiliate', 'coach', 'head-coach', 'tribe-team-fa', 'success-manager', 'admin', 'non-member'])(
    'leaves no name, address or number of %s, whatever they did',
    async (key) => {
      const userId = await server.idOf(key);
      const [person] = await db().select().from(users).where(eq(users.id, userId));
      if (person === undefined) throw new Error(`There is no ${key}`);
      const { email, firstName, lastName, mobileNumber } = person;
      await undone(async (tx) => {
        await erasePerson(tx, { id: userId, email });
        const left: string[] = [];
        for (const text of [email, `${firstName} ${lastName}`, ...(mobileNumber ? [mobileNumber] : [])])
          left.push(...(await tablesWith(text, tx, true)).map((table) => `${text} in ${table}`));
        expect(left).toEqual([]);
      });
    },
  );

  it('removes the buyer from documents, and leaves the name on invoices for tax', async () => {
    const userId = await server.idOf('member');
    const kinds = ['statement', 'invoice', 'acknowledgement', 'credit-note'] as const;
    const own = eq(documents.userId, userId);
    await undone(async (tx) => {
      const [issued] = await tx.select().from(documents).where(own).limit(1);
      if (issued === undefined) throw new Error('There is no document');
      const { id: _id, code: _code, ...values } = issued;
      const buyer = { name: UNIQUE, email: `${UNIQUE}@people.example`, tin: '123-456-789', address: 'Davao' };
      const snapshot = { ...issued.snapshot, buyer };
      await tx.insert(documents).values(kinds.map((kind) => ({ ...values, kind, number: 9000, label: `${kind} 9000`, snapshot })));
      await erasePerson(tx, { id: userId, email: 'member@atlas.example' });
      const read = await tx
        .select()
        .from(documents)
        .where(and(own, eq(documents.number, 9000)));
      const anonymous = { name: 'Deleted account', email: '', tin: null, address: null };
      expect(Object.fromEntries(read.map((one) => [one.kind, one.snapshot.buyer]))).toEqual({
        statement: anonymous,
        invoice: { ...buyer, email: '' },
        acknowledgement: anonymous,
        'credit-note': anonymous,
      });
      expect(read.map((one) => one.snapshot.lines)).toEqual(kinds.map(() => issued.snapshot.lines));
    });
    const changed = db()
      .update(documents)
      .set({ snapshot: sql`jsonb_set(snapshot, '{buyer,name}', '"Someone"')` })
      .where(own);
    await expect(changed).rejects.toMatchObject({ cause: { message: 'documents is append only' } });
  });

  it('deletes the personal values in the audit of every kind of record', async () => {
    const tested = new Set<string>();
    for (const key of ['member', 'affiliate', 'non-member']) {
      const person = { id: await server.idOf(key), email: `${key}@atlas.example` };
      await undone(async (tx) => {
        const entries = [];
        for (const { table, rule } of PERSONAL_TABLES) {
          const { id } = getTableColumns(table);
          if (id === undefined) continue;
          const [row] = await tx
            .select({ id: sql<number>`${id}` })
            .from(table)
            .where(personCondition(tx, table, rule, person))
            .limit(1);
          for (const subjectType of row === undefined ? [] : auditedSubjectsOf(table)) {
            const personal = [...auditedFields(subjectType).personal];
            if (personal.length === 0) continue;
            tested.add(subjectType);
            // Without an owner, as for the records of visitors.
            const before = Object.fromEntries(personal.map((name) => [name, UNIQUE]));
            entries.push({ at: TEST_NOW, action: 'test', subjectType, subjectId: row?.id ?? 0, before });
          }
        }
        await recordAudits(tx, NO_ONE, entries);
        expect(await tablesWith(UNIQUE, tx)).toEqual(['public.audit_personal_values']);
        await erasePerson(tx, person);
        expect(await tablesWith(UNIQUE, tx)).toEqual([]);
      });
    }
    expect([...tested]).toEqual(
      expect.arrayContaining(['user', 'order', 'email', 'paymentProof', 'statement row', 'challenge participant']),
    );
  });

  it('replaces the reasons of changes to the person, and no others', async () => {
    const userId = await server.idOf('member');
    const other = await server.idOf('affiliate');
    const entry = (subjectType: string, subjectId: number, before: Row) => ({
      at: TEST_NOW,
      action: 'test',
      subjectType,
      subjectId,
      before,
      reason: `${UNIQUE} is in hospital`,
    });
    await undone(async (tx) => {
      const entries = [entry('user', userId, {}), entry('reminder hold', userId, { userId, reason: UNIQUE }), entry('user', other, {})];
      await recordAudits(tx, NO_ONE, entries);
      await erasePerson(tx, { id: userId, email: null });
      const left = await tx
        .select({ reason: auditEntries.reason })
        .from(auditEntries)
        .where(eq(auditEntries.action, 'test'))
        .orderBy(auditEntries.id);
      expect(left.map(({ reason }) => reason)).toEqual(['[erased]', '[erased]', `${UNIQUE} is in hospital`]);
    });
    await expect(db().update(auditEntries).set({ reason: '[erased]' })).rejects.toThrow();
  });

  it('deletes the values in the audit that mention the address, and no others', async () => {
    const person = { id: await server.idOf('member'), email: 'member@atlas.example' };
    await undone(async (tx) => {
      const searches = ['member@atlas.example', 'of Member@Atlas.example.', 'non-member@atlas.example', 'member@atlas.example.org'];
      const entries = searches.map((search, index) => ({
        at: TEST_NOW,
        action: 'test',
        subjectType: 'bulk job',
        subjectId: 900_000 + index,
        before: { search },
      }));
      await recordAudits(tx, NO_ONE, entries);
      await erasePerson(tx, person);
      const left = await tx
        .select({ before: auditPersonalValues.before })
        .from(auditPersonalValues)
        .innerJoin(auditEntries, eq(auditEntries.id, auditPersonalValues.entryId))
        .where(and(eq(auditEntries.subjectType, 'bulk job'), eq(auditEntries.action, 'test')))
        .orderBy(auditEntries.id);
      expect(left).toEqual(searches.slice(2).map((search) => ({ before: { search } })));
    });
  });

  it('is repeated in a restored copy before anything is sent', async () => {
    const userId = await newPerson('Quxrestored');
    const id = await requestFor(userId);
    const [before] = await db().select().from(users).where(eq(users.id, userId));
    later(9);
    await decidePrivacyRequest(await asAdmin(), id);
    expect((await readErasures(server.app.storage)).size).toBeGreaterThan(0);
    // The restored copy contains the person as they were, and does not know the request.
    await db().delete(privacyRequests).where(eq(privacyRequests.id, id));
    const { email = '', firstName = '', lastName = '', slug = '' } = before ?? {};
    await db().update(users).set({ email, firstName, lastName, slug, archivedAt: null, archivedReason: null }).where(eq(users.id, userId));
    await db().delete(installation);
    await writeRestored(db(), { at: TEST_NOW, backupAt: TEST_NOW });
    await resumeOutgoing(job());
    expect(await tablesWith('Quxrestored')).toEqual([]);
    const [row] = await db().select().from(installation);
    expect(row?.resumedAt).not.toBeNull();
    expect(await replayErasures(job())).toBe(0);
  });

  it('is not repeated with an incomplete list', async () => {
    const id = await requestFor(await newPerson('Quxmissing'));
    later(9);
    await decidePrivacyRequest(await asAdmin(), id);
    await server.app.storage.remove(ERASURES_KEY);
    await db().delete(installation);
    await writeRestored(db(), { at: TEST_NOW, backupAt: TEST_NOW });
    await expect(resumeOutgoing(job())).rejects.toThrow('The list of deleted accounts is incomplete.');
    const [row] = await db().select().from(installation);
    expect(row?.resumedAt).toBeNull();
  });
});
