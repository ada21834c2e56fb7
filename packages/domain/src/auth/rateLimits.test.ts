import { expect, test } from 'vitest';
import { RATE_LIMITS, type RateLimit } from './rateLimits.ts';

const { signInNetworkPerson, signInNetwork, signInPerson, signInKnownBrowser } = RATE_LIMITS;

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
