import { EmptyState } from '@atlas/ui';
import type { ReactNode } from 'react';
import { PageTitle } from '../../routing/PageTitle.tsx';

/** The page of a link whose order or bill this browser cannot open. */
export const LinkProblem = ({ title, text, action }: { title: string; text: string; action?: ReactNode }) => (
  <>
    <PageTitle title={title} />
    <EmptyState level={1} title={title} text={text} action={action} />
  </>
);
