import { createContext } from 'react';
import type { FieldMessage } from './errorList.ts';

/** The result of the last submit attempt. */
interface Attempt {
  /** The number of attempts. */
  count: number;
  errors: readonly FieldMessage[];
  /** The general error. */
  message?: string | undefined;
  /** Whether the summary takes the focus instead of the first field. */
  takesFocus: boolean;
}

/** Provided by SubmitForm, read by FormErrorSummary. */
export const AttemptContext = createContext<Attempt>({ count: 0, errors: [], takesFocus: false });
