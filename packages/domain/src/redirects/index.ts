export { type HiddenPage, hiddenPageText, SLUG_OWNERS, type SlugOwner, slugOfPath } from './hiddenPage.ts';
export {
  compareRedirects,
  matchRedirect,
  redirectTarget,
  type RedirectRequest,
  type TriedRedirect,
  tryRedirects,
  whyNotRedirect,
} from './matchRedirect.ts';
export { MAX_PRIORITY, type RedirectFacts, type RedirectForm, redirectForm } from './redirectForm.ts';
export {
  fromPathProblem,
  INVALID_FROM_PATH,
  INVALID_TARGET,
  loopProblem,
  REDIRECT_TO_ITSELF,
  redirectLoop,
  targetProblem,
} from './redirectProblems.ts';
export {
  comparablePath,
  coversPath,
  REDIRECT_AUDIENCES,
  REDIRECT_MATCHES,
  type RedirectAudience,
  type RedirectMatch,
  type RedirectRule,
} from './redirectRule.ts';
export { redirectRulesList } from './redirectRulesList.ts';
export { REDIRECT_STATUSES, type RedirectStatus, redirectHitsText, redirectStatus, redirectWindowText } from './redirectStatus.ts';
export { INVALID_TRIED_PATH, TRIED_AUDIENCES, type TriedAudience, triedAddress, tryRedirectForm } from './tryRedirectForm.ts';
export { REDIRECT_EXISTS, type RestorableRedirect, whyNotRestoreRedirect } from './whyNotRestoreRedirect.ts';
