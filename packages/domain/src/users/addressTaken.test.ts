import { expect, it } from 'vitest';
import { routePath } from '../navigation/routePath.ts';
import { personRoute } from './addressTaken.ts';

const archivedAt = new Date('2025-11-12T02:00:00.000Z');

it.each([
  ['a member', { type: 'member', archivedAt: null }, '/community/members/7'],
  ['a non-member', { type: 'non-member', archivedAt: null }, '/community/non-members/7'],
  ['an archived member', { type: 'member', archivedAt }, '/community/archivedUsers/7'],
  ['an archived non-member', { type: 'non-member', archivedAt }, '/community/archivedUsers/7'],
] as const)('links to the page of %s', (_who, person, path) => {
  expect(routePath(personRoute(person), { id: 7 })).toBe(path);
});
