import { Button, FieldGroup, IconButton, ReorderList, Row, Stack, Text } from '@atlas/ui';
import type { BlockField, EntryField } from '@atlas/domain/pages';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { Fragment, type ReactNode } from 'react';

/** An entry of a list, by the names of its fields. */
export type Entry = Readonly<Record<string, unknown>>;

/** A field of an entry. */
export interface EntryInput {
  /** The path of the field within its block. */
  readonly name: string;
  readonly field: EntryField;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

interface ListInputProps {
  name: string;
  field: Extract<BlockField, { kind: 'list' }>;
  value: readonly Entry[];
  errors: Readonly<Record<string, string>>;
  onChange: (value: readonly Entry[]) => void;
  /** Renders a field of an entry. */
  children: (input: EntryInput) => ReactNode;
}

const emptyEntry = (of: Readonly<Record<string, EntryField>>): Entry =>
  Object.fromEntries(Object.entries(of).map(([name, { kind }]) => [name, kind === 'picture' ? null : '']));

/** The entries of a list: added, changed, moved by drag or keys, and removed. */
export function ListInput({ name, field, value, errors, onChange, children }: ListInputProps) {
  const { label, entry: word, most, of } = field;
  const isFull = value.length >= most;
  return (
    <FieldGroup name={name} label={label} error={errors[name]}>
      {() => (
        <Stack gap={3}>
          {value.length === 0 && (
            <Text size={14} tone="muted">
              None yet.
            </Text>
          )}
          <ReorderList
            label={label}
            // Entries have no ids of their own: their place identifies them.
            items={value.map((entry, at) => ({ id: String(at), label: `${word} ${at + 1}`, entry, at }))}
            onReorder={(items) => onChange(items.map(({ entry }) => entry))}
          >
            {({ label: called, entry, at }) => (
              <Stack gap={3}>
                <Row justify="between" gap={2}>
                  <Text weight="label">{called}</Text>
                  <IconButton icon={X} label={`Remove ${called}`} onClick={() => onChange(value.toSpliced(at, 1))} />
                </Row>
                {Object.entries(of).map(([inner, innerField]) => (
                  <Fragment key={inner}>
                    {children({
                      name: `${name}.${at}.${inner}`,
                      field: innerField,
                      value: entry[inner],
                      onChange: (changed) => onChange(value.with(at, { ...entry, [inner]: changed })),
                    })}
                  </Fragment>
                ))}
              </Stack>
            )}
          </ReorderList>
          <Row>
            <Button
              iconStart={Plus}
              size="dense"
              onClick={() => onChange([...value, emptyEntry(of)])}
              {...(isFull && { disabledReason: `At most ${most}.` })}
            >
              {`Add ${word.toLowerCase()}`}
            </Button>
          </Row>
        </Stack>
      )}
    </FieldGroup>
  );
}
