import { StatusBadge } from '@atlas/ui';
import { FUNNEL_STATES, type FunnelState } from '@atlas/domain/funnels';
import { enumWord } from '@atlas/domain/lists';

const TONES = { scheduled: 'info', open: 'success', ended: 'neutral', closed: 'warning' } as const satisfies Record<FunnelState, string>;

/** The state of a funnel as a badge. */
export function FunnelStatus({ state }: { state: string }) {
  const word = enumWord(
    FUNNEL_STATES.map(({ value }) => value),
    state,
  );
  const text = FUNNEL_STATES.find(({ value }) => value === word)?.label ?? state;
  return <StatusBadge tone={word === null ? 'neutral' : TONES[word]} text={text} />;
}
