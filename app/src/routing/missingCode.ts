// Loads soon after the page: once the server is updated, its file may be gone as well.
export { MissingPart } from './MissingPart.tsx';
export { missingCodeMessage, showLoadError } from './loadErrors.ts';
