export * from './announcementJob.ts';
export * from './mailJobs.ts';
