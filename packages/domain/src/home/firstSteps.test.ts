import { describe, expect, test } from 'vitest';
import { firstSteps, type FirstStepsFacts } from './firstSteps.ts';

const NOW = new Date('2025-11-17T02:00:00Z');
const fresh: FirstStepsFacts = {
  memberSince: new Date('2025-11-15T02:00:00Z'),
  dismissedAt: null,
  hasContactDetails: false,
  finishedLessons: 0,
  hasStage: false,
  hasGroup: false,
};
const done = { hasContactDetails: true, finishedLessons: 1, hasStage: true, hasGroup: true };
const doneKeys = (facts: Partial<FirstStepsFacts>) =>
  firstSteps({ ...fresh, ...facts }, NOW)
    ?.filter(({ isDone }) => isDone)
    .map(({ key }) => key);

describe('firstSteps', () => {
  test('lists every step in order', () => {
    expect(firstSteps(fresh, NOW)?.map(({ key, path, isDone }) => [key, path, isDone])).toEqual([
      ['profile', '/profile/edit', false],
      ['lesson', '/courses/my-courses', false],
      ['stage', '/stages/my-stage', false],
      ['group', '/community', false],
    ]);
  });

  test.each([
    [{ hasContactDetails: true }, ['profile']],
    [{ finishedLessons: 1 }, ['lesson']],
    [{ hasStage: true }, ['stage']],
    [{ hasGroup: true }, ['group']],
    [{ ...done, hasGroup: false }, ['profile', 'lesson', 'stage']],
  ])('marks the steps that are done: %j', (facts, keys) => {
    expect(doneKeys(facts)).toEqual(keys);
  });

  test.each([
    ['everything is done', done],
    ['the member closed the list', { dismissedAt: new Date('2025-11-16T00:00:00Z') }],
    ['there was never a membership', { memberSince: null }],
    ['the date is invalid', { memberSince: new Date(Number.NaN) }],
  ])('is null when %s', (_name, facts) => {
    expect(firstSteps({ ...fresh, ...facts }, NOW)).toBeNull();
  });

  test.each([
    ['2025-11-16T15:59:59.999Z', true],
    ['2025-10-16T16:00:00.000Z', true],
    ['2025-10-16T15:59:59.999Z', false],
  ])('shows for 30 days after the start at %s: %s', (memberSince, shown) => {
    expect(firstSteps({ ...fresh, memberSince: new Date(memberSince) }, new Date('2025-11-16T15:59:59.999Z')) !== null).toBe(shown);
  });
});
