/** The keys of a queue with one record under review, pressed with Alt, or Option on a Mac. */
export const SHORTCUTS = { approve: 'A', reject: 'R', next: 'N', previous: 'P' } as const;

export type Shortcut = keyof typeof SHORTCUTS;

/** The text of a shortcut: "Alt+A, on a Mac Option+A". */
export const shortcutText = (name: Shortcut): string => `Alt+${SHORTCUTS[name]}, on a Mac Option+${SHORTCUTS[name]}`;

type Press = Pick<KeyboardEvent, 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'repeat'>;

/**
 * The shortcut of a key press; null for any other key. It reads the position of the key, because
 * Option types another letter. A key that is held down counts once.
 *
 * @example
 * const alone = { ctrlKey: false, metaKey: false, shiftKey: false, repeat: false };
 * shortcutOf({ code: 'KeyA', altKey: true, ...alone }) // 'approve'
 */
export function shortcutOf({ code, altKey, ctrlKey, metaKey, shiftKey, repeat }: Press): Shortcut | null {
  if (!altKey || ctrlKey || metaKey || shiftKey || repeat) return null;
  const names = Object.keys(SHORTCUTS) as Shortcut[];
  return names.find((name) => code === `Key${SHORTCUTS[name]}`) ?? null;
}
