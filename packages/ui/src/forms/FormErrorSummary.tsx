import { use } from 'react';
import { FormError } from '../components/forms/FormError.tsx';
import { AttemptContext } from './attemptContext.ts';

export interface FormErrorSummaryProps {
  /** The title above field errors. */
  invalidTitle?: string | undefined;
  /** The title above a general error. */
  failedTitle?: string | undefined;
}

/**
 * The error summary of a SubmitForm, each message linking to its field. It shows the result of the
 * last attempt and changes only with the next one, so that nothing moves while the user corrects.
 */
export function FormErrorSummary({
  invalidTitle = 'Errors prevented this form from being saved',
  failedTitle = 'An error has occurred',
}: FormErrorSummaryProps) {
  const { count, errors, message, takesFocus } = use(AttemptContext);
  const details = message === undefined || message === invalidTitle || message === failedTitle ? [] : [{ text: message }];
  if (errors.length > 0) {
    return <FormError key={count} title={invalidTitle} errors={[...details, ...errors]} takesFocus={takesFocus} />;
  }
  // There is no field to focus, so the summary always takes the focus.
  return message === undefined ? null : <FormError key={count} title={failedTitle} errors={details} />;
}
