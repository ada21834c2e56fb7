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

/** From what a field says, the attributes of its control and the id of the note below it. */
export function fieldControl({ name, id = fieldId(name), hint, error, required }: FieldProps): { control: FieldControl; noteId: string } {
  const noteId = `${id}-note`;
  return {
    noteId,
    control: {
      id,
      name,
      'aria-describedby': error || hint ? noteId : undefined,
      'aria-invalid': error ? true : undefined,
      'aria-required': required ? true : undefined,
    },
  };
}
