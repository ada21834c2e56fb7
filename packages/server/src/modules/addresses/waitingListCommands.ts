import { funnelState } from '@atlas/domain/funnels';
import { LANDING_PAGE, OPT_IN_CONSENT_VERSION, waitingListForm, type WaitingListForm } from '@atlas/domain/pages';
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
  const form = parseForm(waitingListForm, input);
  await ctx.app.limits.take('optInNetwork', ipSubnet(ctx.visitor.ip));
  const funnel = await funnelAt(ctx, slug);
  if (funnel === null || !funnel.hasWaitingList) throw new UserError('BAD_USER_INPUT', 'This offer has no waiting list.');
  await addOptIn(ctx, { ...form, page: 'waiting-list', funnelId: funnel.id, consentVersion: null }, 'joinWaitingList', affiliateCode);
}

/**
 * Adds an address that a visitor leaves on the landing page of a funnel, once. The answer is the
 * same for an address that is there already.
 *
 * @returns false when the funnel no longer sells; nothing is stored then
 * @throws BAD_USER_INPUT with messages for fields
 * @throws RATE_LIMITED past the limit of the network
 */
export async function optInOnLandingPage(ctx: Context, slug: string, input: Input, affiliateCode: string | null): Promise<boolean> {
  const form = parseForm(waitingListForm, input);
  await ctx.app.limits.take('optInNetwork', ipSubnet(ctx.visitor.ip));
  const funnel = await funnelAt(ctx, slug);
  if (funnel === null || funnelState(funnel, funnel, ctx.source.now) !== 'open') return false;
  // A field that people do not see: what fills it in is a program, which learns nothing from the answer.
  if (input['website'] !== undefined && input['website'] !== '') return true;
  const optIn = { ...form, page: LANDING_PAGE, funnelId: funnel.id, consentVersion: OPT_IN_CONSENT_VERSION };
  await addOptIn(ctx, optIn, 'optInOnLandingPage', affiliateCode);
  return true;
}

async function addOptIn(
  { app, actor, session }: Context,
  { funnelId, ...optIn }: WaitingListForm & { page: string; funnelId: number; consentVersion: number | null },
  action: string,
  affiliateCode: string | null,
): Promise<void> {
  const at = app.clock.now();
  await app.database.transaction(async (tx) => {
    const affiliateId = affiliateCode === null ? null : await findAffiliateByCode(tx, affiliateCode);
    const id = await insertOptIn(tx, { ...optIn, funnelId, affiliateId, userId: session?.userId ?? null, createdAt: at });
    if (id === null) return;
    await countOptIn(tx, funnelId, isoDay(at));
    await recordAudit(tx, actor, { at, action, subjectType: 'opt-in', subjectId: id, after: { funnelId, affiliateId } });
  });
}
