import type { Described, StructuredData } from './structuredData.ts';

export interface SharedResource extends Described {
  /** What it is, in words: 'PDF'. */
  readonly kind: string;
}

/**
 * A resource that opens for everybody, as a LearningResource of schema.org: free, and what kind it is.
 *
 * @example resourceData({ name: 'Twelve questions', description: '', url: 'https://atlas.example/resources/public/7', kind: 'PDF' })['@type'] // 'LearningResource'
 */
export const resourceData = ({ name, description, url, kind }: SharedResource): StructuredData => ({
  '@context': 'https://schema.org',
  '@type': 'LearningResource',
  name,
  ...(description !== '' && { description }),
  url,
  learningResourceType: kind,
  isAccessibleForFree: true,
});
