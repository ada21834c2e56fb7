/**
 * The author of a change and the person it was made for. Changes without an author were made by the
 * system.
 */
export const actorText = (actor: string | undefined, onBehalfOf: string | undefined): string =>
  [actor ?? 'The system', ...(onBehalfOf === undefined ? [] : [`for ${onBehalfOf}`])].join(' ');
