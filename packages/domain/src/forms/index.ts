export { dayField } from './dayField.ts';
export { fieldErrors, type Schema } from './fieldErrors.ts';
export { FORM_FIELD_TYPES, type FormFieldType } from './formFieldTypes.ts';
export { FORM_STATES, type FormState, mayMoveForm } from './formStates.ts';
export { formMessage, GENERIC_FORM_MESSAGES } from './genericMessages.ts';
export { optionalPastDay, pastDay } from './pastDay.ts';
export { optionalText, requiredText } from './textField.ts';
export { type FormErrors, validateWith } from './validateWith.ts';
export { recordId, recordIds, wholeNumber } from './wholeNumberField.ts';
