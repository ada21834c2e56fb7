import type { Occurrence } from '../events/recurrence.ts';
import { PRODUCT_NAME } from '../navigation/pageTitle.ts';
import { isoTime } from '../time/isoTime.ts';
import type { Described, StructuredData } from './structuredData.ts';

export interface AnnouncedEvent extends Described {
  /** Origin of the site. */
  readonly origin: string;
  /** The one time that is announced. */
  readonly occurrence: Occurrence;
  /** Where it is held; '' is online. */
  readonly place: string;
}

/**
 * One time of an event, as an Event of schema.org, with the clock of Manila. Held online its location is its own page: the link to the meeting is
 * for those who are going, and not a part of what this function knows.
 *
 * @throws RangeError for an invalid date
 */
export function eventData({ name, description, url, origin, occurrence, place }: AnnouncedEvent): StructuredData {
  const where = place.trim();
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name,
    description,
    url,
    startDate: isoTime(occurrence.startsAt),
    endDate: isoTime(occurrence.endsAt),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${where === '' ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: where === '' ? { '@type': 'VirtualLocation', url } : { '@type': 'Place', name: where, address: where },
    organizer: { '@type': 'Organization', name: PRODUCT_NAME, url: origin },
  };
}
