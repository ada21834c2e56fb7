import * as z from 'zod/mini';
import type { Schema } from '../forms/fieldErrors.ts';
import { requiredText } from '../forms/textField.ts';
import { recordId, wholeNumber } from '../forms/wholeNumberField.ts';
import type { BulkOperationName } from './bulkOperations.ts';

/** Nothing is chosen for all of the records. */
export const noInputForm = z.object({});

/** Why records are taken out of use; kept with each of them where there is a place for it, and in the audit. */
export const reasonForm = z.object({ reason: requiredText('Reason', 500) });

export const moveToBatchForm = z.object({ batchId: recordId('Batch') });

export const accessLevelForm = z.object({ accessLevelId: recordId('Access level') });

/** By so many days subscriptions can be extended at once. A product decision. */
export const MAX_EXTENSION_DAYS = 365;

export const extendSubscriptionsForm = z.object({
  days: wholeNumber('Days', { least: 1, most: MAX_EXTENSION_DAYS }),
  reason: requiredText('Reason', 500),
});

/** What is chosen for all of the records of a bulk operation. Apart from the operations, so that a list comes without the code of forms. */
export const BULK_FORMS = {
  'move-batch': moveToBatchForm,
  'add-access-level': accessLevelForm,
  'remove-access-level': accessLevelForm,
  'extend-subscriptions': extendSubscriptionsForm,
  'archive-users': reasonForm,
  'restore-users': noInputForm,
  'archive-courses': noInputForm,
  'restore-courses': noInputForm,
  'archive-resources': noInputForm,
  'restore-resources': noInputForm,
  'archive-events': noInputForm,
  'restore-events': noInputForm,
} as const satisfies Readonly<Record<BulkOperationName, Schema>>;
