import { sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import type { MergePair } from './mergeAccounts.ts';
import type { MergeChanges } from './mergeChanges.ts';

/** Records that belong to another record of the same person: the other one's rule, and words. */
const BELONGS: readonly { table: string; column: string; to: string; words: string }[] = [
  { table: 'subscriptions', column: 'order_id', to: 'orders', words: 'a subscription' },
  { table: 'invoices', column: 'subscription_id', to: 'subscriptions', words: 'an invoice' },
  { table: 'schedule_entries', column: 'invoice_id', to: 'invoices', words: 'an instalment' },
  { table: 'payments', column: 'order_id', to: 'orders', words: 'a payment' },
  { table: 'payment_allocations', column: 'entry_id', to: 'schedule_entries', words: 'a payment' },
  { table: 'payment_allocations', column: 'payment_id', to: 'payments', words: 'a payment' },
  { table: 'payment_proofs', column: 'entry_id', to: 'schedule_entries', words: 'a receipt' },
  { table: 'payment_proofs', column: 'order_id', to: 'orders', words: 'a receipt' },
  { table: 'refunds', column: 'invoice_id', to: 'invoices', words: 'a refund' },
  { table: 'refunds', column: 'payment_id', to: 'payments', words: 'a refund' },
  { table: 'documents', column: 'invoice_id', to: 'invoices', words: 'a document' },
  { table: 'documents', column: 'payment_id', to: 'payments', words: 'a document' },
  { table: 'bill_links', column: 'entry_id', to: 'schedule_entries', words: 'a payment link' },
  { table: 'pay_plans', column: 'invoice_id', to: 'invoices', words: 'a payment plan' },
];

/**
 * Records added since a merge about the money that it moved, in a few words each. They would
 * belong to one account and the record that it is about to the other one.
 */
export async function findMoneySince(tx: Db, { keptId }: MergePair, { rows }: MergeChanges, mergedAt: Date): Promise<string[]> {
  const movedOf = (table: string): number[] => rows.find(({ name }) => name === `${table}.userId`)?.keys.map(([id]) => Number(id)) ?? [];
  const found = new Set<string>();
  for (const { table, column, to, words } of BELONGS) {
    const parents = movedOf(to);
    if (parents.length === 0 || found.has(words)) continue;
    const { rows: added } = await tx.execute(sql`select 1 from ${sql.identifier(table)} where user_id = ${keptId}
      and ${sql.identifier(column)} = any(${sql.param(parents)}) and not id = any(${sql.param(movedOf(table))}) limit 1`);
    if (added.length > 0) found.add(words);
  }
  const moved = movedOf('payment_allocations');
  const { rows: credit } = await tx.execute(sql`select 1 where exists (
      select 1 from payment_allocations where id = any(${sql.param(moved)}) and (payment_id is null or entry_id is null))
    and exists (
      select 1 from payment_allocations where user_id = ${keptId} and created_at >= ${mergedAt.toISOString()}::timestamptz
        and (payment_id is null or entry_id is null) and not id = any(${sql.param(moved)}))`);
  if (credit.length > 0) found.add('credit');
  return [...found];
}
