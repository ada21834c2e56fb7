/**
 * The colour of the top and bottom bars, which the browser's own interface adopts. The only colour
 * that a script needs.
 */
export const SURFACE = { light: '#FFFFFF', dark: '#142024' } as const;
