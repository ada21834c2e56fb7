import { createGlobalStyle } from 'styled-components';
import { dark, light } from './colour.ts';

const variables = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => `--${name}: ${value};`)
    .join('\n');

const night = /* #__PURE__ */ `
  ${variables(dark)}
  --shadow-float: 0 1px 2px rgb(0 0 0 / .5), 0 12px 32px -8px rgb(0 0 0 / .7);
  --shadow-press: inset 0 -2px 0 rgb(0 0 0 / .16);
  --shadow-chosen: inset 0 0 0 1px var(--accent);
  color-scheme: dark;
`;

/**
 * Every token as a CSS variable, plus the reset. Render it once, above everything else.
 * `data-theme="light"` or `"dark"` on `:root` chooses a theme; without it the system decides. `data-density="dense"` on a
 * frame makes the controls inside it 36 px from 900 px up, for staff screens.
 */
export const GlobalStyle = createGlobalStyle`
  :root {
    --font: 'Plus Jakarta Sans Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
    --text-12: .75rem;
    --text-14: .875rem;
    --text-16: 1rem;
    --text-18: 1.125rem;
    --text-22: 1.375rem;
    --text-28: 1.75rem;
    --text-36: 2.25rem;
    --text-48: 3rem;
    --leading-text: 1.5;
    --leading-tight: 1.3;
    --leading-display: 1.15;
    --weight-text: 400;
    --weight-medium: 550;
    --weight-label: 600;
    --weight-strong: 650;
    --weight-title: 700;
    --weight-display: 750;
    --weight-brand: 800;
    --tracking-title: -.012em;
    --tracking-display: -.024em;
    --tracking-brand: -.035em;
    --measure: 68ch;

    --space-1: 4px;
    --space-2: 8px;
    --space-3: 12px;
    --space-4: 16px;
    --space-5: 20px;
    --space-6: 24px;
    --space-8: 32px;
    --space-10: 40px;
    --space-12: 48px;
    --space-16: 64px;

    --radius-small: 6px;
    --radius-control: 8px;
    --radius-media: 10px;
    --radius-card: 14px;
    --radius-sheet: 20px;
    --radius-pill: 999px;
    --border: 1px;
    --ring: 3px;

    --icon-tiny: 14px;
    --icon-small: 16px;
    --icon-medium: 20px;
    --icon-large: 24px;

    --touch: 44px;
    --control: 44px;
    --control-dense: 36px;
    --control-large: 52px;
    --control-text: var(--text-16);
    --control-pad: 8px 18px;
    --input-pad: 9px 12px;
    --choice-pad: 10px;
    --choice-box: 22px;

    --fast: 120ms;
    --base: 160ms;
    --slow: 200ms;
    --ease: cubic-bezier(.2, .7, .3, 1);

    --read: 720px;
    --work: 1200px;
    --sidebar: 232px;
    --drawer: 450px;
    --dialog: 500px;
    --bar: 3.5rem;
    --tabs: 64px;

    --z-bar: 10;
    --z-sheet: 20;
    --z-toast: 30;
    --z-top: 40;
  }

  @media (prefers-reduced-motion: reduce) {
    :root { --fast: 0ms; --base: 0ms; --slow: 0ms; }
  }

  @media (min-width: 900px) {
    :root { --bar: 4rem; }
    [data-density='dense'] { --control: var(--control-dense); --control-text: var(--text-14); --control-pad: 5px 14px; --input-pad: 5px 12px; --choice-pad: 7px; --choice-box: 20px; }
  }

  :root, [data-theme='light'] {
    ${variables(light)}
    --shadow-float: 0 1px 2px rgb(16 38 43 / .06), 0 12px 32px -8px rgb(16 38 43 / .18);
    --shadow-press: inset 0 -2px 0 rgb(0 0 0 / .2);
    --shadow-chosen: inset 0 0 0 1px var(--accent);
    color-scheme: light;
  }

  /* Paper is light in both themes. */
  @media screen {
    [data-theme='dark'] { ${night} }
  }

  @media screen and (prefers-color-scheme: dark) {
    :root:where(:not([data-theme])) { ${night} }
  }

  @media (forced-colors: active) {
    :root, [data-theme='light'], [data-theme='dark'] {
      --canvas: Canvas; --surface: Canvas; --surface-raised: Canvas; --surface-sunken: Canvas;
      --ink: CanvasText; --ink-muted: CanvasText; --line: CanvasText; --line-strong: ButtonBorder;
      --accent: Highlight; --accent-hover: Highlight; --accent-ink: HighlightText; --accent-text: LinkText;
      --accent-surface: Canvas; --accent-line: Highlight; --focus: Highlight;
      --highlight: Mark; --highlight-ink: MarkText; --highlight-surface: Canvas;
      --danger-fill: ButtonFace; --danger-fill-hover: ButtonFace; --danger-fill-ink: ButtonText;
      --track: Canvas; --scrim: Canvas; --shadow-float: none; --shadow-press: none;
      --neutral-ink: CanvasText; --neutral-surface: Canvas; --neutral-line: CanvasText;
      --info-ink: CanvasText; --info-surface: Canvas; --info-line: CanvasText;
      --success-ink: CanvasText; --success-surface: Canvas; --success-line: CanvasText;
      --warning-ink: CanvasText; --warning-surface: Canvas; --warning-line: CanvasText;
      --danger-ink: CanvasText; --danger-surface: Canvas; --danger-line: CanvasText;
    }
  }

  /* A printed page is its content, without what moves around in it. */
  @media print {
    body :is(header:not(main *), footer, nav, [role='search'], [role='status'], button:not(th *)) { display: none; }
  }

  *, *::before, *::after { box-sizing: border-box; }

  html {
    font: var(--weight-text) 1rem/var(--leading-text) var(--font);
    word-spacing: .06em;
    color: var(--ink);
    background: var(--canvas);
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    /* Keeps focused and scrolled-to elements from ending up under the bars. */
    scroll-padding-block: calc(var(--bar) + var(--space-4)) calc(var(--tabs) + var(--space-4));
    -webkit-tap-highlight-color: transparent;
  }
  :root:has(dialog:modal) { overflow: hidden; padding-right: var(--scrollbar, 0); }
  body { margin: 0; min-height: 100dvh; overflow-wrap: anywhere; }

  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend { margin: 0; padding: 0; border: 0; }
  fieldset { min-width: 0; }
  ul, ol { list-style: none; }
  h1, h2, h3, h4 { font-size: inherit; font-weight: var(--weight-title); line-height: var(--leading-tight); letter-spacing: var(--tracking-title); text-wrap: balance; }
  p { text-wrap: pretty; }
  a { color: var(--accent-text); text-underline-offset: 3px; text-decoration-thickness: 1px; }
  a:hover { text-decoration-thickness: 2px; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; word-spacing: inherit; }
  img, svg, video { display: block; max-width: 100%; }
  table, time { font-variant-numeric: tabular-nums; }
  :focus-visible { outline: var(--ring) solid var(--focus); outline-offset: 2px; }
`;
