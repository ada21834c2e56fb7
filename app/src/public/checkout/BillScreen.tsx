import { ButtonLink, ReadColumn } from '@atlas/ui';
import { readBillKey } from '@atlas/domain/orders';
import { loginPath } from '@atlas/domain/navigation';
import { useLocation, useSearch } from 'wouter';
import { useAuth } from '../../session/authContext.ts';
import { backFrom, withoutBack } from './backFrom.ts';
import { BillView } from './BillView.tsx';
import { LinkProblem } from './LinkProblem.tsx';
import type { BillPageQuery$data } from './__generated__/BillPageQuery.graphql.ts';

/**
 * `/checkout/{funnelId}?bill=`: a payment of a schedule, for its member or for someone who pays for
 * them with a link.
 * @spec a product decision
 */
export function BillScreen({ data: { bill } }: { data: BillPageQuery$data }) {
  const [path] = useLocation();
  const search = useSearch();
  return (
    <ReadColumn>
      {bill ? <BillView bill={bill} back={backFrom(search)} withoutPayment={withoutBack(path, search)} /> : <NoBill />}
    </ReadColumn>
  );
}

/** A bill that this browser cannot open. A member may only have to log in. */
function NoBill() {
  const [path] = useLocation();
  const search = useSearch();
  const { currentUser } = useAuth();
  const key = readBillKey(new URLSearchParams(search).get('bill') ?? '');
  const title = 'This link does not open a bill';
  if (key !== null && 'entryId' in key && currentUser === null)
    return (
      <LinkProblem
        title={title}
        text="If it is your own payment, log in to see it."
        action={
          <ButtonLink variant="primary" href={loginPath(`${path}?${search}`)}>
            Log in
          </ButtonLink>
        }
      />
    );
  return <LinkProblem title={title} text="It may have ended, or a newer one was made. Ask the person who sent it for a new link." />;
}
