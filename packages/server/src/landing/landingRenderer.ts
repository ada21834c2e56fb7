import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LandingOffer, PageBlock } from '@atlas/domain/pages';
import type { RichText } from '@atlas/domain/richText';
import { APP_FOLDER } from '../http/renderer.ts';

/** A form on a landing page that was posted without script and rejected. */
export interface PostedOptIn {
  readonly values: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, string>>;
  /** The message above the form. */
  readonly text: string;
}

/** A landing page to draw. */
export interface LandingInput {
  readonly blocks: readonly PageBlock[];
  readonly offer: LandingOffer;
  /** The formatted texts of blocks, by `${block id}.${field}`. */
  readonly texts: Readonly<Record<string, RichText>>;
  /** The year of the footer. */
  readonly year: number;
  readonly posted?: PostedOptIn;
}

/** The contents of a document's body, and its styles. */
export interface DrawnLanding {
  readonly html: string;
  readonly css: string;
}

/** Draws landing pages as plain markup; built for the server (app/src/landing/publish.tsx). */
export interface LandingRenderer {
  drawLanding(input: LandingInput): DrawnLanding;
  /** The question about cookies, which is not part of a drawn page. */
  drawConsent(): DrawnLanding;
}

/** Loads the renderer on the first call; null before the first build. */
export async function loadLandingRenderer(folder = APP_FOLDER): Promise<LandingRenderer | null> {
  const built = join(folder, 'dist-server/landing.js');
  return existsSync(built) ? ((await import(pathToFileURL(built).href)) as LandingRenderer) : null;
}
