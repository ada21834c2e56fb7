import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';

export interface CardProps {
  children: ReactNode;
  /** `roomy` for a card that is the subject of the page; `none` for a cover or rows that reach the edges. */
  padding?: 'regular' | 'roomy' | 'none' | undefined;
  /** `chosen` for what is selected or current; `sunken` for quotations and examples. */
  surface?: 'plain' | 'chosen' | 'sunken' | undefined;
  as?: 'div' | 'section' | 'article' | 'li' | 'ul' | 'ol' | 'form' | undefined;
  id?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** A bordered container for one thing. Never nest cards, and never use one per row of a list. */
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
