/** What was noted of those who planned to come to a time of an event, or came. */
export interface Attendance {
  /** Have a seat, and nothing was noted of them yet. */
  readonly unnoted: number;
  readonly present: number;
  /** Of those who were there: came without an answer. */
  readonly walkedIn: number;
  readonly absent: number;
}

const text = (count: number): string => count.toLocaleString('en-PH');
const were = (count: number): string => `${text(count)} ${count === 1 ? 'was' : 'were'}`;

/**
 * Who was at a time of an event, as a line above the list of them.
 *
 * @example attendanceText({ present: 12, walkedIn: 2, absent: 1, unnoted: 0 }) // '12 were there, 2 of them without an answer. 1 was not there.'
 * Noting who was there is a product decision.
 */
export function attendanceText({ unnoted, present, walkedIn, absent }: Attendance): string {
  const without = walkedIn === 0 ? '' : walkedIn === present ? ', without an answer' : `, ${text(walkedIn)} of them without an answer`;
  return [
    ...(present > 0 || (absent === 0 && unnoted === 0) ? [`${present === 0 ? 'Nobody was' : were(present)} there${without}.`] : []),
    ...(absent > 0 ? [`${were(absent)} not there.`] : []),
    ...(unnoted > 0 ? [`${text(unnoted)} not noted yet.`] : []),
  ].join(' ');
}
