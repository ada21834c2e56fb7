import { sql } from 'drizzle-orm';
import { byAdmin, EVERY_ROLE, own, type MutationCases } from '../../testing/mutationCases.ts';
import { course, type Fixture } from '../../testing/mutationWorld.ts';
import { TEST_NOW } from '../../testing/testApp.ts';

/** The first unit of a course, for a lesson. */
const unit: Fixture = async ({ row, numberFrom }) =>
  numberFrom(sql`insert into units (course_id, position, name) values (${await row(course)}, 1, 'One') returning id`);

/** The second unit of the same course, without lessons. */
const emptyUnit: Fixture = async ({ row, numberFrom }) => {
  await row(unit);
  return numberFrom(sql`insert into units (course_id, position, name) values (${await row(course)}, 2, 'Empty') returning id`);
};

const lesson: Fixture = async ({ row, numberFrom }) =>
  numberFrom(
    sql`insert into lessons (unit_id, position, name, type, created_at) values (${await row(unit)}, 1, 'A', 'TEXT', ${TEST_NOW}) returning id`,
  );

/** A draft lesson of the course with its text. */
const readyLesson: Fixture = async ({ row, numberFrom }) =>
  numberFrom(
    sql`insert into lessons (unit_id, position, name, type, body, created_at) values (${await row(unit)}, 2, 'B', 'TEXT', 'Read this.', ${TEST_NOW}) returning id`,
  );

/** A file attached to the lesson. */
const lessonFile: Fixture = async ({ row, numberFrom }) =>
  numberFrom(sql`insert into files (name, media_type, bytes, storage_key, purpose, lesson_id, created_at)
    values ('a.pdf', 'application/pdf', 1, 'x', 'attachment', ${await row(lesson)}, ${TEST_NOW}) returning id`);

/** A lesson at the end of a course that members have. */
const memberLesson: Fixture = ({ numberFrom }) =>
  numberFrom(sql`with place as (select id as unit_id from units where course_id = (
      select course_id from access_level_courses where access_level_id = (select id from access_levels where key = 'member') limit 1
    ) limit 1)
    insert into lessons (unit_id, position, name, type, created_at, published_at)
    select unit_id, (select max(position) + 1 from lessons l where l.unit_id = place.unit_id), 'Open', 'TEXT', ${TEST_NOW}, ${TEST_NOW} from place returning id`);

