import { useEffect, useState } from 'react';
import type { vignetteDrawings, VignetteName } from './vignetteDrawings.tsx';
import { VignetteGround } from './VignetteGround.tsx';

export interface VignetteProps {
  /** The subject: what the empty list will contain, or what blocks the page. */
  of: VignetteName;
}

// oxlint-disable-next-line atlas/module-state -- loaded code, the same for every request
let drawings: typeof vignetteDrawings | undefined;

/** Loads the drawings, so that every later vignette renders at once. Rejects when offline. */
export const loadVignettes = async () => (drawings = (await import('./vignetteDrawings.tsx')).vignetteDrawings);

/**
 * A small illustration above an empty list, a restricted or missing page. One per page, with text
 * below it; decorative. The drawings load with the first vignette; the background reserves their
 * space.
 */
export function Vignette({ of }: VignetteProps) {
  const [loaded, setLoaded] = useState(drawings);
  useEffect(() => {
    // Offline the background stays empty.
    if (!loaded) loadVignettes().then(setLoaded, () => undefined);
  }, [loaded]);
  return <VignetteGround>{loaded?.[of]}</VignetteGround>;
}
