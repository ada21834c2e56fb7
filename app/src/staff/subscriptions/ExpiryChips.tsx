import { Chip } from '@atlas/ui';
import { EXPIRY_WINDOWS, expiryWindowDays, type subscriptionsList } from '@atlas/domain/subscriptions';
import type { FilterNameOf } from '@atlas/domain/lists';
import { useLocation } from 'wouter';
import type { ListState } from '../../admin/lists/useListState.ts';
import { useNow } from '../../session/useNow.ts';

interface ExpiryChipsProps {
  state: ListState<string, FilterNameOf<typeof subscriptionsList>>;
}

/** The windows of expiry that staff check every day; each sets both days of the filter. */
export function ExpiryChips({ state }: ExpiryChipsProps) {
  const now = useNow();
  const [, navigate] = useLocation();
  const { expiresFrom, expiresTo, ...others } = state.list.filters;
  return EXPIRY_WINDOWS.map((window) => {
    const { from, to } = expiryWindowDays(window, now);
    const isOn = expiresFrom === from && expiresTo === to;
    const filters = isOn ? others : { ...others, expiresFrom: from, expiresTo: to };
    return (
      <Chip key={window.label} selected={isOn} onClick={() => navigate(state.hrefOf({ filters }), { replace: true })}>
        {window.label}
      </Chip>
    );
  });
}
