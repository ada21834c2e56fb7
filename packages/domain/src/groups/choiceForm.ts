import * as z from 'zod/mini';
import { recordIds } from '../forms/wholeNumberField.ts';
import type { SelectionKind } from './selectionRoundState.ts';

/** The number of team leads that a member can rank. */
export const MAX_WISHES = 3;

/**
 * A member's choice of team leads, in the order of the member's wishes: one lead where the round is
 * first come, first served, and up to three in a ranked round. A lead named twice counts once.
 *
 * @example choiceForm('rank-three').parse({ leadIds: [7, 4, 7] }) // { leadIds: [7, 4] }
 * @spec a product decision
 */
export const choiceForm = (kind: SelectionKind) =>
  z.object({
    leadIds: recordIds('Team lead').check(
      z.refine((ids) => ids.length > 0, 'Choose at least one team lead.'),
      z.refine(
        (ids) => ids.length <= (kind === 'choose-one' ? 1 : MAX_WISHES),
        kind === 'choose-one' ? 'Choose one team lead only.' : 'Rank three team leads at most.',
      ),
    ),
  });
