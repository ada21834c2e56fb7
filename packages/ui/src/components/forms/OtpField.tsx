import { useRef } from 'react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { FieldGroup } from './FieldGroup.tsx';
import type { FieldProps } from './fieldProps.ts';
import { inputStyle } from './inputStyle.ts';
import { withDigits } from './withDigits.ts';

export interface OtpFieldProps extends FieldProps {
  /** The digits; a space is an empty box before a filled one. */
  value: string;
  onChange: (value: string) => void;
  /**
   * Called when all boxes are filled. Where they already were, as with a wrong code, only the last
   * box completes the code, so that the first digit typed over it does not.
   */
  onComplete?: ((code: string) => void) | undefined;
  onBlur?: (() => void) | undefined;
  onFocus?: (() => void) | undefined;
  length?: number | undefined;
  /** The label of a box: "Digit 1 of 6". */
  digitText?: ((position: number, length: number) => string) | undefined;
  disabled?: boolean | undefined;
}

/** A one-time code with a box per digit. Can be pasted as a whole, and phones suggest it above the keyboard. */
export function OtpField({
  value,
  onChange,
  onComplete,
  onBlur,
  onFocus,
  length = 6,
  digitText = (position, count) => `Digit ${position} of ${count}`,
  disabled,
  ...field
}: OtpFieldProps) {
  const boxes = useRef<HTMLDivElement>(null);
  const go = (index: number) => boxes.current?.querySelectorAll('input')[Math.max(0, Math.min(length - 1, index))]?.focus();
  const put = (digits: string, from: number) => {
    const next = withDigits(value, digits, { from, length });
    onChange(next);
    go(from + digits.length);
    if (isFull(next, length) && (!isFull(value, length) || from + digits.length === length)) onComplete?.(next);
  };
  const clear = (index: number) => onChange(withDigits(value, ' ', { from: index, length }));
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const filled = (value[index] ?? ' ') !== ' ';
    if (event.key === 'ArrowLeft') go(index - 1);
    else if (event.key === 'ArrowRight') go(index + 1);
    else if (event.key === 'Backspace' && !filled) {
      clear(Math.max(0, index - 1));
      go(index - 1);
    } else if (event.key === 'Backspace' || event.key === 'Delete') clear(index);
    else return;
    event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent, index: number) => {
    event.preventDefault();
    const digits = event.clipboardData.getData('text').replaceAll(/\D/g, '');
    // A complete code fills all boxes, wherever it is pasted.
    put(digits.slice(0, length), digits.length >= length ? 0 : index);
  };
  return (
    <FieldGroup {...field} disabled={disabled}>
      {(control) => (
        <Root
          ref={boxes}
          onFocus={() => onFocus?.()}
          onBlur={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
          }}
        >
          {Array.from({ length }, (_, index) => (
            <Digit
              key={index}
              id={index === 0 ? control.id : undefined}
              name={index === 0 ? control.name : undefined}
              aria-label={digitText(index + 1, length)}
              aria-invalid={control['aria-invalid']}
              aria-required={control['aria-required']}
              type="text"
              inputMode="numeric"
              pattern="[0-9]*"
              autoComplete={index === 0 ? 'one-time-code' : 'off'}
              value={(value[index] ?? '').trim()}
              onChange={ignore}
              // React reports no change when a digit replaces the same digit.
              onInput={({ currentTarget: { value: text } }) => {
                const digits = text.replaceAll(/\D/g, '');
                // Phones delete without a key event.
                if (text === '') clear(index);
                // Typing over a digit replaces it. A phone may autofill the whole code into the first box.
                const old = (value[index] ?? '').trim();
                const typed = digits.length === 2 && old !== '' ? digits.replace(old, '') : digits;
                if (typed !== '') put(typed.slice(0, length - index), index);
              }}
              onKeyDown={(event) => onKeyDown(event, index)}
              onPaste={(event) => onPaste(event, index)}
              onFocus={(event) => event.target.select()}
            />
          ))}
        </Root>
      )}
    </FieldGroup>
  );
}

const ignore = () => undefined;
const isFull = (value: string, length: number): boolean => value.length === length && !value.includes(' ');

const Root = styled.div`
  display: flex;
  gap: var(--space-2);
`;

const Digit = styled.input`
  ${inputStyle}
  flex: 1;
  max-width: 52px;
  min-height: 52px;
  padding: 0;
  font-size: var(--text-22);
  font-weight: var(--weight-label);
  font-variant-numeric: tabular-nums;
  text-align: center;
`;
