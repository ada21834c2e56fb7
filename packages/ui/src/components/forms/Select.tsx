import ChevronDown from 'lucide-react/icons/chevron-down';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon.tsx';
import { Field } from './Field.tsx';
import type { FieldProps } from './fieldProps.ts';
import { inputStyle } from './inputStyle.ts';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  options: readonly SelectOption[];
  /** The text for no selection, whose value is ''. */
  placeholder?: string | undefined;
  autoComplete?: string | undefined;
  disabled?: boolean | undefined;
  ref?: Ref<HTMLSelectElement> | undefined;
}

/** Selects one of up to about twenty options, with the native picker. For two to four options use RadioGroup. */
export function Select({ value, onChange, onBlur, options, placeholder, autoComplete, disabled, ref, ...field }: SelectProps) {
  return (
    <Field {...field}>
      {(control) => (
        <Root>
          <NativeSelect
            {...control}
            ref={ref}
            value={value}
            autoComplete={autoComplete}
            disabled={disabled}
            onChange={(event) => onChange(event.target.value)}
            onBlur={() => onBlur?.()}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </NativeSelect>
          <Icon icon={ChevronDown} />
        </Root>
      )}
    </Field>
  );
}

const Root = styled.span`
  position: relative;
  display: grid;
  > svg {
    position: absolute;
    right: var(--space-3);
    top: 50%;
    translate: 0 -50%;
    pointer-events: none;
  }
`;

const NativeSelect = styled.select`
  ${inputStyle}
  appearance: none;
  padding-right: 40px;
  text-overflow: ellipsis;
`;
