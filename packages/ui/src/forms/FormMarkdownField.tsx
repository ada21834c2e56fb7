import { MarkdownField } from '../components/forms/MarkdownField.tsx';
import type { MarkdownFieldProps } from '../components/forms/MarkdownField.tsx';
import { useBoundField } from './useBoundField.ts';
import type { Bound } from './useBoundField.ts';

/** A MarkdownField bound to its form. */
export function FormMarkdownField(props: Omit<MarkdownFieldProps, Bound>) {
  return <MarkdownField {...props} {...useBoundField<MarkdownFieldProps['value']>(props.name, '')} />;
}
