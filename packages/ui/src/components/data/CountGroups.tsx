import { useContext, useId } from 'react';
import { styled } from 'styled-components';
import { Heading } from '../../primitives/Heading.tsx';
import { LinkContext } from '../../primitives/linkContext.ts';
import { media } from '../../tokens/media.ts';

export interface CountGroupItem {
  key: string;
  /** The list: "Members". */
  label: string;
  /** The label of its filter: "this week". */
  note?: string | undefined;
  /** The formatted number of rows: "1,000+". */
  count: string;
  href: string;
}

export interface CountGroup {
  label: string;
  items: readonly CountGroupItem[];
}

export interface CountGroupsProps {
  groups: readonly CountGroup[];
}

/** An inventory in small print: lists with their numbers of rows, in groups side by side. */
export const CountGroups = ({ groups }: CountGroupsProps) => (
  <Root>
    {groups.map((group) => (
      <Group key={group.label} {...group} />
    ))}
  </Root>
);

function Group({ label, items }: CountGroup) {
  const link = useContext(LinkContext);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading level={3} size="label" id={id}>
        {label}
      </Heading>
      <Rows>
        {items.map(({ key, label: name, note, count, href }) => (
          <li key={key}>
            <RowLink as={link} href={href}>
              <Name>
                {name}
                {note !== undefined && (
                  <>
                    {' '}
                    <Note>{note}</Note>
                  </>
                )}
              </Name>
              <Count>{count}</Count>
            </RowLink>
          </li>
        ))}
      </Rows>
    </section>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(340px, 100%), 1fr));
  gap: var(--space-5) var(--space-6);
`;

const Rows = styled.ul`
  margin: var(--space-1) 0 0;
  padding: 0;
  list-style: none;
  font-size: var(--text-14);
  > li {
    border-top: var(--border) solid var(--line);
  }
`;

const RowLink = styled.a`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  min-height: 36px;
  padding-block: var(--space-1);
  color: inherit;
  text-decoration: none;
  &:hover > :first-child {
    text-decoration: underline;
  }
  ${media.touch} {
    min-height: 44px;
  }
`;

const Name = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Note = styled.span`
  color: var(--ink-muted);
`;

const Count = styled.span`
  flex: none;
  font-variant-numeric: tabular-nums;
`;
