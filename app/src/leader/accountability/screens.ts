import type { ScreenTable } from '../../routing/screen.ts';
import { ACCOUNTABILITY_VIEWS, accountabilityView } from './accountabilityViews.ts';

/** The accountability groups for those who lead them, and for staff. */
export const screens = {
  accountabilityGroups: { tabs: ACCOUNTABILITY_VIEWS, by: accountabilityView },
} satisfies ScreenTable;
