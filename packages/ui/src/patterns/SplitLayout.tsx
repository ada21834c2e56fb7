import X from 'lucide-react/icons/x';
import { type ReactNode, useId, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { Drawer } from '../components/feedback/Drawer.tsx';
import { Heading } from '../primitives/Heading.tsx';
import { IconButton } from '../primitives/IconButton.tsx';

export interface SplitPane {
  title: string;
  content: ReactNode;
  /** Stays visible below the content; false for none. */
  actions?: ReactNode;
  onClose: () => void;
}

export interface SplitLayoutProps {
  /** The list. A DataTable becomes cards where the pane leaves it little room. */
  children: ReactNode;
  /** The details of the selected row; null without one. */
  pane: SplitPane | null;
  closeLabel?: string | undefined;
}

const WIDE = '(min-width: 1100px)';

/**
 * A list with the details of one row next to it, to go through many rows one after another. Below
 * 1100 px the details are a Drawer, on phones a sheet.
 */
export function SplitLayout({ children, pane, closeLabel = 'Close' }: SplitLayoutProps) {
  const isWide = useSyncExternalStore(
    watchWidth,
    () => matchMedia(WIDE).matches,
    () => true,
  );
  return (
    <Root $isSplit={pane !== null}>
      <List>{children}</List>
      {pane !== null &&
        (isWide ? (
          <Pane {...pane} closeLabel={closeLabel} />
        ) : (
          <Drawer
            open
            size="wide"
            title={pane.title}
            actions={hasActions(pane.actions) ? pane.actions : undefined}
            closeLabel={closeLabel}
            onClose={pane.onClose}
          >
            {pane.content}
          </Drawer>
        ))}
    </Root>
  );
}

const hasActions = (actions: ReactNode): boolean => actions !== undefined && actions !== false;

function watchWidth(onChange: () => void): () => void {
  const list = matchMedia(WIDE);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

function Pane({ title, content, actions, onClose, closeLabel }: SplitPane & { closeLabel: string }) {
  const titleId = useId();
  return (
    <Aside data-pane aria-labelledby={titleId}>
      <Head>
        <Heading level={2} size="subheading" id={titleId}>
          {title}
        </Heading>
        <IconButton icon={X} label={closeLabel} onClick={onClose} />
      </Head>
      <Body>{content}</Body>
      {hasActions(actions) && <Foot>{actions}</Foot>}
    </Aside>
  );
}

const Root = styled.div<{ $isSplit: boolean }>`
  min-width: 0;
  @media ${WIDE} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) ${({ $isSplit }) => ($isSplit ? 'minmax(400px, 44%)' : '')};
    align-items: start;
    gap: var(--space-6);
  }
`;

const List = styled.div`
  min-width: 0;
`;

// The server renders the pane for wide screens. Narrow ones replace it by a Drawer.
const Aside = styled.aside`
  display: none;
  @media ${WIDE} {
    position: sticky;
    top: calc(var(--bar) + var(--space-4));
    display: flex;
    flex-direction: column;
    min-width: 0;
    max-height: calc(100dvh - var(--bar) - var(--space-8));
    border: var(--border) solid var(--line);
    border-radius: var(--radius-card);
    background: var(--surface);
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  padding: var(--space-2) var(--space-2) var(--space-2) var(--space-5);
  border-bottom: var(--border) solid var(--line);
`;

const Body = styled.div`
  flex: 1;
  min-height: 0;
  padding: var(--space-4) var(--space-5);
  overflow: auto;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-5);
  border-top: var(--border) solid var(--line);
`;
