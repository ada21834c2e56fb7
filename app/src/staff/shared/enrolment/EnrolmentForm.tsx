import { FormErrorSummary } from '@atlas/ui/forms/FormErrorSummary.tsx';
import { FormUnsavedGuard } from '@atlas/ui/forms/FormUnsavedGuard.tsx';
import { SubmitForm } from '@atlas/ui/forms/SubmitForm.tsx';
import { FormPageActions } from '@atlas/ui/patterns/FormPageActions.tsx';
import { Alert, ButtonLink, showToast, Stack, Text } from '@atlas/ui';
import { type Schema, validateWith } from '@atlas/domain/forms';
import { formatAmount } from '@atlas/domain/money';
import { dueBy, type PaymentEntry } from '@atlas/domain/payments';
import { confirmEnrolment, USER_ENROLLED } from '@atlas/domain/subscriptions';
import type { ReactNode } from 'react';
import { useFormState } from 'react-final-form';
import { graphql, useFragment } from 'react-relay/hooks';
import { useLocation } from 'wouter';
import { useRecordSave } from '../../../admin/forms/useRecordSave.ts';
import { useBlocker } from '../../../routing/routerContext.ts';
import { useNow } from '../../../session/useNow.ts';
import { ConfirmedSubmit } from './ConfirmedSubmit.tsx';
import type { FunnelDetailValues } from './enrolmentValues.ts';
import { EnrolmentSummary } from './EnrolmentSummary.tsx';
import { FunnelPicker } from './FunnelPicker.tsx';
import { useEnrolmentPreview } from './useEnrolmentPreview.ts';
import { useWhyNotEnrol } from './useWhyNotEnrol.ts';
import type { EnrolmentForm_products$key } from './__generated__/EnrolmentForm_products.graphql.ts';

interface EnrolmentValues {
  funnelDetails: readonly FunnelDetailValues[];
}

interface EnrolmentFieldsProps {
  person: { readonly databaseId: number; readonly name: string };
  products: EnrolmentForm_products$key;
  /** Target of Cancel, and of the page after the enrolment. */
  backHref: string;
  /** The fields above the funnels. */
  children?: ReactNode;
}

interface EnrolmentFormProps<Values extends EnrolmentValues> extends EnrolmentFieldsProps {
  title: string;
  initialValues: Values;
  form: Schema;
  /** Enrols the person. An error it throws is shown in the form. */
  save: (values: Values) => Promise<unknown>;
  /** The page after the enrolment. */
  nextHref: string;
}

/**
 * The form that enrols a person into funnels, with its confirmation. Readers without the function
 * flag see the products only.
 *
 * @spec 2 §5
 */
export function EnrolmentForm<Values extends EnrolmentValues>({
  title,
  initialValues,
  form,
  save,
  nextHref,
  ...fields
}: EnrolmentFormProps<Values>) {
  const recordSave = useRecordSave({ title, reload: undefined });
  const [, navigate] = useLocation();
  const blocker = useBlocker();
  const submit = (values: Values) =>
    recordSave.save(async (isStillHere) => {
      await save(values);
      showToast({ kind: 'success', text: USER_ENROLLED });
      if (!isStillHere()) return undefined;
      blocker.release();
      navigate(nextHref);
      return undefined;
    });
  return (
    <SubmitForm<Values> initialValues={initialValues} validate={validateWith(form)} onSubmit={submit} focusOnError="summary">
      <FormUnsavedGuard onGuard={blocker.guard} />
      <EnrolmentFields {...fields} />
    </SubmitForm>
  );
}

const NONE: readonly FunnelDetailValues[] = [];

function EnrolmentFields({ person, products: key, backHref, children }: EnrolmentFieldsProps) {
  const products = useFragment(
    graphql`
      fragment EnrolmentForm_products on Product @relay(plural: true) {
        ...FunnelPicker_products
      }
    `,
    key,
  );
  const { values } = useFormState<EnrolmentValues>({ subscription: { values: true } });
  const details = values.funnelDetails ?? NONE;
  const previews = useEnrolmentPreview(person.databaseId, details);
  const whyNot = useWhyNotEnrol(person.databaseId);
  const entries = details.flatMap(({ funnelId }) => previews.of(funnelId)?.entries ?? []);
  return (
    <Stack gap={6}>
      <FormErrorSummary invalidTitle="Errors prevented the enrollment" />
      {whyNot !== null && <Alert>{whyNot}</Alert>}
      {whyNot === null && children}
      <FunnelPicker products={products} personId={person.databaseId} previews={previews} acts={whyNot === null} />
      {whyNot === null && (
        <>
          <EnrolmentSummary details={details} previews={previews} />
          <FormPageActions
            label="Enroll"
            secondary={
              <ButtonLink href={backHref} variant="quiet">
                Cancel
              </ButtonLink>
            }
            primary={
              <ConfirmedSubmit
                loadingText="Enrolling"
                confirm={{
                  title: confirmEnrolment(person.databaseId),
                  consequence: <Consequence name={person.name} entries={previews.isCurrent ? entries : null} />,
                  confirmText: 'Enroll',
                }}
              >
                Enroll user
              </ConfirmedSubmit>
            }
          />
        </>
      )}
    </Stack>
  );
}

/** The amount that the person owes after the enrolment; `entries` is null while it is not known. */
function Consequence({ name, entries }: { name: string; entries: readonly PaymentEntry[] | null }) {
  const now = useNow();
  if (entries === null) return <Text>{`${name} gets the access, and owes what the payment terms state.`}</Text>;
  const total = entries.reduce((sum, { price }) => sum + price, 0);
  if (total === 0) return <Text>{`${name} gets the access and pays nothing.`}</Text>;
  return (
    <Text>{`${name} gets the access and owes ${formatAmount(total)}, of which ${formatAmount(dueBy(entries, now))} is due now.`}</Text>
  );
}
