import type { InputHTMLAttributes, Ref } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { inputStyle } from './inputStyle.ts';

interface NumberInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix' | 'id'> {
  id: string;
  /** Shown before the number: ₱. */
  prefix?: string | undefined;
  /** Shown after the number: days. */
  unit?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A number input with an optional prefix and unit. */
export function NumberInput({ prefix, unit, id, ...rest }: NumberInputProps) {
  return (
    <Root>
      {prefix !== undefined && (
        <Affix id={prefixId(id)} aria-hidden="true">
          {prefix}
        </Affix>
      )}
      <Input {...rest} id={id} type="text" autoComplete="off" $prefixed={prefix !== undefined} />
      {unit !== undefined && (
        <Affix aria-hidden="true" $end>
          {unit}
        </Affix>
      )}
    </Root>
  );
}

/** The id of the prefix, for `aria-describedby`. */
export const prefixId = (id: string) => `${id}-prefix`;

// As wide as a number, to suggest the expected input.
const Root = styled.span`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  ${media.tablet} {
    max-width: 240px;
  }
`;

const Affix = styled.span<{ $end?: boolean }>`
  grid-area: 1 / ${({ $end }) => ($end ? 2 : 1)};
  justify-self: start;
  z-index: 1;
  padding-inline: ${({ $end }) => ($end ? '0 var(--space-3)' : 'var(--space-3) 0')};
  color: var(--ink-muted);
  font-size: var(--control-text);
  pointer-events: none;
`;

const Input = styled.input<{ $prefixed: boolean }>`
  ${inputStyle}
  grid-area: 1 / 1 / 2 / 3;
  font-variant-numeric: tabular-nums;
  ${({ $prefixed }) => $prefixed && 'padding-inline-start: 32px;'}
`;
