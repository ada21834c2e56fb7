/** What a record of a bulk operation is called; one that is gone has its number alone. */
export const bulkRowName = (name: string | null, subjectId: number): string => name ?? `No. ${subjectId}`;
