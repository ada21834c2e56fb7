import { expect, test } from 'vitest';
import { calendarFor, type CalendarChoice } from './calendarFor.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; SM-A057F) AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each<[CalendarChoice, string | null]>([
  ['google', `${ANDROID} Chrome/130.0.0.0 Mobile Safari/537.36`],
  ['google', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36'],
  ['file', `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`],
  ['file', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15'],
  ['google', `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/488.0]`],
  ['google', `${IPHONE} Mobile/15E148 Instagram 361.0.0.35.82 (iPhone13,2; iOS 17_5)`],
  ['google', ''],
  ['google', null],
])('adds events to %s in %j', (calendar, userAgent) => {
  expect(calendarFor(userAgent)).toBe(calendar);
});
