/** The parts of the day in which a member can meet. */
export const MEETING_TIMES = [
  { value: 'morning', label: 'In the morning', until: '12:00' },
  { value: 'afternoon', label: 'In the afternoon', until: '18:00' },
  { value: 'evening', label: 'In the evening', until: '24:00' },
] as const;

export type MeetingTime = (typeof MEETING_TIMES)[number]['value'];

/**
 * The part of the day of a meeting: morning until noon, afternoon until 6 PM, then evening. Null
 * for a group without a meeting. A product decision.
 *
 * @param time 'HH:MM' in Manila
 * @example meetingTimeOf('19:30') // 'evening'
 */
export const meetingTimeOf = (time: string | null): MeetingTime | null =>
  (time === null ? undefined : MEETING_TIMES.find(({ until }) => time < until))?.value ?? null;
