import { routePath } from '../navigation/routePath.ts';
import type { SegmentList } from './segmentLists.ts';

const routeOf = (list: SegmentList) => (list === 'members' ? 'users' : 'nonMembers');

/**
 * The address of a list with the filters of a segment.
 *
 * @param search as stored: `province=Cebu`
 * @example segmentPath({ list: 'members', search: 'province=Cebu' })
 * // '/community/members?province=Cebu'
 */
export const segmentPath = ({ list, search }: { list: SegmentList; search: string }): string =>
  routePath(routeOf(list), Object.fromEntries(new URLSearchParams(search)));

/**
 * The address that opens a segment by its key.
 *
 * @example segmentLink({ list: 'members', key: 'k3_-Az09' })
 * // '/community/members?segment=k3_-Az09'
 */
export const segmentLink = ({ list, key }: { list: SegmentList; key: string }): string => routePath(routeOf(list), { segment: key });
