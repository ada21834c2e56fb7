/** The time zone of every business rule. Specification 1 §1. */
export const MANILA = 'Asia/Manila';
