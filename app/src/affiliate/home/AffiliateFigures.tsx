import { FiguresSection, Link, Stat, StatGroup } from '@atlas/ui';
import { COMMISSION_HOLD_DAYS } from '@atlas/domain/affiliates';
import { formatAmount } from '@atlas/domain/money';
import { routePath } from '@atlas/domain/navigation';
import { graphql, useFragment } from 'react-relay/hooks';
import { useOpens } from '../../routing/useOpens.ts';
import type { AffiliateFigures_affiliate$key } from './__generated__/AffiliateFigures_affiliate.graphql.ts';

/** The people an affiliate referred, and the earnings from them. */
export function AffiliateFigures({ affiliate: key }: { affiliate: AffiliateFigures_affiliate$key }) {
  const { ratePercent, figures } = useFragment(
    graphql`
      fragment AffiliateFigures_affiliate on Affiliate {
        ratePercent
        figures {
          clicks
          leads
          sales
          pending
          available
          inPayout
          paid
        }
      }
    `,
    key,
  );
  const [opensLeads, opensCommission] = [useOpens('affiliateLeads'), useOpens('affiliateCommission')];
  const { clicks, leads, sales, pending, available, inPayout, paid } = figures;
  const count = (of: number) => of.toLocaleString('en-PH');
  return (
    <>
      <FiguresSection title="People" more={opensLeads && <Link href={routePath('affiliateLeads')}>See all leads</Link>}>
        <StatGroup label="People">
          <Stat label="Clicks" value={count(clicks)} />
          <Stat label="Leads" value={count(leads)} />
          <Stat label="Sales" value={count(sales)} />
          <Stat label="Conversion" value={leads > 0 ? `${Math.round((100 * sales) / leads)}%` : '–'} note="of your leads" />
        </StatGroup>
      </FiguresSection>
      <FiguresSection title="Commission" more={opensCommission && <Link href={routePath('affiliateCommission')}>See all commission</Link>}>
        <StatGroup label="Commission">
          <Stat label="Pending" value={formatAmount(pending)} note={`held for ${COMMISSION_HOLD_DAYS} days`} />
          <Stat label="Payable" value={formatAmount(available)} note={`${ratePercent}% of each payment`} />
          <Stat label="In payout" value={formatAmount(inPayout)} />
          <Stat label="Paid" value={formatAmount(paid)} />
        </StatGroup>
      </FiguresSection>
    </>
  );
}
