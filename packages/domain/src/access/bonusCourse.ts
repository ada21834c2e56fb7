/**
 * The course with the bonuses: the default of its setting.
 *
 * @spec 1 §2.9
 */
export const BONUS_COURSE_ID = 136;
