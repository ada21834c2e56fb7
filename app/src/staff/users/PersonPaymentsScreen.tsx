import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { useReload } from '../../relay/useReload.ts';
import { Forbidden } from '../../shell/Forbidden.tsx';
import { NotFound } from '../../shell/NotFound.tsx';
import { PersonDocuments } from './PersonDocuments.tsx';
import { PersonInvoices } from './PersonInvoices.tsx';
import { PersonOrders } from './PersonOrders.tsx';
import { PersonPage } from './PersonPage.tsx';
import type { PersonPaymentsScreenQuery } from './__generated__/PersonPaymentsScreenQuery.graphql.ts';

const QUERY = graphql`
  query PersonPaymentsScreenQuery($id: Int!, $seesPayments: Boolean!, $seesSubscriptions: Boolean!) @preloadable {
    viewer {
      member(databaseId: $id) {
        ...PersonPage_person
        ...PersonInvoices_person @arguments(seesSubscriptions: $seesSubscriptions) @alias(as: "payer") @include(if: $seesPayments)
        ...PersonOrders_person @alias(as: "buyer") @include(if: $seesPayments)
        ...PersonDocuments_person @alias(as: "holder") @include(if: $seesPayments)
      }
    }
  }
`;

/**
 * The orders, instalments, credit and documents of a person, for holders of the flag
 * `studentPaymentDetails`. Money is decided on the payment details. Product decisions §14.
 *
 * @spec 1 §2.5, 2 §7
 */
export function PersonPaymentsScreen({ queryRef }: { queryRef: PreloadedQuery<PersonPaymentsScreenQuery> }) {
  const { member } = usePreloadedQuery<PersonPaymentsScreenQuery>(QUERY, queryRef).viewer;
  const reload = useReload<PersonPaymentsScreenQuery>(QUERY, queryRef.variables);
  if (!queryRef.variables.seesPayments) return <Forbidden />;
  if (!member?.payer || !member.buyer || !member.holder) return <NotFound />;
  return (
    <PersonPage person={member} reload={reload}>
      <PersonInvoices person={member.payer} />
      <PersonOrders person={member.buyer} />
      <PersonDocuments person={member.holder} />
    </PersonPage>
  );
}
