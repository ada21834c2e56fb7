/**
 * Choices for sex in a profile. Imports may contain other words, which stay until the person picks
 * one of these.
 */
export const SEXES = ['Female', 'Male'] as const;
