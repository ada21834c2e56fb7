import type { Described, StructuredData } from './structuredData.ts';

export interface SharedResource extends Described {
  /** The kind in words: 'PDF'. */
  readonly kind: string;
}

/**
 * A public resource, as a LearningResource of schema.org: free, with its kind.
 *
 * @example
 * const page = { url: 'https://atlas.example/resources/public/7', kind: 'PDF' };
 * resourceData({ ...page, name: 'Twelve questions', description: '' })['@type']
 * // 'LearningResource'
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
