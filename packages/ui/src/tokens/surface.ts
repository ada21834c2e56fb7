/** The colour of the bars, which the browser's own frame takes over; of all colours the only one that a script needs. */
export const SURFACE = { light: '#FFFFFF', dark: '#142024' } as const;
