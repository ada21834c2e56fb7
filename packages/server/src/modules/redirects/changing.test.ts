import { INVALID_TARGET, REDIRECT_EXISTS, REDIRECT_TO_ITSELF } from '@atlas/domain/redirects';
import { WINDOW_REVERSED } from '@atlas/domain/funnels';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { JOBS } from '../../registry/jobs.ts';
import { type ApiResponse, apiTest, type SalesTest } from '../../testing/apiTest.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { accessLevels } from '../access/tables.ts';
import { auditEntries } from '../audit/tables.ts';
import { runBulkJob } from '../jobs/bulk/runBulkJob.ts';
import { settings } from '../settings/tables.ts';
import { redirectRules } from './tables.ts';

let world: SalesTest;
beforeAll(async () => {
  world = await apiTest();
  await world.app.queues.open(JOBS);
  await db().update(settings).set({ value: 'example.com' }).where(eq(settings.name, 'redirect-hosts'));
});
afterAll(() => world.close());
const db = () => world.app.database.db;

interface Input {
  fromPath: string;
  target: string;
  match?: string;
  audience?: string;
  startsOn?: string;
  endsOn?: string;
  priority?: number;
}
const whole = (input: Input) => ({ match: 'EXACT', audience: 'EVERYONE', priority: 0, ...input });
const RULE = 'databaseId revision fromPath match target audience startsAt endsAt priority status hides { kind name text } archivedAt';
const create = (input: Input, key = 'admin') =>
  world.request(key, `mutation ($input: RedirectRuleInput!) { it: createRedirectRule(input: $input) { ${RULE} } }`, {
    input: whole(input),
  });
const update = (databaseId: number, revision: number, input: Input) =>
  world.request(
    'admin',
    `mutation ($id: Int!, $revision: Int!, $input: RedirectRuleInput!) {
      it: updateRedirectRule(databaseId: $id, revision: $revision, input: $input) { ${RULE} } }`,
    { id: databaseId, revision, input: whole(input) },
  );
const setArchived = (id: number, archived: boolean) =>
  world.request(
    'admin',
    `mutation ($id: Int!, $archived: Boolean!) { it: setRedirectRuleArchived(databaseId: $id, archived: $archived) { ${RULE} } }`,
    { id, archived },
  );
const created = async (input: Input): Promise<number> => {
  const { data, errors } = await create(input);
  expect(errors).toEqual([]);
  return data.it.databaseId;
};
const rejection = ({ codes, errors }: ApiResponse) => [codes, errors[0]?.fieldErrors];

