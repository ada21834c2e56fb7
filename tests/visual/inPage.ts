/*
 * Functions that run inside Storybook's page. Each is sent as text, so it may use nothing but its
 * argument and the page.
 */

interface Report {
  readonly type: string;
  readonly result: { readonly violations?: readonly Violation[] };
}
interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly html: string; readonly failureSummary?: string }[];
}
interface A11yParameters {
  readonly test?: string;
  readonly disable?: boolean;
  readonly context?: unknown;
  readonly options?: object;
}
interface StorybookPage {
  readonly __STORYBOOK_PREVIEW__: {
    ready(): Promise<void>;
    loadStory(of: {
      storyId: string;
    }): Promise<{ parameters: { pictures?: unknown; a11y?: A11yParameters }; storyGlobals?: Record<string, unknown> }>;
  };
  readonly __STORYBOOK_ADDONS_CHANNEL__: {
    on(event: string, listener: (data: never) => void): void;
    off(event: string, listener: (data: never) => void): void;
    emit(event: string, data: unknown): void;
  };
  readonly axe: { run(context: unknown, options: object): Promise<{ violations: readonly Violation[] }> };
}

/**
 * Empties the storage for a story, and returns its settings: its `pictures` parameter and the
 * globals it fixes.
 */
export async function prepare(storyId: string): Promise<{ pictures: unknown; pinned: { viewport?: unknown; theme?: unknown } }> {
  localStorage.clear();
  sessionStorage.clear();
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as StorybookPage;
  await preview.ready();
  const { parameters, storyGlobals = {} } = await preview.loadStory({ storyId });
  const { value: viewport } = (storyGlobals['viewport'] ?? {}) as { value?: unknown };
  return { pictures: parameters.pictures, pinned: { viewport, theme: storyGlobals['theme'] } };
}

/**
 * Waits for images and fonts, shows a theme and waits until it is painted. As data may still
 * arrive, it first waits until the page has not changed for `quiet` milliseconds.
 */
export async function settle({ theme, quiet }: { theme: string; quiet: number }): Promise<void> {
  if (quiet > 0) {
    await new Promise<void>((resolve) => {
      let timer = setTimeout(done, quiet);
      const observer = new MutationObserver(() => {
        clearTimeout(timer);
        timer = setTimeout(done, quiet);
      });
      function done() {
        observer.disconnect();
        resolve();
      }
      observer.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
    });
  }
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await Promise.all([...document.fonts].map((font) => font.load().catch(() => undefined)));
  await document.fonts.ready;

  const root = document.documentElement;
  // The first frame's callback runs before that frame is painted.
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  // Chromium repaints only what changed, with seams at rounded corners. A change of theme makes it
  // repaint everything.
  if (root.dataset['theme'] === theme) {
    root.dataset['theme'] = theme === 'dark' ? 'light' : 'dark';
    await painted();
  }
  root.dataset['theme'] = theme;
  await painted();
}

/**
 * Shows a theme and waits until it is rendered, for axe, which unlike a picture needs no images and
 * no seamless paint.
 */
export async function showTheme(theme: string): Promise<void> {
  document.documentElement.dataset['theme'] = theme;
  await new Promise(requestAnimationFrame);
}

/** Renders the story again, play function and axe included, at the current size of the page. */
export async function remount(storyId: string): Promise<void> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as StorybookPage;
  await new Promise<void>((resolve, reject) => {
    const finished = ({ status, reporters }: { status: string; reporters: readonly Report[] }) => {
      stop();
      const violations = reporters.flatMap(({ type, result }) => (type === 'a11y' ? (result.violations ?? []) : []));
      if (status === 'success') resolve();
      else
        reject(
          new Error(`drawn again at ${innerWidth} pixels: ${violations.map(({ id, help }) => `${help} (${id})`).join(', ') || status}`),
        );
    };
    const failed = (error: { message?: string; description?: string }) => {
      stop();
      reject(new Error(`drawn again at ${innerWidth} pixels: ${error.message ?? error.description ?? 'failed'}`));
    };
    const failures = ['storyErrored', 'storyThrewException', 'playFunctionThrewException'];
    const stop = () => {
      channel.off('storyFinished', finished);
      for (const event of failures) channel.off(event, failed);
    };
    channel.on('storyFinished', finished);
    for (const event of failures) channel.on(event, failed);
    channel.emit('forceRemount', { storyId });
  });
}

/**
 * Runs axe again on the current page, as the accessibility addon is configured for this story, with
 * the rules about colours. A theme changes nothing else, and the addon has run all rules in the
 * other theme.
 */
export async function colourViolations(storyId: string): Promise<string[]> {
  const { __STORYBOOK_PREVIEW__: preview, axe } = globalThis as unknown as StorybookPage;
  const { parameters } = await preview.loadStory({ storyId });
  const a11y = parameters.a11y ?? {};
  if (a11y.disable === true || a11y.test !== 'error') return [];
  const context = a11y.context ?? { include: document.body, exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'] };
  const { violations } = await axe.run(context, {
    ...a11y.options,
    runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${help} (${id}): ${html}\n${failureSummary ?? ''}`),
  );
}

/**
 * The area of the page that the story covers, with room for shadows and focus rings; null when it
 * is taller than the screen. It begins where Storybook's root begins, so that a part that moves
 * within the story moves in the picture, too.
 */
export function pictureArea({ width, height }: { width: number; height: number }): {
  x: number;
  y: number;
  width: number;
  height: number;
} | null {
  // A modal dialog darkens everything behind it, so the picture includes everything.
  if (document.querySelector(':modal')) return { x: 0, y: 0, width, height };
  const root = document.getElementById('storybook-root')!;
  const origin = root.getBoundingClientRect();
  const area = { left: origin.left, top: origin.top, right: origin.left + 32, bottom: origin.top + 32 };
  const visit = (element: Element) => {
    const style = getComputedStyle(element);
    if (style.display === 'none' || style.visibility === 'hidden') return;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    if (right - left > 1 && bottom - top > 1) {
      area.left = Math.min(area.left, left);
      area.top = Math.min(area.top, top);
      area.right = Math.max(area.right, right);
      area.bottom = Math.max(area.bottom, bottom);
    }
    // Clipped content is invisible.
    if (style.overflow === 'visible') for (const child of element.children) visit(child);
  };
  // Siblings of the root are elements that components render into the body, and Storybook's own
  // parts.
  const portals = [...document.body.children].filter(
    (element) =>
      element !== root &&
      !/^(SCRIPT|STYLE|LINK|TEMPLATE)$/.test(element.tagName) &&
      !element.matches('[class^="sb-"], [id^="storybook-"], [id^="sb-"]'),
  );
  for (const element of [...root.children, ...portals]) visit(element);

  const room = 16;
  const x = Math.max(0, Math.floor(area.left) - room);
  const y = Math.max(0, Math.floor(area.top) - room);
  const right = Math.min(width, Math.ceil(area.right) + room);
  const bottom = Math.min(height, Math.ceil(area.bottom) + room);
  return area.bottom > height ? null : { x, y, width: right - x, height: bottom - y };
}
