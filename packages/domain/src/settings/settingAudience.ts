import { EXPERIMENTAL_SUFFIX, type SettingName, SETTINGS, type WorkshopVariant } from './settings.ts';

/**
 * The readers of a setting. `registered` are people registered for that variant of the live
 * workshop. Staff with the page flag defaultSettings can read every setting.
 */
export type SettingAudience = 'everyone' | 'signed-in' | 'registered' | 'staff';

type BaseName<Name extends string> = Name extends `${string}${typeof EXPERIMENTAL_SUFFIX}` ? never : Name;

/**
 * The audience of every setting. A new setting does not compile until its audience is chosen here.
 */
const AUDIENCES: Readonly<Record<BaseName<SettingName>, SettingAudience>> = {
  'enable-challenge-buddies': 'signed-in',
  'enable-affiliate': 'signed-in',
  'bonus-course-id': 'signed-in',
  'challenge-deadline': 'everyone',
  'event-name': 'everyone',
  'event-place': 'everyone',
  'event-date': 'everyone',
  'event-ticket-link': 'everyone',
  'event-group-link': 'everyone',
  'renewal-link': 'signed-in',
  'community-link': 'signed-in',
  'pay-accounts': 'everyone',
  'pay-methods': 'everyone',
  'first-payment-days': 'staff',
  'reminder-hour': 'staff',
  'refund-second-person-from': 'staff',
  'proof-retention-months': 'staff',
  'closed-month': 'staff',
  'seller-name': 'everyone',
  'seller-tin': 'everyone',
  'seller-branch': 'everyone',
  'seller-address': 'everyone',
  'seller-vat': 'everyone',
  'seller-registered': 'staff',
  'complaint-contact': 'everyone',
  'privacy-contact': 'everyone',
  'refund-window-days': 'everyone',
  'challenge-offer': 'everyone',
  'gsheet-hosts': 'staff',
  'overdue-grace-days': 'signed-in',
  'expiry-grace-days': 'signed-in',
  'batch-17': 'staff',
  'enrollee-year': 'staff',
  'fast-funnel': 'everyone',
  'join-funnel': 'everyone',
  'fast-track-target': 'everyone',
  'training-video-1': 'everyone',
  'training-video-2': 'everyone',
  'training-video-3': 'everyone',
  'embed-hosts': 'staff',
  'redirect-hosts': 'staff',
  'enable-live-workshop': 'everyone',
  'workshop-starts-at': 'everyone',
  'workshop-is-live': 'everyone',
  'workshop-master-link': 'registered',
  'zoom-day-1': 'registered',
  'zoom-day-2': 'registered',
  'zoom-day-3': 'registered',
  'recording-day-1': 'registered',
  'recording-day-2': 'registered',
  'recording-day-3': 'registered',
  'freebie-day-1': 'registered',
  'freebie-day-2': 'registered',
  'freebie-day-3': 'registered',
};

const baseOf = (name: string): string => (name.endsWith(EXPERIMENTAL_SUFFIX) ? name.slice(0, -EXPERIMENTAL_SUFFIX.length) : name);

/**
 * The audience of a setting. The links of a workshop reach only people registered for it; whether
 * it takes place and is live is public. An unknown name is for staff.
 *
 * @example settingAudience('zoom-day-1-experimental') // 'registered'
 * @spec 2 §3; the audiences are a product decision
 */
export function settingAudience(name: string): SettingAudience {
  const base = baseOf(name);
  return Object.hasOwn(SETTINGS, name) && Object.hasOwn(AUDIENCES, base) ? AUDIENCES[base as keyof typeof AUDIENCES] : 'staff';
}

/**
 * The workshop a setting belongs to. People registered for the other one cannot read it.
 *
 * @example workshopVariant('zoom-day-1') // 'beginner'
 * @spec 2 §3
 */
export const workshopVariant = (name: string): WorkshopVariant => (name.endsWith(EXPERIMENTAL_SUFFIX) ? 'experienced' : 'beginner');
