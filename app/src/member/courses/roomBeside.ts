/** The windows in which a BesideLayout has room for its aside. */
export const roomBeside = (): MediaQueryList => matchMedia('(min-width: 1200px)');
