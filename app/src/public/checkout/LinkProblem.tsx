import { Heading, Row, Stack, Text } from '@atlas/ui';
import type { ReactNode } from 'react';
import { PageTitle } from '../../routing/PageTitle.tsx';

/** The page of a link whose order or bill this browser cannot open. */
export const LinkProblem = ({ title, text, action }: { title: string; text: string; action?: ReactNode }) => (
  <Stack gap={6}>
    <PageTitle title={title} />
    <Stack gap={3}>
      <Heading level={1}>{title}</Heading>
      <Text tone="muted">{text}</Text>
    </Stack>
    {action !== undefined && <Row>{action}</Row>}
  </Stack>
);
