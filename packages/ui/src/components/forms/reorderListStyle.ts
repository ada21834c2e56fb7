import { css, styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

export const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border: var(--border) solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
`;

export const Row = styled.li<{ $dragged: boolean; $dragging: boolean; $hasActions: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  min-height: 52px;
  background: var(--surface);
  translate: 0 var(--offset, 0);
  &:not(:first-child) {
    border-top: var(--border) solid var(--line);
  }
  &:first-child {
    border-radius: var(--radius-card) var(--radius-card) 0 0;
  }
  &:last-child {
    border-radius: 0 0 var(--radius-card) var(--radius-card);
  }
  ${({ $dragging, $dragged }) => $dragging && !$dragged && 'transition: translate var(--base) var(--ease);'}
  ${({ $dragged }) =>
    $dragged &&
    `z-index: 1; border-color: transparent; border-radius: var(--radius-control); background: var(--accent-surface);
     box-shadow: var(--shadow-float), var(--shadow-chosen);`}
  ${({ $hasActions }) =>
    $hasActions &&
    css`
      ${media.phone} {
        grid-template-columns: auto minmax(0, 1fr);
        padding-inline-end: var(--space-2);
        > :first-child {
          grid-row: span 2;
        }
        > :last-child {
          justify-content: end;
          padding-inline-end: 0;
        }
      }
    `}
  ${media.forcedColors} {
    outline: ${({ $dragged }) => ($dragged ? '2px solid Highlight' : 'none')};
    outline-offset: -2px;
  }
`;

export const Handle = styled.button`
  display: grid;
  place-items: center;
  align-self: stretch;
  width: var(--touch);
  min-height: var(--touch);
  padding: 0;
  border: 0;
  border-radius: var(--radius-control);
  background: none;
  color: var(--ink-muted);
  cursor: grab;
  touch-action: none;
  &:hover {
    color: var(--ink);
  }
  &:active {
    cursor: grabbing;
  }
  &:focus-visible {
    outline-offset: -4px;
  }
`;

export const Content = styled.div`
  min-width: 0;
  padding-block: var(--space-2);
`;

export const Actions = styled.span`
  display: flex;
  align-items: center;
  padding-inline-end: var(--space-1);
`;

export const MoveButton = styled.button`
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  padding: 0;
  border: 0;
  border-radius: var(--radius-control);
  background: none;
  color: var(--ink);
  cursor: pointer;
  &:hover {
    background: var(--accent-surface);
  }
  &:focus-visible {
    outline-offset: -4px;
  }
  &[aria-disabled='true'] {
    color: var(--line-strong);
    background: none;
    cursor: not-allowed;
  }
  ${media.touch} {
    width: var(--touch);
    height: var(--touch);
  }
`;
