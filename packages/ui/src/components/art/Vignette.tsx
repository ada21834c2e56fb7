import { styled } from 'styled-components';
import { vignetteDrawings, type VignetteName } from './vignetteDrawings.tsx';

export interface VignetteProps {
  /** What would be here, or what stands in the way. */
  of: VignetteName;
}

/** A small drawing above an empty list, a closed door or a lost page. Use one a page, with words below it; it is decoration. */
export function Vignette({ of }: VignetteProps) {
  return (
    <Drawing viewBox="0 0 200 128" aria-hidden="true">
      <rect x="12" y="8" width="176" height="112" rx="20" fill="var(--accent-surface)" />
      <path d="M12 92q22-10 44 0t44 0 44 0 44 0v8a20 20 0 0 1-20 20H32a20 20 0 0 1-20-20Z" fill="var(--accent-line)" />
      {vignetteDrawings[of]}
    </Drawing>
  );
}

const Drawing = styled.svg`
  display: block;
  width: 200px;
  max-width: 100%;
  height: auto;
`;
