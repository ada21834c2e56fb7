// Exports that read what several nouns know, and therefore stand after them in the order.
export * from './bulkJobs.ts';
export * from './failedJobs.ts';
export * from './people.ts';
