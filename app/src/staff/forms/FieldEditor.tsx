import { Button, Card, Heading, Row, Select, Stack, Switch, TextArea, TextField } from '@atlas/ui';
import {
  FORM_FIELD_TYPES,
  FORM_FILE_KINDS,
  FORM_LIMITS,
  type FormField,
  type FormFileKind,
  hasOptions,
  whyNotShowIf,
} from '@atlas/domain/forms';
import { truncate } from '@atlas/domain/lists';
import type { FieldsAction } from './fieldsEditor.ts';

interface FieldEditorProps {
  fields: readonly FormField[];
  /** The position of the field. */
  at: number;
  /** Messages by the names of the field's parts: `label`, `showIf`. */
  errors: Readonly<Record<string, string>>;
  dispatch: (action: FieldsAction) => void;
  onClose: () => void;
}

/** The texts and the rules of one field. */
export function FieldEditor({ fields, at, errors, dispatch, onClose }: FieldEditorProps) {
  const field = fields[at];
  if (field === undefined) return null;
  const { key, type, label, hint = '', required = false, options = [], showIf, accept = 'any' } = field;
  const change = (to: Partial<FormField>) => dispatch({ type: 'change', key, to });
  const isSection = type === 'section';
  return (
    <Card>
      <Stack gap={5} as="section" aria-labelledby="field-editor">
        <Row justify="between" gap={3} wrap>
          <Heading level={2} size="subheading" id="field-editor">
            {FORM_FIELD_TYPES.find(({ value }) => value === type)?.label ?? ''}
          </Heading>
          <Button size="dense" onClick={onClose}>
            All fields
          </Button>
        </Row>
        <TextField
          name="label"
          label={isSection ? 'Title' : 'Question'}
          value={label}
          onChange={(text) => change({ label: text })}
          error={errors['label'] ?? errors['type']}
          required
        />
        <TextField
          name="hint"
          label={isSection ? 'Text' : 'Hint'}
          value={hint}
          onChange={(text) => change({ hint: text })}
          error={errors['hint']}
          optionalText="(optional)"
        />
        {hasOptions(type) && (
          <TextArea
            name="options"
            label="Options"
            hint={`One on each line, at most ${FORM_LIMITS.options}.`}
            rows={5}
            value={options.join('\n')}
            onChange={(text) => change({ options: text.split('\n') })}
            error={errors['options']}
            required
          />
        )}
        {type === 'file' && (
          <Select
            name="accept"
            label="Files"
            value={accept}
            onChange={(value) => change({ accept: value as FormFileKind })}
            options={FORM_FILE_KINDS.map((kind) => ({ ...kind }))}
          />
        )}
        {!isSection && (
          <Switch name="required" label="An answer is required" checked={required} onChange={(on) => change({ required: on })} />
        )}
        <ShowIf fields={fields} at={at} showIf={showIf} error={errors['showIf']} onChange={(next) => change({ showIf: next })} />
      </Stack>
    </Card>
  );
}

interface ShowIfProps {
  fields: readonly FormField[];
  at: number;
  showIf: FormField['showIf'];
  error: string | undefined;
  onChange: (showIf: FormField['showIf']) => void;
}

/** The condition of a field: an earlier question with options, and one of them. */
function ShowIf({ fields, at, showIf, error, onChange }: ShowIfProps) {
  const earlier = fields.slice(0, at).filter(({ type }) => hasOptions(type));
  const chosen = fields.find(({ key }) => key === showIf?.key);
  const problem = error ?? (showIf === undefined ? undefined : (whyNotShowIf(fields, at) ?? undefined));
  const isListed = showIf === undefined || earlier.some(({ key }) => key === showIf.key);
  return (
    <>
      <Select
        name="showIf"
        label="Show it"
        value={showIf?.key ?? ''}
        onChange={(key) => onChange(key === '' ? undefined : { key, equals: fields.find((one) => one.key === key)?.options?.[0] ?? '' })}
        options={[
          ...earlier.map(({ key, label }) => ({ value: key, label: `Depending on: ${truncate(label, 60)}` })),
          ...(isListed
            ? []
            : [{ value: showIf.key, label: `Depending on: ${chosen === undefined ? 'a removed question' : chosen.label}` }]),
        ]}
        placeholder="Always"
        error={problem}
        {...(earlier.length === 0 &&
          showIf === undefined && { hint: 'Add a question with options above it to show it for some answers only.' })}
      />
      {showIf !== undefined && (
        <Select
          name="showIf.equals"
          label="If the answer is"
          value={showIf.equals}
          onChange={(equals) => onChange({ key: showIf.key, equals })}
          options={[...new Set([...(chosen?.options ?? []), showIf.equals])].map((option) => ({ value: option, label: option }))}
        />
      )}
    </>
  );
}
