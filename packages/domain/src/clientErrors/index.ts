export { appBrowser, type AppBrowser } from './appBrowser.ts';
export { browserFamily, type BrowserFamily } from './browserFamily.ts';
export { MAX_STORED_AN_HOUR, MAX_STORED_OF_KIND_AN_HOUR, MAX_STORED_OF_NETWORK_AN_HOUR } from './clientErrorBudget.ts';
export { type ClientError, clientError } from './clientError.ts';
export {
  CLIENT_ERROR_KINDS,
  type ClientErrorKind,
  MAX_CLIENT_ERRORS,
  MAX_MESSAGE_CHARACTERS,
  MAX_STACK_CHARACTERS,
} from './clientErrorKinds.ts';
export { clientErrorsList } from './clientErrorsList.ts';
export { scrubbedText } from './scrubbedText.ts';
