import { Children } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface WinGridProps {
  /** WinCards, sorted by the caller. */
  children: ReactNode;
  /** The accessible name, if no heading provides one. */
  label?: string | undefined;
}

/** WinCards in as many columns as fit; each is as tall as its story. */
export function WinGrid({ children, label }: WinGridProps) {
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
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: var(--space-4);
  align-items: start;
`;

const Item = styled.li`
  display: grid;
  min-width: 0;
`;
