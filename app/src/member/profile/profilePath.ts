import type { ProfileTab } from '@atlas/domain/access';
import { PROFILE_TABS } from '@atlas/domain/access';
import { routePath } from '@atlas/domain/navigation';

/**
 * The address of a tab of the member's own profile. The first tab has the profile's own address.
 */
export const profilePath = (tab: ProfileTab): string => routePath('myProfile', tab === PROFILE_TABS[0].value ? {} : { tab });

/** The label of a tab. */
export const profileTabLabel = (tab: ProfileTab): string => PROFILE_TABS.find(({ value }) => value === tab)?.label ?? '';
