import { randomUUID } from 'node:crypto';
import { RESPONSE_CHANGED, RESPONSE_TOO_FAST } from '@atlas/domain/forms';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contextOf, testServer, type Browser, type TestServer } from '../../testing/testServer.ts';
import { type ExportedList, headersFor, readSheet } from '../../commands/exportedList.ts';
import { readListRequest } from '../../commands/declaredList.ts';
import { auditEntries } from '../audit/tables.ts';
import { droppedFiles, files } from '../files/tables.ts';
import { stages, userStages } from '../stages/tables.ts';
import { FORM_RESPONSE_EXPORT } from './exports.ts';
import { sweepFormAttempts } from './responseCommands.ts';
import { formAttempts, formResponses, forms, formVersions, type FormField } from './tables.ts';

let server: TestServer;
let admin: Browser;
beforeAll(async () => {
  server = await testServer();
  admin = await server.as('admin');
});
afterAll(() => server.close());
const db = () => server.app.database.db;

const name: FormField = { key: 'name', type: 'short', label: 'Name', required: true };
const wants: FormField = { key: 'wants', type: 'choice', label: 'Send a file', options: ['Yes', 'No'] };
const cv: FormField = {
  key: 'cv',
  type: 'file',
  label: 'CV',
  accept: 'documents',
  required: true,
  showIf: { key: 'wants', equals: 'Yes' },
};

let made = 0;
/** An open form with these questions. */
async function openForm(fields: FormField[], more: Partial<typeof forms.$inferInsert> = {}): Promise<{ id: number; slug: string }> {
  const slug = `test-form-${(made += 1)}`;
  const at = server.app.clock.now();
  const [row] = await db()
    .insert(forms)
    .values({ slug, title: 'Test', state: 'open', createdAt: at, ...more })
    .returning();
  if (fields.length > 0)
    await db()
      .insert(formVersions)
      .values({ formId: row?.id ?? 0, version: 1, fields, createdAt: at });
  return { id: row?.id ?? 0, slug: row?.slug ?? '' };
}
const BEGIN = 'mutation ($slug: String!, $key: String!) { beginForm(slug: $slug, key: $key) { databaseId } }';
const SUBMIT = `mutation ($slug: String!, $key: String!, $version: Int!, $answers: JSON!, $email: String, $consent: Boolean, $website: String) {
  submitForm(slug: $slug, key: $key, version: $version, answers: $answers, email: $email, consent: $consent, website: $website) { stage { number } } }`;

/** Begins a response as if it were a minute ago. */
async function begun(browser: Browser, slug: string): Promise<{ key: string; id: number }> {
  const key = randomUUID();
  const { json } = await browser.graphql(BEGIN, { slug, key });
  await db()
    .update(formAttempts)
    .set({ begunAt: sql`${formAttempts.begunAt} - interval '1 minute'` })
    .where(eq(formAttempts.key, key));
  return { key, id: json.data?.beginForm?.databaseId ?? 0 };
}
const VISITOR = { email: 'Visitor@People.example', consent: true };
const submit = async (browser: Browser, slug: string, key: string, answers: object, more: object = {}) => {
  const { json } = await browser.graphql(SUBMIT, { slug, key, version: 1, answers, ...more });
  const [error] = json.errors ?? [];
  if (error === undefined) return 'sent';
  const { code, fieldErrors, originalError } = error.extensions;
  return fieldErrors ?? `${code} ${originalError?.message}`;
};
const responsesTo = (formId: number) => db().select().from(formResponses).where(eq(formResponses.formId, formId));