describe('a rule', () => {
  it('is created with its window in Manila, changed and archived, each with its audit entry', async () => {
    const { data } = await create({ fromPath: ' /Summer/ ', target: '/free-lessons', startsOn: '2025-11-12', endsOn: '2025-11-30' });
    expect(data.it).toMatchObject({
      fromPath: '/summer',
      match: 'EXACT',
      startsAt: '2025-11-11T16:00:00.000Z',
      endsAt: '2025-11-30T16:00:00.000Z',
      status: 'ACTIVE',
      hides: null,
      revision: 1,
    });
    const { databaseId } = data.it;
    const changed = {
      fromPath: '/summer',
      target: 'https://shop.example.com/summer',
      match: 'PREFIX',
      priority: 7,
      startsOn: '2025-12-01',
    };
    expect((await update(databaseId, 1, changed)).data.it).toMatchObject({
      target: 'https://shop.example.com/summer',
      match: 'PREFIX',
      priority: 7,
      endsAt: null,
      status: 'SCHEDULED',
    });
    expect((await update(databaseId, 1, changed)).codes).toEqual(['STALE']);
    expect((await setArchived(databaseId, true)).data.it).toMatchObject({ status: 'ARCHIVED', archivedAt: TEST_NOW.toISOString() });
    expect((await setArchived(databaseId, true)).data.it.revision).toBe(3);
    expect((await setArchived(databaseId, false)).data.it).toMatchObject({ archivedAt: null, revision: 4 });
    const lines = await db().select().from(auditEntries).where(eq(auditEntries.subjectType, 'redirect rule')).orderBy(auditEntries.id);
    expect(lines.filter(({ subjectId }) => subjectId === databaseId).map(({ action }) => action)).toEqual([
      'createRedirectRule',
      'updateRedirectRule',
      'archiveRedirectRule',
      'restoreRedirectRule',
    ]);
  });

  it.each<[string, Input, Record<string, string>]>([
    ['a page of Atlas', { fromPath: '/courses/1', target: '/fast' }, { fromPath: '/courses belongs to Atlas and cannot be redirected.' }],
    ['a script', { fromPath: '/a', target: 'javascript:alert(1)' }, { target: INVALID_TARGET }],
    ['http', { fromPath: '/a', target: 'http://example.com' }, { target: INVALID_TARGET }],
    [
      'a host that is not listed',
      { fromPath: '/a', target: 'https://example.com.evil.ph' },
      { target: 'example.com.evil.ph is not on the list of hosts that redirect rules may lead to. An admin adds hosts in the settings.' },
    ],
    ['itself', { fromPath: '/a', target: '/A/' }, { target: REDIRECT_TO_ITSELF }],
    ['a reversed window', { fromPath: '/a', target: '/fast', startsOn: '2025-12-02', endsOn: '2025-12-01' }, { endsOn: WINDOW_REVERSED }],
    ['a negative priority', { fromPath: '/a', target: '/fast', priority: -1 }, { priority: 'Priority is too low' }],
    ['a rule that exists', { fromPath: '/START', target: '/fast', priority: 10 }, { fromPath: REDIRECT_EXISTS }],
  ])('is refused for %s', async (_what, input, errors) => {
    expect(rejection(await create(input))).toEqual([['BAD_USER_INPUT'], errors]);
  });

  it.each(['tribe-team-fa', 'tribe-team-ro', 'coach', 'member'])('is refused to %s', async (key) => {
    expect((await create({ fromPath: '/a', target: '/fast' }, key)).codes).toEqual(['FORBIDDEN']);
  });

  it('may hide a funnel or the main link of an affiliate, and names it', async () => {
    const funnel = await create({ fromPath: '/Freelancing-Course', target: '/fast' });
    expect(funnel.data.it.hides).toEqual({ kind: 'FUNNEL', name: 'Freelancing Course', text: 'the funnel Freelancing Course' });
    const affiliate = await create({ fromPath: '/work-with-kristine', target: '/fast' });
    expect(affiliate.data.it.hides).toEqual({ kind: 'AFFILIATE', name: 'Kristine Abad', text: 'the main link of Kristine Abad' });
    expect((await create({ fromPath: '/mommy-va/more', target: '/fast' })).data.it.hides).toBeNull();
    const list = '{ viewer { redirectRules(first: 50, sort: { by: fromPath }) { edges { node { fromPath hides { kind name text } } } } } }';
    const hidden = async () => {
      const { edges } = (await world.request('tribe-team-ro', list)).data.viewer.redirectRules;
      return edges
        .map(({ node }: { node: { fromPath: string; hides: object | null } }) => node)
        .filter(({ hides }: { hides: object | null }) => hides);
    };
    expect(await hidden()).toEqual([
      { fromPath: '/freelancing-course', hides: funnel.data.it.hides },
      { fromPath: '/work-with-kristine', hides: affiliate.data.it.hides },
    ]);
    const [level] = await db().select().from(accessLevels).where(eq(accessLevels.key, 'tribe-team-ro'));
    const { affiliates: _none, ...pageAccess } = level?.pageAccess ?? {};
    await db().update(accessLevels).set({ pageAccess }).where(eq(accessLevels.key, 'tribe-team-ro'));
    expect((await hidden())[1]).toEqual({
      fromPath: '/work-with-kristine',
      hides: { kind: 'AFFILIATE', name: null, text: 'the main link of an affiliate' },
    });
    await db().delete(redirectRules).where(eq(redirectRules.target, '/fast'));
  });
});

describe('a loop', () => {
  it('of three rules is refused when it is created, edited and restored', async () => {
    const first = await created({ fromPath: '/one', target: '/two' });
    await created({ fromPath: '/two', target: '/three?x=1' });
    const circle = { target: 'This would lead in a circle: /three → /one → /two → /three.' };
    expect(rejection(await create({ fromPath: '/three', target: '/one' }))).toEqual([['BAD_USER_INPUT'], circle]);
    const third = await created({ fromPath: '/three', target: '/fast' });
    expect(rejection(await update(third, 1, { fromPath: '/three', target: '/one' }))).toEqual([['BAD_USER_INPUT'], circle]);
    await setArchived(first, true);
    expect((await update(third, 1, { fromPath: '/three', target: '/one' })).errors).toEqual([]);
    const restored = await setArchived(first, false);
    expect([restored.codes, restored.errors[0]?.message]).toEqual([
      ['CONFLICT'],
      'This would lead in a circle: /one → /two → /three → /one.',
    ]);
  });

  it('is not closed by two people at the same moment', async () => {
    for (const round of [1, 2, 3]) {
      const [here, there] = [`/here-${round}`, `/there-${round}`];
      const answers = await Promise.all([create({ fromPath: here, target: there }), create({ fromPath: there, target: here })]);
      expect(answers.flatMap(({ codes }) => codes)).toEqual(['BAD_USER_INPUT']);
      const loops = answers.flatMap(({ errors }) => errors.map(({ fieldErrors }) => fieldErrors));
      expect(loops).toEqual([{ target: expect.stringMatching(/^This would lead in a circle: /) }]);
    }
  });
});

it('a rule is not restored to a host that is no longer allowed', async () => {
  const id = await created({ fromPath: '/shop', target: 'https://example.com/shop' });
  await setArchived(id, true);
  await db().update(settings).set({ value: '' }).where(eq(settings.name, 'redirect-hosts'));
  const restored = await setArchived(id, false);
  await db().update(settings).set({ value: 'example.com' }).where(eq(settings.name, 'redirect-hosts'));
  expect([restored.codes, restored.errors[0]?.message]).toEqual([
    ['CONFLICT'],
    'example.com is not on the list of hosts that redirect rules may lead to. An admin adds hosts in the settings.',
  ]);
  expect((await setArchived(id, false)).data.it.archivedAt).toBeNull();
});

