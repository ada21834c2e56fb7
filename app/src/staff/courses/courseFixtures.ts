import { course, lessonIn, type CourseFixture, type NamedFixture } from '../../testing/courses.ts';
import { proposals } from '../../testing/proposals.ts';
import { DRAFT } from '../../testing/publication.ts';

/** Users who can be the author of a course. */
export const liza: NamedFixture = { databaseId: 21, name: 'Liza Montemayor' };
export const ramon: NamedFixture = { databaseId: 22, name: 'Ramon Evangelista' };
const courseAuthors = [{ databaseId: 1, name: 'Aileen Bautista' }, liza, ramon];

const nonMember: NamedFixture = { databaseId: 1, name: 'Non-member' };
const member: NamedFixture = { databaseId: 2, name: 'Member' };
/** The access levels that a course can be open to. */
const courseAudiences = [nonMember, member, { databaseId: 3, name: 'Coach' }, { databaseId: 7, name: 'Affiliate' }];

/** The people for whom a course opens. */
const contentAudience = { people: 291, members: 291, isEveryone: true };

/** The choices in lists and forms of courses. */
export const courseChoices = { courseAuthors, courseAudiences, embedHosts: ['miro.com', 'canva.com'], contentAudience };

/** A viewer who manages one course and its lessons. */
export const courseEditor = (of: CourseFixture) => ({
  ...courseChoices,
  course: of,
  lesson: ({ databaseId }: { databaseId: number }) => lessonIn(of, databaseId),
});

/** The course "Proposals that get answered" with all fields that staff can edit. */
export const editedProposals = (named: Partial<CourseFixture> = {}): CourseFixture =>
  proposals({
    description: `## What you will be able to do

- Read a job post like the client who wrote it
- Open with their problem, in two sentences
- Name a price and a date without apologizing

Bring one real job post. You will rewrite your proposal for it **three times**.`,
    intro: 'Welcome. Keep one job post open beside you while you watch: every lesson asks something about it.',
    introVideoUrl: 'https://youtu.be/qp0HIF3SfI4',
    products: [
      { databaseId: 1, name: 'Freelancing Course' },
      { databaseId: 2, name: 'Proposal Clinic' },
    ],
    accessLevels: [member],
    createdAt: '2025-06-02T02:00:00Z',
    lastSaved: { at: '2025-11-11T08:12:00Z', by: { name: 'Paolo Reyes' } },
    ...named,
  });

const freelancing: NamedFixture = { databaseId: 1, name: 'Freelancing Course' };

/** Active courses, newest first. One of them is empty. */
export const staffCourses = (): CourseFixture[] => [
  editedProposals({ createdAt: '2025-11-03T02:00:00Z' }),
  course({
    databaseId: 2,
    name: 'Find a niche you can explain',
    shortDescription: 'One sentence that says who you help and with what, tested on five real people.',
    lessonCount: 12,
    unitCount: 3,
    author: liza,
    products: [freelancing],
    createdAt: '2025-10-20T02:00:00Z',
  }),
  course({
    databaseId: 3,
    name: 'A portfolio before the first client',
    shortDescription: 'Three small samples that show how you work, made from things you already know.',
    lessonCount: 16,
    unitCount: 4,
    author: liza,
    products: [freelancing],
    createdAt: '2025-09-15T02:00:00Z',
  }),
  course({
    databaseId: 4,
    name: 'Client calls without nerves',
    shortDescription: 'A plan for the first ten minutes, and what to say when you do not know.',
    lessonCount: 9,
    unitCount: 3,
    author: ramon,
    products: [freelancing, { databaseId: 3, name: 'Client Work Intensive' }],
    createdAt: '2025-09-01T02:00:00Z',
  }),
  course({
    databaseId: 5,
    name: 'Virtual assistance from the first day: inboxes, calendars, handovers and travel',
    shortDescription: 'Inboxes, calendars and handovers, the way busy owners like them.',
    lessonCount: 32,
    unitCount: 8,
    author: ramon,
    products: [{ databaseId: 4, name: 'Virtual Assistant Kickstart' }],
    createdAt: '2025-07-14T02:00:00Z',
  }),
  course({
    databaseId: 6,
    name: 'Scams to avoid before you start',
    shortDescription: 'Fake clients, fake checks and paid trainings: how they work, and what to answer.',
    lessonCount: 5,
    unitCount: 2,
    author: liza,
    accessLevels: [nonMember, member],
    createdAt: '2025-06-30T02:00:00Z',
  }),
  course({ databaseId: 7, name: 'Bookkeeping for small shops', createdAt: '2025-06-16T02:00:00Z', ...DRAFT }),
];

/** An archived course. */
export const archivedCourse = course({
  databaseId: 8,
  name: 'Getting started, 2024 edition',
  shortDescription: 'The first edition, kept for those who finished it.',
  lessonCount: 8,
  unitCount: 2,
  author: liza,
  createdAt: '2024-02-05T02:00:00Z',
  archivedAt: '2025-01-06T02:00:00Z',
});

/** Workshops numbered from `from`, to fill a page of a list. */
export const workshops = (from: number, count: number): CourseFixture[] =>
  Array.from({ length: count }, (_, n) =>
    course({ databaseId: 100 + from + n, name: `Freelancing workshop ${String(from + n).padStart(2, '0')}`, author: liza }),
  );
