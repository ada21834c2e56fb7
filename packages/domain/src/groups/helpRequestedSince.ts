import { addManilaDays } from '../time/manilaDay.ts';
import { weekOf } from './weekOf.ts';

/**
 * The first week whose help requests still count: the week before that of `now`, so that requests
 * are not lost on a Monday. An invalid date stays invalid. The specification leaves check-ins open;
 * this is a product decision.
 *
 * @example helpRequestedSince(new Date('2025-11-12T02:00:00Z')) // 2025-11-03T00:00:00+08:00
 */
export const helpRequestedSince = (now: Date): Date => addManilaDays(weekOf(now), -7);
