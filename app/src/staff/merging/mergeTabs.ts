import type { TabLink } from '@atlas/ui';
import { routePath } from '@atlas/domain/navigation';

/** The tabs of the page without people. */
export const mergeTabs = (current: 'suggestions' | 'merges'): TabLink[] => [
  { label: 'Suggestions', href: routePath('mergeUsers'), current: current === 'suggestions' },
  { label: 'Merged accounts', href: routePath('mergeUsers', { tab: 'merges' }), current: current === 'merges' },
];
