export { INVALID_LINK, type LinkKind, linkKind, linkProblem, TO_CHECKOUT, TO_OPT_IN, TO_PRICE } from './blockLinks.ts';
export { type BlockChange, compareBlocks } from './compareBlocks.ts';
export {
  type LandingDraft,
  landingDraftForm,
  MAX_ALT,
  MAX_BLOCKS,
  MAX_PAGE_CHARACTERS,
  MAX_SHARE_DESCRIPTION,
  MAX_SHARE_TITLE,
  PAGE_TOO_LONG,
  TOO_MANY_BLOCKS,
} from './landingDraftForm.ts';
export { type LandingOffer, landingOffer, type OfferedFunnel, type OfferedTerm } from './landingOffer.ts';
export { LINK_NEEDS_HTTPS, linkedPageProblem, linkPageForm } from './linkPageForm.ts';
export { type AddressedPage, liveVersion, type PublicVersions, type ShownPage, shownPage } from './liveVersion.ts';
export { manilaMoment } from './manilaMoment.ts';
export { LANDING_PAGE, OPT_IN_CONSENT, OPT_IN_CONSENT_VERSION } from './optInConsent.ts';
export {
  type BlockField,
  type BlockFields,
  type BlockPicture,
  type BlockProps,
  type EntryField,
  isPageBlockKind,
  PAGE_BLOCK_KINDS,
  PAGE_BLOCKS,
  type PageBlock,
  type PageBlockKind,
} from './pageBlocks.ts';
export {
  isFirstPicture,
  MAX_FIRST_PICTURE,
  MAX_PICTURE,
  MAX_PICTURES,
  type PictureBytes,
  picturesOf,
  PUBLISH_CHECKS,
  type PublishCheck,
  type PublishProblem,
  publishProblems,
} from './publishCheck.ts';
export { nextPageChange, type TimedPage } from './nextPageChange.ts';
export { PUBLISH_IN_FUTURE, publishForm } from './publishForm.ts';
export { STARTING_PAGES, type StartingFacts, type StartingPage, startingBlocks, startingShare } from './startingPages.ts';
export { newBlock, readBlocks, type StoredBlock } from './storedBlocks.ts';
export { THANKED_FOR, type ThankedFor, type ThankYou, thankYou } from './thankYou.ts';
export { CONSENT_NEEDED, type WaitingListForm, waitingListForm } from './waitingListForm.ts';
export { WAITING_LIST_CONSENT } from './waitingListTexts.ts';
