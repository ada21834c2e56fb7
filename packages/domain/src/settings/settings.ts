import { BONUS_COURSE_ID } from '../access/bonusCourse.ts';
import { checkKnown } from '../errors/checkKnown.ts';
import { PRODUCT_NAME } from '../navigation/pageTitle.ts';

/** The types of settings. */
export const SETTING_TYPES = [
  'boolean',
  'text',
  'link',
  'number',
  'instant',
  'list',
  'choice',
  'month',
  'picture',
  'accounts',
  'methods',
] as const;

export type SettingType = (typeof SETTING_TYPES)[number];

/** The topics of settings, in display order. `workshop` has separate pages. */
export const SETTING_AREAS = [
  { value: 'membership', label: 'Payments and membership' },
  { value: 'seller', label: 'Seller' },
  { value: 'members', label: 'Members' },
  { value: 'challenge', label: 'Challenge' },
  { value: 'event', label: 'In-person event' },
  { value: 'sales', label: 'Sales pages' },
  { value: 'affiliates', label: 'Affiliates' },
  { value: 'lessons', label: 'Lessons' },
  { value: 'imports', label: 'Imports' },
  { value: 'workshop', label: 'Live workshop' },
] as const;

export type SettingArea = (typeof SETTING_AREAS)[number]['value'];

export interface Setting {
  readonly type: SettingType;
  readonly area: SettingArea;
  /** The default, as it is stored. */
  readonly value: string;
  /** The label of its field. */
  readonly label: string;
  readonly description: string;
  /** Whether it must not be empty. */
  readonly required?: boolean;
  /** The minimum and maximum of a number. */
  readonly least?: number;
  readonly most?: number;
  /** The unit of a number: "days". */
  readonly unit?: string;
  /** The options of a choice. */
  readonly options?: readonly string[];
  /** The format of a text, or of each entry of a list. */
  readonly format?: 'slug' | 'host' | 'tin' | 'branch';
}

/**
 * The settings of the live workshop for beginners.
 *
 * @spec 2 §3; the date is a product decision, §20 L3
 */
const WORKSHOP = {
  'enable-live-workshop': {
    type: 'boolean',
    area: 'workshop',
    value: 'false',
    label: 'Show the live workshop',
    description: 'Visitors find it at /free-training.',
  },
  'workshop-starts-at': {
    type: 'instant',
    area: 'workshop',
    value: '2025-01-01T00:00:00+08:00',
    label: 'Workshop start',
    description: 'Until then visitors see a countdown. A time in the past shows none.',
  },
  'workshop-master-link': { type: 'link', area: 'workshop', value: '', label: 'Master link', description: 'Where the workshop is held.' },
  'workshop-is-live': {
    type: 'boolean',
    area: 'workshop',
    value: 'false',
    label: 'The workshop is live now',
    description: 'People who registered see the day’s Zoom link.',
  },
  'zoom-day-1': {
    type: 'link',
    area: 'workshop',
    value: '',
    label: 'Zoom, day 1',
    description: 'Shown to participants while day 1 is live.',
  },
  'zoom-day-2': {
    type: 'link',
    area: 'workshop',
    value: '',
    label: 'Zoom, day 2',
    description: 'Shown to participants while day 2 is live.',
  },
  'zoom-day-3': {
    type: 'link',
    area: 'workshop',
    value: '',
    label: 'Zoom, day 3',
    description: 'Shown to participants while day 3 is live.',
  },
  'recording-day-1': {
    type: 'link',
    area: 'workshop',
    value: '',
    label: 'Recording, day 1',
    description: 'Shown to participants after day 1.',
  },
  'recording-day-2': {
    type: 'link',
    area: 'workshop',
    value: '',
    label: 'Recording, day 2',
    description: 'Shown to participants after day 2.',
  },
  'recording-day-3': {
    type: 'link',
    area: 'workshop',
    value: '',
    label: 'Recording, day 3',
    description: 'Shown to participants after day 3.',
  },
  'freebie-day-1': {
    type: 'link',
    area: 'workshop',
    value: '',
    label: 'Freebie, day 1',
    description: 'What participants get after day 1.',
  },
  'freebie-day-2': {
    type: 'link',
    area: 'workshop',
    value: '',
    label: 'Freebie, day 2',
    description: 'What participants get after day 2.',
  },
  'freebie-day-3': {
    type: 'link',
    area: 'workshop',
    value: '',
    label: 'Freebie, day 3',
    description: 'What participants get after day 3.',
  },
} as const satisfies Record<string, Setting>;

