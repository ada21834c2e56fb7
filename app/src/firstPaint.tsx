import { GlobalStyle } from '@atlas/ui';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
// oxlint-disable-next-line no-restricted-imports -- the sheet of what is drawn here
import { ServerStyleSheet } from 'styled-components';
import { Router as WouterRouter } from 'wouter';
import type { RouteName } from '@atlas/domain/navigation';
import { LoginScreen } from './public/auth/LoginScreen.tsx';
import { SignUpScreen } from './public/auth/SignUpScreen.tsx';
import { createAuthClient } from './session/authClient.ts';
import { AuthContext, type Auth } from './session/authContext.ts';
import { RouteContext } from './routing/routerContext.ts';
import { MemberFrame } from './shell/MemberFrame.tsx';
import { screens as affiliate } from './affiliate/screens.ts';
import { screens as leader } from './leader/screens.ts';
import { screens as member } from './member/screens.ts';
import { CourseSkeleton, HomeSkeleton, LessonSkeleton, MyCoursesSkeleton } from './member/skeletons.tsx';
import { screens as everybody } from './public/screens.ts';
import { screens as staff } from './staff/screens.ts';

/** The screens of each audience, for the build. */
export const TABLES = { public: everybody, member, leader, affiliate, staff };

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

const inFrame = (shape: ReactNode) => <MemberFrame>{shape}</MemberFrame>;

/** What a route shows before any script has run: the form itself, or the shape of the page. It is the same for everybody. */
const FIRST_PAINTS: [RouteName, ReactNode][] = [
  ['login', <LoginScreen key="login" />],
  ['signup', <SignUpScreen key="signup" />],
  ['home', inFrame(<HomeSkeleton />)],
  ['viewCourses', inFrame(<MyCoursesSkeleton />)],
  ['viewCourse', inFrame(<CourseSkeleton />)],
  ['viewLesson', inFrame(<LessonSkeleton />)],
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
