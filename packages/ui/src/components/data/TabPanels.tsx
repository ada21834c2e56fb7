import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { tabLook, tabStrip } from './tabStyle.ts';
import { useTabStrip } from './useTabStrip.ts';

export interface TabPanel {
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}

export interface TabPanelsProps {
  /** What the panels are parts of. */
  label: string;
  panels: readonly TabPanel[];
  /** The panel that is open at first; else the first. */
  initial?: string | undefined;
}

/** Parts of one thing of which one shows, inside a Drawer or a Dialog, where there is no address. On a page use Tabs. */
export function TabPanels({ label, panels, initial }: TabPanelsProps) {
  const id = useId();
  const [chosenId, choose] = useState(initial ?? panels[0]?.id);
  const chosen = panels.find((panel) => panel.id === chosenId) ?? panels[0];
  const strip = useTabStrip<HTMLDivElement>(chosen?.id);
  if (chosen === undefined) return null;
  return (
    <Whole>
      <Strip role="tablist" aria-label={label} {...strip}>
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
      </Strip>
      <Panel key={chosen.id} role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}tab-${chosen.id}`} tabIndex={0}>
        {chosen.content}
      </Panel>
    </Whole>
  );
}

const Whole = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

const Strip = styled.div`
  ${tabStrip}
`;

const Tab = styled.button`
  ${tabLook}
`;

const Panel = styled.div`
  min-width: 0;
  border-radius: var(--radius-small);
`;
