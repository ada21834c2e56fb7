import { styled } from 'styled-components';

/** The styles of long-form text: one measure, one rhythm, diamond bullets, a sunken background for quotations. */
export const Prose = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  max-width: var(--measure);

  :is(h2, h3, h4, h5, h6) {
    padding-top: var(--space-2);
    font-size: var(--text-18);
    line-height: var(--leading-tight);
  }
  h2 {
    font-size: var(--text-22);
  }
  > :is(h2, h3, h4):first-child {
    padding-top: 0;
  }
  :is(h5, h6) {
    font-size: var(--text-16);
  }
  strong {
    font-weight: var(--weight-label);
  }

  ul,
  ol {
    display: grid;
    gap: var(--space-2);
  }
  li {
    position: relative;
    padding-left: 22px;
  }
  li > :is(ul, ol) {
    padding-top: var(--space-2);
  }
  li > p + p {
    padding-top: var(--space-2);
  }
  ul > li:not(.task-list-item)::before {
    content: '';
    position: absolute;
    top: 0.62em;
    left: 4px;
    width: 7px;
    height: 7px;
    border-radius: 25%;
    background: var(--accent);
    rotate: 45deg;
    forced-color-adjust: none;
  }
  ol {
    counter-reset: step;
  }
  ol > li {
    padding-left: 28px;
    counter-increment: step;
  }
  ol > li::before {
    content: counter(step) '.';
    position: absolute;
    left: 0;
    color: var(--accent-text);
    font-weight: var(--weight-title);
    font-variant-numeric: tabular-nums;
  }
  .task-list-item > input {
    position: absolute;
    left: 0;
    top: 0.35em;
    margin: 0;
    accent-color: var(--accent);
  }

  blockquote {
    display: grid;
    gap: var(--space-2);
    margin: 0;
    padding: 14px var(--space-4);
    border-radius: var(--radius-media);
    background: var(--surface-sunken);
  }
  hr {
    width: 100%;
    margin: 0;
    border: 0;
    border-top: var(--border) solid var(--line);
  }
  img {
    height: auto;
    border-radius: var(--radius-media);
  }
  code {
    padding: 1px 6px;
    border-radius: var(--radius-small);
    background: var(--surface-sunken);
    font-size: var(--text-14);
  }
  pre {
    margin: 0;
    padding: 14px var(--space-4);
    overflow-x: auto;
    border-radius: var(--radius-media);
    background: var(--surface-sunken);
  }
  pre > code {
    padding: 0;
    background: none;
  }
  .sr-only {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

/** A table wider than the column scrolls inside its own container; the page never does. */
export const TableScroll = styled.div`
  overflow-x: auto;
  border: var(--border) solid var(--line);
  border-radius: var(--radius-media);
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--text-14);
  }
  th,
  td {
    padding: 10px var(--space-3);
    text-align: start;
  }
  th {
    color: var(--ink-muted);
    font-weight: var(--weight-strong);
    white-space: nowrap;
  }
  tbody > tr {
    border-top: var(--border) solid var(--line);
  }
`;
