import { countNoun } from '@atlas/domain/lists';

/** The seats of a lead in words. In a ranked round no seat is taken before the draw. */
export function seatsText({ isRanked, seats, seatsLeft }: { isRanked: boolean; seats: number; seatsLeft: number }): string {
  if (isRanked) return countNoun(seats, { one: 'seat', many: 'seats' });
  return seatsLeft === 0 ? 'Full' : `${seatsLeft} of ${countNoun(seats, { one: 'seat', many: 'seats' })} left`;
}
