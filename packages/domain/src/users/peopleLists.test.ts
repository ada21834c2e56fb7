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

test.each([
  ['', {}],
  ['q=maria', { search: 'maria' }],
  ['status=active', { status: 'ACTIVE' }],
  ['status=archived', {}],
  ['enrolment=Not+Enrolled', { enrolment: 'NOT_ENROLLED' }],
  ['enrolment=Active', { enrolment: 'ACTIVE' }],
  ['enrolment=active', {}],
  ['batch=3&stage=2&group=7&level=4&funnel=9', { batchId: 3, stageId: 2, groupId: 7, accessLevelId: 4, funnelId: 9 }],
  ['batch=all', {}],
  ['province=Metro+Manila', { province: 'Metro Manila' }],
  ['expiresFrom=2025-11-01&expiresTo=2025-11-31', { expiresFrom: '2025-11-01' }],
  ['createdFrom=2025-11-01&createdTo=2025-11-30', { createdFrom: '2025-11-01', createdTo: '2025-11-30' }],
  ['type=lesson&global=upwork&t=1&tab=2', {}],
])('filters members and non-members: %j', (search, filter) => {
  for (const list of [membersList, nonMembersList]) {
    expect(listVariables(readListSearch(new URLSearchParams(search), list), list)).toMatchObject({
      sort: { by: 'created', descending: true },
      filter: { ...NOTHING, status: null, ...filter },
    });
  }
});

describe('archived people', () => {
  const requested = (search: string) => listVariables(readListSearch(new URLSearchParams(search), archivedUsersList), archivedUsersList);

  test('have no status filter and list the latest first', () => {
    expect(requested('status=active')).toMatchObject({ sort: { by: 'archived', descending: true }, filter: NOTHING });
  });

  test.each(['archived', 'created', 'name'])('can be sorted by %s', (by) => {
    expect(requested(`sort=${by}`)).toMatchObject({ sort: { by, descending: false } });
  });
});
