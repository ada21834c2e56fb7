import * as z from 'zod/mini';
import type { Schema } from '../forms/fieldErrors.ts';
import { requiredText } from '../forms/textField.ts';
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

export const accessLevelForm = z.object({ accessLevelId: recordId('Access level') });

/** Maximum extension of subscriptions in one operation, in days. A product decision. */
export const MAX_EXTENSION_DAYS = 365;

export const extendSubscriptionsForm = z.object({
  days: wholeNumber('Days', { least: 1, most: MAX_EXTENSION_DAYS }),
  reason: requiredText('Reason', 500),
});

/**
 * The input form of each bulk operation. Kept separate from the operations, so that a list does not
 * load the code of forms.
 */
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
