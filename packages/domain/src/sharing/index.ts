export { canonicalUrl } from './canonicalUrl.ts';
export { type AnnouncedEvent, eventData } from './eventData.ts';
export { courseData, type OfferedCourse } from './courseData.ts';
export { type CrawlRules, crawlRules } from './crawlRules.ts';
export { isIndexedRoute } from './isIndexedRoute.ts';
export { productData, type SoldProduct } from './productData.ts';
export { resourceData, type SharedResource } from './resourceData.ts';
export type { Described, StructuredData } from './structuredData.ts';
export { withoutTracking } from './withoutTracking.ts';
