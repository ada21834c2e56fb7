import * as z from 'zod/mini';
import type { Schema } from '../forms/fieldErrors.ts';
import { formMessage } from '../forms/genericMessages.ts';
import { optionalDay } from '../forms/optionalDay.ts';
import { optionalLine, requiredText } from '../forms/textField.ts';
import { recordId, wholeNumber } from '../forms/wholeNumberField.ts';
import type { BulkOperationName } from './bulkOperations.ts';

/** The form of an operation without input. */
export const noInputForm = z.object({});

/**
 * The reason for archiving records. Stored in the audit log, and with each record that has a field
 * for it.
 */
export const reasonForm = z.object({ reason: requiredText('Reason', 500) });

export const moveToBatchForm = z.object({ batchId: recordId('Batch') });

const yesNo = z.pipe(
  z.optional(z.nullable(z.boolean())),
  z.transform((value) => value === true),
);

const idOrNone = (label: string) =>
  z.pipe(
    z.transform((value: unknown): unknown => (value === undefined || value === '' ? null : value)),
    z.nullable(recordId(label)),
  );

/** Another group for people, and optionally one of its subgroups. */
export const moveToGroupForm = z.object({ groupId: recordId('Group'), subgroupId: idOrNone('Subgroup') });

/** Another subgroup for members of its group. */
export const moveToSubgroupForm = z.object({ subgroupId: recordId('Subgroup') });

/** The largest number from which places are drawn. */
export const MAX_DRAW = 999_999;

/** The automatic placement of members into accountability groups. */
export const placeMembersForm = z.object({
  /** The number from which the order of the members is drawn; the same number gives the same groups. */
  seed: wholeNumber('Draw number', { least: 1, most: MAX_DRAW }),
  /** Whether members whom no group suits go to any group with room. */
  elsewhere: yesNo,
});

/** Another accountability group for people. */
export const moveToAccountabilityForm = z.object({ accountabilityGroupId: recordId('Accountability group') });

export const accessLevelForm = z.object({ accessLevelId: recordId('Access level') });

/** Another expiry for chosen subscriptions: a day, or expressly none. */
export const changeExpiryForm = z
  .object({
    /** Whether access no longer expires. The day is then ignored. */
    noExpiry: yesNo,
    expiresOn: optionalDay('Expiry'),
    reason: requiredText('Reason', 500),
  })
  .check(
    z.refine(({ noExpiry, expiresOn }) => noExpiry || expiresOn !== null, {
      error: formMessage('Expiry', 'required'),
      path: ['expiresOn'],
      // Shown together with the errors of other fields.
      when: ({ value }) => !(value as { expiresOn?: unknown }).expiresOn,
    }),
  );

/** Maximum extension of subscriptions in one operation, in days. A product decision. */
export const MAX_EXTENSION_DAYS = 365;

export const extendChosenForm = z.object({
  days: wholeNumber('Days', { least: 1, most: MAX_EXTENSION_DAYS }),
  reason: requiredText('Reason', 500),
});

export const unenrolForm = z.object({
  /** Whether unpaid entries stay owed. */
  keepOwed: yesNo,
  keepLevel: yesNo,
  reason: requiredText('Reason', 500),
});

/** Enrolment of people into one funnel. */
export const enrolPeopleForm = z.object({
  funnelId: recordId('Funnel'),
  paymentTermId: idOrNone('Payment term'),
  batchId: recordId('Batch'),
});

export const extendSubscriptionsForm = z.object({
  days: wholeNumber('Days', { least: 1, most: MAX_EXTENSION_DAYS }),
  /** The only subscription to extend; absent for all current ones of each person. */
  subscriptionId: z.optional(recordId('Subscription')),
  reason: requiredText('Reason', 500),
});

/** More days after a typhoon, for subscriptions and owed payments. */
export const typhoonExtensionForm = z.object({
  days: wholeNumber('Days', { least: 1, most: MAX_EXTENSION_DAYS }),
  /** The only cities whose people get them, separated by commas; '' for all. */
  cities: optionalLine('Cities', 500),
  /** The text of the announcement. */
  message: requiredText('Message', 1000),
  reason: requiredText('Reason', 500),
});

/**
 * The input form of each bulk operation. Kept separate from the operations, so that a list does not
 * load the code of forms.
 */
export const BULK_FORMS = {
  'move-batch': moveToBatchForm,
  'move-to-group': moveToGroupForm,
  'move-to-subgroup': moveToSubgroupForm,
  'place-members': placeMembersForm,
  'move-to-accountability-group': moveToAccountabilityForm,
  'leave-accountability-group': noInputForm,
  'add-access-level': accessLevelForm,
  'remove-access-level': accessLevelForm,
  'extend-subscriptions': extendSubscriptionsForm,
  'typhoon-extension': typhoonExtensionForm,
  'extend-chosen': extendChosenForm,
  'change-expiry': changeExpiryForm,
  unenrol: unenrolForm,
  'enrol-people': enrolPeopleForm,
  'approve-proofs': noInputForm,
  'approve-move-ups': noInputForm,
  'archive-users': reasonForm,
  'restore-users': noInputForm,
  'archive-courses': noInputForm,
  'restore-courses': noInputForm,
  'archive-resources': noInputForm,
  'restore-resources': noInputForm,
  'archive-events': noInputForm,
  'restore-events': noInputForm,
  'archive-products': noInputForm,
  'restore-products': noInputForm,
  'archive-payment-terms': noInputForm,
  'restore-payment-terms': noInputForm,
  'archive-redirect-rules': noInputForm,
  'restore-redirect-rules': noInputForm,
  'close-funnels': noInputForm,
  'reopen-funnels': noInputForm,
} as const satisfies Readonly<Record<BulkOperationName, Schema>>;
