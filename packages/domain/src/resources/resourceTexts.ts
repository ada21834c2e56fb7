import { checkGiven, checkKnown } from '../errors/checkKnown.ts';
import { NO_MATCHES, noResultsFor } from '../lists/listTexts.ts';
import { fileSizeText } from '../uploads/fileSizeText.ts';
import { RESOURCE_KINDS, type ResourceKind } from '../uploads/resourceKind.ts';
import { videoEmbedUrl } from '../uploads/videoEmbedUrl.ts';
import { linkHost } from './webLink.ts';

/** The content of a resource, as far as the reader may see it. */
export interface ResourceContent {
  readonly kind: ResourceKind;
  /** Size of the file in bytes; null for a link, and for a file that has not been uploaded yet. */
  readonly bytes: number | null;
  /** The address it opens; null while it is locked. */
  readonly url: string | null;
}

/**
 * The line under a resource's name: its kind, with the size of its download or the host of its
 * link. Product decisions §16: kind and size.
 *
 * @throws RangeError for an unknown value
 * @example resourceMeta({ kind: 'pdf', bytes: 340_000, url: '/api/uploads/7' })
 * // 'PDF · 340\u00a0kB'
 * @example resourceMeta({ kind: 'link', bytes: null, url: 'https://www.canva.com/templates' })
 * // 'Web link · canva.com'
 */
export function resourceMeta({ kind, bytes, url }: ResourceContent): string {
  checkKnown({ kind }, RESOURCE_KINDS);
  checkGiven({ bytes, url });
  const more = bytes === null ? (url === null ? '' : videoEmbedUrl(url) === null ? linkHost(url) : 'YouTube') : fileSizeText(bytes);
  return [RESOURCE_KINDS[kind], more].filter((part) => part !== '').join(' · ');
}

/** Empty states of resource lists, by reader. */
export const NO_RESOURCES = {
  own: {
    title: 'No resources yet',
    text: 'Templates, checklists and recordings appear here once your membership or your coach adds some.',
  },
  public: { title: 'No public resources yet', text: 'Templates and guides open to everyone appear here.' },
} as const;

/**
 * The title of an empty list of resources with a search or a kind.
 *
 * @param kind undefined for every kind
 * @example noResourcesFor('', 'video') // 'Nothing under “Video” yet.'
 */
export function noResourcesFor(query: string, kind: string | undefined): string {
  if (query !== '') return noResultsFor(query);
  const label = Object.entries(RESOURCE_KINDS).find(([name]) => name === kind)?.[1];
  return label === undefined ? NO_MATCHES : `Nothing under “${label}” yet.`;
}

/** Labels and hints of a resource's switches in its form. */
export const RESOURCE_SWITCHES = {
  isPublic: { label: 'Open to everyone', hint: 'Its page needs no account, and search engines may list it.' },
  forAffiliates: {
    label: 'For affiliates',
    hint: 'Shown among the resources of affiliates. To let them open it, choose their access level above or open it to everyone.',
  },
} as const;

/** The notice for a file that has not been uploaded yet. */
export const RESOURCE_FILE_ON_ITS_WAY = 'Its file is missing. Upload it, so that members can open it.';
