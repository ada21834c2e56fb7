import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type MouseEventHandler, useContext } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon.tsx';
import { LinkContext } from '../../primitives/linkContext.ts';
import { media } from '../../tokens/media.ts';
import { PageStep } from './PageStep.tsx';

export interface PageLink {
  readonly number: number;
  readonly href: string;
}

export interface PaginationProps {
  /** The page numbers to show; without them only Previous and Next, for lists that are too long to count. */
  pages?: readonly PageLink[] | undefined;
  /** The current page. */
  current?: number | undefined;
  /** Absent on the first page. */
  previousHref?: string | undefined;
  /** Absent on the last page. */
  nextHref?: string | undefined;
  /** The range of rows: "21–30 of 348". */
  summary?: string | undefined;
  /** Called after a link was clicked; its default is prevented if the router follows it. */
  onFollow?: MouseEventHandler<HTMLElement> | undefined;
}

/** Pagination with links: a page can be shared, opened in a new tab, and works with the back button. */
export function Pagination({ pages, current, previousHref, nextHref, summary, onFollow }: PaginationProps) {
  const link = useContext(LinkContext);
  const withText = pages === undefined;
  return (
    <Root aria-label="Pages" onClick={onFollow}>
      {summary !== undefined && <Summary>{summary}</Summary>}
      <List>
        <li>
          <PageStep href={previousHref} text="Previous" rel="prev" withText={withText}>
            <Icon icon={ChevronLeft} size="s" />
          </PageStep>
        </li>
        {pages?.map(({ number, href }) => (
          <li key={number}>
            <Page as={link} href={href} aria-label={`Page ${number}`} aria-current={number === current ? 'page' : undefined}>
              {number}
            </Page>
          </li>
        ))}
        <li>
          <PageStep href={nextHref} text="Next" rel="next" withText={withText}>
            <Icon icon={ChevronRight} size="s" />
          </PageStep>
        </li>
      </List>
    </Root>
  );
}

const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
`;

const Summary = styled.p`
  color: var(--ink-muted);
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
`;

const List = styled.ol`
  display: flex;
  align-items: center;
  gap: 2px;
  ${media.tablet} {
    gap: var(--space-1);
  }
`;

const Page = styled.a`
  display: grid;
  place-items: center;
  min-width: var(--control-dense);
  height: var(--control-dense);
  padding-inline: var(--space-2);
  border-radius: var(--radius-control);
  color: var(--ink);
  font-size: var(--text-14);
  font-weight: var(--weight-label);
  font-variant-numeric: tabular-nums;
  text-decoration: none;
  &:hover {
    background: var(--surface-sunken);
  }
  &[aria-current] {
    background: var(--ink);
    color: var(--surface);
  }
  ${media.touch} {
    min-width: var(--touch);
    height: var(--touch);
  }
  ${media.forcedColors} {
    &[aria-current] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
