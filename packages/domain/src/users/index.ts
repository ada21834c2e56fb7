export { INVALID_MOBILE_NUMBER, mobileNumber, mobileNumberField } from './mobile-number.ts';
export { USER_TYPES, type UserType } from './user-types.ts';
