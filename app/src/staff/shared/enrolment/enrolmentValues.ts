import { accessStart } from '@atlas/domain/funnels';
import { NO_EXTERNAL_INVOICE } from '@atlas/domain/payments';
import { manilaDaysBetween } from '@atlas/domain/time';

/** A funnel that staff selected, as far as its form needs it. */
export interface SelectedFunnel {
  readonly databaseId: number;
  readonly name: string;
  readonly productName: string;
  /** Whole pesos. */
  readonly price: number;
  readonly startByDays: number;
  readonly startsAt: Date | null;
  /** Null for no expiry. */
  readonly validityByDays: number | null;
  /** The access level that comes with it. */
  readonly levelName: string;
  /** The terms that it offers; none for one payment in full. */
  readonly terms: readonly {
    readonly databaseId: number;
    readonly name: string;
    readonly summary: string;
    readonly isDefault: boolean;
  }[];
}

/** The form values of a first payment that was received already. */
export interface FirstPaymentValues {
  paymentPlatform: string;
  transactionId: string;
  /** Whole pesos; null for what is due first. */
  amount: number | null;
  /** A day as in a date input; '' for today. */
  paidOn: string;
  externalInvoiceId: string;
  reason: string;
}

/** The form values of one funnel of an enrolment. */
export interface FunnelDetailValues {
  funnelId: number;
  /** Null for a funnel that is paid in full. */
  paymentTermId: number | null;
  /** Days from today; null for the funnel's own start. */
  startByDays: number | null;
  /** Null for no expiry. */
  validityByDays: number | null;
  coupon: string;
  renew: boolean;
  firstPayment: FirstPaymentValues | null;
}

/** The values of a first payment before anything is entered. */
export const emptyPayment: FirstPaymentValues = {
  paymentPlatform: '',
  transactionId: '',
  amount: null,
  paidOn: '',
  externalInvoiceId: NO_EXTERNAL_INVOICE,
  reason: '',
};

/** The values of a funnel that was just selected: its default term, its own start and validity. */
export function selectedDetail(funnel: SelectedFunnel, now: Date): FunnelDetailValues {
  const { databaseId, startByDays, startsAt, validityByDays, terms } = funnel;
  const term = terms.find(({ isDefault }) => isDefault) ?? terms[0];
  return {
    funnelId: databaseId,
    paymentTermId: term?.databaseId ?? null,
    startByDays: manilaDaysBetween(now, accessStart({ startByDays, startsAt }, now)),
    validityByDays,
    coupon: '',
    renew: false,
    firstPayment: null,
  };
}

/** Converts the values of a funnel to the API's input. */
export const detailInput = ({ firstPayment, ...detail }: FunnelDetailValues) => ({
  ...detail,
  firstPayment: firstPayment && { ...firstPayment, paidOn: firstPayment.paidOn || null },
});

/** The path of a funnel's values in the form. */
export const detailPath = (index: number): string => `funnelDetails.${index}`;
