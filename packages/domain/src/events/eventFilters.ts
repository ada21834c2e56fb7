/**
 * The filter of My Events.
 *
 * @spec 2 §3
 */
export const MY_EVENT_FILTERS = [
  { value: 'all', label: 'All' },
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'past', label: 'Past' },
  { value: 'recurring', label: 'Recurring' },
] as const;

/**
 * The filter of events for staff.
 *
 * @spec 2 §3
 */
export const EVENT_FILTERS = [
  { value: 'all', label: 'All' },
  { value: 'incoming', label: 'Incoming' },
  { value: 'past', label: 'Past' },
] as const;

export type MyEventFilter = (typeof MY_EVENT_FILTERS)[number]['value'];
export type EventFilter = (typeof EVENT_FILTERS)[number]['value'];
