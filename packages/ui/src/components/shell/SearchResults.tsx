import { useContext } from 'react';
import { styled } from 'styled-components';
import { Chip } from '../../primitives/Chip.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { Icon } from '../../primitives/Icon.tsx';
import { LinkContext } from '../../primitives/linkContext.ts';
import { Skeleton } from '../../primitives/Skeleton.tsx';
import { Text } from '../../primitives/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import { media } from '../../tokens/media.ts';
import type { SearchGroup, SearchTypeFilter } from './SearchResult.ts';

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

/** What was found, by kind, and the kinds to choose from. Inside a SearchPanel. */
export function SearchResults({ groups, types, activeType, onTypeChange, loading, onChoose, ...texts }: SearchResultsProps) {
  const link = useContext(LinkContext);
  const found = groups.filter(({ results }) => results.length > 0);
  const empty = !loading && found.length === 0;
  return (
    <Whole>
      <Types role="group" aria-label={texts.typesLabel}>
        {types.map(({ value, label }) => (
          <Chip key={value} selected={value === activeType} onClick={() => onTypeChange(value)}>
            {label}
          </Chip>
        ))}
      </Types>
      <VisuallyHidden role="status">{loading ? texts.loadingText : empty ? texts.emptyText : texts.countText}</VisuallyHidden>
      {loading && <Waiting />}
      {empty && (
        <Text tone="muted" align="center">
          <Roomy>{texts.emptyText}</Roomy>
        </Text>
      )}
      {!loading &&
        found.map(({ type, label, icon, results }) => (
          <Group key={type} aria-label={label}>
            <Title>
              <Heading level={2} size="label">
                {label}
              </Heading>
            </Title>
            <ul>
              {results.map(({ id, title, href, meta }) => (
                <li key={id}>
                  <Result as={link} href={href} data-result="" onClick={onChoose}>
                    <Icon icon={icon} tone="muted" />
                    <span>
                      {title}
                      {meta !== undefined && (
                        <Text as="span" size={12} tone="muted">
                          {meta}
                        </Text>
                      )}
                    </span>
                  </Result>
                </li>
              ))}
            </ul>
          </Group>
        ))}
    </Whole>
  );
}

function Waiting() {
  return (
    <Bones aria-hidden="true">
      <Skeleton width="wide" />
      <Skeleton width="half" />
      <Skeleton width="wide" />
    </Bones>
  );
}

const Whole = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  padding-bottom: var(--space-2);
`;

// It stays while the results scroll under it.
const Types = styled.div`
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

const Group = styled.section`
  padding-inline: var(--space-2);
`;

const Title = styled.div`
  padding: var(--space-1) var(--space-2);
  color: var(--ink-muted);
`;

const Result = styled.a`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-3);
  align-items: center;
  min-height: var(--touch);
  padding: 6px var(--space-2);
  border-radius: var(--radius-control);
  color: var(--ink);
  font-weight: var(--weight-medium);
  line-height: var(--leading-tight);
  text-decoration: none;
  > span {
    display: grid;
  }
  &:hover {
    background: var(--surface-sunken);
  }
  &:focus-visible {
    background: var(--accent-surface);
    outline-offset: calc(-1 * var(--ring));
  }
  ${media.desktop} {
    font-size: var(--text-14);
  }
`;

const Bones = styled.div`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-4);
`;

const Roomy = styled.span`
  display: block;
  padding: var(--space-6) var(--space-4);
`;