/** The first payment methods: staff check payments by every platform. */
const ALL_BY_STAFF = '{"manual":["gcash","maya","bank-transfer","over-the-counter","card"],"paymongo":[],"xendit":[]}';

const GENERAL = {
  'pay-accounts': {
    type: 'accounts',
    area: 'membership',
    value: '[]',
    label: 'Payment accounts',
    description: 'Where buyers send their payments, in this order. Shown at the checkout, on orders and on bills.',
  },
  'pay-methods': {
    type: 'methods',
    area: 'membership',
    value: ALL_BY_STAFF,
    label: 'Payment methods',
    description: 'How buyers can pay. Payments checked by staff need a receipt.',
    required: true,
  },
  'first-payment-days': {
    type: 'number',
    area: 'membership',
    value: '3',
    label: 'First payment window',
    description: 'How long a new order may wait for its first payment.',
    least: 1,
    most: 90,
    unit: 'days',
  },
  'overdue-grace-days': {
    type: 'number',
    area: 'membership',
    value: '14',
    label: 'Grace after an overdue payment',
    description: 'How long content stays open after a payment was due.',
    least: 0,
    most: 365,
    unit: 'days',
  },
  'expiry-grace-days': {
    type: 'number',
    area: 'membership',
    value: '14',
    label: 'Grace after the expiry',
    description: 'How long content stays open after a membership expired.',
    least: 0,
    most: 365,
    unit: 'days',
  },
  'reminder-hour': {
    type: 'number',
    area: 'membership',
    value: '9',
    label: 'Hour of payment reminders',
    description: 'When reminders of payments are sent, in Manila time: 8 is 8 AM, 20 is 8 PM.',
    least: 8,
    most: 20,
  },
  'refund-second-person-from': {
    type: 'number',
    area: 'membership',
    value: '5000',
    label: 'Refunds that need a second person',
    description: 'A refund of this amount or more is approved by another person.',
    least: 0,
    most: 10_000_000,
    unit: 'pesos',
  },
  'proof-retention-months': {
    type: 'number',
    area: 'membership',
    value: '12',
    label: 'Receipts are kept',
    description: 'How long pictures of receipts are kept after the payment.',
    least: 1,
    most: 120,
    unit: 'months',
  },
  'closed-month': {
    type: 'month',
    area: 'membership',
    value: '',
    label: 'Closed until the end of',
    description: 'The books of this month and all months before it can no longer change.',
  },
  'renewal-link': {
    type: 'link',
    area: 'membership',
    value: '',
    label: 'Renewal link',
    description: 'Where a membership is renewed. While it is empty, members use the checkout of the funnel or message their coach.',
  },
  'seller-name': {
    type: 'text',
    area: 'seller',
    value: PRODUCT_NAME,
    label: 'Seller name',
    description: 'The registered name of the business, for documents and the checkout.',
    required: true,
  },
  'seller-tin': {
    type: 'text',
    area: 'seller',
    value: '',
    label: 'TIN',
    description: 'The tax identification number, such as 000-000-000.',
    format: 'tin',
  },
  'seller-branch': {
    type: 'text',
    area: 'seller',
    value: '',
    label: 'Branch code',
    description: 'The BIR branch code of 5 digits, such as 00000 for the head office.',
    format: 'branch',
  },
  'seller-address': {
    type: 'text',
    area: 'seller',
    value: '',
    label: 'Business address',
    description: 'The registered address, with its ZIP code.',
  },
  'seller-vat': {
    type: 'choice',
    area: 'seller',
    value: 'Non-VAT',
    label: 'VAT registration',
    description: 'How the business is registered with the BIR.',
    options: ['VAT', 'Non-VAT'],
    required: true,
  },
  'seller-registered': {
    type: 'boolean',
    area: 'seller',
    value: 'false',
    label: 'The business is registered with the BIR',
    description: 'Turn this on once the BIR allows the business to issue invoices.',
  },
  'complaint-contact': {
    type: 'text',
    area: 'seller',
    value: 'support@atlas.example',
    label: 'Contact for complaints',
    description: 'An email or a phone number that buyers can write to or call. Shown at the checkout.',
    required: true,
  },
  'privacy-contact': {
    type: 'text',
    area: 'seller',
    value: 'privacy@atlas.example',
    label: 'Contact of the data protection officer',
    description: 'An email or a phone number for requests about personal data. Shown on the privacy policy.',
    required: true,
  },
  'refund-window-days': {
    type: 'number',
    area: 'seller',
    value: '7',
    label: 'Refund window',
    description: 'How long after paying buyers can request a refund.',
    least: 0,
    most: 365,
    unit: 'days',
  },
  'enable-challenge-buddies': {
    type: 'boolean',
    area: 'members',
    value: 'false',
    label: 'Challenge buddies and accountability groups',
    description: 'Members see the links to their groups.',
  },
  'community-link': {
    type: 'link',
    area: 'members',
    value: '',
    label: 'Community/Support link',
    description:
      'Where the link for fast-track students leads, and where members without a coach get help. While it is empty, there is no link.',
  },
  'bonus-course-id': {
    type: 'number',
    area: 'members',
    value: String(BONUS_COURSE_ID),
    label: 'Bonus course',
    description: 'The number of the bonus course.',
    least: 1,
  },
  'batch-17': {
    type: 'text',
    area: 'members',
    value: 'Batch 17',
    label: 'Name of batch 17',
    description: 'Members of the batch with this name count as batch 17.',
  },
  'challenge-deadline': {
    type: 'instant',
    area: 'challenge',
    value: '2025-08-31T00:00:00+08:00',
    label: 'Challenge deadline',
    description: 'Until then members are invited to the challenge.',
  },
  'enrollee-year': {
    type: 'number',
    area: 'challenge',
    value: '2025',
    label: 'Year of enrollment',
    description: 'Members who enrolled in this year are invited.',
    least: 2000,
    most: 2100,
  },
  'challenge-offer': {
    type: 'text',
    area: 'challenge',
    value: '',
    label: 'Funnel of the challenge offer',
    description: 'The slug of the funnel that people of the challenge are offered. While it is empty, there is no offer.',
    format: 'slug',
  },
  'event-name': {
    type: 'text',
    area: 'event',
    value: 'In-person event',
    label: 'Event name',
    description: 'What the popup and the banner call it.',
    required: true,
  },
  'event-place': { type: 'text', area: 'event', value: 'Alabang', label: 'Event place', description: 'The city or venue.', required: true },
  'event-date': {
    type: 'instant',
    area: 'event',
    value: '2025-11-23T00:00:00+08:00',
    label: 'Event start',
    description: 'The popup and the banner show until the end of that day.',
  },
  'event-ticket-link': { type: 'link', area: 'event', value: '', label: 'Ticket link', description: 'Where a ticket is bought.' },
  'event-group-link': {
    type: 'link',
    area: 'event',
    value: '',
    label: 'Group package link',
    description: 'Where tickets for a group are bought.',
  },
  'fast-funnel': {
    type: 'text',
    area: 'sales',
    value: '',
    label: 'Funnel at /fast',
    description: 'The slug of the funnel that /fast shows.',
    format: 'slug',
  },
  'join-funnel': {
    type: 'text',
    area: 'sales',
    value: '',
    label: 'Funnel to join',
    description: 'The slug of the funnel that visitors are invited to join.',
    format: 'slug',
  },
  'fast-track-target': {
    type: 'link',
    area: 'sales',
    value: '/fast',
    label: 'Target of /fast-track',
    description: 'Where /fast-track leads.',
    required: true,
  },
  'training-video-1': {
    type: 'link',
    area: 'sales',
    value: '',
    label: 'Training video 1',
    description: 'The first video at /freelancing, from YouTube.',
  },
  'training-video-2': { type: 'link', area: 'sales', value: '', label: 'Training video 2', description: 'Opens after the first video.' },
  'training-video-3': { type: 'link', area: 'sales', value: '', label: 'Training video 3', description: 'Opens after the second video.' },
  'redirect-hosts': {
    type: 'list',
    area: 'sales',
    value: '',
    label: 'Hosts that redirect rules may lead to',
    description: 'One per line, such as example.com. Its subdomains are included. Without any, rules lead only to pages of Atlas.',
    format: 'host',
  },
  'gsheet-hosts': {
    type: 'list',
    area: 'imports',
    value: 'docs.google.com, googleusercontent.com',
    label: 'Hosts that imports may load sheets from',
    description: 'One per line, such as docs.google.com. Its subdomains are included.',
    format: 'host',
  },
  'enable-affiliate': {
    type: 'boolean',
    area: 'affiliates',
    value: 'false',
    label: 'Members may become affiliates',
    description: 'Members see Become an Affiliate.',
  },
  'embed-hosts': {
    type: 'list',
    area: 'lessons',
    value: 'canva.com, docs.google.com, forms.gle, miro.com, padlet.com, typeform.com',
    label: 'Hosts that lessons may embed',
    description: 'One per line, such as canva.com. Its subdomains are included.',
    format: 'host',
  },
} as const satisfies Record<string, Setting>;

