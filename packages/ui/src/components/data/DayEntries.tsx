import { useId } from 'react';
import { styled } from 'styled-components';
import { Heading } from '../../primitives/Heading.tsx';
import { Link } from '../../primitives/Link.tsx';
import { Text } from '../../primitives/Text.tsx';
import type { CalendarEntry, CalendarNoun } from './CalendarEntry.ts';

interface DayEntriesProps {
  /** The name of the day. */
  name: string;
  entries: readonly CalendarEntry[];
  noun: CalendarNoun;
}

/** The entries of the selected day of a Calendar. */
export function DayEntries({ name, entries, noun }: DayEntriesProps) {
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId}>
      <Heading level={3} size="label" id={titleId}>
        {name}
      </Heading>
      {entries.length === 0 ? (
        <Text tone="muted" size={14}>
          No {noun.many} on this day.
        </Text>
      ) : (
        <List>
          {entries.map(({ id, time, title, href, badge }) => (
            <Entry key={id}>
              <Text size={14} tone="muted" numeric>
                {time}
              </Text>
              <Text as="div" weight="label">
                <Link href={href} tone="quiet">
                  {title}
                </Link>
              </Text>
              {badge !== undefined && <div>{badge}</div>}
            </Entry>
          ))}
        </List>
      )}
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  align-content: start;
  gap: var(--space-2);
`;

const List = styled.ul`
  display: grid;
`;

const Entry = styled.li`
  display: grid;
  gap: 2px;
  padding-block: var(--space-3);
  & + & {
    border-top: var(--border) solid var(--line);
  }
`;
