import { can } from '@atlas/domain/access';
import { emptyValues } from '@atlas/domain/forms';
import { routePath } from '@atlas/domain/navigation';
import { copiedTermName, paymentTermForm } from '@atlas/domain/payments';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { useSearch } from 'wouter';
import { RecordForm } from '../../admin/forms/RecordForm.tsx';
import { useCreate } from '../../relay/useCreate.ts';
import { useAuth } from '../../session/authContext.ts';
import { Forbidden } from '../../shell/Forbidden.tsx';
import { NotFound } from '../../shell/NotFound.tsx';
import { FormTermSchedule } from './FormTermSchedule.tsx';
import { TermFields } from './TermFields.tsx';
import { termInput, termValues } from '../shared/selling/termValues.ts';
import type { NewPaymentTermScreenMutation } from './__generated__/NewPaymentTermScreenMutation.graphql.ts';
import type { NewPaymentTermScreenQuery } from './__generated__/NewPaymentTermScreenQuery.graphql.ts';

/**
 * The form that creates a payment term at `/payment-terms/new`; with `?copyOf=`, it begins as a copy
 * of another term.
 *
 * @spec 1 §2.5, §2.8
 */
export function NewPaymentTermScreen({ queryRef }: { queryRef: PreloadedQuery<NewPaymentTermScreenQuery> }) {
  const { viewer } = usePreloadedQuery<NewPaymentTermScreenQuery>(
    graphql`
      query NewPaymentTermScreenQuery($copyOf: Int!) @preloadable {
        viewer {
          paymentTerm(databaseId: $copyOf) {
            name
            ...termValues_term
          }
        }
      }
    `,
    queryRef,
  );
  const create = useCreate<NewPaymentTermScreenMutation>(graphql`
    mutation NewPaymentTermScreenMutation($input: PaymentTermInput!, $idempotencyKey: String!) {
      createPaymentTerm(input: $input, idempotencyKey: $idempotencyKey) {
        databaseId
      }
    }
  `);
  const isCopy = new URLSearchParams(useSearch()).has('copyOf');
  const { currentUser } = useAuth();
  // The flag of the page is that of the settings, which does not include creating terms.
  if (!can(currentUser, { function: 'payment-term_create' })) return <Forbidden />;
  const { paymentTerm: original } = viewer;
  if (isCopy && !original) return <NotFound />;
  return (
    <RecordForm
      title="New Payment Term"
      back={{ href: routePath('paymentTerms'), label: 'Payment terms' }}
      form={paymentTermForm}
      initialValues={original ? { ...termValues(original), name: copiedTermName(original.name) } : emptyValues(paymentTermForm)}
      save={async (values) => {
        const { createPaymentTerm } = await create({ input: termInput(values) });
        return { text: 'Payment term created.', href: routePath('paymentTerm', { id: String(createPaymentTerm.databaseId) }) };
      }}
      submitText="Create payment term"
      aside={<FormTermSchedule />}
    >
      <TermFields />
    </RecordForm>
  );
}
