/** What is said where something that comes with a press did not come. */
export const CONNECTION_LOST = 'The connection was lost. Check your signal, then try again.';
