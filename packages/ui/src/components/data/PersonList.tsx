import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Avatar } from '../../primitives/Avatar.tsx';
import { Link } from '../../primitives/Link.tsx';

export interface PersonListItem {
  id: string;
  name: string;
  picture?: string | null | undefined;
  /** The person's page; without it the row is not a link. */
  href?: string | undefined;
  /** Small print below the name: "Stage 3 · 1,240 XP". */
  note?: ReactNode;
  /** One or two Badges, for what needs attention. */
  badges?: ReactNode;
  /** A button or link next to the person, such as a call. */
  action?: ReactNode;
}

export interface PersonListProps {
  people: readonly PersonListItem[];
  /** The name of the list: "Your people". */
  label: string;
}

/**
 * A few people, one per row, with key facts about each. For many people, with columns and pages,
 * use DataTable.
 */
export function PersonList({ people, label }: PersonListProps) {
  return (
    <Root aria-label={label}>
      {people.map(({ id, name, picture, href, note, badges, action }) => (
        <Item key={id}>
          <Avatar name={name} picture={picture} />
          <Body>
            <Name>
              {href === undefined ? (
                name
              ) : (
                <Link href={href} tone="quiet">
                  {name}
                </Link>
              )}
            </Name>
            {note !== undefined && <Note>{note}</Note>}
          </Body>
          {badges !== undefined && <Badges $isWide={action !== undefined}>{badges}</Badges>}
          {action !== undefined && <Action>{action}</Action>}
        </Item>
      ))}
    </Root>
  );
}

const Root = styled.ul`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;
`;

// The link covers the whole row.
const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--space-1) var(--space-3);
  padding: var(--space-3) var(--space-4);
  border-top: var(--border) solid var(--line);
  &:first-child {
    border-top: 0;
  }
  &:has(a:hover) {
    background: var(--surface-sunken);
  }
  @container (min-width: 480px) {
    grid-auto-flow: column;
    grid-template-columns: auto minmax(0, 1fr) auto;
    padding-inline: var(--space-5);
  }
`;

const Body = styled.div`
  min-width: 0;
  line-height: var(--leading-tight);
`;

const Name = styled.div`
  overflow-wrap: anywhere;
  font-weight: var(--weight-label);
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const Note = styled.div`
  color: var(--ink-muted);
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
`;

// On phones they take the width below an action, too.
const Badges = styled.div<{ $isWide: boolean }>`
  display: flex;
  flex-wrap: wrap;
  grid-column: 2 / span ${({ $isWide }) => ($isWide ? 2 : 1)};
  gap: var(--space-1);
  @container (min-width: 480px) {
    grid-column: auto;
  }
`;

// Above the link that covers the row.
const Action = styled.div`
  position: relative;
  grid-column: 3;
  grid-row: 1;
  @container (min-width: 480px) {
    grid-column: auto;
    grid-row: auto;
  }
`;
