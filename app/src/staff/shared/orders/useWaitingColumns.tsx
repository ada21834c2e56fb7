import { Link, RowTitle } from '@atlas/ui';
import type { waitingList } from '@atlas/domain/funnels';
import type { SortKeyOf } from '@atlas/domain/lists';
import { routePath } from '@atlas/domain/navigation';
import { formatShortDate } from '@atlas/domain/time';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ListColumn } from '../../../admin/lists/ListColumn.ts';
import { useOpens } from '../../../routing/useOpens.ts';
import type { useWaitingColumns_people$data, useWaitingColumns_people$key } from './__generated__/useWaitingColumns_people.graphql.ts';

export type WaitingRow = useWaitingColumns_people$data[number];
type Column = ListColumn<WaitingRow, SortKeyOf<typeof waitingList>>;

const EMAIL: Column = {
  id: 'email',
  header: 'Email',
  priority: 1,
  card: 'meta',
  cell: ({ email }) => <Link href={`mailto:${email}`}>{email}</Link>,
};

const FUNNEL: Column = { id: 'funnel', header: 'Funnel', priority: 2, card: 'meta', cell: ({ funnel }) => funnel?.name };

const CONSENT: Column = {
  id: 'consent',
  header: 'Agreed to email',
  width: 'narrow',
  priority: 3,
  card: 'fact',
  cell: ({ consent }) => (consent ? 'Yes' : 'No'),
};

const ADDED: Column = {
  id: 'created',
  header: 'Added',
  align: 'end',
  width: 'narrow',
  sortable: true,
  priority: 1,
  card: 'badge',
  cell: ({ createdAt }) => formatShortDate(createdAt),
};

/** The people who wait for a closed funnel, with their columns. */
export function useWaitingColumns(
  keys: useWaitingColumns_people$key,
  { withFunnel }: { withFunnel: boolean },
): { rows: readonly WaitingRow[]; columns: readonly Column[] } {
  const rows = useFragment(
    graphql`
      fragment useWaitingColumns_people on OptIn @relay(plural: true) {
        databaseId
        firstName
        email
        consent
        createdAt
        funnel {
          name
        }
        user {
          databaseId
        }
      }
    `,
    keys,
  );
  const opensPerson = useOpens('user');
  const person: Column = {
    id: 'person',
    header: 'First name',
    width: 'wide',
    priority: 1,
    cell: ({ firstName, user }) => (
      <RowTitle href={user && opensPerson ? routePath('user', { id: user.databaseId }) : undefined}>{firstName}</RowTitle>
    ),
  };
  return { rows, columns: [person, EMAIL, ...(withFunnel ? [FUNNEL] : []), CONSENT, ADDED] };
}
