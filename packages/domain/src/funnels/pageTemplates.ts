/** How a funnel's landing page is made. Specification 2 §3. */
export const PAGE_TEMPLATES = ['Link a Page', 'Template 1'] as const;

export type PageTemplate = (typeof PAGE_TEMPLATES)[number];
