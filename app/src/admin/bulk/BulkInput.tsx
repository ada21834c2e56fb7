import { Button, Row } from '@atlas/ui';
import { validateWith } from '@atlas/domain/forms';
import { BULK_FORMS, type BulkOperationName, noInputForm } from '@atlas/domain/jobs';
import { countNoun, type Noun } from '@atlas/domain/lists';
import { TYPHOON_MESSAGE } from '@atlas/domain/subscriptions';
import { FormDialog } from '../forms/FormDialog.tsx';
import { formErrors } from '../forms/formErrors.ts';
import { BulkFields } from './BulkFields.tsx';

/** Whether a bulk operation has input fields. */
export const needsInput = (operation: BulkOperationName): boolean => BULK_FORMS[operation] !== noInputForm;

/** Values with which an input begins. */
const STARTS: Partial<Readonly<Record<BulkOperationName, Readonly<Record<string, unknown>>>>> = {
  'place-members': { seed: 1 },
  'typhoon-extension': { message: TYPHOON_MESSAGE },
};

interface BulkInputProps {
  operation: BulkOperationName;
  title: string;
  noun: Noun;
  count: number;
  /** The text above the input; by default the number of records. */
  description?: string | undefined;
  /** Values entered earlier, when the user returns from the preview. */
  values: Readonly<Record<string, unknown>>;
  onPreview: (values: Readonly<Record<string, unknown>>) => Promise<void>;
  onClose: () => void;
}

/** The input step of a bulk operation, before the preview. */
export function BulkInput({ operation, title, noun, count, description, values, onPreview, onClose }: BulkInputProps) {
  return (
    <FormDialog<Record<string, unknown>>
      title={title}
      description={description ?? `${countNoun(count, noun)} selected. You can review the changes before anything is saved.`}
      initialValues={{ ...STARTS[operation], ...values }}
      validate={validateWith(BULK_FORMS[operation])}
      onSubmit={(given) => onPreview(given).catch(formErrors)}
      onClose={onClose}
    >
      <BulkFields operation={operation} />
      <Row gap={2} justify="end" wrap>
        <Button type="submit" variant="primary">
          Preview
        </Button>
      </Row>
    </FormDialog>
  );
}
