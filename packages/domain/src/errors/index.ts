export { errorCode } from './errorCode.ts';
export { ERROR_CODES, type ErrorCode } from './errorCodes.ts';
export { CONNECTION_LOST, FORM_FAILED, FULL_PAGE_ERROR, FORM_INVALID, GENERIC_ERROR, RESPONSE_LATE } from './errorTexts.ts';
export { type FormProblem, formProblem } from './formProblem.ts';
export { type GraphQLErrorShape, graphQLErrors } from './graphqlErrors.ts';
export { RESPONSE_LIMIT_MS } from './responseLimit.ts';
export { toastText } from './toastText.ts';
export { ATLAS_UPDATED, CODE_LOST, PAGE_CONNECTION_LOST, PAGE_ERROR, PAGE_ERROR_ADVICE, RELOAD } from './pageErrorTexts.ts';
