import type { MailRenderer } from '../mail/renderMail.ts';

/** Loads the emails from their sources, without a build. For tests. */
// oxlint-disable-next-line no-restricted-imports -- vitest reads what Node cannot
export const loadTestRenderer = (): Promise<MailRenderer> => import('@atlas/mail/render');
