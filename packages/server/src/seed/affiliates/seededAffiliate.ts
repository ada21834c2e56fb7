/** An affiliate of the demo who was credited with something. */
export interface SeededAffiliate {
  id: number;
  userId: number;
  since: Date;
  weight: number;
}
