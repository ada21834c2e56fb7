import { expect, test } from 'vitest';
import { GOOD_CODES } from './goodCodes.ts';
import { MIN_OTP, OTP_END, RESET_ATTEMPTS } from './passwordReset.ts';
import { RATE_LIMITS, type RateLimit, REQUEST_BUDGETS } from './rateLimits.ts';

const { signInNetworkPerson, signInNetwork, signInPerson, signInKnownBrowser, signInCode } = RATE_LIMITS;
const { resetNetworkPerson, resetPerson, resetKnownBrowser } = RATE_LIMITS;

/**
 * The maximum number of attempts in a period, whenever it begins. A window that overlaps it counts
 * in full.
 */
const most = ({ attempts, seconds }: RateLimit, within: number) => attempts * (Math.ceil(within / seconds) + 1);

test("one network cannot use up a person's attempts over all networks", () => {
  expect(most(signInNetworkPerson, signInPerson.seconds)).toBeLessThan(signInPerson.attempts);
});

test('a stolen known browser allows no more guesses than all strangers together', () => {
  expect(most(signInKnownBrowser, signInPerson.seconds)).toBeLessThan(signInPerson.attempts);
});

test("repeated attempts on one person leave most of the network's attempts to others", () => {
  expect(most(signInNetworkPerson, signInNetwork.seconds)).toBeLessThanOrEqual(signInNetwork.attempts / 4);
});

test('strangers get at most 1,500 guesses per person in 24 hours', () => {
  expect(most(signInPerson, 24 * 60 * 60)).toBe(1500);
});

const DAY = 24 * 60 * 60;

test('the chance of guessing a reset code in 24 hours is below 1 in 3,000 over all networks, and 1 in 1,000 with a stolen known browser', () => {
  const requests = most(resetPerson, DAY) + most(resetKnownBrowser, DAY);
  const chancesOf = (requested: number) => (requested * RESET_ATTEMPTS * GOOD_CODES) / (OTP_END - MIN_OTP);
  expect(chancesOf(requests)).toBeLessThan(1 / 1000);
  expect(chancesOf(resetPerson.attempts)).toBeLessThan(1 / 3000);
});

test("one network cannot use up a person's codes", () => {
  expect(most(resetNetworkPerson, 3 * 60 * 60)).toBeLessThanOrEqual(resetPerson.attempts);
});

test('with the password, the chance of guessing a second-factor code in 24 hours is below 1 in 1,000', () => {
  // Three are valid at a time.
  expect((most(signInCode, DAY) * 3) / 1_000_000).toBeLessThan(1 / 1000);
});

test.each(Object.entries(REQUEST_BUDGETS))(
  '%s: a session has less than the visitors of a network, who have less than the whole network',
  (_name, budget) => {
    const perSecond = ({ attempts, seconds }: RateLimit) => attempts / seconds;
    expect(perSecond(budget.session)).toBeLessThanOrEqual(perSecond(budget.visitors));
    expect(perSecond(budget.visitors)).toBeLessThan(perSecond(budget.network));
  },
);
