import { fileSizeText } from '../uploads/fileSizeText.ts';
import { RESOURCE_KINDS, type ResourceKind } from '../uploads/resourceKind.ts';
import { videoEmbedUrl } from '../uploads/videoEmbedUrl.ts';
import { linkHost } from './webLink.ts';

/** What a resource is made of, as far as it is known to whoever reads of it. */
export interface ResourceContent {
  readonly kind: ResourceKind;
  /** The size of its file; null for a link, and for a file that has not arrived. */
  readonly bytes: number | null;
  /** Where it leads; null while it does not open. */
  readonly url: string | null;
}

/**
 * What a resource is and what it costs in data, or where it leads: a line under its name.
 *
 * @example resourceMeta({ kind: 'pdf', bytes: 340_000, url: '/api/uploads/7' }) // 'PDF · 340 kB'
 * @example resourceMeta({ kind: 'link', bytes: null, url: 'https://www.canva.com/templates' }) // 'Web link · canva.com'
 * Product decisions §16: kind and size.
 */
export function resourceMeta({ kind, bytes, url }: ResourceContent): string {
  const more = bytes === null ? (url === null ? '' : videoEmbedUrl(url) === null ? linkHost(url) : 'YouTube') : fileSizeText(bytes);
  return [RESOURCE_KINDS[kind], more].filter((part) => part !== '').join(' · ');
}

/** What is said where there is nothing, by who looks. */
export const NO_RESOURCES = {
  own: {
    title: 'No resources yet',
    text: 'Templates, checklists and recordings appear here as soon as your membership or your coach brings some.',
  },
  public: { title: 'No public resources yet', text: 'Templates and guides that open for everybody appear here.' },
} as const;

/** What the switches of a resource mean, where staff set them. */
export const RESOURCE_SWITCHES = {
  isPublic: { label: 'Open to everybody', hint: 'It has a page that needs no account and that search engines may list.' },
  forAffiliates: {
    label: 'For affiliates',
    hint: 'Shown among the resources of affiliates. To let them open it, choose their access level above or open it to everybody.',
  },
} as const;

/** What members are told of a file that has not arrived. */
export const RESOURCE_FILE_ON_ITS_WAY = 'Its file has not arrived yet. Upload it, and members can open it.';
