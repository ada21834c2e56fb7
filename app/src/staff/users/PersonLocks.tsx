import { Card, Heading, Select, Stack, Text } from '@atlas/ui';
import { can } from '@atlas/domain/access';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { CONTENT_KINDS, ContentCombobox, type ContentKind } from '../../admin/pickers/ContentCombobox.tsx';
import { useAuth } from '../../session/authContext.ts';
import { AccessDiagnosis } from './AccessDiagnosis.tsx';
import type { PersonLocks_person$key } from './__generated__/PersonLocks_person.graphql.ts';

/**
 * The check "Why can't they open this?", answered by the access rule itself. Shown to users who may
 * read a list of content. Product decisions §19.
 */
export function PersonLocks({ person: key }: { person: PersonLocks_person$key }) {
  const { databaseId: id } = useFragment(
    graphql`
      fragment PersonLocks_person on User {
        databaseId
      }
    `,
    key,
  );
  const { currentUser } = useAuth();
  const kinds = CONTENT_KINDS.filter(({ page }) => can(currentUser, { page }));
  const [chosen, setChosen] = useState<{ kind: ContentKind; item: string }>({ kind: kinds[0]?.kind ?? 'COURSE', item: '' });
  const { kind, item } = chosen;
  if (kinds.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="locks">
      <Stack gap={4}>
        <Heading level={2} size="subheading" id="locks">
          Why can’t they open this?
        </Heading>
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
        <ContentCombobox key={kind} kind={kind} value={item} onChange={(next) => setChosen({ kind, item: next })} />
        {item !== '' && <AccessDiagnosis key={`${kind} ${item}`} personId={id} kind={kind} itemId={Number(item)} />}
      </Stack>
    </Card>
  );
}
