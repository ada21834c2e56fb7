import { BULK_OPERATIONS, bulkOperation, bulkOperationsOf, type BulkOperationName } from '@atlas/domain/jobs';
import type { ListSearch } from '@atlas/domain/lists';
import { type ReactNode, useState } from 'react';
import { LazyBulkDialog } from './LazyBulkDialog.ts';
import { useAuth } from '../../session/authContext.ts';
import type { Chosen } from '../lists/useSelection.ts';
import { BulkBar } from './BulkBar.tsx';
import type { RowAction } from '../lists/RowActions.tsx';
import { type Bulk, bulkSelection, type BulkSelection, selectionOfOne } from './bulkSelection.ts';

interface InBulk {
  /** The buttons for the selected rows; undefined for users who may do nothing with them. */
  bar: ReactNode;
  /** The running and finished operations. */
  jobs: ReactNode;
  dialog: ReactNode;
  /** The operations for one row, in its menu. */
  actionsOf: ((row: { readonly databaseId: number }) => readonly RowAction[]) | undefined;
}

interface Begun {
  operation: BulkOperationName;
  selection: BulkSelection;
  /** Begun from the menu of a row, which leaves the selection as it is. */
  isRow?: true;
}

/**
 * Bulk operations of a list: the bar for the selected rows, the running operations above the list,
 * and the dialog.
 *
 * The dialog stays open when the rows are no longer selected. Its code loads on the first press.
 */
export function useBulk<Row>(bulk: Bulk | undefined, list: ListSearch, chosen: Chosen<Row>): InBulk {
  const { currentUser } = useAuth();
  const [begun, setBegun] = useState<Begun | null>(null);
  if (bulk === undefined) return { bar: undefined, jobs: null, dialog: null, actionsOf: undefined };
  const may = bulkOperationsOf(bulk.list, { access: currentUser, isImpersonating: currentUser?.isImpersonating === true });
  const operations = bulk.operations.filter((name) => may.includes(name));
  const begin = (operation: BulkOperationName) => setBegun({ operation, selection: bulkSelection(bulk.list, list, chosen) });
  const close = (isApplied: boolean) => {
    setBegun(null);
    if (!isApplied) return;
    if (begun?.isRow !== true) chosen.clear();
    void bulk.reload().catch(() => undefined);
  };
  return {
    bar: operations.length > 0 ? <BulkBar operations={operations} onChoose={begin} /> : undefined,
    jobs: bulk.jobs,
    dialog: begun && <LazyBulkDialog operation={begun.operation} selection={begun.selection} onClose={close} />,
    actionsOf:
      bulk.inRows === true && operations.length > 0
        ? ({ databaseId }) =>
            operations.map((name) => ({
              label: BULK_OPERATIONS[name].button,
              ...(bulkOperation(name)?.isDangerous === true && { tone: 'danger' as const }),
              opens: () => setBegun({ operation: name, selection: selectionOfOne(bulk.list, databaseId), isRow: true }),
            }))
        : undefined,
  };
}
