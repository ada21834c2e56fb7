import { expect, test } from 'vitest';
import { currentUserError } from './clientErrors.ts';
import { missingFunctionError } from './missingFunctionError.ts';

test('the errors of the auth client', () => {
  expect(currentUserError('Bad Gateway', 502)).toBe('Could not fetch current user: Bad Gateway (502)');
  expect(missingFunctionError('dbAuth')).toBe('Auth client dbAuth does not implement this function');
});
