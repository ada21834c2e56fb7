/**
 * The types of lessons: a key for the API, and the value and the label of the specification.
 *
 * @spec 2 §3
 */
export const LESSON_TYPES = [
  { key: 'VIDEO', value: 'Video', label: 'Video Lesson' },
  { key: 'TEXT', value: 'Image/Text Only', label: 'Image/Text Only' },
  { key: 'EMBED', value: 'Custom Embed', label: 'Custom Embed' },
] as const;

export type LessonType = (typeof LESSON_TYPES)[number]['key'];
