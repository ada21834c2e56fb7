/** Movement that lasts longer is not waited for: skeletons and other loops have no end. */
const LONGEST_MS = 1_000;

const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

/**
 * Waits until nothing fades or slides any more. A dialog that has just opened is still transparent,
 * and so neither visible for a play function nor legible for axe. A person waits, too. With reduced
 * motion there is nothing to wait for.
 */
export async function movementEnded(): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden) return;
  // A transition starts with the first paint after the change.
  await painted();
  const moving = document.getAnimations().filter(({ effect, playState }) => {
    const end = effect?.getComputedTiming().endTime;
    return playState === 'running' && typeof end === 'number' && end <= LONGEST_MS;
  });
  // A cancelled animation, for example of an element that was removed, has ended as well.
  await Promise.all(moving.map(({ finished }) => finished.catch(() => undefined)));
}
