import { type ModalProps } from '@atlas/ui/components/feedback/Modal.tsx';
import { FormErrorSummary } from '@atlas/ui/forms/FormErrorSummary.tsx';
import { FormUnsavedGuard } from '@atlas/ui/forms/FormUnsavedGuard.tsx';
import { SubmitForm, type SubmitFormProps } from '@atlas/ui/forms/SubmitForm.tsx';
import { Modal, Stack } from '@atlas/ui';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import type { ConfirmLeaving } from '../../routing/Blocker.ts';
import { useBlocker } from '../../routing/routerContext.ts';

type FormDialogProps<Values extends object> = Pick<ModalProps, 'title' | 'description' | 'onClose' | 'size'> &
  Pick<SubmitFormProps<Values>, 'initialValues' | 'validate' | 'onSubmit' | 'children'>;

/**
 * A form in a dialog, also when opened from another form. Escape, the close button and leaving the
 * page ask for confirmation if there are unsaved changes.
 */
export function FormDialog<Values extends object>({ title, description, onClose, size, children, ...form }: FormDialogProps<Values>) {
  const blocker = useBlocker();
  const confirm = useRef<ConfirmLeaving | null>(null);
  const guard = (confirmLeaving: ConfirmLeaving) => {
    confirm.current = confirmLeaving;
    const release = blocker.guard(confirmLeaving);
    return () => {
      confirm.current = null;
      release();
    };
  };
  const close = () => (confirm.current ? confirm.current(onClose) : onClose());
  // Rendered outside the form that opened it: the browser would submit a nested form itself and
  // navigate away.
  return createPortal(
    <Modal open onClose={close} title={title} description={description} {...(size && { size })}>
      <SubmitForm<Values> {...form}>
        <FormUnsavedGuard onGuard={guard} consequence="Your changes will be lost." />
        <Stack gap={4}>
          <FormErrorSummary />
          {children}
        </Stack>
      </SubmitForm>
    </Modal>,
    // oxlint-disable-next-line atlas/browser-while-rendering -- a dialog opens by a press
    document.body,
  );
}
