import { describe, expect, test } from 'vitest';
import { signInsList } from '../audit/signInsList.ts';
import { stageMembersList } from '../journey/moveUpsLists.ts';
import { failedJobsList } from '../jobs/failedJobsList.ts';
import { readListSearch } from '../lists/listSearch.ts';
import { whyNotNarrow } from '../lists/whyNotNarrow.ts';
import { paymentProofsList } from '../payments/paymentsLists.ts';
import { membersList } from '../users/peopleLists.ts';
import { ROLES } from '../access/roles.ts';
import { ATTENTION_COUNTS } from './attentionCounts.ts';
import { homeCountPath } from './homeCountPath.ts';
import { HOME_COUNTS, HOME_PARTS } from './homeCounts.ts';

const ALL = [...ATTENTION_COUNTS, ...HOME_COUNTS];

const pathOf = (key: string, now: string): string => {
  const count = ALL.find((one) => one.key === key);
  if (!count) throw new Error(`Nothing is counted as ${key}`);
  return homeCountPath(count, new Date(now));
};

describe('a count on the staff home', () => {
  test('has a unique key, and is grouped with the others of its section', () => {
    expect(new Set(ALL.map(({ key }) => key)).size).toBe(ALL.length);
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
    ['archivedCourses', '2025-11-12T02:00:00Z', '/courses?status=archived'],
    ['failedSignIns', '2025-11-12T15:59:59Z', '/info-logs-report?tab=sign-ins&result=failed&from=2025-11-12'],
    ['failedSignIns', '2025-11-12T16:00:00Z', '/info-logs-report?tab=sign-ins&result=failed&from=2025-11-13'],
    ['failedJobs', '2025-11-12T02:00:00Z', '/info-logs-report?tab=jobs&state=failed'],
    ['failedMails', '2025-11-12T02:00:00Z', '/info-logs-report?tab=mail&state=failed'],
    ['brokenLinks', '2025-11-12T02:00:00Z', '/resource-files?link=broken'],
    ['waitingReceipts', '2025-11-12T02:00:00Z', '/payment?tab=review&state=submitted'],
    ['waitingMoveUps', '2025-11-12T02:00:00Z', '/community/members?moveUp=waiting'],
    ['expiring', '2025-11-12T02:00:00Z', '/community/members?expiring=soon'],
    ['stageStuck', '2025-11-12T02:00:00Z', '/stages/manage-stage?state=stuck'],
    ['ownOverdue', '2025-11-12T02:00:00Z', '/community/members?own=yes&overdue=yes'],
  ])('%s at %s links to %s', (key, now, path) => expect(pathOf(key, now)).toBe(path));

  test('uses only filters of its list', () => {
    const search = (key: string) => new URLSearchParams(pathOf(key, '2025-11-12T02:00:00Z').split('?')[1]);
    for (const { key } of ALL.filter(({ list }) => list === 'members')) expect(whyNotNarrow(search(key), membersList), key).toBeNull();
    expect(readListSearch(search('ownHelp'), membersList).filters).toEqual({ own: 'yes', help: 'asked' });
    expect(readListSearch(search('failedJobs'), failedJobsList).filters).toEqual({ state: 'failed' });
    expect(readListSearch(search('waitingReceipts'), paymentProofsList).filters).toEqual({ state: 'submitted' });
    for (const [key, state] of [
      ['stageMoveUps', 'waiting'],
      ['stageStuck', 'stuck'],
    ] as const)
      expect(readListSearch(search(key), stageMembersList).filters).toEqual({ state });
    expect(readListSearch(search('failedSignIns'), signInsList).filters).toEqual({ result: 'failed', from: '2025-11-12' });
  });
});

describe('what needs attention', () => {
  const OF_EVERYONE = ['failedJobs', 'failedMails', 'brokenLinks', 'waitingReceipts', 'expiring', 'waitingMoveUps'];
  const OF_STAGE = ['stageMoveUps', 'stageStuck'];
  const SHOWN: Partial<Record<(typeof ROLES)[number], readonly string[]>> = {
    admin: OF_EVERYONE,
    'tribe-team-fa': OF_EVERYONE,
    'tribe-team-ro': OF_EVERYONE,
    'success-manager': ['ownExpiring', 'ownOverdue', 'ownQuiet'],
    'head-coach': ['ownHelp', 'ownExpiring', 'ownMoveUps', 'ownStuck', 'ownQuiet'],
    coach: ['ownHelp', 'ownExpiring', 'ownStuck', 'ownQuiet', ...OF_STAGE],
    'assistant-coach': ['ownHelp', 'ownExpiring', 'ownStuck', 'ownQuiet', ...OF_STAGE],
    expert: ['ownHelp', 'ownExpiring', 'ownStuck', 'ownQuiet', ...OF_STAGE],
    'team-lead': ['ownHelp', 'ownStuck', 'ownQuiet', ...OF_STAGE],
    'assistant-team-lead': ['ownHelp', 'ownStuck', 'ownQuiet', ...OF_STAGE],
  };

  test.each(ROLES)('is counted for %s', (role) => {
    expect(ATTENTION_COUNTS.filter(({ isFor }) => isFor(role)).map(({ key }) => key)).toEqual(SHOWN[role] ?? []);
  });
});
