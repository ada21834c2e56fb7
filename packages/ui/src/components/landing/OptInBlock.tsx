import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { LandingButton } from './LandingButton.tsx';
import { LandingSection } from './LandingSection.tsx';
import type { LandingBlockProps } from './LandingSection.tsx';
import { LandingStack } from './LandingStack.ts';
import { LandingText } from './LandingText.tsx';
import { LandingTitle } from './LandingTitle.tsx';
import { OptInConsent } from './OptInConsent.tsx';
import { OptInField } from './OptInField.tsx';

export interface OptInBlockProps extends LandingBlockProps {
  title: string;
  text: string;
  buttonLabel: string;
  /** The address that the form is posted to. */
  action: string;
  /** Further values that are posted. */
  hidden: readonly { readonly name: string; readonly value: string }[];
  /** The agreement next to the checkbox, which is never checked in advance. */
  consent: ReactNode;
  labels: { readonly firstName: string; readonly email: string };
  /** The values of an attempt that the server rejected. */
  values?: { readonly firstName: string; readonly email: string; readonly consent: boolean } | undefined;
  /** The messages of that attempt, by field: `firstName`, `email`, `consent`. */
  errors?: Readonly<Record<string, string>> | undefined;
  /** The message that concerns no field. */
  formError?: string | undefined;
  /** The target of links to `#opt-in`; `false` for a second form on a page. */
  isAnchor?: boolean | undefined;
}

/**
 * A form for first name and email, with consent. It works without a script. A script that finds
 * `form[data-opt-in]` may send it and write messages into `[data-error="email"]` and
 * `[data-form-error]`.
 */
export function OptInBlock({
  id,
  tone,
  title,
  text,
  buttonLabel,
  action,
  hidden,
  consent,
  labels,
  values,
  errors = {},
  formError,
  isAnchor = true,
}: OptInBlockProps) {
  const titleId = `${id}-title`;
  return (
    <LandingSection id={id} tone={tone} anchor={isAnchor ? 'opt-in' : undefined} labelledBy={titleId} width="middle">
      <Panel>
        <LandingStack $gap={4}>
          <LandingTitle id={titleId}>{title}</LandingTitle>
          <LandingText>{text}</LandingText>
        </LandingStack>
        <LandingStack as="form" $gap={4} method="post" action={action} data-opt-in aria-labelledby={titleId}>
          <FormMessage data-form-error role="alert" hidden={formError === undefined}>
            {formError}
          </FormMessage>
          {hidden.map(({ name, value }) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <OptInField
            id={id}
            name="firstName"
            label={labels.firstName}
            autoComplete="given-name"
            value={values?.firstName}
            error={errors['firstName']}
          />
          <OptInField
            id={id}
            name="email"
            type="email"
            label={labels.email}
            autoComplete="email"
            value={values?.email}
            error={errors['email']}
          />
          {/* Programs fill it in; people do not find it. */}
          <Trap aria-hidden="true">
            <label>
              Website
              <input type="text" name="website" tabIndex={-1} autoComplete="off" />
            </label>
          </Trap>
          <OptInConsent id={id} isChecked={values?.consent ?? false} error={errors['consent']}>
            {consent}
          </OptInConsent>
          <LandingButton align="stretch">{buttonLabel}</LandingButton>
        </LandingStack>
      </Panel>
    </LandingSection>
  );
}

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  padding: var(--space-6) var(--space-5);
  border: var(--border) solid var(--accent-line);
  border-radius: var(--radius-sheet);
  background: var(--accent-surface);
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: center;
    gap: var(--space-12);
    padding: var(--space-10);
  }
`;

const FormMessage = styled.p`
  padding: var(--space-3) var(--space-4);
  border: var(--border) solid var(--danger-line);
  border-radius: var(--radius-control);
  background: var(--danger-surface);
  color: var(--danger-ink);
  font-weight: var(--weight-medium);
`;

const Trap = styled.div`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;
