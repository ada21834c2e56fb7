/** Of the browser's tabs one asks the server and tells the others: the name of its turn, and of the channel. */
export const BELL_CHANNEL = 'atlas-bell';
