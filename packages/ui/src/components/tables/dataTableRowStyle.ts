import { css, styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { cards, rows } from './dataTableStyle.ts';

// Flexbox has no line breaks: the two pseudo-elements force them after the title and after the meta
// line. A text action gets a separate line below, an icon action is next to the title.
const asCard = css`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: var(--space-2);
  padding: var(--space-3) var(--space-4);
  border-bottom: var(--border) solid var(--line);
  &:last-child {
    border-bottom: 0;
  }
  &[data-checkbox='true'] {
    padding-left: 56px;
  }
  &::before,
  &::after {
    content: '';
    width: 100%;
  }
  &::before {
    order: 2;
  }
  &::after {
    order: 4;
  }
`;

export const TableRow = styled.tr`
  &:hover {
    background: var(--surface-sunken);
  }
  &[data-chosen='true'] {
    background: var(--accent-surface);
  }
  &:has([data-lead] a) {
    cursor: pointer;
  }
  ${cards} {
    ${asCard}
  }
  ${media.forcedColors} {
    &[data-chosen='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

const places = css`
  &[data-card='title'] {
    order: 1;
    flex: 1 0 0;
    font-weight: var(--weight-label);
  }
  &[data-card='aside'] {
    order: 1;
    flex: none;
    text-align: end;
  }
  &[data-card='meta'],
  &[data-card='count'] {
    order: 3;
    color: var(--ink-muted);
    font-size: var(--text-14);
  }
  &[data-card='meta'] ~ &[data-card='meta']::before,
  &[data-card='count'] ~ &[data-card='count']::before {
    content: '·';
    content: '·' / '';
    padding-right: var(--space-2);
  }
  &[data-card='count']::after {
    content: ' ' attr(data-label);
    text-transform: lowercase;
  }
  &[data-card='badge'] {
    order: 5;
    padding-top: 6px;
  }
  &[data-card='badge'] ~ &[data-card='badge'] {
    margin-left: auto;
  }
  &[data-card='fact'] {
    order: 6;
    display: flow-root;
    flex: 1 0 100%;
    padding-top: 6px;
    font-size: var(--text-14);
    text-align: end;
  }
  &[data-card='fact']::before {
    content: attr(data-label);
    content: attr(data-label) / '';
    float: left;
    padding-right: var(--space-4);
    color: var(--ink-muted);
  }
  &[data-card='skeleton'] {
    order: 6;
    flex: 1 0 100%;
    padding-top: var(--space-2);
  }
  &[data-card='none'],
  &:empty {
    display: none;
  }
  &[data-card='checkbox'] {
    position: absolute;
    inset: 0 auto 0 var(--space-1);
    display: grid;
    align-items: center;
  }
  &[data-card='actions'] {
    order: 1;
    flex: none;
    align-self: start;
    margin: -10px -10px -10px 0;
  }
  [data-card='aside'] ~ &[data-card='actions'] {
    align-self: center;
  }
  &[data-card='actions']:not(:has(> [aria-label])) {
    order: 7;
    flex: 1 0 100%;
    margin: 0;
    padding-top: var(--space-2);
    text-align: end;
  }
`;

const asCell = css`
  height: 52px;
  padding: 7px 10px;
  border-bottom: var(--border) solid var(--line);
  vertical-align: middle;
  &:first-child {
    padding-left: var(--space-4);
  }
  &:last-child {
    padding-right: var(--space-4);
  }
  ${TableRow}:last-child > & {
    border-bottom: 0;
    &:first-child {
      border-bottom-left-radius: var(--radius-card);
    }
    &:last-child {
      border-bottom-right-radius: var(--radius-card);
    }
  }
  &[data-align='end'] {
    text-align: end;
  }
  &[data-width='narrow'] {
    width: 1px;
    white-space: nowrap;
  }
  &[data-width='short'] {
    width: 9rem;
  }
  &[data-width='wide'] {
    width: 32%;
    min-width: 160px;
    max-width: 0;
    @container data-table (max-width: 759px) {
      width: 100%;
    }
  }
  &[data-card='checkbox'] {
    width: 1px;
    padding: 0 0 0 var(--space-3);
  }
  &[data-card='actions'] {
    width: 1px;
    padding: 0 var(--space-2) 0 0;
    text-align: end;
    white-space: nowrap;
  }
  &[data-card='actions']:not(:has(> [aria-label])) {
    padding-inline: var(--space-3);
  }
`;

export const Cell = styled.td<{ scope?: 'row' | undefined }>`
  min-width: 0;
  font-weight: var(--weight-text);
  text-align: start;
  ${rows} {
    ${asCell}
  }
  ${cards} {
    display: block;
    max-width: 100%;
    padding: 0;
    ${places}
  }
`;
