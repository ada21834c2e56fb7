import { Alert, Button, Card, Heading, ReorderList, Row, Stack, Text } from '@atlas/ui';
import { MAX_WISHES } from '@atlas/domain/groups';
import type { ReactNode } from 'react';

interface RankedLead {
  readonly id: string;
  readonly label: string;
}

interface RankedWishesProps {
  leads: readonly RankedLead[];
  onReorder: (leads: readonly RankedLead[]) => void;
  /** True while the shown wishes differ from the saved ones. */
  isUnsaved: boolean;
  isSaving: boolean;
  /** Why the last attempt failed. */
  problem: string | null;
  onSave: () => void;
  /** Withdraws the saved wishes. */
  withdraw: ReactNode;
}

/** The wishes of the member in their order: moved by touch, mouse or keyboard, then saved as a whole. */
export function RankedWishes({ leads, onReorder, isUnsaved, isSaving, problem, onSave, withdraw }: RankedWishesProps) {
  return (
    <Card as="section" aria-labelledby="wishes">
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={2} size="subheading" id="wishes">
            Your wishes
          </Heading>
          <Text size={14} tone="muted">
            {leads.length === 0
              ? `Press Rank at up to ${MAX_WISHES} team leads, the one you want most first.`
              : `The first one counts most. Drag them, or use the arrows.${leads.length < MAX_WISHES ? '' : ' Take one off to rank another.'}`}
          </Text>
        </Stack>
        {leads.length > 0 && (
          <ReorderList label="Your wishes" items={leads} onReorder={onReorder}>
            {({ label, id }) => (
              <Text weight="medium">
                {leads.findIndex((lead) => lead.id === id) + 1}. {label}
              </Text>
            )}
          </ReorderList>
        )}
        {problem !== null && (
          <Alert tone="danger" live>
            {problem}
          </Alert>
        )}
        <Row gap={2} wrap>
          <Button
            variant="primary"
            loading={isSaving}
            loadingText="Saving"
            disabledReason={leads.length === 0 ? 'Rank a team lead first.' : isUnsaved ? undefined : 'Your wishes are saved.'}
            onClick={onSave}
          >
            Save wishes
          </Button>
          {withdraw}
        </Row>
      </Stack>
    </Card>
  );
}
