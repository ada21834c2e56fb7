import { Card, FiguresSection, PersonList, Text } from '@atlas/ui';
import { routePath } from '@atlas/domain/navigation';
import { graphql, useFragment } from 'react-relay/hooks';
import { useOpens } from '../../routing/useOpens.ts';
import { AnswerBadge } from '../../shared/accountability/AnswerBadge.tsx';
import type { Buddies_group$key } from './__generated__/Buddies_group.graphql.ts';

/** The other members of the group, each with the check-in of this week. */
export function Buddies({ group: key }: { group: Buddies_group$key }) {
  const { buddies } = useFragment(
    graphql`
      fragment Buddies_group on AccountabilityGroup {
        buddies {
          databaseId
          user {
            name
            slug
            profileImage
          }
          thisWeek {
            answer
            next
          }
        }
      }
    `,
    key,
  );
  const opensProfile = useOpens('profile');
  return (
    <FiguresSection title="Your buddies">
      {buddies.length === 0 ? (
        <Text tone="muted">You are the first in this group. Your buddies appear here once they join.</Text>
      ) : (
        <Card padding="none">
          <PersonList
            label="Your buddies"
            people={buddies.map(({ databaseId, user, thisWeek }) => ({
              id: String(databaseId),
              name: user.name,
              picture: user.profileImage,
              href: opensProfile ? routePath('profile', { slug: user.slug }) : undefined,
              note: thisWeek ? thisWeek.next || undefined : 'Not yet this week',
              badges: thisWeek ? <AnswerBadge answer={thisWeek.answer} /> : undefined,
            }))}
          />
        </Card>
      )}
    </FiguresSection>
  );
}
