import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';

export interface CardProps {
  children: ReactNode;
  /** `roomy` for one card that is the page's subject; `none` for a cover or rows that reach the edge. */
  padding?: 'regular' | 'roomy' | 'none' | undefined;
  /** `chosen` is the one surface for a selected, current or chosen thing; `sunken` sets a quotation or example apart. */
  surface?: 'plain' | 'chosen' | 'sunken' | undefined;
  as?: 'div' | 'section' | 'article' | 'li' | 'ul' | 'ol' | 'form' | undefined;
  id?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** One thing with its own border. Never a card in a card, never a card for each row of a list. */
export function Card({ padding = 'regular', surface = 'plain', as = 'div', ...rest }: CardProps) {
  return <Root as={as} $padding={padding} $surface={surface} {...rest} />;
}

const paddings = { regular: 'var(--space-4)', roomy: 'var(--space-5)', none: '0' };
const wide = { regular: 'var(--space-5)', roomy: 'var(--space-8)', none: '0' };
const surfaces = {
  plain: 'background: var(--surface); border-color: var(--line);',
  chosen: 'background: var(--accent-surface); border-color: var(--accent-line);',
  sunken: 'background: var(--surface-sunken); border-color: transparent;',
};

const Root = styled.div<{ $padding: keyof typeof paddings; $surface: keyof typeof surfaces }>`
  min-width: 0;
  padding: ${({ $padding }) => paddings[$padding]};
  border: var(--border) solid;
  border-radius: var(--radius-card);
  ${({ $surface }) => surfaces[$surface]}
  ${({ $padding }) => $padding === 'none' && 'overflow: hidden;'}
  ${media.tablet} {
    padding: ${({ $padding }) => wide[$padding]};
  }
  ${media.forcedColors} {
    border-color: CanvasText;
  }
`;
