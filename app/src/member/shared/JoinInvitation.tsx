import { ButtonLink, Card, Heading, Row, Stack, Text } from '@atlas/ui';
import { routePath } from '@atlas/domain/navigation';
import { graphql, useFragment } from 'react-relay/hooks';
import type { JoinInvitation_viewer$key } from './__generated__/JoinInvitation_viewer.graphql.ts';

/**
 * The offer after the free lessons, for users who never had a membership. Renders nothing for
 * others.
 */
export function JoinInvitation({ viewer: key }: { viewer: JoinInvitation_viewer$key }) {
  const { invitation } = useFragment(
    graphql`
      fragment JoinInvitation_viewer on Viewer {
        invitation {
          slug
          name
          description
        }
      }
    `,
    key,
  );
  if (!invitation) return null;
  return (
    <Card as="section" aria-labelledby="join-invitation">
      <Row justify="between" gap={4} wrap>
        <Stack gap={1}>
          <Heading level={2} size="subheading" id="join-invitation">
            {invitation.name}
          </Heading>
          <Text tone="muted">{invitation.description}</Text>
        </Stack>
        <ButtonLink href={routePath('mainAffiliateLink', { slug: invitation.slug })}>See the {invitation.name}</ButtonLink>
      </Row>
    </Card>
  );
}
