import { Alert, Button, ChoiceTable, Heading, KeyValueList, RadioGroup, Row, Stack, Text } from '@atlas/ui';
import { can } from '@atlas/domain/access';
import { enumName } from '@atlas/domain/lists';
import {
  differsIn,
  MAX_MERGED,
  MERGE_FIELDS,
  MERGE_NEEDS_TWO,
  type MergedAccount,
  type MergeField,
  suggestSources,
} from '@atlas/domain/merging';
import { routePath } from '@atlas/domain/navigation';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useLocation } from 'wouter';
import { RecordPage } from '../../admin/RecordPage.tsx';
import { useAuth } from '../../session/authContext.ts';
import { AddPerson } from './AddPerson.tsx';
import { mergePath } from './mergePath.ts';
import { MergePreview } from './MergePreview.tsx';
import type { MergeCompare_viewer$data, MergeCompare_viewer$key } from './__generated__/MergeCompare_viewer.graphql.ts';

type Compared = MergeCompare_viewer$data['mergeAccounts'][number];

const accountOf = ({ user, values }: Compared): MergedAccount => ({
  id: user.databaseId,
  values: Object.fromEntries(
    MERGE_FIELDS.map(({ field }) => [field, values.find((one) => one.field === enumName(field))?.value ?? null]),
  ) as MergedAccount['values'],
});

/** The text of a value; a picture is shown by its name only. */
const textOf = (field: MergeField, value: string | null): string | null =>
  field === 'picture' && value !== null ? 'Their picture' : value;

/** Two or more people side by side: which account remains, and where each value comes from. */
export function MergeCompare({ viewer: key, ids }: { viewer: MergeCompare_viewer$key; ids: readonly number[] }) {
  const { mergeAccounts } = useFragment(
    graphql`
      fragment MergeCompare_viewer on Viewer @argumentDefinitions(ids: { type: "[Int!]!" }) {
        mergeAccounts(databaseIds: $ids) {
          user {
            databaseId
            name
            email
            tribeId
            archivedAt
          }
          values {
            field
            value
          }
        }
      }
    `,
    key,
  );
  const [, navigate] = useLocation();
  const { currentUser } = useAuth();
  const accounts = mergeAccounts.map(accountOf);
  const [keptId, keep] = useState(accounts[0]?.id ?? 0);
  const [chosen, choose] = useState<Partial<Record<MergeField, number>>>({});
  const sources = { ...suggestSources(accounts, keptId), ...chosen };
  const differing = MERGE_FIELDS.filter(({ field }) => differsIn(accounts, field));
  const equal = MERGE_FIELDS.filter(({ field }) => !differing.some((one) => one.field === field));
  const shared = equal.flatMap(({ field, label }) => {
    const value = accounts.find(({ values }) => values[field] !== null)?.values[field] ?? null;
    return value === null ? [] : [{ label, value: textOf(field, value) }];
  });
  const missing = ids.length - mergeAccounts.length;
  return (
    <RecordPage title="Merge users" back={{ href: routePath('mergeUsers'), label: 'Merge users' }}>
      {missing > 0 && (
        <Alert tone="warning">
          {missing === 1 ? 'One person is' : `${missing} people are`} not shown: they do not exist, or are not assigned to you.
        </Alert>
      )}
      <Stack gap={3} as="section" aria-labelledby="people">
        <Heading level={2} size="subheading" id="people">
          People
        </Heading>
        {accounts.length > 0 && (
          <RadioGroup
            name="kept"
            label="Which account remains?"
            hint="The others are archived. Their profile addresses lead to this one."
            value={String(keptId)}
            onChange={(id) => keep(Number(id))}
            options={mergeAccounts.map(({ user }) => ({
              value: String(user.databaseId),
              label: user.name,
              description: [user.email, user.tribeId, user.archivedAt != null && 'archived'].filter(Boolean).join(' · '),
            }))}
          />
        )}
        {accounts.length < MAX_MERGED && (
          <AddPerson label={accounts.length === 0 ? 'Compare people' : 'Add another person'} ids={accounts.map(({ id }) => id)} />
        )}
        {accounts.length > 1 && (
          <Row>
            {mergeAccounts.map(({ user }) => (
              <Button
                key={user.databaseId}
                variant="text"
                size="dense"
                onClick={() => navigate(mergePath(ids.filter((id) => id !== user.databaseId)))}
              >
                Leave {user.name} out
              </Button>
            ))}
          </Row>
        )}
      </Stack>
      {accounts.length < 2 ? (
        <Text tone="muted">{MERGE_NEEDS_TWO}</Text>
      ) : (
        <>
          <Stack gap={3} as="section" aria-labelledby="values">
            <Heading level={2} size="subheading" id="values">
              Values that differ
            </Heading>
            {differing.length === 0 ? (
              <Text tone="muted">All values are the same.</Text>
            ) : (
              <ChoiceTable
                name="merge"
                label="Values that differ"
                rowLabel="Field"
                columns={mergeAccounts.map(({ user }) => ({
                  id: String(user.databaseId),
                  label: user.name,
                  note: user.databaseId === keptId ? 'remains' : 'is archived',
                }))}
                rows={differing.map(({ field, label }) => ({
                  id: field,
                  label,
                  texts: Object.fromEntries(accounts.map(({ id, values }) => [String(id), textOf(field, values[field])])),
                  value: String(sources[field]),
                }))}
                onChange={(field, id) => choose({ ...chosen, [field]: Number(id) })}
              />
            )}
          </Stack>
          {shared.length > 0 && (
            <Stack gap={3} as="section" aria-labelledby="shared">
              <Heading level={2} size="subheading" id="shared">
                Values of only one account, or the same in all
              </Heading>
              <KeyValueList layout="grid" items={shared} />
            </Stack>
          )}
          {can(currentUser, { page: 'editUser' }) && (
            <MergePreview
              key={JSON.stringify([keptId, sources])}
              people={mergeAccounts.map(({ user }) => user)}
              keptId={keptId}
              sources={sources}
            />
          )}
        </>
      )}
    </RecordPage>
  );
}
