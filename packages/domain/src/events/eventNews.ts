import { formatLongDate } from '../time/formatDate.ts';
import { formatTime } from '../time/formatTime.ts';
import type { EventReminder } from './eventReminders.ts';
import type { Occurrence } from './recurrence.ts';

/** The title and the sentence of something that people are told of an event. */
export interface EventNews {
  readonly title: string;
  readonly body: string;
}

const when = ({ startsAt }: Pick<Occurrence, 'startsAt'>): string => `${formatLongDate(startsAt)}, ${formatTime(startsAt)} in Manila`;

const INTRODUCTIONS: Readonly<Record<EventReminder, string>> = { day: 'Tomorrow', hour: 'In an hour' };

/** That a time to which somebody goes starts soon. */
export const reminderNews = (name: string, reminder: EventReminder, time: Pick<Occurrence, 'startsAt'>): EventNews => ({
  title: `${INTRODUCTIONS[reminder]}: ${name}`,
  body: `It starts on ${when(time)}.`,
});

/** That a time takes place at another hour or day, or somewhere else. */
export const movedNews = (name: string, from: Pick<Occurrence, 'startsAt'>, to: Pick<Occurrence, 'startsAt'>): EventNews =>
  from.startsAt.getTime() === to.startsAt.getTime()
    ? { title: `${name} takes place somewhere else`, body: `Look where it is on ${when(to)}.` }
    : { title: `${name} was moved`, body: `It starts on ${when(to)} instead of ${when(from)}.` };

/** That a time, or all of an event, was called off. */
export const cancelledNews = (name: string, time: Pick<Occurrence, 'startsAt'>, reason: string): EventNews => ({
  title: `${name} was cancelled`,
  body: `It does not take place on ${when(time)}. ${reason}`.trim(),
});

/** That a seat became free for somebody who waited. */
export const seatNews = (name: string, time: Pick<Occurrence, 'startsAt'>): EventNews => ({
  title: `You have a seat: ${name}`,
  body: `A seat became free on ${when(time)}.`,
});

/** That the event was edited and does not come any more at a time to which somebody was going. */
export const droppedNews = (name: string, time: Pick<Occurrence, 'startsAt'>): EventNews => ({
  title: `${name} comes at other times`,
  body: `It does not take place on ${when(time)} any more.`,
});

/** That a time takes place after all. */
export const reinstatedNews = (name: string, time: Pick<Occurrence, 'startsAt'>): EventNews => ({
  title: `${name} takes place after all`,
  body: `It starts on ${when(time)}.`,
});
