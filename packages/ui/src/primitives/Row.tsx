import type { AriaRole, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { space } from '../tokens/space.ts';
import type { Space } from '../tokens/space.ts';

export interface RowProps {
  children: ReactNode;
  gap?: Space | undefined;
  align?: 'center' | 'start' | 'end' | 'baseline' | 'stretch' | undefined;
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  wrap?: boolean | undefined;
  as?: 'div' | 'section' | 'header' | 'footer' | 'nav' | 'ul' | 'ol' | 'li' | 'p' | 'span' | undefined;
  /** Fills the remaining width of a Row. */
  grow?: boolean | undefined;
  id?: string | undefined;
  role?: AriaRole | undefined;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** Lays out its children in a row with one gap. Set `wrap` where 360 px may not be enough. */
export function Row({ gap = 3, align = 'center', justify = 'start', wrap = false, as = 'div', grow = false, ...rest }: RowProps) {
  return <Root as={as} $gap={gap} $align={align} $justify={justify} $wrap={wrap} $grow={grow} {...rest} />;
}

const Root = styled.div<{ $gap: Space; $align: string; $justify: string; $wrap: boolean; $grow: boolean }>`
  display: flex;
  flex-wrap: ${({ $wrap }) => ($wrap ? 'wrap' : 'nowrap')};
  align-items: ${({ $align }) => $align};
  justify-content: ${({ $justify }) => ($justify === 'between' ? 'space-between' : $justify)};
  gap: ${({ $gap }) => space($gap)};
  min-width: 0;
  ${({ $grow }) => $grow && 'flex: 1;'}
`;
