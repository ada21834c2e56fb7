/** The parts of the page of an event, in the order of its tabs. */
export const EVENT_TAB_LABELS = {
  overview: 'Overview',
  times: 'Times',
  attendance: 'Attendance',
} as const;
