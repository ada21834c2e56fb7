import { ActionMenu, Badge, Button, Heading, ReorderList, Row, Select, Stack, Text } from '@atlas/ui';
import { FORM_FIELD_TYPES, FORM_LIMITS, type FormField, type FormFieldType } from '@atlas/domain/forms';
import { truncate } from '@atlas/domain/lists';
import { useState } from 'react';
import { type FieldsAction, newFieldKey } from './fieldsEditor.ts';

interface FieldListProps {
  fields: readonly FormField[];
  /** Positions of the fields with an error. */
  wrong: ReadonlySet<number>;
  dispatch: (action: FieldsAction) => void;
  onOpen: (key: string) => void;
}

const labelOf = (type: FormFieldType): string => FORM_FIELD_TYPES.find(({ value }) => value === type)?.label ?? '';

/** The fields of a form in their order: opened, moved by drag or keys, added, duplicated and removed. */
export function FieldList({ fields, wrong, dispatch, onOpen }: FieldListProps) {
  const [kind, setKind] = useState<FormFieldType>('short');
  const add = () => {
    const key = newFieldKey();
    dispatch({ type: 'add', kind, key, after: null });
    onOpen(key);
  };
  const isFull = fields.length >= FORM_LIMITS.fields;
  return (
    <Stack gap={4} as="section" aria-labelledby="form-fields">
      <Heading level={2} size="subheading" id="form-fields">
        Fields
      </Heading>
      {fields.length === 0 && <Text tone="muted">This form is empty. Add its first question.</Text>}
      <ReorderList
        label="Fields of this form"
        items={fields.map((field, at) => ({ id: field.key, label: field.label || labelOf(field.type), field, at }))}
        onReorder={(items) => dispatch({ type: 'reorder', keys: items.map(({ id }) => id) })}
        actions={({ label, field }) => (
          <ActionMenu
            label={`Actions for ${label}`}
            actions={[
              {
                label: 'Duplicate',
                ...(isFull && { disabledReason: `A form has at most ${FORM_LIMITS.fields} fields.` }),
                onSelect: () => dispatch({ type: 'duplicate', key: field.key, copyKey: newFieldKey() }),
              },
              { label: 'Remove', tone: 'danger', onSelect: () => dispatch({ type: 'remove', key: field.key }) },
            ]}
          />
        )}
      >
        {({ label, field, at }) => (
          <Stack gap={1} align="start">
            <Button size="dense" variant="text" onClick={() => onOpen(field.key)}>
              {truncate(label, 80)}
            </Button>
            <Row gap={2} wrap>
              <Text size={14} tone="muted">
                {labelOf(field.type)}
              </Text>
              {field.required === true && <Badge>Required</Badge>}
              {field.showIf !== undefined && <Badge>{`If “${truncate(field.showIf.equals, 30)}”`}</Badge>}
              {wrong.has(at) && <Badge tone="danger">Check it</Badge>}
            </Row>
          </Stack>
        )}
      </ReorderList>
      <Row gap={3} align="end" wrap>
        <Select
          name="new-field"
          label="New field"
          value={kind}
          onChange={(value) => setKind(value as FormFieldType)}
          options={FORM_FIELD_TYPES.map(({ value, label }) => ({ value, label }))}
        />
        <Button onClick={add} {...(isFull && { disabledReason: `A form has at most ${FORM_LIMITS.fields} fields.` })}>
          Add field
        </Button>
      </Row>
    </Stack>
  );
}
