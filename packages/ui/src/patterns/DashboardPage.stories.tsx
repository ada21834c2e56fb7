import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Banner } from '../components/feedback/Banner.tsx';
import { ResumeCard } from '../components/learning/ResumeCard.tsx';
import { Badge } from '../primitives/Badge.tsx';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { Card } from '../primitives/Card.tsx';
import { Heading } from '../primitives/Heading.tsx';
import { ProgressRing } from '../primitives/ProgressRing.tsx';
import { Row } from '../primitives/Row.tsx';
import { Segments } from '../primitives/Segments.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { Text } from '../primitives/Text.tsx';
import { XpChip } from '../primitives/XpChip.tsx';
import { DashboardPage } from './DashboardPage.tsx';
import { inMemberLayout } from './sampleLayouts.tsx';

const meta = {
  title: 'Patterns/DashboardPage',
  component: DashboardPage,
  decorators: [
    inMemberLayout({
      menu: 'Home',
      tab: 'Home',
      banner: (
        <Banner tone="warning" icon={Clock} action={{ text: 'Renew', href: '#renew' }} onDismiss={fn()}>
          Your membership expires on Sunday, 11/30/2025.
        </Banner>
      ),
    }),
  ],
  args: {
    greeting: 'Good morning, Maricel',
    date: 'Wednesday, 11/12/2025',
    lead: (
      <ResumeCard
        coverId={12}
        course="Proposals that get answered"
        lesson="Open with their problem, not your résumé"
        progress={{ percent: 56, text: '18 of 32 lessons · 12\u00a0min left in this one' }}
        href="#lesson"
        action="Continue lesson"
      />
    ),
    leadSide: (
      <Card as="section">
        <Stack gap={3}>
          <Row justify="between" wrap gap={2}>
            <Heading level={2} size="label">
              Next payment
            </Heading>
            <Badge tone="warning" icon={Clock}>
              due in 3 days
            </Badge>
          </Row>
          <Heading level={3} size="title">
            ₱3,499.00
          </Heading>
          <Text size={14} tone="muted" numeric>
            2 of 3 · Saturday, 11/15/2025
          </Text>
          <Segments done={1} total={3} label="1 of 3 payments made" />
          <ButtonLink href="#pay" block>
            Pay now
          </ButtonLink>
        </Stack>
      </Card>
    ),
    main: (
      <Card as="section">
        <Stack gap={4} align="start">
          <Row gap={4}>
            <ProgressRing done={5} total={7} label="5 of 7 tasks done" figure="5" caption="of 7 tasks" />
            <Stack gap={1}>
              <Text size={14} tone="muted" weight="label">
                Stage 3
              </Text>
              <Heading level={2} size="subheading">
                Get ready for clients
              </Heading>
              <Row gap={2} wrap>
                <XpChip amount="1,240" kind="total" />
                <Text size={14} tone="muted">
                  2 tasks to stage 4
                </Text>
              </Row>
            </Stack>
          </Row>
          <ButtonLink href="#stage">Open my stage</ButtonLink>
        </Stack>
      </Card>
    ),
    side: (
      <Card as="section">
        <Stack gap={3}>
          <Heading level={2} size="label">
            Next event
          </Heading>
          <Stack gap={1}>
            <Text weight="label">Proposal clinic with Coach Liza</Text>
            <Text size={14} tone="muted" numeric>
              Thursday, 11/13/2025, 8:00 PM to 9:30 PM, GMT+08:00
            </Text>
          </Stack>
          <Row justify="between" wrap gap={1}>
            <Badge tone="success" icon={Check}>
              You’re going
            </Badge>
            <ButtonLink variant="quiet" href="#calendar">
              Add to calendar
            </ButtonLink>
          </Row>
        </Stack>
      </Card>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Use it for the home of a member or an affiliate: one next step, then what is due.\n\n**Do** put the person’s main task first, with the page’s only primary action.\n\n**Don’t** fill it with figures that lead to no action: put those in a report.',
      },
    },
  },
} satisfies Meta<typeof DashboardPage>;
export default meta;

export const MemberHome: StoryObj<typeof meta> = {};
