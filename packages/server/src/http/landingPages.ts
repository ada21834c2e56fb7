import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { CONSENT_COOKIE, readConsent } from '@atlas/domain/consent';
import { lowData, prefersLessData } from '@atlas/domain/files';
import { pageTitle, routePath } from '@atlas/domain/navigation';
import { nextPageChange, readBlocks } from '@atlas/domain/pages';
import { canonicalUrl, productData } from '@atlas/domain/sharing';
import type { App } from '../app.ts';
import type { Context } from '../commands/context.ts';
import type { DrawnLanding, LandingRenderer, PostedOptIn } from '../landing/landingRenderer.ts';
import type { AddressedFunnel } from '../modules/addresses/repo.ts';
import { landingInput } from '../modules/pages/drawCommands.ts';
import {
  blocksOf,
  findDrawing,
  findLandingOffer,
  findPage,
  findSharePicture,
  findVersion,
  madeOf,
  saveDrawing,
} from '../modules/pages/landingRepo.ts';
import { compressed } from './compressed.ts';
import { readCookies } from './cookies.ts';
import { escapeHtml } from './escapeHtml.ts';
import { KeptPage, PAGE_VARIES } from './pageCache.ts';
import { type Preview, previewTags } from './preview.ts';
import { contentSecurityPolicy } from './security.ts';

/** The parts of the build that a document needs besides a drawing. */
export interface LandingBuild {
  /** Identifies the build. */
  name: string;
  /** The path of the script of landing pages. */
  script: string;
  /** The tags of the head that every page has: icon, colour, font. */
  head: string;
  /** The styles that load the fonts. */
  fonts: string;
}

/** A landing page as the server keeps it: drawn, with the head of its document. */
interface Composed {
  drawn: DrawnLanding;
  title: string;
  tags: string;
  hosts: readonly string[];
}

/** A page being composed, or composed, and the instant at which it changes by itself. */
interface Composing {
  composing: Promise<Composed | null>;
  until: number;
}

/** How a visitor gets a page: with the question about cookies or without, with low data or without. */
interface Variant {
  asksConsent: boolean;
  isLowData: boolean;
}

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const asText = (header: string | string[] | undefined) => (typeof header === 'string' ? header : undefined);

/** Names a page in memory. The case of an address makes no difference. */
const placeOf = ({ pathname }: URL): string => pathname.toLowerCase();

function variantOf(req: IncomingMessage): Variant {
  return {
    asksConsent: readConsent(readCookies(req).get(CONSENT_COOKIE)) === null,
    isLowData: lowData(req.headers.cookie ?? '', prefersLessData(asText(req.headers['save-data']))) === 'on',
  };
}

/**
 * Serves landing pages. A page is finished HTML that stays in memory, without anything about the
 * viewer; every commit that may change it, in any process, empties the memory.
 */
export class LandingPages {
  readonly #app: App;
  readonly #build: LandingBuild;
  #composed = new Map<string, Composing>();
  #pages = new Map<string, { kept: Map<string, KeptPage>; until: number }>();
  /** Counts the changes, so that a page composed during one is not kept. */
  #changes = 0;

  constructor(app: App, build: LandingBuild) {
    this.#app = app;
    this.#build = build;
    app.changes.onChange(() => this.#forget());
  }

  /** The changes so far. A request takes it before it reads anything of a page that it may keep. */
  get changes(): number {
    return this.#changes;
  }

  /** Whether what was read since then is still true. */
  #isCurrent(since: number): boolean {
    return since === this.#changes && this.#app.changes.isListening;
  }

