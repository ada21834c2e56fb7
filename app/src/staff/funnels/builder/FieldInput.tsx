import { TextArea, TextField } from '@atlas/ui';
import { MarkdownField } from '@atlas/ui/components/forms/MarkdownField.tsx';
import type { BlockField, BlockPicture } from '@atlas/domain/pages';
import { usePreviewText } from '../../../admin/forms/usePreviewText.ts';
import { LinkInput } from './LinkInput.tsx';
import { type Entry, ListInput } from './ListInput.tsx';
import { MomentInput } from './MomentInput.tsx';
import { PictureInput } from './PictureInput.tsx';

interface FieldInputProps {
  pageId: number;
  /** The path of the field within its block. */
  name: string;
  field: BlockField;
  value: unknown;
  errors: Readonly<Record<string, string>>;
  onChange: (value: unknown) => void;
}

/** One field of a block, by its kind. */
export function FieldInput({ pageId, name, field, value, errors, onChange }: FieldInputProps) {
  const loadPreview = usePreviewText();
  const error = errors[name];
  const hint = 'hint' in field ? field.hint : undefined;
  const common = { name, label: field.label, hint, error };
  const optional = 'isRequired' in field && !field.isRequired ? { optionalText: '(optional)' } : {};
  switch (field.kind) {
    case 'list':
      return (
        <ListInput name={name} field={field} value={value as readonly Entry[]} errors={errors} onChange={onChange}>
          {(input) => <FieldInput {...input} pageId={pageId} errors={errors} />}
        </ListInput>
      );
    case 'picture':
      return <PictureInput {...common} {...optional} pageId={pageId} value={value as BlockPicture | null} onChange={onChange} />;
    case 'link':
      return <LinkInput {...common} value={String(value)} onChange={onChange} />;
    case 'moment':
      return <MomentInput {...common} value={String(value)} onChange={onChange} />;
    case 'markdown':
      return (
        <MarkdownField
          {...common}
          {...optional}
          value={String(value)}
          onChange={onChange}
          maxLength={field.most}
          loadPreview={loadPreview}
        />
      );
    case 'text':
      return <TextArea {...common} {...optional} value={String(value)} onChange={onChange} maxLength={field.most} />;
    case 'video':
      return <TextField {...common} {...optional} type="url" value={String(value)} onChange={onChange} maxLength={500} />;
    default:
      return <TextField {...common} {...optional} value={String(value)} onChange={onChange} maxLength={field.most} />;
  }
}
