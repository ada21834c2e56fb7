/** What a profile offers for sex; imports may bring other words, which stay until somebody chooses one of these. */
export const SEXES = ['Female', 'Male'] as const;
