import { Chip } from '@atlas/ui';
import { addManilaDays, isoDay } from '@atlas/domain/time';
import type { FilterNameOf, SortKeyOf } from '@atlas/domain/lists';
import type { paymentEntriesList } from '@atlas/domain/payments';
import type { ListState } from '../../admin/lists/useListState.ts';
import { useNow } from '../../session/useNow.ts';

type EntriesState = ListState<SortKeyOf<typeof paymentEntriesList>, FilterNameOf<typeof paymentEntriesList>>;

/** The due windows used every day, by their last day. */
const WINDOWS = [
  { label: 'Due today', days: 0 },
  { label: 'Due in 7 days', days: 7 },
  { label: 'Due in 30 days', days: 30 },
] as const;

/** Chips for what is overdue, and for the next days. They exclude each other. */
export function DueWindows({ state }: { state: EntriesState }) {
  const now = useNow();
  const { overdue, dueFrom, dueTo, ...others } = state.list.filters;
  const go = (chosen: typeof state.list.filters) => state.filterAll({ ...others, ...chosen });
  const today = isoDay(now);
  const isOverdue = overdue !== undefined;
  return (
    <>
      <Chip selected={isOverdue} onClick={() => go(isOverdue ? {} : { overdue: 'overdue' })}>
        Overdue
      </Chip>
      {WINDOWS.map(({ label, days }) => {
        const last = isoDay(addManilaDays(now, days));
        const isOn = dueFrom === today && dueTo === last;
        return (
          <Chip key={label} selected={isOn} onClick={() => go(isOn ? {} : { dueFrom: today, dueTo: last })}>
            {label}
          </Chip>
        );
      })}
    </>
  );
}
