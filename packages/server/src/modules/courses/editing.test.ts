import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { testServer, type Browser, type TestServer } from '../../testing/testServer.ts';
import { auditEntries } from '../audit/tables.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { courses, lessonProgress } from './tables.ts';

let server: TestServer;
let admin: Browser;
beforeAll(async () => {
  server = await testServer();
  admin = server.browser();
  await admin.logIn('admin');
});
afterAll(() => server.close());

const COURSE =
  'databaseId revision name shortDescription archivedAt intro introVideoUrl accessLevels { databaseId name } units { databaseId revision name lessons { databaseId name } }';
const CREATE = `mutation ($input: CourseInput!) { it: createCourse(input: $input) { ${COURSE} } }`;
const UPDATE = `mutation ($id: Int!, $revision: Int!, $input: CourseInput!) { it: updateCourse(databaseId: $id, revision: $revision, input: $input) { ${COURSE} } }`;
const ADD_UNIT = `mutation ($courseId: Int!, $input: UnitInput!) { it: createUnit(courseId: $courseId, input: $input) { ${COURSE} } }`;
const ADD_LESSON = 'mutation ($input: LessonInput!) { it: createLesson(input: $input) { databaseId revision name type } }';
const ORDER = `mutation ($courseId: Int!, $order: [UnitOrder!]!) { it: saveTracks(courseId: $courseId, order: $order) { ${COURSE} } }`;

const MOVE = `mutation ($courseId: Int!, $order: [UnitOrder!]!, $read: [UnitOrder!]) { it: saveTracks(courseId: $courseId, order: $order, read: $read) { ${COURSE} } }`;
const GAP = 'mutation ($input: LessonInput!) { it: createLesson(input: $input) { gap } }';
const lessonNames = ({ lessons }: { lessons: { name: string }[] }) => lessons.map(({ name }) => name);

const created = async (name = 'Canva for Beginners') => {
  const { json } = await admin.graphql(CREATE, { input: { name, accessLevelIds: [] } });
  return json.data.it;
};
const withUnits = async (...names: string[]) => {
  const { databaseId: courseId } = await created();
  let course;
  for (const name of names) course = (await admin.graphql(ADD_UNIT, { courseId, input: { name } })).json.data.it;
  return course;
};
const lessonIn = async (unitId: number, name: string) =>
  (await admin.graphql(ADD_LESSON, { input: { unitId, name, type: 'TEXT', body: 'Text' } })).json.data.it;

