import { expect, test } from 'vitest';
import { PAY_PLAN_STATES, whyNotDecidePlan } from './payPlanStates.ts';

const expiresAt = new Date('2025-11-19T02:00:00Z');

test.each([
  ['2025-11-19T01:59:59.999Z', null],
  ['2025-11-19T02:00:00Z', 'This plan has expired. Message us if you need another one.'],
])('a proposed plan at %s: %s', (now, problem) => {
  expect(whyNotDecidePlan({ state: 'proposed', expiresAt }, new Date(now))).toBe(problem);
});

test('a decided plan cannot be decided again, with a message of its own', () => {
  const decided = PAY_PLAN_STATES.map(({ value }) => value).filter((state) => state !== 'proposed');
  const problems = decided.map((state) => whyNotDecidePlan({ state, expiresAt }, new Date(0)));
  expect(new Set(problems).size).toBe(4);
  for (const problem of problems) expect(problem).toMatch(/^This plan .*\.$/);
});
