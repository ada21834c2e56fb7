import { createContext } from 'react';
import type { FieldMessage } from './errorList.ts';

/** How the last attempt to save ended. */
export interface Attempt {
  /** Counts the attempts that failed. */
  count: number;
  errors: readonly FieldMessage[];
  /** What is wrong as a whole. */
  message?: string | undefined;
  /** The summary takes the focus, not the first field. */
  takesFocus: boolean;
}

/** Given by SubmitForm, read by FormErrorSummary. */
export const AttemptContext = createContext<Attempt>({ count: 0, errors: [], takesFocus: false });
