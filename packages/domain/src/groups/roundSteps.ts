import type { SelectionKind, SelectionRoundState } from './selectionRoundState.ts';

/** A step by which staff take a round to its end. */
export type RoundStep = 'assign' | 'undo' | 'announce' | 'edit';

interface Round {
  readonly kind: SelectionKind;
  readonly state: SelectionRoundState;
}

const IS_ANNOUNCED = 'This round was announced.';
const NOT_CLOSED = 'This round has not closed yet.';

const isRunning = ({ state }: Round): boolean => state === 'upcoming' || state === 'open';

const PROBLEMS: Readonly<Record<RoundStep, (round: Round) => string | null>> = {
  edit: ({ state }) => (state === 'assigned' ? 'The seats of this round are assigned. Undo the assignment first.' : null),
  assign: (round) => {
    if (round.kind === 'choose-one') return 'In this round people took their seats themselves.';
    if (isRunning(round)) return NOT_CLOSED;
    return round.state === 'assigned' ? 'The seats of this round are assigned already.' : null;
  },
  undo: ({ state }) => (state === 'assigned' ? null : 'The seats of this round are not assigned.'),
  announce: (round) => {
    if (isRunning(round)) return NOT_CLOSED;
    return round.kind === 'rank-three' && round.state === 'closed' ? 'Assign the seats of this round first.' : null;
  },
};

/**
 * Explains why staff cannot take a step with a round, or returns null. Seats of a ranked round are
 * assigned after its closing. The assignment can be undone until the round is announced; after
 * that, nothing changes any more.
 *
 * @example whyNotRoundStep('undo', { kind: 'rank-three', state: 'announced' })
 * // 'This round was announced.'
 * @spec a product decision
 */
export const whyNotRoundStep = (step: RoundStep, round: Round): string | null =>
  round.state === 'announced' ? IS_ANNOUNCED : PROBLEMS[step](round);
