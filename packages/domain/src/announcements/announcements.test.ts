import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../forms/fieldErrors.ts';
import { announcementForm } from './announcementForm.ts';
import { recipientOutcome } from './announcementLists.ts';
import { ANNOUNCEMENT_STATES, announcementAfter, type AnnouncementStep, whyNotAnnounce } from './announcementStates.ts';
import { LEFT_OUT, leftOutText, whyLeftOut, whyNotByMail } from './leftOut.ts';
import { plainAnnouncement } from './plainAnnouncement.ts';
import { NO_RECIPIENTS, progressText, reachText } from './reachText.ts';
import { sendAnnouncementForm } from './sendAnnouncementForm.ts';
import { roomIn, sendingMinutes, throttleAt } from './throttle.ts';

const STEPS = ['edit', 'delete', 'schedule', 'send', 'unschedule', 'stop', 'continue', 'finish'] as const satisfies AnnouncementStep[];

describe('the states', () => {
  /** The states after each step, in the order of the steps; null for a rejected one. */
  test.each([
    ['draft', ['draft', 'draft', 'scheduled', 'sending', null, null, null, null]],
    ['scheduled', [null, null, 'scheduled', 'sending', 'draft', null, null, null]],
    ['sending', [null, null, null, null, null, 'stopped', null, 'sent']],
    ['stopped', [null, null, null, null, null, null, 'sending', null]],
    ['sent', [null, null, null, null, null, null, null, null]],
  ] as const)('after %s', (state, after) => {
    expect(STEPS.map((step) => announcementAfter(state, step))).toEqual(after);
    expect(STEPS.map((step) => whyNotAnnounce(state, step) === null)).toEqual(after.map((next) => next !== null));
  });

  test('reject unknown words', () => {
    expect(() => announcementAfter('archived' as never, 'send')).toThrow(RangeError);
    expect(() => announcementAfter('draft', 'fly' as never)).toThrow(RangeError);
  });

  test('a sent announcement stays sent by every sequence of steps', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ANNOUNCEMENT_STATES), fc.array(fc.constantFrom(...STEPS)), (from, steps) => {
        let state = from;
        let wasSent = state === 'sent';
        for (const step of steps) {
          state = announcementAfter(state, step) ?? state;
          expect(wasSent && state !== 'sent').toBe(false);
          wasSent ||= state === 'sent';
        }
      }),
    );
  });
});

describe('announcementForm', () => {
  const valid = { title: 'Live on Saturday', body: '**See** you.', audience: 'members' };

  test('drops the segment of everyone, and sends both ways by default', () => {
    expect(announcementForm.parse({ ...valid, segmentId: 7 })).toEqual({
      ...valid,
      path: '',
      segmentId: null,
      isInApp: true,
      isMailed: true,
    });
  });

  test.each([
    [{ title: '' }, 'title'],
    [{ title: 'x'.repeat(151) }, 'title'],
    [{ title: 'a\u202eb' }, 'title'],
    [{ body: ' \n ' }, 'body'],
    [{ body: 'x'.repeat(2001) }, 'body'],
    [{ audience: 'everyone' }, 'audience'],
    [{ audience: 'segment' }, 'segmentId'],
    [{ audience: 'segment', segmentId: 0 }, 'segmentId'],
    [{ isInApp: false, isMailed: false }, 'isInApp'],
    [{ path: 'events' }, 'path'],
    [{ path: '//evil.example' }, 'path'],
    [{ path: '/\\evil.example' }, 'path'],
    [{ path: 'https://evil.example' }, 'path'],
  ])('rejects %j', (change, field) => {
    expect(Object.keys(fieldErrors(announcementForm, { ...valid, ...change }) ?? {})).toEqual([field]);
  });

  test.each(['/', '/events', '/courses/my-courses/136?tab=notes'])('accepts the page %s', (path) => {
    expect(announcementForm.parse({ ...valid, path }).path).toBe(path);
  });
});

describe('sendAnnouncementForm', () => {
  // 7:00 PM in Manila.
  const now = new Date('2025-11-17T11:00:00Z');
  const form = sendAnnouncementForm(now);
  const later = (day: string, time: string) => ({ when: 'later', day, time });

  test('reads a time in Manila', () => {
    expect(form.parse({ when: 'now' }).at).toBeNull();
    expect(form.parse(later('2025-11-17', '7:30 PM')).at).toEqual(new Date('2025-11-17T11:30:00Z'));
  });

  test.each([
    [later('2025-11-17', '7:00 PM'), 'time'],
    [later('2025-11-17', '6:30 PM'), 'time'],
    [later('2025-11-16', '8:00 PM'), 'time'],
    [later('2026-11-19', '8:00 PM'), 'day'],
    [later('2025-02-30', '8:00 PM'), 'day'],
    [later('', '8:00 PM'), 'day'],
    [later('2025-11-18', ''), 'time'],
    [later('2025-11-18', '7:15 PM'), 'time'],
    [{ when: 'yesterday' }, 'when'],
  ])('rejects %j', (input, field) => {
    expect(Object.keys(fieldErrors(form, input) ?? {})).toEqual([field]);
  });
});

