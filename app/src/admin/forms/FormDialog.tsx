import { type ModalProps } from '@atlas/ui/components/feedback/Modal.tsx';
import { FormErrorSummary } from '@atlas/ui/forms/FormErrorSummary.tsx';
import { FormUnsavedGuard } from '@atlas/ui/forms/FormUnsavedGuard.tsx';
import { SubmitForm, type SubmitFormProps } from '@atlas/ui/forms/SubmitForm.tsx';
import { Modal, Stack } from '@atlas/ui';
import { createPortal } from 'react-dom';
import type { Overtaken } from './formErrors.ts';
import { useCloseGuard } from './useCloseGuard.ts';
import { useRecordSave } from './useRecordSave.ts';

type FormDialogProps<Values extends object> = Pick<ModalProps, 'title' | 'description' | 'onClose' | 'size'> &
  Pick<SubmitFormProps<Values>, 'initialValues' | 'validate' | 'children'> & {
    /**
     * Saves the values. Resolves to nothing, or to form errors. An error it throws is shown in the
     * form.
     */
    onSubmit: (values: Values) => Promise<object | void | undefined>;
    /**
     * Reloads the record after another user saved it. Required where a revision is sent: without
     * it, the form could not be saved any more. Typed values remain; the other fields update.
     */
    reload?: () => Promise<unknown>;
    /** Message shown after the reload, where it was not someone else who saved the record. */
    overtaken?: Overtaken;
  };

/**
 * A form in a dialog, also when opened from another form. Escape, the close button and leaving the
 * page ask for confirmation if there are unsaved changes.
 */
export function FormDialog<Values extends object>({
  title,
  description,
  onClose,
  size,
  onSubmit,
  reload,
  overtaken,
  children,
  ...form
}: FormDialogProps<Values>) {
  const { save, failedTitle } = useRecordSave({ title, reload, overtaken });
  const { guard, close } = useCloseGuard(onClose);
  // Rendered outside the form that opened it: the browser would submit a nested form itself and
  // navigate away.
  return createPortal(
    <Modal open onClose={close} title={title} description={description} {...(size && { size })}>
      <SubmitForm<Values> {...form} onSubmit={(values) => save(() => onSubmit(values))}>
        <FormUnsavedGuard onGuard={guard} consequence="Your changes will be lost." />
        <Stack gap={4}>
          <FormErrorSummary failedTitle={failedTitle} />
          {children}
        </Stack>
      </SubmitForm>
    </Modal>,
    // oxlint-disable-next-line atlas/browser-while-rendering -- a dialog opens by a press
    document.body,
  );
}
