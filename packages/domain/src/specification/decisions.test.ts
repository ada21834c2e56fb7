import { describe, expect, test } from 'vitest';
import { ATTRIBUTION_DAYS, COMMISSION_HOLD_DAYS, LEAST_PAYOUT_CENTAVOS } from '../affiliates/index.ts';
import { COUPON_APPLIES_TO } from '../coupons/index.ts';
import { EVENT_STATES, MOST_OCCURRENCES, RECURRENCE_UNITS } from '../events/index.ts';
import { FORM_FIELD_TYPES, FORM_STATES } from '../forms/index.ts';
import { CHECK_IN_ANSWERS, SELECTION_KINDS, SELECTION_ROUND_STATES } from '../groups/index.ts';
import { MOVE_UP_STATES, XP_SOURCES } from '../journey/index.ts';
import { DISCOUNT_TYPES } from '../money/index.ts';
import { PAYMENT_ALIGNMENTS, PAYMENT_INTERVALS, PAYMENT_PLATFORMS, PAYMENT_TERM_KINDS } from '../payments/index.ts';
import { EXPERIMENTAL_SUFFIX, SETTINGS } from '../settings/index.ts';
import { RESOURCE_KINDS } from '../uploads/index.ts';

const WORKSHOP_DAYS = ['zoom', 'recording', 'freebie'].flatMap((kind) => [1, 2, 3].map((day) => `${kind}-day-${day}`));
const WORKSHOP = ['enable-live-workshop', 'workshop-master-link', 'workshop-is-live', ...WORKSHOP_DAYS];

/** What the specification leaves open and the product decided, as it is stored and sent. */
describe('lists of choices', () => {
  test.each([
    ['coupon applies to', COUPON_APPLIES_TO, 'total first each'],
    ['discount', DISCOUNT_TYPES, 'fixed percentage'],
    ['payment platforms', PAYMENT_PLATFORMS, 'gcash maya bank-transfer over-the-counter card'],
    ['payment terms', PAYMENT_TERM_KINDS, 'one-time instalments'],
    ['payment intervals', PAYMENT_INTERVALS, 'week half-month month'],
    ['payment alignments', PAYMENT_ALIGNMENTS, 'enrolment-day half-month-end'],
    ['recurrence', RECURRENCE_UNITS, 'day week month'],
    ['events', EVENT_STATES, 'upcoming live past'],
    ['forms', FORM_STATES, 'draft open closed'],
    ['form fields', FORM_FIELD_TYPES, 'short long number peso date choice multi scale mobile facebook file'],
    ['check-in', CHECK_IN_ANSWERS, 'done partly stuck'],
    ['selection rounds', SELECTION_ROUND_STATES, 'upcoming open closed assigned'],
    ['kinds of selection', SELECTION_KINDS, 'choose-one rank-three'],
    ['move-up', MOVE_UP_STATES, 'waiting approved returned'],
    ['sources of XP', XP_SOURCES, 'task challenge import adjustment'],
  ])('%s', (_name, choices, values) => {
    expect(choices.map(({ value }) => value).join(' ')).toBe(values);
    const labels = choices.map(({ label }) => label);
    expect(labels.every((label) => /^[A-Z0-9]/.test(label))).toBe(true);
    expect(new Set(labels).size).toBe(choices.length);
  });

  test('kinds of resource', () => {
    expect(Object.keys(RESOURCE_KINDS)).toEqual([
      'image',
      'video',
      'audio',
      'presentation',
      'spreadsheet',
      'document',
      'pdf',
      'archive',
      'link',
    ]);
  });
});

test('limits', () => {
  expect({ COMMISSION_HOLD_DAYS, ATTRIBUTION_DAYS, LEAST_PAYOUT_CENTAVOS, MOST_OCCURRENCES }).toEqual({
    COMMISSION_HOLD_DAYS: 14,
    ATTRIBUTION_DAYS: 30,
    LEAST_PAYOUT_CENTAVOS: 50_000,
    MOST_OCCURRENCES: 366,
  });
});

test.each([
  'enable-challenge-buddies',
  'enable-affiliate',
  'bonus-course-id',
  'challenge-deadline',
  'event-name',
  'event-place',
  'event-date',
  'event-ticket-link',
  'renewal-link',
  'batch-17',
  'enrollee-year',
  'fast-funnel',
  'fast-track-target',
  'join-funnel',
  'first-payment-window-days',
  'overdue-grace-days',
  'expiry-grace-days',
  ...WORKSHOP,
  ...WORKSHOP.map((name) => `${name}${EXPERIMENTAL_SUFFIX}`),
])('there is a setting %s', (name) => {
  expect(SETTINGS).toHaveProperty([name]);
});
