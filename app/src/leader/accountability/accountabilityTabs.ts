import type { TabLink } from '@atlas/ui';
import { countNoun, countText } from '@atlas/domain/lists';
import { routePath } from '@atlas/domain/navigation';

const MEMBERS = { one: 'member without a group', many: 'members without a group' };

/** The tabs of the lists for staff. */
export const accountabilityTabs = (current: 'groups' | 'unplaced' | 'rounds', unplaced: number): readonly TabLink[] => [
  { label: 'Groups', href: routePath('accountabilityGroups'), current: current === 'groups' },
  {
    label: 'Unplaced',
    href: routePath('accountabilityGroups', { tab: 'unplaced' }),
    current: current === 'unplaced',
    count: { shown: countText(unplaced), label: countNoun(unplaced, MEMBERS) },
  },
  { label: 'Rounds', href: routePath('accountabilityGroups', { tab: 'rounds' }), current: current === 'rounds' },
];
