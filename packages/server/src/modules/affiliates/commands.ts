import { affiliateInfoForm } from '@atlas/domain/auth';
import type { Context } from '../../commands/context.ts';
import { parseForm, type Input } from '../../commands/parseForm.ts';
import { recordAudit } from '../../commands/recordAudit.ts';
import { accessRestricted } from '../../errors.ts';
import { findActiveAffiliate, insertLead } from './repo.ts';

/**
 * Registers the caller as a lead of the affiliate whose link they followed, once.
 *
 * @returns whether the code belongs to an active affiliate other than the caller
 * @throws BAD_USER_INPUT with messages for fields
 * @throws FORBIDDEN for an address other than the caller's
 * @spec 2 §7
 */
export async function registerAffiliateCode(ctx: Context, input: Input): Promise<boolean> {
  const { app, actor } = ctx;
  const { session } = ctx.signedIn();
  const { email, affCode, ...lead } = parseForm(affiliateInfoForm, input);
  if (email !== session.email) throw accessRestricted();
  const at = app.clock.now();
  return app.database.transaction(async (tx) => {
    const affiliate = await findActiveAffiliate(tx, affCode);
    if (affiliate === null || affiliate.userId === session.userId) return false;
    const id = await insertLead(tx, { ...lead, email, affiliateId: affiliate.id, userId: session.userId, createdAt: at });
    if (id !== null)
      await recordAudit(tx, actor, {
        at,
        action: 'registerLead',
        subjectType: 'lead',
        subjectId: id,
        after: { affiliateId: affiliate.id },
      });
    return true;
  });
}
