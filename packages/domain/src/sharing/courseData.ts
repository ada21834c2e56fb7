import { PRODUCT_NAME } from '../navigation/pageTitle.ts';
import { offerData } from './offerData.ts';
import type { Described, StructuredData } from './structuredData.ts';

export interface OfferedCourse extends Described {
  /** The origin of the site. */
  readonly origin: string;
  /** The total length of its lessons in seconds; 0 when unknown. */
  readonly seconds: number;
  /** The price of the product that contains this course. */
  readonly priceCentavos: number;
}

/** A duration in ISO 8601, rounded to the minute, at least one: 9600 is 'PT2H40M'. */
function isoDuration(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 ? `${rest}M` : ''}`;
}

/**
 * A course for sale, as a Course of schema.org: online, with its price and its length.
 *
 * @throws RangeError when the price is not a whole number of centavos
 */
export const courseData = ({ name, description, url, origin, seconds, priceCentavos }: OfferedCourse): StructuredData => ({
  '@context': 'https://schema.org',
  '@type': 'Course',
  name,
  description,
  url,
  provider: { '@type': 'Organization', name: PRODUCT_NAME, url: origin },
  offers: { ...offerData(priceCentavos, url), category: priceCentavos === 0 ? 'Free' : 'Paid' },
  ...(seconds > 0 && {
    hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: isoDuration(seconds) },
  }),
});
