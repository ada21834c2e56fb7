import { expect, test } from 'vitest';
import { fullName } from './fullName.ts';

test.each([
  [{ firstName: 'Juan', middleName: null, lastName: 'Dela Cruz', suffix: 'Jr.' }, 'Juan Dela Cruz Jr.'],
  [{ firstName: 'Ana', middleName: 'Reyes', lastName: 'Santos' }, 'Ana Reyes Santos'],
  // An opt-in has no last name.
  [{ firstName: 'Grace', lastName: '', suffix: '' }, 'Grace'],
  [{ firstName: 'Grace', lastName: '', email: 'grace@example.com' }, 'Grace'],
  [{ firstName: '', lastName: '', email: 'grace@example.com' }, 'grace@example.com'],
  [{ firstName: ' ', lastName: ' ', email: 'grace@example.com' }, 'grace@example.com'],
  [{ firstName: '', lastName: '' }, ''],
])('%j becomes %j', (parts, name) => {
  expect(fullName(parts)).toBe(name);
});
