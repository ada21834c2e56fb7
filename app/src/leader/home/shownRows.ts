/** Number of rows on the home page at first. */
export const SHOWN = { people: 8, waiting: 5 } as const;

/** Number of rows with "See all": at most as many people as the server returns. */
export const ALL = { people: 50, waiting: 50 } as const;
