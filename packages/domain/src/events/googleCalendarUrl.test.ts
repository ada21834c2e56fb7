import { expect, test } from 'vitest';
import { googleCalendarUrl } from './googleCalendarUrl.ts';

const time = { startsAt: new Date('2025-11-17T11:00:00Z'), endsAt: new Date('2025-11-17T12:30:00Z') };
const read = (entry: Parameters<typeof googleCalendarUrl>[0]) => {
  const { origin, pathname, searchParams } = new URL(googleCalendarUrl(entry));
  return { address: origin + pathname, ...Object.fromEntries(searchParams) };
};
const BASE = { address: 'https://calendar.google.com/calendar/render', action: 'TEMPLATE', dates: '20251117T110000Z/20251117T123000Z' };

test('contains the name, the time in UTC, the description and the place', () => {
  const lines = ['One question & one step.', 'https://atlas.example/events/my-events/1'];
  expect(read({ name: 'Ask me #1: 100%', lines, place: 'Filinvest Tent, Alabang', ...time })).toEqual({
    ...BASE,
    text: 'Ask me #1: 100%',
    details: 'One question & one step.\nhttps://atlas.example/events/my-events/1',
    location: 'Filinvest Tent, Alabang',
  });
});

test('leaves out what an event lacks', () => {
  expect(read({ name: 'Coaching', lines: ['', ''], place: '', ...time })).toEqual({ ...BASE, text: 'Coaching' });
});

test('rejects an invalid date', () => {
  expect(() => googleCalendarUrl({ name: 'Coaching', lines: [], place: '', ...time, endsAt: new Date(Number.NaN) })).toThrow(RangeError);
});
