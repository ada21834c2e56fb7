import { courseProgress, lessonToContinue, type CourseFilter } from '@atlas/domain/courses';
import { lockText, type Lock, type SessionUser } from '@atlas/domain/access';
import { RequestError } from '../session/fetchGraphQL.ts';
import { proposalUnits, type LessonGiven, type UnitGiven } from './storyLessons.ts';
import type { StoryData } from './storyServer.ts';
import { member, withAccessLevel } from './storyUsers.ts';

interface CourseGiven {
  id: number;
  name: string;
  shortDescription: string;
  units: readonly UnitGiven[];
  /** How many lessons from the first one are finished. */
  finished?: number;
  /** Where the lesson to continue with was stopped. */
  positionSeconds?: number;
  lock?: Lock;
  accessUntil?: string | null;
}

type StoryCourse = ReturnType<typeof storyCourse>;
type StoryLesson = StoryCourse['lessons'][number];

/** The id of a course's lesson by its place, from 1: the 4th lesson of course 1 is 104. */
export const lessonId = (courseId: number, number: number) => courseId * 100 + number;

/** A course with its outline and the viewer's progress, which follows the lessons as they are finished. */
export function storyCourse({ id, units, finished = 0, lock, accessUntil, positionSeconds = 0, ...words }: CourseGiven) {
  let opened: number | null = null;
  const given = units.flatMap(({ lessons: ofUnit }) => ofUnit);
  const lessons = given.map(({ name, type, minutes, dataBytes = 0, ...content }, index) => {
    const databaseId = lessonId(id, index + 1);
    return {
      __typename: 'Lesson',
      id: `lesson-${databaseId}`,
      databaseId,
      name,
      type,
      shortDescription: '',
      durationSeconds: minutes * 60,
      dataBytes,
      isFinished: index < finished,
      positionSeconds: index === finished ? positionSeconds : 0,
      number: index + 1,
      content: lock ? null : storyContent(databaseId, content),
      course: (): unknown => course,
      previous: (): unknown => lessons[index - 1] ?? null,
      next: (): unknown => lessons[index + 1] ?? null,
    };
  });
  const left = () => lessons.filter(({ isFinished }) => !isFinished);
  const course = {
    __typename: 'Course',
    id: `course-${id}`,
    databaseId: id,
    ...words,
    descriptionTree: [['p', {}, [words.shortDescription]]],
    author: { id: 'user-21', databaseId: 21, name: 'Liza Montemayor' },
    accessUntil: accessUntil === undefined ? '2026-11-12T15:59:59.999Z' : accessUntil,
    lock: lock ? storyLock(lock) : null,
    lessons,
    units: units.map(({ name, shortDescription = '', lessons: ofUnit }, index) => {
      const from = units.slice(0, index).reduce((sum, unit) => sum + unit.lessons.length, 0);
      const databaseId = id * 10 + index;
      return {
        __typename: 'Unit',
        id: `unit-${databaseId}`,
        databaseId,
        name,
        shortDescription,
        lessons: lessons.slice(from, from + ofUnit.length),
      };
    }),
    progress: () => ({
      finishedLessons: lessons.length - left().length,
      totalLessons: lessons.length,
      percent: courseProgress(lessons.length - left().length, lessons.length).percent,
      secondsLeft: left().reduce((sum, lesson) => sum + lesson.durationSeconds, 0),
      bytesLeft: left().reduce((sum, lesson) => sum + lesson.dataBytes, 0),
    }),
    nextLesson: () => {
      const next = lessonToContinue(
        lessons.map((lesson) => ({ id: lesson.databaseId, finished: lesson.isFinished })),
        opened,
      );
      return lessons.find(({ databaseId }) => databaseId === next) ?? null;
    },
    open: (databaseId: number) => {
      opened = databaseId;
    },
  };
  return course;
}

