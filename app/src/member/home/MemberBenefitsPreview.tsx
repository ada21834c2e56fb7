import { Card, Heading, Row, Stack, Text } from '@atlas/ui';
import { MEMBER_BENEFITS } from '@atlas/domain/funnels';

/** The benefits of a membership, for users without one. */
export const MemberBenefitsPreview = () => (
  <Card as="section" aria-labelledby="members-get">
    <Stack gap={3}>
      <Heading level={2} size="subheading" id="members-get">
        What members get
      </Heading>
      <Row as="ul" gap={3} wrap align="start">
        {MEMBER_BENEFITS.map((benefit) => (
          <Text key={benefit} as="li" tone="muted">
            {benefit}
          </Text>
        ))}
      </Row>
    </Stack>
  </Card>
);
