import { Row, showToast } from '@atlas/ui';
import { FormSwitch } from '@atlas/ui/forms/FormSwitch.tsx';
import { FormTextArea } from '@atlas/ui/forms/FormTextArea.tsx';
import { FormTextField } from '@atlas/ui/forms/FormTextField.tsx';
import { enteredTimes, eventDayText, occurrenceForm } from '@atlas/domain/events';
import { validateWith } from '@atlas/domain/forms';
import { useState } from 'react';
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import { FormDialog } from '../../admin/forms/FormDialog.tsx';
import { SubmitButton } from '../../admin/forms/SubmitButton.tsx';
import { useSubmit } from '../../relay/useSubmit.ts';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { useNow } from '../../session/useNow.ts';
import { StartEndFields } from './StartEndFields.tsx';
import type { ChangeTimeDialog_event$key } from './__generated__/ChangeTimeDialog_event.graphql.ts';
import type { ChangeTimeDialog_time$key } from './__generated__/ChangeTimeDialog_time.graphql.ts';
import type { ChangeTimeDialogQuery } from './__generated__/ChangeTimeDialogQuery.graphql.ts';
import type { ChangeTimeDialogMutation } from './__generated__/ChangeTimeDialogMutation.graphql.ts';

interface ChangeTimeDialogProps {
  event: ChangeTimeDialog_event$key;
  time: ChangeTimeDialog_time$key;
  /** Number of event times that the page shows. */
  counts: { upcoming: number; past: number };
  /** Whether the dialog was opened to cancel the time. */
  cancels: boolean;
  onClose: () => void;
}

const check = validateWith(occurrenceForm);

const QUERY = graphql`
  query ChangeTimeDialogQuery($id: Int!, $occursAt: DateTime!) {
    viewer {
      event(databaseId: $id) {
        ...ChangeTimeDialog_event
        occurrence(occursAt: $occursAt) {
          startsAt
          endsAt
          isCancelled
          place
          link
          reason
          recordingUrl
          revision
        }
      }
    }
  }
`;

/** Dialog that moves or cancels one time of a recurring event. The other times do not change. */
export function ChangeTimeDialog({ event: eventKey, time: timeKey, counts, cancels, onClose }: ChangeTimeDialogProps) {
  const event = useFragment(
    graphql`
      fragment ChangeTimeDialog_event on Event {
        databaseId
        timeZone
        place
        link
      }
    `,
    eventKey,
  );
  const loaded = useFragment(
    graphql`
      fragment ChangeTimeDialog_time on EventOccurrence {
        occursAt
        startsAt
        endsAt
        isCancelled
        place
        link
        reason
        recordingUrl
        revision
      }
    `,
    timeKey,
  );
  // The list identifies its times by their position, which another user's change may shift.
  // Therefore a reload loads this time alone.
  const [newer, setNewer] = useState<Omit<typeof loaded, 'occursAt' | ' $fragmentType'> | null>(null);
  const { occursAt } = loaded;
  const time = newer ?? loaded;
  const environment = useRelayEnvironment();
  const reload = async () => {
    const variables = { id: event.databaseId, occursAt };
    const answer = await fetchQuery<ChangeTimeDialogQuery>(environment, QUERY, variables, { fetchPolicy: 'network-only' }).toPromise();
    const found = answer?.viewer.event?.occurrence;
    if (!found) throw new RequestError('This event no longer takes place at that time.', 'NOT_FOUND');
    setNewer(found);
  };
  const now = useNow();
  const change = useSubmit<ChangeTimeDialogMutation>(graphql`
    mutation ChangeTimeDialogMutation(
      $id: Int!
      $occursAt: DateTime!
      $revision: Int!
      $input: OccurrenceInput!
      $upcoming: Int!
      $past: Int!
    ) {
      changeOccurrence(eventId: $id, occursAt: $occursAt, revision: $revision, input: $input) {
        ...EventPage_event
        ...EventTimesScreen_upcoming @arguments(count: $upcoming)
        ...EventTimesScreen_past @arguments(count: $past)
      }
    }
  `);
  const initialValues = {
    ...enteredTimes({ startsAt: new Date(time.startsAt), endsAt: new Date(time.endsAt) }, event.timeZone),
    // Empty when equal to the event's own place or link.
    place: time.place === event.place ? '' : time.place,
    link: time.link === event.link ? '' : (time.link ?? ''),
    cancelled: cancels || time.isCancelled,
    reason: time.reason,
    recordingUrl: time.recordingUrl ?? '',
  };
  const submit = async (input: typeof initialValues) => {
    await change({ id: event.databaseId, occursAt, revision: time.revision, input, ...counts });
    onClose();
    showToast({ kind: 'success', text: input.cancelled ? 'This time is cancelled.' : 'This time is changed.' });
  };
  return (
    <FormDialog
      title={`Change ${eventDayText(loaded.startsAt, now)}`}
      description="Changes this date only. Everyone who is going or waiting for a seat is notified."
      onClose={onClose}
      initialValues={initialValues}
      validate={check}
      onSubmit={submit}
      reload={reload}
    >
      <StartEndFields />
      <FormTextField name="place" label="Place" hint="Leave empty for the usual place." maxLength={300} optionalText="(optional)" />
      <FormTextField name="link" label="Link" type="url" maxLength={500} optionalText="(optional)" />
      <FormTextField name="recordingUrl" label="Recording link" type="url" maxLength={500} optionalText="(optional)" />
      <FormSwitch name="cancelled" label="Cancelled" />
      <FormTextArea
        name="reason"
        label="Reason"
        hint="Shown to people who are going. Required when cancelling."
        rows={2}
        maxLength={500}
        optionalText="(optional)"
      />
      <Row justify="end">
        <SubmitButton>Save this time</SubmitButton>
      </Row>
    </FormDialog>
  );
}
