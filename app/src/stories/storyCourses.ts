import { videoEmbedUrl as playsAt } from '@atlas/domain/uploads';
import { found } from './found.ts';
import { lessonId } from './storyData.ts';
import type { LessonGiven, UnitGiven } from './storyLessons.ts';
import { proposalUnits } from './storyLessons.ts';

/** A person or an access level by id and name, as choices name them. */
export interface Named {
  databaseId: number;
  name: string;
}

export interface StaffFile {
  __typename: 'LessonFile';
  id: string;
  databaseId: number;
  name: string;
  bytes: number;
  category: string;
  purpose: 'attachment' | 'video';
  url: string;
  lesson: () => StaffLesson;
}

/** What is inside a lesson. */
interface StaffContent {
  body: string;
  videoUrl: string | null;
  videoEmbedUrl: () => string | null;
  embedUrl: string | null;
  /** All of them, the video too. */
  held: StaffFile[];
  files: (wanted: { purpose?: string | null }) => StaffFile[];
  videoFile: () => StaffFile | null;
}

/** A lesson with everything that is edited about it. */
export interface StaffLesson {
  __typename: 'Lesson';
  id: string;
  databaseId: number;
  revision: number;
  name: string;
  type: LessonGiven['type'];
  shortDescription: string;
  durationSeconds: number;
  archivedAt: string | null;
  content: StaffContent;
  unit: () => StaffUnit;
  course: () => StaffCourse;
}

export interface StaffUnit {
  __typename: 'Unit';
  id: string;
  databaseId: number;
  revision: number;
  name: string;
  shortDescription: string;
  description: string;
  /** All of them, archived ones too. */
  held: StaffLesson[];
  lessons: () => StaffLesson[];
}

/** A course with everything that is edited about it; mutations of the stories change it in place. */
export interface StaffCourse {
  __typename: 'Course';
  id: string;
  databaseId: number;
  revision: number;
  name: string;
  shortDescription: string;
  description: string;
  intro: string;
  introVideoUrl: string | null;
  coverUrl: string | null;
  createdAt: string;
  archivedAt: string | null;
  author: (Named & { id: string }) | null;
  accessLevels: Named[];
  products: Named[];
  units: StaffUnit[];
  unitCount: () => number;
  lessonCount: () => number;
}

/** Who may be named as an author. */
export const authors = [
  { id: 'user-1', databaseId: 1, name: 'Aileen Bautista' },
  { id: 'user-21', databaseId: 21, name: 'Liza Montemayor' },
  { id: 'user-22', databaseId: 22, name: 'Ramon Evangelista' },
];

/** The access levels that a course can be open to. */
export const audiences: readonly Named[] = [
  { databaseId: 1, name: 'Non-member' },
  { databaseId: 2, name: 'Member' },
  { databaseId: 3, name: 'Coach' },
  { databaseId: 7, name: 'Affiliate' },
];

interface Given {
  id: number;
  name: string;
  units?: readonly UnitGiven[];
  shortDescription?: string;
  description?: string;
  intro?: string;
  introVideoUrl?: string | null;
  authorId?: number | null;
  levelIds?: readonly number[];
  products?: readonly string[];
  createdAt?: string;
  archivedAt?: string | null;
}

/** A course as those who look after it see it. */
export function staffCourse({ id, units = [], authorId = 21, levelIds = [], products = [], ...words }: Given): StaffCourse {
  const course: StaffCourse = {
    __typename: 'Course',
    id: `course-${id}`,
    databaseId: id,
    revision: 1,
    shortDescription: '',
    description: '',
    intro: '',
    introVideoUrl: null,
    coverUrl: null,
    createdAt: '2025-06-02T02:00:00Z',
    archivedAt: null,
    ...words,
    author: authors.find(({ databaseId }) => databaseId === authorId) ?? null,
    accessLevels: audiences.filter(({ databaseId }) => levelIds.includes(databaseId)),
    products: products.map((name, index) => ({ databaseId: index + 1, name })),
    units: [],
    unitCount: () => course.units.length,
    lessonCount: () => course.units.reduce((sum, unit) => sum + unit.lessons().length, 0),
  };
  let number = 0;
  for (const [index, given] of units.entries()) {
    const unit = staffUnit(id * 10 + index, given);
    unit.held = given.lessons.map((lesson) => staffLesson(course, lessonId(id, ++number), lesson));
    course.units.push(unit);
  }
  return course;
}

/** A unit without lessons. */
export function staffUnit(databaseId: number, words: { name: string; shortDescription?: string; description?: string }): StaffUnit {
  const unit: StaffUnit = {
    __typename: 'Unit',
    id: `unit-${databaseId}`,
    databaseId,
    revision: 1,
    name: words.name,
    shortDescription: words.shortDescription ?? '',
    description: words.description ?? '',
    held: [],
    lessons: () => unit.held.filter(({ archivedAt }) => archivedAt === null),
  };
  return unit;
}

