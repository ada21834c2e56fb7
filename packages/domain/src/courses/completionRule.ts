import { COMPLETION_RULE } from './isWatchedEnough.ts';
import type { LessonType } from './lessonTypes.ts';

interface RuledLesson {
  readonly type: LessonType;
  /** Whether a player of another site shows its video, which does not report how much was watched. */
  readonly hasLinkedVideo: boolean;
  readonly hasVideoFile: boolean;
}

/**
 * When a lesson counts as finished, as shown in it: only an uploaded video finishes by watching.
 * A linked video takes precedence over an uploaded one. A product decision.
 *
 * @example completionRule({ type: 'TEXT', hasLinkedVideo: false, hasVideoFile: false })
 * // 'Tap Mark as done when you have read it.'
 */
export function completionRule({ type, hasLinkedVideo, hasVideoFile }: RuledLesson): string {
  if (type === 'EMBED') return 'Tap Mark as done when you have tried it.';
  if (type === 'VIDEO' && hasLinkedVideo) return 'Tap Mark as done when you have watched it.';
  return type === 'VIDEO' && hasVideoFile ? COMPLETION_RULE : 'Tap Mark as done when you have read it.';
}
