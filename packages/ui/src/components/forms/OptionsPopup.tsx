import { Combobox as Base } from '@base-ui/react/combobox';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button.tsx';
import { media } from '../../tokens/media.ts';
import { OptionList } from './OptionList.tsx';
import type { ScrollToOption } from './OptionList.tsx';

/** The texts of a list without options. */
export interface OptionTexts {
  emptyText?: string | undefined;
  loadingText?: string | undefined;
  failedText?: string | undefined;
  retryText?: string | undefined;
}

interface OptionsPopupProps extends OptionTexts {
  /** The id of the field's label, which also names the list. */
  labelId: string;
  open: boolean;
  state: 'ready' | 'loading' | 'failed';
  onRetry: () => void;
  scrollTo: RefObject<ScrollToOption | null>;
  /** The field, so that the list opens inside the field's dialog, not behind it. */
  field: RefObject<HTMLElement | null>;
}

/** The popup with the options below the field. */
export function OptionsPopup({
  labelId,
  open,
  state,
  onRetry,
  scrollTo,
  field,
  emptyText = 'No results found',
  loadingText = 'Loading...',
  failedText = 'The list could not be loaded.',
  retryText = 'Try again',
}: OptionsPopupProps) {
  const container = open ? field.current?.closest('dialog') : null;
  return (
    <Base.Portal container={container ?? undefined}>
      <Positioner sideOffset={4} positionMethod="fixed">
        <Popup aria-busy={state === 'loading' || undefined}>
          <Base.Status>{state === 'loading' && <Message>{loadingText}</Message>}</Base.Status>
          <Base.Empty>{state === 'ready' && <Message>{emptyText}</Message>}</Base.Empty>
          {state === 'failed' && (
            <ErrorMessage role="alert">
              {failedText}
              <Button size="dense" onClick={onRetry}>
                {retryText}
              </Button>
            </ErrorMessage>
          )}
          <OptionList labelId={labelId} handle={scrollTo} />
        </Popup>
      </Positioner>
    </Base.Portal>
  );
}

const Positioner = styled(Base.Positioner)`
  z-index: var(--z-top);
  width: var(--anchor-width);
`;

const Popup = styled(Base.Popup)`
  max-width: var(--available-width);
  overflow: hidden;
  border: var(--border) solid var(--line);
  border-radius: var(--radius-media);
  background: var(--surface-raised);
  color: var(--ink);
  box-shadow: var(--shadow-float);
  ${media.motion} {
    transition:
      opacity var(--fast) var(--ease),
      translate var(--fast) var(--ease);
    &[data-starting-style],
    &[data-ending-style] {
      opacity: 0;
      translate: 0 -4px;
    }
  }
  ${media.forcedColors} {
    border-color: CanvasText;
  }
`;

const Message = styled.p`
  padding: var(--space-3) var(--space-4);
  color: var(--ink-muted);
  font-size: var(--text-14);
`;

const ErrorMessage = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
  align-items: center;
  justify-content: space-between;
  padding: var(--space-2) var(--space-4);
  font-size: var(--text-14);
`;
