import { useContext } from 'react';
import { styled } from 'styled-components';
import { LinkContext } from '../../primitives/linkContext.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import { media } from '../../tokens/media.ts';
import { TabCount, tabStyle, tabListStyle } from './tabStyle.ts';
import { useTabList } from './useTabList.ts';

export interface TabLink {
  readonly label: string;
  readonly href: string;
  readonly current?: boolean | undefined;
  /** The count to show and its accessible text ("23", "23 payments to review"). */
  readonly count?: { readonly shown: string; readonly label: string } | undefined;
}

export interface TabsProps {
  /** The subject of the tabs: "Payments". */
  label: string;
  items: readonly TabLink[];
}

/**
 * The parts of one page, each with its own URL, so that they can be shared and work with the back button. Announced as links; arrow keys
 * work as well. For parts without a URL use TabPanels.
 */
export function Tabs({ label, items }: TabsProps) {
  const link = useContext(LinkContext);
  const tabList = useTabList<HTMLUListElement>(items.find(({ current }) => current)?.href);
  return (
    <nav aria-label={label}>
      <TabList {...tabList}>
        {items.map((item) => (
          <li key={item.href}>
            <Tab as={link} href={item.href} aria-current={item.current ? 'page' : undefined}>
              {item.label}
              {item.count && (
                <>
                  <TabCount aria-hidden="true">{item.count.shown}</TabCount>
                  <VisuallyHidden>{item.count.label}</VisuallyHidden>
                </>
              )}
            </Tab>
          </li>
        ))}
      </TabList>
    </nav>
  );
}

// On phones the list reaches the edges of the page, to show that it scrolls.
const TabList = styled.ul`
  ${tabListStyle}
  ${media.phone} {
    margin-inline: calc(-1 * var(--gutter, 0px));
    padding-inline: calc(var(--gutter, 0px) - var(--space-1));
  }
`;

const Tab = styled.a`
  position: relative;
  ${tabStyle}
`;
