import { AUDIENCES, type Audience, type LayoutKind, type SessionUser } from '@atlas/domain/access';
import type { RouteName } from '@atlas/domain/navigation';
import { renderToString } from 'react-dom/server';
// oxlint-disable-next-line no-restricted-imports -- the style sheet of the rendered page
import { ServerStyleSheet, StyleSheetContext } from 'styled-components';
import { App } from './App.tsx';
import { ConsentQuestion } from './consent/ConsentQuestion.tsx';
import type { RelaySession } from './relay/relay.tsx';
import { createRelay } from './relay/relay.tsx';
import { openCache } from './routing/openCache.ts';
import { loadAllParts, RenderedPartContext } from './routing/lazyPart.ts';
import { prepareFirstPage } from './routing/prepareFirstPage.ts';
import { openedScreen, type ScreenEntry, screensOf, variablesOf } from './routing/screen.ts';
import { loadScreens } from './routing/screenTables.ts';
import { firstPage } from './routing/target.ts';
import { hasScreen } from './routing/hasScreen.ts';
import { styling, withoutStyleAttributes } from './serverStyles.tsx';
import { knownSession } from './session/AuthProvider.tsx';
import { createAuthClient, type AuthClient } from './session/authClient.ts';
import { embeddedResponse, type PageData, type TakeResponse } from './session/pageData.ts';
import { loadLayout } from './shell/layouts.tsx';
import { GlobalStyle } from './shell/GlobalStyle.ts';
import { RenderedLowDataContext } from './shell/lowDataContext.ts';

/** The facts about an address that the server needs before rendering its page. */
export interface PagePlan {
  /** The rendered address: the sign-in page for a visitor on a private one. */
  href: string;
  screen: { name: RouteName; audience: Audience; tab?: string } | null;
  frame: LayoutKind;
  /** The first query of the page, with its variables. */
  query?: { id: string; variables: Record<string, unknown> };
  /** Path in the response that is null when the record in the address does not exist. */
  subject?: string;
}

/** A page's markup, its title as markup, and the style elements and part names that it uses. */
export interface RenderedPage {
  html: string;
  /** The question about cookies, where it is asked. */
  consent: string;
  title: string | null;
  styles: string[];
  parts: string[];
}

/**
 * Loads the code of every screen and all parts, so that no page waits for code. Call it once,
 * before the first page.
 */
export async function prepareRenderer(): Promise<void> {
  const tables = await Promise.all(AUDIENCES.map(loadScreens));
  await Promise.all(
    tables.flatMap((screens) =>
      Object.values(screens)
        .flatMap(screensOf)
        .map(({ load }) => load()),
    ),
  );
  await loadAllParts();
}

/** Resolves the page that an address has for a user. */
export async function planPage(href: string, user: SessionUser | null): Promise<PagePlan> {
  const { href: shown, destination } = firstPage(href, user, hasScreen);
  const { frame } = destination;
  if (destination.kind !== 'screen') return { href: shown, screen: null, frame };
  const { name, audience, params, search } = destination.target;
  const entry: ScreenEntry<never> | undefined = (await loadScreens(audience))[name];
  const { screen, tab = '' } = entry ? openedScreen(entry, search) : {};
  const id = (screen?.query ?? screen?.plainQuery)?.params.id;
  const variables = variablesOf(screen ?? {}, { search, params }, user);
  return {
    href: shown,
    screen: { name, audience, ...(tab !== '' && { tab }) },
    frame,
    ...(id != null && { query: { id, variables } }),
    ...(screen?.subject !== undefined && { subject: screen.subject }),
  };
}

const relayOf = (_client: AuthClient, _onWritten: () => void, takeResponse: TakeResponse): Promise<RelaySession> => {
  const nothing = () => undefined;
  return Promise.resolve(createRelay({ token: () => null, onSignedOut: nothing, onWritten: nothing, takeResponse, isServer: true }));
};

/**
 * Renders a page as the browser will render it with the same data.
 * @param asksConsent Whether it asks about cookies. The question is outside the application, which
 *   therefore contains no code for it.
 * @throws Errors from parts of the page outside all boundaries.
 */
export async function renderPage({ href, session, query, now, form, lowData }: PageData, asksConsent = false): Promise<RenderedPage> {
  const client = createAuthClient(session.token);
  const cache = openCache(session.user, client, { openRelay: relayOf, takeResponse: embeddedResponse(query) });
  const sheet = new ServerStyleSheet();
  const at = new Date(now);
  const parts = new Set<string>();
  try {
    await prepareFirstPage(cache, session.user, href, loadLayout);
    const styles = { ...styling(), styleSheet: sheet.instance };
    const markup = renderToString(
      <StyleSheetContext value={styles}>
        <RenderedPartContext value={(name) => parts.add(name)}>
          <RenderedLowDataContext value={lowData ?? 'off'}>
            <GlobalStyle />
            <App client={client} firstCache={cache} session={knownSession(session)} clock={() => at} posted={form} address={href} />
          </RenderedLowDataContext>
        </RenderedPartContext>
      </StyleSheetContext>,
    );
    const consent = asksConsent
      ? renderToString(
          <StyleSheetContext value={styles}>
            <ConsentQuestion />
          </StyleSheetContext>,
        )
      : '';
    // React renders the title before everything else. It belongs in the head.
    const title = /<title>(.*?)<\/title>/.exec(markup)?.[1] ?? null;
    const { html, rules } = withoutStyleAttributes(markup.replaceAll(/<title>.*?<\/title>/g, '').replaceAll(REACT_SCRIPT, ''));
    return {
      html,
      consent,
      title,
      styles: [sheet.getStyleTags(), ...(rules === '' ? [] : [`<style>${rules}</style>`])],
      parts: [...parts],
    };
  } finally {
    sheet.seal();
    cache.dispose();
  }
}

/**
 * The script that React adds to a page that leaves a part to the browser. It only measures the
 * time, and the policy allows no such script.
 */
const REACT_SCRIPT = /<script>requestAnimationFrame\([^<]*<\/script>/g;
