import { pointsText } from './stageProgress.ts';

export const OWN_XP = 'You cannot adjust your own XP. Ask a colleague.';

/** The person who adjusts, and the one they act for. */
interface XpActor {
  /** The person on the screen. */
  readonly userId: number;
  /** The member of staff who views as that person; null without. */
  readonly impersonatorId: number | null;
}

/**
 * Explains why a person cannot adjust someone's XP, or returns null. No one adjusts their own, and
 * the total never falls below 0. A product decision.
 *
 * @param person the person whose XP it is, with their total
 * @param points the XP to give, or below 0 to take
 * @example whyNotAdjustXp({ userId: 1, impersonatorId: null }, { userId: 2, total: 30 }, -50)
 * // 'This person has 30 XP, so at most 30 XP can be taken.'
 */
export function whyNotAdjustXp(
  { userId, impersonatorId }: XpActor,
  person: { readonly userId: number; readonly total: number },
  points: number,
): string | null {
  if (person.userId === userId || person.userId === impersonatorId) return OWN_XP;
  if (person.total + points >= 0 || points > 0) return null;
  const has = pointsText(Math.max(0, person.total));
  return `This person has ${has}, so at most ${has} can be taken.`;
}
