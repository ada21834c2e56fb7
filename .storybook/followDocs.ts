import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { isInDocs } from './stayInPlace.ts';

type Globals = Readonly<Record<string, unknown>>;
type DocsWindow = Window & { atlasGlobals?: Globals };

const CHANGED = 'atlas-globals';

/** The choices that apply inside a frame. The page sets the width of the frame itself. */
const inFrame = ({ viewport: _width, ...globals }: Globals): Globals => globals;

/** Publishes the choices of a documentation page's toolbar to the stories that it shows in frames. */
export function publishGlobals(globals: Globals): void {
  const docs = window as DocsWindow;
  if (JSON.stringify(docs.atlasGlobals) === JSON.stringify(globals)) return;
  docs.atlasGlobals = globals;
  docs.dispatchEvent(new Event(CHANGED));
}

/** The choices of the documentation page around this story; none outside of one. */
export const globalsOfDocs = (): Globals => (isInDocs() ? inFrame((window.parent as DocsWindow).atlasGlobals ?? {}) : {});

/**
 * Makes a story in a frame of a documentation page follow the toolbar. A frame has its own channel,
 * which the toolbar does not reach.
 */
export function followDocs(): void {
  if (!isInDocs()) return;
  const channel = addons.getChannel();
  // A frame reports to the page as the page does to the manager. Storybook would take the frame's
  // globals for those of the page, and so undo a choice of the toolbar.
  (channel as unknown as { transports: unknown[] }).transports.length = 0;
  const docs = window.parent;
  const adopt = () => channel.emit(UPDATE_GLOBALS, { globals: globalsOfDocs() });
  docs.addEventListener(CHANGED, adopt);
  addEventListener('pagehide', () => docs.removeEventListener(CHANGED, adopt));
}
