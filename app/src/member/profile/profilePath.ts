import type { ProfileTab } from '@atlas/domain/access';
import { PROFILE_TABS } from '@atlas/domain/access';
import { routePath } from '@atlas/domain/navigation';

/** The address of a part of one's own profile; the first one is the profile's own. */
export const profilePath = (tab: ProfileTab): string => routePath('myProfile', tab === PROFILE_TABS[0].value ? {} : { tab });

/** What the tab is called. */
export const profileTabLabel = (tab: ProfileTab): string => PROFILE_TABS.find(({ value }) => value === tab)?.label ?? '';
