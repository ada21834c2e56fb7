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
  /** The initial number of lines; it grows with the text. */
  rows?: number | undefined;
  /** Shows a character counter. Does not truncate: the form's validation reports a text that is too long. */
  maxLength?: number | undefined;
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** Multi-line text in a box that grows with its content. */
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
          <TextBox
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

/* An invisible copy of the text in the same grid cell makes the box as tall as its content without measuring. */
export const AutoGrow = styled.span`
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

export const TextBox = styled.textarea`
  ${inputStyle}
  resize: none;
  overflow-wrap: anywhere;
`;
