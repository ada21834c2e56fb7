// Exports that read data of several modules, and therefore come after them in the order.
export * from './bulkJobs.ts';
export * from './failedJobs.ts';
export * from './people.ts';
