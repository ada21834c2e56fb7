import { expect, it } from 'vitest';
import { mayChangePerson } from './mayChangePerson.ts';

it.each([
  ['admin', ['admin'], true],
  ['admin', ['tribe-team-fa', 'member'], true],
  ['tribe-team-fa', ['admin'], false],
  ['tribe-team-fa', ['member', 'admin'], false],
  ['tribe-team-fa', ['tribe-team-fa'], true],
  ['tribe-team-ro', ['tribe-team-fa'], false],
  ['success-manager', ['tribe-team-ro'], false],
  ['success-manager', ['head-coach'], true],
  ['coach', ['member'], true],
  ['coach', [], true],
] as const)('%s may change a person with the roles %j: %s', (role, held, may) => {
  expect(mayChangePerson(role, held)).toBe(may);
});
