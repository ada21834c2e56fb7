/** So many attempts in a window, which begins with the first of them and is as many seconds long. */
export interface RateLimit {
  readonly attempts: number;
  readonly seconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * How often visitors may try. A network is an IPv4 address or the /64 of an IPv6 one, a person is an e-mail address, whether or not it has an
 * account, and a known browser is one in which that person signed in before (see `isKnownBrowserOf`).
 *
 * Two things hold between the numbers of the sign-in: no network can use up what a person has over all networks by itself, and a known
 * browser, whose cookie may have been stolen, allows no more guesses than all strangers together have.
 */
export const RATE_LIMITS = {
  /** One person from one network: enough for somebody who tries all their passwords. */
  signInNetworkPerson: { attempts: 10, seconds: 15 * MINUTE },
  /** Everybody from one network. Generous: many members share one address behind their carrier. */
  signInNetwork: { attempts: 100, seconds: 15 * MINUTE },
  /** One person from all networks together. Whoever spends it makes unknown browsers wait, never a known one. */
  signInPerson: { attempts: 60, seconds: HOUR },
  /** One person in one known browser, which nothing else limits. */
  signInKnownBrowser: { attempts: 10, seconds: 15 * MINUTE },
  /** The second step of one account, after the right password: a million codes, three of which are good at a time. */
  signInCode: { attempts: 10, seconds: HOUR },
  /** The current password of one account, asked again before something is changed. */
  currentPassword: { attempts: 10, seconds: 15 * MINUTE },
  /** Codes for one person, asked for from one network: enough for somebody whose e-mails are slow. */
  resetNetworkPerson: { attempts: 5, seconds: HOUR },
  resetNetwork: { attempts: 60, seconds: HOUR },
  /**
   * Codes for one person from all networks together, in a day. Each allows five tries, and two codes
   * are good for a try: 200 chances in 900,000.
   */
  resetPerson: { attempts: 20, seconds: 24 * HOUR },
  /** Codes for one person in one of their known browsers, which nothing else limits. */
  resetKnownBrowser: { attempts: 24, seconds: 24 * HOUR },
  /** Codes and tokens that one network tries. */
  otpNetwork: { attempts: 100, seconds: 15 * MINUTE },
  /** Links for a first password, sent to one address. */
  credentialPerson: { attempts: 3, seconds: HOUR },
  /** Links to confirm an address, sent for one account. */
  confirmationPerson: { attempts: 5, seconds: HOUR },
  /** What browsers say of their sign-ins, for one account. */
  reportedLogin: { attempts: 20, seconds: HOUR },
  confirmNetwork: { attempts: 60, seconds: 15 * MINUTE },
  /**
   * Accounts made from one network and signed in at once. Past that an account waits for the link
   * in its e-mail, so that a webinar behind one carrier address can go on.
   */
  signUpNetwork: { attempts: 30, seconds: HOUR },
  /**
   * Sign-ups from one network that learned that an address has an account. Past that the answer
   * is the same for every address.
   */
  signUpTakenNetwork: { attempts: 30, seconds: HOUR },
  /** Accounts and e-mails that one network causes by signing up, in either way. */
  signUpNetworkMost: { attempts: 2000, seconds: HOUR },
  /** Whether an address takes part in the challenge: enough for people, too slow for a list of addresses. */
  challengeNetwork: { attempts: 120, seconds: HOUR },
  /** Addresses that join the challenge from one network; those that take part already do not count. */
  challengeJoinNetwork: { attempts: 2000, seconds: HOUR },
  /** Errors that browsers tell of: one broken page must not fill the log, however many members share an address. */
  clientErrorNetwork: { attempts: 60, seconds: 15 * MINUTE },
  /** Errors of one network that are stored: see MAX_STORED_OF_NETWORK_AN_HOUR. */
  clientErrorStored: { attempts: 20, seconds: HOUR },
  /** How often one calendar is read, by all programs of its owner together. */
  calendarFeed: { attempts: 60, seconds: HOUR },
  /** Calendars that one network reads: the servers of a calendar service read those of many people. */
  calendarNetwork: { attempts: 3000, seconds: HOUR },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof RATE_LIMITS;

/** Limits of one kind of request. All of them apply at once. */
export interface RequestBudget {
  /** One signed-in browser. */
  readonly session: RateLimit;
  /** All visitors of one network who are not signed in, together. */
  readonly visitors: RateLimit;
  /** Everyone on one network. Wide: thousands of members share one address behind their carrier. */
  readonly network: RateLimit;
}

/**
 * Limits of what costs the server work or leaves rows behind. The session's is the tight one:
 * above what a person clicks, below what a script sends. Each process counts for itself, in
 * memory, so they cost no statement; with several processes a session has as many budgets.
 */
export const REQUEST_BUDGETS = {
  /** Fields of GraphQL mutations: a document with three of them counts three times. */
  mutation: {
    session: { attempts: 120, seconds: MINUTE },
    visitors: { attempts: 1200, seconds: MINUTE },
    network: { attempts: 12_000, seconds: MINUTE },
  },
  /** The search over everything, which runs while a person types. */
  search: {
    session: { attempts: 120, seconds: MINUTE },
    visitors: { attempts: 120, seconds: MINUTE },
    network: { attempts: 6000, seconds: MINUTE },
  },
  /** Uploads that begin; the pieces of one are not counted. */
  upload: {
    session: { attempts: 120, seconds: 10 * MINUTE },
    visitors: { attempts: 300, seconds: 10 * MINUTE },
    network: { attempts: 6000, seconds: 10 * MINUTE },
  },
  /** Lists that are requested as a file, and files that are downloaded. */
  export: {
    session: { attempts: 60, seconds: 10 * MINUTE },
    visitors: { attempts: 60, seconds: 10 * MINUTE },
    network: { attempts: 1000, seconds: 10 * MINUTE },
  },
  /** Previews of bulk operations, each of which reads every selected record. */
  bulkPreview: {
    session: { attempts: 60, seconds: 10 * MINUTE },
    visitors: { attempts: 60, seconds: 10 * MINUTE },
    network: { attempts: 1000, seconds: 10 * MINUTE },
  },
} as const satisfies Record<string, RequestBudget>;

export type RequestBudgetName = keyof typeof REQUEST_BUDGETS;
