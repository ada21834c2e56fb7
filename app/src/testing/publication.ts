/** The publication of content in stories. */
export interface PublicationFixture {
  publication: 'DRAFT' | 'SCHEDULED' | 'PUBLISHED';
  publishedAt: string | null;
}

export const PUBLISHED: PublicationFixture = { publication: 'PUBLISHED', publishedAt: '2025-08-04T02:00:00.000Z' };
export const DRAFT: PublicationFixture = { publication: 'DRAFT', publishedAt: null };
export const SCHEDULED: PublicationFixture = { publication: 'SCHEDULED', publishedAt: '2025-12-01T01:00:00.000Z' };
