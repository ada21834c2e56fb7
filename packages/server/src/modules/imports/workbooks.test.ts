import { IMPORT_TEMPLATES } from '@atlas/domain/imports';
import { BlobWriter, TextReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createContext } from '../../commands/context.ts';
import { inList } from '../../db/inList.ts';
import { type Browser, contextOf, testServer, type TestServer } from '../../testing/testServer.ts';
import { accessLevels } from '../access/tables.ts';
import { subscriptions } from '../subscriptions/tables.ts';
import { users } from '../users/tables.ts';
import { mustImport } from './check.ts';
import { templateFile } from './files.ts';
import { importRows, imports } from './tables.ts';
import { workOnImportsUnderWay } from './work.ts';

let server: TestServer;
let admin: Browser;
beforeAll(async () => {
  server = await testServer();
  admin = await server.as('admin');
});
afterAll(() => server.close());
const db = () => server.app.database.db;

/** A cell: a text, or the XML of one. */
type Cell = string | { readonly xml: string };
interface RawSheet {
  readonly name: string;
  readonly rows: readonly (readonly Cell[])[];
  readonly state?: string;
  /** XML after the rows. */
  readonly after?: string;
}

const textXml = (text: string) => `<c t="inlineStr"><is><t>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t></is></c>`;
const dateXml = (serial: number): Cell => ({ xml: `<c s="1"><v>${serial}</v></c>` });
const numberXml = (number: number): Cell => ({ xml: `<c><v>${number}</v></c>` });
const rowXml = (row: readonly Cell[]) => `<row>${row.map((cell) => (typeof cell === 'string' ? textXml(cell) : cell.xml)).join('')}</row>`;

