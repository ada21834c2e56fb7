import { MOVE_UP_STATES } from '@atlas/domain/journey';
import { enumName } from '@atlas/domain/lists';

/** The filters of the queue where its address does not set them. */
export const REVIEW_DEFAULTS = { state: 'waiting' } as const;

/** The state of an address as the request sends it; an unknown one is that of the first tab. */
export const sentState = (word: string | undefined) =>
  enumName(MOVE_UP_STATES.find(({ value }) => value === word)?.value ?? REVIEW_DEFAULTS.state);
