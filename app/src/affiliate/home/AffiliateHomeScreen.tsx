import { Alert, ButtonLink, FiguresPage } from '@atlas/ui';
import { AFFILIATE_STATES, affiliateNotice } from '@atlas/domain/affiliates';
import { enumWord } from '@atlas/domain/lists';
import { routePath } from '@atlas/domain/navigation';
import { dayPart, formatLongDate } from '@atlas/domain/time';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { useOpens } from '../../routing/useOpens.ts';
import { useNow } from '../../session/useNow.ts';
import { AffiliateFigures } from './AffiliateFigures.tsx';
import { AffiliateMainLink } from './AffiliateMainLink.tsx';
import { LatestLeads } from './LatestLeads.tsx';
import type { AffiliateHomeScreenQuery } from './__generated__/AffiliateHomeScreenQuery.graphql.ts';

const STATES = AFFILIATE_STATES.map(({ value }) => value);

/**
 * `/` for affiliates: the state of their application, their figures, their link and latest leads.
 * @spec 1 §2.4
 */
export function AffiliateHomeScreen({ queryRef }: { queryRef: PreloadedQuery<AffiliateHomeScreenQuery> }) {
  const { viewer } = usePreloadedQuery<AffiliateHomeScreenQuery>(
    graphql`
      query AffiliateHomeScreenQuery @preloadable {
        viewer {
          user {
            firstName
          }
          affiliate {
            state
            ...AffiliateFigures_affiliate
            ...AffiliateMainLink_affiliate
          }
          ...LatestLeads_viewer
        }
      }
    `,
    queryRef,
  );
  const now = useNow();
  const { affiliate } = viewer;
  const state = affiliate && enumWord(STATES, affiliate.state);
  return (
    <>
      <PageTitle title="Dashboard" />
      <FiguresPage greeting={`Good ${dayPart(now)}, ${viewer.user.firstName}`} date={formatLongDate(now)}>
        <Application state={state} />
        {affiliate && state !== 'pending' && <AffiliateFigures affiliate={affiliate} />}
        {affiliate && state === 'active' && <AffiliateMainLink affiliate={affiliate} />}
        {affiliate && state !== 'pending' && <LatestLeads viewer={viewer} />}
      </FiguresPage>
    </>
  );
}

/** The state of the application, until the affiliate is active. */
function Application({ state }: { state: Parameters<typeof affiliateNotice>[0] }) {
  const opensTerms = useOpens('affiliateTerms');
  const notice = affiliateNotice(state);
  if (notice === null) return null;
  const { tone, title, text } = notice;
  const terms =
    state === null && opensTerms ? <ButtonLink href={routePath('affiliateTerms')}>Read the affiliate terms</ButtonLink> : undefined;
  return (
    <Alert tone={tone} title={title} action={terms}>
      {text}
    </Alert>
  );
}
