import { and, asc, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, globalId, testServer, type Browser, type TestServer } from '../../testing/testServer.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { accessLevels } from '../access/tables.ts';
import { formResponses, forms, formVersions } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const as = (key: string) => server.as(key);
const request: TestServer['request'] = (...args) => server.request(...args);
const db = () => server.app.database.db;

const idOf = (key: string) => server.idOf(key);
async function formNamed(slug: string): Promise<number> {
  const [row] = await db().select({ id: forms.id }).from(forms).where(eq(forms.slug, slug));
  return row?.id ?? 0;
}

describe('publicForm', () => {
  const FORM = `query ($slug: String!) { publicForm(slug: $slug) { title description isOpen oncePerUser version hasAnswered
    fields { key type label hint required options showIf { key equals } } } }`;
  const seen = async (browser: Browser, slug: string) => (await browser.graphql(FORM, { slug })).json.data.publicForm;

  it('shows a visitor the latest version of an open form', async () => {
    const form = await seen(server.browser(), 'journey-form');
    expect(form).toMatchObject({ title: 'Journey Form', isOpen: true, oncePerUser: true, version: 2, hasAnswered: false });
    const types = form.fields.map(({ type }: { type: string }) => type) as string[];
    expect(new Set(types)).toEqual(
      new Set(['SHORT', 'CHOICE', 'DATE', 'PESO', 'NUMBER', 'MULTI', 'SCALE', 'LONG', 'MOBILE', 'FACEBOOK', 'FILE']),
    );
    expect(form.fields[2]).toEqual({
      key: 'first-client',
      type: 'DATE',
      label: 'When did you get your first client?',
      hint: 'Roughly is fine.',
      required: false,
      options: [],
      showIf: { key: 'situation', equals: 'I freelance already' },
    });
  });

  it('reports whether the viewer has responded', async () => {
    expect((await seen(await as('member'), 'journey-form')).hasAnswered).toBe(true);
    expect((await seen(await as('newcomer'), 'journey-form')).hasAnswered).toBe(false);
  });

  it('hides the questions of a closed form, and hides drafts and unknown forms entirely', async () => {
    expect(await seen(server.browser(), 'live-workshop-survey')).toMatchObject({ isOpen: false, fields: [] });
    expect(await seen(server.browser(), 'success-story')).toBeNull();
    expect(await seen(await as('admin'), 'success-story')).toBeNull();
    expect(await seen(server.browser(), 'no-such-form')).toBeNull();
  });

  it('hides an archived form', async () => {
    const [row] = await db()
      .insert(forms)
      .values({ createdAt: TEST_NOW, slug: 'old-form', title: 'Old', state: 'open', archivedAt: TEST_NOW })
      .returning({ id: forms.id });
    expect(await seen(server.browser(), 'old-form')).toBeNull();
    await db()
      .delete(forms)
      .where(eq(forms.id, row?.id ?? 0));
  });
});

describe('the forms', () => {
  const FORMS = `query ($filter: FormsFilter) { viewer { forms(filter: $filter) { totalCount edges { node { id databaseId slug state responseCount lastResponseAt versions { version } } } } } }`;

  it.each(['admin', 'tribe-team-fa', 'tribe-team-ro'])('are listed for %s', async (key) => {
    const { totalCount, edges } = (await request(key, FORMS)).data.viewer.forms;
    expect(totalCount).toBe(5);
    expect(new Set(edges.map(({ node }: { node: { state: string } }) => node.state))).toEqual(new Set(['DRAFT', 'OPEN', 'CLOSED']));
    const journey = edges.map(({ node }: { node: { slug: string } }) => node).find(({ slug }: { slug: string }) => slug === 'journey-form');
    expect(journey).toMatchObject({
      versions: [{ version: 2 }, { version: 1 }],
      responseCount: await db().$count(formResponses, eq(formResponses.formId, journey.databaseId)),
    });
  });

  it('filter by title and state', async () => {
    const slugs = async (filter: object) =>
      (await request('admin', FORMS, { filter })).data.viewer.forms.edges.map(
        ({ node }: { node: { slug: string } }) => node.slug,
      ) as string[];
    expect(await slugs({ search: 'journey' })).toEqual(['journey-form']);
    expect(await slugs({ state: 'CLOSED' })).toEqual(['live-workshop-survey']);
    expect(await slugs({ archived: true })).toEqual([]);
  });

  it.each(['coach', 'head-coach', 'success-manager', 'member', 'non-member'])('are refused to %s, by their id as well', async (key) => {
    expect(codeOf(await request(key, FORMS))).toBe('FORBIDDEN');
    expect(codeOf(await request(key, '{ viewer { formResponses { totalCount } } }'))).toBe('FORBIDDEN');
    const node = await request(key, 'query ($id: ID!) { node(id: $id) { ... on Form { title } } }', {
      id: globalId('Form', await formNamed('success-story')),
    });
    expect(codeOf(node)).toBe('FORBIDDEN');
    const [sent] = await db().select({ id: formResponses.id }).from(formResponses).limit(1);
    const response = await request(key, 'query ($id: ID!) { node(id: $id) { ... on FormResponse { submittedAt } } }', {
      id: globalId('FormResponse', sent?.id ?? 0),
    });
    expect(response.data?.node ?? null).toBeNull();
  });
});

