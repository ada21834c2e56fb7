export { BLANK_VALIDITY, blankValidityDate } from './blank-validity.ts';
export { type FunnelCustomisation, funnelCustomisation } from './funnel-customisation.ts';
export { PAGE_TEMPLATES, type PageTemplate } from './page-templates.ts';
export { MOST_START_DAYS, startByDaysOf, startDateOf } from './start-date.ts';
export { MOST_VALIDITY_DAYS, validityDateOf, validityDaysOf } from './validity-date.ts';
