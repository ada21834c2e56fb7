import type { ScreenTable } from '../../routing/screen.ts';
import { LOG_TABS } from './logTabs.ts';

/** The staff screens for the logs. */
export const screens = {
  infoLogsReport: { tabs: LOG_TABS },
} satisfies ScreenTable;
