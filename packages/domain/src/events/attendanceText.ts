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

/**
 * The attendance of an event occurrence, as a line above the list of attendees. Recording
 * attendance is a product decision.
 *
 * @example attendanceText({ present: 12, walkedIn: 2, absent: 1, unnoted: 0 })
 * // '12 attended, 2 of them without an RSVP. 1 did not attend.'
 */
export function attendanceText({ unnoted, present, walkedIn, absent }: Attendance): string {
  const without = walkedIn === 0 ? '' : walkedIn === present ? ', without an RSVP' : `, ${text(walkedIn)} of them without an RSVP`;
  return [
    ...(present > 0 || (absent === 0 && unnoted === 0) ? [`${present === 0 ? 'No one' : text(present)} attended${without}.`] : []),
    ...(absent > 0 ? [`${text(absent)} did not attend.`] : []),
    ...(unnoted > 0 ? [`${text(unnoted)} not recorded yet.`] : []),
  ].join(' ');
}