/** What is inside a lesson; of its files an mp4 is the video that it plays. */
function storyContent(id: number, { bodyTree = [], videoEmbedUrl, embedUrl, files = [] }: Partial<LessonGiven>) {
  const held = files.map(({ name, bytes }, index) => {
    const databaseId = id * 10 + index;
    const isVideo = name.endsWith('.mp4');
    return {
      __typename: 'LessonFile',
      id: `file-${databaseId}`,
      databaseId,
      name,
      bytes,
      category: isVideo ? 'video' : 'document',
      purpose: isVideo ? 'video' : 'attachment',
      url: `/api/uploads/${databaseId}`,
    };
  });
  return {
    bodyTree,
    videoFile: held.find(({ purpose }) => purpose === 'video') ?? null,
    videoEmbedUrl: videoEmbedUrl ?? null,
    embedUrl: embedUrl ?? null,
    files: ({ purpose }: { purpose?: string | null }) => held.filter((file) => purpose == null || file.purpose === purpose),
  };
}

const REASONS = {
  'not-enrolled': 'NOT_ENROLLED',
  overdue: 'OVERDUE',
  'not-started': 'NOT_STARTED',
  expired: 'EXPIRED',
  archived: 'ARCHIVED',
} as const;

const storyLock = (lock: Lock) => ({
  reason: REASONS[lock.reason],
  text: lockText(lock),
  startsOn: 'startsOn' in lock ? lock.startsOn.toISOString() : null,
  lastDay: 'lastDay' in lock ? lock.lastDay.toISOString() : null,
});

/** An outline of so many text lessons, four to a unit, for courses of which only the count is seen. */
const outline = (lessons: number): UnitGiven[] =>
  Array.from({ length: Math.ceil(lessons / 4) }, (_, unit) => ({
    name: `Week ${unit + 1}`,
    lessons: Array.from({ length: Math.min(4, lessons - unit * 4) }, (_nothing, n) => ({
      name: `Day ${n + 1}: practice`,
      type: 'TEXT' as const,
      minutes: 10,
    })),
  }));

/** The course of which stories show the inside; its lessons are of all three types. */
export const proposals = (given: Partial<CourseGiven> = {}) =>
  storyCourse({
    id: 1,
    name: 'Proposals that get answered',
    shortDescription: 'Write short proposals that a busy client reads to the end, and follow up without feeling shy about it.',
    units: proposalUnits,
    finished: 3,
    positionSeconds: 185,
    ...given,
  });

const course = (id: number, name: string, shortDescription: string, lessons: number, more: Partial<CourseGiven> = {}) =>
  storyCourse({ id, name, shortDescription, units: outline(lessons), ...more });

/** The courses of a member some months in: begun, finished, untouched, not started and ended. */
export const memberCourses = (): StoryCourse[] => [
  proposals(),
  course(2, 'Find a niche you can explain', 'One sentence that says who you help and with what, tested on five real people.', 12, {
    finished: 12,
  }),
  course(3, 'A portfolio before the first client', 'Three small samples that show how you work, made from things you already know.', 16, {
    finished: 5,
  }),
  course(4, 'Client calls without nerves', 'A plan for the first ten minutes, and what to say when you do not know.', 9),
  course(5, 'Virtual assistance from the first day', 'Inboxes, calendars and handovers, the way busy owners like them.', 32, {
    finished: 18,
  }),
  course(6, 'Price your work in pesos and dollars', 'A floor price, a wish price, and the words between them.', 10, {
    lock: { reason: 'not-started', startsOn: new Date('2025-11-16T16:00:00Z') },
  }),
  course(7, 'Bookkeeping for small shops', 'Receipts, ledgers and a monthly summary that an owner understands.', 14, {
    finished: 6,
    lock: { reason: 'expired', lastDay: new Date('2025-10-31T16:00:00Z') },
  }),
];

/** More courses than one page of a list holds. */
export const manyCourses = (count: number): StoryCourse[] =>
  Array.from({ length: count }, (_, n) =>
    course(20 + n, `Freelancing workshop ${n + 1}`, 'A recorded workshop with exercises and answers.', 4, { finished: n % 5 }),
  );