describe('a response of a visitor', () => {
  it('is stored once, with the address and the consent, however often it is sent', async () => {
    const { id, slug } = await openForm([name]);
    const browser = server.browser();
    const { key } = await begun(browser, slug);
    for (let n = 0; n < 3; n++) expect(await submit(browser, slug, key, { name: ' Ana ' }, VISITOR)).toBe('sent');
    const twice = await Promise.all([1, 2].map(() => submit(browser, slug, key, { name: 'Ana' }, VISITOR)));
    expect(twice).toEqual(['sent', 'sent']);
    const sent = await responsesTo(id);
    expect(sent).toMatchObject([{ email: 'visitor@people.example', hasConsent: true, userId: null, answers: { name: 'Ana' }, key }]);
    const audits = await db()
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.action, 'submitForm'), eq(auditEntries.subjectId, sent[0]?.id ?? 0)));
    expect(audits).toMatchObject([{ actorId: null, after: { formId: id, version: 1, files: 0 } }]);
    expect(await db().$count(formAttempts, eq(formAttempts.key, key))).toBe(0);
  });

  it('is stored once also when it arrives twice at the same moment', async () => {
    const { id, slug } = await openForm([name]);
    const browser = server.browser();
    const { key } = await begun(browser, slug);
    await Promise.all([1, 2, 3].map(() => submit(browser, slug, key, { name: 'Ana' }, VISITOR)));
    expect(await responsesTo(id)).toHaveLength(1);
  });

  it('gets all its messages at once, at their fields', async () => {
    const { id, slug } = await openForm([name, wants]);
    const browser = server.browser();
    const { key } = await begun(browser, slug);
    expect(await submit(browser, slug, key, { wants: 'Maybe' }, { email: '', consent: false })).toEqual({
      'answers.name': 'Name is required',
      'answers.wants': 'Send a file is not valid',
      email: 'Email is required',
      consent: 'Check this box, so that we may store your answers.',
    });
    expect(await submit(browser, slug, key, 'text' as unknown as object, VISITOR)).toEqual({ 'answers.name': 'Name is required' });
    expect(await responsesTo(id)).toEqual([]);
  });

  it('is rejected when it is faster than a person, was never begun, or was begun for another form', async () => {
    const { slug } = await openForm([name]);
    const other = await openForm([name]);
    const browser = server.browser();
    const key = randomUUID();
    await browser.graphql(BEGIN, { slug, key });
    expect(await submit(browser, slug, key, { name: 'Ana' }, VISITOR)).toBe(`CONFLICT ${RESPONSE_TOO_FAST}`);
    expect(await submit(browser, slug, randomUUID(), { name: 'Ana' }, VISITOR)).toBe(`CONFLICT ${RESPONSE_TOO_FAST}`);
    const elsewhere = await begun(browser, other.slug);
    expect(await submit(browser, slug, elsewhere.key, { name: 'Ana' }, VISITOR)).toBe(`CONFLICT ${RESPONSE_TOO_FAST}`);
    expect((await browser.graphql(BEGIN, { slug, key: 'not-a-key' })).json.errors[0].extensions.code).toBe('BAD_USER_INPUT');
  });

  it('of a program that fills in the hidden field seems accepted and is dropped', async () => {
    const { id, slug } = await openForm([name]);
    const browser = server.browser();
    const { key } = await begun(browser, slug);
    expect(await submit(browser, slug, key, { name: 'Ana' }, { ...VISITOR, website: 'https://spam.example' })).toBe('sent');
    expect(await responsesTo(id)).toEqual([]);
  });

  it('is accepted once per address where each person can respond once', async () => {
    const { id, slug } = await openForm([name], { oncePerUser: true });
    const results: unknown[] = [];
    for (const email of ['a@people.example', 'A@people.example', 'b@people.example']) {
      const browser = server.browser();
      const { key } = await begun(browser, slug);
      results.push(await submit(browser, slug, key, { name: 'Ana' }, { email, consent: true }));
    }
    expect(results).toEqual(['sent', expect.stringMatching(/^CONFLICT You have responded already/), 'sent']);
    expect(await responsesTo(id)).toHaveLength(2);
  });
});

