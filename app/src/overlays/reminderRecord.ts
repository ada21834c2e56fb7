import {
  firstVisitDay,
  REMINDER_DAY_KEY,
  REMINDER_SESSION_KEY,
  type ReminderRecord,
  STORAGE_KEYS,
  STORED_TRUE,
} from '@atlas/domain/overlays';
import { isoDay } from '@atlas/domain/time';

/** Reads the values that this browser has stored about the Facebook reminder. */
export const readReminderRecord = (): ReminderRecord => ({
  neverShowAgain: read('localStorage', STORAGE_KEYS.neverShowAgainFacebookReminder),
  day: read('localStorage', REMINDER_DAY_KEY),
  session: read('sessionStorage', REMINDER_SESSION_KEY),
});

/** Stores that this session had its turn, and the day of a first visit. */
export function storeReminderTurn(now: Date): void {
  write('sessionStorage', REMINDER_SESSION_KEY, STORED_TRUE);
  const day = firstVisitDay(read('localStorage', REMINDER_DAY_KEY), now);
  if (day !== null) write('localStorage', REMINDER_DAY_KEY, day);
}

/** Stores that the reminder opened today. */
export const storeReminderDay = (now: Date): void => write('localStorage', REMINDER_DAY_KEY, isoDay(now));

type Area = 'localStorage' | 'sessionStorage';

/** The stored value. Without storage every visit is the first one, so the reminder stays closed. */
function read(area: Area, key: string): string | null {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
}

function write(area: Area, key: string, value: string): void {
  try {
    globalThis[area].setItem(key, value);
  } catch {
    // The value applies to this page only.
  }
}
