import { inWords } from '@atlas/domain/audit';

/** What was changed: "Stage 2". */
export const subjectText = (type: string, id: number | null): string => (id === null ? inWords(type) : `${inWords(type)} ${id}`);

/** Who made a change, and through whose eyes: what nobody did, the system did by itself. */
export const actorText = (actor: string | undefined, onBehalfOf: string | undefined): string =>
  [actor ?? 'The system', ...(onBehalfOf === undefined ? [] : [`for ${onBehalfOf}`])].join(' ');
