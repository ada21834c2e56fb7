/** @spec 2 §3 */
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** @spec 2 §3 */
export const QUARTERS = ['1st', '2nd', '3rd', '4th'] as const;

/**
 * The days of a week, from Sunday as on calendars in Manila.
 *
 * @spec 2 §3
 */
export const DAY_NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
