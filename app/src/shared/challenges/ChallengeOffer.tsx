import { ButtonLink, Card, Heading, Row, Stack, Text } from '@atlas/ui';

/** The offer at the end of a challenge. */
export const ChallengeOffer = ({ path, isFinished }: { path: string; isFinished: boolean }) => (
  <Card as="section" aria-labelledby="challenge-offer">
    <Stack gap={3}>
      <Heading level={2} size="subheading" id="challenge-offer">
        {isFinished ? 'You did it. Keep going.' : 'Keep going'}
      </Heading>
      <Text>{isFinished ? 'You finished every day. ' : ''}Turn what you started into your first client.</Text>
      <Row>
        <ButtonLink variant="primary" href={path}>
          See the next step
        </ButtonLink>
      </Row>
    </Stack>
  </Card>
);
