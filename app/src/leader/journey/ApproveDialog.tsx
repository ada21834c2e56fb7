import { Row } from '@atlas/ui';
import { FormTextArea } from '@atlas/ui/forms/FormTextArea.tsx';
import { validateWith } from '@atlas/domain/forms';
import { approveMoveUpForm, MAX_MOVE_UP_NOTE } from '@atlas/domain/journey';
import { FormDialog } from '../../admin/forms/FormDialog.tsx';
import { SubmitButton } from '../../admin/forms/SubmitButton.tsx';

interface ApproveDialogProps {
  name: string;
  onApprove: (note: string) => Promise<unknown>;
  onClose: () => void;
}

const check = validateWith(approveMoveUpForm);

/** Approves a request with a note for the member. */
export const ApproveDialog = ({ name, onApprove, onClose }: ApproveDialogProps) => (
  <FormDialog<{ note: string }>
    title={`Approve the request of ${name}`}
    description="The member is notified with your note."
    initialValues={{ note: '' }}
    validate={check}
    onSubmit={async ({ note }) => void (await onApprove(note))}
    onClose={onClose}
  >
    <FormTextArea name="note" label="Note" hint="The member reads it." rows={3} maxLength={MAX_MOVE_UP_NOTE} />
    <Row justify="end">
      <SubmitButton loadingText="Approving">Approve</SubmitButton>
    </Row>
  </FormDialog>
);
