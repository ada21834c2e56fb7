import { validateWith } from '@atlas/domain/forms';
import { profileForm } from '@atlas/domain/users';

/** What somebody fills in about themselves; what is not known is empty. */
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

/** Checks the form of a profile on a day. */
export const checkProfile = (now: Date): ((values: ProfileValues) => object) => validateWith(profileForm(now));
