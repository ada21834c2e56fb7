import { expect, test } from 'vitest';
import { routeNamed } from '../navigation/index.ts';
import { LEGAL_KINDS } from './legalKinds.ts';

test.each(LEGAL_KINDS)('$value is a public page at an address with the same words', ({ value, route }) => {
  expect(routeNamed(route)).toMatchObject({ pattern: `/${value}`, access: 'public' });
});
