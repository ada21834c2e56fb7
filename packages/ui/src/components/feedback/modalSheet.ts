import { keyframes, styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

const widths = { regular: 'var(--dialog)', wide: 'var(--read)' };

const rise = keyframes`
  from { translate: 0 16px; opacity: 0; }
`;

/**
 * The native `<dialog>` of Modal and ConfirmDialog: centred on larger screens, a bottom sheet on phones. When it is long it scrolls as a
 * whole under its sticky title and actions, so that the arrow keys scroll it wherever the focus is. Its parts leave no gap. Its text does not
 * inherit the look of the place that opens it, such as a cell of a table.
 */
export const ModalSheet = styled.dialog<{ $size: keyof typeof widths; $opaque?: boolean | undefined }>`
  width: ${({ $size }) => widths[$size]};
  min-width: var(--dialog);
  max-width: calc(100% - var(--space-8));
  max-height: calc(100dvh - var(--space-16));
  container-type: scroll-state;
  margin: auto;
  padding: 0;
  overflow: auto;
  overscroll-behavior: contain;
  border: var(--border) solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface-raised);
  color: var(--ink);
  font-size: var(--text-16);
  text-align: start;
  white-space: normal;
  box-shadow: var(--shadow-float);
  &[open] {
    display: flex;
    flex-direction: column;
  }
  > * {
    flex: none;
  }
  &::backdrop {
    background: ${({ $opaque }) => ($opaque ? 'var(--canvas)' : 'var(--scrim)')};
  }
  ${media.motion} {
    animation: ${rise} var(--slow) var(--ease);
  }
  ${media.phone} {
    width: 100%;
    min-width: 0;
    max-width: none;
    max-height: calc(100dvh - var(--space-10));
    margin: auto 0 0;
    border-width: var(--border) 0 0;
    border-radius: var(--radius-sheet) var(--radius-sheet) 0 0;
  }
  ${media.forcedColors} {
    border-color: CanvasText;
  }
`;

/** The title, and on phones the handle above it; bordered while content is scrolled behind it. `$closable` leaves room for the close button. */
export const ModalHeader = styled.div<{ $closable: boolean }>`
  position: sticky;
  top: 0;
  z-index: 1;
  display: grid;
  gap: var(--space-4);
  padding: var(--space-6) ${({ $closable }) => ($closable ? 'var(--space-16)' : 'var(--space-6)')} var(--space-2) var(--space-6);
  background: var(--surface-raised);
  @container scroll-state(scrollable: top) {
    box-shadow: 0 var(--border) 0 var(--line);
  }
  ${media.phone} {
    padding: var(--space-2) var(--space-4);
    > h2 {
      padding-right: ${({ $closable }) => ($closable ? 'var(--space-10)' : '0')};
    }
    &::before {
      content: '';
      width: 36px;
      height: 4px;
      justify-self: center;
      border-radius: var(--radius-pill);
      background: var(--line-strong);
    }
  }
`;

/** The actions, sticky below the scrolling content; bordered while there is more to scroll. */
export const ModalActions = styled.div`
  position: sticky;
  bottom: 0;
  display: flex;
  justify-content: flex-end;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-6) var(--space-6);
  background: var(--surface-raised);
  @container scroll-state(scrollable: bottom) {
    box-shadow: 0 calc(-1 * var(--border)) 0 var(--line);
  }
  ${media.phone} {
    flex-wrap: wrap-reverse;
    padding: var(--space-3) var(--space-4) calc(var(--space-4) + env(safe-area-inset-bottom));
    > * {
      flex: 1 1 auto;
    }
  }
`;

/** Between the title and the buttons. */
export const ModalBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-4);
  padding: var(--space-2) var(--space-6) var(--space-3);
  &:not(:has(+ ${ModalActions})) {
    padding-bottom: var(--space-6);
  }
  ${media.phone} {
    padding-inline: var(--space-4);
  }
`;
