import { RECURRENCE_UNITS } from '@atlas/domain/events';
import { enumWord } from '@atlas/domain/lists';
import { DAY_NAMES } from '@atlas/domain/time';
import { eventDayText } from './eventTexts.ts';

const WORDS = RECURRENCE_UNITS.map(({ value }) => value);

/** How an event comes again, as the API says it. */
export interface EventRecurrence {
  readonly every: string;
  readonly interval: number;
  readonly weekDays?: readonly number[] | null | undefined;
  readonly until?: string | null | undefined;
}

/** "Every week", "Every 2 weeks on Tuesday and Thursday until Wed, Dec 30"; "Once" where it does not come again. */
export function recurrenceText(recurrence: EventRecurrence | null | undefined, now: Date): string {
  if (!recurrence) return 'Once';
  const { interval, weekDays, until } = recurrence;
  const unit = enumWord(WORDS, recurrence.every) ?? '';
  const every = interval === 1 ? `Every ${unit}` : `Every ${interval} ${unit}s`;
  const days = (weekDays ?? []).map((day) => DAY_NAMES[day] ?? '');
  const on = days.length === 0 ? '' : ` on ${[days.slice(0, -1).join(', '), days.at(-1)].filter(Boolean).join(' and ')}`;
  return `${every}${on}${until ? ` until ${eventDayText(until, now)}` : ''}`;
}