describe('a course', () => {
  it('is created, opened to access levels, and saved again at its revision', async () => {
    const level = (await admin.graphql('{ viewer { courseAudiences { databaseId name } } }')).json.data.viewer.courseAudiences[1];
    const first = (
      await admin.graphql(CREATE, { input: { name: ' Canva ', shortDescription: 'Design', accessLevelIds: [level.databaseId] } })
    ).json.data.it;
    expect(first).toMatchObject({ revision: 1, name: 'Canva', shortDescription: 'Design', accessLevels: [level], units: [] });
    const second = (await admin.graphql(UPDATE, { id: first.databaseId, revision: 1, input: { name: 'Canva 2', accessLevelIds: [] } })).json
      .data.it;
    expect(second).toMatchObject({ revision: 2, name: 'Canva 2', accessLevels: [] });
  });

  it('rejects the second of two concurrent saves and keeps the first', async () => {
    const { databaseId: id } = await created();
    await admin.graphql(UPDATE, { id, revision: 1, input: { name: 'Theirs', accessLevelIds: [] } });
    const { json } = await admin.graphql(UPDATE, { id, revision: 1, input: { name: 'Mine', accessLevelIds: [] } });
    expect(json.errors[0].extensions.code).toBe('STALE');
    const read = await admin.graphql(`{ viewer { course(databaseId: ${id}) { name revision } } }`);
    expect(read.json.data.viewer.course).toEqual({ name: 'Theirs', revision: 2 });
  });

  it.each([
    [{ name: ' ', accessLevelIds: [] }, { name: 'Name is required' }],
    [{ name: 'a'.repeat(151), accessLevelIds: [] }, { name: 'Name is too long' }],
    [{ name: 'a', shortDescription: 'a'.repeat(301), accessLevelIds: [] }, { shortDescription: 'Short description is too long' }],
  ])('with %j is refused with a message per field', async (input, fieldErrors) => {
    const { json } = await admin.graphql(CREATE, { input });
    expect(json.errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', fieldErrors });
  });

  it('is audited with its actor', async () => {
    const { databaseId } = await created('Audited');
    const rows = await server.app.database.db.select().from(auditEntries).where(eq(auditEntries.subjectId, databaseId));
    expect(rows.filter(({ action }) => action === 'createCourse')).toMatchObject([{ subjectType: 'course', after: { name: 'Audited' } }]);
    expect(rows.every(({ actorId }) => actorId !== null)).toBe(true);
  });

  it('is hidden from members while archived, and can be restored', async () => {
    const { databaseId: id } = await created();
    await server.app.database.db.update(courses).set({ publishedAt: TEST_NOW }).where(eq(courses.id, id));
    const archive = (archived: boolean) =>
      admin.graphql(
        'mutation ($id: Int!, $archived: Boolean!) { setCourseArchived(databaseId: $id, archived: $archived) { archivedAt } }',
        { id, archived },
      );
    const member = server.browser();
    await member.logIn('member');
    const seen = async () => (await member.graphql(`{ viewer { course(databaseId: ${id}) { name } } }`)).json.data.viewer.course;
    expect(await seen()).not.toBeNull();
    await archive(true);
    await archive(true);
    expect(await seen()).toBeNull();
    await archive(false);
    expect(await seen()).not.toBeNull();
  });

  it('accepts an introduction only with a recognized video', async () => {
    const { databaseId: id } = await created();
    const save = (introVideoUrl: string) =>
      admin.graphql(
        `mutation ($id: Int!, $input: CourseIntroInput!) { it: saveCourseIntro(databaseId: $id, revision: 1, input: $input) { ${COURSE} } }`,
        { id, input: { intro: 'Welcome', introVideoUrl } },
      );
    expect((await save('https://vimeo.com/1')).json.errors[0].extensions.fieldErrors).toEqual({ introVideoUrl: 'Video link is not valid' });
    expect((await save('https://youtu.be/dQw4w9WgXcQ')).json.data.it).toMatchObject({
      intro: 'Welcome',
      introVideoUrl: 'https://youtu.be/dQw4w9WgXcQ',
      revision: 2,
    });
  });
});

describe('units and lessons', () => {
  it('keep the order in which they were added, or any other saved order', async () => {
    const { databaseId: courseId, units } = await withUnits('One', 'Two');
    const [one, two] = units;
    const [a, b, c] = [await lessonIn(one.databaseId, 'A'), await lessonIn(one.databaseId, 'B'), await lessonIn(two.databaseId, 'C')];
    const order = [
      { unitId: two.databaseId, lessonIds: [b.databaseId, c.databaseId] },
      { unitId: one.databaseId, lessonIds: [a.databaseId] },
    ];
    const course = (await admin.graphql(ORDER, { courseId, order })).json.data.it;
    expect(
      course.units.map((unit: { name: string; lessons: { name: string }[] }) => [unit.name, unit.lessons.map(({ name }) => name)]),
    ).toEqual([
      ['Two', ['B', 'C']],
      ['One', ['A']],
    ]);
  });

  it('state what they still lack', async () => {
    const { units } = await withUnits('One');
    const unitId = units[0].databaseId;
    const add = async (input: object) => (await admin.graphql(GAP, { input: { unitId, ...input } })).json.data.it.gap;
    expect(await add({ name: 'A', type: 'TEXT', body: 'Text' })).toBeNull();
    expect(await add({ name: 'B', type: 'TEXT', body: ' ' })).toBe('No text yet');
    expect(await add({ name: 'C', type: 'VIDEO', body: 'Text', videoFollows: true })).toBe('No video yet');
    expect(await add({ name: 'D', type: 'VIDEO', videoUrl: 'https://youtu.be/dQw4w9WgXcQ' })).toBeNull();
  });

  it('rejects an order based on one that someone else changed since', async () => {
    const { databaseId: courseId, units } = await withUnits('One', 'Two');
    const [one, two] = units.map(({ databaseId }: { databaseId: number }) => databaseId);
    const [a, b] = [await lessonIn(one, 'A'), await lessonIn(one, 'B')].map(({ databaseId }) => databaseId);
    const order = (first: number[], second: number[]) => [
      { unitId: one, lessonIds: first },
      { unitId: two, lessonIds: second },
    ];
    const move = async (from: [number[], number[]], to: [number[], number[]]) =>
      (await admin.graphql(MOVE, { courseId, read: order(...from), order: order(...to) })).json;
    expect((await move([[a, b], []], [[a], [b]])).errors).toBeUndefined();
    // The second reader still sees both lessons in the first unit.
    const { errors } = await move([[a, b], []], [[b, a], []]);
    expect(errors[0].extensions.code).toBe('STALE');
    expect((await move([[a], [b]], [[], [b, a]])).data.it.units.map(lessonNames)).toEqual([[], ['B', 'A']]);
    const rows = await server.app.database.db.select().from(auditEntries).where(eq(auditEntries.action, 'saveTracks'));
    const last = rows.filter(({ subjectId }) => subjectId === courseId).at(-1);
    expect(last).toMatchObject({ before: { order: order([a], [b]) }, after: { order: order([], [b, a]) } });
  });

  it.each([
    [
      'a lesson is missing',
      ([one, two]: number[], [a]: number[]) => [
        { unitId: one, lessonIds: [a] },
        { unitId: two, lessonIds: [] },
      ],
    ],
    ['a unit is missing', ([one]: number[], [a, b]: number[]) => [{ unitId: one, lessonIds: [a, b] }]],
    [
      'a lesson appears twice',
      ([one, two]: number[], [a, b]: number[]) => [
        { unitId: one, lessonIds: [a, b] },
        { unitId: two, lessonIds: [a] },
      ],
    ],
    [
      'a lesson is of another course',
      ([one, two]: number[], [a, b]: number[]) => [
        { unitId: one, lessonIds: [a, b, 1] },
        { unitId: two, lessonIds: [] },
      ],
    ],
  ])('keep their order when %s', async (_what, orderOf) => {
    const { databaseId: courseId, units } = await withUnits('One', 'Two');
    const unitIds = units.map(({ databaseId }: { databaseId: number }) => databaseId);
    const lessonIds = [await lessonIn(unitIds[0], 'A'), await lessonIn(unitIds[0], 'B')].map(({ databaseId }) => databaseId);
    const { json } = await admin.graphql(ORDER, { courseId, order: orderOf(unitIds, lessonIds) });
    expect(json.errors[0].extensions.code).toBe('STALE');
  });

  it('allow only empty units to be removed', async () => {
    const { units } = await withUnits('Full', 'Empty');
    await lessonIn(units[0].databaseId, 'A');
    const remove = (id: number) => admin.graphql(`mutation { removeUnit(databaseId: ${id}) { units { name } } }`);
    expect((await remove(units[0].databaseId)).json.errors[0].extensions.code).toBe('CONFLICT');
    expect((await remove(units[1].databaseId)).json.data.removeUnit.units).toEqual([{ name: 'Full' }]);
  });

  it.each([
    [{ type: 'VIDEO' }, { videoUrl: 'Video link is required' }],
    [{ type: 'VIDEO', videoUrl: 'https://example.com/a.mp4' }, { videoUrl: 'Video link is not valid' }],
    [
      { type: 'EMBED', embedUrl: 'https://evil.example/' },
      { embedUrl: expect.stringMatching(/^Pages of this host cannot be embedded\. Those of .*canva\.com/) as string },
    ],
    [{ type: 'EMBED', embedUrl: 'http://canva.com/x' }, { embedUrl: 'Embed link is not valid' }],
    [{ type: 'TEXT', name: '' }, { name: 'Name is required' }],
  ])('reject a lesson with %j with a message per field', async (input, fieldErrors) => {
    const { units } = await withUnits('One');
    const { json } = await admin.graphql(ADD_LESSON, { input: { unitId: units[0].databaseId, name: 'A', ...input } });
    expect(json.errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', fieldErrors });
  });

  it('added at once get distinct positions', async () => {
    const { databaseId: courseId } = await created();
    await Promise.all(['One', 'Two', 'Three'].map((name) => admin.graphql(ADD_UNIT, { courseId, input: { name } })));
    const { units } = (await admin.graphql(`{ viewer { course(databaseId: ${courseId}) { units { databaseId name } } } }`)).json.data.viewer
      .course;
    expect(units).toHaveLength(3);
    const lessons = await Promise.all(['A', 'B', 'C'].map((name) => lessonIn(units[0].databaseId, name)));
    expect(new Set(lessons.map(({ databaseId }) => databaseId)).size).toBe(3);
  });

  it('keep their order when an archived lesson is moved to another unit', async () => {
    const { databaseId: courseId, units } = await withUnits('One', 'Two');
    const [one, two] = units.map(({ databaseId }: { databaseId: number }) => databaseId);
    const [a, b] = [await lessonIn(one, 'A'), await lessonIn(two, 'B')];
    await admin.graphql(`mutation { setLessonArchived(databaseId: ${a.databaseId}, archived: true) { archivedAt } }`);
    const moved = await admin.graphql(
      `mutation { it: updateLesson(databaseId: ${a.databaseId}, revision: 2, input: { unitId: ${two}, name: "A", type: TEXT }) { unit { databaseId } archivedAt } }`,
    );
    expect(moved.json.data.it).toMatchObject({ unit: { databaseId: two } });
    const order = [
      { unitId: two, lessonIds: [b.databaseId] },
      { unitId: one, lessonIds: [] },
    ];
    expect((await admin.graphql(ORDER, { courseId, order })).json.errors).toBeUndefined();
    await admin.graphql(`mutation { setLessonArchived(databaseId: ${a.databaseId}, archived: false) { archivedAt } }`);
    const again = [
      { unitId: two, lessonIds: [a.databaseId, b.databaseId] },
      { unitId: one, lessonIds: [] },
    ];
    const saved = (await admin.graphql(ORDER, { courseId, order: again })).json.data.it;
    expect(saved.units[0].lessons.map(({ name }: { name: string }) => name)).toEqual(['A', 'B']);
  });

  it('exclude an archived lesson, retain its progress, and restore it at the end', async () => {
    const { databaseId: courseId, units } = await withUnits('One');
    const [a, b] = [await lessonIn(units[0].databaseId, 'A'), await lessonIn(units[0].databaseId, 'B')];
    const { db } = server.app.database;
    await db.insert(lessonProgress).values({ userId: 1, lessonId: a.databaseId, openedAt: new Date(), finishedAt: new Date() });
    const archive = (archived: boolean) =>
      admin.graphql(
        'mutation ($id: Int!, $archived: Boolean!) { setLessonArchived(databaseId: $id, archived: $archived) { archivedAt } }',
        { id: a.databaseId, archived },
      );
    const names = async () =>
      (
        await admin.graphql(`{ viewer { course(databaseId: ${courseId}) { units { lessons { name } } } } }`)
      ).json.data.viewer.course.units[0].lessons.map(({ name }: { name: string }) => name);
    await archive(true);
    expect(await names()).toEqual(['B']);
    expect(await db.$count(lessonProgress, eq(lessonProgress.lessonId, a.databaseId))).toBe(1);
    await archive(false);
    expect(await names()).toEqual(['B', 'A']);
    expect(b.name).toBe('B');
  });
});

describe('a caller without permission', () => {
  const MUTATIONS: readonly (readonly [string, string])[] = [
    ['createCourse', 'mutation { createCourse(input: { name: "A", accessLevelIds: [] }) { name } }'],
    ['updateCourse', 'mutation { updateCourse(databaseId: 1, revision: 1, input: { name: "A", accessLevelIds: [] }) { name } }'],
    ['saveCourseIntro', 'mutation { saveCourseIntro(databaseId: 1, revision: 1, input: { intro: "", introVideoUrl: "" }) { name } }'],
    ['setCourseArchived', 'mutation { setCourseArchived(databaseId: 1, archived: true) { name } }'],
    ['createUnit', 'mutation { createUnit(courseId: 1, input: { name: "A" }) { name } }'],
    ['updateUnit', 'mutation { updateUnit(databaseId: 1, revision: 1, input: { name: "A" }) { name } }'],
    ['removeUnit', 'mutation { removeUnit(databaseId: 1) { name } }'],
    ['saveTracks', 'mutation { saveTracks(courseId: 1, order: []) { name } }'],
    ['createLesson', 'mutation { createLesson(input: { unitId: 1, name: "A", type: TEXT }) { name } }'],
    ['updateLesson', 'mutation { updateLesson(databaseId: 1, revision: 1, input: { unitId: 1, name: "A", type: TEXT }) { name } }'],
    ['setLessonArchived', 'mutation { setLessonArchived(databaseId: 1, archived: true) { name } }'],
    ['renameLessonFile', 'mutation { renameLessonFile(databaseId: 1, name: "a") { name } }'],
    ['removeLessonFile', 'mutation { removeLessonFile(databaseId: 1) { name } }'],
  ];

  it.each(['member', 'coach', 'tribe-team-fa', 'tribe-team-ro', 'success-manager'])('is refused every mutation as %s', async (role) => {
    const browser = server.browser();
    await browser.logIn(role);
    for (const [name, mutation] of MUTATIONS) {
      const { json } = await browser.graphql(mutation);
      expect(json.errors?.[0].extensions.code, name).toBe('FORBIDDEN');
    }
  });

  it('must sign in as a visitor', async () => {
    const { json } = await server.browser().graphql(MUTATIONS[0]?.[1] ?? '');
    expect(json.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });

  it.each([
    ['member', 'FORBIDDEN'],
    ['success-manager', 'FORBIDDEN'],
    ['coach', undefined],
    ['tribe-team-ro', undefined],
  ])('sees the list of all courses as %s: %s', async (role, code) => {
    const browser = server.browser();
    await browser.logIn(role);
    const { json } = await browser.graphql('{ viewer { courses(first: 5) { totalCount edges { node { name } } } } }');
    expect(json.errors?.[0].extensions.code).toBe(code);
  });
});
