import { useContext } from 'react';
import { styled } from 'styled-components';
import { Heading } from '../../primitives/Heading.tsx';
import { Icon } from '../../primitives/Icon.tsx';
import { LinkContext } from '../../primitives/linkContext.ts';
import { Text } from '../../primitives/Text.tsx';
import { media } from '../../tokens/media.ts';
import type { SearchGroup } from './SearchResult.ts';

interface SearchResultGroupProps extends Omit<SearchGroup, 'type'> {
  onChoose: () => void;
}

/** The results of one type, as links. */
export function SearchResultGroup({ label, icon, results, isInstant = false, onChoose }: SearchResultGroupProps) {
  const link = useContext(LinkContext);
  return (
    <Root aria-label={label}>
      <Header>
        <Heading level={2} size="label">
          {label}
        </Heading>
      </Header>
      <ul>
        {results.map(({ id, title, href, meta }) => (
          <li key={id}>
            <Result as={link} href={href} data-result={isInstant ? 'instant' : ''} onClick={onChoose}>
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
    </Root>
  );
}

const Root = styled.section`
  padding-inline: var(--space-2);
`;

const Header = styled.div`
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
