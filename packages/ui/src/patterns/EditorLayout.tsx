import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface EditorLayoutProps {
  /** The state of the whole and its actions; stays at the top. */
  bar: ReactNode;
  /** The parts in their order, or the fields of the opened one. */
  work: ReactNode;
  /** The result, next to what makes it. */
  preview: ReactNode;
}

/**
 * An editor of something made of parts: the parts, or the fields of one of them, beside the result. Below 1100 px everything is in one column, the result last.
 */
export const EditorLayout = ({ bar, work, preview }: EditorLayoutProps) => (
  <Root>
    <Bar>{bar}</Bar>
    <Work>{work}</Work>
    <Result>{preview}</Result>
  </Root>
);

const WIDE = '@media (min-width: 1100px)';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  ${WIDE} {
    grid-template-columns: minmax(340px, 5fr) minmax(0, 7fr);
  }
`;

const Bar = styled.div`
  position: sticky;
  top: var(--bar);
  z-index: var(--z-bar);
  padding-block: var(--space-2);
  border-bottom: var(--border) solid var(--line);
  background: var(--canvas);
  ${WIDE} {
    grid-column: 1 / -1;
  }
`;

const Work = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  align-content: start;
`;

const Result = styled.div`
  min-width: 0;
  ${WIDE} {
    position: sticky;
    top: calc(var(--bar) + 76px);
    align-self: start;
  }
`;
