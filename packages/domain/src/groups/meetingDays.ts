/** The days on which a subgroup can meet, by their stored number. */
export const MEETING_DAYS = [
  { value: 1, label: 'Monday' },
  { value: 2, label: 'Tuesday' },
  { value: 3, label: 'Wednesday' },
  { value: 4, label: 'Thursday' },
  { value: 5, label: 'Friday' },
  { value: 6, label: 'Saturday' },
  { value: 7, label: 'Sunday' },
] as const;

/**
 * The day and time of a weekly meeting, in words.
 *
 * @param meetingTime 'HH:MM' in Manila
 * @example meetingText({ meetingDay: 7, meetingTime: '19:30' }) // 'Sundays at 7:30 PM'
 * @example meetingText({ meetingDay: null, meetingTime: null }) // null
 */
export function meetingText({
  meetingDay,
  meetingTime,
}: {
  readonly meetingDay: number | null;
  readonly meetingTime: string | null;
}): string | null {
  const day = MEETING_DAYS.find(({ value }) => value === meetingDay);
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(meetingTime ?? '') ?? [];
  if (day === undefined || hours === undefined) return null;
  const hour = Number(hours);
  return `${day.label}s at ${hour % 12 === 0 ? 12 : hour % 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}
