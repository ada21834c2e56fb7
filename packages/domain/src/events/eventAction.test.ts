import { describe, expect, test } from 'vitest';
import { EVENT_ACTIONS, type EventAction, eventAction, eventActionAfter, type EventStanding } from './eventAction.ts';

const at = (text: string): Date => new Date(`2025-11-17T${text}+08:00`);
const open: EventStanding = {
  startsAt: at('19:00:00'),
  endsAt: at('20:00:00'),
  isCancelled: false,
  isLocked: false,
  isOnline: true,
  seatsLeft: null,
  rsvp: null,
  seat: null,
};
const going: EventStanding = { ...open, rsvp: 'yes', seat: 'going' };
const waiting: EventStanding = { ...open, rsvp: 'yes', seat: 'waiting', seatsLeft: 0 };
const declined: EventStanding = { ...open, rsvp: 'no' };
const full: EventStanding = { ...open, seatsLeft: 0 };
const inPerson: EventStanding = { ...open, isOnline: false };

describe('eventAction', () => {
  test.each<[string, EventStanding, string, EventAction]>([
    ['an RSVP before the link shows', open, '18:44:59.999', 'rsvp'],
    ['joining from fifteen minutes before', open, '18:45:00', 'join'],
    ['joining while it runs', open, '19:59:59.999', 'join'],
    ['nothing from the end', open, '20:00:00', 'none'],
    ['the calendar to people who are going', going, '18:44:59.999', 'going'],
    ['joining to people who are going', going, '18:45:00', 'join'],
    ['nothing to people who were there', going, '20:00:00', 'none'],
    ['an RSVP for the last seat', { ...open, seatsLeft: 1 }, '12:00:00', 'rsvp'],
    ['the waiting list when every seat is taken', full, '12:00:00', 'waiting-list'],
    ['the waiting list while a full event runs', full, '19:30:00', 'waiting-list'],
    ['joining a full event to people with a seat', { ...going, seatsLeft: 0 }, '19:30:00', 'join'],
    ['the position to people who wait', waiting, '12:00:00', 'waiting'],
    ['the position to people who wait while it runs', waiting, '19:30:00', 'waiting'],
    ['nothing to people who declined', declined, '12:00:00', 'none'],
    ['joining to people who declined, once it runs', declined, '18:45:00', 'join'],
    ['nothing to people who declined a full event', { ...declined, seatsLeft: 0 }, '19:30:00', 'none'],
    ['an RSVP to an event in person, even while it runs', inPerson, '19:30:00', 'rsvp'],
    ['the calendar for an event in person', { ...going, isOnline: false }, '19:30:00', 'going'],
    ['nothing where it is locked', { ...open, isLocked: true }, '19:30:00', 'none'],
    ['nothing where it is locked, whatever they answered', { ...going, isLocked: true }, '12:00:00', 'none'],
    ['nothing where it was cancelled', { ...going, isCancelled: true }, '12:00:00', 'none'],
    ['nothing at an invalid instant', open, 'never', 'none'],
  ])('offers %s', (_what, standing, now, action) => {
    expect(eventAction(standing, at(now))).toBe(action);
    expect(EVENT_ACTIONS).toContain(action);
  });
});

describe('eventActionAfter', () => {
  test.each<[EventAction, number | null, boolean, EventAction]>([
    ['rsvp', null, true, 'going'],
    ['rsvp', 1, true, 'going'],
    ['rsvp', null, false, 'none'],
    ['waiting-list', 0, true, 'waiting'],
    ['none', 0, true, 'waiting'],
    ['none', null, true, 'going'],
    ['going', 0, true, 'going'],
    ['going', 0, false, 'none'],
    ['waiting', 0, true, 'waiting'],
    ['waiting', 0, false, 'none'],
    ['join', null, true, 'join'],
    ['join', null, false, 'join'],
  ])('changes %s with %o seats left and the answer %o to %s', (action, seatsLeft, isGoing, expected) => {
    expect(eventActionAfter({ action, seatsLeft }, isGoing)).toBe(expected);
  });
});
