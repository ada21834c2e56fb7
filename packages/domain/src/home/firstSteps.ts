import { routePath } from '../navigation/routePath.ts';
import { checkDates } from '../time/checkDates.ts';
import { manilaDaysBetween } from '../time/manilaDay.ts';

/** Days after the start of the first membership within which a member is a newcomer. */
export const NEWCOMER_DAYS = 30;

/** The facts about a member that the list of first steps depends on. */
export interface FirstStepsFacts {
  /** When the first membership started; null for people who never had one. */
  readonly memberSince: Date | null;
  /** When the member closed the list for good. */
  readonly dismissedAt: Date | null;
  /** Whether the profile has a mobile number and a Facebook profile. */
  readonly hasContactDetails: boolean;
  readonly finishedLessons: number;
  readonly hasStage: boolean;
  readonly hasGroup: boolean;
}

export interface FirstStep {
  readonly key: 'profile' | 'lesson' | 'stage' | 'group';
  readonly title: string;
  /** The reason, or what happens without the member. */
  readonly text: string;
  /** The page on which it is done. */
  readonly path: string;
  readonly isDone: boolean;
}

type Step = Omit<FirstStep, 'isDone'> & { readonly isDone: (facts: FirstStepsFacts) => boolean };

/** In the order of the list. */
const STEPS: readonly Step[] = [
  {
    key: 'profile',
    title: 'Complete your profile',
    text: 'Add your mobile number and Facebook profile, so that your coach can reach you.',
    path: routePath('editProfile'),
    isDone: ({ hasContactDetails }) => hasContactDetails,
  },
  {
    key: 'lesson',
    title: 'Finish your first lesson',
    text: 'Lessons are short. Stop and continue whenever you like.',
    path: routePath('viewCourses'),
    isDone: ({ finishedLessons }) => finishedLessons > 0,
  },
  {
    key: 'stage',
    title: 'Start your first stage',
    text: 'Your stage shows your tasks, one step at a time.',
    path: routePath('viewStage'),
    isDone: ({ hasStage }) => hasStage,
  },
  {
    key: 'group',
    title: 'Meet your group',
    text: 'Our team adds you to a group. It appears in Community.',
    path: routePath('community'),
    isDone: ({ hasGroup }) => hasGroup,
  },
];

/**
 * The first steps of a newcomer, done and open. A list for the home page of a member, during the
 * first 30 days in Manila.
 *
 * @returns null for everyone else, once every step is done, and after the member closed the list
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * const visitor = { memberSince: null, dismissedAt: null, finishedLessons: 0 };
 * const nothing = { hasContactDetails: false, hasStage: false, hasGroup: false };
 * firstSteps({ ...visitor, ...nothing }, new Date('2025-11-17T02:00:00Z')) // null
 */
export function firstSteps(facts: FirstStepsFacts, now: Date): FirstStep[] | null {
  const { memberSince, dismissedAt } = facts;
  checkDates({ now }, { memberSince, dismissedAt });
  if (memberSince === null || dismissedAt !== null) return null;
  // An invalid date is not recent.
  if (!(manilaDaysBetween(memberSince, now) <= NEWCOMER_DAYS)) return null;
  const steps = STEPS.map(({ isDone, ...step }) => ({ ...step, isDone: isDone(facts) }));
  return steps.every(({ isDone }) => isDone) ? null : steps;
}
