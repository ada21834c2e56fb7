/**
 * The filter of My Events, each with the text shown without results; `all` has its own empty state.
 *
 * @spec 2 §3
 */
export const MY_EVENT_FILTERS = [
  { value: 'all', label: 'All', empty: null },
  { value: 'upcoming', label: 'Upcoming', empty: 'You have no upcoming events.' },
  { value: 'past', label: 'Past', empty: 'You have no past events.' },
  { value: 'recurring', label: 'Recurring', empty: 'You have no recurring events.' },
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
