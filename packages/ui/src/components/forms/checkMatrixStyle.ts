import { css, styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { checkboxStyle } from './checkboxStyle.ts';

/** Below this width each row is a card with its options in words. */
const cards = '@container check-matrix (max-width: 559px)';
const table = '@container check-matrix (min-width: 560px)';

/** The height of the head, below which the heads of groups stick. */
const HEAD = '36px';

const hidden = css`
  position: absolute;
  overflow: hidden;
  width: 1px;
  height: 1px;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export const Root = styled.div`
  min-width: 0;
  container: check-matrix / inline-size;
`;

export const Table = styled.table`
  width: 100%;
  border: var(--border) solid var(--line);
  border-radius: var(--radius-card);
  border-collapse: separate;
  border-spacing: 0;
  background: var(--surface);
  font-size: var(--text-14);
  ${table} {
    table-layout: fixed;
  }
  ${cards} {
    display: block;
    border: 0;
    background: none;
    font-size: var(--text-16);
  }
  ${media.forcedColors} {
    border-color: CanvasText;
  }
`;

export const Head = styled.thead`
  ${cards} {
    ${hidden}
  }
`;

export const HeadRow = styled.tr`
  ${cards} {
    display: block;
  }
`;

export const ColumnHead = styled.th`
  ${table} {
    position: sticky;
    top: var(--bar);
    z-index: 2;
    height: ${HEAD};
    padding: 0 var(--space-2);
    border-bottom: var(--border) solid var(--line);
    background: var(--surface);
    color: var(--ink-muted);
    font-size: var(--text-12);
    font-weight: var(--weight-label);
    text-align: start;
    &:first-child {
      width: 22%;
      padding-inline-start: var(--space-4);
      border-start-start-radius: var(--radius-card);
    }
    &:last-child {
      width: 25%;
      border-start-end-radius: var(--radius-card);
    }
  }
`;

export const Body = styled.tbody`
  ${cards} {
    display: grid;
    gap: var(--space-3);
    & + & {
      margin-top: var(--space-6);
    }
  }
`;

export const GroupHead = styled.th`
  position: sticky;
  top: calc(var(--bar) + ${HEAD});
  z-index: 1;
  padding: 0;
  background: var(--surface-sunken);
  font-weight: var(--weight-text);
  text-align: start;
  > div {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-height: 44px;
    padding-inline: var(--space-4) var(--space-2);
  }
  > div > button {
    margin-inline-start: auto;
  }
  ${cards} {
    top: var(--bar);
    display: block;
    border-radius: var(--radius-control);
  }
`;

export const Count = styled.span`
  color: var(--ink-muted);
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

export const RowHead = styled.th`
  padding: 13px var(--space-2) var(--space-2) var(--space-4);
  font-weight: var(--weight-label);
  overflow-wrap: break-word;
  text-align: start;
  vertical-align: top;
  ${cards} {
    padding: 0 0 var(--space-1);
  }
`;

export const Row = styled.tr`
  ${table} {
    > * {
      border-top: var(--border) solid var(--line);
    }
  }
  ${cards} {
    display: grid;
    padding: var(--space-3) var(--space-4);
    border: var(--border) solid var(--line);
    border-radius: var(--radius-card);
    background: var(--surface);
  }
`;

export const Words = styled.span`
  display: grid;
  min-width: 0;
`;

export const Note = styled.span`
  color: var(--ink-muted);
  font-size: var(--text-12);
  overflow-wrap: anywhere;
`;

export const Option = styled.label<{ $isHeld: boolean }>`
  display: flex;
  align-items: flex-start;
  gap: 10px;
  min-height: 44px;
  padding-block: 11px;
  line-height: var(--leading-tight);
  color: ${({ $isHeld }) => ($isHeld ? 'var(--ink)' : 'var(--ink-muted)')};
  > svg {
    flex: none;
    color: ${({ $isHeld }) => ($isHeld ? 'var(--success-ink)' : 'var(--ink-muted)')};
  }
  ${table} {
    gap: var(--space-2);
    padding-block: 12px var(--space-2);
  }
  &:has(input) {
    color: var(--ink);
    cursor: pointer;
  }
  &:has(:disabled) {
    color: var(--ink-muted);
    cursor: not-allowed;
  }
`;

export const Cell = styled.td<{ $isWorded: boolean }>`
  ${table} {
    position: relative;
    padding: 0 var(--space-2);
    vertical-align: top;
    ${({ $isWorded }) =>
      !$isWorded &&
      css`
        ${Words} > span:first-child {
          ${hidden}
        }
        ${Option} {
          flex-direction: column;
          gap: 2px;
        }
      `}
  }
  ${cards} {
    padding: 0;
    &[data-empty] {
      display: none;
    }
  }
`;

export const Box = styled.input`
  ${checkboxStyle}
`;
