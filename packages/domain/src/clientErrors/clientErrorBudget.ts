import { CLIENT_ERROR_KINDS } from './clientErrorKinds.ts';

/**
 * At most this many errors of browsers are stored in an hour, so that a flood cannot fill the disk.
 */
export const MAX_STORED_AN_HOUR = 2000;

/** Each kind has an equal share, so that none takes the room of another one. */
export const MAX_STORED_OF_KIND_AN_HOUR = MAX_STORED_AN_HOUR / CLIENT_ERROR_KINDS.length;

/**
 * One network takes at most this many of them, so that a few networks cannot take a kind's whole
 * share.
 */
export const MAX_STORED_OF_NETWORK_AN_HOUR = MAX_STORED_OF_KIND_AN_HOUR / 25;
