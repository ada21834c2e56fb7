import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { onCaughtError, watchErrors } from './clientErrors/watchErrors.ts';
import { readTyped, restoreTyped } from './keepTyped.ts';
import { openCache } from './routing/openCache.ts';
import { prepareFirstPage } from './routing/prepareFirstPage.ts';
import { createAuthClient } from './session/authClient.ts';
import { pageData } from './session/pageData.ts';
import { loadFrame } from './shell/frames.tsx';

watchErrors();
const firstPaint = document.getElementById('root');
if (!firstPaint) throw new Error('The page has no #root');

const session = pageData()?.session;
const user = session?.user ?? null;
const client = createAuthClient(session?.token ?? null);
const cache = openCache(user, client);
if (session) await prepareFirstPage(cache, user, location.pathname + location.search, loadFrame);

// The app is drawn beside the first paint and takes its place in one step, so that nothing typed meanwhile is lost.
const root = document.createElement('div');
root.id = 'root';
const firstTitle = document.querySelector('title');
const onDrawn = () => {
  const typed = readTyped(firstPaint);
  firstPaint.replaceWith(root);
  // From here on React writes the title and the styles of each page; those that came with the page would win over them.
  firstTitle?.remove();
  document.getElementById('first-paint')?.remove();
  restoreTyped(typed);
};
// As a transition it is drawn in slices: the first paint stays on the screen and answers to touch meanwhile.
startTransition(() => createRoot(root, { onCaughtError }).render(<App client={client} firstCache={cache} onDrawn={onDrawn} />));
