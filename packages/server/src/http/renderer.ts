import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Audience, LayoutKind, SessionUser } from '@atlas/domain/access';
import type { RouteName } from '@atlas/domain/navigation';

/**
 * The data inside a page, so that the browser needs no request to hydrate it: the session, the
 * first query's response, and the instant for which it is rendered.
 */
export interface PageData {
  /** The address for which it is rendered. */
  href: string;
  session: { token: string | null; user: SessionUser | null };
  query?: { id: string; variables: Record<string, unknown>; response: unknown };
  now: string;
  /** A form that was posted without script and rejected. */
  form?: PostedForm;
  /** The names of the rendered parts, whose code the browser needs to hydrate the page. */
  parts?: readonly string[];
  /** Whether the page has low data on, or offers it; the document states it as well. */
  lowData?: 'on' | 'offered';
}

export interface PostedForm {
  /** The page that it belongs to. */
  path: string;
  values: Readonly<Record<string, string>>;
  formError: { text: string; fields: Readonly<Record<string, string>>; needs?: 'code' };
}

/** The page at an address, for one reader. */
export interface PagePlan {
  /** The address that is rendered: the sign-in page for a visitor on a private page. */
  href: string;
  screen: { name: RouteName; audience: Audience; tab?: string } | null;
  frame: LayoutKind;
  /** The first document that the page requests, with its variables. */
  query?: { id: string; variables: Record<string, unknown> };
  /** The path in the response that is null when the record in the address does not exist. */
  subject?: string;
}

/** The markup of a page, its title as markup, its style elements and the names of its parts. */
export interface RenderedPage {
  html: string;
  /** The markup of the question about cookies, where it is asked. */
  consent?: string;
  title: string | null;
  styles: string[];
  parts: string[];
}

/** The application, built for the server (app/src/render.tsx). */
export interface Renderer {
  prepareRenderer(): Promise<void>;
  planPage(href: string, user: SessionUser | null): Promise<PagePlan>;
  /** @param asksConsent whether the page asks about cookies */
  renderPage(data: PageData, asksConsent: boolean): Promise<RenderedPage>;
}

/** The folder of the built app, which contains `dist` and `dist-server`. */
export const APP_FOLDER = join(import.meta.dirname, '../../../../app');

/** Loads the renderer with the code of all its screens; null before the first build. */
export async function loadRenderer(folder = APP_FOLDER): Promise<Renderer | null> {
  const built = join(folder, 'dist-server/render.js');
  if (!existsSync(built)) return null;
  const renderer = (await import(pathToFileURL(built).href)) as Renderer;
  await renderer.prepareRenderer();
  return renderer;
}
