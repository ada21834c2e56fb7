import { routePath } from '@atlas/domain/navigation';
import type { Context } from '../../commands/context.ts';
import type { Db } from '../../db/open.ts';
import { findHoldersOf } from '../access/repo.ts';
import { notify } from '../notifications/commands.ts';

/** Tells those who decide about money that some of it, by its collected payment, waits for them. */
export async function tellStaff(ctx: Pick<Context, 'app'>, tx: Db, { id, text }: { id: number; text: string }): Promise<void> {
  await notify(ctx, tx, await findHoldersOf(tx, ['studentPaymentDetails']), 'staff-task', {
    key: `collected payment ${id}: ${text}`,
    title: 'Money from a provider waits for you',
    body: text,
    path: routePath('payment', { tab: 'providers' }),
  });
}
