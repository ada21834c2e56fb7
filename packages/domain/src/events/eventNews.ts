import type { EventReminder } from './eventReminders.ts';
import { eventTimeText } from './eventTimeText.ts';
import type { Occurrence } from './recurrence.ts';

/** The title and text of a notification about an event. */
export interface EventNews {
  readonly title: string;
  readonly body: string;
}

type Time = Pick<Occurrence, 'startsAt'>;

const when = ({ startsAt }: Time, now: Date): string => eventTimeText(startsAt, now);

const INTRODUCTIONS: Readonly<Record<EventReminder, string>> = { day: 'Tomorrow', hour: 'In an hour' };

/** Reminds an attendee that an occurrence starts soon. */
export const reminderNews = (name: string, reminder: EventReminder, time: Time, now: Date): EventNews => ({
  title: `${INTRODUCTIONS[reminder]}: ${name}`,
  body: `It starts on ${when(time, now)}.`,
});

/** Announces that an occurrence takes place at another hour, day or place. */
export const movedNews = (name: string, { from, to }: { from: Time; to: Time }, now: Date): EventNews =>
  from.startsAt.getTime() === to.startsAt.getTime()
    ? { title: `${name} takes place somewhere else`, body: `Check where it is on ${when(to, now)}.` }
    : { title: `${name} was moved`, body: `It starts on ${when(to, now)} instead of ${when(from, now)}.` };

/** Announces that an occurrence, or the whole event, was cancelled. */
export const cancelledNews = (name: string, time: Time, reason: string, now: Date): EventNews => ({
  title: `${name} was cancelled`,
  body: `It does not take place on ${when(time, now)}. ${reason}`.trim(),
});

/** Announces a free seat to a person on the waiting list. */
export const seatNews = (name: string, time: Time, now: Date): EventNews => ({
  title: `You have a seat: ${name}`,
  body: `A seat became free on ${when(time, now)}.`,
});

/**
 * Announces that a person no longer has access to the event, so their seats and waiting-list
 * positions were released; `time` is the earliest of them.
 */
export const seatReleasedNews = (name: string, time: Time, now: Date): EventNews => ({
  title: `Your access ended: ${name}`,
  body: `Your seat or place on the waiting list for ${when(time, now)} was released.`,
});

/** Announces that the event was edited and no longer has an occurrence the person was going to. */
export const droppedNews = (name: string, time: Time, now: Date): EventNews => ({
  title: `${name} comes at other times`,
  body: `It does not take place on ${when(time, now)} any more.`,
});

/** Announces that an occurrence takes place after all. */
export const reinstatedNews = (name: string, time: Time, now: Date): EventNews => ({
  title: `${name} takes place after all`,
  body: `It starts on ${when(time, now)}.`,
});
