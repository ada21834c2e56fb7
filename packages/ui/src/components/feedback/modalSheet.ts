import { keyframes, styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

const widths = { regular: 'var(--dialog)', wide: 'var(--read)' };

const rise = keyframes`
  from { translate: 0 16px; opacity: 0; }
`;

/** The native `<dialog>` of Modal and ConfirmDialog: in the middle of larger screens, a sheet from below on phones. Its parts leave no gap. */
export const ModalSheet = styled.dialog<{ $size: keyof typeof widths }>`
  width: ${({ $size }) => widths[$size]};
  min-width: var(--dialog);
  max-width: calc(100% - var(--space-8));
  max-height: calc(100dvh - var(--space-16));
  margin: auto;
  padding: 0;
  overflow: hidden;
  border: var(--border) solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface-raised);
  color: var(--ink);
  box-shadow: var(--shadow-float);
  &[open] {
    display: flex;
    flex-direction: column;
  }
  &::backdrop {
    background: var(--scrim);
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

/** The title, and on phones the handle above it. `$crossed` leaves room for the cross. */
export const ModalHead = styled.div<{ $crossed: boolean }>`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-6) ${({ $crossed }) => ($crossed ? 'var(--space-16)' : 'var(--space-6)')} 0 var(--space-6);
  ${media.phone} {
    padding: var(--space-2) var(--space-4) 0;
    > h2 {
      padding-right: ${({ $crossed }) => ($crossed ? 'var(--space-10)' : '0')};
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

/** What scrolls when it is long; its padding keeps focus rings whole. */
export const ModalBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  flex: 0 1 auto;
  align-content: start;
  gap: var(--space-4);
  min-height: 0;
  padding: var(--space-4) var(--space-6) var(--space-6);
  overflow: auto;
  overscroll-behavior: contain;
  ${media.phone} {
    padding: var(--space-4);
  }
`;

/** The buttons, in sight below what scrolls. */
export const ModalActions = styled.footer`
  display: flex;
  justify-content: flex-end;
  gap: var(--space-2);
  padding: 0 var(--space-6) var(--space-6);
  ${media.phone} {
    flex-wrap: wrap-reverse;
    padding: 0 var(--space-4) calc(var(--space-4) + env(safe-area-inset-bottom));
    > * {
      flex: 1 1 auto;
    }
  }
`;
