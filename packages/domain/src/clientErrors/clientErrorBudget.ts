import { CLIENT_ERROR_KINDS } from './clientErrorKinds.ts';

/** Maximum number of browser errors stored per hour, so that a flood cannot fill the disk. */
export const MAX_STORED_AN_HOUR = 2000;

/** The equal share of each kind, so that none displaces another. */
export const MAX_STORED_OF_KIND_AN_HOUR = MAX_STORED_AN_HOUR / CLIENT_ERROR_KINDS.length;

/**
 * Maximum number of these per network, so that a few networks cannot use up a kind's whole share.
 */
export const MAX_STORED_OF_NETWORK_AN_HOUR = MAX_STORED_OF_KIND_AN_HOUR / 25;