describe('a response', () => {
  it.each([
    ['draft', 'NOT_FOUND'],
    ['closed', 'GONE'],
  ] as const)('to a %s form is rejected', async (state, code) => {
    const { slug } = await openForm([name], { state });
    const key = randomUUID();
    expect((await server.browser().graphql(BEGIN, { slug, key })).json.errors[0].extensions.code).toBe(code);
    expect(await submit(server.browser(), slug, key, { name: 'Ana' }, VISITOR)).toMatch(new RegExp(`^${code} `));
  });

  it('beyond the limit of the form is rejected, also when several arrive at once', async () => {
    const { id, slug } = await openForm([name], { mostResponses: 2 });
    const visitors = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const browser = server.browser();
        return { browser, ...(await begun(browser, slug)) };
      }),
    );
    const results = await Promise.all(visitors.map(({ browser, key }) => submit(browser, slug, key, { name: 'Ana' }, VISITOR)));
    expect(results.filter((result) => result === 'sent')).toHaveLength(2);
    expect(results.filter((result) => result === 'GONE This form is full. It has all the responses it can take.')).toHaveLength(2);
    expect(await responsesTo(id)).toHaveLength(2);
  });

  it('keeps the version that was filled in while it fits the latest one', async () => {
    const { id, slug } = await openForm([name]);
    const browser = server.browser();
    const [first, second] = [await begun(browser, slug), await begun(browser, slug)];
    const add = (version: number, fields: FormField[]) =>
      db().insert(formVersions).values({ formId: id, version, fields, createdAt: server.app.clock.now() });
    await add(2, [name, wants]);
    expect(await submit(browser, slug, first.key, { name: 'Ana' }, VISITOR)).toBe('sent');
    await add(3, [name, { ...wants, required: true }]);
    expect(await submit(browser, slug, second.key, { name: 'Ana' }, VISITOR)).toBe(`CONFLICT ${RESPONSE_CHANGED}`);
    expect(await submit(browser, slug, second.key, { name: 'Ana', wants: 'No' }, { ...VISITOR, version: 3 })).toBe('sent');
    expect(await submit(browser, slug, (await begun(browser, slug)).key, { name: 'Ana' }, { ...VISITOR, version: 9 })).toBe(
      `CONFLICT ${RESPONSE_CHANGED}`,
    );
    const versions = await db()
      .select({ version: formVersions.version })
      .from(formResponses)
      .innerJoin(formVersions, eq(formVersions.id, formResponses.versionId))
      .where(eq(formResponses.formId, id));
    expect(new Set(versions.map(({ version }) => version))).toEqual(new Set([1, 3]));
  });

  it('of a signed-in person needs no address, and is theirs', async () => {
    const { id, slug } = await openForm([name], { oncePerUser: true });
    const member = await server.as('member');
    const [one, two] = [await begun(member, slug), await begun(member, slug)];
    expect(await submit(member, slug, one.key, { name: 'Ana' })).toBe('sent');
    expect(await submit(member, slug, two.key, { name: 'Ana' })).toMatch(/^CONFLICT You have responded already/);
    expect(await responsesTo(id)).toMatchObject([{ userId: await server.idOf('member'), email: null, hasConsent: false }]);
    const { json } = await member.graphql('query ($slug: String!) { publicForm(slug: $slug) { status fields { key } } }', { slug });
    expect(json.data.publicForm).toEqual({ status: 'ANSWERED', fields: [] });
  });
});

