import { FormRecordSelect } from '@atlas/ui/forms/FormRecordSelect.tsx';
import type { NamedRecord } from '@atlas/ui/forms/recordOption.ts';

/** Form field for a person's batch. */
export const BatchField = ({ batches }: { batches: readonly NamedRecord[] }) => (
  <FormRecordSelect name="batchId" label="Batch" records={batches} placeholder="No batch" optionalText="(optional)" />
);
