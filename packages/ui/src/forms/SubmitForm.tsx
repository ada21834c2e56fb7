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
  /** The messages of what is wrong, nested like the values; an empty object where everything fits. Domain's `validateWith(schema)`. */
  validate?: ((values: Values) => object) | undefined;
  /** Saves. Answers nothing, or what the server refused: see `submitErrors`. */
  onSubmit: (values: Values, form: FormApi<Values>) => Promise<object | void | undefined>;
  /** What to say when `onSubmit` throws. */
  explain?: ((error: unknown) => string) | undefined;
  /** Where the focus goes when an attempt fails: to the first wrong field, or to the FormErrorSummary at the top of a long form. */
  focusOnError?: 'field' | 'summary' | undefined;
  /** So that a button elsewhere, as in a sticky bar, can save: `<Button type="submit" form={id}>`. */
  id?: string | undefined;
  /** The fields, and whatever else reads the form's state. */
  children: ReactNode;
}

const checkConnection = () => 'Check your connection, then try again.';

/**
 * A form that is filled in and saved: each field says what is wrong with it, a FormErrorSummary inside says it all, and after an attempt that
 * failed the focus is where to go on. One attempt at a time.
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
      // When the record behind the form changes, what was typed stays and the other fields follow.
      keepDirtyOnReinitialize
      initialValuesEqual={sameValue}
      onSubmit={save}
    >
      {({ handleSubmit, form }) => {
        const submit = async (event: SubmitEvent) => {
          // A form in a dialog opened from this one is not part of it.
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
