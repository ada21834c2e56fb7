import { waitingListForm } from '@atlas/domain/pages';
import { isoDay } from '@atlas/domain/time';
import type { Context } from '../../commands/context.ts';
import { parseForm, type Input } from '../../commands/parseForm.ts';
import { recordAudit } from '../../commands/recordAudit.ts';
import { UserError } from '../../errors.ts';
import { ipSubnet } from '../../ipSubnet.ts';
import { funnelAt } from './commands.ts';
import { countOptIn, findAffiliateByCode, insertOptIn } from './waitingListRepo.ts';

/**
 * Adds an address to the waiting list of a funnel, once. The answer is the same for an address that
 * is on the list already.
 *
 * @param slug of the funnel
 * @param affiliateCode from the visitor's cookie; null without one
 * @throws BAD_USER_INPUT with messages for fields, and for a funnel without a waiting list
 * @throws RATE_LIMITED past the limit of the network
 */
export async function joinWaitingList(ctx: Context, slug: string, input: Input, affiliateCode: string | null): Promise<void> {
  const { app, actor, session } = ctx;
  const { firstName, email, consent } = parseForm(waitingListForm, input);
  await app.limits.take('optInNetwork', ipSubnet(ctx.visitor.ip));
  const funnel = await funnelAt(ctx, slug);
  if (funnel === null || !funnel.hasWaitingList) throw new UserError('BAD_USER_INPUT', 'This offer has no waiting list.');
  const at = app.clock.now();
  await app.database.transaction(async (tx) => {
    const affiliateId = affiliateCode === null ? null : await findAffiliateByCode(tx, affiliateCode);
    const values = { page: 'waiting-list', email, firstName, consent, funnelId: funnel.id, affiliateId, userId: session?.userId ?? null };
    const id = await insertOptIn(tx, { ...values, createdAt: at });
    if (id === null) return;
    await countOptIn(tx, funnel.id, isoDay(at));
    const after = { funnelId: funnel.id, affiliateId };
    await recordAudit(tx, actor, { at, action: 'joinWaitingList', subjectType: 'opt-in', subjectId: id, after });
  });
}
