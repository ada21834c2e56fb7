import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import { Avatar } from '../../primitives/Avatar.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import { useMenuButton, type MenuPanelProps } from './useMenuButton.ts';

export interface ProfileMenuProps {
  name: string;
  /** The URL of the user's picture. */
  picture?: string | null | undefined;
  /** Loads the content: a component that renders a ProfileMenuPanel. */
  load: () => Promise<ComponentType<MenuPanelProps>>;
  /** The first part of the button's accessible name. */
  label?: string | undefined;
}

/** The account menu: the user's pages, the current access level, the theme, sign-out. At the end of a TopBar. */
export function ProfileMenu({ name, picture, load, label = 'Account menu' }: ProfileMenuProps) {
  const { Panel, root, button, inPanel } = useMenuButton(load);
  return (
    <Root {...root}>
      <Trigger type="button" {...button}>
        <Avatar name={name} picture={picture} size="s" />
        <VisuallyHidden>{`${label}, ${name}`}</VisuallyHidden>
      </Trigger>
      {Panel && <Panel {...inPanel} />}
    </Root>
  );
}

const Root = styled.span`
  display: inline-grid;
`;

const Trigger = styled.button`
  display: grid;
  place-items: center;
  min-width: var(--touch);
  min-height: var(--touch);
  padding: 0;
  border: 0;
  border-radius: var(--radius-control);
  background: none;
  cursor: pointer;
  &:hover,
  &[aria-expanded='true'] {
    background: var(--track);
  }
`;
