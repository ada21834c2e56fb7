import { useId } from 'react';
import { keyframes, styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { SearchInput } from './SearchInput.tsx';
import type { DecidedSearchProps } from './SearchPanelProps.ts';
import { SearchResults } from './SearchResults.tsx';
import { useSearchPopup } from './useSearchPopup.ts';

/** A SearchPanel as an input with a popup below it. */
export function SearchPopup({ page, query, onQueryChange, resultsLabel, startsOpen, ...rest }: DecidedSearchProps) {
  const panelId = useId();
  const { open, activate, close, panel, root } = useSearchPopup(page, query.trim() !== '', startsOpen !== undefined);
  return (
    <Root {...root} role="search" aria-label={rest.label}>
      <SearchInput
        {...rest}
        query={query}
        panelId={panelId}
        open={open}
        takesFocus={startsOpen === 'focused'}
        onFocus={activate}
        onQueryChange={(next) => {
          activate();
          onQueryChange(next);
        }}
      />
      {open && (
        <Panel ref={panel} id={panelId} popover="manual" role="dialog" aria-label={resultsLabel}>
          <SearchResults {...rest} onChoose={close} />
        </Panel>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  flex: 0 1 var(--search, auto);
  min-width: 0;
`;

const drop = keyframes`
  from { translate: 0 -8px; opacity: 0; }
`;

const Panel = styled.div`
  position: fixed;
  inset: calc(var(--box-bottom) + 6px) auto auto min(var(--box-left), calc(100vw - 428px));
  width: max(var(--box-width), 420px);
  max-width: calc(100vw - var(--space-4));
  max-height: min(560px, calc(100dvh - var(--box-bottom) - var(--space-6)));
  margin: 0;
  padding: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  border: var(--border) solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface-raised);
  color: var(--ink);
  box-shadow: var(--shadow-float);
  ${media.motion} {
    animation: ${drop} var(--base) var(--ease);
  }
  ${media.phone} {
    inset-inline: var(--space-2);
    width: auto;
  }
  ${media.forcedColors} {
    border-color: CanvasText;
  }
`;
