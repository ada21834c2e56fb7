/** An affiliate of the demo with credited leads. */
export interface SeededAffiliate {
  id: number;
  userId: number;
  since: Date;
  weight: number;
}
