import * as z from 'zod/mini';
import { formMessage } from '../forms/genericMessages.ts';
import { requiredLine } from '../forms/textField.ts';
import { recordId, recordIds, wholeNumber } from '../forms/wholeNumberField.ts';
import { checkDates } from '../time/checkDates.ts';
import { fromIsoDay } from '../time/isoDay.ts';
import { MANILA } from '../time/manila.ts';
import { TIME_SLOTS } from '../time/timeSlots.ts';
import { instantInZone, wallTime } from '../time/zonedTime.ts';
import { MAX_WISHES } from './choiceForm.ts';
import { SELECTION_KINDS, type SelectionKind } from './selectionRoundState.ts';

/** Maximum number of seats of a team lead in a round. */
export const MAX_LEAD_SEATS = 100;
/** Maximum number of team leads in a round. */
export const MAX_ROUND_LEADS = 50;
/** Maximum duration of a round, in days. */
export const MAX_ROUND_DAYS = 60;

const KINDS = SELECTION_KINDS.map(({ value }) => value) as [SelectionKind, ...SelectionKind[]];
const DAY_MS = 86_400_000;

const day = (label: string) => requiredLine(label, 10).check(z.refine((text) => fromIsoDay(text) !== null, formMessage(label, 'validate')));
const slot = (label: string) => requiredLine(label, 8).check(z.refine((text) => TIME_SLOTS.includes(text), formMessage(label, 'validate')));

const fields = z.object({
  name: requiredLine('Name', 100),
  kind: z._default(z.enum(KINDS, formMessage('Way to choose', 'validate')), 'choose-one'),
  /** The batch whose members may choose; null for the members of every batch. */
  batchId: z._default(z.nullable(recordId('Batch')), null),
  opensDay: day('Opening day'),
  opensTime: slot('Opening time'),
  closesDay: day('Closing day'),
  closesTime: slot('Closing time'),
  leadIds: z._default(recordIds('Team lead'), []),
  /** The seats of each lead. */
  seats: wholeNumber('Seats per lead', { least: 1, most: MAX_LEAD_SEATS }),
});

type Fields = z.output<typeof fields>;

/** The instant of a day and a half hour by the clock in Manila; an invalid date for other texts. */
const instantOf = (isoDay: string, time: string): Date =>
  instantInZone(MANILA, { day: isoDay, minute: TIME_SLOTS.indexOf(time) * 30 }) ?? new Date(Number.NaN);

const spanOf = ({ opensDay, opensTime, closesDay, closesTime }: Omit<Fields, 'name'>) => ({
  opensAt: instantOf(opensDay, opensTime),
  closesAt: instantOf(closesDay, closesTime),
});

function* problemsOf(values: Fields): Generator<{ field: keyof Fields; message: string }> {
  const { opensAt, closesAt } = spanOf(values);
  const lasts = closesAt.getTime() - opensAt.getTime();
  if (lasts <= 0)
    yield { field: values.closesDay < values.opensDay ? 'closesDay' : 'closesTime', message: 'A round must close after it opens.' };
  if (lasts > MAX_ROUND_DAYS * DAY_MS) yield { field: 'closesDay', message: `A round can last at most ${MAX_ROUND_DAYS} days.` };
  const { length } = values.leadIds;
  if (length === 0) yield { field: 'leadIds', message: 'Choose at least one team lead.' };
  else if (values.kind === 'rank-three' && length < MAX_WISHES)
    yield { field: 'leadIds', message: 'Ranking needs at least three team leads.' };
  if (length > MAX_ROUND_LEADS) yield { field: 'leadIds', message: `A round can have at most ${MAX_ROUND_LEADS} team leads.` };
}

/**
 * A round in which members choose their team lead, as staff edit it: its name, the way to choose,
 * the batch it is for, its opening and closing in Manila, its leads and the seats of each of them.
 * The generic messages apply. In addition, a round closes after it opens and lasts at most 60 days.
 * It has from 1 to 50 leads, and at least three where members rank three.
 *
 * @example
 * const opens = { opensDay: '2025-11-17', opensTime: '8:00 AM' };
 * const closes = { closesDay: '2025-11-24', closesTime: '8:00 PM' };
 * roundForm.parse({ name: 'Batch 18', leadIds: [4], seats: 8, ...opens, ...closes }).closesAt
 * // 2025-11-24T20:00:00+08:00
 * @spec 2 §5; the fields are a product decision
 */
export const roundForm = z.pipe(
  fields.check(
    z.superRefine((values, context) => {
      for (const { field, message } of problemsOf(values)) context.addIssue({ code: 'custom', path: [field], message });
    }),
  ),
  z.transform((values) => {
    const { name, kind, batchId, leadIds, seats } = values;
    return { name, kind, batchId, leadIds, seats, ...spanOf(values) };
  }),
);

export type RoundForm = z.output<typeof roundForm>;

/**
 * The opening and closing of a round as its form shows them, by the clock in Manila. A time between
 * two half hours is shown as the earlier one.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * const opensAt = new Date('2025-11-17T00:00:00Z');
 * roundFormTimes({ opensAt, closesAt: new Date('2025-11-24T12:00:00Z') }).closesTime // '8:00 PM'
 */
export function roundFormTimes({ opensAt, closesAt }: { readonly opensAt: Date; readonly closesAt: Date }) {
  checkDates({ opensAt, closesAt });
  const [opens, closes] = [wallTime(MANILA, opensAt), wallTime(MANILA, closesAt)];
  const slotAt = (minute: number): string => TIME_SLOTS[Math.floor(minute / 30)] ?? '';
  return { opensDay: opens.day, opensTime: slotAt(opens.minute), closesDay: closes.day, closesTime: slotAt(closes.minute) };
}
