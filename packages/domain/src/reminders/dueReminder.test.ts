import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addManilaDays, fromIsoDay, isoDay } from '../time/index.ts';
import { dueReminder, nextReminder, reminderEndsAt, type SentReminder } from './dueReminder.ts';
import { MAX_REMINDER_DELAY, REMINDER_OFFSETS, reminderLabel } from './reminderOffsets.ts';

const DUE = '2025-11-20';
const entry = { scheduleDate: DUE, addedOn: '2025-01-01' };
/** The day a number of days after another one. */
const plus = (day: string, days: number) => isoDay(addManilaDays(fromIsoDay(day) ?? new Date(Number.NaN), days));
const sentOn = (offset: number, day: string, dueOn = DUE): SentReminder => ({ dueOn, offset, sentOn: day });

test.each([
  ['2025-11-12', null],
  ['2025-11-13', -7],
  ['2025-11-14', -7],
  ['2025-11-15', -7],
  ['2025-11-16', null],
  ['2025-11-17', -3],
  ['2025-11-18', -3],
  ['2025-11-19', -1],
  ['2025-11-20', 0],
  ['2025-11-21', 0],
  ['2025-11-22', 0],
  ['2025-11-23', 3],
  ['2025-11-25', 3],
  ['2025-11-26', null],
  ['2025-11-27', 7],
  ['2025-11-29', 7],
  ['2025-11-30', null],
  ['2025-12-03', null],
  ['2025-12-04', 14],
  ['2025-12-06', 14],
  ['2025-12-07', null],
  ['2026-11-20', null],
])('of nothing sent so far, on %s: %s', (today, offset) => {
  expect(dueReminder(entry, today, [])).toBe(offset);
});

test.each([
  ['on the day it was sent', '2025-11-17', [sentOn(-3, '2025-11-17')], null],
  ['the day after', '2025-11-18', [sentOn(-3, '2025-11-17')], null],
  ['the next one on its day', '2025-11-19', [sentOn(-3, '2025-11-17')], -1],
  ['not on the day of a late one', '2025-11-19', [sentOn(-3, '2025-11-19')], null],
  ['the one before it is skipped', '2025-11-19', [sentOn(-7, '2025-11-13')], -1],
  ['an entry that was moved has new ones', '2025-11-13', [sentOn(-7, '2025-11-01', '2025-11-08')], -7],
  ['but not on the day of an old one', '2025-11-13', [sentOn(3, '2025-11-13', '2025-11-10')], null],
  ['and it is caught up on afterwards', '2025-11-14', [sentOn(3, '2025-11-13', '2025-11-10')], -7],
  ['none again after it was moved and moved back', '2025-11-20', [sentOn(0, '2025-11-01')], null],
] as const)('%s', (_what, today, sent, offset) => {
  expect(dueReminder(entry, today, sent)).toBe(offset);
});

test.each([
  ['2025-11-18', '2025-11-18', null],
  ['2025-11-18', '2025-11-19', -1],
  ['2025-11-17', '2025-11-18', -3],
  ['2025-11-20', '2025-11-20', 0],
  ['2025-11-21', '2025-11-21', null],
])('an entry added on %s, on %s: %s', (addedOn, today, offset) => {
  expect(dueReminder({ scheduleDate: DUE, addedOn }, today, [])).toBe(offset);
});

test.each([
  ['', '2025-11-20', '2025-01-01'],
  [DUE, 'soon', '2025-01-01'],
  [DUE, '2025-11-20', '2025-02-30'],
])('an invalid day has none: %j, %j, %j', (scheduleDate, today, addedOn) => {
  expect(dueReminder({ scheduleDate, addedOn }, today, [])).toBeNull();
});

test('on days with any gaps, each is sent at most once, in order, at most two days late, and on its day without a gap', () => {
  const days = fc.array(fc.boolean(), { minLength: 40, maxLength: 40 });
  fc.assert(
    fc.property(days, (runs) => {
      const sent: SentReminder[] = [];
      for (const [n, isRun] of runs.entries()) {
        const today = plus(DUE, n - 15);
        for (const _run of isRun ? [1, 2] : []) {
          const offset = dueReminder(entry, today, sent);
          if (offset !== null) sent.push({ dueOn: DUE, offset, sentOn: today });
        }
      }
      const offsets = sent.map(({ offset }) => offset);
      expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
      expect(new Set(offsets).size).toBe(offsets.length);
      for (const { offset, sentOn: day } of sent) {
        const late = (fromIsoDay(day)?.getTime() ?? 0) - (fromIsoDay(plus(DUE, offset))?.getTime() ?? 0);
        expect(late / 86_400_000).toBeLessThanOrEqual(MAX_REMINDER_DELAY);
        expect(late).toBeGreaterThanOrEqual(0);
      }
      const onTheirDay = REMINDER_OFFSETS.filter((offset) => runs[offset + 15]);
      for (const offset of onTheirDay) expect(sent).toContainEqual({ dueOn: DUE, offset, sentOn: plus(DUE, offset) });
    }),
  );
});

test('the next reminder follows the order of the offsets', () => {
  expect([-8, ...REMINDER_OFFSETS].map(nextReminder)).toEqual([...REMINDER_OFFSETS, null]);
});

test.each([
  [-7, '7 days before'],
  [-1, '1 day before'],
  [0, 'On the day'],
  [1, '1 day after'],
  [14, '14 days after'],
])('the label of %s is %s', (offset, label) => {
  expect(reminderLabel(offset)).toBe(label);
});

test.each([
  [-7, 9, new Date('2025-11-17T01:00:00Z')],
  [-1, 9, new Date('2025-11-20T01:00:00Z')],
  [7, 8, new Date('2025-12-04T00:00:00Z')],
  [14, 9, null],
])('the reminder at %s, sent from %s o’clock, ends at %s', (offset, hour, ends) => {
  expect(reminderEndsAt(DUE, offset, hour)).toEqual(ends);
});

test('throws for an invalid day', () => {
  expect(() => reminderEndsAt('soon', 0, 9)).toThrow(RangeError);
});
