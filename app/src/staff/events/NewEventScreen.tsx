import { eventForm } from '@atlas/domain/events';
import { emptyValues } from '@atlas/domain/forms';
import { routePath } from '@atlas/domain/navigation';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { RecordForm } from '../../admin/forms/RecordForm.tsx';
import { useCreate } from '../../relay/useCreate.ts';
import { EventFields, eventInput } from './EventFields.tsx';
import type { NewEventScreenMutation } from './__generated__/NewEventScreenMutation.graphql.ts';
import type { NewEventScreenQuery } from './__generated__/NewEventScreenQuery.graphql.ts';

/**
 * The form that creates an event at `/events/new`. Until a product contains the event, it is open
 * only to the selected access levels.
 *
 * @spec 1 §2.5, §2.8
 */
export function NewEventScreen({ queryRef }: { queryRef: PreloadedQuery<NewEventScreenQuery> }) {
  const { viewer } = usePreloadedQuery<NewEventScreenQuery>(
    graphql`
      query NewEventScreenQuery @preloadable {
        viewer {
          ...EventFields_viewer
        }
      }
    `,
    queryRef,
  );
  const create = useCreate<NewEventScreenMutation>(graphql`
    mutation NewEventScreenMutation($input: EventInput!, $idempotencyKey: String!) {
      createEvent(input: $input, idempotencyKey: $idempotencyKey) {
        databaseId
      }
    }
  `);
  return (
    <RecordForm
      title="Create an Event"
      back={{ href: routePath('events'), label: 'Events' }}
      form={eventForm}
      initialValues={{ ...emptyValues(eventForm), cancelRsvps: false }}
      save={async (values) => {
        const { createEvent } = await create({ input: eventInput(values) });
        return { text: 'Event created.', href: routePath('event', { id: createEvent.databaseId }) };
      }}
      submitText="Create event"
    >
      <EventFields viewer={viewer} id={null} />
    </RecordForm>
  );
}
