export { EVENT_FILTERS, type EventFilter, MY_EVENT_FILTERS, type MyEventFilter } from './eventFilters.ts';
export { EVENT_STATES, type EventState, eventState } from './eventState.ts';
export { lastOccurrence } from './lastOccurrence.ts';
export { nextOccurrence } from './nextOccurrence.ts';
export { MOST_OCCURRENCES, occurrencesOf } from './occurrencesOf.ts';
export { type EventTimes, type Occurrence, type Recurrence, RECURRENCE_UNITS, type RecurrenceUnit } from './recurrence.ts';
export { type EventAnswer, showsEventLink } from './showsEventLink.ts';
