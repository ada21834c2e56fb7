/**
 * The time zone of every business rule.
 *
 * @spec 1 §1
 */
export const MANILA = 'Asia/Manila';
