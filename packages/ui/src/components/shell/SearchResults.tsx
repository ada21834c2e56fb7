import { styled } from 'styled-components';
import { Button } from '../../primitives/Button.tsx';
import { Chip } from '../../primitives/Chip.tsx';
import { Skeleton } from '../../primitives/Skeleton.tsx';
import { Text } from '../../primitives/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import type { SearchMessage } from './SearchPanelProps.ts';
import type { SearchGroup, SearchTypeFilter } from './SearchResult.ts';
import { SearchResultGroup } from './SearchResultGroup.tsx';

export interface SearchResultsProps {
  groups: readonly SearchGroup[];
  types: readonly SearchTypeFilter[];
  activeType: string | null;
  onTypeChange: (type: string) => void;
  loading: boolean;
  message?: SearchMessage | undefined;
  typesLabel: string;
  emptyText: string;
  loadingText: string;
  countText: string | undefined;
  onChoose: () => void;
}

/** The results by type, and the type filters. Inside a SearchPanel. */
export function SearchResults({ groups, types, activeType, onTypeChange, loading, message, onChoose, ...texts }: SearchResultsProps) {
  const found = message || loading ? [] : groups.filter(({ results }) => results.length > 0);
  const text = message?.text ?? (!loading && found.length === 0 ? texts.emptyText : undefined);
  return (
    <Root>
      {types.length > 1 && (
        <Filters role="group" aria-label={texts.typesLabel}>
          {types.map(({ value, label }) => (
            <Chip key={value} selected={value === activeType} onClick={() => onTypeChange(value)}>
              {label}
            </Chip>
          ))}
        </Filters>
      )}
      <VisuallyHidden role="status">{text ?? (loading ? texts.loadingText : texts.countText)}</VisuallyHidden>
      {loading && text === undefined && <Loading />}
      {text !== undefined && (
        <Message>
          <Text tone="muted" align="center">
            {text}
          </Text>
          {message?.action && <Button onClick={message.action.onClick}>{message.action.label}</Button>}
        </Message>
      )}
      {found.map(({ type, ...group }) => (
        <SearchResultGroup key={type} {...group} onChoose={onChoose} />
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
  &:not(:has([role='group'])) {
    padding-top: var(--space-3);
  }
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

const Message = styled.div`
  display: grid;
  gap: var(--space-4);
  justify-items: center;
  padding: var(--space-6) var(--space-4);
`;
