import { useId } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button.tsx';
import { Checkbox } from './Checkbox.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { FieldNote } from './FieldNote.tsx';
import type { FieldProps } from './fieldProps.ts';

export interface CheckboxOption {
  readonly value: string;
  readonly label: string;
  /** Its state is fixed; `disabledHint` states the reason. */
  readonly disabled?: boolean | undefined;
}

export interface CheckboxGroupProps extends FieldProps {
  label: string;
  options: readonly CheckboxOption[];
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  onBlur?: (() => void) | undefined;
  /** The reason why some options are disabled. Shown if one is. */
  disabledHint?: string | undefined;
  allText?: string | undefined;
  noneText?: string | undefined;
}

/**
 * Some of many options that are worth seeing side by side, with one press for all or none. For long
 * lists use MultiSelect.
 */
export function CheckboxGroup({
  options,
  value,
  onChange,
  onBlur,
  disabledHint,
  allText = 'Select all',
  noneText = 'Clear all',
  ...field
}: CheckboxGroupProps) {
  const reasonId = useId();
  const free = options.filter(({ disabled }) => !disabled).map((option) => option.value);
  const isAll = free.every((one) => value.includes(one));
  const put = (wanted: (one: string) => boolean) => onChange(options.map((option) => option.value).filter(wanted));
  const toggleAll = () => put((one) => (free.includes(one) ? !isAll : value.includes(one)));
  return (
    <FieldGroup {...field} label={`${field.label} (${value.length} of ${options.length})`}>
      {({ id }) => (
        <>
          {free.length > 1 && (
            <All>
              <Button size="dense" onClick={toggleAll} aria-label={`${isAll ? noneText : allText}: ${field.label}`}>
                {isAll ? noneText : allText}
              </Button>
            </All>
          )}
          <Options>
            {options.map((option, index) => (
              <Checkbox
                key={option.value}
                name={`${field.name}.${option.value}`}
                {...(index === 0 && { id })}
                label={option.label}
                checked={value.includes(option.value)}
                disabled={option.disabled}
                onChange={(checked) => put((one) => (one === option.value ? checked : value.includes(one)))}
                onBlur={onBlur}
              />
            ))}
          </Options>
          {disabledHint !== undefined && free.length < options.length && <FieldNote id={reasonId} hint={disabledHint} />}
        </>
      )}
    </FieldGroup>
  );
}

const All = styled.div`
  display: flex;
`;

const Options = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr));
  gap: 0 var(--space-4);
`;
