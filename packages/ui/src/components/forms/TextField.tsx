import type { InputHTMLAttributes, Ref } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon.tsx';
import type { IconShape } from '../../primitives/Icon.tsx';
import { Field } from './Field.tsx';
import type { FieldProps } from './fieldProps.ts';
import { inputStyle } from './inputStyle.ts';

type PassedOn =
  | 'autoComplete'
  | 'autoCapitalize'
  | 'autoFocus'
  | 'disabled'
  | 'enterKeyHint'
  | 'inputMode'
  | 'maxLength'
  | 'placeholder'
  | 'readOnly'
  | 'spellCheck';

export interface TextFieldProps extends FieldProps, Pick<InputHTMLAttributes<HTMLInputElement>, PassedOn> {
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  onFocus?: (() => void) | undefined;
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | undefined;
  /** An icon at the start, such as a magnifier. */
  iconStart?: IconShape | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A single-line text field. Use `readOnly` for locked values, with a hint that states the reason.
 */
export function TextField({
  name,
  label,
  hint,
  error,
  optionalText,
  required,
  id,
  value,
  onChange,
  onBlur,
  onFocus,
  type = 'text',
  iconStart,
  ref,
  ...rest
}: TextFieldProps) {
  // Smaller without memos: the sign-in pages load as little code as possible.
  'use no memo';
  return (
    <Field name={name} label={label} hint={hint} error={error} optionalText={optionalText} required={required} id={id}>
      {(control) => (
        <Root>
          <Input
            {...control}
            {...rest}
            ref={ref}
            type={type}
            value={value}
            $icon={iconStart !== undefined}
            onChange={(event) => onChange(event.target.value)}
            onBlur={() => onBlur?.()}
            onFocus={() => onFocus?.()}
          />
          {iconStart && <Icon icon={iconStart} tone="muted" />}
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
    left: var(--space-3);
    top: 50%;
    translate: 0 -50%;
    pointer-events: none;
  }
`;

const Input = styled.input<{ $icon: boolean }>`
  ${inputStyle}
  ${({ $icon }) => $icon && 'padding-left: 40px;'}
`;
