/** What a file of a lesson is for. */
export const LESSON_FILE_PURPOSES = [
  { key: 'attachment', label: 'To download' },
  { key: 'video', label: 'Video of the lesson' },
] as const;

export type LessonFilePurpose = (typeof LESSON_FILE_PURPOSES)[number]['key'];

/**
 * @example lessonFilePurposeText('video') // 'Video of the lesson'
 */
export const lessonFilePurposeText = (purpose: string): string => LESSON_FILE_PURPOSES.find(({ key }) => key === purpose)?.label ?? '';
