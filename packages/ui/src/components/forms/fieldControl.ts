import { fieldId } from './fieldProps.ts';
import type { FieldProps } from './fieldProps.ts';

/** The attributes that tie a control to its label, hint and error. */
export interface FieldControl {
  id: string;
  name: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

/**
 * The attributes of a field's control and the id of the note below it. `alsoDescribedBy` is the id of another
 * element that describes the control, such as a counter.
 */
export function fieldControl(
  { name, id = fieldId(name), hint, error, required }: FieldProps,
  alsoDescribedBy?: string,
): { control: FieldControl; noteId: string } {
  const noteId = `${id}-note`;
  const describedBy = [error || hint ? noteId : undefined, alsoDescribedBy].filter((part) => part !== undefined).join(' ');
  return {
    noteId,
    control: {
      id,
      name,
      'aria-describedby': describedBy === '' ? undefined : describedBy,
      'aria-invalid': error ? true : undefined,
      'aria-required': required ? true : undefined,
    },
  };
}

/** The id of the label of the control with this id, for `aria-labelledby`. */
export const labelId = (id: string) => `${id}-label`;
