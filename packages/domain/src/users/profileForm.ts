import * as z from 'zod/mini';
import { facebookProfile } from '../auth/facebookProfile.ts';
import { optionalPastDay } from '../forms/pastDay.ts';
import { optionalLine, optionalText, requiredLine } from '../forms/textField.ts';
import { mobileNumberField } from './mobileNumber.ts';
import { profileAddress } from './profileAddress.ts';

/** Maximum lengths of the profile's texts, in characters. A product decision. */
export const MAX_PROFILE_LENGTHS = { name: 100, suffix: 20, sex: 20, about: 500, place: 100 } as const;

const place = (label: string) => optionalLine(label, MAX_PROFILE_LENGTHS.place);

/** The personal fields, without the profile address. */
export const personFields = (now: Date) => ({
  firstName: requiredLine('First name', MAX_PROFILE_LENGTHS.name),
  middleName: optionalLine('Middle name', MAX_PROFILE_LENGTHS.name),
  lastName: optionalLine('Last name', MAX_PROFILE_LENGTHS.name),
  suffix: optionalLine('Suffix', MAX_PROFILE_LENGTHS.suffix),
  /** One of SEXES, or a word from an import. */
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
 * The profile a person edits: names, sex, birth date, mobile number, Facebook profile, a short
 * text, where they live, and the profile address. The last name may be empty, because opt-ins and
 * imports have none. The generic messages apply.
 *
 * @param now today is the last valid birth date
 * @example
 * const values = { firstName: 'Juan', mobileNumber: '0917 123 4567', slug: 'juan' };
 * profileForm(new Date('2025-11-17')).parse(values).mobileNumber // '+639171234567'
 * @spec 2 §5; the rest is a product decision
 */
export const profileForm = (now: Date) => z.object({ ...personFields(now), slug: profileAddress });

export type ProfileForm = z.output<ReturnType<typeof profileForm>>;

/**
 * The Facebook profile alone; empty removes it.
 *
 * @spec 2 §5
 */
export const socialsForm = z.object({ facebookProfile });
