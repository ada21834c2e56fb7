import { expect, test } from 'vitest';
import type { Role } from '../access/roles.ts';
import { SEEDED_ACCESS } from '../access/seededAccess.ts';
import type { Archiver } from '../users/whyNotArchive.ts';
import { type AccountToMerge, whyNotMerge } from './whyNotMerge.ts';

const by = (role: Role, ...userIds: number[]): Archiver => ({ userIds: [1, ...userIds], access: { roles: role, ...SEEDED_ACCESS[role] } });
const account = (id: number, facts: Partial<AccountToMerge> = {}): AccountToMerge => ({
  id,
  name: `Person ${id}`,
  isInScope: true,
  isArchived: false,
  isMerged: false,
  levels: [SEEDED_ACCESS.member],
  isSuccessManager: false,
  isUsedAffiliate: false,
  isToBeDeleted: false,
  isWaitingToMoveUp: false,
  ...facts,
});
const withOther = (facts: Partial<AccountToMerge>): AccountToMerge[] => [account(2), account(3, facts)];

test.each<[string, readonly AccountToMerge[], Archiver, string | null]>([
  ['members', withOther({}), by('admin'), null],
  ['staff of the same level', withOther({ levels: [SEEDED_ACCESS['tribe-team-fa']] }), by('tribe-team-fa'), null],
  ['by someone without editUser', withOther({}), by('tribe-team-ro'), 'You can merge only people who are assigned to you.'],
  ['someone out of scope', withOther({ isInScope: false }), by('admin'), 'You can merge only people who are assigned to you.'],
  ['oneself', [account(1), account(2)], by('admin'), 'Someone else has to merge your own account.'],
  ['the person viewed as', withOther({}), by('admin', 3), 'Someone else has to merge your own account.'],
  ['an archived account', withOther({ isArchived: true }), by('admin'), 'Person 3 is archived. Restore the account first.'],
  [
    'a merged account',
    withOther({ isArchived: true, isMerged: true }),
    by('admin'),
    'Person 3 is already merged into another account. Choose that one, or undo the merge first.',
  ],
  [
    'someone above',
    withOther({ levels: [SEEDED_ACCESS.admin] }),
    by('tribe-team-fa'),
    'You cannot merge Person 3, whose access level allows more than yours.',
  ],
  [
    'someone who asked for deletion',
    withOther({ isToBeDeleted: true }),
    by('admin'),
    'Person 3 asked for the account to be deleted. Decide that request first.',
  ],
  ['one success manager', withOther({ isSuccessManager: true }), by('admin'), null],
  [
    'two success managers',
    [account(2, { isSuccessManager: true }), account(3, { isSuccessManager: true })],
    by('admin'),
    'Both are success managers. Hand the portfolio of one of them over and take that access level first.',
  ],
  ['one who waits for a move-up', withOther({ isWaitingToMoveUp: true }), by('admin'), null],
  [
    'two who wait for a move-up',
    [account(2, { isWaitingToMoveUp: true }), account(3, { isWaitingToMoveUp: true })],
    by('admin'),
    'Both wait for a move-up. Decide one of the two requests first.',
  ],
  ['one used affiliate', withOther({ isUsedAffiliate: true }), by('admin'), null],
  [
    'two used affiliates',
    [account(2, { isUsedAffiliate: true }), account(3, { isUsedAffiliate: true })],
    by('admin'),
    'Both are affiliates with clicks, leads or commissions. Their accounts cannot be joined.',
  ],
])('%s', (_name, accounts, merger, reason) => expect(whyNotMerge(accounts, merger)).toBe(reason));