/** A lesson of a course, in none of its units yet. */
export function staffLesson(course: StaffCourse, databaseId: number, given: Partial<LessonGiven> & { name: string }): StaffLesson {
  const { type = 'VIDEO', minutes = 0, body = '', videoEmbedUrl, embedUrl, files = [] } = given;
  const content: StaffContent = {
    body,
    videoUrl: videoEmbedUrl?.replace('https://www.youtube-nocookie.com/embed/', 'https://youtu.be/') ?? null,
    videoEmbedUrl: () => content.videoUrl && playsAt(content.videoUrl),
    embedUrl: embedUrl ?? null,
    held: [],
    files: ({ purpose }) => content.held.filter((file) => purpose == null || file.purpose === purpose),
    videoFile: () => content.held.find(({ purpose }) => purpose === 'video') ?? null,
  };
  const lesson: StaffLesson = {
    __typename: 'Lesson',
    id: `lesson-${databaseId}`,
    databaseId,
    revision: 1,
    name: given.name,
    type,
    shortDescription: '',
    durationSeconds: minutes * 60,
    archivedAt: null,
    content,
    unit: () => found(course.units.find(({ held }) => held.includes(lesson))),
    course: () => course,
  };
  content.held = files.map((file, index) => staffFile(lesson, databaseId * 10 + index, file));
  return lesson;
}

/** A file of a lesson. */
export const staffFile = (lesson: StaffLesson, databaseId: number, { name, bytes }: { name: string; bytes: number }): StaffFile => ({
  __typename: 'LessonFile',
  id: `file-${databaseId}`,
  databaseId,
  name,
  bytes,
  category: name.endsWith('.mp4') ? 'video' : 'document',
  purpose: name.endsWith('.mp4') ? 'video' : 'attachment',
  url: `/api/uploads/${databaseId}`,
  lesson: () => lesson,
});

/** The course of which stories show the inside, with units of several lessons, a video, a text and an embedded board. */
export const proposalsCourse = (given: Partial<Given> = {}): StaffCourse =>
  staffCourse({
    id: 1,
    name: 'Proposals that get answered',
    shortDescription: 'Write short proposals that a busy client reads to the end, and follow up without feeling shy about it.',
    description: `## What you will be able to do

- Read a job post like the client who wrote it
- Open with their problem, in two sentences
- Name a price and a date without apologizing

Bring one real job post. You will rewrite your proposal for it **three times**.`,
    intro: 'Welcome. Keep one job post open beside you while you watch: every lesson asks something about it.',
    introVideoUrl: 'https://youtu.be/qp0HIF3SfI4',
    units: proposalUnits,
    products: ['Freelancing Course', 'Proposal Clinic'],
    levelIds: [2],
    ...given,
  });

/** So many short lessons, four to a unit. */
const outline = (lessons: number): UnitGiven[] =>
  Array.from({ length: Math.ceil(lessons / 4) }, (_, unit) => ({
    name: `Week ${unit + 1}`,
    lessons: Array.from({ length: Math.min(4, lessons - unit * 4) }, (_nothing, n) => ({
      name: `Day ${n + 1}: practice`,
      type: 'TEXT' as const,
      minutes: 10,
    })),
  }));

/** Eight courses, one without anything in it and one that was archived. */
export const staffCourses = (): StaffCourse[] => [
  proposalsCourse({ createdAt: '2025-11-03T02:00:00Z' }),
  staffCourse({
    id: 2,
    name: 'Find a niche you can explain',
    shortDescription: 'One sentence that says who you help and with what, tested on five real people.',
    units: outline(12),
    products: ['Freelancing Course'],
    createdAt: '2025-10-20T02:00:00Z',
  }),
  staffCourse({
    id: 3,
    name: 'A portfolio before the first client',
    shortDescription: 'Three small samples that show how you work, made from things you already know.',
    units: outline(16),
    products: ['Freelancing Course'],
    createdAt: '2025-09-15T02:00:00Z',
  }),
  staffCourse({
    id: 4,
    name: 'Client calls without nerves',
    shortDescription: 'A plan for the first ten minutes, and what to say when you do not know.',
    units: outline(9),
    authorId: 22,
    products: ['Freelancing Course', 'Client Work Intensive'],
    createdAt: '2025-09-01T02:00:00Z',
  }),
  staffCourse({
    id: 5,
    name: 'Virtual assistance from the first day: inboxes, calendars, handovers and travel',
    shortDescription: 'Inboxes, calendars and handovers, the way busy owners like them.',
    units: outline(32),
    authorId: 22,
    products: ['Virtual Assistant Kickstart'],
    createdAt: '2025-07-14T02:00:00Z',
  }),
  staffCourse({
    id: 6,
    name: 'Scams to avoid before you start',
    shortDescription: 'Fake clients, fake checks and paid trainings: how they work, and what to answer.',
    units: outline(5),
    levelIds: [1, 2],
    createdAt: '2025-06-30T02:00:00Z',
  }),
  staffCourse({ id: 7, name: 'Bookkeeping for small shops', authorId: null, createdAt: '2025-06-16T02:00:00Z' }),
  staffCourse({
    id: 8,
    name: 'Getting started, 2024 edition',
    shortDescription: 'The first edition, kept for those who finished it.',
    units: outline(8),
    createdAt: '2024-02-05T02:00:00Z',
    archivedAt: '2025-01-06T02:00:00Z',
  }),
];

/** More courses than one page of a list holds, the first the newest. */
export const manyStaffCourses = (count: number): StaffCourse[] =>
  Array.from({ length: count }, (_, n) =>
    staffCourse({
      id: 100 + n,
      name: `Freelancing workshop ${String(n + 1).padStart(2, '0')}`,
      shortDescription: 'A recorded workshop with exercises and answers.',
      units: outline(4),
      createdAt: new Date(Date.UTC(2025, 9, 28 - n, 2)).toISOString(),
    }),
  );
