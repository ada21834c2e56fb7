import { Card, KeyValueList, Stat, StatGroup } from '@atlas/ui';
import { can } from '@atlas/domain/access';
import { launchText } from '@atlas/domain/batches';
import { formatAmount } from '@atlas/domain/money';
import { routePath } from '@atlas/domain/navigation';
import { formatShortDate } from '@atlas/domain/time';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { EditAndArchive } from '../../admin/actions/EditAndArchive.tsx';
import { RecordPage } from '../../admin/RecordPage.tsx';
import { useReload } from '../../relay/useReload.ts';
import { useAuth } from '../../session/authContext.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { BatchMembers } from './BatchMembers.tsx';
import { BatchStatus } from './BatchStatus.tsx';
import { useArchiveBatch } from './useArchiveBatch.ts';
import type { BatchDetailScreenQuery } from './__generated__/BatchDetailScreenQuery.graphql.ts';

const QUERY = graphql`
  query BatchDetailScreenQuery($id: Int!, $seesPeople: Boolean!, $seesRevenue: Boolean!) @preloadable {
    viewer {
      batch(databaseId: $id) {
        databaseId
        name
        launchFrom
        launchTo
        isCurrent
        size
        archivedAt
        createdAt
        figures {
          enrolled
          retained
          retention
          received @include(if: $seesRevenue)
        }
      }
      ...BatchMembers_viewer @arguments(batchId: $id) @alias(as: "people") @include(if: $seesPeople)
    }
  }
`;

const numberText = (value: number): string => value.toLocaleString('en-PH');

/**
 * A batch for staff at `/batches/{id}`: its launch, its members, what they paid, and how many stay.
 *
 * @spec 1 §2.5, 2 §3
 */
export function BatchDetailScreen({ queryRef }: { queryRef: PreloadedQuery<BatchDetailScreenQuery> }) {
  const { viewer } = usePreloadedQuery<BatchDetailScreenQuery>(QUERY, queryRef);
  const reload = useReload<BatchDetailScreenQuery>(QUERY, queryRef.variables);
  const archive = useArchiveBatch();
  const { currentUser } = useAuth();
  const { batch } = viewer;
  if (!batch) return <NotFound />;
  const { databaseId: id, name, launchFrom, launchTo, isCurrent, size, archivedAt, figures } = batch;
  const { enrolled, retained, retention, received } = figures;
  const edit = can(currentUser, { page: 'editBatch' }) ? routePath('editBatch', { id }) : null;
  const status = <BatchStatus isCurrent={isCurrent} archivedAt={archivedAt} />;
  return (
    <RecordPage
      title={name}
      back={{ href: routePath('batches'), label: 'Batches' }}
      status={status}
      meta={`Launch ${launchText({ launchFrom, launchTo })}`}
      actions={
        <EditAndArchive edit={edit} archivedAt={archivedAt} archive={archive({ databaseId: id, name, archivedAt }, reload)}>
          Edit batch
        </EditAndArchive>
      }
      aside={
        <Card>
          <KeyValueList
            items={[
              { label: 'First day', value: formatShortDate(launchFrom) },
              { label: 'Last day', value: formatShortDate(launchTo) },
              { label: 'Status', value: status },
              { label: 'Created', value: formatShortDate(batch.createdAt) },
            ]}
          />
        </Card>
      }
    >
      <StatGroup label="So far">
        <Stat label="People" value={numberText(size)} size="small" />
        <Stat label="Enrolled" value={numberText(enrolled)} note="have or had a subscription" size="small" />
        <Stat
          label="Retention so far"
          value={retention == null ? 'None yet' : `${retention}%`}
          note={retention == null ? undefined : `${numberText(retained)} of ${numberText(enrolled)} enrolled`}
          size="small"
        />
        {received != null && <Stat label="Revenue" value={formatAmount(received)} size="small" />}
      </StatGroup>
      {viewer.people && <BatchMembers batchId={id} viewer={viewer.people} />}
    </RecordPage>
  );
}