/** Cases of the mutations of courses, units, lessons and their files. */
export const mutationCases: MutationCases = {
  createCourse: {
    ...byAdmin('createCourse', 'course'),
    flags: [
      ['newCourse', 'page_access'],
      ['course_create', 'function_access'],
    ],
    call: () => 'createCourse(input: { name: "New", accessLevelIds: [] }) { id }',
  },
  updateCourse: {
    ...byAdmin('updateCourse', 'course'),
    call: async ({ row }) =>
      `updateCourse(databaseId: ${await row(course)}, revision: 1, input: { name: "Renamed", accessLevelIds: [] }) { id }`,
  },
  saveCourseIntro: {
    ...byAdmin('saveCourseIntro', 'course'),
    call: async ({ row }) =>
      `saveCourseIntro(databaseId: ${await row(course)}, revision: 1, input: { intro: "Welcome", introVideoUrl: "" }) { id }`,
  },
  setCourseArchived: {
    ...byAdmin('archiveCourse', 'course'),
    call: async ({ row }) => `setCourseArchived(databaseId: ${await row(course)}, archived: true) { id }`,
  },
  publishCourse: {
    ...byAdmin('publishCourse', 'course'),
    flags: [['editCourse', 'page_access']],
    call: async ({ row }) => {
      await row(readyLesson);
      return `publishCourse(databaseId: ${await row(course)}, input: { when: NOW }, withDrafts: true) { id }`;
    },
  },
  unpublishCourse: {
    ...byAdmin('unpublishCourse', 'course'),
    flags: [['editCourse', 'page_access']],
    call: async ({ row }) => {
      await row(readyLesson);
      const id = await row(course);
      return `publish: publishCourse(databaseId: ${id}, input: { when: NOW }, withDrafts: true) { id } unpublishCourse(databaseId: ${id}) { id }`;
    },
  },
  createUnit: {
    ...byAdmin('createUnit', 'unit'),
    call: async ({ row }) => `createUnit(courseId: ${await row(course)}, input: { name: "New" }) { id }`,
  },
  updateUnit: {
    ...byAdmin('updateUnit', 'unit'),
    call: async ({ row }) => `updateUnit(databaseId: ${await row(unit)}, revision: 1, input: { name: "Renamed" }) { id }`,
  },
  removeUnit: {
    ...byAdmin('removeUnit', 'unit'),
    call: async ({ row }) => `removeUnit(databaseId: ${await row(emptyUnit)}) { id }`,
  },
  saveTracks: {
    ...byAdmin('saveTracks', 'course'),
    call: async ({ row }) => {
      const [second, first] = [await row(emptyUnit), await row(unit)];
      const order = `[{ unitId: ${second}, lessonIds: [${await row(lesson)}] }, { unitId: ${first}, lessonIds: [] }]`;
      return `saveTracks(courseId: ${await row(course)}, order: ${order}) { id }`;
    },
  },
  createLesson: {
    ...byAdmin('createLesson', 'lesson'),
    flags: [
      ['newLesson', 'page_access'],
      ['lesson_create', 'function_access'],
    ],
    call: async ({ row }) => `createLesson(input: { unitId: ${await row(unit)}, name: "New", type: TEXT }) { id }`,
  },
  updateLesson: {
    ...byAdmin('updateLesson', 'lesson'),
    call: async ({ row }) =>
      `updateLesson(databaseId: ${await row(lesson)}, revision: 1, input: { unitId: ${await row(unit)}, name: "Renamed", type: TEXT }) { id }`,
  },
  setLessonArchived: {
    ...byAdmin('archiveLesson', 'lesson'),
    call: async ({ row }) => `setLessonArchived(databaseId: ${await row(lesson)}, archived: true) { id }`,
  },
  publishLesson: {
    ...byAdmin('publishLesson', 'lesson'),
    flags: [['editLesson', 'page_access']],
    call: async ({ row }) => `publishLesson(databaseId: ${await row(readyLesson)}, input: { when: NOW }) { id }`,
  },
  unpublishLesson: {
    ...byAdmin('unpublishLesson', 'lesson'),
    flags: [['editLesson', 'page_access']],
    call: async ({ row }) => {
      const id = await row(readyLesson);
      return `publish: publishLesson(databaseId: ${id}, input: { when: NOW }) { id } unpublishLesson(databaseId: ${id}) { id }`;
    },
  },
  renameLessonFile: {
    ...byAdmin('renameLessonFile', 'lesson file'),
    call: async ({ row }) => `renameLessonFile(databaseId: ${await row(lessonFile)}, name: "plan") { id }`,
  },
  removeLessonFile: {
    ...byAdmin('removeLessonFile', 'lesson file'),
    call: async ({ row }) => `removeLessonFile(databaseId: ${await row(lessonFile)}) { id }`,
  },
  finishLesson: {
    ...own('finishLesson', 'lesson'),
    call: async ({ row }) => `finishLesson(lessonId: ${await row(memberLesson)}) { id }`,
  },
  unfinishLesson: {
    ...own('unfinishLesson', 'lesson'),
    call: async ({ row }) => {
      const id = await row(memberLesson);
      return `finish: finishLesson(lessonId: ${id}) { id } unfinishLesson(lessonId: ${id}) { id }`;
    },
  },
  saveLessonPosition: {
    may: EVERY_ROLE,
    as: 'member',
    audited: { exempt: 'It is written every few seconds of watching and decides nothing.' },
    call: async ({ row }) => `saveLessonPosition(lessonId: ${await row(memberLesson)}, positionSeconds: 7) { id }`,
  },
  saveLessonNote: {
    ...own('saveLessonNote', 'lesson'),
    call: async ({ row }) => `saveLessonNote(lessonId: ${await row(memberLesson)}, revision: 0, text: "Ask first.") { id }`,
  },
};
