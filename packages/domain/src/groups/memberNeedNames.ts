// Apart from the rule, because tables of screens read addresses with these names.

/** The reasons why a leader turns to a member, the most urgent first. A product decision. */
export const MEMBER_NEED_NAMES = ['help', 'quiet14', 'expiring', 'stuck', 'quiet7', 'birthday'] as const;

export type MemberNeed = (typeof MEMBER_NEED_NAMES)[number];

interface NeedWords {
  readonly label: string;
  readonly tone: 'danger' | 'warning' | 'info' | 'neutral';
  /** Whether it puts a member among the people who need a call. */
  readonly isCall: boolean;
}

const WORDS: Readonly<Record<MemberNeed, NeedWords>> = {
  help: { label: 'Asked for help', tone: 'danger', isCall: true },
  quiet14: { label: 'Quiet for 14 days', tone: 'warning', isCall: true },
  expiring: { label: 'Expiring', tone: 'warning', isCall: true },
  stuck: { label: 'Stuck', tone: 'warning', isCall: true },
  quiet7: { label: 'Quiet for 7 days', tone: 'neutral', isCall: false },
  birthday: { label: 'Birthdays', tone: 'info', isCall: false },
};

/** The needs with their words, the most urgent first. */
export const MEMBER_NEEDS = /* @__PURE__ */ MEMBER_NEED_NAMES.map((value) => ({ value, ...WORDS[value] }));

/** The needs that put a member among the people who need a call. */
export const CALL_NEEDS: readonly MemberNeed[] = /* @__PURE__ */ MEMBER_NEEDS.flatMap(({ value, isCall }) => (isCall ? [value] : []));
