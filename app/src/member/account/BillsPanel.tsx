import { Alert, DetailPage, Stack } from '@atlas/ui';
import { formatAmount } from '@atlas/domain/money';
import { Suspense, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { lazyPart } from '../../routing/lazyPart.ts';
import { useOpenedDocument } from '../../shared/documents/useOpenedDocument.ts';
import { BillList } from './BillList.tsx';
import { NextDueCard } from './NextDueCard.tsx';
import { OwnDocuments } from './OwnDocuments.tsx';
import type { BillsPanel_viewer$data, BillsPanel_viewer$key } from './__generated__/BillsPanel_viewer.graphql.ts';

// Loaded on demand: few visits open a document.
const OpenedDocument = lazyPart('OpenedDocument', async () => (await import('../../shared/documents/OpenedDocument.tsx')).OpenedDocument);

// Loaded on demand: few members have a plan to decide about.
const PayPlanCard = lazyPart('PayPlanCard', async () => (await import('./PayPlanCard.tsx')).PayPlanCard);

interface BillsPanelProps {
  viewer: BillsPanel_viewer$key;
  title: string;
  tabs?: ReactNode;
  /** Loads the page again. */
  reload: () => Promise<unknown>;
}

/** The page of the viewer's own bills: plans to decide about, the next payment, every bill by purchase, credit and documents. */
export function BillsPanel({ viewer: key, title, tabs, reload }: BillsPanelProps) {
  const { user, myInvoices } = useFragment(
    graphql`
      fragment BillsPanel_viewer on Viewer {
        user {
          money {
            credit
            documents {
              databaseId
              ...OwnDocuments_documents
            }
          }
        }
        myInvoices {
          databaseId
          nextDue {
            scheduleDate
          }
          payPlan {
            databaseId
          }
          ...PayPlanCard_invoice
          ...NextDueCard_invoice
          ...BillList_invoices
        }
      }
    `,
    key,
  );
  const { credit, documents } = user.money;
  const next = nextInvoice(myInvoices);
  const planned = myInvoices.filter(({ payPlan }) => payPlan != null);
  return (
    <DetailPage title={title} tabs={tabs} aside={documents.length > 0 ? <OwnDocuments documents={documents} /> : undefined}>
      <Stack gap={5}>
        <Suspense>
          {planned.map((invoice) => (
            <PayPlanCard key={invoice.databaseId} invoice={invoice} reload={reload} />
          ))}
        </Suspense>
        {next && <NextDueCard key={next.databaseId} invoice={next} isFirst={planned.length === 0} />}
        {!next && myInvoices.length > 0 && <Alert tone="success">You have nothing to pay now.</Alert>}
        {credit > 0 && <Alert title={`You have ${formatAmount(credit)} credit`}>It goes to your next payment first.</Alert>}
        <BillList invoices={myInvoices} />
      </Stack>
      <Document />
    </DetailPage>
  );
}

/** The drawer of the document in the address, once there is one. */
function Document() {
  const { id } = useOpenedDocument();
  return <Suspense>{id !== 0 && <OpenedDocument />}</Suspense>;
}

/** The invoice with the earliest payment that is due. */
function nextInvoice(invoices: BillsPanel_viewer$data['myInvoices']) {
  const owed = invoices.flatMap((invoice) => (invoice.nextDue ? [{ invoice, day: invoice.nextDue.scheduleDate }] : []));
  return owed.toSorted((a, b) => a.day.localeCompare(b.day))[0]?.invoice ?? null;
}
