import * as z from 'zod/mini';
import { requiredLine } from '../forms/textField.ts';
import { wholeNumber } from '../forms/wholeNumberField.ts';
import { MAX_BUDDIES, MIN_BUDDIES } from './challengeEditForm.ts';

/**
 * How staff group the participants without buddies. The same word for chance gives the same groups
 * again. The generic messages apply.
 *
 * @example groupingForm.parse({ groupSize: '4', seed: 'november' }).groupSize // 4
 * @spec a product decision
 */
export const groupingForm = z.object({
  groupSize: wholeNumber('Group size', { least: MIN_BUDDIES, most: MAX_BUDDIES }),
  seed: requiredLine('Word for chance', 60),
});

export const NO_ONE_TO_GROUP = 'Every participant has buddies already.';
