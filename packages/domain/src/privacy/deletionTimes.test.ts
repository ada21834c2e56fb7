import { describe, expect, it } from 'vitest';
import { deletionTimes, isAnswerOverdue } from './deletionTimes.ts';

describe('deletionTimes', () => {
  it.each([
    ['the first instant of a day in Manila', '2025-11-11T16:00:00.000Z', '2025-11-19T16:00:00.000Z', '2025-12-12T16:00:00.000Z'],
    ['the last instant of that day', '2025-11-12T15:59:59.999Z', '2025-11-19T16:00:00.000Z', '2025-12-12T16:00:00.000Z'],
    ['the next midnight', '2025-11-12T16:00:00.000Z', '2025-11-20T16:00:00.000Z', '2025-12-13T16:00:00.000Z'],
    ['the end of February in a leap year', '2028-02-22T02:00:00.000Z', '2028-02-29T16:00:00.000Z', '2028-03-23T16:00:00.000Z'],
  ])('counts whole days from %s', (_when, at, finalFrom, answerBy) => {
    expect(deletionTimes(new Date(at))).toEqual({ finalFrom: new Date(finalFrom), answerBy: new Date(answerBy) });
  });

  it('rejects a missing date', () => {
    expect(() => deletionTimes(undefined as unknown as Date)).toThrow(RangeError);
  });
});

describe('isAnswerOverdue', () => {
  const { answerBy } = deletionTimes(new Date('2025-11-12T02:00:00.000Z'));
  it.each([
    ['2025-12-12T15:59:59.999Z', false],
    ['2025-12-12T16:00:00.000Z', true],
  ])('at %s is %s', (now, expected) => {
    expect(isAnswerOverdue(answerBy, new Date(now))).toBe(expected);
  });

  it('rejects a missing date', () => {
    expect(() => isAnswerOverdue(answerBy, undefined as unknown as Date)).toThrow('now must be a Date');
  });
});
