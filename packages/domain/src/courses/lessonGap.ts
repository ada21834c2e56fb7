import type { LessonType } from './lessonTypes.ts';

/** The part without which a lesson shows members nothing. */
export type LessonGap = 'No video yet' | 'No text yet';

/** The contents of a lesson that decide whether it is empty. */
interface LessonParts {
  readonly type: LessonType;
  readonly hasVideo: boolean;
  readonly hasText: boolean;
}

/**
 * The label of a lesson that still lacks its main part, for staff; null for a complete one. An
 * embedded lesson always has its address. A product decision.
 *
 * @example lessonGap({ type: 'VIDEO', hasVideo: false, hasText: true }) // 'No video yet'
 */
export function lessonGap({ type, hasVideo, hasText }: LessonParts): LessonGap | null {
  if (type === 'VIDEO' && !hasVideo) return 'No video yet';
  if (type === 'TEXT' && !hasText) return 'No text yet';
  return null;
}
