import ChevronRight from 'lucide-react/icons/chevron-right';
import { useContext } from 'react';
import { styled } from 'styled-components';
import { Card } from '../../primitives/Card.tsx';
import { Icon } from '../../primitives/Icon.tsx';
import { LinkContext } from '../../primitives/linkContext.ts';
import type { Tone } from '../../tokens/tone.ts';
import { toneIcon } from '../feedback/toneIcon.ts';

export interface AttentionListItem {
  key: string;
  /** How urgent the rows are. */
  tone: Tone;
  /** The formatted number of rows: "3". */
  count: string;
  /** The noun of the counted rows, after the number: "failed jobs". */
  label: string;
  /** Which of them count: "in 30 days". */
  note?: string | undefined;
  /** The list with exactly these rows. */
  href: string;
}

export interface AttentionListProps {
  /** The accessible name of the list. */
  label: string;
  /** The most urgent first, without zeros. */
  items: readonly AttentionListItem[];
  /** Shown when there are no items: "Nothing needs your attention." */
  clear: string;
}

/**
 * Kinds of rows that someone has to act on, each with its number and a link to them. Without any, a
 * single quiet line.
 */
export function AttentionList({ label, items, clear }: AttentionListProps) {
  const link = useContext(LinkContext);
  if (items.length === 0)
    return (
      <Card padding="none">
        <Line>
          <Mark $tone="success">
            <Icon icon={toneIcon.success} />
          </Mark>
          <Words>{clear}</Words>
        </Line>
      </Card>
    );
  return (
    <Card padding="none">
      <Root aria-label={label}>
        {items.map(({ key, tone, count, label: counted, note, href }) => (
          <li key={key}>
            <LinkLine as={link} href={href}>
              <Mark $tone={tone}>
                <Icon icon={toneIcon[tone]} />
              </Mark>
              <Words>
                <Count>{count}</Count> {counted}
                {note !== undefined && (
                  <>
                    {' '}
                    <Note>{note}</Note>
                  </>
                )}
              </Words>
              <Icon icon={ChevronRight} tone="muted" />
            </LinkLine>
          </li>
        ))}
      </Root>
    </Card>
  );
}

const Root = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li + li {
    border-top: var(--border) solid var(--line);
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 48px;
  padding: var(--space-2) var(--space-4);
`;

const LinkLine = styled(Line)`
  color: inherit;
  text-decoration: none;
  &:hover {
    background: var(--surface-sunken);
  }
  li:first-child > & {
    border-radius: var(--radius-card) var(--radius-card) 0 0;
  }
  li:last-child > & {
    border-radius: 0 0 var(--radius-card) var(--radius-card);
  }
  li:only-child > & {
    border-radius: var(--radius-card);
  }
`;

const Mark = styled.span<{ $tone: Tone }>`
  flex: none;
  color: ${({ $tone }) => ($tone === 'neutral' ? 'var(--ink-muted)' : `var(--${$tone}-ink)`)};
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  line-height: var(--leading-tight);
`;

const Count = styled.span`
  font-weight: var(--weight-title);
  font-variant-numeric: tabular-nums;
`;

// Breaks before the note rather than in it.
const Note = styled.span`
  display: inline-block;
  color: var(--ink-muted);
`;
