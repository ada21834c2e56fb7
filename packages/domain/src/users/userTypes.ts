/** @spec 2 §3 */
export const USER_TYPES = ['member', 'non-member'] as const;

export type UserType = (typeof USER_TYPES)[number];
