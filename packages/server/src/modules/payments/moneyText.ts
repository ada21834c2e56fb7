import { type DocumentSnapshot, platformLabel } from '@atlas/domain/payments';
import { formatShortDate } from '@atlas/domain/time';

/** "GCash, reference 123, 11/12/2025" for the payment of a document. */
export const paymentText = ({ platform, reference, day }: NonNullable<DocumentSnapshot['payment']>): string =>
  [platformLabel(platform), ...(reference === null ? [] : [`reference ${reference}`]), formatShortDate(day)].join(', ');
