import { Button, type DataColumn, DataTable, EmptyState, Heading, Link, Row, RowTitle, Stack, Vignette } from '@atlas/ui';
import { routePath } from '@atlas/domain/navigation';
import { isLifetime, LIFETIME_ACCESS } from '@atlas/domain/subscriptions';
import { formatShortDate } from '@atlas/domain/time';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { useOpens } from '../../routing/useOpens.ts';
import { MembershipBadge } from '../shared/MembershipBadge.tsx';
import type { BatchMembers_viewer$data, BatchMembers_viewer$key } from './__generated__/BatchMembers_viewer.graphql.ts';
import type { BatchMembersMoreQuery } from './__generated__/BatchMembersMoreQuery.graphql.ts';

type Member = BatchMembers_viewer$data['members']['edges'][number]['node'];

const PAGE = 20;

const columnsFor = (opensPerson: boolean): readonly DataColumn<Member>[] => [
  {
    id: 'name',
    header: 'Name',
    width: 'wide',
    cell: ({ databaseId: id, name, email }) => (
      <RowTitle href={opensPerson ? routePath('user', { id }) : undefined} note={email}>
        {name}
      </RowTitle>
    ),
  },
  { id: 'membership', header: 'Membership', card: 'badge', cell: ({ membershipStatus }) => <MembershipBadge status={membershipStatus} /> },
  {
    id: 'expires',
    header: 'Expires',
    width: 'narrow',
    align: 'end',
    card: 'fact',
    cell: ({ lastExpiry }) => lastExpiry && (isLifetime(new Date(lastExpiry)) ? LIFETIME_ACCESS : formatShortDate(lastExpiry)),
  },
];

/** The members of a batch by name, with a link to the list of people that has all tools. */
export function BatchMembers({ batchId, viewer }: { batchId: number; viewer: BatchMembers_viewer$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<BatchMembersMoreQuery, BatchMembers_viewer$key>(
    graphql`
      fragment BatchMembers_viewer on Viewer
      @refetchable(queryName: "BatchMembersMoreQuery")
      @argumentDefinitions(batchId: { type: "Int!" }, count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        members(first: $count, after: $cursor, filter: { batchId: [$batchId] }, sort: { by: name })
          @connection(key: "BatchMembers_members") {
          totalCount
          edges {
            node {
              databaseId
              name
              email
              membershipStatus
              lastExpiry
            }
          }
        }
      }
    `,
    viewer,
  );
  const opensPerson = useOpens('user');
  const { totalCount, edges } = data.members;
  return (
    <Stack gap={3} as="section" aria-labelledby="batch-members">
      <Row justify="between" wrap gap={2}>
        <Heading level={2} size="subheading" id="batch-members">
          Members
        </Heading>
        {totalCount > 0 && <Link href={routePath('users', { batch: batchId })}>Show all members</Link>}
      </Row>
      <DataTable
        label="Members"
        columns={columnsFor(opensPerson)}
        rows={edges.map(({ node }) => node)}
        rowKey={({ databaseId }) => databaseId}
        empty={
          <EmptyState
            vignette={<Vignette of="people" />}
            title="No members yet"
            text="People who enroll while the batch launches appear here."
          />
        }
      />
      {hasNext && (
        <Row justify="center">
          <Button loading={isLoadingNext} loadingText="Loading" onClick={() => void loadNext(PAGE)}>
            Show more
          </Button>
        </Row>
      )}
    </Stack>
  );
}
