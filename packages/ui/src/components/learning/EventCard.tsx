import { useContext } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { LinkContext } from '../../primitives/linkContext.ts';
import { media } from '../../tokens/media.ts';
import { DateTile } from '../data/DateTile.tsx';
import type { DateTileProps } from '../data/DateTile.tsx';

export interface EventCardProps {
  /** The day of the next occurrence, or of the last. */
  date: DateTileProps;
  name: string;
  href: string;
  /** The time. The page names its zone above the list. */
  when: string;
  /** The location, and how often it recurs. */
  facts?: readonly string[] | undefined;
  /** Badges: live, going, cancelled. */
  badge?: ReactNode;
  /** The reason why it is locked, or what follows. */
  note?: string | undefined;
  /** The heading level of its name. */
  level?: 2 | 3 | undefined;
}

/** An event in a list: when it is, what it is, and the reader's RSVP. Inside an EventList. */
export function EventCard({ date, name, href, when, facts = [], badge, note, level = 2 }: EventCardProps) {
  const link = useContext(LinkContext);
  return (
    <Root>
      <DateTile {...date} />
      <Body>
        <Title as={`h${level}`}>
          <CardLink as={link} href={href}>
            {name}
          </CardLink>
        </Title>
        <Line>{when}</Line>
        {facts.length > 0 && <Line>{facts.join(' · ')}</Line>}
        {note !== undefined && <Line>{note}</Line>}
        {badge !== undefined && <Badges>{badge}</Badges>}
      </Body>
    </Root>
  );
}

const Root = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-4);
  align-items: start;
  padding: var(--space-4);
  ${media.tablet} {
    padding-inline: var(--space-5);
  }
`;

const Body = styled.div`
  display: grid;
  gap: 4px;
`;

const Title = styled.h2`
  font-size: var(--text-18);
`;

const CardLink = styled.a`
  color: inherit;
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  ${Root}:hover & {
    text-decoration: underline;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    border-radius: var(--radius-card);
    outline: var(--ring) solid var(--focus);
    outline-offset: calc(-1 * var(--ring));
  }
`;

const Line = styled.p`
  color: var(--ink-muted);
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
`;

const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  padding-top: 2px;
`;