describe('the reasons', () => {
  const reached = { isArchived: false, asksForDeletion: false, isInScope: true, wantsMail: true, isConfirmed: true, bounced: false };

  test.each([
    [{}, null, null],
    [{ isArchived: true }, 'archived', 'archived'],
    [{ asksForDeletion: true }, 'deletion', 'deletion'],
    [{ isInScope: false }, 'out-of-scope', 'out-of-scope'],
    [{ wantsMail: false }, null, 'unwanted'],
    [{ isConfirmed: false }, null, 'unconfirmed'],
    [{ bounced: true }, null, 'bounced'],
    [{ isArchived: true, wantsMail: false }, 'archived', 'archived'],
    [{ isConfirmed: false, wantsMail: false }, null, 'unconfirmed'],
  ])('of %j', (change, whole, mail) => {
    expect([whyLeftOut({ ...reached, ...change }), whyNotByMail({ ...reached, ...change })]).toEqual([whole, mail]);
  });

  test('each have words', () => {
    expect(new Set(LEFT_OUT.map(leftOutText)).size).toBe(LEFT_OUT.length);
  });
});

describe('the throttle', () => {
  const at = (ms: number) => new Date(Date.UTC(2025, 10, 17) + ms);

  test.each([
    [{ since: null, reached: 0 }, at(0), 1000],
    [{ since: at(0), reached: 990 }, at(0), 10],
    [{ since: at(0), reached: 990 }, at(59_999), 10],
    [{ since: at(0), reached: 1000 }, at(59_999), 0],
    [{ since: at(0), reached: 1000 }, at(60_000), 1000],
    [{ since: at(0), reached: 5000 }, at(1), 0],
    // A clock that was set back begins a new minute instead of waiting for the former one.
    [{ since: at(90_000), reached: 1000 }, at(0), 1000],
  ])('of %j', (throttle, now, room) => {
    expect(roomIn(throttle, now)).toBe(room);
  });

  test('keeps its minute until it is over', () => {
    expect(throttleAt({ since: at(0), reached: 3 }, at(59_999))).toEqual({ since: at(0), reached: 3 });
    expect(throttleAt({ since: at(0), reached: 3 }, at(60_000))).toEqual({ since: at(60_000), reached: 0 });
  });

  test.each([
    [0, 0],
    [1, 0],
    [1000, 0],
    [1001, 1],
    [2500, 2],
    [1_000_000, 999],
  ])('needs for %i people at least %i minutes', (people, minutes) => {
    expect(sendingMinutes(people)).toBe(minutes);
  });
});

test.each([
  [{ people: 0, inApp: 0, byMail: 0, mailLater: 0 }, NO_RECIPIENTS],
  [{ people: 1, inApp: 1, byMail: 0, mailLater: 0 }, 'This reaches 1 person: 1 in Atlas.'],
  [{ people: 3, inApp: 0, byMail: 3, mailLater: 3 }, 'This reaches 3 people: 3 by email, 3 of them later.'],
  [{ people: 348, inApp: 348, byMail: 301, mailLater: 12 }, 'This reaches 348 people: 348 in Atlas and 301 by email, 12 of them later.'],
  [
    { people: 1_000_000, inApp: 1_000_000, byMail: 0, mailLater: 0 },
    'This reaches 1,000,000 people: 1,000,000 in Atlas. Sending takes at least 999 minutes.',
  ],
])('the reach %j reads %s', (reach, text) => {
  expect(reachText(reach)).toBe(text);
});

test.each([
  [{ state: 'sending', done: 120, total: 348 }, 'Done for 120 of 348 people. You can leave this page.'],
  [{ state: 'stopped', done: 120, total: 348 }, 'Done for 120 of 348 people. The others did not get it.'],
  [{ state: 'sent', done: 1, total: 1 }, 'Done for 1 of 1 person.'],
])('the progress %j reads %s', (progress, text) => {
  expect(progressText(progress)).toBe(text);
});

test.each([
  [{ isDone: false, isNotified: false, mail: null }, 'waiting'],
  [{ isDone: true, isNotified: true, mail: null }, 'delivered'],
  [{ isDone: true, isNotified: true, mail: 'failed' }, 'delivered'],
  [{ isDone: true, isNotified: false, mail: 'sent' }, 'delivered'],
  [{ isDone: true, isNotified: false, mail: 'waiting' }, 'waiting'],
  [{ isDone: true, isNotified: false, mail: 'left-out' }, 'left-out'],
  [{ isDone: true, isNotified: false, mail: 'failed' }, 'failed'],
  [{ isDone: true, isNotified: false, mail: null }, 'left-out'],
] as const)('the outcome of %j is %s', (recipient, outcome) => {
  expect(recipientOutcome(recipient)).toBe(outcome);
});

test.each([
  ['x'.repeat(2000), 2000, 'x'],
  ['x'.repeat(2001), 2000, '…'],
  [`${'x'.repeat(1998)}😀x`, 1999, '…'],
])('a notification has room for the text', (written, length, end) => {
  const plain = plainAnnouncement([['p', {}, [written]]]);
  expect([plain.length, plain.at(-1)]).toEqual([length, end]);
});
