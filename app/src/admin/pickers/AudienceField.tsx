import { Stack, Text } from '@atlas/ui';
import { FormRecordMultiSelect } from '@atlas/ui/forms/FormRecordMultiSelect.tsx';
import type { NamedRecord } from '@atlas/ui/forms/recordOption.ts';
import { useField } from 'react-final-form';
import { partInView } from '../partInView.tsx';
import type { ContentKind } from './ContentCombobox.tsx';
import { Counting } from './Counting.tsx';

interface AudienceFieldProps {
  kind: ContentKind;
  /** The id of the record; null for a new one, which no product contains yet. */
  id: number | null;
  /** The access levels to choose from. */
  records: readonly NamedRecord[];
  /** Replaces the number, where another field decides who can open the record. */
  instead?: string | undefined;
}

const NONE: readonly number[] = [];

const AudienceCount = partInView(async () => (await import('./AudienceCount.tsx')).AudienceCount, <Counting />);

/** Form field for the access levels that open a record, with the number of people who then can. */
export function AudienceField({ kind, id, records, instead }: AudienceFieldProps) {
  const { input } = useField<readonly number[]>('accessLevelIds', { subscription: { value: true } });
  return (
    <Stack gap={2}>
      <FormRecordMultiSelect
        name="accessLevelIds"
        label="Access levels"
        records={records}
        placeholder="Find an access level"
        optionalText="(optional)"
      />
      <div role="status">
        {instead === undefined ? <AudienceCount kind={kind} id={id} levelIds={input.value || NONE} /> : <Text size={14}>{instead}</Text>}
      </div>
    </Stack>
  );
}
