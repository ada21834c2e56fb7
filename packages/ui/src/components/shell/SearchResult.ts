import type { IconShape } from '../../primitives/Icon.tsx';

/** A search result. */
export interface SearchResult {
  readonly id: string;
  readonly title: string;
  readonly href: string;
  /** Distinguishes it from similar results: the course of a lesson. */
  readonly meta?: string | undefined;
}

/** The results of one type: courses, events. */
export interface SearchGroup {
  readonly type: string;
  readonly label: string;
  readonly icon: IconShape;
  readonly results: readonly SearchResult[];
  /** Known without the server: Enter in the input opens the first of them. */
  readonly isInstant?: boolean | undefined;
}

/** A type to filter the results by. */
export interface SearchTypeFilter {
  readonly value: string;
  readonly label: string;
}
