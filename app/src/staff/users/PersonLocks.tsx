import { Alert, Card, Heading, Select, Stack, Text } from '@atlas/ui';
import { accountReasons, can } from '@atlas/domain/access';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useAuth } from '../../session/authContext.ts';
import { AccessDiagnosis } from './AccessDiagnosis.tsx';
import { EXPLAINED_ITEMS, type ExplainedItem } from './explainedItems.ts';
import { ExplainedItemField } from './ExplainedItemField.tsx';
import type { PersonLocks_person$key } from './__generated__/PersonLocks_person.graphql.ts';

/**
 * The check "Why can't they open this?": the reasons in the account itself, then the access rule's
 * own answer about one item for users who may read a list of items. Product decisions §19.
 */
export function PersonLocks({ person: key }: { person: PersonLocks_person$key }) {
  const person = useFragment(
    graphql`
      fragment PersonLocks_person on User {
        databaseId
        archivedAt
        isEmailConfirmed
        membershipStatus
        paymentStanding
        accessLevelNames
      }
    `,
    key,
  );
  const { databaseId: id, archivedAt, isEmailConfirmed, membershipStatus, paymentStanding, accessLevelNames } = person;
  const reasons = accountReasons({
    isArchived: archivedAt != null,
    isEmailConfirmed,
    levels: accessLevelNames.length,
    isExpired: membershipStatus === 'EXPIRED',
    isOverdue: paymentStanding == null ? null : paymentStanding === 'OVERDUE',
  });
  const { currentUser } = useAuth();
  const kinds = EXPLAINED_ITEMS.filter(({ page }) => can(currentUser, { page }));
  const [chosen, setChosen] = useState<{ kind: ExplainedItem; item: string }>({ kind: kinds[0]?.kind ?? 'COURSE', item: '' });
  const { kind, item } = chosen;
  if (kinds.length === 0 && reasons.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="locks">
      <Stack gap={4}>
        <Heading level={2} size="subheading" id="locks">
          Why can’t they open this?
        </Heading>
        {reasons.map(({ tone, text }) => (
          <Alert key={text} tone={tone}>
            {text}
          </Alert>
        ))}
        {kinds.length > 0 && (
          <>
            <Text size={14} tone="muted">
              Choose what they cannot open. Atlas checks it with the rule that decides for them.
            </Text>
            <Select
              name="kind"
              label="Kind"
              value={kind}
              options={kinds.map((one) => ({ value: one.kind, label: one.label }))}
              onChange={(value) => setChosen({ kind: kinds.find((one) => one.kind === value)?.kind ?? kind, item: '' })}
            />
            <ExplainedItemField key={kind} kind={kind} value={item} onChange={(next) => setChosen({ kind, item: next })} />
            {item !== '' && <AccessDiagnosis key={`${kind} ${item}`} personId={id} kind={kind} itemId={Number(item)} />}
          </>
        )}
      </Stack>
    </Card>
  );
}
