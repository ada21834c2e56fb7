/**
 * The label of the button that opens the next lesson.
 *
 * @param finishedLessons the number of finished lessons of the course
 * @example continueText(0) // 'Start first lesson'
 */
export const continueText = (finishedLessons: number): string => (finishedLessons === 0 ? 'Start first lesson' : 'Continue lesson');
