import {
  accessLevelForm,
  accessMaps,
  compareLevels,
  FUNCTION_FLAGS,
  heldFlags,
  type LevelContent,
  type LevelDifference,
  PAGE_FLAGS,
} from '@atlas/domain/access';
import { countNoun } from '@atlas/domain/lists';
import { routePath } from '@atlas/domain/navigation';
import { Alert, Card, Heading, Stack, Text } from '@atlas/ui';
import { useFormState } from 'react-final-form';
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { RecordForm } from '../../admin/forms/RecordForm.tsx';
import { RecordPage } from '../../admin/RecordPage.tsx';
import { useReload } from '../../relay/useReload.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { AccessLevelFields, levelInput, type LevelValues } from './AccessLevelFields.tsx';
import { CHANGED, LevelDifferences } from './LevelDifferences.tsx';
import { levelContent } from './levelContent.ts';
import { PEOPLE } from './people.ts';
import { useMayChange } from './useMayChange.ts';
import type { EditAccessLevelScreen_level$key } from './__generated__/EditAccessLevelScreen_level.graphql.ts';
import type { EditAccessLevelScreenMutation } from './__generated__/EditAccessLevelScreenMutation.graphql.ts';
import type { EditAccessLevelScreenQuery } from './__generated__/EditAccessLevelScreenQuery.graphql.ts';

const QUERY = graphql`
  query EditAccessLevelScreenQuery($id: String!) @preloadable {
    viewer {
      accessLevel(key: $id) {
        ...EditAccessLevelScreen_level
      }
    }
  }
`;

/**
 * The form for an access level's name, role and flags at `/access-levels/{id}/edit`.
 *
 * @spec 1 §2.2
 */
export function EditAccessLevelScreen({
  queryRef,
  params,
}: {
  queryRef: PreloadedQuery<EditAccessLevelScreenQuery>;
  params: { id: string };
}) {
  const { viewer } = usePreloadedQuery<EditAccessLevelScreenQuery>(QUERY, queryRef);
  const reload = useReload<EditAccessLevelScreenQuery>(QUERY, { id: params.id });
  const level = useFragment<EditAccessLevelScreen_level$key>(
    graphql`
      fragment EditAccessLevelScreen_level on AccessLevel {
        databaseId
        key
        revision
        name
        holders
        ...levelContent_level
      }
    `,
    viewer.accessLevel ?? null,
  );
  const update = useSubmit<EditAccessLevelScreenMutation>(graphql`
    mutation EditAccessLevelScreenMutation($id: Int!, $revision: Int!, $input: AccessLevelInput!) {
      updateAccessLevel(databaseId: $id, revision: $revision, input: $input) {
        ...EditAccessLevelScreen_level
      }
    }
  `);
  const mayChange = useMayChange();
  if (!level) return <NotFound />;
  const { databaseId: id, revision, holders } = level;
  const before = levelContent(level);
  const back = { href: routePath('accessLevel', { id: level.key }), label: level.name };
  const held = heldFlags(before);
  const problem = mayChange(before).edit;
  if (problem !== null)
    return (
      <RecordPage title="Edit access level" back={back}>
        <Alert tone="warning">{problem}</Alert>
      </RecordPage>
    );
  return (
    <RecordForm
      title="Edit access level"
      back={back}
      form={accessLevelForm}
      initialValues={{
        name: before.name,
        role: before.role,
        pageAccess: PAGE_FLAGS.filter((flag) => held.includes(flag)),
        functionAccess: FUNCTION_FLAGS.filter((flag) => held.includes(flag)),
      }}
      save={async (values) => {
        await update({ id, revision, input: levelInput(values) });
        return { text: 'Access level saved.', href: back.href };
      }}
      reload={reload}
      submitText="Save access level"
      aside={<Changes before={before} holders={holders} />}
      note={<ChangeCount before={before} />}
    >
      <AccessLevelFields held={held} isAdmin={level.key === 'admin'} />
    </RecordForm>
  );
}

/** The changes that saving the surrounding form would make. */
function useDifference(before: LevelContent): LevelDifference {
  const { values } = useFormState<LevelValues>({ subscription: { values: true } });
  const flags = [...values.pageAccess, ...values.functionAccess];
  return compareLevels(before, { name: values.name.trim(), role: values.role, ...accessMaps(flags) });
}

/** The number of changes, in a line that stays visible. */
function ChangeCount({ before }: { before: LevelContent }) {
  const { added, removed } = useDifference(before);
  return added.length + removed.length > 0 && `${added.length} added, ${removed.length} removed`;
}

/** The pending changes, and the number of people they affect. */
function Changes({ before, holders }: { before: LevelContent; holders: number }) {
  const difference = useDifference(before);
  return (
    <Card as="section" aria-labelledby="level-changes">
      <Stack gap={4}>
        <Heading level={2} size="subheading" id="level-changes">
          What will change
        </Heading>
        <Text size={14}>For {countNoun(holders, PEOPLE)} who hold it, from their next request.</Text>
        <LevelDifferences difference={difference} words={CHANGED} same="Nothing yet." />
      </Stack>
    </Card>
  );
}
