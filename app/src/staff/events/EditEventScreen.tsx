import { eventForm, eventFormTimes } from '@atlas/domain/events';
import { formValues, idsOf } from '@atlas/domain/forms';
import { routePath } from '@atlas/domain/navigation';
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { recurrenceOf } from '../../shared/events/recurrenceOf.ts';
import { CoverField } from '../../admin/forms/CoverField.tsx';
import { LastSaved } from '../../admin/forms/LastSaved.tsx';
import { RecordForm } from '../../admin/forms/RecordForm.tsx';
import { useReload } from '../../relay/useReload.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { EventFields, eventInput } from './EventFields.tsx';
import type { EditEventScreenMutation } from './__generated__/EditEventScreenMutation.graphql.ts';
import type { EditEventScreenQuery } from './__generated__/EditEventScreenQuery.graphql.ts';
import type { EditEventScreen_event$data, EditEventScreen_event$key } from './__generated__/EditEventScreen_event.graphql.ts';

const QUERY = graphql`
  query EditEventScreenQuery($id: Int!) @preloadable {
    viewer {
      ...EventFields_viewer
      event(databaseId: $id) {
        coverUrl
        ...EditEventScreen_event
      }
    }
  }
`;

/** Converts the event's times to the form that the domain rules take. */
function timesOf({ recurrence, ...event }: EditEventScreen_event$data) {
  const once = { startsAt: new Date(event.startsAt), endsAt: new Date(event.endsAt), recurrence: null };
  if (!recurrence) return once;
  const { every, interval, weekDays, until } = recurrence;
  return { ...once, recurrence: recurrenceOf({ every, interval, weekDays, until: until ?? null }) };
}

/**
 * The form for an event's description, times, place and access levels at `/events/{id}/edit`.
 *
 * @spec 1 §2.5
 */
export function EditEventScreen({ queryRef, params }: { queryRef: PreloadedQuery<EditEventScreenQuery>; params: { id: number } }) {
  const { viewer } = usePreloadedQuery<EditEventScreenQuery>(QUERY, queryRef);
  const reload = useReload<EditEventScreenQuery>(QUERY, { id: params.id });
  const event = useFragment<EditEventScreen_event$key>(
    graphql`
      fragment EditEventScreen_event on Event {
        databaseId
        revision
        name
        shortDescription
        description
        startsAt
        endsAt
        timeZone
        recurrence {
          every
          interval
          weekDays
          until
        }
        place
        link
        seats
        recordingUrl
        host {
          databaseId
        }
        accessLevels {
          databaseId
        }
        lastSaved {
          ...LastSavedText_saved
        }
      }
    `,
    viewer.event ?? null,
  );
  const update = useSubmit<EditEventScreenMutation>(graphql`
    mutation EditEventScreenMutation($id: Int!, $revision: Int!, $input: EventInput!) {
      updateEvent(databaseId: $id, revision: $revision, input: $input) {
        ...EditEventScreen_event
        ...EventOverview_event
      }
    }
  `);
  if (!event) return <NotFound />;
  const { databaseId: id, revision } = event;
  const back = routePath('event', { id });
  return (
    <RecordForm
      title="Edit event"
      back={{ href: back, label: event.name }}
      form={eventForm}
      initialValues={{
        ...formValues(eventForm, event, {
          ...eventFormTimes(timesOf(event), event.timeZone),
          hostId: event.host?.databaseId ?? null,
          accessLevelIds: idsOf(event.accessLevels),
        }),
        cancelRsvps: false,
      }}
      save={async (values) => {
        await update({ id, revision, input: eventInput(values) });
        return { text: 'Event saved.', href: back };
      }}
      reload={reload}
      submitText="Save event"
      note={<LastSaved saved={event.lastSaved} />}
      aside={<CoverField owner="eventId" id={id} picture={viewer.event?.coverUrl ?? null} />}
    >
      <EventFields viewer={viewer} id={id} />
    </RecordForm>
  );
}
