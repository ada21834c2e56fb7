export {
  MAX_HOME_SEGMENTS,
  MAX_SEGMENTS,
  SEGMENT_NAME_TAKEN,
  type SegmentForm,
  segmentForm,
  segmentNameForm,
  TOO_MANY_ON_HOME,
  TOO_MANY_SEGMENTS,
} from './segmentForm.ts';
export {
  isSegmentList,
  SEGMENT_LISTS,
  SEGMENT_NEEDS_FILTER,
  segmentDeclaration,
  type SegmentList,
  segmentSearch,
  whyNotSegment,
} from './segmentLists.ts';
export { type ReferenceCount, SEGMENT_REFERENCES, segmentNotices, type SegmentReference } from './segmentNotices.ts';
export { segmentLink, segmentPath } from './segmentPath.ts';
export { segmentsList } from './segmentsList.ts';
