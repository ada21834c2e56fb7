import { FormSection } from '@atlas/ui';
import { FormNumberField } from '@atlas/ui/forms/FormNumberField.tsx';
import { FormRecordSelect } from '@atlas/ui/forms/FormRecordSelect.tsx';
import { FormTextArea } from '@atlas/ui/forms/FormTextArea.tsx';
import { FormTextField } from '@atlas/ui/forms/FormTextField.tsx';
import type { eventForm } from '@atlas/domain/events';
import type { FormValues } from '@atlas/domain/forms';
import { enumName } from '@atlas/domain/lists';
import { graphql, useFragment } from 'react-relay/hooks';
import { MarkdownFormField } from '../../admin/forms/MarkdownFormField.tsx';
import { partInView } from '../../admin/partInView.tsx';
import { AudienceField } from '../../admin/pickers/AudienceField.tsx';
import { CancelRsvpsField } from './CancelRsvpsField.tsx';
import { RecurrenceFields } from './RecurrenceFields.tsx';
import { StartEndFields } from './StartEndFields.tsx';
import type { EventFields_viewer$key } from './__generated__/EventFields_viewer.graphql.ts';

const TimesPreview = partInView(async () => (await import('./TimesPreview.tsx')).TimesPreview);

type EventValues = FormValues<typeof eventForm> & { cancelRsvps: boolean };

/** Converts the validated form values to the API's input. */
export const eventInput = ({ every, interval, ...values }: EventValues) => ({
  ...values,
  every: every && enumName(every),
  interval: interval ?? 1,
});

/**
 * The form fields of an event; `id` is null for a new one.
 *
 * @spec 2 §3
 */
export function EventFields({ viewer, id }: { viewer: EventFields_viewer$key; id: number | null }) {
  const { eventHosts, eventAudiences } = useFragment(
    graphql`
      fragment EventFields_viewer on Viewer {
        eventHosts {
          databaseId
          name
        }
        eventAudiences {
          databaseId
          name
        }
      }
    `,
    viewer,
  );
  return (
    <>
      <FormSection>
        <FormTextField name="name" label="Name" maxLength={150} required />
        <FormTextArea
          name="shortDescription"
          label="Short description"
          hint="One or two sentences, shown in lists."
          maxLength={300}
          rows={2}
          optionalText="(optional)"
        />
        <MarkdownFormField
          name="description"
          label="Description"
          hint="What happens there, who it is for, and what to bring."
          rows={6}
          maxLength={20_000}
          optionalText="(optional)"
        />
        <FormRecordSelect name="hostId" label="Host" records={eventHosts} placeholder="No one" optionalText="(optional)" />
      </FormSection>
      <FormSection title="When" description="In the time zone you choose. Members see Manila time, and repeats keep the hour in Manila.">
        <StartEndFields />
        <RecurrenceFields />
        <TimesPreview />
        <CancelRsvpsField />
      </FormSection>
      <FormSection title="Where" description="A place, a link, or both.">
        <FormTextField name="place" label="Place" maxLength={300} optionalText="(optional)" />
        <FormTextField
          name="link"
          label="Link"
          type="url"
          hint="Shown to people who are going, from 15 minutes before it starts."
          maxLength={500}
          optionalText="(optional)"
        />
        <FormNumberField
          name="seats"
          label="Seats"
          hint="For each date. Later RSVPs join a waiting list. Leave empty for no limit."
          min={1}
          optionalText="(optional)"
        />
        <FormTextField name="recordingUrl" label="Recording link" type="url" maxLength={500} optionalText="(optional)" />
      </FormSection>
      <FormSection
        title="Who it is open to"
        description="Members with a product that contains the event have access anyway. Access levels chosen here have access without a subscription."
      >
        <AudienceField kind="EVENT" id={id} records={eventAudiences} />
      </FormSection>
    </>
  );
}
