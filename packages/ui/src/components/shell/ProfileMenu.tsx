import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { styled } from 'styled-components';
import { Avatar } from '../../primitives/Avatar.tsx';
import { Icon } from '../../primitives/Icon.tsx';
import { Text } from '../../primitives/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import { ProfileMenuPanel } from './ProfileMenuPanel.tsx';
import type { ProfileMenuContent } from './ProfileMenuPanel.tsx';
import { useMenuButton } from './useMenuButton.ts';

export interface ProfileMenuProps extends ProfileMenuContent {
  /** `name` in the footer of a Sidebar; its panel then opens upwards. */
  show?: 'avatar' | 'name' | undefined;
  /** The first part of the button's accessible name. */
  label?: string | undefined;
}

/** The account menu: the user's pages, the current access level, the theme, sign-out. At the end of a TopBar. */
export function ProfileMenu({ show = 'avatar', label = 'Account menu', ...content }: ProfileMenuProps) {
  const { open, close, root, button, panel, menu } = useMenuButton();
  const { name, picture, accessLevel } = content;
  return (
    <Root {...root} $show={show}>
      <Trigger type="button" $show={show} {...button}>
        <Avatar name={name} picture={picture} size="s" />
        <VisuallyHidden>{show === 'name' ? label : `${label}, ${name}`}</VisuallyHidden>
        {show === 'name' && (
          <>
            <Identity>
              <Text as="span" size={14} weight="medium" truncate>
                {name}
              </Text>
              <Text as="span" size={12} tone="muted" truncate>
                {accessLevel}
              </Text>
            </Identity>
            <Icon icon={ChevronsUpDown} size="s" tone="muted" />
          </>
        )}
      </Trigger>
      {open && <ProfileMenuPanel {...content} from={show === 'name' ? 'below' : 'above'} panel={panel} menu={menu} onClose={close} />}
    </Root>
  );
}

const Root = styled.span<{ $show: 'avatar' | 'name' }>`
  display: ${({ $show }) => ($show === 'name' ? 'grid' : 'inline-grid')};
`;

const Trigger = styled.button<{ $show: 'avatar' | 'name' }>`
  display: flex;
  align-items: center;
  justify-content: ${({ $show }) => ($show === 'name' ? 'start' : 'center')};
  gap: 10px;
  min-width: var(--touch);
  min-height: ${({ $show }) => ($show === 'name' ? 'var(--control-large)' : 'var(--touch)')};
  padding: 0 ${({ $show }) => ($show === 'name' ? '10px' : '0')};
  border: 0;
  border-radius: var(--radius-control);
  background: none;
  line-height: var(--leading-tight);
  text-align: start;
  cursor: pointer;
  &:hover,
  &[aria-expanded='true'] {
    background: var(--track);
  }
`;

const Identity = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
`;
