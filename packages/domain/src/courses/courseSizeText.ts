import { countNoun } from '../lists/countNoun.ts';

const UNITS = { one: 'unit', many: 'units' };

/**
 * The number of lessons and units of a course.
 *
 * @example courseSizeText({ lessons: 8, units: 3 }) // '8 in 3 units'
 * @example courseSizeText({ lessons: 0, units: 1 }) // 'None yet'
 */
export const courseSizeText = ({ lessons, units }: { lessons: number; units: number }): string =>
  lessons === 0 || units === 0 ? 'None yet' : `${lessons} in ${countNoun(units, UNITS)}`;
