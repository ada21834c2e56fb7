import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { checkboxStyle } from '../forms/checkboxStyle.ts';
import { OptInError } from './OptInError.tsx';

export interface OptInConsentProps {
  /** The id of the block, which the ids of its fields begin with. */
  id: string;
  /** Only after an attempt in which the visitor checked it. */
  isChecked: boolean;
  error?: string | undefined;
  children: ReactNode;
}

/** The agreement of an opt-in. */
export function OptInConsent({ id, isChecked, error, children }: OptInConsentProps) {
  const inputId = `${id}-consent`;
  return (
    <Root>
      <Label>
        <Input
          id={inputId}
          name="consent"
          type="checkbox"
          defaultChecked={isChecked}
          required
          aria-describedby={`${inputId}-error`}
          aria-invalid={error === undefined ? undefined : true}
        />
        <span>{children}</span>
      </Label>
      <OptInError id={`${inputId}-error`} name="consent" error={error} />
    </Root>
  );
}

const Root = styled.div`
  > p {
    margin-left: var(--space-8);
  }
`;

const Label = styled.label`
  display: flex;
  gap: 10px;
  min-height: var(--control);
  padding-block: var(--choice-pad);
  font-size: var(--text-14);
  cursor: pointer;
`;

const Input = styled.input`
  ${checkboxStyle}
`;
