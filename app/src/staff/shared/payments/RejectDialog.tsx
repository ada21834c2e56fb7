import { Chip, Row } from '@atlas/ui';
import { FormTextArea } from '@atlas/ui/forms/FormTextArea.tsx';
import { validateWith } from '@atlas/domain/forms';
import { revokeScheduleForm, USUAL_REJECTIONS } from '@atlas/domain/payments';
import { useForm } from 'react-final-form';
import { FormDialog } from '../../../admin/forms/FormDialog.tsx';
import { SubmitButton } from '../../../admin/forms/SubmitButton.tsx';

interface RejectDialogProps {
  payer: string;
  onReject: (remarks: string) => Promise<unknown>;
  onClose: () => void;
}

const check = validateWith(revokeScheduleForm);

/** Dialog that rejects a receipt, with the usual reasons to choose from. */
export function RejectDialog({ payer, onReject, onClose }: RejectDialogProps) {
  return (
    <FormDialog<{ remarks: string }>
      title={`Reject the receipt of ${payer}?`}
      description="The payer is notified and can send another receipt. This cannot be undone."
      initialValues={{ remarks: '' }}
      validate={check}
      onSubmit={async ({ remarks }) => void (await onReject(remarks))}
      onClose={onClose}
    >
      <Suggestions />
      <FormTextArea name="remarks" label="Remarks" hint="The payer reads it." rows={3} maxLength={1000} required />
      <Row justify="end">
        <SubmitButton loadingText="Rejecting">Reject receipt</SubmitButton>
      </Row>
    </FormDialog>
  );
}

function Suggestions() {
  const form = useForm<{ remarks: string }>();
  return (
    <Row gap={2} wrap role="group" aria-label="Usual reasons">
      {USUAL_REJECTIONS.map(({ label, text }) => (
        <Chip key={label} onClick={() => form.change('remarks', text)}>
          {label}
        </Chip>
      ))}
    </Row>
  );
}
