export { fieldErrors, type Schema } from './field-errors.ts';
export { type FormErrors, validateWith } from './validate-with.ts';
