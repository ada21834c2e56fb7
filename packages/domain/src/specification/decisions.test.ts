import { describe, expect, test } from 'vitest';
import { ACCESS_RESTRICTED } from '../access/index.ts';
import { ATTRIBUTION_DAYS, COMMISSION_HOLD_DAYS, MIN_PAYOUT_CENTAVOS } from '../affiliates/index.ts';
import { ACCOUNT_EXISTS, COMMON_PASSWORD, FORGOT_PASSWORD, RESET_PASSWORD, SET_NEW_PASSWORD, SIGN_IN_FAILED } from '../auth/index.ts';
import { COUPON_APPLIES_TO, INVALID_COUPON_CODE } from '../coupons/index.ts';
import { COMPLETION_RULE } from '../courses/index.ts';
import { EVENT_STATES, MAX_OCCURRENCES, RECURRENCE_UNITS } from '../events/index.ts';
import { FORM_FIELD_TYPES, FORM_STATES } from '../forms/index.ts';
import { CHECK_IN_ANSWERS, SELECTION_KINDS, SELECTION_ROUND_STATES } from '../groups/index.ts';
import { ASK_TO_MOVE_UP, JOURNEY_FORM_SLUG, MOVE_UP_STATES, XP_SOURCES } from '../journey/index.ts';
import { DISCOUNT_TYPES } from '../money/index.ts';
import { DEFAULT_PAYMENT_TERM, PAYMENT_ALIGNMENTS, PAYMENT_INTERVALS, PAYMENT_PLATFORMS, PAYMENT_TERM_KINDS } from '../payments/index.ts';
import { SESSION_SEEN_EVERY_MS } from '../sessions/index.ts';
import { EXPERIMENTAL_SUFFIX, SETTINGS } from '../settings/index.ts';
import { RESOURCE_KINDS } from '../uploads/index.ts';

const WORKSHOP_DAYS = ['zoom', 'recording', 'freebie'].flatMap((kind) => [1, 2, 3].map((day) => `${kind}-day-${day}`));
const WORKSHOP = ['enable-live-workshop', 'workshop-master-link', 'workshop-is-live', ...WORKSHOP_DAYS];

/**
 * Choices that the specification leaves open and the product decided, as they are stored and sent.
 */
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
    ['form fields', FORM_FIELD_TYPES, 'short long number peso date choice multi scale mobile facebook file section'],
    ['check-in', CHECK_IN_ANSWERS, 'done partly stuck'],
    ['selection rounds', SELECTION_ROUND_STATES, 'upcoming open closed assigned announced'],
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

test('texts', () => {
  expect({
    ACCESS_RESTRICTED,
    ACCOUNT_EXISTS,
    ASK_TO_MOVE_UP,
    COMMON_PASSWORD,
    COMPLETION_RULE,
    DEFAULT_PAYMENT_TERM,
    FORGOT_PASSWORD,
    INVALID_COUPON_CODE,
    JOURNEY_FORM_SLUG,
    RESET_PASSWORD,
    SET_NEW_PASSWORD,
    SIGN_IN_FAILED,
  }).toEqual({
    ACCESS_RESTRICTED: 'Access Restricted',
    ACCOUNT_EXISTS: 'An account with this email already exists. Log in instead.',
    ASK_TO_MOVE_UP: 'Ask to move up',
    COMMON_PASSWORD: 'This password is too easy to guess. Choose another one.',
    COMPLETION_RULE: 'Complete when you watch 90% or tap Mark as done.',
    DEFAULT_PAYMENT_TERM: 'one-time',
    FORGOT_PASSWORD: 'Forgot Password',
    INVALID_COUPON_CODE: 'A code has 3 to 30 letters, digits, - or _.',
    JOURNEY_FORM_SLUG: 'journey-form',
    RESET_PASSWORD: 'Reset Password',
    SET_NEW_PASSWORD: 'Set New Password',
    SIGN_IN_FAILED: 'Incorrect email or password.',
  });
});

test('limits', () => {
  expect({ COMMISSION_HOLD_DAYS, ATTRIBUTION_DAYS, MIN_PAYOUT_CENTAVOS, MAX_OCCURRENCES, SESSION_SEEN_EVERY_MS }).toEqual({
    COMMISSION_HOLD_DAYS: 14,
    ATTRIBUTION_DAYS: 30,
    MIN_PAYOUT_CENTAVOS: 50_000,
    MAX_OCCURRENCES: 366,
    SESSION_SEEN_EVERY_MS: 300_000,
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
  'event-group-link',
  'training-video-1',
  'training-video-2',
  'training-video-3',
  'workshop-starts-at',
  'workshop-starts-at-experimental',
  'renewal-link',
  'batch-17',
  'enrollee-year',
  'fast-funnel',
  'fast-track-target',
  'join-funnel',
  'first-payment-days',
  'pay-accounts',
  'pay-methods',
  'seller-name',
  'seller-tin',
  'seller-branch',
  'seller-address',
  'seller-vat',
  'seller-registered',
  'complaint-contact',
  'privacy-contact',
  'refund-window-days',
  'reminder-hour',
  'refund-second-person-from',
  'closed-month',
  'proof-retention-months',
  'challenge-offer',
  'gsheet-hosts',
  'overdue-grace-days',
  'expiry-grace-days',
  ...WORKSHOP,
  ...WORKSHOP.map((name) => `${name}${EXPERIMENTAL_SUFFIX}`),
])('there is a setting %s', (name) => {
  expect(SETTINGS).toHaveProperty([name]);
});
