/** Who made a change, and through whose eyes: what nobody did, the system did by itself. */
export const actorText = (actor: string | undefined, onBehalfOf: string | undefined): string =>
  [actor ?? 'The system', ...(onBehalfOf === undefined ? [] : [`for ${onBehalfOf}`])].join(' ');
