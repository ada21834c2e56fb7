export { errorCode } from './error-code.ts';
export { ERROR_CODES, type ErrorCode } from './error-codes.ts';
export { FORM_FAILED, FORM_INVALID, FULL_PAGE_ERROR, GENERIC_ERROR, PAGE_ERROR } from './error-texts.ts';
export { type FormProblem, formProblem } from './form-problem.ts';
export { type GraphQLErrorShape, graphQLErrors } from './graphql-errors.ts';
export { toastText } from './toast-text.ts';
