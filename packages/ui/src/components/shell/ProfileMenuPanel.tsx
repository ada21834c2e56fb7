import Check from 'lucide-react/icons/check';
import LogOut from 'lucide-react/icons/log-out';
import { useContext } from 'react';
import type { ReactNode } from 'react';
import { Avatar } from '../../primitives/Avatar.tsx';
import { Icon } from '../../primitives/Icon.tsx';
import { LinkContext } from '../../primitives/linkContext.ts';
import { Text } from '../../primitives/Text.tsx';
import type { IconNavItem } from './NavItem.ts';
import { Group, GroupTitle, Header, Item, Menu, Indicator, Panel, Footer } from './profileMenuStyle.ts';
import type { useMenuButton } from './useMenuButton.ts';

export interface ProfileMenuContent {
  name: string;
  /** The URL of the user's picture. */
  picture?: string | null | undefined;
  email: string;
  /** The name of the current access level. */
  accessLevel: string;
  links: readonly IconNavItem[];
  /** All access levels of the user; with only one there is nothing to switch. */
  accessLevels?: readonly { readonly id: string; readonly name: string; readonly current: boolean }[] | undefined;
  onSwitch?: ((id: string) => void) | undefined;
  switchTitle?: string | undefined;
  /** A ThemeControl. */
  theme?: ReactNode;
  onSignOut: () => void;
  signOutText?: string | undefined;
}

interface ProfileMenuPanelProps extends ProfileMenuContent {
  /** The side of the panel where the button is. */
  from: 'above' | 'below';
  panel: ReturnType<typeof useMenuButton>['panel'];
  menu: ReturnType<typeof useMenuButton>['menu'];
  onClose: () => void;
}

/** The open ProfileMenu: a popover next to its button, a sheet on phones. */
export function ProfileMenuPanel({
  name,
  picture,
  email,
  accessLevel,
  links,
  accessLevels = [],
  onSwitch,
  switchTitle = 'Switch Role',
  theme,
  onSignOut,
  signOutText = 'Sign out',
  from,
  panel,
  menu,
  onClose,
}: ProfileMenuPanelProps) {
  const link = useContext(LinkContext);
  return (
    <Panel $from={from} {...panel}>
      <Header>
        <Avatar name={name} picture={picture} />
        <div>
          <Text weight="label">{name}</Text>
          <Text size={14} tone="muted">
            {email}
          </Text>
          <Text size={14} tone="muted">
            {accessLevel}
          </Text>
        </div>
      </Header>
      <Menu {...menu} aria-label={name}>
        {links.length > 0 && (
          <Group role="none">
            {links.map(({ label, href, icon, current }) => (
              <Item
                key={href}
                as={link}
                href={href}
                role="menuitem"
                tabIndex={-1}
                aria-current={current ? 'page' : undefined}
                onClick={onClose}
              >
                <Icon icon={icon} tone="muted" />
                {label}
              </Item>
            ))}
          </Group>
        )}
        {accessLevels.length > 1 && (
          <Group role="group" aria-label={switchTitle}>
            <GroupTitle aria-hidden="true">{switchTitle}</GroupTitle>
            {accessLevels.map((level) => (
              <Item
                key={level.id}
                as="button"
                type="button"
                role="menuitemradio"
                tabIndex={-1}
                aria-checked={level.current}
                onClick={() => {
                  onClose();
                  if (!level.current) onSwitch?.(level.id);
                }}
              >
                <Indicator>{level.current && <Icon icon={Check} tone="accent" />}</Indicator>
                {level.name}
              </Item>
            ))}
          </Group>
        )}
        <Group role="none">
          <Item
            as="button"
            type="button"
            role="menuitem"
            tabIndex={-1}
            onClick={() => {
              onClose();
              onSignOut();
            }}
          >
            <Icon icon={LogOut} tone="muted" />
            {signOutText}
          </Item>
        </Group>
      </Menu>
      {theme !== undefined && <Footer>{theme}</Footer>}
    </Panel>
  );
}
