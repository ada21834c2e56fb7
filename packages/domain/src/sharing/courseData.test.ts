import { describe, expect, it } from 'vitest';
import { courseData, type OfferedCourse } from './courseData.ts';

const COURSE: OfferedCourse = {
  name: 'Virtual Assistance',
  description: 'Inbox, calendar and travel.',
  url: 'https://atlas.example/virtual-assistance',
  origin: 'https://atlas.example',
  seconds: 9600,
  priceCentavos: 349_900,
};
const workload = (seconds: number) =>
  (courseData({ ...COURSE, seconds })['hasCourseInstance'] as { courseWorkload: string } | undefined)?.courseWorkload;

describe('courseData', () => {
  it('has its provider, its price and its length', () => {
    expect(courseData(COURSE)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Course',
      name: 'Virtual Assistance',
      description: 'Inbox, calendar and travel.',
      url: 'https://atlas.example/virtual-assistance',
      provider: { '@type': 'Organization', name: 'Atlas', url: 'https://atlas.example' },
      offers: {
        '@type': 'Offer',
        url: 'https://atlas.example/virtual-assistance',
        price: '3499.00',
        priceCurrency: 'PHP',
        availability: 'https://schema.org/InStock',
        category: 'Paid',
      },
      hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: 'PT2H40M' },
    });
  });

  it.each([
    [1, 'PT1M'],
    [3569, 'PT59M'],
    [3570, 'PT1H'],
    [3660, 'PT1H1M'],
    [90_000, 'PT25H'],
  ])('for %i seconds states the length %s', (seconds, length) => expect(workload(seconds)).toBe(length));

  it('omits an unknown length', () => expect(courseData({ ...COURSE, seconds: 0 })).not.toHaveProperty('hasCourseInstance'));

  it.each([
    [0, 'Free'],
    [1, 'Paid'],
  ])('for %i centavos is %s', (priceCentavos, category) =>
    expect(courseData({ ...COURSE, priceCentavos })['offers']).toMatchObject({ category }),
  );
});
