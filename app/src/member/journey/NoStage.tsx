import { EmptyState, Heading, Stack, Vignette } from '@atlas/ui';
import { JOURNEY_FORM_SLUG, STAGE_BLOCKER } from '@atlas/domain/journey';
import { routePath } from '@atlas/domain/navigation';
import { Suspense } from 'react';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { lazyPart } from '../../routing/lazyPart.ts';
import { useRouteTitle } from '../../routing/routerContext.ts';

const StageBlocker = lazyPart('StageBlocker', async () => (await import('./StageBlocker.tsx')).StageBlocker);

/** My Stage for a member without a stage. The Journey Form comes first. */
export function NoStage() {
  const title = useRouteTitle();
  return (
    <>
      <PageTitle />
      <Stack gap={6}>
        <Heading level={1}>{title}</Heading>
        <EmptyState vignette={<Vignette of="lessons" />} title={STAGE_BLOCKER.title} text={STAGE_BLOCKER.text} />
      </Stack>
      <Suspense>
        <StageBlocker formHref={routePath('viewForm', { slug: JOURNEY_FORM_SLUG })} />
      </Suspense>
    </>
  );
}
