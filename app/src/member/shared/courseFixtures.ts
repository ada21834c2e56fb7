import { type Lock, lockLabel, lockStep, lockText } from '@atlas/domain/access';
import { completionRule, courseProgress } from '@atlas/domain/courses';
import { course, lessonIn, lessonsOf, type CourseFixture, type LessonFixture } from '../../testing/courses.ts';
import { freelancingCourse } from '../../testing/funnels.ts';
import { proposals } from '../../testing/proposals.ts';
import { STORY_NOW } from '../../testing/storyClock.ts';

interface Learned {
  /** The number of finished lessons, counted from the first one. */
  finished?: number;
  lock?: Lock;
  accessUntil?: string | null;
}

/** A member's progress: finished lessons of a total, and the time and data that the others take. */
const progress = (finished: number, total: number, { secondsLeft = (total - finished) * 600, bytesLeft = 0 } = {}) => ({
  finishedLessons: finished,
  totalLessons: total,
  percent: courseProgress(finished, total).percent,
  secondsLeft,
  bytesLeft,
});

/** The lock of a course, in the words that members read. */
const locked = (lock: Lock) => ({
  reason: lock.reason.replaceAll('-', '_').toUpperCase(),
  label: lockLabel(lock, STORY_NOW),
  text: lockText(lock),
  step: lockStep(lock)?.toUpperCase() ?? null,
  funnelToJoin: lockStep(lock) === 'join' ? freelancingCourse() : null,
});

export const opensOnMonday: Lock = { reason: 'not-started', startsOn: new Date('2025-11-16T16:00:00Z') };
export const ended: Lock = { reason: 'expired', on: new Date('2025-10-17T16:00:00Z'), lastDay: new Date('2025-10-31T16:00:00Z') };
export const overdue: Lock = { reason: 'overdue', on: new Date('2025-10-17T16:00:00Z'), lastDay: new Date('2025-10-31T16:00:00Z') };

/** A lock as the API returns it. */
export const lockAnswer = (lock: Lock): object => locked(lock);

const ruleOf = ({ type, content }: LessonFixture) =>
  completionRule({ type, hasLinkedVideo: content?.videoEmbedUrl != null, hasVideoFile: content?.videoFile != null });

/**
 * "Proposals that get answered" for a member: three lessons finished, the fourth begun. Locked
 * content is left out.
 */
export function learnedProposals({ finished = 3, lock, accessUntil = '2026-11-12T15:59:59.999Z' }: Learned = {}): CourseFixture {
  const { units, shortDescription } = proposals();
  const done = lessonsOf({ units }).slice(0, finished);
  const learned = units.map((unit) => ({
    ...unit,
    lessons: unit.lessons.map((one) => ({
      ...one,
      isFinished: done.includes(one),
      finishedAt: done.includes(one) ? '2025-11-10T02:00:00Z' : null,
      positionSeconds: one.databaseId === 104 ? 185 : 0,
      content: lock || !one.content ? null : { ...one.content, completionRule: ruleOf(one) },
    })),
  }));
  const left = lessonsOf({ units: learned }).filter(({ isFinished }) => !isFinished);
  return proposals({
    units: learned,
    description: shortDescription,
    descriptionTree: [['p', {}, [shortDescription]]],
    accessUntil,
    lock: lock ? locked(lock) : null,
    nextLesson: left[0] ?? null,
    progress: progress(finished, done.length + left.length, {
      secondsLeft: left.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0),
      bytesLeft: left.reduce((sum, { dataBytes }) => sum + dataBytes, 0),
    }),
  });
}

/** A viewer with one course and its lessons. */
export const learner = (of: CourseFixture) => ({
  course: of,
  lesson: ({ databaseId }: { databaseId: number }) => lessonIn(of, databaseId),
});

/**
 * The courses of a member after some months: in progress, completed, not begun, not started and
 * ended.
 */
export const memberCourses = (): CourseFixture[] => [
  learnedProposals(),
  course({
    databaseId: 2,
    name: 'Find a niche you can explain',
    shortDescription: 'One sentence that says who you help and with what, tested on five real people.',
    progress: progress(12, 12),
  }),
  course({
    databaseId: 3,
    name: 'A portfolio before the first client',
    shortDescription: 'Three small samples that show how you work, made from things you already know.',
    progress: progress(5, 16),
  }),
  course({
    databaseId: 4,
    name: 'Client calls without nerves',
    shortDescription: 'A plan for the first ten minutes, and what to say when you do not know.',
    progress: progress(0, 9),
  }),
  course({
    databaseId: 5,
    name: 'Virtual assistance from the first day',
    shortDescription: 'Inboxes, calendars and handovers, the way busy owners like them.',
    progress: progress(18, 32),
  }),
  course({
    databaseId: 6,
    name: 'Price your work in pesos and dollars',
    shortDescription: 'A floor price, a wish price, and the words between them.',
    progress: progress(0, 10),
    lock: locked(opensOnMonday),
  }),
  course({
    databaseId: 7,
    name: 'Bookkeeping for small shops',
    shortDescription: 'Receipts, ledgers and a monthly summary that an owner understands.',
    progress: progress(6, 14),
    lock: locked(ended),
  }),
];

/** The totals of all these courses. */
export const memberLearning = { finishedLessons: 44, totalLessons: 101, finishedCourses: 1, totalCourses: 7, openCourses: 5 };

/** A course with every lesson finished. */
export const finishedWorkshop = (n: number): CourseFixture =>
  course({ databaseId: 50 + n, name: `Finished workshop ${n}`, progress: progress(4, 4) });

/** The given number of courses, to fill a page of a list. */
export const workshops = (count: number): CourseFixture[] =>
  Array.from({ length: count }, (_, n) =>
    course({
      databaseId: 20 + n,
      name: `Freelancing workshop ${n + 1}`,
      shortDescription: 'A recorded workshop with exercises and answers.',
      progress: progress(n % 5, 4),
    }),
  );
