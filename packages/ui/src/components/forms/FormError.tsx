import CircleAlert from 'lucide-react/icons/circle-alert';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon.tsx';
import { media } from '../../tokens/media.ts';
import { fieldId } from './fieldProps.ts';
import { findField } from './findField.ts';

export interface FormErrorItem {
  /** The field's name, to link to it; without it the message is plain text. */
  name?: string | undefined;
  text: string;
}

export interface FormErrorProps {
  /** "Errors prevented this form from being saved", or a general error. */
  title: string;
  errors?: readonly FormErrorItem[] | undefined;
  /** Takes the focus on mount. Give it a new `key` for each attempt to focus it again. */
  takesFocus?: boolean | undefined;
}

/** The error summary at the top of a form, each message linking to its field. Only after an attempt to submit. */
export function FormError({ title, errors = [], takesFocus = true }: FormErrorProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <Root ref={box} role="alert" tabIndex={-1}>
      <Icon icon={CircleAlert} tone="danger" />
      <div>
        <Title>{title}</Title>
        {errors.length > 0 && (
          <List>
            {errors.map(({ name, text }) => (
              <li key={`${name ?? ''} ${text}`}>{name === undefined ? text : <FieldLink name={name} text={text} />}</li>
            ))}
          </List>
        )}
      </div>
    </Root>
  );
}

function FieldLink({ name, text }: { name: string; text: string }) {
  return (
    <Anchor
      href={`#${fieldId(name)}`}
      onClick={(event) => {
        event.preventDefault();
        findField(name)?.focus();
      }}
    >
      {text}
    </Anchor>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  border: var(--border) solid var(--danger-line);
  border-radius: var(--radius-card);
  background: var(--danger-surface);
  font-size: var(--text-14);
  > svg {
    margin-top: 1px;
  }
`;

const Title = styled.p`
  font-weight: var(--weight-strong);
`;

const List = styled.ul`
  display: grid;
  gap: var(--space-1);
  padding-top: var(--space-1);
`;

const Anchor = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 28px;
  color: var(--danger-ink);
  font-weight: var(--weight-label);
  ${media.touch} {
    min-height: var(--touch);
  }
`;
