import { truncate } from '@atlas/domain/lists';
import { PRODUCT_NAME, routePath, type Route, type RouteName } from '@atlas/domain/navigation';
import { canonicalUrl, isIndexedRoute, productData, resourceData, type StructuredData } from '@atlas/domain/sharing';
import { RESOURCE_KINDS } from '@atlas/domain/uploads';
import type { Context } from '../commands/context.ts';
import { findPublicForm } from '../modules/forms/repo.ts';
import { resolveAddress } from '../modules/addresses/commands.ts';
import { isOpenToAll } from '../modules/resources/commands.ts';
import { resourceLoader } from '../modules/resources/repo.ts';
import { escapeHtml } from './escapeHtml.ts';
import { safeJson } from './safeJson.ts';

/** The content of a shared link to a page. */
export interface Preview {
  title: string;
  description: string;
  /** The address that the shared link leads to. */
  path: string;
  /** The canonical address of this content, when it has several. */
  canonicalPath?: string;
  /** The page is about a record, whose name is also the title of the page. */
  isRecord?: true;
  /** Whether search engines may list it. */
  isIndexed: boolean;
  /** The picture of the shared link, 1200 × 630; the picture of Atlas without one. */
  picture?: { path: string; text: string };
  /** The structured data of the record, for search engines. */
  data?: StructuredData;
}
type Words = Pick<Preview, 'title' | 'description'>;

/**
 * The metadata of pages without any of their own.
 *
 * @spec 1 §2.2
 */
const TRAINING: Words = {
  title: '3-part work-from-home freelancing video training series',
  description:
    'Three free videos on working from home as an online freelancer: what the work is, how to find the first client, and how to get paid. Made for a phone.',
};

/** Texts that are the same for everyone, by route. */
const FIXED: { readonly [Name in RouteName]?: Words } = {
  home: TRAINING,
  login: TRAINING,
  signup: TRAINING,
  freelancing: TRAINING,
  freeLessons: {
    title: 'Free lessons for online freelancers',
    description: 'Try the lessons before you decide: short, made for a phone, and free. Leave your first name and your email to begin.',
  },
  twelveDayChallenge: {
    title: '12-Day Challenge for online freelancers',
    description: 'Twelve days, one small task a day, and buddies who do it with you. Free to join.',
  },
  freeTraining: {
    title: 'Free live workshop for online freelancers',
    description: 'Three days, live and free: from the first idea to the first proposal. Register to get the links.',
  },
  publicResources: {
    title: 'Free resources for online freelancers',
    description: 'Templates, checklists and guides open to everyone, no account needed.',
  },
  changelog: { title: `What’s new in ${PRODUCT_NAME}`, description: 'New features and repairs, the latest first.' },
  privacyPolicy: {
    title: 'Privacy Policy',
    description: `Which data ${PRODUCT_NAME} keeps about you, what for, and how you get it or have it deleted.`,
  },
  refundPolicy: { title: 'Refund Policy', description: `When ${PRODUCT_NAME} pays back, how much, and how you ask for it.` },
  termsConditions: { title: 'Terms and Conditions', description: `What you agree to when you use ${PRODUCT_NAME}.` },
};

const PICTURE = {
  path: '/preview.png',
  width: '1200',
  height: '630',
  text: 'A sailing boat before the rising sun, and the words: Work from home as a freelancer.',
};
/** Services that show links cut off longer texts. */
const MAX_CHARACTERS = 200;

