import { FormMarkdownField } from '@atlas/ui/forms/FormMarkdownField.tsx';
import type { ComponentProps } from 'react';
import { usePreviewText } from './usePreviewText.ts';

type MarkdownFormFieldProps = Omit<ComponentProps<typeof FormMarkdownField>, 'loadPreview'>;

/** Form field for Markdown. The server renders its preview, exactly as members will read the text. */
export function MarkdownFormField(props: MarkdownFormFieldProps) {
  const loadPreview = usePreviewText();
  return <FormMarkdownField {...props} loadPreview={loadPreview} />;
}
