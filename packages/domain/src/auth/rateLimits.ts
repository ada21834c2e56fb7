/**
 * A number of attempts per window. The window starts with the first attempt; its length is in
 * seconds.
 */
export interface RateLimit {
  readonly attempts: number;
  readonly seconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Limits on attempts by visitors. A network is an IPv4 address or the /64 of an IPv6 address. A
 * person is an email address, whether or not it has an account. A known browser is one in which
 * that person signed in before (see `isKnownBrowserOf`).
 *
 * The numbers of the sign-in satisfy two rules. No single network can use up a person's attempts
 * over all networks. A known browser, whose cookie may be stolen, allows no more guesses than all
 * strangers together.
 */
export const RATE_LIMITS = {
  /** One person from one network: enough to try all of one's passwords. */
  signInNetworkPerson: { attempts: 10, seconds: 15 * MINUTE },
  /** All visitors of one network. Generous: many members share one address behind their carrier. */
  signInNetwork: { attempts: 100, seconds: 15 * MINUTE },
  /**
   * One person from all networks together. When used up, unknown browsers have to wait, but never a
   * known one.
   */
  signInPerson: { attempts: 60, seconds: HOUR },
  /** One person in one known browser; no other limit applies there. */
  signInKnownBrowser: { attempts: 10, seconds: 15 * MINUTE },
  /**
   * The second factor of one account, after the right password: a million codes, three valid at a
   * time.
   */
  signInCode: { attempts: 10, seconds: HOUR },
  /** The current password of one account, required again before a change. */
  currentPassword: { attempts: 10, seconds: 15 * MINUTE },
  /**
   * Codes for one person, requested from one network: enough for a member whose emails arrive late.
   */
  resetNetworkPerson: { attempts: 5, seconds: HOUR },
  resetNetwork: { attempts: 60, seconds: HOUR },
  /**
   * Codes for one person from all networks together, in a day. Each allows five tries, and two
   * codes are valid for a try: 200 chances in 900,000.
   */
  resetPerson: { attempts: 20, seconds: 24 * HOUR },
  /** Codes for one person in one of their known browsers; no other limit applies there. */
  resetKnownBrowser: { attempts: 24, seconds: 24 * HOUR },
  /** Codes and tokens tried from one network. */
  otpNetwork: { attempts: 100, seconds: 15 * MINUTE },
  /** Links for a first password, sent to one address. */
  credentialPerson: { attempts: 3, seconds: HOUR },
  /** Links to confirm an address, sent for one account. */
  confirmationPerson: { attempts: 5, seconds: HOUR },
  /** Sign-ins reported by browsers, for one account. */
  reportedLogin: { attempts: 20, seconds: HOUR },
  confirmNetwork: { attempts: 60, seconds: 15 * MINUTE },
  /**
   * Accounts created from one network and signed in at once. Beyond this, an account waits for the
   * link in its email, so that a webinar behind one carrier address can continue.
   */
  signUpNetwork: { attempts: 30, seconds: HOUR },
  /**
   * Sign-ups from one network that revealed that an address has an account. Beyond this, the
   * response is the same for every address.
   */
  signUpTakenNetwork: { attempts: 30, seconds: HOUR },
  /** Accounts and emails caused by sign-ups from one network, in either way. */
  signUpNetworkMost: { attempts: 2000, seconds: HOUR },
  /**
   * Checks whether an address takes part in the challenge: enough for people, too slow for a list
   * of addresses.
   */
  challengeNetwork: { attempts: 120, seconds: HOUR },
  /**
   * Addresses that join the challenge from one network; addresses that already take part do not
   * count.
   */
  challengeJoinNetwork: { attempts: 2000, seconds: HOUR },
  /** Days marked or reopened from one network by participants without an account. */
  challengeDayNetwork: { attempts: 2000, seconds: HOUR },
  /** Emails with the link of a challenge, to one address. */
  challengeMailPerson: { attempts: 3, seconds: 24 * HOUR },
  /**
   * Errors reported by browsers. One broken page must not fill the log, however many members share
   * an address.
   */
  clientErrorNetwork: { attempts: 60, seconds: 15 * MINUTE },
  /** Stored errors of one network: see MAX_STORED_OF_NETWORK_AN_HOUR. */
  clientErrorStored: { attempts: 20, seconds: HOUR },
  /** Responses to forms begun by visitors of one network. */
  formNetwork: { attempts: 2000, seconds: HOUR },
  /** Choices about cookies saved from one network; each stores a row. */
  consentNetwork: { attempts: 300, seconds: HOUR },
  /** Addresses left on public pages from one network. */
  optInNetwork: { attempts: 300, seconds: HOUR },
  /**
   * Orders placed from one network. Beyond this, an order waits until its address is confirmed:
   * thousands share one address behind their carrier, so no one is turned away.
   */
  orderNetwork: { attempts: 30, seconds: HOUR },
  /** Orders placed from one network in either way. */
  orderNetworkMost: { attempts: 2000, seconds: HOUR },
  /** Emails with the link of an order, to one address. */
  orderMailPerson: { attempts: 3, seconds: 24 * HOUR },
  /** Coupon codes from one network that are not valid. */
  couponNetwork: { attempts: 120, seconds: HOUR },
  /** Known addresses that placing an order revealed to one network. */
  orderTakenNetwork: { attempts: 60, seconds: HOUR },
  /** Codes of receipts checked from one network. */
  receiptNetwork: { attempts: 120, seconds: HOUR },
  /** Bug reports sent from one network by visitors: many members share one address. */
  bugReportNetwork: { attempts: 30, seconds: HOUR },
  /** Bug reports of one account. */
  bugReportPerson: { attempts: 20, seconds: HOUR },
  /** Files that strangers upload from one network in a day, for all of their reports together. */
  strangerFiles: { attempts: 3, seconds: 24 * HOUR },
  /** Bytes of those files. */
  strangerFileBytes: { attempts: 10_000_000, seconds: 24 * HOUR },
  /** Reads of one calendar, by all of its owner's programs together. */
  calendarFeed: { attempts: 60, seconds: HOUR },
  /**
   * Calendars read from one network: the servers of a calendar service read those of many people.
   */
  calendarNetwork: { attempts: 3000, seconds: HOUR },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof RATE_LIMITS;

/** Limits for one kind of request. All of them apply at once. */
export interface RequestBudget {
  /** One signed-in browser. */
  readonly session: RateLimit;
  /** All signed-out visitors of one network together. */
  readonly visitors: RateLimit;
  /**
   * All users of one network. Wide: thousands of members share one address behind their carrier.
   */
  readonly network: RateLimit;
}

/**
 * Limits for requests that cause server work or store rows. The session limit is the tight one:
 * above what a person clicks, below what a script sends. Each process counts separately, in memory,
 * so the limits cost no statement. With several processes a session has as many budgets.
 */
export const REQUEST_BUDGETS = {
  /** Fields of GraphQL mutations: a document with three of them counts three times. */
  mutation: {
    session: { attempts: 120, seconds: MINUTE },
    visitors: { attempts: 1200, seconds: MINUTE },
    network: { attempts: 12_000, seconds: MINUTE },
  },
  /** The global search, which runs while a person types. */
  search: {
    session: { attempts: 120, seconds: MINUTE },
    visitors: { attempts: 120, seconds: MINUTE },
    network: { attempts: 6000, seconds: MINUTE },
  },
  /** Visits of public pages reported by browsers. Beyond this, they are not counted. */
  visit: {
    session: { attempts: 120, seconds: MINUTE },
    visitors: { attempts: 600, seconds: MINUTE },
    network: { attempts: 6000, seconds: MINUTE },
  },
  /** Clicks on links of affiliates. Beyond this, the page is shown and the click is not recorded. */
  affiliateClick: {
    session: { attempts: 60, seconds: MINUTE },
    visitors: { attempts: 120, seconds: MINUTE },
    network: { attempts: 6000, seconds: MINUTE },
  },
  /** Uploads started; the chunks of an upload are not counted. */
  upload: {
    session: { attempts: 120, seconds: 10 * MINUTE },
    visitors: { attempts: 300, seconds: 10 * MINUTE },
    network: { attempts: 6000, seconds: 10 * MINUTE },
  },
  /** Responses to forms, begun and sent: a room of people on one network, but not a script. */
  formResponse: {
    session: { attempts: 30, seconds: MINUTE },
    visitors: { attempts: 300, seconds: MINUTE },
    network: { attempts: 3000, seconds: MINUTE },
  },
  /** Lists exported as a file, and downloaded files and documents. */
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
