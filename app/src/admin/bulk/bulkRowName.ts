/** The name of a record in a bulk operation, or its number if the record no longer exists. */
export const bulkRowName = (name: string | null, subjectId: number): string => name ?? `No. ${subjectId}`;
