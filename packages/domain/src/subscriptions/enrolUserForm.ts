import * as z from 'zod/mini';
import { formMessage } from '../forms/genericMessages.ts';
import { optionalLine, requiredLine } from '../forms/textField.ts';
import { recordId, wholeNumber } from '../forms/wholeNumberField.ts';
import { orBlankValidity } from '../funnels/funnelCustomisation.ts';
import { MAX_START_DAYS } from '../funnels/startDate.ts';
import { BACKDATE_DAYS } from '../ledger/ledgerDay.ts';
import { approveScheduleForm } from '../payments/paymentScheduleForm.ts';

/**
 * The batch picker's placeholder, which is not a valid choice.
 *
 * @spec 2 §5
 */
export const ENROL_PLACEHOLDER = 'Select an Option';

/** @spec 2 §5 */
export const NO_FUNNEL_SELECTED = 'Please select atleast one funnel!';

const batch = z.pipe(
  z.transform((value: unknown) => (value === ENROL_PLACEHOLDER ? '' : value)),
  recordId('Batch'),
);

const atLeastOne = <Schema extends z.core.SomeType>(entry: Schema) =>
  z
    .array(entry, NO_FUNNEL_SELECTED)
    .check(z.minLength(1, { error: NO_FUNNEL_SELECTED }), z.maxLength(100, { error: formMessage('Funnels', 'validate') }));

/** Days from today to the start of the access. Staff may set one in the past. */
const start = wholeNumber('Start', { least: -BACKDATE_DAYS, most: MAX_START_DAYS });

const orNull = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.transform((value: unknown): unknown => (value === undefined || value === '' ? null : value)),
    z.nullable(schema),
  );

/** Optional fields of a funnel that a person is enrolled into. */
const more = {
  /** A coupon of the funnel; '' for none. */
  coupon: optionalLine('Coupon', 30),
  /** Whether it continues what the person has. */
  renew: z.pipe(
    z.optional(z.nullable(z.boolean())),
    z.transform((renew) => renew === true),
  ),
  /** The first payment, when it was received already. */
  firstPayment: z.pipe(
    z.optional(z.nullable(approveScheduleForm)),
    z.transform((payment) => payment ?? null),
  ),
};

const enrolledFunnel = z.object({
  funnelId: recordId('Funnel'),
  paymentTermId: orNull(recordId('Payment term')),
  startByDays: orNull(start),
  validityByDays: z.optional(orBlankValidity),
  ...more,
});

/** The funnels of an enrolment that is being entered, for its preview. */
export const enrolmentPreviewForm = z.object({ funnelDetails: z.array(enrolledFunnel).check(z.maxLength(100)) });

/** The funnels of an enrolment without a batch: at least one. */
export const enrolFunnelsForm = z.object({ funnelDetails: atLeastOne(enrolledFunnel) });

/**
 * Enrols a user: a batch, the access levels to grant, and at least one funnel, each with its
 * payment term. Without levels, each funnel gives its own; without a term, the funnel's default.
 *
 * @spec 2 §3, §5, §7
 */
export const enrolUserForm = z.object({
  batchId: batch,
  accessLevelNames: z._default(z.array(requiredLine('Access level', 100)), []),
  funnelDetails: atLeastOne(enrolledFunnel),
});

/**
 * Subscribes a user manually: at least one funnel, each with its term, validity and start. A blank
 * validity means no expiry.
 *
 * @spec 2 §3, §5, §7
 */
export const manualSubscribeForm = z.object({
  funnelDetails: atLeastOne(
    z.object({
      id: recordId('Funnel'),
      paymentTerm: orNull(recordId('Payment term')),
      startByDays: orNull(start),
      validityByDays: orBlankValidity,
      ...more,
    }),
  ),
});

export type EnrolUserForm = z.output<typeof enrolUserForm>;
export type ManualSubscribeForm = z.output<typeof manualSubscribeForm>;
