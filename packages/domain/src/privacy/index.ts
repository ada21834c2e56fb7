export { DOWNLOAD_HOURS, downloadExpiry, isDownloadable } from './dataDownload.ts';
export { deletionForm, deletionWithCodeForm } from './deletionForm.ts';
export { ANSWER_DAYS, type DeletionTimes, deletionTimes, isAnswerOverdue, WITHDRAW_DAYS } from './deletionTimes.ts';
export { lastDayBefore } from './lastDayBefore.ts';
export { privacyRequestsList } from './privacyRequestsList.ts';
export { privacyContactText, PRIVACY_CONTACT_TITLE } from './privacyContact.ts';
export {
  PRIVACY_REQUEST_KINDS,
  PRIVACY_REQUEST_STATES,
  type PrivacyRequestFacts,
  type PrivacyRequestKind,
  type PrivacyRequestState,
  whyNotErase,
  whyNotWithdraw,
} from './requestProblem.ts';
export { RETAINED_DATA, type RetainedKind } from './retainedData.ts';
export { type PersonToDelete, whyNotDelete } from './whyNotDelete.ts';
