import { addManilaDays } from '../time/manilaDay.ts';
import { weekOf } from './weekOf.ts';

/**
 * The first week whose check-in still counts as asking for help: the week before that of `now`, so that on a Monday nobody is forgotten.
 * An invalid date stays invalid.
 *
 * @example helpAskedSince(new Date('2025-11-12T02:00:00Z')) // 2025-11-02T16:00:00Z, the start of Monday the 3rd
 * The specification leaves check-ins open; this is a product decision.
 */
export const helpRequestedSince = (now: Date): Date => addManilaDays(weekOf(now), -7);
