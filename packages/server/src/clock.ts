/**
 * The business clock. Every decision about time reads it, so that tests and demonstrations can
 * freeze it.
 */
export interface Clock {
  now(): Date;
}

export const createClock = (frozen?: Date): Clock => ({ now: () => new Date(frozen ?? Date.now()) });
