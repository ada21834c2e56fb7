import type { IconShape } from '../../primitives/Icon.tsx';

/** One thing that was found. */
export interface SearchResult {
  readonly id: string;
  readonly title: string;
  readonly href: string;
  /** What tells it from others: the course of a lesson. */
  readonly meta?: string | undefined;
}

/** What was found of one kind: courses, events. */
export interface SearchGroup {
  readonly type: string;
  readonly label: string;
  readonly icon: IconShape;
  readonly results: readonly SearchResult[];
}

/** One kind that can be searched alone. */
export interface SearchTypeFilter {
  readonly value: string;
  readonly label: string;
}
