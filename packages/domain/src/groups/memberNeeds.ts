import { checkGiven } from '../errors/checkKnown.ts';
import { isStuck } from '../journey/isStuck.ts';
import { EXPIRING_SOON_DAYS } from '../subscriptions/dues.ts';
import { checkDates } from '../time/checkDates.ts';
import { manilaDaysBetween } from '../time/manilaDay.ts';
import { quietSince } from '../users/isQuiet.ts';
import { daysToBirthday } from './birthdays.ts';
import { isQuietFor, QUIET_DAYS } from './isQuietFor.ts';
import { MEMBER_NEED_NAMES, type MemberNeed } from './memberNeedNames.ts';

/** A need of a member with its age. */
export interface NeedOfMember {
  readonly kind: MemberNeed;
  /** Full days in Manila since it began; until the expiry or the birthday. */
  readonly days: number;
}

interface Facts {
  /** When they asked for help in a check-in that still counts; null when they did not. */
  readonly helpAskedAt: Date | null;
  readonly createdAt: Date;
  /** Their last visit; null when none is recorded. */
  readonly lastSeenAt: Date | null;
  /** The end of their last membership; null without one. */
  readonly lastExpiry: Date | null;
  /** Their current stage; null without one. */
  readonly stage: { readonly enteredAt: Date; readonly lastFinishedAt: Date | null; readonly waitsForReview: boolean } | null;
  /** As YYYY-MM-DD; null when unknown. */
  readonly birthdate: string | null;
}

const since = (at: Date, now: Date): number => manilaDaysBetween(at, now);

const quietFor = (days: number) => (facts: Facts, now: Date) => (isQuietFor(facts, days, now) ? since(quietSince(facts), now) : null);

function expiringIn({ lastExpiry }: Facts, now: Date): number | null {
  const days = lastExpiry === null ? Number.NaN : manilaDaysBetween(now, lastExpiry);
  return days >= 0 && days <= EXPIRING_SOON_DAYS ? days : null;
}

function stuckFor({ stage }: Facts, now: Date): number | null {
  if (stage === null || !isStuck(stage, now)) return null;
  return since(new Date(Math.max(stage.enteredAt.getTime(), stage.lastFinishedAt?.getTime() ?? 0)), now);
}

/** The days of each need; null for a member without it. */
const DAYS: Readonly<Record<MemberNeed, (facts: Facts, now: Date) => number | null>> = {
  help: ({ helpAskedAt }, now) => (helpAskedAt === null ? null : since(helpAskedAt, now)),
  quiet14: quietFor(QUIET_DAYS.long),
  expiring: expiringIn,
  stuck: stuckFor,
  quiet7: quietFor(QUIET_DAYS.short),
  birthday: ({ birthdate }, now) => daysToBirthday(birthdate, now),
};

/**
 * The needs of a member, the most urgent first. Everyone who is quiet for 14 days is also quiet for
 * 7. Invalid dates cause no need.
 *
 * @throws RangeError for a missing fact
 * @example
 * const createdAt = new Date('2025-01-01');
 * const calm = { createdAt, helpAskedAt: null, lastExpiry: null, stage: null, birthdate: null };
 * memberNeeds({ ...calm, lastSeenAt: new Date('2025-11-08') }, new Date('2025-11-17'))
 * // [{ kind: 'quiet7', days: 9 }]
 */
export function memberNeeds(facts: Facts, now: Date): NeedOfMember[] {
  const { stage, birthdate, helpAskedAt, createdAt, lastSeenAt, lastExpiry } = facts;
  checkGiven({ stage, birthdate });
  checkDates({ createdAt, now }, { helpAskedAt, lastSeenAt, lastExpiry });
  return MEMBER_NEED_NAMES.flatMap((kind) => {
    const days = DAYS[kind](facts, now);
    return days === null ? [] : [{ kind, days }];
  });
}
