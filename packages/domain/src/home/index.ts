export { ATTENTION_COUNTS, type AttentionCount } from './attentionCounts.ts';
export { homeCountPath } from './homeCountPath.ts';
export { type CountedList, HOME_COUNTS, HOME_PARTS, type HomeCount, type HomePart } from './homeCounts.ts';
export { type FirstStep, firstSteps, type FirstStepsFacts, NEWCOMER_DAYS } from './firstSteps.ts';
export { needText, needTone, waitingText, waitingTone } from './needText.ts';
export { needsShownTo, PERSON_NEEDS, type PersonNeed } from './personNeeds.ts';
