/** So many rows are written while they are downloaded; a longer list is written in the background first. */
export const MAX_DIRECT_ROWS = 10_000;

/** For so long a file can be downloaded. */
export const EXPORT_HOURS = 24;

/** For so many days after that it is known that there was one, so that who asks for it is told that it is over. */
export const EXPORT_KEPT_DAYS = 7;

/** So many files are written in the background for one person at a time. */
export const MAX_EXPORTS_AT_ONCE = 3;
