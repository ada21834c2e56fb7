import X from 'lucide-react/icons/x';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { keyframes, styled } from 'styled-components';
import { IconButton } from '../../primitives/IconButton.tsx';
import { media } from '../../tokens/media.ts';
import { useModalDialog } from '../feedback/useModalDialog.ts';
import { moveThroughResults } from './moveThroughResults.ts';
import { SearchButton } from './SearchButton.tsx';
import { SearchInput } from './SearchInput.tsx';
import type { DecidedSearchProps } from './SearchPanelProps.ts';
import { SearchResults } from './SearchResults.tsx';

/**
 * A SearchPanel as a button that opens the input and the results in a sheet from the top, from
 * 900 px in a dialog. Results may also show before the user types.
 */
export function SearchSheet(props: DecidedSearchProps) {
  const { page, label, startsOpen } = props;
  const button = useRef<HTMLButtonElement>(null);
  const [openOn, setOpenOn] = useState(startsOpen === undefined ? null : page);
  const wasClosed = useRef(false);
  // The element that opened it may have been removed: the SearchButton that this replaced.
  useEffect(() => {
    if (wasClosed.current && openOn === null && document.activeElement === document.body) button.current?.focus();
    wasClosed.current = false;
  }, [openOn]);
  const close = () => {
    wasClosed.current = true;
    setOpenOn(null);
  };
  return (
    <>
      <SearchButton ref={button} label={label} onClick={() => setOpenOn(page)} />
      {openOn === page && <OpenSheet {...props} onClose={close} />}
    </>
  );
}

function OpenSheet({ onClose, query, onQueryChange, closeLabel, ...rest }: DecidedSearchProps & { onClose: () => void }) {
  const panelId = useId();
  const modal = useModalDialog({ onClose, mustAnswer: false });
  const open = query.trim() !== '' || rest.groups.length > 0;
  const chooseFirst = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || query.trim() === '' || !(event.target instanceof HTMLInputElement) || event.nativeEvent.isComposing)
      return;
    event.currentTarget.querySelector<HTMLElement>('[data-result="instant"]')?.click();
  };
  return (
    <Root {...modal} aria-label={rest.label}>
      <Content
        role="search"
        aria-label={rest.label}
        onKeyDown={(event) => {
          moveThroughResults(event);
          chooseFirst(event);
        }}
      >
        <Header>
          <SearchInput {...rest} query={query} onQueryChange={onQueryChange} panelId={panelId} open={open} />
          <IconButton icon={X} label={closeLabel} onClick={onClose} />
        </Header>
        {open && (
          <Results id={panelId} role="region" aria-label={rest.resultsLabel}>
            <SearchResults {...rest} types={query.trim() === '' ? [] : rest.types} onChoose={onClose} />
          </Results>
        )}
      </Content>
    </Root>
  );
}

const drop = keyframes`
  from { translate: 0 -16px; opacity: 0; }
`;

const Root = styled.dialog`
  width: 100%;
  max-width: 640px;
  max-height: 100dvh;
  margin: 0 auto;
  padding: 0;
  overflow: hidden;
  border: 0;
  border-radius: 0 0 var(--radius-card) var(--radius-card);
  background: var(--surface-raised);
  color: var(--ink);
  box-shadow: var(--shadow-float);
  &::backdrop {
    background: var(--scrim);
  }
  ${media.motion} {
    animation: ${drop} var(--slow) var(--ease);
  }
  ${media.desktop} {
    margin-top: 10vh;
    border-radius: var(--radius-card);
  }
  ${media.forcedColors} {
    border: var(--border) solid CanvasText;
  }
`;

const Content = styled.div`
  display: flex;
  flex-direction: column;
  max-height: 100dvh;
  ${media.desktop} {
    max-height: min(600px, 80dvh);
  }
`;

const Header = styled.div`
  display: flex;
  gap: var(--space-1);
  padding: var(--space-2) var(--space-1) var(--space-2) var(--space-4);
`;

const Results = styled.div`
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  border-top: var(--border) solid var(--line);
`;
