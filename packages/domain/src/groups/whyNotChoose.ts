import type { SelectionKind, SelectionRoundState } from './selectionRoundState.ts';

/** The facts about a person and a round that decide about a choice. */
export interface ChoosingFacts {
  readonly state: SelectionRoundState;
  readonly kind: SelectionKind;
  /** Whether the person is a member. */
  readonly isMember: boolean;
  /** The batch of the person; null without one. */
  readonly ownBatchId: number | null;
  /** The batch that the round is for; null for every batch. */
  readonly batchId: number | null;
  /** Whether the person is a team lead of the round. */
  readonly leads: boolean;
}

/** A team lead whom a member wants to choose. */
export interface ChoosableLead {
  /** Whether the lead leads the member's present accountability group. */
  readonly isOwnLeader: boolean;
  /** Whether the member has a seat with this lead. */
  readonly isChosen: boolean;
  /** Whether the member has a seat with another lead. */
  readonly hasOtherSeat: boolean;
  readonly seatsLeft: number;
}

type Facts = ChoosingFacts & { readonly lead: ChoosableLead | null };

const isNoSeat = ({ kind, lead }: Facts): boolean => kind === 'choose-one' && (lead === null || !(lead.seatsLeft > 0));

/** The obstacles, in the order in which the first one is shown. */
const OBSTACLES = [
  { reason: 'not-member', text: 'Only members choose a team lead.', applies: ({ isMember }) => !isMember },
  {
    reason: 'other-batch',
    text: 'This round is for the members of another batch.',
    applies: ({ batchId, ownBatchId }) => batchId !== null && batchId !== ownBatchId,
  },
  { reason: 'is-lead', text: 'You are a team lead in this round.', applies: ({ leads }) => leads },
  { reason: 'upcoming', text: 'This round is not open yet.', applies: ({ state }) => state === 'upcoming' },
  { reason: 'closed', text: 'This round has closed. Your choice was not saved.', applies: ({ state }) => state !== 'open' },
  { reason: 'own-leader', text: 'You are already in the group of this team lead.', applies: ({ lead }) => lead?.isOwnLeader === true },
  {
    reason: 'chosen',
    text: 'You already have a seat with this team lead.',
    applies: ({ kind, lead }) => kind === 'choose-one' && lead?.isChosen === true,
  },
  {
    reason: 'other-seat',
    text: 'You have a seat with another team lead. Give it up first.',
    applies: ({ kind, lead }) => kind === 'choose-one' && lead?.hasOtherSeat === true,
  },
  {
    reason: 'full',
    text: 'All seats of this team lead are taken. Choose another one.',
    applies: (facts) => facts.lead !== null && isNoSeat(facts),
  },
] as const satisfies readonly { reason: string; text: string; applies: (facts: Facts) => boolean }[];

export type WhyNotChoose = (typeof OBSTACLES)[number]['reason'];

/**
 * The reason why a member cannot choose in a round, or null. Without a lead it is about the round
 * as a whole: who it is for, and whether it is open. In a ranked round no lead is ever full,
 * because seats are assigned after its closing.
 *
 * @param lead the lead to choose; null for the round as a whole
 * @example
 * const person = { isMember: true, ownBatchId: 4, leads: false };
 * whyNotChoose({ state: 'open', kind: 'choose-one', batchId: 5, ...person }) // 'other-batch'
 * @spec a product decision
 */
export function whyNotChoose(facts: ChoosingFacts, lead: ChoosableLead | null = null): WhyNotChoose | null {
  return OBSTACLES.find(({ applies }) => applies({ ...facts, lead }))?.reason ?? null;
}

/**
 * A reason in words.
 *
 * @example whyNotChooseText('full') // 'All seats of this team lead are taken. Choose another one.'
 */
export const whyNotChooseText = (why: WhyNotChoose): string => OBSTACLES.find(({ reason }) => reason === why)?.text ?? '';
