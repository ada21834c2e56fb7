export { type DayPart, dayPart } from './day-part.ts';
export { formatLongDate, formatShortDate } from './format-date.ts';
export { formatTime } from './format-time.ts';
export { type Instant, toDate } from './instant.ts';
export { MANILA } from './manila.ts';
export { type ManilaClock, manilaClock } from './manila-clock.ts';
export { addManilaDays, manilaDaysBetween, startOfManilaDay } from './manila-day.ts';
