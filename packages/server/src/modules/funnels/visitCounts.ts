import { isoDay } from '@atlas/domain/time';
import { readVisitedPath } from '@atlas/domain/visits';
import type { App } from '../../app.ts';

/** Counts a visit of a public page, if its path may name a funnel. */
export function countVisit({ buffers, clock }: Pick<App, 'buffers' | 'clock'>, path: string): void {
  const named = readVisitedPath(path);
  if (named !== null) buffers.visits.add({ slug: named.slug.toLowerCase(), day: isoDay(clock.now()), visits: 1 });
}
