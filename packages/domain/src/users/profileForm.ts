import * as z from 'zod/mini';
import { facebookProfile } from '../auth/facebookProfile.ts';
import { optionalPastDay } from '../forms/pastDay.ts';
import { optionalLine, optionalText, requiredLine } from '../forms/textField.ts';
import { mobileNumberField } from './mobileNumber.ts';
import { profileAddress } from './profileAddress.ts';

/** How many characters each text of a profile may have. A product decision. */
export const MAX_PROFILE_LENGTHS = { name: 100, suffix: 20, sex: 20, about: 500, place: 100 } as const;

const place = (label: string) => optionalLine(label, MAX_PROFILE_LENGTHS.place);

/** The fields of what is known of somebody, without the address of their profile. */
export const personFields = (now: Date) => ({
  firstName: requiredLine('First name', MAX_PROFILE_LENGTHS.name),
  middleName: optionalLine('Middle name', MAX_PROFILE_LENGTHS.name),
  lastName: optionalLine('Last name', MAX_PROFILE_LENGTHS.name),
  suffix: optionalLine('Suffix', MAX_PROFILE_LENGTHS.suffix),
  /** One of SEXES, or the word that an import brought. */
  sex: optionalLine('Sex', MAX_PROFILE_LENGTHS.sex),
  birthdate: optionalPastDay('Birth date', now),
  mobileNumber: mobileNumberField,
  facebookProfile,
  about: optionalText('About you', MAX_PROFILE_LENGTHS.about),
  country: place('Country'),
  province: place('Province'),
  city: place('City'),
});

/**
 * What people say of themselves: names, sex, birth date, mobile number, Facebook profile, a few words, where they live, and the address of their
 * profile. The last name may be empty, as opt-ins and imports know none. The generic messages apply.
 *
 * @param now today is the last day on which somebody can be born
 * @example profileForm(now).parse({ firstName: 'Juan', mobileNumber: '0917 123 4567', slug: 'juan' }).mobileNumber // '+639171234567'
 * Specification 2 §5; the rest is a product decision.
 */
export const profileForm = (now: Date) => z.object({ ...personFields(now), slug: profileAddress });

export type ProfileForm = z.output<ReturnType<typeof profileForm>>;

/** The Facebook profile alone; empty takes it away. Specification 2 §5. */
export const socialsForm = z.object({ facebookProfile });
