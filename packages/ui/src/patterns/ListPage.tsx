import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading } from '../primitives/Heading.tsx';
import { Text } from '../primitives/Text.tsx';
import { media } from '../tokens/media.ts';

export interface ListPageProps {
  title: string;
  /** The total, next to the title ("348"). */
  count?: string | undefined;
  lede?: ReactNode;
  /** Actions on the whole list: New User, Export. */
  actions?: ReactNode;
  /** Tabs, where the list is divided. */
  tabs?: ReactNode;
  /**
   * Figures about the whole list, between the tabs and the list: a StatGroup, a small DataTable.
   */
  overview?: ReactNode;
  /** Search, filter and column controls. */
  tools?: ReactNode;
  /** Filter chips; scroll horizontally on phones. */
  filters?: ReactNode;
  /** At the end of the filters. */
  sort?: ReactNode;
  /** Cards, rows or a table; or an EmptyState, an ErrorState, skeletons. */
  children: ReactNode;
  /** A Pagination. */
  footer?: ReactNode;
}

/** A page with a list of records, for members and staff. Everything but the list stays while the list changes. */
export function ListPage({ title, count, lede, actions, tabs, overview, tools, filters, sort, children, footer }: ListPageProps) {
  return (
    <Root>
      <Header>
        <TitleGroup $hasLede={lede !== undefined} $hasActions={actions !== undefined}>
          <Heading level={1}>
            {title} {count !== undefined && <Count>{count}</Count>}
          </Heading>
          {lede !== undefined && <Text tone="muted">{lede}</Text>}
        </TitleGroup>
        {actions !== undefined && <Actions>{actions}</Actions>}
      </Header>
      {tabs}
      {overview}
      {tools !== undefined && <Tools>{tools}</Tools>}
      {(filters !== undefined || sort !== undefined) && (
        <FilterRow>
          {filters !== undefined && (
            <Filters ref={showActive} role="group" aria-label="Filter">
              {filters}
            </Filters>
          )}
          {sort}
        </FilterRow>
      )}
      {children}
      {footer}
    </Root>
  );
}

/** Scrolls the active filter into view, for those who arrive with it. */
const showActive = (strip: HTMLElement | null): void => {
  const active = strip?.querySelector<HTMLElement>('[aria-current], [aria-pressed="true"]');
  if (strip && active) strip.scrollLeft = active.offsetLeft - strip.clientWidth / 2;
};

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  [data-density='dense'] & {
    gap: 14px;
  }
`;

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: var(--space-3);
`;

// A short title and a button share the first line on phones.
const TitleGroup = styled.div<{ $hasLede: boolean; $hasActions: boolean }>`
  display: grid;
  flex: 1 1 ${({ $hasLede }) => ($hasLede ? '200px' : '100px')};
  align-content: center;
  gap: var(--space-1);
  min-height: ${({ $hasActions }) => ($hasActions ? 'var(--control)' : '0')};
  min-width: min-content;
  overflow-wrap: break-word;
  max-width: var(--measure);
`;

const Count = styled.span`
  color: var(--ink-muted);
  font-size: var(--text-16);
  font-weight: var(--weight-medium);
  font-variant-numeric: tabular-nums;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
`;

const FilterRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  ${media.phone} {
    flex-wrap: nowrap;
    > :nth-child(2) {
      flex: none;
    }
  }
`;

// The padding keeps focus rings from being clipped; before a sort the end fades out to show that it scrolls.
const Filters = styled.div`
  position: relative;
  display: flex;
  flex: 1 1 auto;
  gap: var(--space-2);
  min-width: 0;
  max-width: calc(100% + 2 * var(--gutter));
  margin: -5px calc(-1 * var(--gutter));
  padding: 5px var(--gutter);
  overflow-x: auto;
  white-space: nowrap;
  scrollbar-width: none;
  > * {
    flex: none;
  }
  ${media.phone} {
    &:not(:only-child) {
      margin-right: calc(-1 * var(--space-2));
      padding-right: var(--space-5);
      mask-image: linear-gradient(to left, transparent, var(--ink) var(--space-5));
    }
  }
  ${media.tablet} {
    flex: 0 1 auto;
    flex-wrap: wrap;
    max-width: 100%;
    white-space: normal;
    margin: 0;
    padding: 0;
    overflow: visible;
  }
`;
