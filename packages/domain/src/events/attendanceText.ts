/** Attendance of the people who planned to come to an event occurrence, or came. */
export interface Attendance {
  /** People with a seat whose attendance was not recorded yet. */
  readonly unnoted: number;
  readonly present: number;
  /** Attendees who came without an RSVP. */
  readonly walkedIn: number;
  readonly absent: number;
}

const text = (count: number): string => count.toLocaleString('en-PH');
const were = (count: number): string => `${text(count)} ${count === 1 ? 'was' : 'were'}`;

/**
 * The attendance of an event occurrence, as a line above the list of attendees. Recording
 * attendance is a product decision.
 *
 * @example attendanceText({ present: 12, walkedIn: 2, absent: 1, unnoted: 0 }) // '12 were there, 2 of them without an answer. 1 was not there.'
 */
export function attendanceText({ unnoted, present, walkedIn, absent }: Attendance): string {
  const without = walkedIn === 0 ? '' : walkedIn === present ? ', without an answer' : `, ${text(walkedIn)} of them without an answer`;
  return [
    ...(present > 0 || (absent === 0 && unnoted === 0) ? [`${present === 0 ? 'Nobody was' : were(present)} there${without}.`] : []),
    ...(absent > 0 ? [`${were(absent)} not there.`] : []),
    ...(unnoted > 0 ? [`${text(unnoted)} not noted yet.`] : []),
  ].join(' ');
}
