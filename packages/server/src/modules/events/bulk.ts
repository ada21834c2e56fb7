import { archivingOperations } from '../../bulk/archivingOperations.ts';
import { events } from './tables.ts';

/** Archives or restores events in bulk. */
export const { archive: archiveEvents, restore: restoreEvents } = archivingOperations('events', {
  table: events,
  subject: 'event',
});
