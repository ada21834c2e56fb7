export { sendAnnouncements } from './announcementJob.ts';
export * from './mailJobs.ts';
