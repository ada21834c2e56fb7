/** The address of the calendar file of an event: of one of its times, or of all of them. */
export const calendarFileHref = (eventId: number, occursAt?: string): string =>
  `/api/events/${eventId}.ics${occursAt === undefined ? '' : `?at=${encodeURIComponent(occursAt)}`}`;
