/** The kinds of records that the filters of a segment name by their ids. */
export const SEGMENT_REFERENCES = [
  { filter: 'batch', one: 'batch', many: 'batches' },
  { filter: 'stage', one: 'stage', many: 'stages' },
  { filter: 'group', one: 'group', many: 'groups' },
  { filter: 'level', one: 'access level', many: 'access levels' },
  { filter: 'funnel', one: 'funnel', many: 'funnels' },
] as const;

export type SegmentReference = (typeof SEGMENT_REFERENCES)[number]['filter'];

/** How many records of one filter are archived, and how many do not exist any more. */
export interface ReferenceCount {
  readonly filter: SegmentReference;
  readonly archived: number;
  readonly gone: number;
}

/**
 * Sentences for staff about the records that a segment names and that are archived or gone. The
 * people are still those of the list with the same filters. Product decision: never silently
 * everyone.
 *
 * @example segmentNotices([{ filter: 'group', archived: 1, gone: 0 }])
 * // ['A group of this segment is archived. It still selects the people in it.']
 */
export function segmentNotices(counts: readonly ReferenceCount[]): string[] {
  return SEGMENT_REFERENCES.flatMap(({ filter, one, many }) => {
    const { archived = 0, gone = 0 } = counts.find((count) => count.filter === filter) ?? {};
    return [
      ...(archived === 1 ? [`A ${one} of this segment is archived. It still selects the people in it.`] : []),
      ...(archived > 1 ? [`${archived} ${many} of this segment are archived. They still select the people in them.`] : []),
      ...(gone === 1 ? [`A ${one} of this segment no longer exists. It selects no one.`] : []),
      ...(gone > 1 ? [`${gone} ${many} of this segment no longer exist. They select no one.`] : []),
    ].map((text) => text.replace(/^A (?=a)/, 'An '));
  });
}
