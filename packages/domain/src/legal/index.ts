export { draftAfterSave, type LegalVersion } from './draftAfterSave.ts';
export { LEGAL_EMPTY, lastUpdatedText } from './lastUpdatedText.ts';
export { type LegalForm, legalForm, MAX_LEGAL_TEXT } from './legalForm.ts';
export { LEGAL_KINDS, type LegalKind } from './legalKinds.ts';
export { legalVersionTexts } from './legalVersionTexts.ts';
export { nextVersion } from './nextVersion.ts';
export { EMPTY_DRAFT, NO_DRAFT, whyNotPublish } from './whyNotPublish.ts';
