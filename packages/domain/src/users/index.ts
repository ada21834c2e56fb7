export { ADDRESS_OF_ARCHIVED, ADDRESS_OF_PERSON, personRoute } from './addressTaken.ts';
export { archiveUserForm } from './archiveUserForm.ts';
export { type EditUserForm, editUserForm } from './editUserForm.ts';
export { fullName, type NameParts } from './fullName.ts';
export { isQuiet, QUIET_AFTER_DAYS, quietSince } from './isQuiet.ts';
export { INVALID_MOBILE_NUMBER, mobileNumber, mobileNumberField } from './mobileNumber.ts';
export { type NewUserForm, newUserForm } from './newUserForm.ts';
export { archivedUsersList, membersList, nonMembersList, USER_STATUSES, type UserStatus } from './peopleLists.ts';
export {
  MAX_PROFILE_ADDRESS,
  PROFILE_ADDRESS_RESERVED,
  PROFILE_ADDRESS_SHAPE,
  PROFILE_ADDRESS_TAKEN,
  profileAddress,
  RESERVED_PROFILE_ADDRESSES,
} from './profileAddress.ts';
export { MAX_PROFILE_LENGTHS, type ProfileForm, profileForm, socialsForm } from './profileForm.ts';
export { SEXES } from './sexes.ts';
export { USER_TYPES, type UserType } from './userTypes.ts';
export { livesInCities } from './livesInCities.ts';
export { type Archiver, type PersonToArchive, whyNotArchive, whyNotRestore } from './whyNotArchive.ts';
export { MAX_NOTE, NOTE_OF_ANOTHER, type NoteEditor, userNoteForm, whyNotEditNote } from './userNoteForm.ts';
export { EMAIL_OF_PERSON, type PersonWithEmail, staffEmailForm, whyNotChangeEmail } from './whyNotChangeEmail.ts';
export { MAX_WIN_LENGTHS, MAX_WINS, TOO_MANY_WINS, type WinForm, winForm } from './winForm.ts';
