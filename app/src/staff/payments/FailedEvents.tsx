import { type DataColumn, DataTable, Row, RowTitle } from '@atlas/ui';
import { instantText } from '@atlas/domain/audit';
import { graphql, useFragment } from 'react-relay/hooks';
import { EventOutcome } from '../shared/providers/EventOutcome.tsx';
import { ProcessEventButton } from '../shared/providers/ProcessEventButton.tsx';
import { ListLimit } from './ListLimit.tsx';
import { MoneySection } from './MoneySection.tsx';
import type { FailedEvents_viewer$data, FailedEvents_viewer$key } from './__generated__/FailedEvents_viewer.graphql.ts';

type Event = FailedEvents_viewer$data['failedProviderEvents'][number];

const COLUMNS: readonly DataColumn<Event>[] = [
  { id: 'type', header: 'Event', cell: ({ type, provider }) => <RowTitle note={provider}>{type}</RowTitle> },
  {
    id: 'problem',
    header: 'What became of it',
    width: 'wide',
    card: 'fact',
    cell: (event) => <EventOutcome event={event} />,
  },
  { id: 'arrived', header: 'Arrived', width: 'narrow', card: 'fact', cell: ({ createdAt }) => instantText(createdAt) },
  { id: 'tries', header: 'Tries', width: 'narrow', align: 'end', card: 'fact', cell: ({ tries }) => tries },
];

interface FailedEventsProps {
  viewer: FailedEvents_viewer$key;
  mayDecide: boolean;
  reload: () => Promise<unknown>;
}

/** Events of providers that could not be processed, newest first. */
export function FailedEvents({ viewer: key, mayDecide, reload }: FailedEventsProps) {
  const { failedProviderEvents } = useFragment(
    graphql`
      fragment FailedEvents_viewer on Viewer {
        failedProviderEvents {
          databaseId
          provider
          type
          createdAt
          tries
          ...EventOutcome_event
          ...ProcessEventButton_event
        }
      }
    `,
    key,
  );
  return (
    <MoneySection title="Events that could not be processed" empty="Every event was processed." isEmpty={failedProviderEvents.length === 0}>
      <DataTable
        label="Events that could not be processed"
        columns={COLUMNS}
        rows={failedProviderEvents}
        rowKey={({ databaseId }) => databaseId}
        {...(mayDecide && {
          rowActions: (event: Event) => (
            <Row justify="end">
              <ProcessEventButton event={event} reload={reload} />
            </Row>
          ),
        })}
      />
      <ListLimit rows={failedProviderEvents} which="latest" />
    </MoneySection>
  );
}
