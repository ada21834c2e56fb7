export { rsvpProblem } from './rsvpProblem.ts';
export { type Attendance, attendanceText } from './attendanceText.ts';
export { type CalendarChoice, calendarFor } from './calendarFor.ts';
export { type CalendarSeries, calendarSeries } from './calendarSeries.ts';
export { type CancelEventForm, cancelEventForm } from './cancelEventForm.ts';
export { EVENT_ACTIONS, type EventAction, eventAction, eventActionAfter, type EventStanding } from './eventAction.ts';
export { eventAttendeesList } from './eventAttendeesList.ts';
export { eventDayText } from './eventDayText.ts';
export { EVENT_FILTERS, type EventFilter, MY_EVENT_FILTERS, type MyEventFilter } from './eventFilters.ts';
export { type EventForm, eventForm, MAX_INTERVAL, MAX_SEATS } from './eventForm.ts';
export { type EnteredEventTimes, eventFormTimes } from './eventFormTimes.ts';
export { type EnteredRecurrence } from './enteredRecurrence.ts';
export {
  cancelledNews,
  droppedNews,
  type EventNews,
  movedNews,
  reinstatedNews,
  reminderNews,
  seatNews,
  seatReleasedNews,
} from './eventNews.ts';
export { dueReminder, EVENT_REMINDERS, type EventReminder, FIRST_REMINDER_MS } from './eventReminders.ts';
export { eventHoursText } from './eventHoursText.ts';
export { eventSpanText } from './eventSpanText.ts';
export { eventOverAt } from './eventOverAt.ts';
export { EVENT_STATES, type EventState, eventState } from './eventState.ts';
export { eventsList } from './eventsList.ts';
export { type EventTimesPreview, eventTimesPreview } from './eventTimesPreview.ts';
export { eventTimeText } from './eventTimeText.ts';
export { googleCalendarUrl } from './googleCalendarUrl.ts';
export { isCancelledWithAll } from './isCancelledWithAll.ts';
export { keptOccurrence } from './keptOccurrence.ts';
export { lastOccurrence } from './lastOccurrence.ts';
export { losesSeat } from './losesSeat.ts';
export { missedTimes } from './missedTimes.ts';
export { datedEventName } from './datedEventName.ts';
export { nextOccurrence } from './nextOccurrence.ts';
export { type OccurrenceForm, occurrenceForm } from './occurrenceForm.ts';
export { timesPast, timesToCome } from './pagedTimes.ts';
export { previousOccurrence } from './previousOccurrence.ts';
export { liesOverAnother, MAX_OCCURRENCES, occurrenceAt, occurrencesOf } from './occurrencesOf.ts';
export { type EnteredTimes, enteredSpan, enteredTimes, MAX_EVENT_DAYS, type TimesProblem, zoneNamed } from './occurrenceTimes.ts';
export {
  type EventOccurrence,
  type EventTimes,
  type Occurrence,
  type OccurrenceChange,
  type Recurrence,
  RECURRENCE_UNITS,
  type RecurrenceUnit,
} from './recurrence.ts';
export { recurrenceRule } from './recurrenceRule.ts';
export { recurrenceSentence } from './recurrenceSentence.ts';
export { recurrenceText } from './recurrenceText.ts';
export { EVENT_SEATS, type EventAnswer, type EventSeat, LINK_MINUTES_BEFORE, linkShownAt, showsEventLink } from './showsEventLink.ts';
export { timesWithRsvp } from './timesWithRsvp.ts';
