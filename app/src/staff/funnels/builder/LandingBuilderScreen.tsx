import { Alert, DetailPage, Link, Stack } from '@atlas/ui';
import { maySell } from '@atlas/domain/access';
import { routePath } from '@atlas/domain/navigation';
import { useState } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { useReload } from '../../../relay/useReload.ts';
import { PageHead } from '../../../routing/PageHead.tsx';
import { useAuth } from '../../../session/authContext.ts';
import { NotFound } from '../../../shell/NotFound.tsx';
import { PageBreadcrumbs } from '../../../shell/PageBreadcrumbs.tsx';
import { BuilderStart } from './BuilderStart.tsx';
import { PageEditor } from './PageEditor.tsx';
import { PagePreview } from './PagePreview.tsx';
import { pageValues } from './pageValues.ts';
import type { LandingBuilderScreenQuery } from './__generated__/LandingBuilderScreenQuery.graphql.ts';

const QUERY = graphql`
  query LandingBuilderScreenQuery($id: Int!) @preloadable {
    viewer {
      funnel(databaseId: $id) {
        databaseId
        name
        slug
        landingPage {
          databaseId
          revision
          template
          link
          ...pageValues_page
          ...PageEditor_page
        }
      }
      landingPages {
        databaseId
        funnel {
          name
        }
      }
    }
  }
`;

/**
 * The landing page of a funnel at `/funnels/{id}/build`: "Link a Page" or "Template 1", an editor of
 * blocks with a live preview. Staff who may not sell see the page only.
 *
 * @spec 1 §2.5, 2 §3
 */
export function LandingBuilderScreen({ queryRef }: { queryRef: PreloadedQuery<LandingBuilderScreenQuery> }) {
  const { viewer } = usePreloadedQuery<LandingBuilderScreenQuery>(QUERY, queryRef);
  const reload = useReload<LandingBuilderScreenQuery>(QUERY, queryRef.variables);
  const { currentUser } = useAuth();
  const [isLinking, setLinking] = useState(false);
  const { funnel, landingPages } = viewer;
  if (!funnel) return <NotFound />;
  const { databaseId, name, slug, landingPage } = funnel;
  const title = `Landing page of ${name}`;
  const back = routePath('funnel', { id: String(databaseId) });
  const blocks = landingPage ? pageValues(landingPage).page.blocks : [];
  const isLinked = landingPage?.template === 'LINK_A_PAGE';
  const content = () => {
    if (!maySell(currentUser))
      return landingPage ? (
        <Stack gap={4}>
          <Alert tone="neutral" title="You can look at this page, but not change it">
            {isLinked ? `Visitors are sent to ${landingPage.link ?? ''}.` : 'This is the draft.'}
          </Alert>
          {!isLinked && <PagePreview pageId={landingPage.databaseId} blocks={blocks} selected={null} onSelect={() => undefined} />}
        </Stack>
      ) : (
        <Alert tone="neutral" title="This funnel has no landing page">
          Visitors see the plain offer.
        </Alert>
      );
    if (landingPage && !isLinked && !isLinking && blocks.length > 0)
      return (
        <PageEditor
          key={landingPage.databaseId}
          page={landingPage}
          slug={slug}
          others={landingPages.flatMap((other) =>
            other.databaseId === landingPage.databaseId ? [] : [{ id: other.databaseId, name: other.funnel.name }],
          )}
          onLink={() => setLinking(true)}
        />
      );
    return (
      <BuilderStart
        funnelId={databaseId}
        page={
          landingPage
            ? { id: landingPage.databaseId, revision: landingPage.revision, link: landingPage.link ?? null, hasBlocks: blocks.length > 0 }
            : null
        }
        reload={reload}
        {...(!isLinked && blocks.length > 0 && { onBack: () => setLinking(false) })}
      />
    );
  };
  return (
    <>
      <PageHead title={title} phone={{ backHref: back, backLabel: `Back to ${name}`, title: name }} />
      <DetailPage breadcrumbs={<PageBreadcrumbs />} title={title} meta={<Link href={routePath('viewFunnel', { slug })}>{`/${slug}`}</Link>}>
        {content()}
      </DetailPage>
    </>
  );
}