/** A workbook as another program writes it. */
async function workbook(sheets: readonly RawSheet[], properties = '', parts: Readonly<Record<string, string>> = {}): Promise<Uint8Array> {
  const zip = new ZipWriter(new BlobWriter());
  const ids = sheets.map((_sheet, index) => `r${index}`);
  const all = {
    'xl/workbook.xml': `<workbook xmlns:r="r">${properties}<sheets>${sheets.map(({ name, state }, n) => `<sheet name="${name}" r:id="${ids[n]}"${state === undefined ? '' : ` state="${state}"`}/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${ids.map((id, n) => `<Relationship Id="${id}" Target="worksheets/s${n}.xml"/>`).join('')}</Relationships>`,
    'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
    ...Object.fromEntries(
      sheets.map(({ rows, after = '' }, n) => [
        `xl/worksheets/s${n}.xml`,
        `<worksheet><sheetData>${rows.map(rowXml).join('')}</sheetData>${after}</worksheet>`,
      ]),
    ),
    ...parts,
  };
  for (const [name, xml] of Object.entries(all)) await zip.add(name, new TextReader(xml));
  return (await zip.close()).bytes();
}

async function send(path: string, bytes: Uint8Array, browser = admin) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), 'book.xlsx');
  return browser.send(`/api/upload-${path}`, { method: 'POST', body: form });
}
async function check(path: string, bytes: Uint8Array, browser = admin) {
  const { status, json } = await send(path, bytes, browser);
  expect(status, JSON.stringify(json)).toBe(202);
  return json as {
    importId: number;
    creates: number;
    changes: number;
    skips: number;
    problems: { sheet: string; row: number | null; column: string | null; value: string | null; message: string }[];
  };
}
async function apply(importId: number, browser = admin) {
  const { json } = await browser.graphql(`mutation { applyImport(databaseId: ${importId}) { state } }`);
  expect(json.errors).toBeUndefined();
  await workOnImportsUnderWay(server.app, crypto.randomUUID());
  const [one] = await db().select().from(imports).where(eq(imports.id, importId));
  return one;
}
const undo = async (importId: number) => {
  expect((await admin.graphql(`mutation { undoImport(databaseId: ${importId}) { state } }`)).json.errors).toBeUndefined();
  await workOnImportsUnderWay(server.app, crypto.randomUUID());
};

const GROUPS = ['Group ID', 'Name'];
const SUBGROUPS = { name: 'Subgroups', rows: [['Subgroup ID', 'Name', 'Group ID']] };
const MEMBERS: readonly string[] = IMPORT_TEMPLATES.members[0].columns;
const SUBSCRIPTION = [...IMPORT_TEMPLATES.members[1].columns];
const person = (cells: Readonly<Record<string, Cell>>): Cell[] => MEMBERS.map((column) => cells[column] ?? '');
const members = (people: Readonly<Record<string, Cell>>[], subscriptionRows: Cell[][] = []): RawSheet[] => [
  { name: 'Members', rows: [MEMBERS, ...people.map(person)] },
  { name: 'Subscription', rows: [SUBSCRIPTION, ...subscriptionRows] },
];
const userOf = async (email: string) => (await db().select().from(users).where(eq(users.email, email)))[0];

describe('a workbook', () => {
  it('is imported over HTTP, with its dates, numbers and formulas', async () => {
    const found = await check(
      'create-users',
      await workbook(
        members([
          {
            'Tribe ID': 'WB1',
            Email: 'wb-1@people.example',
            'First Name': { xml: '<c t="str"><f>A1&amp;"x"</f><v>Maria</v></c>' },
            'Last Name': { xml: '<c><f>UNKNOWN()</f></c>' },
            'Birth Date (mm/dd/yyyy)': dateXml(36_585),
            'Mobile Number': numberXml(9_171_234_567),
            'Base Points': numberXml(250),
          },
        ]),
      ),
    );
    expect(found).toMatchObject({ creates: 1, problems: [] });
    expect(await userOf('wb-1@people.example')).toBeUndefined();
    expect(await apply(found.importId)).toMatchObject({ state: 'done', applied: 1 });
    expect(await userOf('wb-1@people.example')).toMatchObject({
      firstName: 'Maria',
      lastName: '=UNKNOWN()',
      birthdate: '2000-02-29',
      mobileNumber: '+639171234567',
    });
  });

  it('with the 1904 date system has the right days', async () => {
    const book = await workbook(
      members([{ Email: 'wb-1904@people.example', 'First Name': 'Ana', 'Birth Date (mm/dd/yyyy)': dateXml(36_585 - 1462) }]),
      '<workbookPr date1904="1"/>',
    );
    const found = await check('create-users', book);
    await apply(found.importId);
    expect(await userOf('wb-1904@people.example')).toMatchObject({ birthdate: '2000-02-29' });
  });

  it.each(['hidden', 'veryHidden'])('with a %s sheet names it, and imports nothing of it', async (state) => {
    const book = await workbook([{ name: 'Groups', rows: [GROUPS, ['WH1', 'Hidden group']], state }, SUBGROUPS]);
    const { creates, problems } = await check('create-groups', book);
    expect(creates).toBe(0);
    expect(problems).toEqual([
      { sheet: 'Groups', row: null, column: null, value: null, message: 'the sheet is hidden; show it, or delete it' },
    ]);
  });

  it('with a hidden sheet that no template has is fine', async () => {
    const book = await workbook([
      { name: 'Groups', rows: [GROUPS, ['WH2', 'Visible group']] },
      SUBGROUPS,
      { name: 'Old', rows: [['x']], state: 'hidden' },
    ]);
    expect(await check('create-groups', book)).toMatchObject({ creates: 1, problems: [] });
  });

  it('without a sheet names it, and one with other sheets only has no rows', async () => {
    const one = await check('create-groups', await workbook([{ name: 'Groups', rows: [GROUPS] }]));
    expect(one.problems.map(({ sheet, message }) => [sheet, message])).toEqual([['Subgroups', 'the sheet is missing']]);
    const none = await check('create-groups', await workbook([{ name: 'Sheet1', rows: [GROUPS, ['W1', 'Nowhere']] }]));
    expect([none.creates, none.problems.map(({ sheet }) => sheet)]).toEqual([0, ['Groups', 'Subgroups']]);
  });

  it('with merged cells names their range', async () => {
    const after = '<mergeCells count="2"><mergeCell ref="A2:A3"/><mergeCell ref="B2:C2"/></mergeCells>';
    const book = await workbook([{ name: 'Groups', rows: [GROUPS, ['WM1', 'Merged'], ['', 'Below']], after }, SUBGROUPS]);
    const { problems } = await check('create-groups', book);
    expect(problems.map(({ row, message }) => [row, message])).toEqual([
      [null, 'the cells A2:A3 are merged; give each row its own values'],
      [null, 'the cells B2:C2 are merged; give each row its own values'],
      [3, expect.stringContaining('must be filled in')],
    ]);
  });

  it('that unpacks to far more than it is refused, and leaves nothing', async () => {
    const before = await db().$count(imports);
    const bomb = await workbook([{ name: 'Groups', rows: [GROUPS] }, SUBGROUPS], '', { 'xl/sharedStrings.xml': ' '.repeat(60 * 2 ** 20) });
    expect(bomb.length).toBeLessThan(2 ** 20);
    const { status, json } = await send('create-groups', bomb);
    expect([status, json.error]).toEqual([413, 'This file is too large. Split it into several.']);
    expect(await db().$count(imports)).toBe(before);
  });

  it('that is damaged, empty or no workbook is refused', async () => {
    const whole = await workbook([{ name: 'Groups', rows: [GROUPS, ['WD1', 'Damaged']] }, SUBGROUPS]);
    for (const bytes of [whole.slice(0, whole.length - 40), new Uint8Array(), whole.slice(0, 200)])
      expect((await send('create-groups', bytes)).status).toBe(415);
  });
});

describe('the sheet of subscriptions', () => {
  let [funnel, term] = [0, 0];
  beforeAll(async () => {
    const { rows } = await db().execute<{ funnel: number; term: number }>(
      sql`select funnel_id as funnel, payment_term_id as term from funnel_payment_terms order by 1, 2 limit 1`,
    );
    [funnel, term] = [rows[0]?.funnel ?? 0, rows[0]?.term ?? 0];
  });
  const book = (key: string, more: readonly Cell[][] = []) =>
    workbook(
      members(
        [
          { Email: `${key}-1@people.example`, 'First Name': 'Ana', 'Subscription ID': `${key}1` },
          { Email: `${key}-2@people.example`, 'First Name': 'Ben', 'Subscription ID': `${key}2` },
        ],
        [
          [`${key}1`, dateXml(45_971), { xml: '<c t="b"><v>0</v></c>' }, numberXml(funnel), numberXml(term)],
          [`${key}2`, '01/31/2024', 'true', String(funnel), String(term)],
          ...more,
        ],
      ),
    );

  it('adds the subscriptions of its people once, and their undoing takes them back', async () => {
    const found = await check('upsert-users', await book('SB'));
    expect(found).toMatchObject({ creates: 4, problems: [] });
    expect(await apply(found.importId)).toMatchObject({ applied: 4, failed: 0 });
    const made = await db()
      .select({
        email: users.email,
        createdAt: subscriptions.createdAt,
        unsubscribedAt: subscriptions.unsubscribedAt,
        funnelId: subscriptions.funnelId,
      })
      .from(subscriptions)
      .innerJoin(users, eq(users.id, subscriptions.userId))
      .where(inList(users.email, ['sb-1@people.example', 'sb-2@people.example']))
      .orderBy(users.email);
    expect(
      made.map(({ email, createdAt, unsubscribedAt, funnelId }) => [email, createdAt.toISOString(), unsubscribedAt !== null, funnelId]),
    ).toEqual([
      ['sb-1@people.example', '2025-11-09T16:00:00.000Z', false, funnel],
      ['sb-2@people.example', '2024-01-30T16:00:00.000Z', true, funnel],
    ]);
    const again = await check('upsert-users', await book('SB'));
    expect(again).toMatchObject({ creates: 0, changes: 0, skips: 4, problems: [] });
    await undo(found.importId);
    expect(
      await db().$count(subscriptions, sql`${subscriptions.userId} in (select ${users.id} from ${users} where ${users.email} like 'sb-%')`),
    ).toBe(0);
  });

  it('names a funnel, a term and a person that do not fit', async () => {
    const { problems } = await check(
      'upsert-users',
      await book('SC', [
        ['SC3', '01/31/2024', 'false', numberXml(999_999), numberXml(term)],
        ['SC1', '01/31/2024', 'false', numberXml(funnel), numberXml(term)],
      ]),
    );
    expect(problems.map(({ row, column, message }) => [row, column, message])).toEqual([
      [4, 'Subscription ID', 'is in no row of Members that can be imported'],
      [5, 'Subscription ID', 'is in row 2 already'],
    ]);
    const wrong = await check(
      'upsert-users',
      await workbook(
        members(
          [{ Email: 'sd-1@people.example', 'First Name': 'Ana', 'Subscription ID': 'SD1' }],
          [['SD1', '01/31/2024', 'false', numberXml(funnel), numberXml(999_999)]],
        ),
      ),
    );
    expect(wrong.problems[0]).toMatchObject({
      column: 'Payment Term ID',
      value: '999999',
      message: 'names no payment term of this funnel',
    });
  });

  it('refuses a second subscription of a funnel for the same time', async () => {
    await apply((await check('upsert-users', await book('SE'))).importId);
    const sheet = (key: string, unenrolled: string) =>
      workbook(
        members(
          [{ Email: 'se-1@people.example', 'Subscription ID': key }],
          [[key, '11/11/2025', unenrolled, numberXml(funnel), numberXml(term)]],
        ),
      );
    const { problems } = await check('upsert-users', await sheet('SE8', 'false'));
    expect(problems[0]).toMatchObject({ column: 'Funnel ID', message: 'is a funnel that this person has a subscription of at that time' });
    expect(await check('upsert-users', await sheet('SE9', 'true'))).toMatchObject({ creates: 1, problems: [] });
  });
});

describe('an importer with less access than an admin', () => {
  /** Gives the level of an account these flags for a test. */
  async function withFlags<T>(
    key: string,
    flags: { pages: string[]; functions?: string[] },
    run: (browser: Browser) => Promise<T>,
  ): Promise<T> {
    const [level] = await db().select().from(accessLevels).where(eq(accessLevels.key, key));
    const { id, pageAccess, functionAccess } = level ?? ({} as never);
    await db()
      .update(accessLevels)
      .set({
        pageAccess: { ...pageAccess, ...Object.fromEntries(flags.pages.map((page) => [page, true])) },
        functionAccess: { ...functionAccess, ...Object.fromEntries((flags.functions ?? []).map((name) => [name, true])) },
      })
      .where(eq(accessLevels.id, id));
    try {
      return await run(await server.as(key));
    } finally {
      await db().update(accessLevels).set({ pageAccess, functionAccess }).where(eq(accessLevels.id, id));
    }
  }
  const book = (...people: Readonly<Record<string, Cell>>[]) => workbook(members(people));

  it('gives no level that allows more than their own', async () => {
    await withFlags('coach', { pages: ['uploadContents', 'editUser'] }, async (coach) => {
      const { creates, problems } = await check(
        'create-users',
        await book(
          { Email: 'lv-1@people.example', 'First Name': 'Ana', 'Access Levels': 'Admin' },
          { Email: 'lv-2@people.example', 'First Name': 'Ben', 'Access Levels': 'Member' },
        ),
        coach,
      );
      expect([creates, problems.map(({ row, column }) => [row, column])]).toEqual([1, [[2, 'Access Levels']]]);
    });
  });

  it('changes none but their own people, and no one above them', async () => {
    await withFlags('coach', { pages: ['uploadContents', 'editUser'] }, async (coach) => {
      const { changes, problems } = await check(
        'update-users',
        await book({ Email: 'admin@atlas.example', 'First Name': 'Eve' }, { Email: 'non-member@atlas.example', 'First Name': 'Eve' }),
        coach,
      );
      expect(changes).toBe(0);
      expect(problems.map(({ row, column, message }) => [row, column, message])).toEqual([
        [2, 'Email', 'cannot be changed: this is not one of your people'],
        [3, 'Email', 'cannot be changed: this is not one of your people'],
      ]);
    });
    await withFlags('tribe-team-ro', { pages: ['uploadContents', 'editUser'] }, async (staff) => {
      const { changes, problems } = await check('update-users', await book({ Email: 'admin@atlas.example', 'First Name': 'Eve' }), staff);
      expect([changes, problems.length]).toEqual([0, 1]);
    });
  });

  it('adds no subscription without the flags for enrolling', async () => {
    const { rows } = await db().execute<{ funnel: number; term: number }>(
      sql`select funnel_id as funnel, payment_term_id as term from funnel_payment_terms order by 1, 2 limit 1`,
    );
    await withFlags('coach', { pages: ['uploadContents', 'editUser'] }, async (coach) => {
      const { problems } = await check(
        'create-users',
        await workbook(
          members(
            [{ Email: 'en-1@people.example', 'First Name': 'Ana', 'Subscription ID': 'EN1' }],
            [['EN1', '11/10/2025', 'false', numberXml(rows[0]?.funnel ?? 0), numberXml(rows[0]?.term ?? 0)]],
          ),
        ),
        coach,
      );
      expect(problems.map(({ sheet, column }) => [sheet, column])).toEqual([['Subscription', 'Subscription ID']]);
    });
  });

  it('ends the work when the flag is taken from them in between', async () => {
    const found = await withFlags('coach', { pages: ['uploadContents', 'editUser'] }, async (coach) => {
      const one = await check('create-users', await book({ Email: 'fl-1@people.example', 'First Name': 'Ana' }), coach);
      expect((await coach.graphql(`mutation { applyImport(databaseId: ${one.importId}) { state } }`)).json.errors).toBeUndefined();
      return one;
    });
    await workOnImportsUnderWay(server.app, crypto.randomUUID());
    const [one] = await db().select().from(imports).where(eq(imports.id, found.importId));
    expect(one).toMatchObject({ state: 'failed', applied: 0, problem: expect.stringMatching(/\S/) });
    expect(await userOf('fl-1@people.example')).toBeUndefined();
  });

  it('reads and applies only their own imports', async () => {
    const foreign = await check('create-users', await book({ Email: 'fo-1@people.example', 'First Name': 'Ana' }));
    const [row] = await db().select().from(importRows).where(eq(importRows.importId, foreign.importId));
    await withFlags('coach', { pages: ['uploadContents', 'editUser'] }, async (coach) => {
      const own = await check('create-users', await book({ Email: 'ow-1@people.example', 'First Name': 'Ana' }), coach);
      const listed = await coach.graphql('{ viewer { imports(first: 50) { edges { node { uploadedBy { databaseId } } } } } }');
      const uploaders = new Set(
        listed.json.data.viewer.imports.edges.map(
          ({ node }: { node: { uploadedBy: { databaseId: number } } }) => node.uploadedBy.databaseId,
        ),
      );
      expect([...uploaders]).toEqual([await server.idOf('coach')]);
      const one = async (id: number) =>
        (await coach.graphql(`{ viewer { import(databaseId: ${id}) { fileName } } }`)).json.data?.viewer.import ?? null;
      expect([await one(own.importId), await one(foreign.importId)]).toEqual([{ fileName: 'book.xlsx' }, null]);
      const node = `{ node(id: "${Buffer.from(`ImportRow:${row?.id}`).toString('base64')}") { ... on ImportRow { cells } } }`;
      expect((await coach.graphql(node)).json.data?.node ?? null).toBeNull();
      expect((await coach.send(`/api/imports/${foreign.importId}/failed.xlsx`)).status).toBe(404);
      for (const name of ['applyImport', 'undoImport', 'stopImport', 'continueImport'])
        expect(
          (await coach.graphql(`mutation { ${name}(databaseId: ${foreign.importId}) { state } }`)).json.errors[0].extensions.code,
        ).toBe('NOT_FOUND');
    });
  });

  it('is refused while they view as someone else', async () => {
    const { visitor, session } = await contextOf(server.app, 'admin');
    const viewing = createContext(server.app, visitor, session && { ...session, impersonatorId: await server.idOf('tribe-team-fa') });
    expect(() => mustImport(viewing)).toThrow('Files cannot be imported while you view as someone else.');
    expect(() => templateFile(viewing, 'members')).toThrow('Files cannot be imported while you view as someone else.');
  });
});
