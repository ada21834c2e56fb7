import { FormRadioGroup } from '@atlas/ui/forms/FormRadioGroup.tsx';
import { FormRecordSelect } from '@atlas/ui/forms/FormRecordSelect.tsx';
import type { NamedRecord } from '@atlas/ui/forms/recordOption.ts';
import { ANNOUNCEMENT_AUDIENCES } from '@atlas/domain/announcements';
import { useField } from 'react-final-form';

/** Form fields for the recipients of an announcement: everyone, or the people of a segment. */
export function AudienceFields({ segments }: { segments: readonly NamedRecord[] }) {
  const { input } = useField<string>('audience', { subscription: { value: true } });
  return (
    <>
      <FormRadioGroup name="audience" label="Recipients" options={ANNOUNCEMENT_AUDIENCES} />
      {input.value === 'segment' && (
        <FormRecordSelect
          name="segmentId"
          label="Segment"
          records={segments}
          placeholder="Choose a segment"
          hint={segments.length === 0 ? 'You have no segments. Filter the members, then choose Save as segment.' : undefined}
          required
        />
      )}
    </>
  );
}
