import { StatusBadge } from '@atlas/ui';
import { FUNNEL_STATES, type FunnelState } from '@atlas/domain/funnels';
import { enumWord } from '@atlas/domain/lists';

const TONES = { scheduled: 'info', open: 'success', ended: 'neutral', closed: 'neutral' } as const satisfies Record<FunnelState, string>;

/** Badge of a funnel: whether it sells. */
export function FunnelStatus({ state }: { state: string }) {
  const word = enumWord(
    FUNNEL_STATES.map(({ value }) => value),
    state,
  );
  const known = FUNNEL_STATES.find(({ value }) => value === word);
  return known === undefined ? null : <StatusBadge tone={TONES[known.value]} text={known.label} />;
}
