import { styled } from 'styled-components';
import { Chip } from '../../primitives/Chip.tsx';
import { DateField } from './DateField.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import type { FieldProps } from './fieldProps.ts';

/** Dates 'YYYY-MM-DD', both inclusive; '' is open-ended. */
export interface DateRange {
  from: string;
  to: string;
}

export interface DateRangeFieldProps extends FieldProps {
  value: DateRange;
  onChange: (value: DateRange) => void;
  onBlur?: (() => void) | undefined;
  /** Common ranges: "This month". The caller knows the current date. */
  presets?: readonly { readonly label: string; readonly range: DateRange }[] | undefined;
  /** Shown while the end is before the start. */
  wrongOrderText?: string | undefined;
  fromLabel?: string | undefined;
  toLabel?: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  disabled?: boolean | undefined;
}

/** A start and an end date, with presets for common ranges. */
export function DateRangeField({
  value,
  onChange,
  onBlur,
  presets = [],
  wrongOrderText = 'The end is before the start',
  fromLabel = 'From',
  toLabel = 'To',
  min,
  max,
  disabled,
  ...field
}: DateRangeFieldProps) {
  // ISO dates compare correctly as strings.
  const wrongOrder = value.from !== '' && value.to !== '' && value.to < value.from;
  const days = { min, max, disabled, onBlur };
  return (
    <FieldGroup {...field} error={field.error ?? (wrongOrder ? wrongOrderText : undefined)}>
      {(control) => (
        <>
          {presets.length > 0 && (
            <Presets>
              {presets.map(({ label, range }) => (
                <Chip
                  key={label}
                  selected={range.from === value.from && range.to === value.to}
                  onClick={() => {
                    if (!disabled) onChange(range);
                  }}
                >
                  {label}
                </Chip>
              ))}
            </Presets>
          )}
          <Fields $invalid={control['aria-invalid'] === true}>
            <DateField
              {...days}
              id={control.id}
              name={`${field.name}.from`}
              label={fromLabel}
              value={value.from}
              onChange={(from) => onChange({ ...value, from })}
            />
            <DateField
              {...days}
              id={`${control.id}.to`}
              name={`${field.name}.to`}
              label={toLabel}
              value={value.to}
              onChange={(to) => onChange({ ...value, to })}
            />
          </Fields>
        </>
      )}
    </FieldGroup>
  );
}

const Presets = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  padding-bottom: var(--space-1);
`;

const Fields = styled.div<{ $invalid: boolean }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(132px, 1fr));
  gap: var(--space-3);
  input:not(:focus) {
    ${({ $invalid }) => $invalid && 'border-color: var(--danger-ink); outline: var(--border) solid var(--danger-ink);'}
  }
`;
