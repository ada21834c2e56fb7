import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import type { Tone } from '../tokens/tone.ts';

export interface TextProps {
  children: ReactNode;
  as?: 'p' | 'span' | 'div' | 'dt' | 'dd' | 'li' | 'strong' | 'time' | 'legend' | undefined;
  /** 16 for body text, 14 for meta, tables and hints, 12 for the smallest meta, 18 for an opening paragraph. */
  size?: 12 | 14 | 16 | 18 | undefined;
  tone?: 'inherit' | 'ink' | 'muted' | 'accent' | Tone | undefined;
  weight?: 'text' | 'medium' | 'label' | 'strong' | 'title' | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
  /** Tabular figures, for numbers that are compared. */
  numeric?: boolean | undefined;
  /** One line with an ellipsis. Only where the full text can be read elsewhere. */
  truncate?: boolean | undefined;
  /** Does not wrap: money, dates, a number with its unit. */
  nowrap?: boolean | undefined;
  id?: string | undefined;
  dateTime?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** Body text of any size. For titles use Heading. */
export function Text({
  as = 'p',
  size = 16,
  tone = 'inherit',
  weight = 'text',
  align = 'start',
  numeric = false,
  truncate = false,
  nowrap = false,
  ...rest
}: TextProps) {
  return (
    <Root
      as={as}
      $size={size}
      $tone={tone}
      $weight={weight}
      $align={align}
      $numeric={numeric}
      $truncate={truncate}
      $nowrap={nowrap}
      {...rest}
    />
  );
}

interface RootProps {
  $size: 12 | 14 | 16 | 18;
  $tone: NonNullable<TextProps['tone']>;
  $weight: NonNullable<TextProps['weight']>;
  $align: NonNullable<TextProps['align']>;
  $numeric: boolean;
  $truncate: boolean;
  $nowrap: boolean;
}

const colour = (tone: RootProps['$tone']) => {
  if (tone === 'inherit') return 'inherit';
  if (tone === 'ink') return 'var(--ink)';
  if (tone === 'muted') return 'var(--ink-muted)';
  if (tone === 'accent') return 'var(--accent-text)';
  return `var(--${tone}-ink)`;
};

const Root = styled.p<RootProps>`
  min-width: 0;
  font-size: var(--text-${({ $size }) => $size});
  font-weight: var(--weight-${({ $weight }) => $weight});
  color: ${({ $tone }) => colour($tone)};
  text-align: ${({ $align }) => $align};
  ${({ $numeric }) => $numeric && 'font-variant-numeric: tabular-nums;'}
  ${({ $nowrap }) => $nowrap && 'white-space: nowrap;'}
  ${({ $truncate }) => $truncate && 'overflow: hidden; text-overflow: ellipsis; white-space: nowrap;'}
`;
