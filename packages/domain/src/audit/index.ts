export { ERASED_VALUE, HIDDEN_VALUE, PERSONAL_VALUE } from './auditMarks.ts';
export { auditEntriesList } from './auditEntriesList.ts';
export { type FieldChange, fieldChanges } from './fieldChanges.ts';
export { inWords } from './inWords.ts';
export { instantText } from './instantText.ts';
export { isRequestId } from './isRequestId.ts';
export { LOG_DAYS, type Log, logKeptSince } from './logKeptSince.ts';
export { signInsList } from './signInsList.ts';
