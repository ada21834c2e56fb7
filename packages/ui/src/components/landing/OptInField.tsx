import { styled } from 'styled-components';
import { inputStyle } from '../forms/inputStyle.ts';
import { labelStyle } from '../forms/labelStyle.ts';
import { OptInError } from './OptInError.tsx';

export interface OptInFieldProps {
  /** The id of the block, which the ids of its fields begin with. */
  id: string;
  name: string;
  label: string;
  autoComplete: string;
  type?: 'text' | 'email' | undefined;
  value?: string | undefined;
  error?: string | undefined;
}

/** A text field of an opt-in, which keeps its own value. */
export function OptInField({ id, name, label, autoComplete, type = 'text', value, error }: OptInFieldProps) {
  const inputId = `${id}-${name}`;
  return (
    <Root>
      <Label htmlFor={inputId}>{label}</Label>
      <Input
        id={inputId}
        name={name}
        type={type}
        inputMode={type}
        autoComplete={autoComplete}
        defaultValue={value}
        required
        aria-describedby={`${inputId}-error`}
        aria-invalid={error === undefined ? undefined : true}
      />
      <OptInError id={`${inputId}-error`} name={name} error={error} />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
`;

const Label = styled.label`
  ${labelStyle}
`;

const Input = styled.input`
  ${inputStyle}
`;
