export { dayField } from './day-field.ts';
export { fieldErrors, type Schema } from './field-errors.ts';
export { formMessage, GENERIC_FORM_MESSAGES } from './generic-messages.ts';
export { optionalText, requiredText } from './text-field.ts';
export { type FormErrors, validateWith } from './validate-with.ts';
export { recordId, wholeNumber } from './whole-number-field.ts';
