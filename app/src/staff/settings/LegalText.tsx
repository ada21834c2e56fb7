import { MAX_LEGAL_TEXT } from '@atlas/domain/legal';
import { MarkdownFormField } from '../../admin/forms/MarkdownFormField.tsx';

const ROWS = 18;

/** The text of a legal page, with a preview. */
export const LegalText = () => (
  <MarkdownFormField
    name="body"
    label="Text"
    hint="The title and the date are added automatically."
    rows={ROWS}
    maxLength={MAX_LEGAL_TEXT}
    level={2}
  />
);
