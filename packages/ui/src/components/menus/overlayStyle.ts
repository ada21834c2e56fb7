import { css } from 'styled-components';
import { media } from '../../tokens/media.ts';

/** What floats beside a button: it comes from the button's side in 160 ms, and its arrow keys and focus are Base UI's. */
export const floating = css`
  max-width: min(var(--available-width, 100vw), 420px);
  max-height: min(var(--available-height, 100dvh), 480px);
  overflow-y: auto;
  overscroll-behavior: contain;
  border: var(--border) solid var(--line);
  border-radius: var(--radius-media);
  outline: none;
  background: var(--surface-raised);
  color: var(--ink);
  box-shadow: var(--shadow-float);
  transform-origin: var(--transform-origin);
  ${media.motion} {
    transition:
      opacity var(--base) var(--ease),
      scale var(--base) var(--ease);
    &[data-starting-style],
    &[data-ending-style] {
      scale: 0.97;
      opacity: 0;
    }
    &[data-instant] {
      transition: none;
    }
  }
  ${media.forcedColors} {
    border-color: CanvasText;
  }
`;

/** Above the page, its bars and its sheets. */
export const overlayLayer = css`
  z-index: var(--z-top);
  outline: none;
`;
