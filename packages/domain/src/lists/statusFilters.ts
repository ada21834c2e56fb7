/**
 * The status filter of admin lists.
 *
 * @spec 2 §3
 */
export const STATUS_FILTERS = [
  { value: 'all', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
  { value: 'archived', label: 'Archived' },
] as const;

export type StatusFilter = (typeof STATUS_FILTERS)[number]['value'];
