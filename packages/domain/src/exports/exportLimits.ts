/**
 * Maximum number of rows written while they are downloaded; a longer list is written in the
 * background first.
 */
export const MAX_DIRECT_ROWS = 10_000;

/** Hours for which a file can be downloaded. */
export const EXPORT_HOURS = 24;

/**
 * Days after that for which the export is remembered, so that requests for it are answered with an
 * expiry message.
 */
export const EXPORT_KEPT_DAYS = 7;

/** Maximum number of background exports per person at a time. */
export const MAX_EXPORTS_AT_ONCE = 3;
