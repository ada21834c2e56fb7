import ChevronRight from 'lucide-react/icons/chevron-right';
import { useContext } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon.tsx';
import { LinkContext } from '../../primitives/linkContext.ts';

export interface CountedLink {
  /** The list: "Courses". */
  label: string;
  href: string;
  /** The formatted number of items ("348"); undefined where they are not counted. */
  count?: string | undefined;
}

export interface CountedLinksProps {
  items: readonly CountedLink[];
  /** The accessible name of the list. */
  label: string;
}

/** The lists of an area with their item counts, each a link. For figures over time use Stats. */
export function CountedLinks({ items, label }: CountedLinksProps) {
  const link = useContext(LinkContext);
  return (
    <Root aria-label={label}>
      {items.map(({ label: name, href, count }) => (
        <li key={href}>
          <Tile as={link} href={href}>
            <Name>{name}</Name>
            {count !== undefined && <Count>{count}</Count>}
            <Icon icon={ChevronRight} tone="muted" />
          </Tile>
        </li>
      ))}
    </Root>
  );
}

const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(260px, 100%), 1fr));
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Tile = styled.a`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 72px;
  padding: var(--space-3) var(--space-4);
  border: var(--border) solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  color: inherit;
  text-decoration: none;
  &:hover {
    background: var(--surface-sunken);
  }
`;

const Name = styled.span`
  flex: 1;
  min-width: 0;
  font-weight: var(--weight-label);
`;

const Count = styled.span`
  font-size: var(--text-22);
  font-weight: var(--weight-title);
  font-variant-numeric: tabular-nums;
`;