describe('rules in bulk', () => {
  const JOB = 'databaseId state changed skipped undone kept skips { message rows }';
  const preview = async (operation: string, search: string, ids: number[]): Promise<number> => {
    const { data, errors } = await world.request(
      'admin',
      `mutation ($operation: BulkOperation!, $selection: BulkSelection!) {
        it: previewBulkJob(operation: $operation, input: {}, selection: $selection) { databaseId } }`,
      { operation, selection: { list: 'redirectRules', search, ids } },
    );
    expect(errors).toEqual([]);
    return data.it.databaseId;
  };
  const run = async (name: string, id: number) => {
    const { errors } = await world.request('admin', `mutation ($id: Int!) { ${name}BulkJob(databaseId: $id) { databaseId } }`, { id });
    expect(errors).toEqual([]);
    await runBulkJob(world.app, crypto.randomUUID(), id, new AbortController().signal);
    return (await world.request('admin', `query ($id: Int!) { viewer { bulkJob(databaseId: $id) { ${JOB} } } }`, { id })).data.viewer
      .bulkJob;
  };

  it('are archived, and restored only as far as they make no loop', async () => {
    const [first, second] = [
      await created({ fromPath: '/left', target: '/right' }),
      await created({ fromPath: '/middle', target: '/fast' }),
    ];
    const archiving = await preview('ARCHIVE_REDIRECT_RULES', '', [first, second]);
    expect(await run('apply', archiving)).toMatchObject({ changed: 2, skipped: 0 });
    await created({ fromPath: '/right', target: '/left' });
    expect(await run('undo', archiving)).toMatchObject({ undone: 1, kept: 1 });
    await setArchived(second, true);
    const restoring = await preview('RESTORE_REDIRECT_RULES', 'status=archived', [first, second]);
    const loop = 'This would lead in a circle: /left → /right → /left.';
    expect(await run('apply', restoring)).toMatchObject({ changed: 1, skipped: 1, skips: [{ message: loop, rows: 1 }] });
  });
});

describe('a tried path', () => {
  const TRY = `query ($path: String!, $audience: TriedAudience!, $at: DateTime) { viewer { tryRedirect(path: $path, audience: $audience, at: $at) {
    path target page { kind name } rules { wins why rule { fromPath match audience hits } } } } }`;
  const attempt = (path: string, audience = 'VISITORS', at: string | null = null) => world.request('admin', TRY, { path, audience, at });
  const tried = async (path: string, audience?: string, at?: string) => (await attempt(path, audience, at)).data.viewer.tryRedirect;

  it('names the rule that wins, the final address, and why the others lose', async () => {
    expect(await tried('/Facebook?from=fb', 'MEMBERS')).toEqual({
      path: '/Facebook',
      target: '/courses/my-courses?from=fb',
      page: null,
      rules: [
        { wins: true, why: null, rule: { fromPath: '/facebook', match: 'EXACT', audience: 'MEMBERS', hits: 211 } },
        { wins: false, why: 'It is for other people.', rule: { fromPath: '/facebook', match: 'EXACT', audience: 'VISITORS', hits: 963 } },
      ],
    });
    expect((await tried('/facebook')).target).toBe('/free-lessons');
    expect((await tried('/facebook', 'NON_MEMBERS')).target).toBeNull();
    expect((await tried('/webinar/1')).target).toBe('/free-training');
    expect((await tried('/old-blog/1')).rules).toEqual([]);
  });

  it('depends on the day', async () => {
    const [now, later] = [await tried('/christmas'), await tried('/christmas', 'VISITORS', '2025-12-20T00:00:00+08:00')];
    expect([now.target, now.rules[0].why]).toEqual([null, expect.stringMatching(/^It starts on /)]);
    expect([later.target, later.rules[0].wins]).toEqual(['/studio-year', true]);
  });

  it('names the page that the winning rule hides, or that opens without one', async () => {
    const before = await tried('/freelancing-course');
    expect(before).toMatchObject({ target: null, rules: [], page: { kind: 'FUNNEL' } });
    const id = await created({ fromPath: '/freelancing-course', target: '/fast', match: 'PREFIX' });
    expect(await tried('/freelancing-course/kristine')).toMatchObject({ target: '/fast', page: before.page });
    await setArchived(id, true);
  });

  it.each(['facebook', 'https://example.com/a', '//a', ''])('is refused when it is %j', async (path) => {
    const { codes } = await attempt(path);
    expect(codes).toEqual(['BAD_USER_INPUT']);
  });

  it('is refused to people who do not sell', async () => {
    for (const key of ['coach', 'member', 'success-manager'])
      expect((await world.request(key, TRY, { path: '/start', audience: 'VISITORS' })).codes).toEqual(['FORBIDDEN']);
  });
});
