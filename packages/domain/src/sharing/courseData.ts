import { PRODUCT_NAME } from '../navigation/pageTitle.ts';
import { offerData } from './offerData.ts';
import type { Described, StructuredData } from './structuredData.ts';

export interface OfferedCourse extends Described {
  /** Origin of the site. */
  readonly origin: string;
  /** How long its lessons take; 0 where that is not known. */
  readonly seconds: number;
  /** What the product with this course costs. */
  readonly priceCentavos: number;
}

/** A length of time as ISO 8601 writes it, rounded to the minute, at least one: 9600 is 'PT2H40M'. */
function isoDuration(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 ? `${rest}M` : ''}`;
}

/**
 * A course that is sold, as a Course of schema.org: online, with its price and its length.
 *
 * @throws RangeError when the price is no whole number of centavos
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
