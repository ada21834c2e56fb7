import { graphql, readInlineData } from 'react-relay/hooks';
import type { entryNames_invoice$key } from './__generated__/entryNames_invoice.graphql.ts';

/** The name of a scheduled payment. */
export interface EntryName {
  /** "2 of 6"; "Voided" for one that is no longer owed. */
  readonly place: string;
  /** Inside a sentence: "payment 2". */
  readonly name: string;
}

const VOIDED: EntryName = { place: 'Voided', name: 'the voided payment' };

/** Names the payments of an invoice, by their ids. Voided ones are not counted. */
export function entryNames(ref: entryNames_invoice$key): (entryId: number) => EntryName {
  const { paymentSchedule } = readInlineData<entryNames_invoice$key>(
    graphql`
      fragment entryNames_invoice on Invoice @inline {
        paymentSchedule {
          databaseId
          voidedAt
        }
      }
    `,
    ref,
  );
  const owed = paymentSchedule.filter(({ voidedAt }) => voidedAt == null).map(({ databaseId }) => databaseId);
  return (entryId) => {
    const nth = owed.indexOf(entryId) + 1;
    return nth === 0 ? VOIDED : { place: `${nth} of ${owed.length}`, name: `payment ${nth}` };
  };
}
