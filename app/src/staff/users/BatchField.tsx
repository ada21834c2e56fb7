import { FormRecordSelect } from '@atlas/ui/forms/FormRecordSelect.tsx';
import type { NamedRecord } from '@atlas/ui/forms/recordOption.ts';

/** The batch that a person is in. */
export const BatchField = ({ batches }: { batches: readonly NamedRecord[] }) => (
  <FormRecordSelect name="batchId" label="Batch" records={batches} placeholder="No batch" optionalText="(optional)" />
);
