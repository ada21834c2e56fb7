import { archivingOperations } from '../../bulk/archivingOperations.ts';
import { paymentTerms } from './tables.ts';

/** Archives or restores payment terms in bulk. */
export const { archive: archivePaymentTerms, restore: restorePaymentTerms } = archivingOperations('payment-terms', {
  table: paymentTerms,
  subject: 'payment term',
});
