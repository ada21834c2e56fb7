import { css, styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

/** Below this width a table is a list of cards: on pages below 640 px, or in a narrow column of a wider page. */
export const cards = '@container data-table (max-width: 607px)';

/** From this width the table has rows of cells. */
export const rows = '@container data-table (min-width: 608px)';

/** Sticks below the top bar. */
export const stickyTop = css`
  position: sticky;
  top: var(--bar);
`;

// The SelectionBar follows the rows in the document and is shown above them.
export const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  border: var(--border) solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  ${media.forcedColors} {
    border-color: CanvasText;
  }
`;

// Scrolling inside the frame is the last resort: the header then no longer sticks to the page.
export const ScrollArea = styled.div<{ $fits: boolean }>`
  position: relative;
  container: data-table / inline-size;
  ${({ $fits }) => !$fits && 'overflow-x: auto; > table > thead { top: 0; }'}
`;

export const Table = styled.table`
  position: relative;
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: var(--text-14);
  overflow-wrap: break-word;
  @container data-table (min-width: 608px) and (max-width: 919px) {
    [data-priority='3'] {
      display: none;
    }
  }
  @container data-table (min-width: 608px) and (max-width: 759px) {
    [data-priority='2'] {
      display: none;
    }
  }
  ${cards} {
    display: block;
    font-size: var(--text-16);
  }
`;

export const Body = styled.tbody`
  ${cards} {
    display: block;
  }
`;

export const Empty = styled.div`
  padding: var(--space-4);
`;
