import { Row, showToast } from '@atlas/ui';
import { FormTextField } from '@atlas/ui/forms/FormTextField.tsx';
import { segmentNameForm } from '@atlas/domain/segments';
import { validateWith } from '@atlas/domain/forms';
import { graphql, useFragment } from 'react-relay/hooks';
import { FormDialog } from '../../../admin/forms/FormDialog.tsx';
import { SubmitButton } from '../../../admin/forms/SubmitButton.tsx';
import type { RenameSegmentDialog_segment$key } from './__generated__/RenameSegmentDialog_segment.graphql.ts';
import { useSaveSegment } from './useSaveSegment.ts';

interface RenameSegmentDialogProps {
  segment: RenameSegmentDialog_segment$key;
  onClose: () => void;
  reload: () => Promise<unknown>;
}
const check = validateWith(segmentNameForm);

/** Dialog that renames a segment. */
export function RenameSegmentDialog({ segment: key, onClose, reload }: RenameSegmentDialogProps) {
  const {
    databaseId: id,
    revision,
    name,
    list,
    search,
  } = useFragment(
    graphql`
      fragment RenameSegmentDialog_segment on Segment {
        databaseId
        revision
        name
        list
        search
      }
    `,
    key,
  );
  const save = useSaveSegment();
  const submit = async (values: { name: string }) => {
    await save({ id, revision, input: { name: values.name, list, search } }, reload);
    showToast({ kind: 'success', text: 'Segment renamed.' });
    onClose();
  };
  return (
    <FormDialog title="Rename segment" onClose={onClose} initialValues={{ name }} validate={check} onSubmit={submit} reload={reload}>
      <FormTextField name="name" label="Name" maxLength={80} required />
      <Row justify="end">
        <SubmitButton>Rename segment</SubmitButton>
      </Row>
    </FormDialog>
  );
}
