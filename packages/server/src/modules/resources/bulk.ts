import { archivingOperations } from '../../bulk/archivingOperations.ts';
import { resources } from './tables.ts';

/** Archives or restores resources in bulk. */
export const { archive: archiveResources, restore: restoreResources } = archivingOperations('resources', {
  table: resources,
  subject: 'resource',
});
