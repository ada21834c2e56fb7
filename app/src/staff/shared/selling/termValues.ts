import { emptyValues, type FormValues } from '@atlas/domain/forms';
import { enumName, enumWord } from '@atlas/domain/lists';
import { PAYMENT_ALIGNMENTS, PAYMENT_INTERVALS, PAYMENT_TERM_KINDS, paymentTermForm } from '@atlas/domain/payments';
import { graphql, readInlineData } from 'react-relay/hooks';
import type { termValues_term$key } from './__generated__/termValues_term.graphql.ts';

/** The values of the form of a payment term. */
export type TermValues = FormValues<typeof paymentTermForm>;

const wordIn = <Word extends string>(options: readonly { readonly value: Word }[], name: string) =>
  enumWord(
    options.map(({ value }) => value),
    name,
  );

/**
 * The form values of a payment term. A single payment has the defaults of instalments, for staff who
 * change its kind.
 */
export function termValues(key: termValues_term$key): TermValues {
  const { name, kind, count, interval, alignment, firstPayment, surcharge } = readInlineData(
    graphql`
      fragment termValues_term on PaymentTerm @inline {
        name
        kind
        count
        interval
        alignment
        firstPayment
        surcharge
      }
    `,
    key,
  );
  const empty = emptyValues(paymentTermForm);
  if (kind === 'ONE_TIME') return { ...empty, name, surcharge };
  return {
    name,
    kind: wordIn(PAYMENT_TERM_KINDS, kind) ?? empty.kind,
    count,
    interval: wordIn(PAYMENT_INTERVALS, interval) ?? empty.interval,
    alignment: wordIn(PAYMENT_ALIGNMENTS, alignment) ?? empty.alignment,
    firstPayment: firstPayment ?? null,
    surcharge,
  };
}

/** Converts the validated form values to the API's input. */
export const termInput = ({ kind, count, interval, alignment, firstPayment, ...values }: TermValues) => ({
  ...values,
  kind: enumName(kind),
  ...(kind === 'instalments' && { count, firstPayment, interval: enumName(interval), alignment: enumName(alignment) }),
});
