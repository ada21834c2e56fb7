import { vignetteDrawings, type VignetteName } from './vignetteDrawings.tsx';
import { VignetteGround } from './VignetteGround.tsx';

export interface VignetteProps {
  /** What would be here, or what stands in the way. */
  of: VignetteName;
}

/** A small drawing above an empty list, a closed door or a lost page. Use one a page, with words below it; it is decoration. */
export function Vignette({ of }: VignetteProps) {
  return <VignetteGround>{vignetteDrawings[of]}</VignetteGround>;
}
