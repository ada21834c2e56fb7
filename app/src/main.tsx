import { createElement, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loginPath } from '@atlas/domain/navigation';
import { App } from './App.tsx';
import { onCaughtError, watchErrors } from './clientErrors/watchErrors.ts';
import { replayEarlyInput } from './earlyInput.ts';
import { openCache } from './routing/openCache.ts';
import { prepareFirstPage } from './routing/prepareFirstPage.ts';
import { destinationOf } from './routing/target.ts';
import { knownSession } from './session/AuthProvider.tsx';
import { createAuthClient } from './session/authClient.ts';
import { embeddedResponse, readPageData } from './session/pageData.ts';
import { loadLayout } from './shell/layouts.tsx';

watchErrors();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

const page = readPageData();
const user = page?.session.user ?? null;
const client = createAuthClient(page?.session.token ?? null);
const cache = openCache(user, client, { takeResponse: embeddedResponse(page?.query) });
const here = () => location.pathname + location.search;
// A visitor on a private page was drawn the sign-in page.
if (page && destinationOf(here(), user, cache.tables.has).kind === 'login') history.replaceState(null, '', loginPath(here()));
// The browser may have gone back meanwhile: what was drawn is taken over first. To a visitor one page is drawn whatever others append for counting.
const isShared = user === null && page?.href === location.pathname;
const address = page && !isShared ? page.href : here();
if (page) await prepareFirstPage(cache, user, address, loadLayout, page.parts);

// Until the page is shown, time stands still at the instant for which the server drew it, so that both draw the same.
let isShown = false;
const clock = () => (page && !isShown ? new Date(page.now) : new Date());
const onShown = () => {
  isShown = true;
  replayEarlyInput(root);
};

const session = page ? knownSession(page.session) : undefined;
// The server sends the style with what it draws, and the browser leaves it there: it need not load it a second time.
const isRendered = root.firstElementChild !== null;
const style = isRendered ? null : createElement((await import('./shell/GlobalStyle.ts')).GlobalStyle);
const app = (
  <>
    {style}
    <App client={client} firstCache={cache} session={session} clock={clock} posted={page?.form} onShown={onShown} address={address} />
  </>
);
// As a transition it is done in slices: the page answers to touch meanwhile.
startTransition(() => {
  if (isRendered) return void hydrateRoot(root, app, { onCaughtError });
  // Drawn by the browser alone: each page brings a title, and the one that came with the file would stay beside it.
  document.querySelector('title')?.remove();
  createRoot(root, { onCaughtError }).render(app);
});
