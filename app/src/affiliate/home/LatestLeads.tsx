import { Badge, Card, EmptyState, FiguresSection, PersonList, Vignette } from '@atlas/ui';
import { LEAD_STATES } from '@atlas/domain/affiliates';
import { enumName } from '@atlas/domain/lists';
import { formatShortDate } from '@atlas/domain/time';
import { graphql, useFragment } from 'react-relay/hooks';
import type { LatestLeads_viewer$key } from './__generated__/LatestLeads_viewer.graphql.ts';

/** An affiliate's latest leads, masked by the server. */
export function LatestLeads({ viewer: key }: { viewer: LatestLeads_viewer$key }) {
  const { leads } = useFragment(
    graphql`
      fragment LatestLeads_viewer on Viewer {
        leads(first: 5) {
          edges {
            node {
              id
              name
              email
              state
              createdAt
            }
          }
        }
      }
    `,
    key,
  );
  const people = leads.edges.map(({ node: { id, name, email, state, createdAt } }) => ({
    id,
    name,
    note: `${email} · ${formatShortDate(createdAt)}`,
    badges: <Badge tone={state === 'CUSTOMER' ? 'success' : 'neutral'}>{labelOf(state)}</Badge>,
  }));
  return (
    <FiguresSection title="Latest leads">
      {people.length > 0 ? (
        <Card padding="none">
          <PersonList label="Latest leads" people={people} />
        </Card>
      ) : (
        <EmptyState
          vignette={<Vignette of="people" />}
          title="No leads yet"
          text="People who sign up through your link appear here, with their names masked."
        />
      )}
    </FiguresSection>
  );
}

const labelOf = (state: string): string => LEAD_STATES.find(({ value }) => enumName(value) === state)?.label ?? '';
