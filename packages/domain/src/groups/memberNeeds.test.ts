import { describe, expect, test } from 'vitest';
import { isQuietFor } from './isQuietFor.ts';
import { CALL_NEEDS } from './memberNeedNames.ts';
import { memberNeeds } from './memberNeeds.ts';

/** Noon of 30 November in Manila. */
const now = new Date('2025-11-30T04:00:00Z');
const at = (text: string) => new Date(text);

const calm = {
  helpAskedAt: null,
  createdAt: at('2025-01-01T00:00:00Z'),
  lastSeenAt: now,
  lastExpiry: null,
  stage: null,
  birthdate: null,
};

describe('isQuietFor 7 days', () => {
  test.each([
    ['the last visit 7 days ago', '2025-11-22T16:00:00.000Z', false],
    ['the last visit just before that day', '2025-11-22T15:59:59.999Z', true],
    ['a visit tomorrow', '2025-12-01T00:00:00Z', false],
    ['an invalid visit', '', false],
  ])('with %s: %s', (_what, lastSeenAt, quiet) => {
    expect(isQuietFor({ createdAt: calm.createdAt, lastSeenAt: at(lastSeenAt) }, 7, now)).toBe(quiet);
  });

  test('counts from the creation of the account without a visit', () => {
    expect(isQuietFor({ createdAt: at('2025-11-22T16:00:00Z'), lastSeenAt: null }, 7, now)).toBe(false);
    expect(isQuietFor({ createdAt: at('2025-11-22T15:59:59Z'), lastSeenAt: null }, 7, now)).toBe(true);
  });
});

describe('memberNeeds', () => {
  const stage = { enteredAt: at('2025-09-01T00:00:00Z'), lastFinishedAt: null, waitsForReview: false };

  test.each([
    ['of a calm member are none', {}, []],
    ['of a request for help today', { helpAskedAt: at('2025-11-30T00:00:00Z') }, [{ kind: 'help', days: 0 }]],
    [
      'of 15 days without a visit are both kinds of quiet',
      { lastSeenAt: at('2025-11-15T15:59:59.999Z') },
      [
        { kind: 'quiet14', days: 15 },
        { kind: 'quiet7', days: 15 },
      ],
    ],
    ['of 14 days without a visit is the short one', { lastSeenAt: at('2025-11-15T16:00:00Z') }, [{ kind: 'quiet7', days: 14 }]],
    ['of an expiry earlier today', { lastExpiry: at('2025-11-29T16:00:00Z') }, [{ kind: 'expiring', days: 0 }]],
    ['of an expiry yesterday are none', { lastExpiry: at('2025-11-29T15:59:59.999Z') }, []],
    ['of an expiry in 30 days', { lastExpiry: at('2025-12-30T15:59:59.999Z') }, [{ kind: 'expiring', days: 30 }]],
    ['of an expiry in 31 days are none', { lastExpiry: at('2025-12-30T16:00:00Z') }, []],
    ['of an invalid expiry are none', { lastExpiry: at('') }, []],
    [
      'of a stuck member count from the last step',
      { stage: { ...stage, lastFinishedAt: at('2025-11-15T15:59:59Z') } },
      [{ kind: 'stuck', days: 15 }],
    ],
    ['of a member who waits for a reviewer are none', { stage: { ...stage, waitsForReview: true } }, []],
    ['of a birthday tomorrow', { birthdate: '1998-12-01' }, [{ kind: 'birthday', days: 1 }]],
  ])('%s', (_what, facts, needs) => {
    expect(memberNeeds({ ...calm, ...facts }, now)).toEqual(needs);
  });

  test('are ordered, the most urgent first, and a birthday alone needs no call', () => {
    const all = { helpAskedAt: now, lastSeenAt: null, lastExpiry: now, stage, birthdate: '1998-11-30' };
    expect(memberNeeds({ ...calm, ...all }, now).map(({ kind }) => kind)).toEqual([
      'help',
      'quiet14',
      'expiring',
      'stuck',
      'quiet7',
      'birthday',
    ]);
    expect(CALL_NEEDS).toEqual(['help', 'quiet14', 'expiring', 'stuck']);
  });
});
