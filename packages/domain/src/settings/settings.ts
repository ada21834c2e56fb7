import { BONUS_COURSE_ID } from '../access/bonusCourse.ts';

export type SettingType = 'boolean' | 'text' | 'link' | 'number' | 'instant' | 'list';

export interface Setting {
  readonly type: SettingType;
  /** The value before anybody changes it, as it is stored. */
  readonly value: string;
  readonly description: string;
}

/** The settings of the live workshop, once for beginners. Specification 2 §3. */
const WORKSHOP = {
  'enable-live-workshop': { type: 'boolean', value: 'false', description: 'Show the live workshop.' },
  'workshop-master-link': { type: 'link', value: '', description: 'Where the workshop is held.' },
  'workshop-is-live': { type: 'boolean', value: 'false', description: 'The workshop is live now.' },
  'zoom-day-1': { type: 'link', value: '', description: 'Zoom link of day 1.' },
  'zoom-day-2': { type: 'link', value: '', description: 'Zoom link of day 2.' },
  'zoom-day-3': { type: 'link', value: '', description: 'Zoom link of day 3.' },
  'recording-day-1': { type: 'link', value: '', description: 'Recording of day 1.' },
  'recording-day-2': { type: 'link', value: '', description: 'Recording of day 2.' },
  'recording-day-3': { type: 'link', value: '', description: 'Recording of day 3.' },
  'freebie-day-1': { type: 'link', value: '', description: 'Freebie of day 1.' },
  'freebie-day-2': { type: 'link', value: '', description: 'Freebie of day 2.' },
  'freebie-day-3': { type: 'link', value: '', description: 'Freebie of day 3.' },
} as const satisfies Record<string, Setting>;

const GENERAL = {
  'enable-challenge-buddies': { type: 'boolean', value: 'false', description: 'Show accountability groups to members.' },
  'enable-affiliate': { type: 'boolean', value: 'false', description: 'Members may become affiliates.' },
  'bonus-course-id': { type: 'number', value: String(BONUS_COURSE_ID), description: 'The course behind Bonuses.' },
  'challenge-deadline': {
    type: 'instant',
    value: '2025-08-31T00:00:00+08:00',
    description: 'Until then members are invited to the challenge.',
  },
  'event-name': { type: 'text', value: 'In-person event', description: 'Name of the in-person event.' },
  'event-place': { type: 'text', value: 'Alabang', description: 'Place of the in-person event.' },
  'event-date': { type: 'instant', value: '2025-11-23T00:00:00+08:00', description: 'Day of the in-person event.' },
  'event-ticket-link': { type: 'link', value: '', description: 'Tickets and group packages of the in-person event.' },
  'renewal-link': { type: 'link', value: '', description: 'Where a membership is renewed; when empty, the checkout of the funnel.' },
  'community-link': { type: 'link', value: '', description: 'Community/Support for fast-track students.' },
  'first-payment-window-days': { type: 'number', value: '3', description: 'Days within which a new order must be paid.' },
  'overdue-grace-days': { type: 'number', value: '14', description: 'Days after an overdue payment until content locks.' },
  'expiry-grace-days': { type: 'number', value: '14', description: 'Days after the expiry until content locks.' },
  'batch-17': { type: 'text', value: 'Batch 17', description: 'The batch whose members count as batch 17.' },
  'enrollee-year': { type: 'number', value: '2025', description: 'Who enrolled in this year is invited to the challenge.' },
  'fast-funnel': { type: 'text', value: '', description: 'Slug of the funnel shown at /fast.' },
  'join-funnel': { type: 'text', value: '', description: 'Slug of the funnel that visitors are invited to join.' },
  'fast-track-target': { type: 'text', value: '/fast', description: 'Where /fast-track leads.' },
  'embed-hosts': {
    type: 'list',
    value: 'canva.com, docs.google.com, forms.gle, miro.com, padlet.com, typeform.com',
    description: 'Hosts whose pages lessons may embed, with commas between them.',
  },
} as const satisfies Record<string, Setting>;

/** Behind the name of a workshop setting: the variant for the experienced, used by the second settings page. Specification 2 §3. */
export const EXPERIMENTAL_SUFFIX = '-experimental';

type WorkshopName = keyof typeof WORKSHOP;
type ExperimentalName = `${WorkshopName}${typeof EXPERIMENTAL_SUFFIX}`;

export type SettingName = keyof typeof GENERAL | WorkshopName | ExperimentalName;

/** The settings by name, each with the type that its value has. */
type SettingTable = typeof GENERAL &
  typeof WORKSHOP & { readonly [Name in WorkshopName as `${Name}${typeof EXPERIMENTAL_SUFFIX}`]: (typeof WORKSHOP)[Name] };

/**
 * Every setting with its type and its first value. The names without a suffix that the specification lists are its own; how the
 * experimental ones are called is not shown there, and the others stand for what it fixes in words.
 * Specification 2 §3.
 */
export const SETTINGS: SettingTable = {
  ...GENERAL,
  ...WORKSHOP,
  .../* @__PURE__ */ (Object.fromEntries(
    /* @__PURE__ */ Object.entries(WORKSHOP).map(([name, setting]) => [`${name}${EXPERIMENTAL_SUFFIX}`, setting]),
  ) as Pick<SettingTable, ExperimentalName>),
};

/** The two workshop settings pages. Specification 1 §2.9, 2 §3. */
export type WorkshopVariant = 'beginner' | 'experienced';

/**
 * The names of the settings on a workshop settings page: the plain ones for beginners, the experimental ones for the experienced.
 *
 * @example workshopSettingNames('experienced')[0] // 'enable-live-workshop-experimental'
 * Specification 2 §3.
 */
export function workshopSettingNames(variant: WorkshopVariant): SettingName[] {
  const names = Object.keys(WORKSHOP) as WorkshopName[];
  return variant === 'beginner' ? names : names.map((name): ExperimentalName => `${name}${EXPERIMENTAL_SUFFIX}`);
}