describe('the files of a response', () => {
  const upload = async (browser: Browser, attempt: { id: number; key: string }, file: string, body = '%PDF-1.4\n') => {
    const query = new URLSearchParams({ owner: 'attemptId', ownerId: String(attempt.id), purpose: 'answer', name: file });
    const { status, json } = await browser.send(`/api/upload-file?${query.toString()}`, {
      method: 'POST',
      headers: { 'order-secret': attempt.key },
      body,
    });
    return { status, ...json } as { status: number; id: number; error?: string };
  };

  it('are uploaded with its key, move to it, and are read by staff only', async () => {
    const { id, slug } = await openForm([name, wants, cv]);
    const browser = server.browser();
    const attempt = await begun(browser, slug);
    const [used, unused] = [await upload(browser, attempt, 'cv.pdf'), await upload(browser, attempt, 'old.pdf')];
    expect([used.status, unused.status]).toEqual([201, 201]);
    expect(await submit(browser, slug, attempt.key, { name: 'Ana', wants: 'Yes', cv: { file: used.id } }, VISITOR)).toBe('sent');
    const [response] = await responsesTo(id);
    expect(response?.answers).toEqual({ name: 'Ana', wants: 'Yes', cv: { file: used.id, name: 'cv.pdf' } });
    expect(await db().select().from(files).where(eq(files.id, used.id))).toMatchObject([{ responseId: response?.id, attemptId: null }]);
    expect(await db().$count(files, eq(files.id, unused.id))).toBe(0);
    expect((await browser.send(`/api/uploads/${used.id}`)).status).toBe(401);
    expect((await (await server.as('coach')).send(`/api/uploads/${used.id}`)).status).toBe(403);
    expect((await admin.send(`/api/uploads/${used.id}`)).status).toBe(200);
    const query = 'query ($id: Int!) { viewer { formResponse(databaseId: $id) { answers { key text file } } } }';
    const { json } = await admin.graphql(query, { id: response?.id });
    expect(json.data.viewer.formResponse.answers[2]).toEqual({ key: 'cv', text: 'cv.pdf', file: used.id });
  });

  it('are rejected by another kind, without the key, from another response, and beyond twenty', async () => {
    const { slug } = await openForm([name, wants, cv]);
    const browser = server.browser();
    const [attempt, other] = [await begun(browser, slug), await begun(browser, slug)];
    expect(await upload(browser, { ...attempt, key: other.key }, 'cv.pdf')).toMatchObject({ status: 403 });
    expect(await upload(browser, attempt, 'setup.exe')).toMatchObject({ status: 400, error: 'Files of this type cannot be uploaded.' });
    const theirs = await upload(browser, other, 'cv.pdf');
    const send = (file: number) => submit(browser, slug, attempt.key, { name: 'Ana', wants: 'Yes', cv: { file, name: 'cv.pdf' } }, VISITOR);
    expect(await send(theirs.id)).toEqual({ 'answers.cv': 'CV is not valid' });
    const text = await upload(browser, attempt, 'photo.zip', 'PK');
    expect(text.status).toBe(400);
    expect(await submit(browser, slug, attempt.key, { name: 'Ana', wants: 'Yes' }, VISITOR)).toEqual({ 'answers.cv': 'CV is required' });
    for (let n = 0; n < 20; n++) expect((await upload(browser, attempt, `cv-${n}.pdf`)).status).toBe(201);
    expect(await upload(browser, attempt, 'more.pdf')).toMatchObject({ status: 400, error: 'A response has at most 20 files.' });
  });

  it('are removed with a response that is not sent within a week', async () => {
    const { slug } = await openForm([name, wants, cv]);
    const browser = server.browser();
    const [old, fresh] = [await begun(browser, slug), await begun(browser, slug)];
    const [gone, kept] = [await upload(browser, old, 'cv.pdf'), await upload(browser, fresh, 'cv.pdf')];
    const [stored] = await db().select().from(files).where(eq(files.id, gone.id));
    await db()
      .update(formAttempts)
      .set({ begunAt: sql`${formAttempts.begunAt} - interval '7 days'` })
      .where(eq(formAttempts.id, old.id));
    expect(await sweepFormAttempts(server.app)).toBe(1);
    expect([await db().$count(files, eq(files.id, gone.id)), await db().$count(files, eq(files.id, kept.id))]).toEqual([0, 1]);
    expect(await db().$count(droppedFiles, eq(droppedFiles.storageKey, stored?.storageKey ?? ''))).toBe(1);
  });
});

describe('the Journey Form', () => {
  const ANSWERS = { nickname: 'Ana', situation: 'I study', hours: 10, devices: ['Laptop'], english: '3', goal: 'A client.' };
  const stageOf = async (key: string) => {
    const [row] = await db()
      .select({ number: stages.number })
      .from(userStages)
      .innerJoin(stages, eq(stages.id, userStages.stageId))
      .where(and(eq(userStages.userId, await server.idOf(key)), isNull(userStages.leftAt)));
    return row?.number ?? null;
  };
  const send = async (browser: Browser, answers: object) => {
    const { key } = await begun(browser, 'journey-form');
    return browser.graphql(SUBMIT, { slug: 'journey-form', key, version: 2, answers });
  };

  it('is for people who are signed in', async () => {
    const { json } = await server.browser().graphql(BEGIN, { slug: 'journey-form', key: randomUUID() });
    expect(json.errors[0].extensions.code).toBe('UNAUTHENTICATED');
    const seen = await server.browser().graphql('{ publicForm(slug: "journey-form") { needsLogin } }');
    expect(seen.json.data.publicForm.needsLogin).toBe(true);
  });

  it('puts a newcomer into the stage of their answers, in the same transaction', async () => {
    expect(await stageOf('newcomer')).toBeNull();
    const newcomer = await server.as('newcomer');
    expect((await send(newcomer, { ...ANSWERS, situation: 'On the moon' })).json.errors).toBeDefined();
    expect(await stageOf('newcomer')).toBeNull();
    const { json } = await send(newcomer, { ...ANSWERS, situation: 'I freelance already' });
    expect(json.data.submitForm).toEqual({ stage: { number: 3 } });
    expect(await stageOf('newcomer')).toBe(3);
    const audits = await db()
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.action, 'beginJourney'), eq(auditEntries.subjectId, await server.idOf('newcomer'))));
    expect(audits).toMatchObject([{ before: { stageId: null }, after: { stageId: expect.any(Number) } }]);
  });

  it('leaves a person in the stage that they are in, and staff without one', async () => {
    await db()
      .delete(formResponses)
      .where(eq(formResponses.userId, await server.idOf('member')));
    const before = await stageOf('member');
    expect(before).not.toBeNull();
    const { json } = await send(await server.as('member'), { ...ANSWERS, situation: 'I freelance already' });
    expect([json.data.submitForm, await stageOf('member')]).toEqual([{ stage: null }, before]);
    const staff = await server.as('tribe-team-ro');
    expect((await send(staff, ANSWERS)).json.data.submitForm).toEqual({ stage: null });
    expect(await stageOf('tribe-team-ro')).toBeNull();
  });
});

