import { css } from 'styled-components';
import { media } from '../../tokens/media.ts';

/** A popup next to a button: animates in from the button's side in 160 ms; Base UI handles keys and focus. */
export const popupStyle = css`
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

/** Above the page, bars and sheets. */
export const positionerStyle = css`
  z-index: var(--z-top);
  outline: none;
`;
