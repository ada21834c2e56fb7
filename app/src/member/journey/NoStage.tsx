import { ButtonLink, EmptyState, Heading, Stack, Vignette } from '@atlas/ui';
import { JOURNEY_FORM_SLUG, STAGE_BLOCKER } from '@atlas/domain/journey';
import { routePath } from '@atlas/domain/navigation';
import { Suspense } from 'react';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { lazyPart } from '../../routing/lazyPart.ts';
import { useRouteTitle } from '../../routing/routerContext.ts';
import { hasScreenFor } from '../../routing/hasScreen.ts';
import { useAuth } from '../../session/authContext.ts';

const StageBlocker = lazyPart('StageBlocker', async () => (await import('./StageBlocker.tsx')).StageBlocker);

/**
 * My Stage for a member without a stage. The Journey Form comes first; until it exists, the page
 * explains what comes.
 */
export function NoStage() {
  const { currentUser } = useAuth();
  const title = useRouteTitle();
  const canFillIn = hasScreenFor(currentUser, 'viewForm');
  return (
    <>
      <PageTitle />
      <Stack gap={6}>
        <Heading level={1}>{title}</Heading>
        <EmptyState
          vignette={<Vignette of="lessons" />}
          title={STAGE_BLOCKER.title}
          text={canFillIn ? STAGE_BLOCKER.text : `${STAGE_BLOCKER.text} ${STAGE_BLOCKER.later}`}
          action={
            canFillIn ? undefined : (
              <ButtonLink variant="primary" href={routePath('viewCourses')}>
                Open My Courses
              </ButtonLink>
            )
          }
        />
      </Stack>
      {canFillIn && (
        <Suspense>
          <StageBlocker formHref={routePath('viewForm', { slug: JOURNEY_FORM_SLUG })} />
        </Suspense>
      )}
    </>
  );
}
