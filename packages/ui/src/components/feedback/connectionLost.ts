/** The message when code or data that loads on a press failed to load. */
export const CONNECTION_LOST = 'The connection was lost. Check your signal, then try again.';
