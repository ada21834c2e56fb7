/**
 * Only one of the browser's tabs connects to the server; it informs the others. This names both the
 * lock for that tab and the channel.
 */
export const BELL_CHANNEL = 'atlas-bell';
