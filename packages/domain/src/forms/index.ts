export { dayField } from './dayField.ts';
export { fieldErrors, type Schema } from './fieldErrors.ts';
export { formMessage, GENERIC_FORM_MESSAGES } from './genericMessages.ts';
export { optionalText, requiredText } from './textField.ts';
export { type FormErrors, validateWith } from './validateWith.ts';
export { recordId, wholeNumber } from './wholeNumberField.ts';
