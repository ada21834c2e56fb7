const STORED_AS = 'scrollPositions';
const MAX_STORED = 50;

/** The vertical scroll position of each history entry of this tab, by its key. */
export type ScrollPositions = Map<string, number>;

/** Restores the positions that this tab stored before a reload. */
export function readPositions(): ScrollPositions {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORED_AS) ?? '[]');
    return new Map(stored as [string, number][]);
  } catch {
    // Storage is missing or forbidden in some in-app browsers.
    return new Map();
  }
}

/** Stores the positions of the most recently visited entries for after a reload. */
export function storePositions(positions: ScrollPositions): void {
  try {
    sessionStorage.setItem(STORED_AS, JSON.stringify([...positions].slice(-MAX_STORED)));
  } catch {
    // Without storage, or with a full one, nothing survives a reload.
  }
}
