import { ButtonLink, EmptyState, Vignette } from '@atlas/ui';

interface NoCoursesStateProps {
  /** The funnel to join; null without one. */
  offer: { readonly name: string; readonly href: string } | null;
}

/** The empty state of a user without courses. */
export const NoCoursesState = ({ offer }: NoCoursesStateProps) => (
  <EmptyState
    vignette={<Vignette of="lessons" />}
    title="No available product for the moment"
    text="Your courses appear here once you join one. Lessons are short and made for phones."
    action={
      offer ? (
        <ButtonLink variant="primary" href={offer.href}>
          See the {offer.name}
        </ButtonLink>
      ) : undefined
    }
  />
);
