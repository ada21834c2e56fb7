import { describe, expect, test } from 'vitest';
import { signInsList } from '../audit/signInsList.ts';
import { readListSearch } from '../lists/listSearch.ts';
import { membersList } from '../users/peopleLists.ts';
import { homeCountPath } from './homeCountPath.ts';
import { HOME_COUNTS, HOME_PARTS } from './homeCounts.ts';

const pathOf = (key: string, now: string): string => {
  const count = HOME_COUNTS.find((one) => one.key === key);
  if (!count) throw new Error(`Nothing is counted as ${key}`);
  return homeCountPath(count, new Date(now));
};

describe('a count on the staff home', () => {
  test('has a unique key, and is grouped with the others of its section', () => {
    expect(new Set(HOME_COUNTS.map(({ key }) => key)).size).toBe(HOME_COUNTS.length);
    expect([...new Set(HOME_COUNTS.map(({ part }) => part))]).toEqual(HOME_PARTS.map(({ value }) => value));
    expect(HOME_COUNTS.map(({ part }) => part)).toEqual(
      HOME_PARTS.flatMap(({ value }) => HOME_COUNTS.filter(({ part }) => part === value).map(() => value)),
    );
  });

  test.each([
    // Midnight in Manila is 16:00 UTC of the previous day.
    ['members', '2025-11-12T02:00:00Z', '/community/members'],
    ['newMembers', '2025-11-16T15:59:59Z', '/community/members?createdFrom=2025-11-10'],
    ['newMembers', '2025-11-16T16:00:00Z', '/community/members?createdFrom=2025-11-17'],
    ['newNonMembers', '2025-11-12T02:00:00Z', '/community/non-members?createdFrom=2025-11-10'],
    ['endingMemberships', '2025-11-12T15:59:59Z', '/community/members?expiresFrom=2025-11-12&expiresTo=2025-12-12'],
    ['endingMemberships', '2025-11-12T16:00:00Z', '/community/members?expiresFrom=2025-11-13&expiresTo=2025-12-13'],
    ['archivedCourses', '2025-11-12T02:00:00Z', '/courses?status=archived'],
    ['failedSignIns', '2025-11-12T15:59:59Z', '/info-logs-report?tab=sign-ins&result=failed&from=2025-11-12'],
    ['failedSignIns', '2025-11-12T16:00:00Z', '/info-logs-report?tab=sign-ins&result=failed&from=2025-11-13'],
    ['failedJobs', '2025-11-12T02:00:00Z', '/info-logs-report?tab=jobs&state=waiting'],
  ])('%s at %s links to %s', (key, now, path) => expect(pathOf(key, now)).toBe(path));

  test('uses only filters of its list', () => {
    const search = (key: string) => new URLSearchParams(pathOf(key, '2025-11-12T02:00:00Z').split('?')[1]);
    expect(readListSearch(search('endingMemberships'), membersList).filters).toEqual({
      expiresFrom: '2025-11-12',
      expiresTo: '2025-12-12',
    });
    expect(readListSearch(search('failedSignIns'), signInsList).filters).toEqual({ result: 'failed', from: '2025-11-12' });
  });
});
