import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

export const Root = styled.div`
  display: grid;
  flex: 1 1 100%;
  min-width: 0;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  &:focus {
    outline: none;
  }
`;

export const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  ${media.tablet} {
    flex-wrap: wrap;
    column-gap: var(--space-4);
  }
`;

export const Search = styled.div`
  flex: 1 1 0;
  min-width: 0;
  ${media.tablet} {
    flex: 0 1 280px;
  }
`;

export const Tools = styled.div`
  display: none;
  ${media.tablet} {
    display: flex;
    flex: none;
    gap: var(--space-2);
    margin-left: auto;
  }
`;

// Inline, each control has its label before it; in the sheet the label is above, as in a form.
export const Controls = styled.div`
  display: none;
  ${media.tablet} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-4);
    > :has(> label) {
      grid-template-columns: auto minmax(120px, max-content);
      align-items: center;
      gap: var(--space-2);
    }
    label {
      color: var(--ink-muted);
      font-weight: var(--weight-text);
    }
  }
`;

// Scrolls horizontally on phones; the padding keeps focus rings from being clipped.
export const ActiveFilters = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-width: 0;
  margin: -5px calc(-1 * var(--gutter, 0px));
  padding: 5px var(--gutter, 0px);
  overflow-x: auto;
  white-space: nowrap;
  scrollbar-width: none;
  > * {
    flex: none;
  }
  ${media.tablet} {
    flex-wrap: wrap;
    margin: 0;
    padding: 0;
    overflow: visible;
  }
`;
