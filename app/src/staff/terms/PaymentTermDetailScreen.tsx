import { ButtonLink, Card, KeyValueList } from '@atlas/ui';
import { can } from '@atlas/domain/access';
import { formatAmount } from '@atlas/domain/money';
import { routePath } from '@atlas/domain/navigation';
import { PAYMENT_ALIGNMENTS, PAYMENT_INTERVALS, whyNotChangeTerm } from '@atlas/domain/payments';
import { formatShortDate } from '@atlas/domain/time';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { ArchiveButton } from '../../admin/actions/ArchiveButton.tsx';
import { ArchivedStatus } from '../../admin/ArchivedStatus.tsx';
import { RecordPage } from '../../admin/RecordPage.tsx';
import { useAuth } from '../../session/authContext.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { LockedTermNotice } from './LockedTermNotice.tsx';
import { TermSchedule } from './TermSchedule.tsx';
import { termValues, type TermValues } from '../shared/selling/termValues.ts';
import { useArchiveTerm } from './useArchiveTerm.ts';
import type { PaymentTermDetailScreenQuery } from './__generated__/PaymentTermDetailScreenQuery.graphql.ts';

/** The label of a choice of the form. */
const labelOf = (options: readonly { readonly value: string; readonly label: string }[], value: string) =>
  options.find((option) => option.value === value)?.label;

/** The facts that only instalments have. */
const instalmentFacts = ({ count, interval, alignment, firstPayment }: TermValues) => [
  { label: 'Payments', value: count },
  { label: 'Interval', value: labelOf(PAYMENT_INTERVALS, interval) },
  { label: 'Due days', value: labelOf(PAYMENT_ALIGNMENTS, alignment) },
  { label: 'First payment', value: firstPayment === null ? 'Same as the others' : formatAmount(firstPayment) },
];

/**
 * A payment term with a sample schedule for staff at `/payment-terms/{id}`.
 *
 * @spec 1 §2.5, §2.8
 */
export function PaymentTermDetailScreen({ queryRef }: { queryRef: PreloadedQuery<PaymentTermDetailScreenQuery> }) {
  const { viewer } = usePreloadedQuery<PaymentTermDetailScreenQuery>(
    graphql`
      query PaymentTermDetailScreenQuery($id: Int!) @preloadable {
        viewer {
          paymentTerm(databaseId: $id) {
            databaseId
            name
            summary
            isLocked
            archivedAt
            createdAt
            ...termValues_term
          }
        }
      }
    `,
    queryRef,
  );
  const archive = useArchiveTerm();
  const { currentUser } = useAuth();
  const { paymentTerm: term } = viewer;
  if (!term) return <NotFound />;
  const { databaseId, archivedAt, isLocked } = term;
  const values = termValues(term);
  const locked = whyNotChangeTerm({ isInUse: isLocked });
  const duplicate = routePath('newPaymentTerm', { copyOf: databaseId });
  return (
    <RecordPage
      title={term.name}
      back={{ href: routePath('paymentTerms'), label: 'Payment terms' }}
      status={<ArchivedStatus archivedAt={archivedAt} />}
      meta={term.summary}
      actions={
        <>
          {locked === null && (
            <ButtonLink href={routePath('editPaymentTerm', { id: String(databaseId) })} variant="primary">
              Edit payment term
            </ButtonLink>
          )}
          {locked === null && can(currentUser, { function: 'payment-term_create' }) && <ButtonLink href={duplicate}>Duplicate</ButtonLink>}
          <ArchiveButton archived={archivedAt != null} action={archive(term)} />
        </>
      }
      aside={
        <Card>
          <KeyValueList
            items={[
              ...(values.kind === 'instalments' ? instalmentFacts(values) : [{ label: 'Payments', value: 1 }]),
              { label: 'Surcharge', value: values.surcharge === 0 ? '' : formatAmount(values.surcharge) },
              { label: 'In use', value: isLocked ? 'Yes' : 'No' },
              { label: 'Status', value: archivedAt == null ? 'Active' : 'Archived' },
              { label: 'Created', value: formatShortDate(term.createdAt) },
            ]}
          />
        </Card>
      }
    >
      {locked !== null && <LockedTermNotice databaseId={databaseId}>{locked}</LockedTermNotice>}
      <TermSchedule term={values} />
    </RecordPage>
  );
}
