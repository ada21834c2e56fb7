import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Hourglass from 'lucide-react/icons/hourglass';
import Info from 'lucide-react/icons/info';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button.tsx';
import { Icon } from '../../primitives/Icon.tsx';
import { media } from '../../tokens/media.ts';
import type { ToastMessage } from './showToast.ts';

export type ToastProps = Omit<ToastMessage, 'id'>;

/** The toast itself: what happened, and an action. To show one, call `showToast`. */
export function Toast({ kind, text, action, icon }: ToastProps) {
  const shape = icon ?? icons[kind ?? 'blank'];
  return (
    <Root>
      <Icon icon={shape} tone={kind === 'error' ? 'danger' : kind === 'success' ? 'success' : 'muted'} />
      <span>{text}</span>
      {action && (
        <Button variant="quiet" onClick={action.onClick}>
          {action.text}
        </Button>
      )}
    </Root>
  );
}

const icons = { error: CircleAlert, success: CircleCheck, blank: Info, custom: Info, loading: Hourglass };

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--space-3);
  align-items: center;
  width: min(400px, calc(100vw - var(--space-8)));
  min-height: 56px;
  padding: 5px var(--space-2) 5px var(--space-4);
  border: var(--border) solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface-raised);
  color: var(--ink);
  box-shadow: var(--shadow-float);
  font-size: var(--text-14);
  font-weight: var(--weight-medium);
  ${media.phone} {
    width: 100%;
  }
  ${media.forcedColors} {
    border-color: CanvasText;
  }
`;
