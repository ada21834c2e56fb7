import { styled } from 'styled-components';
import { Chip } from '../../primitives/Chip.tsx';
import { Skeleton } from '../../primitives/Skeleton.tsx';
import { Text } from '../../primitives/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import type { SearchGroup, SearchTypeFilter } from './SearchResult.ts';
import { SearchResultGroup } from './SearchResultGroup.tsx';

export interface SearchResultsProps {
  groups: readonly SearchGroup[];
  types: readonly SearchTypeFilter[];
  activeType: string | null;
  onTypeChange: (type: string) => void;
  loading: boolean;
  typesLabel: string;
  emptyText: string;
  loadingText: string;
  countText: string | undefined;
  onChoose: () => void;
}

/** The results by type, and the type filters. Inside a SearchPanel. */
export function SearchResults({ groups, types, activeType, onTypeChange, loading, onChoose, ...texts }: SearchResultsProps) {
  const found = groups.filter(({ results }) => results.length > 0);
  const empty = !loading && found.length === 0;
  return (
    <Root>
      <Filters role="group" aria-label={texts.typesLabel}>
        {types.map(({ value, label }) => (
          <Chip key={value} selected={value === activeType} onClick={() => onTypeChange(value)}>
            {label}
          </Chip>
        ))}
      </Filters>
      <VisuallyHidden role="status">{loading ? texts.loadingText : empty ? texts.emptyText : texts.countText}</VisuallyHidden>
      {loading && <Loading />}
      {empty && (
        <Text tone="muted" align="center">
          <EmptyText>{texts.emptyText}</EmptyText>
        </Text>
      )}
      {!loading &&
        found.map(({ type, label, icon, results }) => (
          <SearchResultGroup key={type} label={label} icon={icon} results={results} onChoose={onChoose} />
        ))}
    </Root>
  );
}

function Loading() {
  return (
    <LoadingRows aria-hidden="true">
      <Skeleton width="wide" />
      <Skeleton width="half" />
      <Skeleton width="wide" />
    </LoadingRows>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  padding-bottom: var(--space-2);
`;

// Sticky while the results scroll.
const Filters = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-4);
  overflow-x: auto;
  border-bottom: var(--border) solid var(--line);
  background: var(--surface-raised);
  scrollbar-width: none;
`;

const LoadingRows = styled.div`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-4);
`;

const EmptyText = styled.span`
  display: block;
  padding: var(--space-6) var(--space-4);
`;
