import { expect, test } from 'vitest';
import { ROLES } from '../access/roles.ts';
import { SEEDED_ACCESS } from '../access/seededAccess.ts';
import { mayNotePromises } from './mayNotePromises.ts';

test('staff who collect note promises, and readers do not', () => {
  const may = ROLES.filter((role) => mayNotePromises({ roles: role, ...SEEDED_ACCESS[role] }));
  expect(may.toSorted()).toEqual(['admin', 'success-manager', 'tribe-team-fa']);
});

test.each(['successManager', 'retention'] as const)('it takes the page %s', (page) => {
  const { pageAccess, ...functions } = SEEDED_ACCESS['success-manager'];
  expect(mayNotePromises({ roles: 'success-manager', ...functions, pageAccess: { ...pageAccess, [page]: false } })).toBe(false);
});

test('a visitor does not', () => {
  expect(mayNotePromises(null)).toBe(false);
});
