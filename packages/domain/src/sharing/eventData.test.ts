import { describe, expect, it } from 'vitest';
import { type AnnouncedEvent, eventData } from './eventData.ts';

const EVENT: AnnouncedEvent = {
  name: 'Rate clinic',
  description: 'Bring your rates.',
  url: 'https://atlas.example/rate-clinic',
  origin: 'https://atlas.example',
  occurrence: { startsAt: new Date('2025-11-16T15:30:00Z'), endsAt: new Date('2025-11-16T16:30:00Z') },
  place: '',
};

describe('eventData', () => {
  it('has its own page as location when online, and Manila time, here past midnight', () => {
    expect(eventData(EVENT)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: 'Rate clinic',
      description: 'Bring your rates.',
      url: 'https://atlas.example/rate-clinic',
      startDate: '2025-11-16T23:30:00+08:00',
      endDate: '2025-11-17T00:30:00+08:00',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: 'https://atlas.example/rate-clinic' },
      organizer: { '@type': 'Organization', name: 'Atlas', url: 'https://atlas.example' },
    });
  });

  it('has the place as location when held somewhere', () => {
    expect(eventData({ ...EVENT, place: ' Cebu City ' })).toMatchObject({
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', name: 'Cebu City', address: 'Cebu City' },
    });
  });

  it('includes no other data of the record', () => {
    const row = { ...EVENT, link: 'https://zoom.us/j/123456789', hostId: 7 };
    expect(JSON.stringify(eventData(row))).not.toMatch(/zoom|hostId/);
  });

  it('throws for an invalid date', () => {
    const occurrence = { ...EVENT.occurrence, endsAt: new Date(Number.NaN) };
    expect(() => eventData({ ...EVENT, occurrence })).toThrow(RangeError);
  });
});
