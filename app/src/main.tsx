import { createElement, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { onCaughtError, watchErrors } from './clientErrors/watchErrors.ts';
import { followConsentForms } from './consent/followConsentForms.ts';
import { replayEarlyInput } from './earlyInput.ts';
import { openCache } from './routing/openCache.ts';
import { prepareFirstPage } from './routing/prepareFirstPage.ts';
import { firstPage } from './routing/target.ts';
import { knownSession } from './session/AuthProvider.tsx';
import { createAuthClient } from './session/authClient.ts';
import { embeddedResponse, readPageData } from './session/pageData.ts';
import { loadLayout } from './shell/layouts.tsx';

watchErrors();
followConsentForms();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element');

const page = readPageData();
const user = page?.session.user ?? null;
const client = createAuthClient(page?.session.token ?? null);
const cache = openCache(user, client, { takeResponse: embeddedResponse(page?.query) });
const here = () => location.pathname + location.search;
// On a private page the server rendered the sign-in page for a visitor.
if (page) {
  const { href } = firstPage(here(), user, cache.tables.has);
  if (href !== here()) history.replaceState(null, '', href);
}
// The user may have gone back in the meantime: hydrate the rendered page first. Visitors share one
// rendered page, whatever tracking parameters the address has.
const isShared = user === null && page?.href === location.pathname;
const address = page && !isShared ? page.href : here();
if (page) await prepareFirstPage(cache, user, address, loadLayout, page.parts);

// Until the page is shown, the clock stays at the time of the server's render. Server and browser
// then render the same.
let isShown = false;
const clock = () => (page && !isShown ? new Date(page.now) : new Date());
const onShown = () => {
  isShown = true;
  replayEarlyInput(root);
};

const session = page ? knownSession(page.session) : undefined;
// The server sends the style with a rendered page. It stays, so the browser need not load it again.
const isRendered = root.firstElementChild !== null;
const style = isRendered ? null : createElement((await import('./shell/GlobalStyle.ts')).GlobalStyle);
const app = (
  <>
    {style}
    <App client={client} firstCache={cache} session={session} clock={clock} posted={page?.form} onShown={onShown} address={address} />
  </>
);
// A transition renders in slices, so the page stays responsive.
startTransition(() => {
  if (isRendered) return void hydrateRoot(root, app, { onCaughtError });
  // A page rendered by the browser sets its own title. The title of the HTML file would remain as
  // well.
  document.querySelector('title')?.remove();
  createRoot(root, { onCaughtError }).render(app);
});
