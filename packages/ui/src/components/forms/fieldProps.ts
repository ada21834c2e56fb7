import type { ReactNode } from 'react';

/** The props that all form fields share. The application provides the texts. */
export interface FieldProps {
  /** The path in the form's values, from which the control's id is derived. */
  name: string;
  label: ReactNode;
  /** Help that is worth reading before answering. */
  hint?: ReactNode;
  /** The problem and how to fix it. Replaces the hint. */
  error?: string | undefined;
  /** "(optional)": mark the few optional fields, not the many required ones. */
  optionalText?: string | undefined;
  required?: boolean | undefined;
  /** Overrides the id derived from the name, where two forms of a page share a name. */
  id?: string | undefined;
}

/** The id of the control with this name, for links in FormError. 'terms[0].days' and 'terms.0.days' are the same field. */
export const fieldId = (name: string) => `field-${name.replaceAll(/\[(\d+)\]/g, '.$1')}`;
