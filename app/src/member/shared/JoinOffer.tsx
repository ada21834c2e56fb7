import { ButtonLink, Card, Heading, Row, Stack, Text } from '@atlas/ui';

export interface JoinOfferProps {
  name: string;
  description: string;
  href: string;
}

/** A funnel as an offer: its name, its description, and the link to its page. */
export const JoinOffer = ({ name, description, href }: JoinOfferProps) => (
  <Card as="section" aria-labelledby="join-invitation">
    <Row justify="between" gap={4} wrap>
      <Stack gap={1}>
        <Heading level={2} size="subheading" id="join-invitation">
          {name}
        </Heading>
        <Text tone="muted">{description}</Text>
      </Stack>
      <ButtonLink href={href}>See the {name}</ButtonLink>
    </Row>
  </Card>
);
