import type { OwnTable } from '../../routing/screen.ts';
import { LOG_TABS } from './logTabs.ts';

/** The logs. */
export const screens: OwnTable<'staff', 'logs'> = {
  infoLogsReport: { tabs: LOG_TABS },
};
