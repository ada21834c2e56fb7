import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { space } from '../tokens/space.ts';
import type { Space } from '../tokens/space.ts';

export interface StackProps {
  children: ReactNode;
  /** 1 to 2 inside a group, 3 to 4 between groups, 6 to 8 between sections. */
  gap?: Space | undefined;
  align?: 'stretch' | 'start' | 'center' | 'end' | undefined;
  as?: 'div' | 'section' | 'article' | 'header' | 'footer' | 'nav' | 'ul' | 'ol' | 'li' | 'dl' | 'form' | 'fieldset' | 'span' | undefined;
  /** Fills the remaining width of a Row; where a wrapping one leaves too little for a few words, the next line. */
  grow?: boolean | undefined;
  id?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** Stacks its children with one gap. Parents do the spacing: nothing in the kit has an outer margin. */
export function Stack({ gap = 4, align = 'stretch', as = 'div', grow = false, ...rest }: StackProps) {
  return <Root as={as} $gap={gap} $align={align} $grow={grow} {...rest} />;
}

const Root = styled.div<{ $gap: Space; $align: string; $grow: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${({ $gap }) => space($gap)};
  justify-items: ${({ $align }) => $align};
  min-width: 0;
  ${({ $grow }) => $grow && 'flex: 1 1 8rem;'}
`;
