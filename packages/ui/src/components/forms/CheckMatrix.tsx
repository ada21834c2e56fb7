import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { useId } from 'react';
import { Button } from '../../primitives/Button.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { Icon } from '../../primitives/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import * as Styled from './checkMatrixStyle.ts';

export interface MatrixOption {
  readonly value: string;
  /** In words: "Edit a course". */
  readonly label: string;
  /** The technical name, in small print. */
  readonly note: string;
  /** Its state is fixed. */
  readonly disabled?: boolean | undefined;
}

export interface MatrixColumn {
  readonly id: string;
  readonly label: string;
  /** Whether its options show their words, because the column's label does not state them. */
  readonly isWorded?: boolean | undefined;
}

export interface MatrixRow {
  readonly id: string;
  readonly label: string;
  /** The options of the row by column. */
  readonly options: { readonly [Column in string]?: MatrixOption };
}

export interface MatrixGroup {
  readonly id: string;
  readonly label: string;
  /** The rows to show. */
  readonly rows: readonly MatrixRow[];
  /** All values of the group, also those of rows that a search hides. */
  readonly values: readonly string[];
}

export interface CheckMatrixProps {
  name: string;
  /** The accessible name: "Flags". */
  label: string;
  /** Head of the first column: "Pages of". */
  rowLabel: string;
  columns: readonly MatrixColumn[];
  groups: readonly MatrixGroup[];
  /** The level of the groups' headings. */
  level?: 2 | 3 | undefined;
  value: readonly string[];
  /** Absent to display the options only. */
  onChange?: ((value: readonly string[]) => void) | undefined;
  allText?: string | undefined;
  noneText?: string | undefined;
  heldText?: string | undefined;
  lackedText?: string | undefined;
}

/**
 * Many yes-or-no options of the same kinds in groups, as a table with sticky heads, or as cards
 * where space is tight. Each group counts its options, and selects or clears those shown.
 */
export function CheckMatrix({ label, rowLabel, columns, groups, ...cells }: CheckMatrixProps) {
  return (
    <Styled.Root>
      <Styled.Table role="table" aria-label={label}>
        <Styled.Head role="rowgroup">
          <Styled.HeadRow role="row">
            <Styled.ColumnHead role="columnheader" scope="col">
              {rowLabel}
            </Styled.ColumnHead>
            {columns.map((column) => (
              <Styled.ColumnHead key={column.id} role="columnheader" scope="col">
                {column.label}
              </Styled.ColumnHead>
            ))}
          </Styled.HeadRow>
        </Styled.Head>
        {groups.map((group) => (
          <Group key={group.id} group={group} columns={columns} {...cells} />
        ))}
      </Styled.Table>
    </Styled.Root>
  );
}

type CellProps = Omit<CheckMatrixProps, 'label' | 'rowLabel' | 'columns' | 'groups'>;

function Group({ group, columns, ...cells }: { group: MatrixGroup; columns: readonly MatrixColumn[] } & CellProps) {
  const headId = useId();
  const { value, onChange, level = 3, allText = 'Select all', noneText = 'Clear all' } = cells;
  const held = group.values.filter((one) => value.includes(one)).length;
  const shown = group.rows.flatMap(({ options }) => Object.values(options).flatMap((option) => option ?? []));
  const free = shown.flatMap((option) => (option.disabled ? [] : [option.value]));
  const isAll = free.every((one) => value.includes(one));
  const toggle = () => onChange?.([...value.filter((one) => !free.includes(one)), ...(isAll ? [] : free)]);
  return (
    <Styled.Body role="rowgroup" aria-labelledby={headId}>
      <Styled.HeadRow role="row">
        <Styled.GroupHead role="rowheader" scope="rowgroup" colSpan={columns.length + 1}>
          <div>
            <Heading level={level} size="label" id={headId}>
              {group.label}
            </Heading>
            <Styled.Count>
              {held} of {group.values.length}
            </Styled.Count>
            {onChange && free.length > 1 && (
              <Button variant="text" size="dense" onClick={toggle} aria-label={`${isAll ? noneText : allText}: ${group.label}`}>
                {isAll ? noneText : allText}
              </Button>
            )}
          </div>
        </Styled.GroupHead>
      </Styled.HeadRow>
      {group.rows.map((row) => (
        <Styled.Row key={row.id} role="row">
          <Styled.RowHead role="rowheader" scope="row">
            {row.label}
          </Styled.RowHead>
          {columns.map(({ id, isWorded }) => {
            const option = row.options[id];
            return (
              <Styled.Cell key={id} role="cell" $isWorded={isWorded === true} data-empty={option ? undefined : ''}>
                {option && <Option option={option} {...cells} />}
              </Styled.Cell>
            );
          })}
        </Styled.Row>
      ))}
    </Styled.Body>
  );
}

/** A technical name that may break between its words. */
const breakable = (name: string) =>
  name.split(/(?=[A-Z])|(?<=[_/-])/).flatMap((part, index) => (index === 0 ? [part] : [<wbr key={part} />, part]));

function Option({
  option,
  name,
  value: held,
  onChange,
  heldText = 'Allowed',
  lackedText = 'Not allowed',
}: { option: MatrixOption } & CellProps) {
  const { value, label, note, disabled } = option;
  const id = useId();
  const isHeld = held.includes(value);
  const text = (
    <Styled.Words>
      <span id={id}>{label}</span>
      <Styled.Note id={`${id}-note`}>{breakable(note)}</Styled.Note>
    </Styled.Words>
  );
  if (!onChange)
    return (
      <Styled.Option as="div" $isHeld={isHeld}>
        <Icon icon={isHeld ? Check : Minus} size="m" />
        {text}
        <VisuallyHidden>{isHeld ? heldText : lackedText}</VisuallyHidden>
      </Styled.Option>
    );
  return (
    <Styled.Option $isHeld={isHeld}>
      <Styled.Box
        type="checkbox"
        name={`${name}.${value}`}
        checked={isHeld}
        disabled={disabled}
        aria-labelledby={id}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => onChange(target.checked ? [...held, value] : held.filter((one) => one !== value))}
      />
      {text}
    </Styled.Option>
  );
}
