import { Row } from '@atlas/ui';
import { FormTextArea } from '@atlas/ui/forms/FormTextArea.tsx';
import { validateWith } from '@atlas/domain/forms';
import { revokeScheduleForm } from '@atlas/domain/payments';
import { FormDialog } from '../../admin/forms/FormDialog.tsx';
import { SubmitButton } from '../../admin/forms/SubmitButton.tsx';

interface RemarksDialogProps {
  title: string;
  /** The effect on the money. */
  description: string;
  /** The readers of the remarks. */
  hint: string;
  submitText: string;
  loadingText: string;
  onClose: () => void;
  onSubmit: (remarks: string) => Promise<unknown>;
  /** Loads the page after someone else changed the record. */
  reload: () => Promise<unknown>;
}

const check = validateWith(revokeScheduleForm);

/** Confirmation of a decision about money that needs remarks for the record. */
export function RemarksDialog({ hint, submitText, loadingText, onSubmit, ...dialog }: RemarksDialogProps) {
  return (
    <FormDialog<{ remarks: string }>
      {...dialog}
      initialValues={{ remarks: '' }}
      validate={check}
      onSubmit={async ({ remarks }) => void (await onSubmit(remarks))}
    >
      <FormTextArea name="remarks" label="Remarks" hint={hint} rows={3} maxLength={1000} required />
      <Row justify="end">
        <SubmitButton loadingText={loadingText}>{submitText}</SubmitButton>
      </Row>
    </FormDialog>
  );
}
