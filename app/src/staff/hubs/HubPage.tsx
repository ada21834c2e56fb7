import { CountedLinks, EmptyState, ListPage, Vignette } from '@atlas/ui';
import { communityName, contentName } from '@atlas/domain/access';
import { countText, NO_DATA } from '@atlas/domain/lists';
import { type PlainRouteName, routePath } from '@atlas/domain/navigation';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { useAuth } from '../../session/authContext.ts';
import { hubLinks } from './hubLinks.ts';

interface HubPageProps {
  area: 'content' | 'community';
  lede: string;
  /** Number of rows of the lists that are counted. */
  counts: { readonly [Name in PlainRouteName]?: number | undefined };
}

const NAMES = { content: contentName, community: communityName };

/** The start page of a menu area: links to the lists that the user may open, with their counts. */
export function HubPage({ area, lede, counts }: HubPageProps) {
  const { currentUser } = useAuth();
  const title = NAMES[area](currentUser);
  const items = hubLinks(area, currentUser).map(({ route, label }) => {
    const count = counts[route];
    return { label, href: routePath(route), ...(count !== undefined && { count: countText(count) }) };
  });
  return (
    <>
      <PageTitle title={title} />
      <ListPage title={title} lede={lede}>
        {items.length > 0 ? (
          <CountedLinks label={title} items={items} />
        ) : (
          <EmptyState
            vignette={<Vignette of="locked" />}
            title={NO_DATA}
            text="Your access level does not include any of these lists. If you need one, ask an admin."
          />
        )}
      </ListPage>
    </>
  );
}
