import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';

export interface PreviewFrameProps {
  /** The accessible name of the frame: "Preview". */
  title: string;
  /** The contents of the page's body, from our own server. */
  html: string;
  css: string;
  /** The width of the shown screen, in CSS pixels. It is scaled down where there is less room. */
  width: number;
  /** The `data-block` that is outlined and scrolled to. */
  selected: string | null;
  /** Called with the `data-block` that was pressed. */
  onSelect: (block: string) => void;
}

const EMPTY = '<!doctype html><html lang="en-PH"><head></head><body></body></html>';
const OUTLINE = '[data-chosen]{outline:3px solid var(--focus);outline-offset:-3px}';

/** The fonts of the page around it, which a frame does not inherit. */
const fontRules = (): string =>
  [...document.styleSheets]
    .flatMap(({ cssRules, href }) =>
      [...cssRules]
        .filter((rule) => rule instanceof CSSFontFaceRule)
        // Addresses are relative to their style sheet.
        .map(({ cssText }) =>
          cssText.replaceAll(/url\("([^"]+)"\)/g, (_all, address: string) => `url("${new URL(address, href ?? document.baseURI).href}")`),
        ),
    )
    .join('');

/**
 * A page that is being edited, as a screen of some width shows it. Nothing in it runs, and its links
 * and forms do nothing: a press selects a block.
 */
export function PreviewFrame({ title, html, css, width, selected, onSelect }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  const [page, setPage] = useState<Document | null>(null);
  const select = useEffectEvent((event: Event) => {
    event.preventDefault();
    const block = (event.target as Element | null)?.closest?.('[data-block]')?.getAttribute('data-block');
    if (block != null) onSelect(block);
  });
  // The frame of a rendered page may have loaded before this runs.
  useEffect(() => {
    const loaded = frame.current?.contentDocument;
    // Before it loads, the frame has an empty document of another address, which is replaced.
    if (loaded?.URL === 'about:srcdoc' && loaded.readyState === 'complete') setPage(loaded);
  }, []);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setScale(Math.min(1, entry.contentRect.width / width)));
    if (room.current) observer.observe(room.current);
    return () => observer.disconnect();
  }, [width]);
  useEffect(() => {
    if (!page) return undefined;
    const listener = (event: Event) => select(event);
    page.addEventListener('click', listener, true);
    page.addEventListener('submit', listener, true);
    return () => {
      page.removeEventListener('click', listener, true);
      page.removeEventListener('submit', listener, true);
    };
  }, [page]);
  // The theme of the page around it, also when that changes.
  useEffect(() => {
    if (!page) return undefined;
    const follow = () => {
      const theme = document.documentElement.getAttribute('data-theme');
      if (theme !== null) page.documentElement.setAttribute('data-theme', theme);
    };
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, [page]);
  useEffect(() => {
    const window_ = page?.defaultView;
    if (!page || !window_) return;
    const sheet = new window_.CSSStyleSheet();
    sheet.replaceSync(fontRules() + css + OUTLINE);
    const { adoptedStyleSheets: sheets } = page;
    sheets.splice(0, sheets.length, sheet);
    page.body.replaceChildren(page.createRange().createContextualFragment(html));
    // The frame is one stop of the keyboard, to scroll it. What is in it cannot be used.
    for (const control of page.querySelectorAll<HTMLElement>('a, button, input, summary')) control.tabIndex = -1;
  }, [page, html, css]);
  useEffect(() => {
    if (!page) return;
    for (const block of page.querySelectorAll<HTMLElement>('[data-block]'))
      block.toggleAttribute('data-chosen', block.dataset['block'] === selected);
    const chosen = page.querySelector('[data-chosen]');
    if (!chosen) return;
    const { top, bottom } = chosen.getBoundingClientRect();
    const height = page.documentElement.clientHeight;
    if (top < 0 || (bottom > height && top > height * 0.6)) chosen.scrollIntoView({ block: 'start' });
  }, [page, html, selected]);
  return (
    <Room ref={room}>
      <Frame
        ref={frame}
        title={title}
        srcDoc={EMPTY}
        sandbox="allow-same-origin"
        onLoad={() => setPage(frame.current?.contentDocument ?? null)}
        style={{ width, height: `calc(100% / ${scale})`, marginLeft: -width / 2, transform: `scale(${scale})` }}
      />
    </Room>
  );
}

const Room = styled.div`
  position: relative;
  height: clamp(420px, 100dvh - 220px, 900px);
  overflow: hidden;
  border: var(--border) solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface-sunken);
`;

const Frame = styled.iframe`
  position: absolute;
  left: 50%;
  border: 0;
  background: var(--canvas);
  transform-origin: top center;
`;
