import { describe, expect, test } from 'vitest';
import { listVariables, readListSearch } from '../lists/listSearch.ts';
import { archivedUsersList, membersList, nonMembersList } from './peopleLists.ts';

const NOTHING = {
  search: null,
  enrolment: null,
  batchId: null,
  stageId: null,
  groupId: null,
  accessLevelId: null,
  funnelId: null,
  province: null,
  expiresFrom: null,
  expiresTo: null,
  createdFrom: null,
  createdTo: null,
};

/** The filters that lists of archived people do not have. */
const NO_NEEDS = {
  isDueSoon: null,
  isStuck: null,
  isExpiringSoon: null,
  isOwn: null,
  needsHelp: null,
  isOverdue: null,
  isQuiet: null,
  isWaitingToMoveUp: null,
};

test.each([
  ['', {}],
  ['q=maria', { search: 'maria' }],
  ['status=active', { status: 'ACTIVE' }],
  ['status=archived', {}],
  ['enrolment=Not+Enrolled', { enrolment: ['NOT_ENROLLED'] }],
  ['enrolment=Active,Not+Enrolled', { enrolment: ['ACTIVE', 'NOT_ENROLLED'] }],
  ['enrolment=Active,active', {}],
  ['enrolment=active', {}],
  ['batch=3&stage=2&group=7&level=4&funnel=9', { batchId: [3], stageId: [2], groupId: [7], accessLevelId: [4], funnelId: [9] }],
  ['batch=3,4', { batchId: [3, 4] }],
  ['batch=3,all', {}],
  ['batch=all', {}],
  ['province=Metro+Manila', { province: ['Metro Manila'] }],
  ['due=soon&stuck=yes&expiring=soon', { isDueSoon: true, isStuck: true, isExpiringSoon: true }],
  ['due=no&stuck=no&expiring=later', {}],
  ['own=yes&help=asked&overdue=yes', { isOwn: true, needsHelp: true, isOverdue: true }],
  ['quiet=yes&moveUp=waiting', { isQuiet: true, isWaitingToMoveUp: true }],
  ['own=no&help=no&overdue=no&quiet=no&moveUp=approved', {}],
  ['expiresFrom=2025-11-01&expiresTo=2025-11-31', { expiresFrom: '2025-11-01' }],
  ['createdFrom=2025-11-01&createdTo=2025-11-30', { createdFrom: '2025-11-01', createdTo: '2025-11-30' }],
  ['type=lesson&global=upwork&t=1&tab=2', {}],
])('filters members and non-members: %j', (search, filter) => {
  for (const list of [membersList, nonMembersList]) {
    expect(listVariables(readListSearch(new URLSearchParams(search), list), list)).toMatchObject({
      sort: { by: 'created', descending: true },
      filter: { ...NOTHING, status: null, ...NO_NEEDS, ...filter },
    });
  }
});

describe('archived people', () => {
  const requested = (search: string) => listVariables(readListSearch(new URLSearchParams(search), archivedUsersList), archivedUsersList);

  test('have no status filter and list the latest first', () => {
    expect(requested('status=active')).toMatchObject({ sort: { by: 'archived', descending: true }, filter: NOTHING });
  });

  test.each(['archived', 'created', 'name', 'expiry'])('can be sorted by %s', (by) => {
    expect(requested(`sort=${by}`)).toMatchObject({ sort: { by, descending: false } });
  });
});
