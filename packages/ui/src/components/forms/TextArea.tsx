import type { InputHTMLAttributes, Ref } from 'react';
import { styled } from 'styled-components';
import { CharacterCount } from './CharacterCount.tsx';
import { Field } from './Field.tsx';
import { fieldId } from './fieldProps.ts';
import type { FieldProps } from './fieldProps.ts';
import { inputStyle } from './inputStyle.ts';

type PassedOn = 'autoComplete' | 'autoCapitalize' | 'autoFocus' | 'disabled' | 'placeholder' | 'readOnly' | 'spellCheck';

export interface TextAreaProps extends FieldProps, Pick<InputHTMLAttributes<HTMLTextAreaElement>, PassedOn> {
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  onFocus?: (() => void) | undefined;
  /** The lines that are there when it is empty; it grows with what is written. */
  rows?: number | undefined;
  /** Shows how much room is left. Nothing is cut off: a text that is too long stays, and the form says so. */
  maxLength?: number | undefined;
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** Several lines of text, in a box that grows with them. */
export function TextArea({
  name,
  label,
  hint,
  error,
  optionalText,
  required,
  id = fieldId(name),
  value,
  onChange,
  onBlur,
  onFocus,
  rows = 3,
  maxLength,
  ref,
  ...rest
}: TextAreaProps) {
  const countId = maxLength === undefined ? undefined : `${id}-count`;
  const field = { name, label, hint, error, optionalText, required, id };
  return (
    <Field
      {...field}
      describedBy={countId}
      aside={maxLength === undefined ? undefined : <CharacterCount id={`${id}-count`} length={value.length} most={maxLength} />}
    >
      {(control) => (
        <AutoGrow data-text={value}>
          <Input
            {...control}
            {...rest}
            ref={ref}
            rows={rows}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={() => onBlur?.()}
            onFocus={() => onFocus?.()}
          />
        </AutoGrow>
      )}
    </Field>
  );
}

/* The same text, unseen, in the same cell of the grid: the box is as tall as its text without anything being measured. */
const AutoGrow = styled.span`
  display: grid;
  max-height: 60dvh;
  &::after {
    ${inputStyle}
    content: attr(data-text) ' ';
    visibility: hidden;
    overflow: hidden;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  > *,
  &::after {
    grid-area: 1 / 1;
    max-height: inherit;
  }
`;

const Input = styled.textarea`
  ${inputStyle}
  resize: none;
  overflow-wrap: anywhere;
`;
