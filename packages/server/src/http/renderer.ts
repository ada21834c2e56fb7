import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Audience, LayoutKind, SessionUser } from '@atlas/domain/access';
import type { RouteName } from '@atlas/domain/navigation';

/** What a page carries so that it waits for nothing: the session, the first query's answer, and the instant for which it is drawn. */
export interface PageData {
  /** The address for which it is drawn. */
  href: string;
  session: { token: string | null; user: SessionUser | null };
  query?: { id: string; variables: Record<string, unknown>; response: unknown };
  now: string;
  /** A form that was posted without script, and refused. */
  form?: PostedForm;
  /** The names of the parts that were drawn, whose code the browser needs to take the page over. */
  parts?: readonly string[];
  /** With low data, or with the offer of it; the document says so as well. */
  lowData?: 'on' | 'offered';
}

export interface PostedForm {
  /** The page that it belongs to. */
  path: string;
  values: Readonly<Record<string, string>>;
  formError: { text: string; fields: Readonly<Record<string, string>>; needs?: 'code' };
}

/** Which page an address has for somebody. */
export interface PagePlan {
  /** The address that is drawn: the sign-in page for a visitor on a private one. */
  href: string;
  screen: { name: RouteName; audience: Audience; tab?: string } | null;
  frame: LayoutKind;
  /** The document that the page asks first, with its variables. */
  query?: { id: string; variables: Record<string, unknown> };
  /** Where the answer is null when what the address names does not exist. */
  subject?: string;
}

/** The markup of a page, its title as markup, and of what is in it the style elements and the names of the parts. */
export interface RenderedPage {
  html: string;
  title: string | null;
  styles: string[];
  parts: string[];
}

/** The application, built for the server (app/src/render.tsx). */
export interface Renderer {
  prepareRenderer(): Promise<void>;
  planPage(href: string, user: SessionUser | null): Promise<PagePlan>;
  renderPage(data: PageData): Promise<RenderedPage>;
}

/** Where the built app is: `dist` and `dist-server`. */
export const APP_FOLDER = join(import.meta.dirname, '../../../../app');

/** The renderer with the code of all its screens loaded; null before the first build. */
export async function loadRenderer(folder = APP_FOLDER): Promise<Renderer | null> {
  const built = join(folder, 'dist-server/render.js');
  if (!existsSync(built)) return null;
  const renderer = (await import(pathToFileURL(built).href)) as Renderer;
  await renderer.prepareRenderer();
  return renderer;
}
