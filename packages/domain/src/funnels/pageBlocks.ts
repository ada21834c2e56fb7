/**
 * The blocks of a landing page of Template 1. The specification leaves the blocks open; they are a
 * product decision.
 */
export const PAGE_BLOCKS = [
  { value: 'hero', label: 'Hero' },
  { value: 'video', label: 'Video' },
  { value: 'bullets', label: 'Bullets' },
  { value: 'story', label: 'Story' },
  { value: 'testimonials', label: 'Testimonials' },
  { value: 'schedule', label: 'Schedule' },
  { value: 'price', label: 'Price and terms' },
  { value: 'countdown', label: 'Countdown' },
  { value: 'faq', label: 'FAQ' },
  { value: 'opt-in', label: 'Opt-in' },
  { value: 'image', label: 'Image' },
  { value: 'text', label: 'Text' },
  { value: 'button', label: 'Button' },
  { value: 'footer', label: 'Footer' },
] as const;

export type PageBlockKind = (typeof PAGE_BLOCKS)[number]['value'];
