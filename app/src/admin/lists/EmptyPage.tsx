import { ButtonLink, EmptyState, Vignette } from '@atlas/ui';
import { EMPTY_PAGE, TO_FIRST_PAGE } from '@atlas/domain/lists';

/** Replaces the rows of a page beyond the end of a list that has other rows. */
export const EmptyPage = ({ firstHref }: { firstHref: string }) => (
  <EmptyState vignette={<Vignette of="search" />} title={EMPTY_PAGE} action={<ButtonLink href={firstHref}>{TO_FIRST_PAGE}</ButtonLink>} />
);
