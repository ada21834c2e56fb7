export { BLANK_VALIDITY, blankValidityDate } from './blankValidity.ts';
export { type FunnelCustomisation, funnelCustomisation } from './funnelCustomisation.ts';
export { FUNNEL_STATES, type FunnelState, type FunnelWindow, funnelState } from './funnelState.ts';
export { MEMBER_BENEFITS } from './memberBenefits.ts';
export { PAGE_BLOCKS, type PageBlockKind } from './pageBlocks.ts';
export { PAGE_TEMPLATES, type PageTemplate } from './pageTemplates.ts';
export { MAX_START_DAYS, startByDaysOf, startDateOf } from './startDate.ts';
export { MAX_VALIDITY_DAYS, validityDateOf, validityDaysOf } from './validityDate.ts';
export { validityText } from './validityText.ts';
