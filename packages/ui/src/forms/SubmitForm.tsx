import { FORM_ERROR } from 'final-form';
import type { FormApi } from 'final-form';
import { useState } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import { Form } from 'react-final-form';
import { AttemptContext } from './attemptContext.ts';
import { failureOf } from './failureOf.ts';
import type { Failure } from './failureOf.ts';
import { focusFirstError } from './focusFirstError.ts';
import { sameValue } from './sameValue.ts';

export interface SubmitFormProps<Values extends object> {
  initialValues?: Partial<Values> | undefined;
  /** Returns the error messages, nested like the values; an empty object if valid. Usually domain's `validateWith(schema)`. */
  validate?: ((values: Values) => object) | undefined;
  /** Saves the values. Resolves to nothing, or to the server's errors: see `submitErrors`. */
  onSubmit: (values: Values, form: FormApi<Values>) => Promise<object | void | undefined>;
  /** The error message when `onSubmit` throws. */
  explain?: ((error: unknown) => string) | undefined;
  /**
   * The target of the focus when submitting fails: the first invalid field, or the FormErrorSummary
   * of a long form.
   */
  focusOnError?: 'field' | 'summary' | undefined;
  /** Lets a button outside the form submit it: `<Button type="submit" form={id}>`. */
  id?: string | undefined;
  /** The fields, and anything else that reads the form's state. */
  children: ReactNode;
}

const checkConnection = () => 'Check your connection, then try again.';

/**
 * A form with validation: each field shows its error, a FormErrorSummary lists all of them, and after a
 * failed attempt the focus moves to the first error. One submission at a time.
 */
export function SubmitForm<Values extends object>({
  initialValues,
  validate,
  onSubmit,
  explain = checkConnection,
  focusOnError = 'field',
  id,
  children,
}: SubmitFormProps<Values>) {
  const [attempt, setAttempt] = useState<Failure & { count: number }>({ count: 0, errors: [] });
  const takesFocus = focusOnError === 'summary';

  const save = async (values: Values, form: FormApi<Values>) => {
    try {
      return (await onSubmit(values, form)) ?? undefined;
    } catch (error) {
      return { [FORM_ERROR]: explain(error) };
    }
  };
  return (
    <Form<Values>
      {...(initialValues && { initialValues })}
      {...(validate && { validate })}
      // When the record changes, edited fields keep their values and the others are updated.
      keepDirtyOnReinitialize
      initialValuesEqual={sameValue}
      onSubmit={save}
    >
      {({ handleSubmit, form }) => {
        const submit = async (event: SubmitEvent) => {
          // React bubbles events through portals: a form in a dialog opened from this one is not part of it.
          event.stopPropagation();
          if (form.getState().submitting) return event.preventDefault();
          await handleSubmit(event);
          const { hasValidationErrors, errors = {}, submitFailed, submitErrors = {} } = form.getState();
          const wrong = hasValidationErrors ? errors : submitErrors;
          setAttempt(({ count }) => ({ count: count + 1, ...(submitFailed ? failureOf(wrong) : { errors: [] }) }));
          if (submitFailed && !takesFocus) focusFirstError(wrong);
        };
        return (
          <AttemptContext value={{ ...attempt, takesFocus }}>
            <form id={id} noValidate method="post" onSubmit={(event) => void submit(event)}>
              {children}
            </form>
          </AttemptContext>
        );
      }}
    </Form>
  );
}
