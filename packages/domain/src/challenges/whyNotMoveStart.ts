/** The reason at the field of the start date. */
export const START_STAYS = 'Participants have finished days already, so the start date stays.';

/**
 * Why the start date of a challenge cannot change; null when it can. Once a day is finished, another
 * start would move it to another date.
 *
 * @param finished the number of finished days of all participants
 * @example whyNotMoveStart({ from: '2025-11-10', to: '2025-11-11', finished: 0 }) // null
 * @spec a product decision
 */
export const whyNotMoveStart = ({ from, to, finished }: { from: string; to: string; finished: number }): string | null =>
  from === to || finished === 0 ? null : START_STAYS;
