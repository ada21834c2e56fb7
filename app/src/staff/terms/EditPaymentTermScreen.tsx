import { routePath } from '@atlas/domain/navigation';
import { paymentTermForm, whyNotChangeTerm } from '@atlas/domain/payments';
import { useState } from 'react';
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { LastSaved } from '../../admin/forms/LastSaved.tsx';
import { RecordForm } from '../../admin/forms/RecordForm.tsx';
import { RecordPage } from '../../admin/RecordPage.tsx';
import { useReload } from '../../relay/useReload.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { FormTermSchedule } from './FormTermSchedule.tsx';
import { LockedTermNotice } from './LockedTermNotice.tsx';
import { TermFields } from './TermFields.tsx';
import { termInput, termValues } from '../shared/selling/termValues.ts';
import type { EditPaymentTermScreenMutation } from './__generated__/EditPaymentTermScreenMutation.graphql.ts';
import type { EditPaymentTermScreenQuery } from './__generated__/EditPaymentTermScreenQuery.graphql.ts';
import type { EditPaymentTermScreen_term$key } from './__generated__/EditPaymentTermScreen_term.graphql.ts';

const QUERY = graphql`
  query EditPaymentTermScreenQuery($id: Int!) @preloadable {
    viewer {
      paymentTerm(databaseId: $id) {
        isLocked
        ...EditPaymentTermScreen_term
      }
    }
  }
`;

/**
 * The form for a payment term at `/payment-terms/{id}/edit`, or why the term can no longer change.
 *
 * @spec 1 §2.5, §2.8
 */
export function EditPaymentTermScreen({ queryRef }: { queryRef: PreloadedQuery<EditPaymentTermScreenQuery> }) {
  const { viewer } = usePreloadedQuery<EditPaymentTermScreenQuery>(QUERY, queryRef);
  const reload = useReload<EditPaymentTermScreenQuery>(QUERY, queryRef.variables);
  const term = useFragment<EditPaymentTermScreen_term$key>(
    graphql`
      fragment EditPaymentTermScreen_term on PaymentTerm {
        databaseId
        revision
        name
        summary
        ...termValues_term
        lastSaved {
          ...LastSavedText_saved
        }
      }
    `,
    viewer.paymentTerm ?? null,
  );
  const update = useSubmit<EditPaymentTermScreenMutation>(graphql`
    mutation EditPaymentTermScreenMutation($id: Int!, $revision: Int!, $input: PaymentTermInput!) {
      updatePaymentTerm(databaseId: $id, revision: $revision, input: $input) {
        ...EditPaymentTermScreen_term
      }
    }
  `);
  // A term that is used while someone edits it keeps its form, and what they typed.
  const [locked] = useState(() => whyNotChangeTerm({ isInUse: viewer.paymentTerm?.isLocked === true }));
  if (!term) return <NotFound />;
  const { databaseId: id, revision, name } = term;
  const back = { href: routePath('paymentTerm', { id: String(id) }), label: name };
  if (locked !== null) {
    return (
      <RecordPage title="Edit payment term" back={back} meta={`${name}: ${term.summary}`}>
        <LockedTermNotice databaseId={id}>{locked}</LockedTermNotice>
      </RecordPage>
    );
  }
  return (
    <RecordForm
      title="Edit payment term"
      back={back}
      form={paymentTermForm}
      initialValues={termValues(term)}
      save={async (values) => {
        await update({ id, revision, input: termInput(values) });
        return { text: 'Payment term saved.', href: back.href };
      }}
      reload={reload}
      submitText="Save payment term"
      note={<LastSaved saved={term.lastSaved} />}
      aside={<FormTermSchedule />}
    >
      <TermFields />
    </RecordForm>
  );
}
