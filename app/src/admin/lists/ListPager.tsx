import { Pagination, Text } from '@atlas/ui';
import { listPages, type ListedPage } from '@atlas/domain/lists';
import type { ListState } from './useListState.ts';
import { useTurnedPage } from './useTurnedPage.ts';

/** The page links below an admin list. */
export function ListPager({ state, page }: { state: Pick<ListState, 'list' | 'hrefOf'>; page: ListedPage }) {
  const onFollow = useTurnedPage(page.endCursor);
  const { numbers, previous, next, summary } = listPages(state.list, page);
  if (summary === '') return null;
  if (!previous && !next) {
    return (
      <Text size={14} tone="muted" numeric>
        {summary}
      </Text>
    );
  }
  return (
    <Pagination
      pages={numbers.length > 0 ? numbers.map((number) => ({ number, href: state.hrefOf({ page: number }) })) : undefined}
      current={state.list.page}
      previousHref={previous ? state.hrefOf(previous) : undefined}
      nextHref={next ? state.hrefOf(next) : undefined}
      summary={summary}
      onFollow={onFollow}
    />
  );
}
