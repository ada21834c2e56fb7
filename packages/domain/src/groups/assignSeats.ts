import { checkEach } from '../errors/checkKnown.ts';
import { seededOrder } from './seededOrder.ts';

/** A person's wishes, the first one first. */
export interface Wishes {
  readonly userId: number;
  readonly leadIds: readonly number[];
}

/** A team lead with seats to assign. */
export interface LeadSeats {
  readonly leadId: number;
  readonly seats: number;
}

/** The outcome of one wish: it was given, the lead was full, or an earlier wish was given. */
export type WishOutcome = 'given' | 'full' | 'not-needed';

/** A line of the protocol: a person in the order of the draw, and what came of their wishes. */
export interface DrawnPerson {
  /** Position in the draw, from 1. */
  readonly position: number;
  readonly userId: number;
  /** The lead whose seat the person gets; null for someone who is not placed. */
  readonly leadId: number | null;
  /** 1 for the first wish; null for someone who is not placed. */
  readonly rank: number | null;
  readonly wishes: readonly { readonly leadId: number; readonly outcome: WishOutcome }[];
}

/**
 * Assigns the seats of a ranked round. The seed draws an order of all people, in which each person
 * gets the first of their wishes that still has a seat. The same seed with the same wishes and
 * seats always has the same result; who chose first does not matter. People whose wishes are all
 * full are not placed.
 *
 * @param seed a whole number
 * @returns everyone, in the order of the draw
 * @throws RangeError for a seed or numbers of seats that are not whole
 * @example
 * assignSeats([{ userId: 1, leadIds: [7, 8] }], [{ leadId: 8, seats: 1 }], 42)[0].rank // 2
 * @spec a product decision
 */
export function assignSeats(people: readonly Wishes[], leads: readonly LeadSeats[], seed: number): DrawnPerson[] {
  checkEach({ seed }, Number.isSafeInteger, 'a whole number');
  for (const { seats } of leads) checkEach({ seats }, (count) => Number.isSafeInteger(count) && count >= 0, 'a whole number from 0');
  const left = new Map(leads.map(({ leadId, seats }) => [leadId, seats]));
  const wishes = new Map(people.map(({ userId, leadIds }) => [userId, leadIds]));
  return seededOrder([...wishes.keys()], seed).map((userId, index) => {
    const leadIds = wishes.get(userId) ?? [];
    const at = leadIds.findIndex((leadId) => (left.get(leadId) ?? 0) > 0);
    const leadId = leadIds[at] ?? null;
    if (leadId !== null) left.set(leadId, (left.get(leadId) ?? 0) - 1);
    const outcomeAt = (wish: number): WishOutcome => (at === -1 || wish < at ? 'full' : wish === at ? 'given' : 'not-needed');
    return {
      position: index + 1,
      userId,
      leadId,
      rank: at === -1 ? null : at + 1,
      wishes: leadIds.map((wished, wish) => ({ leadId: wished, outcome: outcomeAt(wish) })),
    };
  });
}

const ORDINALS = ['First', 'Second', 'Third'];
const ordinal = (rank: number): string => ORDINALS[rank - 1] ?? `No. ${rank}`;

/**
 * Why a person got the seat they got, in words for the protocol.
 *
 * @example drawnPersonText({ rank: 2, wishes: [{}, {}, {}] })
 * // 'Second wish. The first was full.'
 */
export function drawnPersonText({ rank, wishes }: { readonly rank: number | null; readonly wishes: readonly object[] }): string {
  if (rank === null)
    return wishes.length === 1 ? 'Not placed. The only wish was full.' : `Not placed. All ${wishes.length} wishes were full.`;
  if (rank === 1) return 'First wish.';
  return rank === 2 ? 'Second wish. The first was full.' : `${ordinal(rank)} wish. The earlier ones were full.`;
}
