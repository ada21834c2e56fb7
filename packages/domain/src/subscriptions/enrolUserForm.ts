import * as z from 'zod/mini';
import { formMessage } from '../forms/genericMessages.ts';
import { requiredLine } from '../forms/textField.ts';
import { recordId } from '../forms/wholeNumberField.ts';
import { funnelCustomisation } from '../funnels/funnelCustomisation.ts';

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

/**
 * Enrols a user: a batch, the access levels to grant, and at least one funnel, each with its
 * payment term.
 *
 * @spec 2 §3, §5, §7
 */
export const enrolUserForm = z.object({
  batchId: batch,
  accessLevelNames: z._default(z.array(requiredLine('Access level', 100)), []),
  funnelDetails: atLeastOne(z.object({ funnelId: recordId('Funnel'), paymentTermId: recordId('Payment term') })),
});

/**
 * Subscribes a user manually: at least one funnel, each with its term, validity and start.
 *
 * @spec 2 §3, §5, §7
 */
export const manualSubscribeForm = z.object({
  funnelDetails: atLeastOne(z.extend(funnelCustomisation, { id: recordId('Funnel'), paymentTerm: recordId('Payment term') })),
});

export type EnrolUserForm = z.output<typeof enrolUserForm>;
export type ManualSubscribeForm = z.output<typeof manualSubscribeForm>;
