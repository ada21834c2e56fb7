export { archiveUserForm } from './archiveUserForm.ts';
export { fullName, type NameParts } from './fullName.ts';
export { INVALID_MOBILE_NUMBER, mobileNumber, mobileNumberField } from './mobileNumber.ts';
export { archivedUsersList, membersList, nonMembersList, USER_STATUSES, type UserStatus } from './peopleLists.ts';
export { USER_TYPES, type UserType } from './userTypes.ts';
export { type Archiver, type PersonToArchive, whyNotArchive, whyNotRestore } from './whyNotArchive.ts';