  #forget(): void {
    this.#changes += 1;
    this.#composed = new Map();
    this.#pages = new Map();
    this.#app.values.forget();
  }

  /**
   * Sends the page of a path from memory.
   *
   * @returns false when it is not there
   */
  sendKept(req: IncomingMessage, res: ServerResponse, url: URL): boolean {
    const page = this.#pages.get(placeOf(url));
    if (page === undefined || !this.#app.changes.isListening || url.searchParams.has('preview')) return false;
    if (page.until <= this.#app.clock.now().getTime()) return false;
    const { asksConsent, isLowData } = variantOf(req);
    const kept = page.kept.get(`${asksConsent} ${isLowData}`);
    kept?.send(req, res);
    return kept !== undefined;
  }

  /**
   * Sends the landing page of a funnel.
   *
   * @param at.isSame whether everyone gets it at this path, so that it may be kept
   * @param at.affiliateCode the code that the browser keeps for the sign-up; null without one
   * @param at.since the changes before the funnel was read
   * @returns false when it cannot be drawn
   */
  async send(
    { req, res, url, context }: { req: IncomingMessage; res: ServerResponse; url: URL; context: Context },
    { funnel, version }: { funnel: AddressedFunnel; version: number },
    { isSame, affiliateCode, since }: { isSame: boolean; affiliateCode: string | null; since: number },
  ): Promise<boolean> {
    const now = context.source.now;
    const key = `${funnel.id} ${version}`;
    const known = this.#isCurrent(since) ? this.#composed.get(key) : undefined;
    const isKnown = known !== undefined && known.until > now.getTime();
    const { composing, until } = isKnown
      ? known
      : { composing: this.#compose(context, funnel, version), until: nextPageChange(funnel, now) };
    if (!isKnown && this.#isCurrent(since)) this.#composed.set(key, { composing, until });
    const composed = await composing.catch((error: unknown) => {
      this.#app.log.error({ err: error, funnel: funnel.slug }, 'a landing page could not be drawn');
      return null;
    });
    if (composed === null) {
      if (this.#composed.get(key)?.composing === composing) this.#composed.delete(key);
      return false;
    }
    if (affiliateCode !== null) {
      const code = `<meta name="atlas-affiliate" content="${escapeHtml(affiliateCode)}">`;
      await this.#sendOnce(req, res, { ...composed, tags: composed.tags + code }, { status: 200, ...variantOf(req) });
      return true;
    }
    const variant = variantOf(req);
    const page = await this.#document(composed, variant);
    if (isSame && this.#isCurrent(since)) {
      const place = placeOf(url);
      const kept = this.#pages.get(place);
      const shown = kept !== undefined && kept.until > now.getTime() ? kept : { kept: new Map<string, KeptPage>(), until };
      shown.kept.set(`${variant.asksConsent} ${variant.isLowData}`, page);
      this.#pages.set(place, shown);
    }
    page.send(req, res);
    return true;
  }

  /** Sends the draft of a page to someone who has a link to it. No cache stores it. */
  async sendDraft(req: IncomingMessage, res: ServerResponse, context: Context, pageId: number): Promise<boolean> {
    const { source, app } = context;
    const page = await findPage(source.db, pageId);
    const offer = page && (await findLandingOffer(source.db, page.funnelId, source.now));
    const renderer = await app.landingRenderer();
    if (page === null || offer === null || renderer === null) return false;
    const drawn = renderer.drawLanding(landingInput(readBlocks(page.draft), offer, source.now));
    const hosts = await app.values.get('embed-hosts');
    const composed = { drawn, title: `Draft: ${page.shareTitle || offer.name}`, tags: previewTags(null, ''), hosts };
    res.setHeader('referrer-policy', 'no-referrer');
    await this.#sendOnce(req, res, composed, { status: 200, ...variantOf(req), asksConsent: false });
    return true;
  }

  /** Sends the page again with the opt-in that was rejected. */
  async sendPosted(
    req: IncomingMessage,
    res: ServerResponse,
    context: Context,
    { funnel, version }: { funnel: AddressedFunnel; version: number },
    posted: PostedOptIn,
    status: number,
  ): Promise<boolean> {
    const composed = await this.#compose(context, funnel, version, posted);
    if (composed === null) return false;
    await this.#sendOnce(req, res, composed, { status, ...variantOf(req), asksConsent: false });
    return true;
  }

  async #sendOnce(
    req: IncomingMessage,
    res: ServerResponse,
    composed: Composed,
    { status, ...variant }: Variant & { status: number },
  ): Promise<void> {
    const { html, policy } = await this.#compile(composed, variant);
    const { body, headers } = compressed(req, html);
    res.writeHead(status, {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
      vary: PAGE_VARIES,
    });
    res.end(req.method === 'HEAD' ? undefined : body);
  }

  /** Draws a version, or takes the drawing of this build and this offer from the database. */
  async #compose(context: Context, funnel: AddressedFunnel, number: number, posted?: PostedOptIn): Promise<Composed | null> {
    const { source, app } = context;
    const { db, now } = source;
    const { page } = funnel;
    const version = page && (await findVersion(db, page.id, number));
    const offer = version && (await findLandingOffer(db, funnel.id, now));
    if (page === null || version === null || offer === null) return null;
    const renderer = await app.landingRenderer();
    const input = { ...landingInput(blocksOf(version), offer, now), ...(posted && { posted }) };
    const madeFrom = madeOf(input);
    const stored = posted === undefined ? await findDrawing(db, version.id) : null;
    const isCurrent = stored !== null && stored.builtWith === this.#build.name && stored.madeOf === madeFrom;
    const drawn = isCurrent ? stored : this.#draw(renderer, input, stored);
    if (drawn === null) return null;
    if (!isCurrent && posted === undefined && drawn !== stored) {
      const drawing = {
        versionId: version.id,
        html: drawn.html,
        css: drawn.css,
        builtWith: this.#build.name,
        madeOf: madeFrom,
        drawnAt: now,
      };
      // A reader does not wait for it, and without it the page is drawn again later.
      void saveDrawing(app.database.db, drawing).catch((error: unknown) => app.log.warn({ err: error }, 'a drawing was not stored'));
    }
    const shareTitle = version.shareTitle === '' ? funnel.name : version.shareTitle;
    const shareDescription = version.shareDescription === '' ? funnel.description : version.shareDescription;
    const preview = await this.#previewOf(context, funnel, { shareTitle, shareDescription, versionId: version.id });
    return {
      drawn,
      title: shareTitle,
      tags: previewTags(preview, app.settings.publicUrl),
      hosts: await app.values.get('embed-hosts'),
    };
  }

  /** A new drawing; the stored one of another build when that fails. */
  #draw(
    renderer: LandingRenderer | null,
    input: Parameters<LandingRenderer['drawLanding']>[0],
    stored: DrawnLanding | null,
  ): DrawnLanding | null {
    try {
      return renderer?.drawLanding(input) ?? stored;
    } catch (error) {
      this.#app.log.error({ err: error, funnel: input.offer.slug }, 'a landing page could not be drawn');
      return stored;
    }
  }

  async #previewOf(
    { source, app }: Context,
    { slug, name, description, priceCentavos, closesAt, expiresAt, hidden, page }: AddressedFunnel,
    { shareTitle, shareDescription, versionId }: { shareTitle: string; shareDescription: string; versionId: number },
  ): Promise<Preview> {
    const path = routePath('viewFunnel', { slug });
    const { publicUrl } = app.settings;
    const uploaded = page && (await findSharePicture(source.db, page.id));
    const picture = uploaded === null ? `/api/share-pictures/${versionId}.png` : `/api/uploads/${uploaded}`;
    const data = productData({
      name,
      description,
      url: canonicalUrl(publicUrl, path),
      imageUrl: publicUrl + picture,
      priceCentavos,
      closesAt,
      expiresAt,
    });
    return {
      title: shareTitle,
      description: shareDescription,
      path,
      picture: { path: picture, text: shareTitle },
      isRecord: true,
      isIndexed: !hidden,
      data,
    };
  }

  async #document(composed: Composed, variant: Variant): Promise<KeptPage> {
    const { html, policy } = await this.#compile(composed, variant);
    return new KeptPage(html, policy);
  }

  async #compile({ drawn, title, tags, hosts }: Composed, { asksConsent, isLowData }: Variant): Promise<{ html: string; policy: string }> {
    const consent = asksConsent ? ((await this.#app.landingRenderer())?.drawConsent() ?? null) : null;
    const { head, script, fonts } = this.#build;
    const css = (isLowData ? '' : fonts) + drawn.css + (consent?.css ?? '');
    const html = [
      `<!doctype html><html lang="en-PH"${isLowData ? ' data-low-data="on"' : ''}><head><meta charset="utf-8">`,
      '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
      `<title>${escapeHtml(pageTitle(title))}</title>${tags}${isLowData ? head.replace(FONT, '') : head}<style>${css}</style>`,
      `<script type="module" src="${script}"></script></head><body>`,
      consent?.html ?? '',
      drawn.html,
      '</body></html>',
    ].join('');
    const policy = contentSecurityPolicy({ scripts: [], styles: [sha256(css)] }, hosts, this.#app.providers.pages);
    return { html, policy };
  }
}

/** The tag that loads the font before it is needed. */
const FONT = /<link rel="preload" as="font"[^>]*>/;
