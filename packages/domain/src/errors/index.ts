export { errorCode } from './errorCode.ts';
export { ERROR_CODES, type ErrorCode } from './errorCodes.ts';
export { CONNECTION_LOST, FORM_FAILED, FORM_INVALID, FULL_PAGE_ERROR, GENERIC_ERROR, PAGE_ERROR } from './errorTexts.ts';
export { type FormProblem, formProblem } from './formProblem.ts';
export { type GraphQLErrorShape, graphQLErrors } from './graphqlErrors.ts';
export { toastText } from './toastText.ts';
export { PAGE_CONNECTION_LOST, PAGE_ERROR_ADVICE } from './pageErrorTexts.ts';
