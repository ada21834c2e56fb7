import { describe, expect, test } from 'vitest';
import { newsSchema } from '../notifications/index.ts';
import { CHECK_IN_STEPS } from './checkInLadder.ts';
import { checkInStepNews, helpNews, joinedNews, replyNews } from './checkInNews.ts';

describe('checkInStepNews', () => {
  const ana = { name: 'Ana', group: 'Narra' };

  test('does not tell the buddy for how long the member is silent', () => {
    const [first, later] = [1, 4].map((weeks) => checkInStepNews('buddy', { ...ana, weeks }));
    expect(first).toEqual(later);
    expect(`${first?.title} ${first?.body}`).not.toMatch(/week|day|check/i);
  });

  test.each([
    [1, 'Ana did not check in last week'],
    [2, 'Ana did not check in for 2 weeks'],
  ])('tells the team lead and the success manager about %d weeks', (weeks, title) => {
    for (const step of ['lead', 'manager'] as const) expect(checkInStepNews(step, { ...ana, weeks }).title).toBe(title);
  });

  test('fits into a notification with the longest names', () => {
    const long = { name: 'N'.repeat(100), group: 'G'.repeat(100), weeks: 52 };
    for (const step of CHECK_IN_STEPS) expect(() => newsSchema.parse({ ...checkInStepNews(step, long), path: null })).not.toThrow();
    const texts = [helpNews({ name: long.name, next: 'x'.repeat(500) }), replyNews({ name: long.name, reply: 'x'.repeat(1000) })];
    for (const news of [...texts, joinedNews(long.group)]) expect(() => newsSchema.parse({ ...news, path: null })).not.toThrow();
  });
});
