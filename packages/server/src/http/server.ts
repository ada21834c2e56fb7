import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { GENERIC_ERROR } from '@atlas/domain/errors';
import { withoutTrailingSlash } from '@atlas/domain/navigation';
import type { App } from '../app.ts';
import { isPosition } from '../db/replicas.ts';
import { userErrorOf } from '../commands/constraintErrors.ts';
import { UserError } from '../errors.ts';
import { LIMITS } from '../graphql/builder.ts';
import type { Context } from '../commands/context.ts';
import type { GraphQL } from '../graphql/serve.ts';
import { authenticate, authenticatePage, contextOfSession, knownDevice } from '../modules/auth/sessionCommands.ts';
import { createFindPicture } from '../modules/files/pictures.ts';
import { createFindPlaces } from '../modules/locations/commands.ts';
import { cookiesFor, cookiesOf, handleAuth, type Exchange } from './auth.ts';
import { enter, isEntryForm } from './entryForms.ts';
import { handleEmailBounces } from './emailBounces.ts';
import { handleEmailWorker } from './emailWorker.ts';
import { handleMailbox, isMailbox } from './mailbox.ts';
import { handleMetrics } from './metrics.ts';
import { isApiPath, isFilePath, routeClass } from './routeClass.ts';
import { routePattern } from './routePattern.ts';
import { handleBackup } from './backup.ts';
import { handleCalendarFeed, handleEventCalendar } from './calendar.ts';
import { holdChallengeKey, isChallengeForm, postChallengeDay } from './challengePage.ts';
import { handleClientErrors } from './clientErrors.ts';
import { closeUnreadBody } from './closeUnreadBody.ts';
import { holdTicket } from './bugReports.ts';
import { checkOut, heldSecrets, holdSecret, isCheckoutForm, protectAddress } from './checkout.ts';
import { handleConsent } from './consent.ts';
import { declareCharset } from './declareCharset.ts';
import { handleDataDownload } from './dataDownloads.ts';
import { handleDocument } from './documents.ts';
import { handleExport } from './exports.ts';
import { handleImportFile, isImportFilePath } from './importFiles.ts';
import { deviceCookieName, lastWriteCookie, lastWriteName, openedCookies, readCookies, sessionCookieName } from './cookies.ts';
import { reportPageStep } from './pageSteps.ts';
import { BodyTooLarge, readBody, sendError, sendJson } from './respond.ts';
import { handleRobots } from './robots.ts';
import { handleSharePicture } from './sharePicture.ts';
import { handleSitemap } from './sitemap.ts';
import { isOptIn, optIn } from './optIn.ts';
import { isOwnHost, isSameSite, rejectHttp, setSecurityHeaders } from './security.ts';
import type { Site } from './site.ts';
import { addressOf, forwardedProto } from './addressOf.ts';
import { handleResumable } from './resumable.ts';
import { handleUploadFile } from './uploadFile.ts';
import { handleImportUpload, handleSheetLink, isImportPath } from './uploadImport.ts';
import { handleLocations } from './locations.ts';
import { handlePaymentEvent } from './payments.ts';
import { handleUnsubscribe } from './unsubscribe.ts';
import { handleUpload } from './uploads.ts';
import { handleUseCache } from './useCache.ts';
import { handleVisits } from './visits.ts';

const acceptsJson = (req: IncomingMessage) => /^application\/json\b/.test(req.headers.accept ?? '');
const isEventStream = (res: ServerResponse) => String(res.getHeader('content-type')).startsWith('text/event-stream');

/**
 * Creates the HTTP server: one handler, a request id for each request, and only our own error
 * messages in responses.
 */
