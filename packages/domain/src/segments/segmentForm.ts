import * as z from 'zod/mini';
import { requiredLine } from '../forms/textField.ts';
import { isSegmentList, segmentSearch, type SegmentList, whyNotSegment } from './segmentLists.ts';

export const MAX_SEGMENTS = 100;
export const TOO_MANY_SEGMENTS = `You have ${MAX_SEGMENTS} segments, the most there can be. Delete one first.`;
export const SEGMENT_NAME_TAKEN = 'You already have a segment with this name.';
/** The most segments that one person shows on the home page. */
export const MAX_HOME_SEGMENTS = 12;
export const TOO_MANY_ON_HOME = `The home page shows at most ${MAX_HOME_SEGMENTS} segments. Take one off first.`;

/** The name of a segment. */
export const segmentNameForm = z.object({ name: requiredLine('Name', 80) });

/**
 * A segment: a name, and the filters and the search of a list of people. The filters are those of
 * the list's address.
 *
 * @example
 * segmentForm.parse({ name: 'Cebu', list: 'members', search: '?province=Cebu&page=2' })
 * // { name: 'Cebu', list: 'members', search: 'province=Cebu' }
 * @spec a product decision
 */
export const segmentForm = z.pipe(
  z.object({
    name: requiredLine('Name', 80),
    list: z.string().check(z.refine(isSegmentList, 'Choose a list.')),
    search: z.string().check(z.maxLength(4000, 'These filters are too long.')),
  }),
  z.transform(({ name, list, search }, context): { name: string; list: SegmentList; search: string } => {
    const of = list as SegmentList;
    const problem = whyNotSegment(of, search);
    if (problem !== null) context.issues.push({ code: 'custom', path: ['search'], message: problem, input: search });
    return { name, list: of, search: segmentSearch(of, search) };
  }),
);

export type SegmentForm = z.output<typeof segmentForm>;
