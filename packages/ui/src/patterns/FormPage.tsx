import type { ReactNode, SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { FormPageActions } from './FormPageActions.tsx';
import type { FormPageActionsProps } from './FormPageActions.tsx';
import { PageHeader } from './PageHeader.tsx';
import type { PageHeaderProps } from './PageHeader.tsx';

export interface FormPageProps extends Omit<PageHeaderProps, 'actions'> {
  /** Renders the page as a `form`; omit it if the page is inside one. */
  onSubmit?: ((event: SubmitEvent<HTMLFormElement>) => void) | undefined;
  /** A FormError. */
  error?: ReactNode;
  /** FormSections; a single one needs no title. */
  children: ReactNode;
  /** Secondary settings: a cover, visibility. Below the fields under 1200 px. */
  aside?: ReactNode;
  /** Sticky at the bottom edge. */
  actions: FormPageActionsProps;
}

/** A page with a form to fill in and save. For up to three fields use Modal. */
export function FormPage({ onSubmit, error, children, aside, actions, ...head }: FormPageProps) {
  return (
    <Root as={onSubmit ? 'form' : 'div'} {...(onSubmit && { onSubmit, noValidate: true })}>
      <PageHeader {...head} />
      <Columns $single={aside === undefined}>
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

const Columns = styled.div<{ $single: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, ${({ $single }) => ($single ? 'var(--read)' : '1fr')});
  gap: var(--space-8);
  ${media.desktop} {
    padding-bottom: var(--space-3);
  }
  @container form-page (min-width: 880px) {
    ${({ $single }) => !$single && 'grid-template-columns: minmax(0, var(--read)) minmax(280px, 320px); gap: var(--space-10);'}
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
