import { expect, test } from 'vitest';
import { RATE_LIMITS } from '../auth/rateLimits.ts';
import { MAX_STORED_AN_HOUR, MAX_STORED_OF_KIND_AN_HOUR, MAX_STORED_OF_NETWORK_AN_HOUR } from './clientErrorBudget.ts';
import { CLIENT_ERROR_KINDS, MAX_CLIENT_ERRORS } from './clientErrorKinds.ts';

test('the shares of the kinds are whole numbers and fill the hourly budget', () => {
  expect(MAX_STORED_OF_KIND_AN_HOUR * CLIENT_ERROR_KINDS.length).toBe(MAX_STORED_AN_HOUR);
  expect(Number.isInteger(MAX_STORED_OF_KIND_AN_HOUR)).toBe(true);
});

test('twenty networks do not fill the share of one kind, and one page fits into the share of a network', () => {
  expect(MAX_STORED_OF_NETWORK_AN_HOUR * 20).toBeLessThan(MAX_STORED_OF_KIND_AN_HOUR);
  expect(MAX_STORED_OF_NETWORK_AN_HOUR).toBeGreaterThanOrEqual(2 * MAX_CLIENT_ERRORS);
  expect(RATE_LIMITS.clientErrorStored).toEqual({ attempts: MAX_STORED_OF_NETWORK_AN_HOUR, seconds: 3600 });
});
