import { expect, test } from 'vitest';
import { newsSchema } from '../notifications/index.ts';
import { TYPHOON_MESSAGE, typhoonNews } from './typhoonNews.ts';

test.each([
  [1, 'You have one more day'],
  [2, 'You have 2 more days'],
  [365, 'You have 365 more days'],
])('%d days read %s', (days, title) => {
  const news = typhoonNews({ days, message: TYPHOON_MESSAGE });
  expect(news).toEqual({ title, body: TYPHOON_MESSAGE });
  expect(newsSchema.safeParse({ ...news, path: '/account' }).success).toBe(true);
});
