import { expect, test } from 'vitest';
import { GOOD_CODES } from './goodCodes.ts';
import { MIN_OTP, OTP_END, RESET_ATTEMPTS } from './passwordReset.ts';
import { RATE_LIMITS, type RateLimit, REQUEST_BUDGETS } from './rateLimits.ts';

const { signInNetworkPerson, signInNetwork, signInPerson, signInKnownBrowser, signInCode } = RATE_LIMITS;
const { resetNetworkPerson, resetPerson, resetKnownBrowser } = RATE_LIMITS;

/** At most so many attempts in so many seconds, whenever they begin: a window that reaches into them counts whole. */
const most = ({ attempts, seconds }: RateLimit, within: number) => attempts * (Math.ceil(within / seconds) + 1);

test('one network cannot use up what a person has over all networks', () => {
  expect(most(signInNetworkPerson, signInPerson.seconds)).toBeLessThan(signInPerson.attempts);
});

test('a stolen known browser allows no more guesses than all strangers together have', () => {
  expect(most(signInKnownBrowser, signInPerson.seconds)).toBeLessThan(signInPerson.attempts);
});

test('whoever tries one person again and again leaves most of the network to others', () => {
  expect(most(signInNetworkPerson, signInNetwork.seconds)).toBeLessThanOrEqual(signInNetwork.attempts / 4);
});

test('a person meets at most 1,500 guesses of strangers in 24 hours', () => {
  expect(most(signInPerson, 24 * 60 * 60)).toBe(1500);
});

const DAY = 24 * 60 * 60;

test('whoever knows no code meets at most one in 3,000 of them in 24 hours, from all networks and a stolen known browser together', () => {
  const requests = most(resetPerson, DAY) + most(resetKnownBrowser, DAY);
  const chancesOf = (requested: number) => (requested * RESET_ATTEMPTS * GOOD_CODES) / (OTP_END - MIN_OTP);
  expect(chancesOf(requests)).toBeLessThan(1 / 1000);
  expect(chancesOf(resetPerson.attempts)).toBeLessThan(1 / 3000);
});

test('one network cannot use up the codes of a person', () => {
  expect(most(resetNetworkPerson, 3 * 60 * 60)).toBeLessThanOrEqual(resetPerson.attempts);
});

test('whoever has the password meets at most one in 1,000 of the codes of the second step in 24 hours', () => {
  // Three are good at a time.
  expect((most(signInCode, DAY) * 3) / 1_000_000).toBeLessThan(1 / 1000);
});

test.each(Object.entries(REQUEST_BUDGETS))(
  '%s: a session has less than the visitors of a network, who have less than all of it',
  (_name, budget) => {
    const perSecond = ({ attempts, seconds }: RateLimit) => attempts / seconds;
    expect(perSecond(budget.session)).toBeLessThanOrEqual(perSecond(budget.visitors));
    expect(perSecond(budget.visitors)).toBeLessThan(perSecond(budget.network));
  },
);
