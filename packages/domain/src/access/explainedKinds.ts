/**
 * The kinds of items about which "Why can't they open this?" asks. `whyLocked` decides about
 * courses, events and resources, about lessons through their course, and about products through
 * their contents; `whyNotFinish` decides about tasks.
 */
export const EXPLAINED_KINDS = ['course', 'lesson', 'event', 'resource', 'product', 'task'] as const;
export type ExplainedKind = (typeof EXPLAINED_KINDS)[number];

/** The reason why a product opens nothing. */
export const NOTHING_PUBLISHED = 'This product contains nothing that is published.';

/** The name of an answer that is the same for each access level. */
export const EVERY_LEVEL = 'Every access level';
