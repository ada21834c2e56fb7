interface ListedSession {
  readonly isCurrent: boolean;
  readonly isStaffView: boolean;
}

const rank = ({ isCurrent, isStaffView }: ListedSession): number => (isCurrent ? 0 : isStaffView ? 1 : 2);

/**
 * The order in which a person sees their sessions: this browser, staff views under way, then the
 * others as given. A product decision.
 *
 * @param sessions the most recently used first
 * @example
 * const phone = { isCurrent: false, isStaffView: false };
 * const here = { isCurrent: true, isStaffView: false };
 * listedSessions([phone, here]) // [here, phone]
 */
export const listedSessions = <Session extends ListedSession>(sessions: readonly Session[]): Session[] =>
  sessions.toSorted((one, other) => rank(one) - rank(other));
