export { AFFILIATE_CODE_KEY, readAffiliateCode, SIGN_UP_TAG } from './affiliateCode.ts';
export { LEAD_SORTS, type LeadSort } from './leadSorts.ts';
