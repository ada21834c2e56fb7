/** Specification 2 §3. */
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

/** Specification 2 §3. */
export const QUARTERS = ['1st', '2nd', '3rd', '4th'] as const;

/** The days of a week, from Sunday as on a calendar in Manila. Specification 2 §3. */
export const DAY_NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