export function createHttpServer(app: App, graphql: GraphQL, site: Site | null): Server {
  const findPlaces = createFindPlaces(app);
  const findPicture = createFindPicture(app);
  const handle = async (req: IncomingMessage, res: ServerResponse) => {
    const requestId = randomUUID();
    const started = performance.now();
    res.setHeader('x-request-id', requestId);
    setSecurityHeaders(res, app.settings);
    closeUnreadBody(req, res);
    declareCharset(res);
    const visitor = {
      ip: addressOf(req, app.settings.trustedProxies),
      userAgent: req.headers['user-agent']?.slice(0, 300) ?? null,
      requestId,
    };
    const url = URL.parse(req.url ?? '/', 'http://atlas.invalid');
    res.once('close', () => {
      const ms = performance.now() - started;
      const path = url === null ? null : routePattern(url.pathname);
      app.log.info({ requestId, method: req.method, path, status: res.statusCode, ms: Math.round(ms) }, 'request');
      app.metrics.request({
        method: req.method,
        // A stream of events stays open, so its duration does not measure speed.
        route: url === null ? 'other' : isEventStream(res) ? 'events' : routeClass(url.pathname),
        status: res.headersSent ? res.statusCode : null,
        seconds: ms / 1000,
      });
    });
    try {
      if (!url || req.url?.startsWith('//')) return sendJson(res, 400, { error: 'This address is not valid.' });
      // A health check or a proxy may use any host name for this machine.
      if (url.pathname === '/api/health') return await health(req, res);
      // A collector of metrics requests each process directly, bypassing the proxy.
      if (url.pathname === '/api/metrics') return await handleMetrics({ app, req, res });
      if (!isOwnHost(req, app.settings)) return sendJson(res, 421, { error: 'This server does not answer for that host.' });
      const proto = forwardedProto(req, app.settings.trustedProxies);
      if (proto === 'http' && app.settings.publicUrl.startsWith('https:'))
        return rejectHttp({ req, res, url, publicUrl: app.settings.publicUrl });
      const exchange: Exchange = { app, req, res, url, visitor, secure: app.settings.publicUrl.startsWith('https:') };
      await (isApiPath(url.pathname) ? handleApi(exchange) : handlePage(exchange));
    } catch (error) {
      const known = error instanceof UserError ? error : userErrorOf(error);
      // A full disk has a message for users, and must reach our log as well.
      if (known === null || known !== error || known.status >= 500) {
        app.metrics.requestFailed();
        app.log.error({ requestId, err: error }, 'a request failed');
      }
      if (res.headersSent) return void res.destroy();
      if (known) sendError(res, known);
      else sendJson(res, 500, { error: GENERIC_ERROR, requestId });
    }
  };

  const contextOf = async ({ req, res, visitor, secure }: Exchange, authenticateBy = authenticate): Promise<Context> => {
    const cookies = readCookies(req);
    const bearer = /^Bearer (\S+)$/.exec(req.headers.authorization ?? '')?.[1];
    const cookie = cookies.get(sessionCookieName(secure));
    const session = await authenticateBy(app, { cookie, bearer });
    const written = cookies.get(lastWriteName(secure)) ?? '';
    const held = heldSecrets(cookies);
    return contextOfSession(app, held ? { ...visitor, held } : visitor, session, {
      position: isPosition(written) ? written : null,
      remember: (position) => res.appendHeader('set-cookie', lastWriteCookie(position, secure)),
      keepSession:
        cookie === undefined
          ? null
          : ({ token, expiresAt, userId, at }) => {
              const device = knownDevice(app, { device: cookies.get(deviceCookieName(secure)) }, userId, at);
              res.appendHeader('set-cookie', openedCookies({ token, expiresAt, device }, secure));
            },
    });
  };

  async function handleApi(exchange: Exchange): Promise<void> {
    const { req, res, url } = exchange;
    const writes = req.method !== 'GET' && req.method !== 'HEAD';
    if (writes && !isSameSite(req, app.settings)) return sendJson(res, 403, { error: 'This request comes from another site.' });
    if (url.pathname === '/api/auth') return handleAuth(exchange);
    if (url.pathname === '/api/graphql') return serveGraphQL(exchange);
    if (url.pathname === '/api/use-cache') return handleUseCache(exchange);
    if (url.pathname === '/api/email-worker') return handleEmailWorker(exchange);
    if (url.pathname === '/api/email-bounces') return handleEmailBounces(exchange);
    if (url.pathname === '/api/unsubscribe') return handleUnsubscribe(exchange);
    if (url.pathname === '/api/backup') return handleBackup(exchange);
    if (url.pathname === '/api/client-errors') return handleClientErrors(exchange);
    if (url.pathname === '/api/visits') {
      // Visitors have no session to read.
      const hasSession = readCookies(req).has(sessionCookieName(exchange.secure));
      return handleVisits(exchange, async () => hasSession && (await contextOf(exchange)).session?.impersonatorId != null);
    }
    const provider = /^\/api\/payments\/([a-z]{1,20})$/.exec(url.pathname)?.[1];
    if (provider !== undefined) return handlePaymentEvent(exchange, provider);
    if (url.pathname === '/api/consent') return handleConsent(exchange, await contextOf(exchange));
    if (url.pathname.startsWith('/api/locations/')) return handleLocations(exchange, findPlaces);
    const upload = /^\/api\/uploads\/([^/]+)$/.exec(url.pathname)?.[1];
    if (upload !== undefined) return handleUpload(exchange, await contextOf(exchange), upload, findPicture);
    const feed = /^\/api\/calendar\/([\w-]+)\.ics$/.exec(url.pathname)?.[1];
    if (feed !== undefined) return handleCalendarFeed(exchange, feed);
    const event = /^\/api\/events\/(\d{1,9})\.ics$/.exec(url.pathname)?.[1];
    if (event !== undefined) return handleEventCalendar(exchange, await contextOf(exchange), Number(event));
    const shared = /^\/api\/share-pictures\/(\d{1,9})\.png$/.exec(url.pathname)?.[1];
    if (shared !== undefined) return handleSharePicture(exchange, Number(shared));
    const issued = /^\/api\/documents\/(\d{1,9})\.pdf$/.exec(url.pathname)?.[1];
    if (issued !== undefined) return handleDocument(exchange, await contextOf(exchange), Number(issued));
    const exported = /^\/api\/exports\/([^/]+)$/.exec(url.pathname)?.[1];
    if (exported !== undefined) return handleExport(exchange, await contextOf(exchange), exported);
    if (isImportFilePath(url.pathname)) return handleImportFile(exchange, await contextOf(exchange));
    if (isImportPath(url.pathname)) return handleImportUpload(exchange, await contextOf(exchange));
    if (url.pathname === '/api/gsheet') return handleSheetLink(exchange, await contextOf(exchange));
    const ownData = /^\/api\/data-downloads\/([^/]+)$/.exec(url.pathname)?.[1];
    if (ownData !== undefined) return handleDataDownload(exchange, await contextOf(exchange), ownData);
    if (url.pathname === '/api/upload-file') return handleUploadFile(exchange, await contextOf(exchange));
    const resumed = /^\/api\/upload-file\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(url.pathname)?.[1];
    if (resumed !== undefined) return handleResumable(exchange, await contextOf(exchange), resumed);
    sendJson(res, 404, { error: 'There is nothing at this address.' });
  }

  async function health(req: IncomingMessage, res: ServerResponse): Promise<void> {
    if (req.method !== 'GET' && req.method !== 'HEAD') return sendJson(res, 405, { error: 'Use GET.' }, { allow: 'GET, HEAD' });
    // A page compares it with its own build, to find out whether Atlas was updated since it was loaded.
    res.setHeader('atlas-build', site?.build ?? 'development');
    const ok = await app.database.ping();
    sendJson(res, ok ? 200 : 503, ok ? { status: 'ok', database: app.database.kind } : { status: 'unavailable' });
  }

  async function serveGraphQL(exchange: Exchange): Promise<void> {
    const { req, res } = exchange;
    if (req.method !== 'POST') return sendJson(res, 405, { errors: [{ message: 'Use POST.' }] }, { allow: 'POST' });
    if (!/^application\/(json|graphql-response\+json)\b/.test(req.headers['content-type'] ?? '')) {
      return sendJson(res, 415, { errors: [{ message: 'Send JSON.' }] });
    }
    if (Number(req.headers['content-length'] ?? Number.POSITIVE_INFINITY) > LIMITS.bodyBytes) throw new BodyTooLarge();
    res.setHeader('cache-control', 'no-store');
    // Stops the proxy from buffering events.
    if (req.headers.accept?.includes('text/event-stream')) res.setHeader('x-accel-buffering', 'no');
    const [body, context] = await Promise.all([readBody(req, LIMITS.bodyBytes), contextOf(exchange)]);
    await graphql.serve(req, res, body, context);
  }

  async function handlePage(exchange: Exchange): Promise<void> {
    const { req, res, url } = exchange;
    if (isEntryForm(exchange)) return handleEntryForm(exchange);
    if (isOptIn(exchange)) return handleOptIn(exchange);
    if (isCheckoutForm(exchange)) return handleCheckout(exchange);
    if (isChallengeForm(exchange)) return handleChallengeDay(exchange);
    if (req.method !== 'GET' && req.method !== 'HEAD') return sendJson(res, 405, { error: 'Use GET.' }, { allow: 'GET, HEAD' });
    const address = url.pathname + url.search;
    const kept = withoutTrailingSlash(address);
    if (kept !== address) {
      res.writeHead(301, { location: kept, 'cache-control': 'no-store' }).end();
      return;
    }
    if (isMailbox(exchange)) return handleMailbox(exchange);
    if (!site) return sendJson(res, 503, { error: 'The app is not built yet. Run npm start.' });
    if (url.pathname === '/robots.txt') return handleRobots(exchange);
    if (url.pathname === '/sitemap.xml') return handleSitemap(exchange, site);
    // Before anything is read: the page of a funnel that is in memory.
    if (site.sendKept(req, res, url)) return;
    protectAddress(exchange);
    const page = async () => {
      reportPageStep('begin');
      const context = await contextOf(exchange, authenticatePage);
      const held = holdChallengeKey(exchange) ?? (await holdSecret(exchange, context)) ?? (await holdTicket(exchange, context));
      if (held !== null) return void res.writeHead(303, { location: held, 'cache-control': 'no-store' }).end();
      await site.page(req, res, url, context);
    };
    if (isFilePath(url.pathname)) {
      const failed = await new Promise<boolean>((resolve) => {
        res.once('finish', () => resolve(false)).once('close', () => resolve(false));
        site.files(req, res, () => resolve(true));
      });
      if (failed) await page();
      return;
    }
    await page();
  }

  async function handleEntryForm(exchange: Exchange): Promise<void> {
    const { req, res, url } = exchange;
    if (!isSameSite(req, app.settings)) return sendJson(res, 403, { error: 'This request comes from another site.' });
    if (!site) return sendJson(res, 503, { error: 'The app is not built yet. Run npm start.' });
    const entered = await enter(exchange, cookiesOf(exchange));
    if ('form' in entered) return site.page(req, res, url, await contextOf(exchange, authenticatePage), entered);
    const cookies = await cookiesFor(exchange, entered.opened);
    res.writeHead(303, { location: entered.next, 'set-cookie': cookies, 'cache-control': 'no-store' }).end();
  }

  async function handleOptIn(exchange: Exchange): Promise<void> {
    const { req, res, url } = exchange;
    if (!isSameSite(req, app.settings)) return sendJson(res, 403, { error: 'This request comes from another site.' });
    if (!site) return sendJson(res, 503, { error: 'The app is not built yet. Run npm start.' });
    const context = await contextOf(exchange, authenticatePage);
    const answer = await optIn(exchange, context);
    if (acceptsJson(req)) {
      const [status, body] =
        'next' in answer
          ? [200, { next: answer.next }]
          : [answer.status, { error: answer.form.formError.text, fieldErrors: answer.form.formError.fields }];
      return sendJson(res, status, body);
    }
    if ('next' in answer) return void res.writeHead(303, { location: answer.next, 'cache-control': 'no-store' }).end();
    if (answer.funnel !== undefined && (await site.sendPosted(exchange, context, answer.funnel, answer))) return;
    await site.page(req, res, new URL(answer.page, url), context, answer);
  }

  async function handleCheckout(exchange: Exchange): Promise<void> {
    const { req, res, url } = exchange;
    if (!isSameSite(req, app.settings)) return sendJson(res, 403, { error: 'This request comes from another site.' });
    if (!site) return sendJson(res, 503, { error: 'The app is not built yet. Run npm start.' });
    protectAddress(exchange);
    const context = await contextOf(exchange, authenticatePage);
    const answer = await checkOut(exchange, context);
    await context.wrote();
    if (acceptsJson(req)) {
      res.setHeader('cache-control', 'no-store');
      if ('next' in answer) return sendJson(res, 200, answer);
      return sendJson(res, answer.status, { error: answer.form.formError.text, fieldErrors: answer.form.formError.fields });
    }
    if ('next' in answer) return void res.writeHead(303, { location: answer.next, 'cache-control': 'no-store' }).end();
    await site.page(req, res, new URL(answer.page, url), context, answer);
  }

  async function handleChallengeDay(exchange: Exchange): Promise<void> {
    const { req, res } = exchange;
    if (!isSameSite(req, app.settings)) return sendJson(res, 403, { error: 'This request comes from another site.' });
    protectAddress(exchange);
    const context = await contextOf(exchange, authenticatePage);
    const location = await postChallengeDay(exchange, context);
    await context.wrote();
    res.writeHead(303, { location, 'cache-control': 'no-store' }).end();
  }

  const server = createServer((req, res) => void handle(req, res));
  // An upload over a phone connection takes minutes; headers do not.
  server.requestTimeout = 15 * 60_000;
  server.headersTimeout = 20_000;
  return server;
}
