import {
  CheckboxGroup,
  DateField,
  FileDrop,
  Heading,
  RadioGroup,
  Select,
  Stack,
  Text,
  TextArea,
  TextField,
  type UploadFile,
} from '@atlas/ui';
import { FORM_DAYS, FORM_FILE_CATEGORIES, FORM_LIMITS, type FormField } from '@atlas/domain/forms';
import { FILE_EXTENSIONS, fileSizeText, RESTRICTED_EXTENSIONS, uploadProblem } from '@atlas/domain/uploads';
import type { StoredFile } from '../uploads/storedFile.ts';

/** A file as an answer, with its size for people. */
export interface FileValue {
  readonly file: number;
  readonly name: string;
  readonly size: number;
}

interface QuestionFieldProps {
  field: FormField;
  value: unknown;
  onChange: (value: unknown) => void;
  error?: string | undefined;
  /** Uploads a file; absent in a preview, where nothing is sent. */
  upload?: UploadFile<StoredFile> | undefined;
  onBusy?: ((busy: boolean) => void) | undefined;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
/** Options beyond this number are a list to choose from. */
const MAX_RADIOS = 8;

/** The field of a question of a form, or the heading of a section. */
export function QuestionField({ field, value, onChange, error, upload, onBusy }: QuestionFieldProps) {
  const { key, type, label, hint, required = false, options = [] } = field;
  const common = {
    name: `answers.${key}`,
    label: label === '' ? 'A question without text' : label,
    hint,
    error,
    required,
    ...(!required && { optionalText: '(optional)' }),
  };
  const choices = options.map((option) => ({ value: option, label: option }));
  switch (type) {
    case 'section':
      return (
        <Stack gap={1}>
          <Heading level={2} size="subheading">
            {label === '' ? 'A section without title' : label}
          </Heading>
          {hint !== undefined && <Text tone="muted">{hint}</Text>}
        </Stack>
      );
    case 'long':
      return <TextArea {...common} value={textOf(value)} onChange={onChange} rows={4} maxLength={FORM_LIMITS.long} />;
    case 'date':
      return <DateField {...common} value={textOf(value)} onChange={onChange} min={FORM_DAYS.first} max={FORM_DAYS.last} />;
    case 'multi':
      return <CheckboxGroup {...common} value={Array.isArray(value) ? (value as string[]) : []} onChange={onChange} options={choices} />;
    case 'choice':
    case 'scale':
      return options.length > MAX_RADIOS ? (
        <Select {...common} value={textOf(value)} onChange={onChange} options={choices} placeholder="Choose an option" />
      ) : (
        <RadioGroup {...common} value={textOf(value)} onChange={onChange} options={choices} />
      );
    case 'file':
      return <AnswerFile {...common} field={field} value={value} onChange={onChange} upload={upload} onBusy={onBusy} />;
    case 'number':
      return <TextField {...common} value={numberText(value)} onChange={onChange} inputMode="decimal" autoComplete="off" />;
    case 'peso':
      return (
        <TextField
          {...common}
          hint={hint ?? 'In whole pesos, such as 1,500.'}
          value={numberText(value)}
          onChange={onChange}
          inputMode="numeric"
          autoComplete="off"
        />
      );
    case 'mobile':
      return <TextField {...common} value={textOf(value)} onChange={onChange} type="tel" autoComplete="tel" />;
    case 'facebook':
      return <TextField {...common} value={textOf(value)} onChange={onChange} inputMode="url" autoCapitalize="none" autoComplete="off" />;
    case 'short':
      return <TextField {...common} value={textOf(value)} onChange={onChange} />;
  }
}

const numberText = (value: unknown): string => (typeof value === 'number' ? String(value) : textOf(value));

type AnswerFileProps = QuestionFieldProps & { name: string; label: string; hint: string | undefined; required: boolean };

/** The file of an answer. It is uploaded at once, and stays while the form is filled in. */
function AnswerFile({ field: { accept = 'any' }, value, onChange, upload, onBusy, ...common }: AnswerFileProps) {
  const file = typeof value === 'object' && value !== null && 'file' in value ? (value as FileValue) : null;
  const categories = FORM_FILE_CATEGORIES[accept];
  const extensions = categories === null ? RESTRICTED_EXTENSIONS : categories.flatMap((category) => [...FILE_EXTENSIONS[category]]);
  const check = ({ name, size }: { name: string; size: number }) =>
    uploadProblem({ name, size }, { isLearningAdmin: false, isRestricted: true, mostBytes: FORM_LIMITS.fileBytes }) ??
    (extensions.some((extension) => name.toLowerCase().endsWith(`.${extension}`)) ? null : 'This question takes other types of files.');
  return (
    <FileDrop<StoredFile>
      {...common}
      value={file === null ? [] : [{ id: String(file.file), name: file.name, size: file.size, url: '' }]}
      onChange={([stored]) => onChange(stored === undefined ? null : { file: Number(stored.id), name: stored.name, size: stored.size })}
      upload={upload ?? (() => Promise.reject(new Error('A preview sends nothing.')))}
      check={check}
      sizeText={fileSizeText}
      accept={extensions.map((extension) => `.${extension}`).join(',')}
      disabled={upload === undefined}
      {...(onBusy !== undefined && { onBusy })}
    />
  );
}
