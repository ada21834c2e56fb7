import { MEETING_DAYS, meetingText } from '@atlas/domain/groups';
import { MANILA, manilaClock, wallTime } from '@atlas/domain/time';

const clockText = (minute: number): string => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/**
 * The day and time of a weekly meeting in a time zone, by its next date. Null where they are those of
 * Manila, and for an unknown zone.
 *
 * @example
 * meetingTextIn('Europe/Lisbon', new Date('2025-11-17T11:30:00Z')) // 'Mondays at 11:30 AM'
 */
export function meetingTextIn(zone: string, start: Date): string | null {
  try {
    const [{ day, minute }, inManila] = [wallTime(zone, start), wallTime(MANILA, start)];
    if (day === inManila.day && minute === inManila.minute) return null;
    const { weekday } = manilaClock(`${day}T00:00:00+08:00`);
    const meetingDay = MEETING_DAYS.find(({ label }) => label === weekday)?.value ?? null;
    return meetingText({ meetingDay, meetingTime: clockText(minute) });
  } catch {
    return null;
  }
}