describe('the responses', () => {
  const RESPONSES = `query ($filter: FormResponsesFilter) { viewer { formResponses(first: 50, filter: $filter) {
    totalCount edges { node { databaseId email user { databaseId } version { version } answers { key label text } submittedAt } } } } }`;
  interface Listed {
    databaseId: number;
    email: string | null;
    user: { databaseId: number } | null;
    version: { version: number };
    answers: { key: string; label: string; text: string }[];
    submittedAt: string;
  }
  const list = async (key: string, filter: object = {}) => {
    const { totalCount, edges } = (await request(key, RESPONSES, { filter })).data.viewer.formResponses;
    return { total: totalCount as number, nodes: edges.map(({ node }: { node: Listed }) => node) as Listed[] };
  };

  it('retain the questions of the version that was filled in', async () => {
    const formId = await formNamed('journey-form');
    const versions = await db().select().from(formVersions).where(eq(formVersions.formId, formId)).orderBy(asc(formVersions.version));
    for (const { id, version, fields } of versions) {
      const { total, nodes } = await list('admin', { versionId: id });
      expect(total, `version ${version}`).toBe(await db().$count(formResponses, eq(formResponses.versionId, id)));
      expect(nodes.every(({ answers }) => answers.map(({ key }) => key).join() === fields.map(({ key }) => key).join())).toBe(true);
    }
  });

  it('render as text, with lists comma-separated and skipped questions empty', async () => {
    const [, latest] = await db()
      .select()
      .from(formVersions)
      .where(eq(formVersions.formId, await formNamed('journey-form')))
      .orderBy(asc(formVersions.version));
    const [row] = await db()
      .insert(formResponses)
      .values({
        formId: latest?.formId ?? 0,
        versionId: latest?.id ?? 0,
        email: 'aling.nena@mail.example',
        answers: { nickname: 'Nena', hours: 12, devices: ['Laptop', 'Headset'] },
        submittedAt: TEST_NOW,
      })
      .returning({ id: formResponses.id });
    const query = 'query ($id: Int!) { viewer { formResponse(databaseId: $id) { email user { name } answers { key text } } } }';
    const { formResponse } = (await request('admin', query, { id: row?.id })).data.viewer;
    const texts = Object.fromEntries(formResponse.answers.map(({ key, text }: { key: string; text: string }) => [key, text])) as Record<
      string,
      string
    >;
    expect(formResponse).toMatchObject({ email: 'aling.nena@mail.example', user: null });
    expect([texts['nickname'], texts['hours'], texts['devices'], texts['goal']]).toEqual(['Nena', '12', 'Laptop, Headset', '']);
    await db()
      .delete(formResponses)
      .where(eq(formResponses.id, row?.id ?? 0));
  });

  it('filter by form, person, address and Manila days', async () => {
    const formId = await formNamed('live-workshop-survey');
    expect((await list('admin', { formId })).total).toBe(await db().$count(formResponses, eq(formResponses.formId, formId)));
    const own = await list('admin', { search: 'maricel dela' });
    expect(new Set(own.nodes.map(({ user }) => user?.databaseId))).toEqual(new Set([await idOf('member')]));
    expect((await list('admin', { search: 'nanay.luz@mail.example' })).nodes.map(({ email }) => email)).toEqual(['nanay.luz@mail.example']);
    const [day] = await list('admin', { formId }).then(({ nodes }) => nodes.map(({ submittedAt }) => submittedAt.slice(0, 10)));
    const onDay = await list('admin', { formId, submittedFrom: day, submittedTo: day });
    expect(onDay.total).toBeGreaterThan(0);
    expect(onDay.total).toBeLessThan((await list('admin', { formId })).total);
    expect(codeOf(await request('admin', RESPONSES, { filter: { submittedFrom: 'yesterday' } }))).toBe('BAD_USER_INPUT');
  });

  it('are limited to the scope of a level with the flag', async () => {
    const [level] = await db().select().from(accessLevels).where(eq(accessLevels.key, 'expert'));
    const pageAccess = { ...level?.pageAccess, form: true, forms: true };
    await db().update(accessLevels).set({ pageAccess }).where(eq(accessLevels.key, 'expert'));
    const [all, own] = [await list('admin'), await list('expert')];
    expect(own.total).toBeGreaterThan(0);
    expect(own.total).toBeLessThan(all.total);
    expect(own.nodes.every(({ user }) => user !== null)).toBe(true);
    const [other] = await db()
      .select()
      .from(formResponses)
      .where(eq(formResponses.userId, await idOf('member')));
    const query =
      'query ($id: Int!, $node: ID!) { viewer { formResponse(databaseId: $id) { submittedAt } } node(id: $node) { ... on FormResponse { submittedAt } } }';
    const id = other?.id ?? 0;
    expect((await request('expert', query, { id, node: globalId('FormResponse', id) })).data).toEqual({
      viewer: { formResponse: null },
      node: null,
    });
    const count = 'query ($id: Int!) { viewer { form(databaseId: $id) { responseCount summary { answered field { key } } } } }';
    const { form } = (await request('expert', count, { id: await formNamed('live-workshop-survey') })).data.viewer;
    expect(form.responseCount).toBe((await list('expert', { formId: await formNamed('live-workshop-survey') })).total);
  });
});

