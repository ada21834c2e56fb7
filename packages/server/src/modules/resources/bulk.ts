import { archiveInBulk } from '../../bulk/archiveInBulk.ts';
import { resources } from './tables.ts';

const RESOURCES = { table: resources, subject: 'resource' };

/** Archives or restores resources in bulk. */
export const archiveResources = archiveInBulk('archive-resources', { ...RESOURCES, archived: true });
export const restoreResources = archiveInBulk('restore-resources', { ...RESOURCES, archived: false });
