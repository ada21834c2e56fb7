import type { PageTemplate } from '../funnels/pageTemplates.ts';

/** The versions of a landing page that are or will be public. */
export interface PublicVersions {
  /** The version that was published last; null while none is public. */
  readonly publishedVersion: number | null;
  /** The version that replaces it at `scheduledAt`; null without one. */
  readonly scheduledVersion: number | null;
  readonly scheduledAt: Date | null;
}

/**
 * The version of a landing page that visitors see, or null. A scheduled version becomes public at
 * its instant, without any further step.
 *
 * @spec product decision: landing pages
 */
export const liveVersion = ({ publishedVersion, scheduledVersion, scheduledAt }: PublicVersions, now: Date): number | null =>
  scheduledAt !== null && scheduledVersion !== null && scheduledAt.getTime() <= now.getTime() ? scheduledVersion : publishedVersion;

/** A landing page as far as its address needs it. */
export interface AddressedPage extends PublicVersions {
  readonly template: PageTemplate;
  readonly link: string | null;
}

/** The content of a funnel's address in place of the plain offer. */
export type ShownPage = { readonly kind: 'link'; readonly link: string } | { readonly kind: 'version'; readonly version: number };

/**
 * The content of a funnel's address: the linked page, a version of its own page, or null for the
 * plain offer.
 *
 * @spec 2 §3, page templates
 */
export function shownPage(page: AddressedPage | null, now: Date): ShownPage | null {
  if (page === null) return null;
  if (page.template === 'Link a Page') return page.link === null ? null : { kind: 'link', link: page.link };
  const version = liveVersion(page, now);
  return version === null ? null : { kind: 'version', version };
}
