export const VIEWPORTS = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } } as const;
const THEMES = ['light', 'dark'] as const;

export type Viewport = keyof typeof VIEWPORTS;
export type Theme = (typeof THEMES)[number];
/** One look at a story: axe always runs, and a picture is taken when `picture` is set. */
export interface Mode {
  readonly viewport: Viewport;
  readonly theme: Theme;
  readonly picture: string | null;
}

/** A part of a page, the pattern of a page, or a page of the application. */
export type Kind = 'component' | 'pattern' | 'screen';

export interface Story {
  /** Made of the story's title and name: "screens-staff-courses-list--filled". */
  readonly id: string;
  /**
   * `parameters.pictures`: `false` for none, `'phone'` to capture a staff screen on the phone as
   * well; otherwise the title decides.
   */
  readonly pictures: unknown;
  /** The globals that the story itself fixes, e.g. `globals: { viewport: { value: 'phone' } }`. */
  readonly pinned: { readonly viewport?: unknown; readonly theme?: unknown };
}

const isViewport = (value: unknown): value is Viewport => typeof value === 'string' && value in VIEWPORTS;
const isTheme = (value: unknown): value is Theme => THEMES.some((theme) => theme === value);

/** The kind of a story, by its title. The layout around the screens is treated like a pattern. */
export function kindOf(id: string): Kind {
  if (id.startsWith('patterns-') || id.startsWith('screens-shell-layout--')) return 'pattern';
  return id.startsWith('screens-') ? 'screen' : 'component';
}

/**
 * The looks of a story, those of one viewport together, light first. A component is captured in
 * both themes at its natural width, a pattern also on the phone. Of a screen only Filled is
 * captured: light on the phone and dark on the desktop, a member's screen dark on the phone as
 * well, a staff screen dark on the desktop only. A story that fixes its theme or viewport is shown
 * only there.
 *
 * @param inEveryTheme whether stories without a picture are shown in both themes
 */
export function modesOf({ id, pictures, pinned }: Story, inEveryTheme = false): readonly Mode[] {
  const kind = kindOf(id);
  const isStaff = id.startsWith('screens-staff-');
  const isFilled = id.endsWith('--filled');
  if (pictures !== undefined && pictures !== false && !(pictures === 'phone' && isStaff && isFilled))
    throw new Error(`${id}: parameters.pictures is false, 'phone' for Filled of staff, or nothing, not ${JSON.stringify(pictures)}`);
  const themes = isTheme(pinned.theme) ? [pinned.theme] : THEMES;
  const viewports = isViewport(pinned.viewport) ? [pinned.viewport] : (['phone', 'desktop'] as const);
  const each = (shown: readonly Viewport[], picture: (viewport: Viewport, theme: Theme) => string | null) =>
    shown.flatMap((viewport) => themes.map((theme) => ({ viewport, theme, picture: picture(viewport, theme) })));
  const one = [isViewport(pinned.viewport) ? pinned.viewport : 'desktop'] as const;

  if (kind === 'screen' && !isFilled) return each(one, () => null).slice(0, inEveryTheme ? undefined : 1);
  if (pictures === false) return each(one, () => null);
  if (kind === 'component') return each(one, (_, theme) => `${id}-${theme}`);
  const wanted = each(viewports, (viewport, theme) => `${id}-${viewport}-${theme}`);
  if (kind === 'pattern') return wanted;
  const isShown = ({ viewport, theme }: Mode) =>
    viewport === 'phone' ? theme === 'light' || id.startsWith('screens-member-') : theme === 'dark';
  const across = wanted.filter(isShown);
  const seen = across.length > 0 ? across : wanted;
  if (!isStaff || pictures === 'phone') return seen;
  return seen.map((mode) => (mode === seen.at(-1) ? mode : { ...mode, picture: null }));
}
