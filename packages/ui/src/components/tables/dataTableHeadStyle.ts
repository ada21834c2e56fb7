import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { cards, stickyTop } from './dataTableStyle.ts';

const clipped = 'position: absolute; width: 1px; height: 1px; min-height: 0; padding: 0; overflow: hidden; clip-path: inset(50%);';

export const TableHead = styled.thead<{ $covered: boolean; $hidesOnCards: boolean }>`
  ${({ $covered }) => !$covered && stickyTop}
  z-index: 1;
  ${cards} {
    position: static;
    display: block;
    ${({ $hidesOnCards }) => $hidesOnCards && clipped}
  }
`;

export const HeaderRow = styled.tr`
  ${cards} {
    display: flex;
    align-items: center;
    padding-inline: var(--space-2);
    overflow-x: auto;
    border-bottom: var(--border) solid var(--line);
    scrollbar-width: none;
  }
`;

export const HeaderCell = styled.th`
  height: 40px;
  padding: 0 10px;
  border-bottom: var(--border) solid var(--line);
  background: var(--surface);
  color: var(--ink-muted);
  font-size: var(--text-12);
  font-weight: var(--weight-strong);
  text-align: start;
  white-space: nowrap;
  &:first-child {
    padding-left: var(--space-4);
    border-top-left-radius: var(--radius-card);
  }
  &:last-child {
    padding-right: var(--space-4);
    border-top-right-radius: var(--radius-card);
  }
  &[data-align='end'] {
    text-align: end;
  }
  &[data-part='checkbox'] {
    width: 1px;
    padding: 0 0 0 var(--space-3);
  }
  ${cards} {
    display: block;
    height: auto;
    padding: 0;
    border: 0;
    background: none;
    &[data-part='name'] {
      ${clipped}
    }
    &[data-part='checkbox'] {
      width: auto;
      margin-left: calc(-1 * var(--space-1));
      padding-left: 0;
    }
    &[data-part='sort']:first-child {
      padding-left: 0;
    }
  }
`;

export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  min-height: var(--control-dense);
  margin-inline: calc(-1 * var(--space-2));
  padding: 0 var(--space-2);
  border: 0;
  border-radius: var(--radius-small);
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
  &[data-active='false'] > svg {
    opacity: 0;
  }
  &:hover,
  &[data-active='true'] {
    color: var(--ink);
  }
  &:hover {
    background: var(--surface-sunken);
  }
  &:hover > svg,
  &:focus-visible > svg {
    opacity: 1;
  }
  &:focus-visible {
    outline-offset: calc(-1 * var(--ring));
  }
  ${media.touch} {
    min-height: var(--touch);
    &[data-active='false'] > svg {
      opacity: 1;
    }
  }
  ${cards} {
    margin: 0;
    font-size: var(--text-14);
  }
`;
