import type { ReactNode, SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { FormPageActions } from './FormPageActions.tsx';
import type { FormPageActionsProps } from './FormPageActions.tsx';
import { PageHeader } from './PageHeader.tsx';
import type { PageHeaderProps } from './PageHeader.tsx';

export interface FormPageProps extends Omit<PageHeaderProps, 'actions'> {
  /** Makes the page the `form` element itself; without it the page stands inside one, so that its primary Button can submit. */
  onSubmit?: ((event: SubmitEvent<HTMLFormElement>) => void) | undefined;
  /** A FormError. */
  error?: ReactNode;
  /** FormSections; one alone needs no title. */
  children: ReactNode;
  /** What belongs to the form but is chosen rather than typed: a cover, who may see it. Under the fields below 1200 px. */
  aside?: ReactNode;
  /** Stay in sight at the bottom edge. */
  actions: FormPageActionsProps;
}

/** Something to fill in and save, on a page of its own. Three fields or fewer are a Dialog. */
export function FormPage({ onSubmit, error, children, aside, actions, ...head }: FormPageProps) {
  return (
    <Root as={onSubmit ? 'form' : 'div'} {...(onSubmit && { onSubmit, noValidate: true })}>
      <PageHeader {...head} />
      <Columns $alone={aside === undefined}>
        <Fields>
          {error}
          {children}
        </Fields>
        {aside !== undefined && <Aside>{aside}</Aside>}
      </Columns>
      <FormPageActions {...actions} />
    </Root>
  );
}

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  min-width: 0;
  container: form-page / inline-size;
`;

const Columns = styled.div<{ $alone: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, ${({ $alone }) => ($alone ? 'var(--read)' : '1fr')});
  gap: var(--space-8);
  ${media.desktop} {
    padding-bottom: var(--space-3);
  }
  @container form-page (min-width: 880px) {
    ${({ $alone }) => !$alone && 'grid-template-columns: minmax(0, var(--read)) minmax(280px, 320px); gap: var(--space-10);'}
  }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-6);
  min-width: 0;
`;

const Aside = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-5);
  min-width: 0;
`;
