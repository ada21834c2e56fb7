import { useEffect, useState } from 'react';
import type { vignetteDrawings, VignetteName } from './vignetteDrawings.tsx';
import { VignetteGround } from './VignetteGround.tsx';

export interface VignetteProps {
  /** What would be here, or what stands in the way. */
  of: VignetteName;
}

let drawings: typeof vignetteDrawings | undefined;

/** Fetches the drawings, so that every vignette from then on is drawn at once. Rejects without a connection. */
export const loadVignettes = async () => (drawings = (await import('./vignetteDrawings.tsx')).vignetteDrawings);

/**
 * A small drawing above an empty list, a closed door or a lost page. Use one a page, with words below it; it is decoration. The drawings
 * come when the first one is shown, on the ground that keeps their place.
 */
export function Vignette({ of }: VignetteProps) {
  const [loaded, setLoaded] = useState(drawings);
  useEffect(() => {
    // Without a connection the ground stays empty.
    if (!loaded) loadVignettes().then(setLoaded, () => undefined);
  }, [loaded]);
  return <VignetteGround>{loaded?.[of]}</VignetteGround>;
}
