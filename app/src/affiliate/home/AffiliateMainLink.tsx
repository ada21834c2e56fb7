import { Card, FiguresSection, Link, ShareLink, Text } from '@atlas/ui';
import { PRODUCT_NAME, routePath } from '@atlas/domain/navigation';
import { graphql, useFragment } from 'react-relay/hooks';
import { useSiteUrl } from '../../routing/useSiteUrl.ts';
import { useOpens } from '../../routing/useOpens.ts';
import type { AffiliateMainLink_affiliate$key } from './__generated__/AffiliateMainLink_affiliate.graphql.ts';

/**
 * The link an affiliate shares: the main one if it exists, otherwise the first that sells
 * something.
 */
export function AffiliateMainLink({ affiliate: key }: { affiliate: AffiliateMainLink_affiliate$key }) {
  const { links } = useFragment(
    graphql`
      fragment AffiliateMainLink_affiliate on Affiliate {
        links {
          path
          name
        }
      }
    `,
    key,
  );
  const opensLinks = useOpens('affiliateLinks');
  const [link] = links;
  const url = useSiteUrl(link?.path ?? '');
  return (
    <FiguresSection title="Your link" more={opensLinks && <Link href={routePath('affiliateLinks')}>See all links</Link>}>
      <Card>
        {link ? (
          <ShareLink path={link.path} url={url} title={link.name ?? PRODUCT_NAME} />
        ) : (
          <Text tone="muted">Nothing is on sale right now, so there is nothing to link to.</Text>
        )}
      </Card>
    </FiguresSection>
  );
}
