import Check from 'lucide-react/icons/check';
import LogOut from 'lucide-react/icons/log-out';
import { useContext } from 'react';
import type { ReactNode } from 'react';
import { Avatar } from '../../primitives/Avatar.tsx';
import { Icon } from '../../primitives/Icon.tsx';
import { LinkContext } from '../../primitives/linkContext.ts';
import { Text } from '../../primitives/Text.tsx';
import type { IconNavItem } from './NavItem.ts';
import { Footer, Group, GroupTitle, Header, Indicator, Item, Menu, Panel, PhoneGroup } from './profileMenuStyle.ts';
import type { MenuPanelProps } from './useMenuButton.ts';

export interface ProfileMenuPanelProps extends MenuPanelProps {
  name: string;
  /** The URL of the user's picture. */
  picture?: string | null | undefined;
  email: string;
  /** The name of the current access level. */
  accessLevel: string;
  links: readonly IconNavItem[];
  /** Items that do not fit the BottomBar, shown wherever it is, below 900 px. */
  more?: readonly IconNavItem[] | undefined;
  /** All access levels of the user; with only one there is nothing to switch. */
  accessLevels?: readonly { readonly id: string; readonly name: string; readonly current: boolean }[] | undefined;
  onSwitch?: ((id: string) => void) | undefined;
  switchTitle?: string | undefined;
  /** A ThemeControl, and other settings of this browser. */
  theme?: ReactNode;
  onSignOut: () => void;
  signOutText?: string | undefined;
}

/** The open ProfileMenu: a popover next to its button, a sheet on phones. */
export function ProfileMenuPanel({
  name,
  picture,
  email,
  accessLevel,
  links,
  more = [],
  accessLevels = [],
  onSwitch,
  switchTitle = 'Switch Role',
  theme,
  onSignOut,
  signOutText = 'Sign out',
  panel,
  menu,
  onClose,
}: ProfileMenuPanelProps) {
  return (
    <Panel {...panel}>
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
        {more.length > 0 && (
          <PhoneGroup role="none">
            <Links items={more} onClose={onClose} />
          </PhoneGroup>
        )}
        {links.length > 0 && (
          <Group role="none">
            <Links items={links} onClose={onClose} />
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

function Links({ items, onClose }: { items: readonly IconNavItem[]; onClose: () => void }) {
  const link = useContext(LinkContext);
  return items.map(({ label, href, icon, current }) => (
    <Item
      key={`${label} ${href}`}
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
  ));
}
