import { Alert, Avatar, Badge, Button, EmptyState, Link, Vignette } from '@atlas/ui';
import { formatAmount } from '@atlas/domain/money';
import { routeNamed, routePath } from '@atlas/domain/navigation';
import { Suspense, useState } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { useLocation, useSearch } from 'wouter';
import { RecordPage } from '../../admin/RecordPage.tsx';
import { useReload } from '../../relay/useReload.ts';
import { useMoneyAccess } from '../shared/useMoneyAccess.ts';
import { useOpens } from '../../routing/useOpens.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { DocumentList } from './DocumentList.tsx';
import { EntryOnlinePayments } from './EntryOnlinePayments.tsx';
import { InvoiceSummary } from './InvoiceSummary.tsx';
import type { MoneyDialog } from './MoneyDialog.ts';
import { MoneyDialogs } from './MoneyDialogs.tsx';
import { MoneyHistory } from './MoneyHistory.tsx';
import { PayPlanSection } from './PayPlanSection.tsx';
import { PromiseSection } from './PromiseSection.tsx';
import { ReceivedPayments } from './ReceivedPayments.tsx';
import { RefundList } from './RefundList.tsx';
import { ReminderSection } from './ReminderSection.tsx';
import { ScheduleSection } from './ScheduleSection.tsx';
import type { PaymentDetailsScreenQuery, PaymentDetailsScreenQuery$data } from './__generated__/PaymentDetailsScreenQuery.graphql.ts';

type Payer = NonNullable<PaymentDetailsScreenQuery$data['viewer']['payer']>;

const QUERY = graphql`
  query PaymentDetailsScreenQuery($id: Int!, $seesPerson: Boolean!, $seesSubscription: Boolean!, $seesOrder: Boolean!) @preloadable {
    viewer {
      payer(databaseId: $id) {
        databaseId
        name
        profileImage
        email @include(if: $seesPerson)
        tribeId @include(if: $seesPerson)
        invoices {
          databaseId
          number
          paid
          subscription @include(if: $seesSubscription) {
            funnel {
              name
            }
          }
          ...InvoiceSummary_invoice
          ...ScheduleSection_invoice
          ...EntryOnlinePayments_invoice
          ...PayPlanSection_invoice
          ...MoneyDialogs_invoice
        }
        money {
          credit
          ...ReminderSection_money
          ...ReceivedPayments_money
          ...RefundList_money
          ...DocumentList_money
          ...MoneyHistory_money
        }
        ...PromiseSection_payer
        ...MoneyDialogs_payer
      }
    }
  }
`;

/**
 * The payments of a person: an invoice with its schedule, then all money received and paid back,
 * documents and history. Users without the function to enrol only read.
 *
 * @spec 1 §2.5, 2 §5, §7
 */
export function PaymentDetailsScreen({ queryRef }: { queryRef: PreloadedQuery<PaymentDetailsScreenQuery> }) {
  const { payer } = usePreloadedQuery<PaymentDetailsScreenQuery>(QUERY, queryRef).viewer;
  const reload = useReload<PaymentDetailsScreenQuery>(QUERY, queryRef.variables);
  return payer ? <PayerPage payer={payer} reload={reload} /> : <NotFound />;
}

function PayerPage({ payer, reload }: { payer: Payer; reload: () => Promise<unknown> }) {
  const { databaseId, name, email, tribeId, invoices, money } = payer;
  const [path] = useLocation();
  const search = useSearch();
  const [dialog, setDialog] = useState<MoneyDialog | null>(null);
  const { mayDecide, whyNot } = useMoneyAccess();
  const problem = mayDecide ? whyNot(databaseId) : null;
  const opensPerson = useOpens('user');
  const open = mayDecide && problem === null ? setDialog : undefined;
  const wanted = Number(new URLSearchParams(search).get('invoice'));
  const invoice = invoices.find((one) => one.databaseId === wanted) ?? invoices[0] ?? null;
  const address = search === '' ? path : `${path}?${search}`;
  return (
    <RecordPage
      title={name}
      back={{ href: routePath('payment'), label: routeNamed('payment').title }}
      lead={<Avatar name={name} picture={payer.profileImage} size="l" />}
      status={money.credit > 0 && <Badge tone="info">{`${formatAmount(money.credit)} credit`}</Badge>}
      meta={
        <>
          {[tribeId, email].filter(Boolean).join(' · ')}
          {opensPerson && (
            <>
              {' · '}
              <Link href={routePath('user', { id: databaseId })}>Open profile</Link>
            </>
          )}
        </>
      }
      tabs={invoices.map((one) => ({
        label: [one.subscription?.funnel.name, one.number].filter(Boolean).join(' · '),
        href: one === invoice ? address : `${path}?invoice=${one.databaseId}`,
      }))}
      actions={
        open && invoice !== null && invoice.paid > 0 && <Button onClick={() => open({ kind: 'refund', of: 'invoice' })}>Refund</Button>
      }
    >
      {problem !== null && <Alert tone="info">{problem}</Alert>}
      {invoice === null ? (
        <EmptyState
          vignette={<Vignette of="lessons" />}
          title="No invoices"
          text="Invoices appear here once the person buys or is enrolled."
        />
      ) : (
        <>
          <InvoiceSummary invoice={invoice} credit={money.credit} />
          <ScheduleSection key={invoice.databaseId} invoice={invoice} credit={money.credit} open={open} />
          <EntryOnlinePayments invoice={invoice} mayDecide={open !== undefined} reload={reload} />
          <PayPlanSection
            key={`plan ${invoice.databaseId}`}
            invoice={invoice}
            personName={name}
            mayDecide={open !== undefined}
            reload={reload}
          />
        </>
      )}
      <PromiseSection payer={payer} reload={reload} />
      <ReminderSection userId={databaseId} money={money} mayDecide={open !== undefined} reload={reload} />
      <ReceivedPayments money={money} open={open} />
      <RefundList money={money} personName={name} open={open} reload={reload} />
      <DocumentList money={money} />
      <MoneyHistory money={money} />
      <Suspense>{dialog && <MoneyDialogs {...{ payer, invoice, dialog, reload }} onClose={() => setDialog(null)} />}</Suspense>
    </RecordPage>
  );
}
