import { describe, expect, test } from 'vitest';
import { hasBroken, linkFailed, linksDue, type LinkState, linkState } from './linkChecks.ts';

test.each([
  [200, false],
  [204, false],
  [301, false],
  [399, false],
  [400, false],
  [401, false],
  [403, false],
  [404, true],
  [405, false],
  [410, true],
  [418, false],
  [429, false],
  [451, true],
  [499, false],
  [500, true],
  [503, true],
  [null, true],
])('treats a response with status %s as failed: %s', (status, failed) => {
  expect(linkFailed({ status })).toBe(failed);
});

describe('linkState', () => {
  const [monday, tuesday, wednesday] = [10, 11, 12].map((day) => new Date(`2025-11-${day}T02:00:00Z`)) as [Date, Date, Date];
  const runs = (...checks: [failed: boolean, at: Date][]) =>
    checks.reduce<LinkState | null>((state, [failed, at]) => linkState(state, failed, at), null);

  test.each([
    ['is working after a successful check', [[false, monday]], { failedSince: null, brokenSince: null }],
    ['is not broken after one failure', [[true, monday]], { failedSince: monday, brokenSince: null }],
    [
      'is broken since the first of two failures',
      [
        [true, monday],
        [true, tuesday],
      ],
      { failedSince: monday, brokenSince: monday },
    ],
    [
      'stays broken since the first failure',
      [
        [true, monday],
        [true, tuesday],
        [true, wednesday],
      ],
      { failedSince: monday, brokenSince: monday },
    ],
    [
      'is working again after a success',
      [
        [true, monday],
        [true, tuesday],
        [false, wednesday],
      ],
      { failedSince: null, brokenSince: null },
    ],
    [
      'failed, worked, failed',
      [
        [true, monday],
        [false, tuesday],
        [true, wednesday],
      ],
      { failedSince: wednesday, brokenSince: null },
    ],
  ] as const)('%s', (_what, checks, state) => {
    expect(runs(...checks.map(([failed, at]): [boolean, Date] => [failed, at]))).toEqual(state);
  });
});

test('hasBroken is true once, with the check that breaks the link, and again only after it worked', () => {
  const [monday, tuesday] = [new Date('2025-11-10T02:00:00Z'), new Date('2025-11-11T02:00:00Z')];
  const works = linkState(null, false, monday);
  const failed = linkState(works, true, monday);
  const broken = linkState(failed, true, tuesday);
  expect([hasBroken(null, failed), hasBroken(failed, broken), hasBroken(broken, broken), hasBroken(broken, works)]).toEqual([
    false,
    true,
    false,
    false,
  ]);
});

test.each([
  ['2025-11-12T00:00:00.000Z', true],
  ['2025-11-12T00:00:00.001Z', false],
  ['2025-11-13T00:00:00.000Z', false],
])('a link checked at %s is due on 12 November at 20:00: %s', (checkedAt, due) => {
  expect(new Date(checkedAt) <= linksDue(new Date('2025-11-12T20:00:00Z'))).toBe(due);
});

test('nothing is due without a valid time', () => {
  expect(new Date('2000-01-01T00:00:00Z') <= linksDue(new Date('soon'))).toBe(false);
});
