import { countNoun } from '../lists/countNoun.ts';
import type { ContentKindName } from './productForm.ts';

const NOUNS = [
  { kind: 'course', one: 'course', many: 'courses' },
  { kind: 'event', one: 'event', many: 'events' },
  { kind: 'resource', one: 'resource', many: 'resources' },
] as const;

/**
 * The contents of a product in short: how many of each kind it contains.
 *
 * @example contentsText({ course: 3, event: 1, resource: 0 }) // '3 courses, 1 event'
 */
export const contentsText = (counts: Readonly<Record<ContentKindName, number>>): string =>
  NOUNS.filter(({ kind }) => counts[kind] > 0)
    .map(({ kind, ...noun }) => countNoun(counts[kind], noun))
    .join(', ') || 'No contents yet';
