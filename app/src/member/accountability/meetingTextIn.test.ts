import { expect, test } from 'vitest';
import { meetingTextIn } from './meetingTextIn.ts';

const start = new Date('2025-11-17T23:30:00Z');

test.each([
  ['Asia/Manila', null],
  // Another zone with the same clock.
  ['Asia/Singapore', null],
  ['Europe/Lisbon', 'Mondays at 11:30 PM'],
  ['America/Los_Angeles', 'Mondays at 3:30 PM'],
  ['Pacific/Auckland', 'Tuesdays at 12:30 PM'],
  ['Nowhere/Unknown', null],
])('a meeting on Tuesdays at 7:30 AM in Manila is in %s %s', (zone, text) => expect(meetingTextIn(zone, start)).toBe(text));
