import { appBrowser } from '../clientErrors/appBrowser.ts';

/** The calendars to which a single event can be added. */
export type CalendarChoice = 'google' | 'file';

/**
 * The calendar that one press adds an event to: a file for the calendar of Apple's devices, Google
 * Calendar elsewhere and in the built-in browsers of apps, which cannot save files. A product
 * decision: members come from Facebook.
 *
 * @example calendarFor('… iPhone OS 17_5 … Safari/604.1') // 'file'
 */
export const calendarFor = (userAgent: string | null): CalendarChoice =>
  appBrowser(userAgent) === null && /iPhone|iPad|iPod|Macintosh/.test(userAgent ?? '') ? 'file' : 'google';
