export { AFFILIATE_CODE_KEY, readAffiliateCode, SIGN_UP_TAG } from './affiliate-code.ts';
export { LEAD_SORTS, type LeadSort } from './lead-sorts.ts';
