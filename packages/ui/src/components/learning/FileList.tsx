import { Children, useId } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading } from '../../primitives/Heading.tsx';

export interface FileListProps {
  /** FileRows. */
  children: ReactNode;
  title?: string | undefined;
}

/** The files of a lesson, an event or a product. */
export function FileList({ children, title = 'Files' }: FileListProps) {
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId}>
      <Heading level={2} size="subheading" id={titleId}>
        {title}
      </Heading>
      <List>
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </List>
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  gap: var(--space-1);
`;

const List = styled.ul`
  > li + li {
    border-top: var(--border) solid var(--line);
  }
`;
