/** True if a job is working on the statement. */
export const isAtWork = (state: string): boolean => state === 'READING' || state === 'APPLYING' || state === 'UNDOING';
