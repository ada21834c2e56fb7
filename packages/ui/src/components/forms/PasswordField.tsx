import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button.tsx';
import { Field } from './Field.tsx';
import type { FieldProps } from './fieldProps.ts';
import { inputStyle } from './inputStyle.ts';

export interface PasswordFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  onFocus?: (() => void) | undefined;
  /** `current-password` to log in, `new-password` to set one, for password managers. */
  autoComplete: 'current-password' | 'new-password';
  disabled?: boolean | undefined;
  showText?: string | undefined;
  hideText?: string | undefined;
  /** The id of another element that describes the field; see NewPasswordField. */
  describedBy?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A password with a show/hide button: blind typing on a small keyboard causes most failed log-ins. */
export function PasswordField({
  value,
  onChange,
  onBlur,
  onFocus,
  autoComplete,
  disabled,
  showText = 'Show',
  hideText = 'Hide',
  ref,
  ...field
}: PasswordFieldProps) {
  // Smaller without memos: the sign-in pages load as little code as possible.
  'use no memo';
  const [shown, setShown] = useState(false);
  const toggle = shown ? hideText : showText;
  return (
    <Field {...field}>
      {(control) => (
        <Root>
          <Input
            {...control}
            ref={ref}
            type={shown ? 'text' : 'password'}
            value={value}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            disabled={disabled}
            onChange={(event) => onChange(event.target.value)}
            onBlur={() => onBlur?.()}
            onFocus={() => onFocus?.()}
          />
          <Toggle>
            <Button
              variant="quiet"
              iconStart={shown ? EyeOff : Eye}
              aria-label={`${toggle} password`}
              aria-controls={control.id}
              onClick={() => setShown(!shown)}
            >
              {toggle}
            </Button>
          </Toggle>
        </Root>
      )}
    </Field>
  );
}

const Root = styled.span`
  position: relative;
  display: grid;
`;

const Input = styled.input`
  ${inputStyle}
  padding-right: 116px;
  &::-ms-reveal {
    display: none;
  }
`;

const Toggle = styled.span`
  --control-pad: 5px 14px;
  position: absolute;
  inset: 0 0 0 auto;
  display: grid;
  align-items: center;
  button:focus-visible {
    outline-offset: -4px;
  }
`;
