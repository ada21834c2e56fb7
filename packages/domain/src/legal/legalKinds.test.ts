import { expect, test } from 'vitest';
import { routeNamed } from '../navigation/index.ts';
import { LEGAL_KINDS } from './legalKinds.ts';

test.each(LEGAL_KINDS)('$value is read at an address of the same words, by everybody', ({ value, route }) => {
  expect(routeNamed(route)).toMatchObject({ pattern: `/${value}`, access: 'public' });
});
