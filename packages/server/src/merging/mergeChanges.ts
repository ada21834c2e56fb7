/** The primary key of a row, as JSON. */
export type Key = readonly (number | string)[];

/** The rows of one column that a merge moved, and those that it put in their place. */
export interface MovedRows {
  readonly name: string;
  /** The keys of rows that became those of the kept account, without the column itself. */
  readonly keys: readonly Key[];
  /** Whole rows that were those of the kept account, and became those of the merged one. */
  readonly displaced: readonly Record<string, unknown>[];
}

/** A period of a subscription as ISO instants. */
export interface Period {
  readonly startsAt: string;
  readonly expiresAt: string;
}

/** The changes of one merge of two accounts, which an undo takes back. Stored as JSON. */
export interface MergeChanges {
  readonly rows: readonly MovedRows[];
  /** The columns of the kept account that have another value now. */
  readonly columns: Readonly<Record<string, { readonly before: unknown; readonly after: unknown }>>;
  /** Requests to move up that wait and went from the kept account to the merged one. */
  readonly givenMoveUps: readonly number[];
  /** Whether the two accounts exchanged address and password. */
  readonly isSignInExchanged: boolean;
  /** The access levels that the kept account got. */
  readonly levelIds: readonly number[];
  /** The subscriptions that were lined up. */
  readonly periods: readonly { readonly id: number; readonly before: Period; readonly after: Period }[];
  /** The subscriptions that were ended, because one for life comes before them. */
  readonly endedIds: readonly number[];
}
