/**
 * The kinds of landing page of a funnel.
 *
 * @spec 2 §3
 */
export const PAGE_TEMPLATES = ['Link a Page', 'Template 1'] as const;

export type PageTemplate = (typeof PAGE_TEMPLATES)[number];
