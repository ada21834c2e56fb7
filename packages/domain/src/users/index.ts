export { INVALID_MOBILE_NUMBER, mobileNumber, mobileNumberField } from './mobileNumber.ts';
export { USER_TYPES, type UserType } from './userTypes.ts';
