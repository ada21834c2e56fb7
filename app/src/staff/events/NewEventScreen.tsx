import { routePath } from '@atlas/domain/navigation';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { RecordForm } from '../../admin/forms/RecordForm.tsx';
import { useIdempotencyKey } from '../../relay/useIdempotencyKey.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import { EventFields } from './EventFields.tsx';
import { checkEvent, EMPTY_EVENT, eventInput, type EventValues } from './eventValues.ts';
import type { NewEventScreenMutation } from './__generated__/NewEventScreenMutation.graphql.ts';
import type { NewEventScreenQuery } from './__generated__/NewEventScreenQuery.graphql.ts';

/** `/events/new`: an event, open to nobody but the access levels chosen until a product contains it. Specification 1 §2.5, §2.8. */
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
  const create = useSubmit<NewEventScreenMutation>(graphql`
    mutation NewEventScreenMutation($input: EventInput!, $idempotencyKey: String!) {
      createEvent(input: $input, idempotencyKey: $idempotencyKey) {
        databaseId
      }
    }
  `);
  const withKey = useIdempotencyKey();
  const save = async (values: EventValues) => {
    const { createEvent } = await withKey((idempotencyKey) => create({ input: eventInput(values), idempotencyKey }));
    return { text: 'Event created.', href: routePath('event', { id: createEvent.databaseId }) };
  };
  return (
    <RecordForm
      title="Create an Event"
      back={{ href: routePath('events'), label: 'Events' }}
      initialValues={EMPTY_EVENT}
      validate={checkEvent}
      save={save}
      submitText="Create event"
    >
      <EventFields viewer={viewer} />
    </RecordForm>
  );
}
