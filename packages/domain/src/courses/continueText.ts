/**
 * What the button says that leads to the lesson to go on with.
 *
 * @param finishedLessons how many lessons of the course are finished
 * @example continueText(0) // 'Start first lesson'
 */
export const continueText = (finishedLessons: number): string => (finishedLessons === 0 ? 'Start first lesson' : 'Continue lesson');
