/**
 * Whether this is `npm run test:long`: crash tests then run all their rounds, on every database.
 */
export const isLongRun = process.env['ATLAS_LONG'] === '1';
