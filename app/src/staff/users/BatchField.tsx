import type { SelectOption } from '@atlas/ui';
import { FormSelect } from '@atlas/ui/forms/FormSelect.tsx';

/** The batch that somebody is in; the value is its number, as a text. */
export const BatchField = ({ batches }: { batches: readonly SelectOption[] }) => (
  <FormSelect name="batch" label="Batch" options={[{ value: '', label: 'No batch' }, ...batches]} optionalText="(optional)" />
);