describe('the summary of a form', () => {
  const SUMMARY = `query ($id: Int!) { viewer { form(databaseId: $id) { responseCount
    summary { answered average lowest highest counts { option chosen } field { key type } } } } }`;
  interface Summary {
    answered: number;
    average: number | null;
    lowest: number | null;
    highest: number | null;
    counts: { option: string; chosen: number }[];
    field: { key: string; type: string };
  }

  it('counts options, and summarizes numbers', async () => {
    const id = await formNamed('journey-form');
    const { form } = (await request('admin', SUMMARY, { id })).data.viewer;
    const of = (key: string) => form.summary.find(({ field }: Summary) => field.key === key) as Summary;
    const sent = await db().select({ answers: formResponses.answers }).from(formResponses).where(eq(formResponses.formId, id));
    const hours = sent.map(({ answers }) => answers['hours'] as number);
    expect(form.responseCount).toBe(sent.length);
    expect(of('hours')).toMatchObject({ answered: hours.length, lowest: Math.min(...hours), highest: Math.max(...hours), counts: [] });
    expect(of('hours').average).toBeCloseTo(hours.reduce((total, one) => total + one, 0) / hours.length, 9);
    expect(of('situation').counts.map(({ option }) => option)).toEqual([
      'I have a job',
      'I study',
      'I take care of my family',
      'I freelance already',
      'I am between jobs',
    ]);
    expect(of('situation').counts.reduce((total, { chosen }) => total + chosen, 0)).toBe(of('situation').answered);
    const laptops = sent.filter(({ answers }) => ((answers['devices'] ?? []) as string[]).includes('Laptop')).length;
    expect(of('devices').counts.find(({ option }) => option === 'Laptop')?.chosen).toBe(laptops);
    expect(of('english').counts.map(({ option }) => option)).toEqual(['1', '2', '3', '4', '5']);
    expect(of('goal').counts).toEqual([]);
    // The question was added in the second version and is shown to only some.
    expect(of('income').answered).toBe(sent.filter(({ answers }) => 'income' in answers).length);
    expect(of('cv')).toMatchObject({ answered: 0, average: null, counts: [] });
  });

  it('of a draft has its questions and no answers', async () => {
    const { form } = (await request('admin', SUMMARY, { id: await formNamed('success-story') })).data.viewer;
    expect([form.responseCount, form.summary.map(({ answered }: Summary) => answered)]).toEqual([0, [0, 0, 0]]);
  });
});

describe('the database forbids', () => {
  it.each([
    [
      'a second response to a form that accepts one',
      'form_responses_once',
      async () => {
        const [own] = await db()
          .select()
          .from(formResponses)
          .where(and(eq(formResponses.userId, await idOf('member')), eq(formResponses.once, true)));
        return db()
          .insert(formResponses)
          .values({
            formId: own?.formId ?? 0,
            versionId: own?.versionId ?? 0,
            userId: await idOf('member'),
            answers: {},
            once: true,
            submittedAt: TEST_NOW,
          });
      },
    ],
    ['a slug with a slash', 'forms_slug', async () => db().insert(forms).values({ createdAt: TEST_NOW, slug: 'a/b', title: 'Odd' })],
    [
      'a slug twice, regardless of case',
      'forms_slug_unique',
      async () => db().insert(forms).values({ createdAt: TEST_NOW, slug: 'Journey-Form', title: 'Again' }),
    ],
    [
      'a version twice',
      'form_versions_version',
      async () =>
        db()
          .insert(formVersions)
          .values({ createdAt: TEST_NOW, formId: await formNamed('journey-form'), version: 2, fields: [] }),
    ],
  ])('%s', async (_what, constraint, write) => {
    await expect(write()).rejects.toMatchObject({ cause: { constraint } });
  });

  it('changing the questions of submitted responses', async () => {
    await expect(db().update(formVersions).set({ fields: [] })).rejects.toThrow();
    await expect(db().delete(formVersions).where(isNull(formVersions.createdAt))).rejects.toThrow();
  });
});
