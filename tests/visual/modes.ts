export const VIEWPORTS = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } } as const;
const THEMES = ['light', 'dark'] as const;

export type Viewport = keyof typeof VIEWPORTS;
export type Theme = (typeof THEMES)[number];
/** One look at a story: axe always runs, a picture is taken where `picture` names one. */
export interface Mode {
  readonly viewport: Viewport;
  readonly theme: Theme;
  readonly picture: string | null;
}

interface Story {
  readonly id: string;
  /** `parameters.pictures`: nothing for a component, `'pattern'`, `'screen'`, or `false` for no picture at all. */
  readonly pictures: unknown;
  /** The globals that the story itself fixes, e.g. `globals: { viewport: { value: 'phone' } }`. */
  readonly pinned: { readonly viewport?: unknown; readonly theme?: unknown };
}

const isViewport = (value: unknown): value is Viewport => typeof value === 'string' && value in VIEWPORTS;
const isTheme = (value: unknown): value is Theme => THEMES.some((theme) => theme === value);

/**
 * The looks that a story gets, those of one viewport side by side, light first. A component is pictured in both themes at its natural width,
 * a page pattern also on the phone, a screen once each way. A story that fixes its theme or viewport is seen only there.
 */
export function modesOf({ id, pictures, pinned }: Story): readonly Mode[] {
  const themes = isTheme(pinned.theme) ? [pinned.theme] : THEMES;
  const viewports = isViewport(pinned.viewport) ? [pinned.viewport] : (['phone', 'desktop'] as const);
  const each = (shown: readonly Viewport[], name: (viewport: Viewport, theme: Theme) => string | null) =>
    shown.flatMap((viewport) => themes.map((theme) => ({ viewport, theme, picture: name(viewport, theme) })));
  const one = isViewport(pinned.viewport) ? pinned.viewport : 'desktop';
  switch (pictures) {
    case undefined:
      return each([one], (_, theme) => `${id}-${theme}`);
    case false:
      return each([one], () => null);
    case 'pattern':
      return each(viewports, (viewport, theme) => `${id}-${viewport}-${theme}`);
    case 'screen': {
      const wanted = each(viewports, (viewport, theme) => `${id}-${viewport}-${theme}`);
      const chosen = wanted.filter(({ viewport, theme }) => (viewport === 'phone') === (theme === 'light'));
      return chosen.length > 0 ? chosen : wanted;
    }
    default:
      throw new Error(`${id}: parameters.pictures is 'pattern', 'screen' or false, not ${JSON.stringify(pictures)}`);
  }
}