/** Markdown as a single line of plain text. */
const plain = (text: string): string =>
  text
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^\s*(?:#{1,6}|[-*+>]|\d+\.)\s+/gm, '')
    .replaceAll(/[*_`]+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

type Params = Readonly<Record<string, unknown>>;
/**
 * The preview of a record's page. Records with a public page that must not be listed set
 * `isUnlisted`; the others follow their route.
 */
type OfRecord = (params: Params, context: Context) => Promise<(Omit<Preview, 'isIndexed'> & { isUnlisted?: boolean }) | null>;

const ofFunnel: OfRecord = async (params, context) => {
  const [slug, affLink] = [String(params['slug']), params['affLink']];
  const found = await resolveAddress(
    context,
    typeof affLink === 'string' ? routePath('affiliateLink', { slug, affLink }) : routePath('viewFunnel', { slug }),
  );
  if (found?.kind !== 'funnel') return null;
  const { funnel } = found;
  const canonicalPath = routePath('viewFunnel', { slug: funnel.slug });
  // A visitor who follows an affiliate's link must arrive with the affiliate's part of the address.
  const isMainLink = slug.toLowerCase() !== funnel.slug.toLowerCase();
  const shared = isMainLink ? routePath('viewFunnel', { slug }) : canonicalPath;
  const path = typeof affLink === 'string' ? routePath('affiliateLink', { slug: funnel.slug, affLink }) : shared;
  const { name, hidden, priceCentavos, closesAt, expiresAt } = funnel;
  const { publicUrl } = context.app.settings;
  const data = productData({
    name: plain(name),
    description: plain(funnel.description),
    url: canonicalUrl(publicUrl, canonicalPath),
    imageUrl: publicUrl + PICTURE.path,
    priceCentavos,
    closesAt,
    expiresAt,
  });
  return { title: name, description: funnel.description, path, canonicalPath, isRecord: true, isUnlisted: hidden, data };
};

const OF_RECORD: { readonly [Name in RouteName]?: OfRecord } = {
  mainAffiliateLink: ofFunnel,
  viewFunnel: ofFunnel,
  affiliateLink: ofFunnel,
  publicResource: async (params, context) => {
    const resource = await context.loader(resourceLoader).load(Number(params['id']));
    if (!resource || !isOpenToAll(resource, context.source.now)) return null;
    const path = routePath('publicResource', { id: resource.id });
    const data = resourceData({
      name: plain(resource.name),
      description: plain(resource.description),
      url: canonicalUrl(context.app.settings.publicUrl, path),
      kind: RESOURCE_KINDS[resource.kind],
    });
    return { title: resource.name, description: resource.description, path, isRecord: true, data };
  },
  viewForm: async (params, { source }) => {
    const form = await findPublicForm(source.db, String(params['slug']));
    return form && { title: form.title, description: form.description, path: routePath('viewForm', { slug: form.slug }), isRecord: true };
  },
};

/** The preview of a page for a shared link; null for pages that are not for sharing. */
export async function previewOf(route: Route, params: Params, context: Context): Promise<Preview | null> {
  // Home is personal for a member. A visitor, or a service that reads pages for a preview, sees the
  // sign-in page.
  if (route.name === 'home' && context.session !== null) return null;
  const isIndexed = isIndexedRoute(route);
  const words = FIXED[route.name];
  if (words) return { ...words, path: route.pattern, isIndexed };
  const record = await OF_RECORD[route.name]?.(params, context);
  if (!record) return null;
  const { isUnlisted = false, ...preview } = record;
  return { ...preview, isIndexed: isIndexed && !isUnlisted };
}

/** The tag for the head of a page that search engines must not list. */
const NOT_INDEXED = '<meta name="robots" content="noindex">';

/**
 * The tags of a preview, for the head of a page. Every address is absolute, as services that read
 * them require. A page without a preview is not listed.
 */
export function previewTags(preview: Preview | null, publicUrl: string): string {
  if (preview === null) return NOT_INDEXED;
  const title = plain(preview.title);
  const picture = preview.picture ?? PICTURE;
  const description = truncate(plain(preview.description) || TRAINING.description, MAX_CHARACTERS);
  const named = { description, 'twitter:card': 'summary_large_image' };
  const properties = {
    'og:site_name': PRODUCT_NAME,
    'og:type': 'website',
    'og:locale': 'en_PH',
    'og:title': title,
    'og:description': description,
    'og:url': publicUrl + preview.path,
    'og:image': publicUrl + picture.path,
    'og:image:width': PICTURE.width,
    'og:image:height': PICTURE.height,
    'og:image:alt': picture.text,
  };
  return [
    ...Object.entries(named).map(([name, content]) => `<meta name="${name}" content="${escapeHtml(content)}">`),
    ...Object.entries(properties).map(([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`),
    `<link rel="canonical" href="${escapeHtml(canonicalUrl(publicUrl, preview.canonicalPath ?? preview.path))}">`,
    preview.isIndexed ? '' : NOT_INDEXED,
    // A data block, which the policy does not restrict: it does not run.
    preview.data ? `<script type="application/ld+json">${safeJson(preview.data)}</script>` : '',
  ].join('');
}