describe('staff', () => {
  const FORM =
    'query ($id: Int!) { viewer { form(databaseId: $id) { revision state hasDraft editedFields { key label } versions { version fields { key } } } } }';
  const read = async (id: number) => (await admin.graphql(FORM, { id })).json.data.viewer.form;
  const run = async (mutation: string) => {
    const { json } = await admin.graphql(`mutation { ${mutation} }`);
    const [error] = json.errors ?? [];
    return error ? (error.extensions.fieldErrors ?? `${error.extensions.code} ${error.extensions.originalError?.message}`) : json.data;
  };

  it('build a form, publish its versions, open and close it', async () => {
    const { createForm } = await run('createForm(title: "Survey", slug: "my-survey") { databaseId revision }');
    const id = createForm.databaseId as number;
    expect(await run('createForm(title: "Survey", slug: "my-survey") { id }')).toEqual({
      slug: 'This address is taken. Choose another one.',
    });
    expect(await run(`setFormState(databaseId: ${id}, state: OPEN) { id }`)).toBe(
      'CONFLICT Publish the questions first. Then open the form.',
    );
    expect(await run(`publishForm(databaseId: ${id}, revision: 1) { id }`)).toEqual({ fields: 'Add a question first.' });
    await run(`saveFormDraft(databaseId: ${id}, revision: 1, fields: [{ key: "q1", type: SHORT, label: "" }]) { id }`);
    expect(await run(`publishForm(databaseId: ${id}, revision: 2) { id }`)).toEqual({ 'fields.0.label': 'Question is required' });
    await run(`saveFormDraft(databaseId: ${id}, revision: 2, fields: [{ key: "q1", type: SHORT, label: "One" }]) { id }`);
    expect(await run(`saveFormDraft(databaseId: ${id}, revision: 2, fields: []) { id }`)).toMatch(/^STALE /);
    await run(`publishForm(databaseId: ${id}, revision: 3) { id }`);
    expect(await read(id)).toMatchObject({
      revision: 4,
      state: 'DRAFT',
      hasDraft: false,
      versions: [{ version: 1, fields: [{ key: 'q1' }] }],
    });
    expect(await run(`publishForm(databaseId: ${id}, revision: 4) { id }`)).toBe('CONFLICT Nothing has changed since the last version.');
    await run(`setFormState(databaseId: ${id}, state: OPEN) { id }`);
    await run(`saveFormDraft(databaseId: ${id}, revision: 5, fields: [{ key: "q1", type: NUMBER, label: "One" }]) { id }`);
    expect(await run(`publishForm(databaseId: ${id}, revision: 6) { id }`)).toEqual({
      'fields.0.type': 'This question had another type before. Remove it and add a new one.',
    });
    expect(await run(`setFormState(databaseId: ${id}, state: DRAFT) { id }`)).toMatch(/^CONFLICT /);
    await run(`setFormState(databaseId: ${id}, state: CLOSED) { id }`);
    expect(await read(id)).toMatchObject({ state: 'CLOSED', hasDraft: true, versions: [{ version: 1 }] });
  });

  it('duplicate a form with its questions, under a free address', async () => {
    const [form] = await db().select().from(forms).where(eq(forms.slug, 'course-feedback'));
    const slugs: string[] = [];
    for (let n = 0; n < 2; n++) {
      const { duplicateForm } = await run(
        `duplicateForm(databaseId: ${form?.id ?? 0}) { slug title state responseCount editedFields { key } versions { id } }`,
      );
      expect(duplicateForm).toMatchObject({ title: 'Copy of How was this course?', state: 'DRAFT', responseCount: 0, versions: [] });
      expect(duplicateForm.editedFields).toHaveLength(5);
      slugs.push(duplicateForm.slug);
    }
    expect(slugs).toEqual(['course-feedback-copy', 'course-feedback-copy-2']);
  });

  it('cannot move the Journey Form to another address', async () => {
    const [form] = await db().select().from(forms).where(eq(forms.slug, 'journey-form'));
    const input = (slug: string) => `{ title: "Journey", slug: "${slug}", oncePerUser: true, layout: ONE_BY_ONE }`;
    expect(await run(`updateForm(databaseId: ${form?.id}, revision: ${form?.revision}, input: ${input('other')}) { id }`)).toEqual({
      slug: 'The Journey Form keeps its address: members are sent to it.',
    });
    expect(
      await run(`updateForm(databaseId: ${form?.id}, revision: ${form?.revision}, input: ${input('journey-form')}) { title }`),
    ).toEqual({
      updateForm: { title: 'Journey' },
    });
  });

  it('filter responses by their answers', async () => {
    const { id, slug } = await openForm([name, wants, { key: 'days', type: 'multi', label: 'Days', options: ['1', '2', '3'] }]);
    const member = await server.as('member');
    for (const answers of [{ wants: 'Yes', days: ['1', '2'] }, { wants: 'No', days: ['2'] }, { days: ['3'] }])
      await submit(member, slug, (await begun(member, slug)).key, { name: 'Ana', ...answers });
    const count = async (answers: string[]) => {
      const query = 'query ($filter: FormResponsesFilter) { viewer { formResponses(filter: $filter) { totalCount } } }';
      return (await admin.graphql(query, { filter: { formId: id, answers } })).json.data.viewer.formResponses.totalCount;
    };
    expect(
      await Promise.all([['wants=Yes'], ['wants=Yes', 'wants=No'], ['days=2'], ['days=2', 'wants=No'], ["x'=1"], ['days']].map(count)),
    ).toEqual([1, 2, 2, 1, 0, 0]);
  });

  const EXPORT: ExportedList = FORM_RESPONSE_EXPORT;

  it('export a column for each question of all versions', async () => {
    const [form] = await db().select().from(forms).where(eq(forms.slug, 'journey-form'));
    const ctx = await contextOf(server.app, 'admin');
    const requested = readListRequest(EXPORT.list, `form=${form?.id}`);
    const headers = await headersFor(ctx, EXPORT, requested);
    expect(headers.slice(0, 8)).toEqual([
      'ID',
      'Form',
      'Version',
      'Name',
      'Email',
      'Submitted',
      'How shall we call you?',
      'What do you do now?',
    ]);
    expect(headers).toHaveLength(6 + 11);
    for await (const chunk of readSheet(ctx, EXPORT, requested)) {
      expect(chunk.length).toBeGreaterThan(5);
      const hours = headers.indexOf('How many hours a week can you learn?');
      expect(chunk.every((row) => row.length === headers.length && typeof row[hours] === 'number')).toBe(true);
    }
    expect(await headersFor(ctx, EXPORT)).toHaveLength(6);
  });
});

describe('a flood of responses from one address', () => {
  it('is rejected without a statement', async () => {
    const flooded = await testServer({ settings: { RATE_LIMITS: 'on' } });
    try {
      const answers = await Promise.all(
        Array.from({ length: 500 }, () => flooded.browser().graphql(BEGIN, { slug: 'course-feedback', key: randomUUID() })),
      );
      const rejected = answers.filter(({ json }) => json.errors?.[0]?.extensions.code === 'RATE_LIMITED');
      expect(rejected).toHaveLength(200);
      expect(await flooded.app.database.db.$count(formAttempts)).toBe(300);
    } finally {
      await flooded.close();
    }
  });
});
