import { Children } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

export interface EventListProps {
  /** EventCards, sorted by the caller. */
  children: ReactNode;
  /** The accessible name, if no heading provides one. */
  label?: string | undefined;
}

/** EventCards below one another, divided by lines. */
export function EventList({ children, label }: EventListProps) {
  return (
    <Root aria-label={label}>
      {Children.map(children, (child) => (
        <Item>{child}</Item>
      ))}
    </Root>
  );
}

const Root = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  border: var(--border) solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  ${media.forcedColors} {
    border-color: CanvasText;
  }
`;

const Item = styled.li`
  & + & {
    border-top: var(--border) solid var(--line);
  }
`;
