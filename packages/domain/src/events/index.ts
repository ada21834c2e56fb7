export { EVENT_FILTERS, type EventFilter, MY_EVENT_FILTERS, type MyEventFilter } from './eventFilters.ts';
