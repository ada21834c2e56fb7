import { css, keyframes, styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

const EDGE = '28px';

// The mask is wider than the strip by one edge and moves with the scroll position: first the right
// edge fades, at the end the left one, in between a part of both.
const mask = `mask-image: linear-gradient(to right, transparent, var(--ink) ${EDGE}, var(--ink) calc(100% - ${EDGE}), transparent); mask-size: calc(100% + ${EDGE}) 100%; mask-repeat: no-repeat;`;
const move = keyframes`
  from { ${mask} mask-position: -${EDGE} 0; }
  to { ${mask} mask-position: 0 0; }
`;

/**
 * Fades the edge of a strip behind which there is more to scroll to. Nothing fades where everything
 * fits, or in a browser without scroll-driven animations.
 */
export const scrollFade = css`
  @supports (animation-timeline: scroll()) {
    animation: ${move} linear both;
    animation-timeline: scroll(self inline);
  }
`;

/** The list of tabs; scrolls horizontally when they do not fit, and shows that it does. */
export const tabListStyle = css`
  position: relative;
  display: flex;
  gap: var(--space-1);
  min-width: 0;
  overflow-x: auto;
  border-bottom: var(--border) solid var(--line);
  scrollbar-width: none;
  ${scrollFade}
`;

/** A tab, as a link or a button. */
export const tabStyle = css`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-width: var(--touch);
  min-height: var(--touch);
  padding: 3px var(--space-3) 0;
  border: 0;
  border-bottom: 3px solid transparent;
  background: none;
  color: var(--ink-muted);
  font-size: var(--text-14);
  font-weight: var(--weight-label);
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  transition: color var(--fast) var(--ease);
  &:hover {
    border-bottom-color: var(--line-strong);
    color: var(--ink);
  }
  &[aria-current],
  &[aria-selected='true'] {
    border-bottom-color: var(--accent);
    color: var(--accent-text);
  }
  &:focus-visible {
    border-radius: var(--radius-small);
    outline-offset: calc(-1 * var(--ring));
  }
  /* Transparent borders are visible there. */
  ${media.forcedColors} {
    &:not([aria-current], [aria-selected='true']) {
      border-bottom-color: Canvas;
    }
  }
  ${media.desktop} {
    [data-density='dense'] & {
      min-height: 40px;
    }
  }
`;

/** The count after a tab's label. */
export const TabCount = styled.span`
  min-width: 22px;
  padding: 1px 7px;
  border-radius: var(--radius-pill);
  background: var(--neutral-surface);
  color: var(--neutral-ink);
  font-size: var(--text-12);
  font-weight: var(--weight-title);
  font-variant-numeric: tabular-nums;
  text-align: center;
  [aria-current] > &,
  [aria-selected='true'] > & {
    background: var(--accent-surface);
    color: var(--accent-text);
  }
  ${media.forcedColors} {
    border: var(--border) solid CanvasText;
  }
`;
