import { TextArea } from '../components/forms/TextArea.tsx';
import type { TextAreaProps } from '../components/forms/TextArea.tsx';
import { useBoundField } from './useBoundField.ts';
import type { Bound } from './useBoundField.ts';

/** A TextArea bound to its form. */
export function FormTextArea(props: Omit<TextAreaProps, Bound>) {
  return <TextArea {...props} {...useBoundField<TextAreaProps['value']>(props.name, '')} />;
}
