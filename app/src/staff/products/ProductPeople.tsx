import { type DataColumn, DataTable, Heading, RowTitle, Stack, Text } from '@atlas/ui';
import { can } from '@atlas/domain/access';
import { countNoun } from '@atlas/domain/lists';
import { routePath } from '@atlas/domain/navigation';
import { graphql, useFragment } from 'react-relay/hooks';
import { useAuth } from '../../session/authContext.ts';
import type { ProductPeople_viewer$data, ProductPeople_viewer$key } from './__generated__/ProductPeople_viewer.graphql.ts';

type Subscription = ProductPeople_viewer$data['subscriptions']['edges'][number]['node'];

const NOUN = { one: 'current subscription', many: 'current subscriptions' };

const columnsFor = (opensPeople: boolean): readonly DataColumn<Subscription>[] => [
  {
    id: 'person',
    header: 'Person',
    width: 'wide',
    cell: ({ user }) => <RowTitle href={opensPeople ? routePath('user', { id: user.databaseId }) : undefined}>{user.name}</RowTitle>,
  },
  { id: 'funnel', header: 'Funnel', card: 'meta', cell: ({ funnel }) => funnel.name },
  { id: 'expiry', header: 'Expires', width: 'narrow', align: 'end', card: 'fact', cell: ({ expiryText }) => expiryText },
];

/** The newest current subscriptions to a product, with their total. */
export function ProductPeople({ viewer: key }: { viewer: ProductPeople_viewer$key }) {
  const { subscriptions } = useFragment(
    graphql`
      fragment ProductPeople_viewer on Viewer {
        subscriptions(first: 10, filter: { productId: $id, validity: ACTIVE }) {
          totalCount
          edges {
            node {
              databaseId
              expiryText
              user {
                databaseId
                name
              }
              funnel {
                name
              }
            }
          }
        }
      }
    `,
    key,
  );
  const { currentUser } = useAuth();
  const { totalCount, edges } = subscriptions;
  return (
    <Stack gap={3} as="section" aria-labelledby="people">
      <Heading level={2} size="subheading" id="people">
        Who has it now
      </Heading>
      <Text size={14} tone="muted" numeric>
        {peopleText(totalCount, edges.length)}
      </Text>
      {edges.length > 0 && (
        <DataTable
          label="Current subscriptions"
          columns={columnsFor(can(currentUser, { page: 'user' }))}
          rows={edges.map(({ node }) => node)}
          rowKey={({ databaseId }) => databaseId}
        />
      )}
    </Stack>
  );
}

function peopleText(total: number, shown: number): string {
  if (total === 0) return 'No one has it now.';
  const all = `${countNoun(total, NOUN)}.`;
  return total > shown ? `${all} The newest ${shown} are below.` : all;
}
