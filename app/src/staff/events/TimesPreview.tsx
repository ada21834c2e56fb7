import { Stack, Text } from '@atlas/ui';
import { type EventForm, eventTimesPreview } from '@atlas/domain/events';
import { useFormState } from 'react-final-form';
import { useNow } from '../../session/useNow.ts';

type Entered = Parameters<typeof eventTimesPreview>[0] & Partial<EventForm>;

/** The sentence and the next dates that the entered times mean, while they are entered. */
export function TimesPreview() {
  const { values } = useFormState<Entered>({ subscription: { values: true } });
  const preview = eventTimesPreview(values, useNow());
  return (
    <Stack gap={2} as="section" aria-labelledby="times-preview">
      <Text weight="label" id="times-preview">
        Next dates
      </Text>
      <div role="status">
        <Text tone={preview ? 'ink' : 'muted'}>{preview?.sentence ?? 'Dates appear here once start and end are set.'}</Text>
      </div>
      {preview && preview.times.length === 0 && <Text tone="muted">All of these dates are over.</Text>}
      {preview && preview.times.length > 0 && (
        <Stack gap={1} as="ul" aria-labelledby="times-preview">
          {preview.times.map(({ startsAt, text, local }) => (
            <Text key={startsAt.getTime()} as="li" size={14} tone="muted" numeric>
              {local === '' ? text : `${text} (${local})`}
            </Text>
          ))}
          {preview.hasMore && (
            <Text as="li" size={14} tone="muted">
              and so on
            </Text>
          )}
        </Stack>
      )}
    </Stack>
  );
}
