import { styled } from 'styled-components';
import { Link } from '../../primitives/Link.tsx';
import { Text } from '../../primitives/Text.tsx';

export interface BreadcrumbsProps {
  /**
   * Levels from the root to the current page. Without `href` the last one is the current page, any
   * other a level without a page.
   */
  items: readonly { readonly label: string; readonly href?: string | undefined }[];
  label?: string | undefined;
}

/** The path to the current page, for pages two or more levels deep. Below 900 px a PhoneBar with a back button replaces it. */
export function Breadcrumbs({ items, label = 'Breadcrumbs' }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <List>
        {items.map((item, index) => (
          // Two levels may have the same label and no page, so the index is the key.
          <Item key={index}>
            {item.href === undefined ? (
              <Text as="span" size={14} tone="muted">
                <span aria-current={index === items.length - 1 ? 'page' : undefined}>{item.label}</span>
              </Text>
            ) : (
              <Link href={item.href}>{item.label}</Link>
            )}
          </Item>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) 0;
  font-size: var(--text-14);
`;

const Item = styled.li`
  padding-block: 2px;
  & + &::before {
    content: '/' / '';
    padding-inline: var(--space-2);
    color: var(--ink-muted);
  }
`;
