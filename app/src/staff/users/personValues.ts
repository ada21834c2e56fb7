import { validateWith } from '@atlas/domain/forms';
import { editUserForm, newUserForm } from '@atlas/domain/users';

/** What staff fill in about somebody; what is not known is empty. */
export interface PersonValues {
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
  /** Its number, as inputs have it. */
  batch: string;
}

/** What staff fill in about somebody new. */
export interface NewUserValues {
  firstName: string;
  lastName: string;
  email: string;
  mobileNumber: string;
  batch: string;
  level: string;
  /** True to e-mail the new user a link to set a password. */
  sendsLink: boolean;
}

const numberOf = (text: string): number | null => (text === '' ? null : Number(text));

/** The form's values as the API and domain's schema take them. */
export const personInput = ({ batch, ...said }: PersonValues) => ({ ...said, batchId: numberOf(batch) });
/** The same of somebody new. */
export const newUserInput = ({ batch, level, ...person }: NewUserValues) => ({
  ...person,
  batchId: numberOf(batch),
  accessLevelId: Number(level),
});

/** Messages under the names that the fields have. */
function named({ batchId, accessLevelId, ...others }: { batchId?: string; accessLevelId?: string }): object {
  return { ...others, ...(batchId !== undefined && { batch: batchId }), ...(accessLevelId !== undefined && { level: accessLevelId }) };
}

/** Checks what staff change about somebody, on a day. */
export function checkPerson(now: Date): (values: PersonValues) => object {
  const check = validateWith(editUserForm(now));
  return (values) => named(check(personInput(values)));
}

const checkNew = validateWith(newUserForm);
/** Checks somebody new. */
export const checkNewUser = (values: NewUserValues): object => named(checkNew(newUserInput(values)));
