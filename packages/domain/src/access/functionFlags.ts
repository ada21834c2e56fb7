/**
 * The function flags: each permits one action. `user_enroll/unenroll` shows the Actions column of
 * funnel pickers.
 *
 * @spec 1 §6
 */
export const FUNCTION_FLAGS = [
  'payment-term_create',
  'group_create',
  'user_create',
  'course_create',
  'access-level_create',
  'batch_create',
  'event_create',
  'resource-file_create',
  'product_create',
  'stage_create',
  'lesson_create',
  'user_enroll/unenroll',
] as const;

export type FunctionFlag = (typeof FUNCTION_FLAGS)[number];
