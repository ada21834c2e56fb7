import { channel } from 'node:diagnostics_channel';

/**
 * The steps of a page on the server, in this order: loading the session, reading the data,
 * rendering, composing the document, compressing it.
 */
export const PAGE_STEPS = ['session', 'data', 'render', 'document', 'compress'] as const;
export type PageStep = (typeof PAGE_STEPS)[number];

const steps = channel('atlas.page');

/**
 * Reports that a page has begun, or that one of its steps is complete. It does nothing without a
 * listener.
 */
export const reportPageStep = (step: 'begin' | PageStep): void => steps.publish(step);

/**
 * Calls a listener for each step of each page in this process. The benchmark measures with it.
 *
 * @returns a function that removes the listener
 */
export function onPageStep(listener: (step: 'begin' | PageStep) => void): () => void {
  const subscriber = (step: unknown) => listener(step as 'begin' | PageStep);
  steps.subscribe(subscriber);
  return () => steps.unsubscribe(subscriber);
}
