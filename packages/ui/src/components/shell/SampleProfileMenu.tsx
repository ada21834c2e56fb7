import type { ReactNode } from 'react';
import { ProfileMenu } from './ProfileMenu.tsx';
import { ProfileMenuPanel } from './ProfileMenuPanel.tsx';
import { profileLinks } from './sampleMenus.ts';
import type { MenuPanelProps } from './useMenuButton.ts';

const nothing = () => undefined;

interface SampleProfileMenuProps {
  name: string;
  email: string;
  accessLevel: string;
  accessLevels?: readonly { readonly id: string; readonly name: string; readonly current: boolean }[];
  theme?: ReactNode;
}

/** An account menu with its panel, for the stories of the shell and the patterns. */
export function SampleProfileMenu({ name, ...content }: SampleProfileMenuProps) {
  const Panel = (inPanel: MenuPanelProps) => (
    <ProfileMenuPanel {...inPanel} {...content} name={name} links={profileLinks} onSwitch={nothing} onSignOut={nothing} />
  );
  return <ProfileMenu name={name} load={() => Promise.resolve(Panel)} />;
}
