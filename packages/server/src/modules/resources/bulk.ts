import { archiveInBulk } from '../../bulk/archiveInBulk.ts';
import { resources } from './tables.ts';

const RESOURCES = { table: resources, subject: 'resource' };

/** Takes resources away from everybody, or gives them back. */
export const archiveResources = archiveInBulk('archive-resources', { ...RESOURCES, archived: true });
export const restoreResources = archiveInBulk('restore-resources', { ...RESOURCES, archived: false });
