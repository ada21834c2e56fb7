import type { ReactNode } from 'react';

/** What every field of a form has in common. The application decides the texts. */
export interface FieldProps {
  /** The name in the form's values; the control's id comes from it. */
  name: string;
  label: ReactNode;
  /** Help that is worth reading before the answer. */
  hint?: ReactNode;
  /** What is wrong and what to do. Takes the place of the hint. */
  error?: string | undefined;
  /** "(optional)": mark the few that may stay empty, not the many that may not. */
  optionalText?: string | undefined;
  required?: boolean | undefined;
  /** Instead of the id that comes from the name, when two forms of a page share a name. */
  id?: string | undefined;
}

/** The id of the control with this name, for links in FormError. 'terms[0].days' and 'terms.0.days' are the same field. */
export const fieldId = (name: string) => `field-${name.replaceAll(/\[(\d+)\]/g, '.$1')}`;
