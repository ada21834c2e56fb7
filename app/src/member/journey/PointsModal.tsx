import { Heading, Modal, Stack, Text } from '@atlas/ui';
import { POINTS_EXPLANATION, XP_SOURCES } from '@atlas/domain/journey';

/** The ways to earn points. */
export const PointsModal = ({ onClose }: { onClose: () => void }) => (
  <Modal open onClose={onClose} title={POINTS_EXPLANATION.title} description={<Text>{POINTS_EXPLANATION.text}</Text>}>
    <Stack gap={4} as="ul">
      {XP_SOURCES.map(({ value, label, explanation }) => (
        <Stack key={value} gap={1} as="li">
          <Heading level={3} size="label">
            {label}
          </Heading>
          <Text tone="muted">{explanation}</Text>
        </Stack>
      ))}
    </Stack>
  </Modal>
);
