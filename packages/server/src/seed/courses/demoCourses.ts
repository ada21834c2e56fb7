import { aPortfolioBeforeTheFirstClient } from './aPortfolioBeforeTheFirstClient.ts';
import { bonusesForMembers } from './bonusesForMembers.ts';
import { bookkeepingForSmallShops } from './bookkeepingForSmallShops.ts';
import { clientCallsWithoutNerves } from './clientCallsWithoutNerves.ts';
import { eCommerceSupportOrderByOrder } from './eCommerceSupportOrderByOrder.ts';
import { englishForCalls } from './englishForCalls.ts';
import { findANicheYouCanExplain } from './findANicheYouCanExplain.ts';
import { priceYourWorkInPesosAndDollars } from './priceYourWorkInPesosAndDollars.ts';
import { proposalsThatGetAnswered } from './proposalsThatGetAnswered.ts';
import { scamsToAvoidBeforeYouStart } from './scamsToAvoidBeforeYouStart.ts';
import { socialMediaManagementThatStaysCalm } from './socialMediaManagementThatStaysCalm.ts';
import { taxesAndPapersForFreelancers } from './taxesAndPapersForFreelancers.ts';
import { transcriptionForBeginners } from './transcriptionForBeginners.ts';
import { virtualAssistanceFromTheFirstDay } from './virtualAssistanceFromTheFirstDay.ts';
import type { DemoCourse } from './types.ts';

/** The courses of the demo, in order of publication. */
export const DEMO_COURSES: readonly DemoCourse[] = [
  proposalsThatGetAnswered,
  findANicheYouCanExplain,
  aPortfolioBeforeTheFirstClient,
  clientCallsWithoutNerves,
  priceYourWorkInPesosAndDollars,
  virtualAssistanceFromTheFirstDay,
  socialMediaManagementThatStaysCalm,
  taxesAndPapersForFreelancers,
  bookkeepingForSmallShops,
  eCommerceSupportOrderByOrder,
  scamsToAvoidBeforeYouStart,
  englishForCalls,
  bonusesForMembers,
  transcriptionForBeginners,
];
