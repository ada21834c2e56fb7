/**
 * The orders of an affiliate's leads.
 *
 * @spec 2 §3
 */
export const LEAD_SORTS = [
  { value: 'newest', label: 'Newest' },
  { value: 'oldest', label: 'Oldest' },
  { value: 'leads', label: 'Leads' },
  { value: 'highest', label: 'Highest' },
] as const;

export type LeadSort = (typeof LEAD_SORTS)[number]['value'];
