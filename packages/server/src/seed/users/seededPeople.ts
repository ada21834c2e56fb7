/** A member of the demo other than the accounts with a role of their own. */
export interface SeededMember {
  id: number;
  email: string;
  firstName: string;
  /** Such as 'Batch 17'. */
  batch: string;
  joinedAt: Date;
}

export interface SeededPeople {
  /** Ids by the part of the address before the @. */
  accounts: ReadonlyMap<string, number>;
  /** 200 members, oldest first. */
  members: readonly SeededMember[];
  /** 25 accounts that never bought anything. */
  visitors: readonly number[];
}
