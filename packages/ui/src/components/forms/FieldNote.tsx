import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon.tsx';

export interface FieldNoteProps {
  id: string;
  hint?: ReactNode;
  error?: string | undefined;
}

/** The hint below a control, or its error instead. Nothing if there is neither. */
export function FieldNote({ id, hint, error }: FieldNoteProps) {
  if (error) {
    return (
      <ErrorText id={id}>
        <Icon icon={CircleAlert} size="s" />
        {error}
      </ErrorText>
    );
  }
  return hint ? <Hint id={id}>{hint}</Hint> : null;
}

const Hint = styled.p`
  font-size: var(--text-14);
  color: var(--ink-muted);
`;

const ErrorText = styled.p`
  display: flex;
  align-items: flex-start;
  gap: 6px;
  font-size: var(--text-14);
  font-weight: var(--weight-medium);
  color: var(--danger-ink);
  svg {
    margin-top: 2px;
  }
`;
