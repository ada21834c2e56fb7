import type { Occurrence } from '../events/recurrence.ts';
import { PRODUCT_NAME } from '../navigation/pageTitle.ts';
import { isoTime } from '../time/isoTime.ts';
import type { Described, StructuredData } from './structuredData.ts';

export interface AnnouncedEvent extends Described {
  /** The origin of the site. */
  readonly origin: string;
  /** The announced occurrence. */
  readonly occurrence: Occurrence;
  /** The venue; '' means online. */
  readonly place: string;
}

/**
 * An occurrence of an event, as an Event of schema.org, in Manila time. The location of an online
 * event is its own page: the meeting link is only for attendees, and this function never receives
 * it.
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