/**
 * The suffix of workshop settings for the experienced variant, used by the second settings page.
 *
 * @spec 2 §3
 */
export const EXPERIMENTAL_SUFFIX = '-experimental';

type WorkshopName = keyof typeof WORKSHOP;
type ExperimentalName = `${WorkshopName}${typeof EXPERIMENTAL_SUFFIX}`;

export type SettingName = keyof typeof GENERAL | WorkshopName | ExperimentalName;

/** The settings by name, each with its type. */
type SettingTable = typeof GENERAL &
  typeof WORKSHOP & { readonly [Name in WorkshopName as `${Name}${typeof EXPERIMENTAL_SUFFIX}`]: (typeof WORKSHOP)[Name] };

/**
 * Every setting with its type and its default. Names without a suffix that the specification lists
 * are taken from it. It does not show the names of the experimental ones; all other settings
 * represent values it states only in words.
 *
 * @spec 2 §3
 */
export const SETTINGS: SettingTable = {
  ...GENERAL,
  ...WORKSHOP,
  .../* @__PURE__ */ (Object.fromEntries(
    /* @__PURE__ */ Object.entries(WORKSHOP).map(([name, setting]) => [`${name}${EXPERIMENTAL_SUFFIX}`, setting]),
  ) as Pick<SettingTable, ExperimentalName>),
};

/** Whether a text is the name of a setting. */
export const isSettingName = (name: string): name is SettingName => Object.hasOwn(SETTINGS, name);

/**
 * The two workshop settings pages.
 *
 * @spec 1 §2.9, 2 §3
 */
export type WorkshopVariant = 'beginner' | 'experienced';

/**
 * The names of the settings on a workshop settings page: the plain ones for beginners, the
 * experimental ones for the experienced.
 *
 * @example workshopSettingNames('experienced')[0] // 'enable-live-workshop-experimental'
 * @spec 2 §3
 */
export function workshopSettingNames(variant: WorkshopVariant): SettingName[] {
  const names = Object.keys(WORKSHOP) as WorkshopName[];
  return variant === 'beginner' ? names : names.map((name): ExperimentalName => `${name}${EXPERIMENTAL_SUFFIX}`);
}

/**
 * The setting with a name.
 *
 * @throws RangeError for an unknown name
 */
export function settingNamed<Name extends SettingName>(name: Name): SettingTable[Name] {
  checkKnown({ name }, SETTINGS);
  return SETTINGS[name];
}
