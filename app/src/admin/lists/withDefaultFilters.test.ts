import { expect, test } from 'vitest';
import { withDefaultFilters } from './withDefaultFilters.ts';

test.each([
  ['', 'state=submitted'],
  ['q=ana', 'q=ana&state=submitted'],
  ['state=rejected', 'state=rejected'],
])('completes "%s" to "%s"', (address, filled) => {
  expect(withDefaultFilters(new URLSearchParams(address), { state: 'submitted' }).toString()).toBe(filled);
});
