import { inWords } from '@atlas/domain/audit';

/** The label of a changed record: "Stage 2". */
export const subjectText = (type: string, id: number | null): string => (id === null ? inWords(type) : `${inWords(type)} ${id}`);
