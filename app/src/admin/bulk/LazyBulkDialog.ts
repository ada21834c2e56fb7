import { lazyPart } from '../../routing/lazyPart.ts';

/** The dialog of a bulk operation; its code loads on the first press. */
export const LazyBulkDialog = lazyPart('BulkDialog', async () => (await import('./BulkDialog.tsx')).BulkDialog);
