/** The purposes of a lesson's file. */
export const LESSON_FILE_PURPOSES = [
  { key: 'attachment', label: 'To download' },
  { key: 'video', label: 'Video of the lesson' },
] as const;

export type LessonFilePurpose = (typeof LESSON_FILE_PURPOSES)[number]['key'];

/**
 * The label of a purpose; '' for an unknown one.
 *
 * @example lessonFilePurposeText('video') // 'Video of the lesson'
 */
export const lessonFilePurposeText = (purpose: string): string => LESSON_FILE_PURPOSES.find(({ key }) => key === purpose)?.label ?? '';
