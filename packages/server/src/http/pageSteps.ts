import { channel } from 'node:diagnostics_channel';

/** What the server does for a page, in this order: finding out who asks, reading the data, drawing, putting the document together, compressing it. */
export const PAGE_STEPS = ['session', 'data', 'render', 'document', 'compress'] as const;
export type PageStep = (typeof PAGE_STEPS)[number];

const steps = channel('atlas.page');

/** Says that a page has begun, or that a step of it is done. Nothing happens while nobody listens. */
export const reportPageStep = (step: 'begin' | PageStep): void => steps.publish(step);

/** Tells each step of each page in this process as it happens; answers a function that stops it. The benchmark measures with it. */
export function onPageStep(listener: (step: 'begin' | PageStep) => void): () => void {
  const subscriber = (step: unknown) => listener(step as 'begin' | PageStep);
  steps.subscribe(subscriber);
  return () => steps.unsubscribe(subscriber);
}
