import type { EventReminder } from './eventReminders.ts';
import { eventTimeText } from './eventTimeText.ts';
import type { Occurrence } from './recurrence.ts';

/** The title and the sentence of something that people are told of an event. */
export interface EventNews {
  readonly title: string;
  readonly body: string;
}

type Time = Pick<Occurrence, 'startsAt'>;

const when = ({ startsAt }: Time, now: Date): string => eventTimeText(startsAt, now);

const INTRODUCTIONS: Readonly<Record<EventReminder, string>> = { day: 'Tomorrow', hour: 'In an hour' };

/** That a time to which somebody goes starts soon. */
export const reminderNews = (name: string, reminder: EventReminder, time: Time, now: Date): EventNews => ({
  title: `${INTRODUCTIONS[reminder]}: ${name}`,
  body: `It starts on ${when(time, now)}.`,
});

/** That a time takes place at another hour or day, or somewhere else. */
export const movedNews = (name: string, { from, to }: { from: Time; to: Time }, now: Date): EventNews =>
  from.startsAt.getTime() === to.startsAt.getTime()
    ? { title: `${name} takes place somewhere else`, body: `Look where it is on ${when(to, now)}.` }
    : { title: `${name} was moved`, body: `It starts on ${when(to, now)} instead of ${when(from, now)}.` };

/** That a time, or all of an event, was called off. */
export const cancelledNews = (name: string, time: Time, reason: string, now: Date): EventNews => ({
  title: `${name} was cancelled`,
  body: `It does not take place on ${when(time, now)}. ${reason}`.trim(),
});

/** That a seat became free for somebody who waited. */
export const seatNews = (name: string, time: Time, now: Date): EventNews => ({
  title: `You have a seat: ${name}`,
  body: `A seat became free on ${when(time, now)}.`,
});

/** The event does not open for the person any more, so their seats and places on waiting lists were released; `time` is the earliest of them. */
export const seatReleasedNews = (name: string, time: Time, now: Date): EventNews => ({
  title: `Your access ended: ${name}`,
  body: `Your seat or place on the waiting list for ${when(time, now)} was released.`,
});

/** That the event was edited and does not come any more at a time to which somebody was going. */
export const droppedNews = (name: string, time: Time, now: Date): EventNews => ({
  title: `${name} comes at other times`,
  body: `It does not take place on ${when(time, now)} any more.`,
});

/** That a time takes place after all. */
export const reinstatedNews = (name: string, time: Time, now: Date): EventNews => ({
  title: `${name} takes place after all`,
  body: `It starts on ${when(time, now)}.`,
});
