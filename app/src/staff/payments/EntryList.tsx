import { type IconShape, IconLink, RowFigure, RowTitle, Row, StatusBadge } from '@atlas/ui';
import { formatAmount } from '@atlas/domain/money';
import { routePath } from '@atlas/domain/navigation';
import { type paymentEntriesList, platformLabel } from '@atlas/domain/payments';
import { formatShortDate } from '@atlas/domain/time';
import type { SortKeyOf } from '@atlas/domain/lists';
import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import { graphql, useFragment } from 'react-relay/hooks';
import { AdminList, type AdminListProps } from '../../admin/lists/AdminList.tsx';
import type { ListColumn } from '../../admin/lists/ListColumn.ts';
import type { Connection } from '../../relay/Connection.ts';
import { entryTone } from '../../shared/payments/entryTone.ts';
import { messengerHref } from '../shared/payments/messengerHref.ts';
import { DuePromise } from './DuePromise.tsx';
import { type QueueTabName, queueTabs } from './queueLabels.ts';
import type { EntryList_entries$data, EntryList_entries$key } from './__generated__/EntryList_entries.graphql.ts';

type Entry = EntryList_entries$data[number];
type Column = ListColumn<Entry, SortKeyOf<typeof paymentEntriesList>>;

const MEMBER = { id: 'member', header: 'Member', width: 'wide', priority: 1 } as const;

const FUNNEL: Column = {
  id: 'funnel',
  header: 'Funnel',
  priority: 2,
  card: 'meta',
  cell: ({ invoice }) => invoice.subscription?.funnel.name,
};

const PLACE: Column = { id: 'place', header: 'Payment', width: 'narrow', priority: 2, card: 'meta', cell: ({ place }) => place };

const DUE_DATE: Column = {
  id: 'due',
  header: 'Due date',
  width: 'narrow',
  sortable: true,
  priority: 1,
  card: 'badge',
  cell: ({ scheduleDate }) => formatShortDate(scheduleDate),
};

const STATUS: Column = {
  id: 'status',
  header: 'Status',
  width: 'narrow',
  priority: 1,
  card: 'badge',
  cell: ({ tone, statusText }) => <StatusBadge tone={entryTone(tone)} text={statusText} />,
};

const AMOUNT: Column = {
  id: 'amount',
  header: 'Due',
  align: 'end',
  width: 'narrow',
  priority: 1,
  card: 'aside',
  cell: ({ due, price }) => (
    <RowFigure note={due < price && due > 0 ? `of ${formatAmount(price)}` : undefined}>{formatAmount(due)}</RowFigure>
  ),
};

const PRICE: Column = {
  id: 'price',
  header: 'Price',
  align: 'end',
  width: 'narrow',
  priority: 1,
  card: 'aside',
  cell: ({ price }) => formatAmount(price),
};

const RECEIPT: Column = {
  id: 'receipt',
  header: 'Receipt',
  width: 'narrow',
  priority: 2,
  card: 'badge',
  cell: ({ waitingProof }) => waitingProof && <StatusBadge tone="info" text="For review" />,
};

const PROMISE: Column = {
  id: 'promise',
  header: 'Promise',
  width: 'narrow',
  priority: 2,
  card: 'badge',
  cell: ({ promise }) => promise && <DuePromise promise={promise} />,
};

const PLATFORM: Column = {
  id: 'platform',
  header: 'Platform',
  width: 'narrow',
  priority: 2,
  card: 'meta',
  cell: ({ paymentPlatform }) => paymentPlatform && platformLabel(paymentPlatform),
};

const REFERENCE: Column = { id: 'reference', header: 'Reference', priority: 3, card: 'fact', cell: ({ transactionId }) => transactionId };

const CONTACT: Column = {
  id: 'contact',
  header: 'Contact',
  width: 'narrow',
  priority: 2,
  card: 'fact',
  cell: ({ user }) => <ContactLinks name={user.name} email={user.email} facebook={user.facebookProfile} />,
};

/** The columns of each tab after the member. */
const COLUMNS = {
  due: [FUNNEL, PLACE, DUE_DATE, STATUS, AMOUNT, RECEIPT, PROMISE, CONTACT],
  all: [FUNNEL, PLACE, DUE_DATE, STATUS, PRICE, PLATFORM, REFERENCE],
} as const satisfies Partial<Record<QueueTabName, readonly Column[]>>;

type EntryListProps<Name extends string> = Pick<
  AdminListProps<Entry, SortKeyOf<typeof paymentEntriesList>, Name>,
  'state' | 'queryRef' | 'filters' | 'quick' | 'empty'
> & { tab: keyof typeof COLUMNS; connection: Connection<EntryList_entries$key[number]> };

/** A list of scheduled payments: those that are due, or all. */
export function EntryList<Name extends string>({ tab, connection, ...list }: EntryListProps<Name>) {
  const entries = useFragment(
    graphql`
      fragment EntryList_entries on ScheduleEntry
      @relay(plural: true)
      @argumentDefinitions(seesPerson: { type: "Boolean!" }, seesSubscription: { type: "Boolean!" }) {
        databaseId
        place
        price
        due
        scheduleDate
        statusText
        tone
        paymentPlatform
        transactionId
        waitingProof {
          databaseId
        }
        promise {
          ...DuePromise_promise
        }
        user {
          databaseId
          name
          tribeId @include(if: $seesPerson)
          email @include(if: $seesPerson)
          facebookProfile @include(if: $seesPerson)
        }
        invoice {
          subscription @include(if: $seesSubscription) {
            funnel {
              name
            }
          }
        }
      }
    `,
    connection.edges.map(({ node }) => node),
  );
  const member: Column = {
    ...MEMBER,
    cell: ({ user: { databaseId: id, name, tribeId } }) => (
      <RowTitle href={routePath('studentPaymentDetails', { id })} note={tribeId ?? undefined}>
        {name}
      </RowTitle>
    ),
  };
  return (
    <AdminList
      {...list}
      route="payment"
      title="Payments"
      noun={{ one: 'payment', many: 'payments' }}
      exportAs="PAYMENT_ENTRIES"
      tabs={queueTabs(tab)}
      connection={{ ...connection, edges: entries.map((node) => ({ node })) }}
      columns={[member, ...COLUMNS[tab]]}
      rowName={({ user }) => user.name}
    />
  );
}

interface ContactLinksProps {
  name: string;
  email: string | null | undefined;
  facebook: string | null | undefined;
}

function ContactLinks({ name, email, facebook }: ContactLinksProps) {
  const messenger = facebook == null ? null : messengerHref(facebook);
  const links: readonly (readonly [label: string, icon: IconShape, href: string | null])[] = [
    [`Message ${name} on Messenger`, MessageCircle, messenger],
    [`Email ${name}`, Mail, email == null ? null : `mailto:${email}`],
  ];
  return (
    <Row gap={1}>{links.map(([label, icon, href]) => href !== null && <IconLink key={label} label={label} icon={icon} href={href} />)}</Row>
  );
}
