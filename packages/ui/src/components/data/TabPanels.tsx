import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { tabStyle, tabListStyle } from './tabStyle.ts';
import { useTabList } from './useTabList.ts';

export interface TabPanel {
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}

export interface TabPanelsProps {
  /** The accessible name of the tab list. */
  label: string;
  panels: readonly TabPanel[];
  /** The initially open panel; the first by default. */
  initial?: string | undefined;
}

/** Tabs without URLs, for a Drawer or a dialog. On a page use Tabs. */
export function TabPanels({ label, panels, initial }: TabPanelsProps) {
  const id = useId();
  const [chosenId, choose] = useState(initial ?? panels[0]?.id);
  const chosen = panels.find((panel) => panel.id === chosenId) ?? panels[0];
  const tabList = useTabList<HTMLDivElement>(chosen?.id);
  if (chosen === undefined) return null;
  return (
    <Root>
      <TabList role="tablist" aria-label={label} {...tabList}>
        {panels.map((panel) => (
          <Tab
            key={panel.id}
            type="button"
            role="tab"
            id={`${id}tab-${panel.id}`}
            aria-selected={panel.id === chosen.id}
            aria-controls={panel.id === chosen.id ? `${id}panel` : undefined}
            tabIndex={panel.id === chosen.id ? 0 : -1}
            onClick={() => choose(panel.id)}
            onFocus={() => choose(panel.id)}
          >
            {panel.label}
          </Tab>
        ))}
      </TabList>
      <Panel key={chosen.id} role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}tab-${chosen.id}`} tabIndex={0}>
        {chosen.content}
      </Panel>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

const TabList = styled.div`
  ${tabListStyle}
`;

const Tab = styled.button`
  ${tabStyle}
`;

const Panel = styled.div`
  min-width: 0;
  border-radius: var(--radius-small);
`;
