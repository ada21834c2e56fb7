import { Button, type DataColumn, DataTable, Heading, Row, RowTitle, Stack, Text } from '@atlas/ui';
import { NO_LEVEL, NO_LEVELS_WHILE_IMPERSONATING, OWN_LEVELS } from '@atlas/domain/access';
import { instantText } from '@atlas/domain/audit';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { ActionButton } from '../../admin/actions/ActionButton.tsx';
import { useAuth } from '../../session/authContext.ts';
import { GiveLevelDialog } from './GiveLevelDialog.tsx';
import { useTakeLevel } from './useTakeLevel.ts';
import type { PersonLevels_person$data, PersonLevels_person$key } from './__generated__/PersonLevels_person.graphql.ts';
import type { PersonLevels_viewer$key } from './__generated__/PersonLevels_viewer.graphql.ts';

type Held = PersonLevels_person$data['heldLevels'][number];

interface PersonLevelsProps {
  person: PersonLevels_person$key;
  /** Null for users who may not give access levels. */
  viewer: PersonLevels_viewer$key | null;
  reload: () => Promise<unknown>;
}

const COLUMNS: readonly DataColumn<Held>[] = [
  { id: 'level', header: 'Access level', width: 'wide', cell: ({ accessLevel }) => <RowTitle>{accessLevel.name}</RowTitle> },
  { id: 'since', header: 'Given', width: 'narrow', align: 'end', card: 'meta', cell: ({ since }) => instantText(since) },
];

/**
 * The access levels of a person. Users with permission can give and remove them. Product decisions
 * §20, X1.
 */
export function PersonLevels({ person: key, viewer: viewerKey, reload }: PersonLevelsProps) {
  const person = useFragment(
    graphql`
      fragment PersonLevels_person on User {
        databaseId
        name
        archivedAt
        heldLevels {
          since
          whyNotTaken
          accessLevel {
            databaseId
            name
          }
        }
      }
    `,
    key,
  );
  const viewer = useFragment(
    graphql`
      fragment PersonLevels_viewer on Viewer {
        levelsToGive {
          databaseId
          name
        }
      }
    `,
    viewerKey,
  );
  const { currentUser } = useAuth();
  const [giving, setGiving] = useState(false);
  const take = useTakeLevel();
  const { databaseId: id, name, heldLevels } = person;
  const held = heldLevels.map(({ accessLevel }) => accessLevel.databaseId);
  const levels = (viewer?.levelsToGive ?? []).filter(({ databaseId }) => !held.includes(databaseId));
  const whyNot = id === currentUser?.id ? OWN_LEVELS : currentUser?.isImpersonating === true ? NO_LEVELS_WHILE_IMPERSONATING : null;
  const changes = viewer !== null && viewer !== undefined && whyNot === null && person.archivedAt == null;
  return (
    <Stack gap={3} as="section" aria-labelledby="levels">
      <Row justify="between" wrap>
        <Heading level={2} size="subheading" id="levels">
          Access levels
        </Heading>
        {changes && levels.length > 0 && <Button onClick={() => setGiving(true)}>Give access level</Button>}
      </Row>
      {viewer && whyNot !== null && <Text tone="muted">{whyNot}</Text>}
      {heldLevels.length === 0 ? (
        <Text tone="muted">{NO_LEVEL}</Text>
      ) : (
        <DataTable
          label="Access levels"
          columns={COLUMNS}
          rows={heldLevels}
          rowKey={({ accessLevel }) => accessLevel.databaseId}
          {...(changes && {
            rowActions: ({ accessLevel, whyNotTaken }: Held) => (
              <ActionButton
                size="dense"
                variant="danger-quiet"
                aria-label={`Remove ${accessLevel.name}`}
                {...(whyNotTaken != null && { disabledReason: whyNotTaken })}
                action={take(person, accessLevel, reload)}
              >
                Remove
              </ActionButton>
            ),
          })}
        />
      )}
      {giving && <GiveLevelDialog person={{ databaseId: id, name }} levels={levels} onClose={() => setGiving(false)} reload={reload} />}
    </Stack>
  );
}
