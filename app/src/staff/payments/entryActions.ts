import type { ActionItem } from '@atlas/ui';
import type { OpenMoneyDialog } from './MoneyDialog.ts';

/** The facts about a scheduled payment that decide its actions. */
interface ActionFacts {
  readonly databaseId: number;
  readonly status: string;
  readonly isVoided: boolean;
  readonly due: number;
  readonly price: number;
  /** True when a proof waits for a decision. */
  readonly hasProof: boolean;
}

/**
 * The actions on a scheduled payment, by its state. A free payment has nothing to revoke, and a
 * voided one has no actions.
 *
 * @param credit the person's credit, in pesos
 */
export function entryActions(
  { databaseId: entryId, status, isVoided, due, price, hasProof }: ActionFacts,
  credit: number,
  open: OpenMoneyDialog,
): readonly ActionItem[] {
  if (isVoided) return [];
  const edit: ActionItem = { label: 'Edit', onSelect: () => open({ kind: 'edit', entryId }) };
  const revoke = (label: string): ActionItem => ({ label, tone: 'danger', onSelect: () => open({ kind: 'revoke', entryId }) });
  if (status === 'PAID') return [edit, ...(price > 0 ? [revoke('Revoke')] : [])];
  return [
    { label: 'Approve', onSelect: () => open({ kind: 'approve', entryId }) },
    ...(credit > 0 && due > 0 ? [{ label: 'Use credit', onSelect: () => open({ kind: 'credit', entryId }) }] : []),
    edit,
    ...(hasProof ? [revoke('Reject the proof')] : []),
    { label: 'Void', tone: 'danger', onSelect: () => open({ kind: 'void', entryId }) },
  ];
}
