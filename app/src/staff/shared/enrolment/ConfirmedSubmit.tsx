import { Button } from '@atlas/ui';
import type { MouseEvent } from 'react';
import { useForm, useFormState } from 'react-final-form';
import type { Question } from '../../../admin/actions/Action.ts';
import { useAction } from '../../../admin/actions/useAction.tsx';

interface ConfirmedSubmitProps {
  children: string;
  loadingText: string;
  /** The question before the form is submitted. */
  confirm: Question;
}

/**
 * The submit button of a form that requires a confirmation. Invalid values show their errors
 * instead of the question.
 */
export function ConfirmedSubmit({ children, loadingText, confirm }: ConfirmedSubmitProps) {
  const form = useForm();
  const { submitting } = useFormState({ subscription: { submitting: true } });
  const { act, dialog } = useAction();
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    const element = event.currentTarget.form;
    if (element === null || form.getState().hasValidationErrors) return;
    event.preventDefault();
    act({ confirm, run: () => Promise.resolve(element.requestSubmit()) });
  };
  return (
    <>
      <Button type="submit" variant="primary" loading={submitting} loadingText={loadingText} onClick={press}>
        {children}
      </Button>
      {dialog}
    </>
  );
}
