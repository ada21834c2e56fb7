import { GlobalStyle } from '@atlas/ui';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { Router as WouterRouter } from 'wouter';
import type { RouteName } from '@atlas/domain/navigation';
import { LoginScreen } from './public/auth/LoginScreen.tsx';
import { SignUpScreen } from './public/auth/SignUpScreen.tsx';
import { createAuthClient } from './session/authClient.ts';
import { AuthContext, type Auth } from './session/authContext.ts';
import { RouteContext } from './routing/routerContext.ts';
import { MemberFrame } from './shell/MemberFrame.tsx';
import { screens as memberScreens } from './member/screens.ts';

const client = createAuthClient();
const nobody: Auth = {
  loading: true,
  isAuthenticated: false,
  userMetadata: null,
  currentUser: null,
  hasError: false,
  error: null,
  type: client.type,
  client,
  logIn: client.logIn,
  signUp: client.signUp,
  logOut: client.logOut,
  reauthenticate: () => Promise.resolve(),
  hasRole: () => false,
  replaceUser: () => undefined,
};

/** What a route shows before any script has run: the form itself, or the shape of the page. It is the same for everybody. */
const FIRST_PAINTS: [RouteName, ReactNode][] = [
  ['login', <LoginScreen key="login" />],
  ['signup', <SignUpScreen key="signup" />],
  ...Object.entries(memberScreens).map(([name, { skeleton: Skeleton }]): [RouteName, ReactNode] => [
    name as RouteName,
    <MemberFrame key={name}>
      <Skeleton />
    </MemberFrame>,
  ]),
];

/** The markup of every first paint by route, and the one sheet that they share. Called by the build. */
export function renderFirstPaints(): { html: Record<string, string>; css: string } {
  const sheet = new ServerStyleSheet();
  const draw = (name: RouteName, page: ReactNode) =>
    renderToStaticMarkup(
      sheet.collectStyles(
        <WouterRouter ssrPath="/" ssrSearch="">
          <AuthContext value={nobody}>
            <RouteContext value={name}>{page}</RouteContext>
          </AuthContext>
        </WouterRouter>,
      ),
    ).replace(/<title>.*?<\/title>/g, '');
  renderToStaticMarkup(sheet.collectStyles(<GlobalStyle />));
  const html = Object.fromEntries(FIRST_PAINTS.map(([name, page]) => [name, draw(name, page)]));
  const css = [...sheet.getStyleTags().matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((match) => match[1] ?? '').join('');
  // What styled-components writes for its own use (names of components, comments) is left out: the app makes its sheet anew.
  return { html, css: css.replace(/\/\*[\s\S]*?\*\/|data-styled\.g\d+\[[^\]]*\]\{[^}]*\}|\n/g, '') };
}
