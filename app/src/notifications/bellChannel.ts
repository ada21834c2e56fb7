/**
 * One of the browser's tabs asks the server and informs the others. This names both the lock for
 * that tab and the channel.
 */
export const BELL_CHANNEL = 'atlas-bell';