interface StoryFunnel {
  slug: string;
  name: string;
  description: string;
  price: number;
  validityByDays: number | null;
}

export const freelancingCourse: StoryFunnel = {
  slug: 'freelancing-course',
  name: 'Freelancing Course',
  description:
    'Everything you need to find your first online client, at your own pace: short lessons that fit a phone, worksheets, and coaches who answer.',
  price: 9999,
  validityByDays: 365,
};

const matches = (one: StoryCourse, filter: CourseFilter) => {
  const { finishedLessons, totalLessons } = one.progress();
  return filter === 'all' || courseProgress(finishedLessons, totalLessons).state === filter;
};

function connection(courses: readonly StoryCourse[], first = 20, after: string | null = null) {
  const from = after === null ? 0 : Number(after) + 1;
  const edges = courses.map((node, index) => ({ node, cursor: String(index) })).slice(from, from + first);
  return {
    edges,
    totalCount: courses.length,
    pageInfo: {
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
      hasNextPage: from + first < courses.length,
      hasPreviousPage: from > 0,
    },
  };
}

interface StoryWorld {
  user?: SessionUser;
  courses?: readonly StoryCourse[];
  funnelToJoin?: StoryFunnel | null;
  /** Adds to the root value, or takes its place: `finishLesson: refuse(…)`. */
  more?: StoryData;
}

/** A root value for the whole schema: one viewer, their courses, and the mutations that change their progress. */
export function storyData({ user = member, courses = [], funnelToJoin = null, more = {} }: StoryWorld): StoryData {
  const lessons = courses.flatMap((one) => one.lessons);
  const sum = (of: (progress: ReturnType<StoryCourse['progress']>) => number) => courses.reduce((all, one) => all + of(one.progress()), 0);
  const lessonWith = (id: number): StoryLesson => {
    const lesson = lessons.find(({ databaseId }) => databaseId === id);
    if (!lesson) throw new RequestError('This lesson does not exist.', 'NOT_FOUND');
    return lesson;
  };
  const changed = (id: number, values: Partial<Pick<StoryLesson, 'isFinished' | 'positionSeconds'>>) =>
    Object.assign(lessonWith(id), values);
  return {
    viewer: {
      user: { __typename: 'User', ...user, id: `user-${user.id}`, databaseId: user.id },
      learning: () => ({
        finishedLessons: sum((progress) => progress.finishedLessons),
        totalLessons: sum((progress) => progress.totalLessons),
        finishedCourses: courses.filter((one) => matches(one, 'completed')).length,
        totalCourses: courses.length,
      }),
      myCourses: ({ filter, first, after }: { filter: CourseFilter; first?: number; after?: string }) =>
        connection(
          courses.filter((one) => matches(one, filter)),
          first,
          after,
        ),
      course: ({ databaseId }: { databaseId: number }) => courses.find((one) => one.databaseId === databaseId) ?? null,
      lesson: (wanted: { courseId: number; databaseId: number }) =>
        courses.find((one) => one.databaseId === wanted.courseId)?.lessons.find((one) => one.databaseId === wanted.databaseId) ?? null,
      funnelToJoin,
    },
    publicFunnel: ({ slug }: { slug: string }) => (funnelToJoin?.slug === slug ? funnelToJoin : null),
    finishLesson: (given: { lessonId: number }) => changed(given.lessonId, { isFinished: true }),
    unfinishLesson: (given: { lessonId: number }) => changed(given.lessonId, { isFinished: false }),
    saveLessonPosition: (given: { lessonId: number; positionSeconds?: number | null }) => {
      courses.find((one) => one.lessons.some(({ databaseId }) => databaseId === given.lessonId))?.open(given.lessonId);
      return given.positionSeconds == null
        ? lessonWith(given.lessonId)
        : changed(given.lessonId, { positionSeconds: given.positionSeconds });
    },
    switchRole: ({ accessLevelId }: { accessLevelId: number }) => withAccessLevel(user, accessLevelId),
    ...more,
  };
}
