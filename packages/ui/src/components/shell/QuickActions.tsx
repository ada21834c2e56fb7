import Plus from 'lucide-react/icons/plus';
import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../../primitives/IconButton.tsx';
import { type MenuPanelProps, useMenuButton } from './useMenuButton.ts';

export interface QuickActionsProps {
  /** Loads the content: a component that renders a QuickActionsPanel. */
  load: () => Promise<ComponentType<MenuPanelProps>>;
  label?: string | undefined;
}

/** A menu for creating records from anywhere. In the TopBar; a sheet on phones. */
export function QuickActions({ load, label = 'Quick actions' }: QuickActionsProps) {
  const { Panel, root, button, inPanel } = useMenuButton(load);
  return (
    <Root {...root}>
      <IconButton icon={Plus} label={label} {...button} />
      {Panel && <Panel {...inPanel} />}
    </Root>
  );
}

const Root = styled.span`
  display: inline-grid;
`;
