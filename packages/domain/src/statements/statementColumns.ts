/** The orders of day, month and year in a date of digits. */
export const DATE_ORDERS = [
  { value: 'dmy', label: 'Day, month, year' },
  { value: 'mdy', label: 'Month, day, year' },
  { value: 'ymd', label: 'Year, month, day' },
] as const;

export type DateOrder = (typeof DATE_ORDERS)[number]['value'];

/** The maximum number of columns of a statement. */
export const MAX_STATEMENT_COLUMNS = 100;
