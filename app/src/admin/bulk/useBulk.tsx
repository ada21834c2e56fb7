import { bulkOperationsOf, type BulkOperationName } from '@atlas/domain/jobs';
import type { ListSearch } from '@atlas/domain/lists';
import { type ReactNode, useState } from 'react';
import { lazyPart } from '../../routing/lazyPart.ts';
import { useAuth } from '../../session/authContext.ts';
import type { Chosen } from '../lists/useSelection.ts';
import { BulkBar } from './BulkBar.tsx';
import { type Bulk, bulkSelection, type BulkSelection } from './bulkSelection.ts';

const BulkDialog = lazyPart('BulkDialog', async () => (await import('./BulkDialog.tsx')).BulkDialog);

interface Begun {
  operation: BulkOperationName;
  selection: BulkSelection;
}

/**
 * Bulk operations of a list: the bar for the selected rows, the running operations above the list,
 * and the dialog.
 *
 * The dialog stays open when the rows are no longer selected. Its code loads on the first press.
 */
export function useBulk<Row>(bulk: Bulk | undefined, list: ListSearch, chosen: Chosen<Row>): Record<'bar' | 'jobs' | 'dialog', ReactNode> {
  const { currentUser } = useAuth();
  const [begun, setBegun] = useState<Begun | null>(null);
  if (bulk === undefined) return { bar: undefined, jobs: null, dialog: null };
  const may = bulkOperationsOf(bulk.list, { access: currentUser, isImpersonating: currentUser?.isImpersonating === true });
  const operations = bulk.operations.filter((name) => may.includes(name));
  const begin = (operation: BulkOperationName) => setBegun({ operation, selection: bulkSelection(bulk.list, list, chosen) });
  const close = (isApplied: boolean) => {
    setBegun(null);
    if (!isApplied) return;
    chosen.clear();
    void bulk.reload().catch(() => undefined);
  };
  return {
    bar: operations.length > 0 ? <BulkBar operations={operations} onChoose={begin} /> : undefined,
    jobs: bulk.jobs,
    dialog: begun && <BulkDialog {...begun} onClose={close} />,
  };
}
