import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Link } from '../../primitives/Link.tsx';
import { cards } from './dataTableStyle.ts';

export interface RowTitleProps {
  /** The name. */
  children: ReactNode;
  /** The link that the whole row follows. */
  href?: string | undefined;
  /** The second line in small print: an email address, a period. */
  note?: ReactNode;
  /** An Avatar or a Cover; hidden where space is tight. */
  lead?: ReactNode;
  /** False to hide the second line on cards. */
  noteOnCard?: boolean | undefined;
  /** For a sentence instead of a name: it wraps in rows as well. */
  wraps?: boolean | undefined;
}

/**
 * The first cell of a DataTable: the subject of the row, with the link that opens it. Truncated in
 * rows; wraps on cards, the second line up to twice.
 */
export function RowTitle({ children, href, note, lead, noteOnCard = true, wraps = false }: RowTitleProps) {
  return (
    <Root>
      {lead !== undefined && <Media>{lead}</Media>}
      <Body>
        <Title $wraps={wraps}>
          {href === undefined ? (
            children
          ) : (
            <Link href={href} tone="quiet">
              {children}
            </Link>
          )}
        </Title>
        {note !== undefined && <Note $onCard={noteOnCard}>{note}</Note>}
      </Body>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-width: 0;
`;

const Media = styled.span`
  display: grid;
  flex: none;
  @container data-table (max-width: 759px) {
    display: none;
  }
`;

const Body = styled.div`
  flex: 1;
  min-width: 0;
  line-height: var(--leading-tight);
`;

const cut = 'overflow: hidden; text-overflow: ellipsis; white-space: nowrap;';

// The padding leaves room for the focus ring, which would be clipped otherwise.
const Title = styled.div<{ $wraps: boolean }>`
  margin: -5px;
  padding: 5px;
  font-weight: var(--weight-label);
  ${({ $wraps }) => !$wraps && cut}
  ${cards} {
    white-space: normal;
  }
`;

const Note = styled.div<{ $onCard: boolean }>`
  color: var(--ink-muted);
  font-size: var(--text-12);
  font-weight: var(--weight-text);
  ${cut}
  ${cards} {
    display: ${({ $onCard }) => ($onCard ? '-webkit-box' : 'none')};
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    font-size: var(--text-14);
    white-space: normal;
  }
`;
