/** The course of the bonuses: the default of its setting. Specification 1 §2.9. */
export const BONUS_COURSE_ID = 136;
