import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { useReload } from '../../relay/useReload.ts';
import { useAuth } from '../../session/authContext.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { AccountabilityGroupView } from './AccountabilityGroupView.tsx';
import { managesAccountability } from './managesAccountability.ts';
import { NoLedGroup } from './NoLedGroup.tsx';
import type { AccountabilityGroupScreenQuery } from './__generated__/AccountabilityGroupScreenQuery.graphql.ts';

const QUERY = graphql`
  query AccountabilityGroupScreenQuery($id: Int!) @preloadable {
    viewer {
      ...AccountabilityGroupView_viewer
      ledAccountabilityGroups {
        databaseId
        name
      }
      accountabilityGroup(databaseId: $id) {
        isLed
        ...AccountabilityGroupView_group
      }
    }
  }
`;

/** `/admin-accountability-group?id=`: one group for those who lead it, and for staff. */
export function AccountabilityGroupScreen({ queryRef }: { queryRef: PreloadedQuery<AccountabilityGroupScreenQuery> }) {
  const { viewer } = usePreloadedQuery<AccountabilityGroupScreenQuery>(QUERY, queryRef);
  const reload = useReload<AccountabilityGroupScreenQuery>(QUERY, { id: queryRef.variables.id });
  const manages = managesAccountability(useAuth().currentUser);
  const { accountabilityGroup: group, ledAccountabilityGroups } = viewer;
  const [first = null] = ledAccountabilityGroups;
  if (group?.isLed === true) return <AccountabilityGroupView group={group} viewer={viewer} manages={manages} reload={reload} />;
  return manages ? <NotFound /> : <NoLedGroup first={first && { id: first.databaseId, name: first.name }} />;
}
