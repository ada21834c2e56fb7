import { validateWith } from '@atlas/domain/forms';
import { profileForm } from '@atlas/domain/users';

/** The values of the profile form. Unknown ones are empty. */
export interface ProfileValues {
  firstName: string;
  middleName: string;
  lastName: string;
  suffix: string;
  sex: string;
  birthdate: string;
  mobileNumber: string;
  facebookProfile: string;
  about: string;
  country: string;
  province: string;
  city: string;
  slug: string;
}

/** Validates the profile form on a given day. */
export const checkProfile = (now: Date): ((values: ProfileValues) => object) => validateWith(profileForm(now));
