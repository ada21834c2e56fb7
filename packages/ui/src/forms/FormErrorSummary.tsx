import { use } from 'react';
import { FormError } from '../components/forms/FormError.tsx';
import { AttemptContext } from './attemptContext.ts';

export interface FormErrorSummaryProps {
  /** Over the messages of the fields. */
  invalidTitle?: string | undefined;
  /** Over what went wrong as a whole. */
  failedTitle?: string | undefined;
}

/**
 * All that kept the SubmitForm around it from being saved, at its top, each line leading to its field. It says how the last attempt ended and
 * changes only with the next one, so nothing moves while somebody corrects.
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
  // No field to go to: the focus comes here in any case.
  return message === undefined ? null : <FormError key={count} title={failedTitle} errors={details} />;
}
