import { funnelState } from '@atlas/domain/funnels';
import { type EnrolmentPlan, enrolmentPreviewForm } from '@atlas/domain/subscriptions';
import type { Context } from '../../commands/context.ts';
import { parseForm, type Input } from '../../commands/parseForm.ts';
import { UserError } from '../../errors.ts';
import type { User } from '../users/repo.ts';
import { planWithin } from './enrolCommands.ts';
import { findActiveFunnels } from './repo.ts';

/** The outcome of an enrolment that has not been made: its plan, or why there is none. */
export interface PreviewedFunnel {
  funnelId: number;
  plan: EnrolmentPlan | null;
  problem: string | null;
  /** The field of the funnel with the problem: `coupon`. */
  field: string | null;
  /** Whether it is no longer sold; staff enrol all the same. */
  isClosed: boolean;
  /** Whether the person is active in it, so that an enrolment has to renew. */
  isActive: boolean;
}

/** Previews an enrolment by the rule that the command applies, without holding anything. */
export async function previewEnrolment(ctx: Context, person: User, input: Input): Promise<PreviewedFunnel[]> {
  const { funnelDetails } = parseForm(enrolmentPreviewForm, input);
  const { db, now } = ctx.source;
  const active = await findActiveFunnels(db, person.id, now);
  return Promise.all(
    funnelDetails.map(async (detail) => {
      const of = { funnelId: detail.funnelId, isActive: active.includes(detail.funnelId) };
      try {
        const { offer, plan } = await planWithin(db, person, detail, now, { place: (field) => field, isHeld: false });
        const isClosed = funnelState(offer.funnel, offer.product, now) !== 'open';
        return { ...of, plan, problem: null, field: null, isClosed };
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
        return { ...of, plan: null, problem: error.message, field: Object.keys(error.fieldErrors ?? {})[0] ?? null, isClosed: false };
      }
    }),
  );
}
