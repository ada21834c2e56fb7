import { emptyValues } from '@atlas/domain/forms';
import { subgroupForm } from '@atlas/domain/groups';
import { routePath } from '@atlas/domain/navigation';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { useSearch } from 'wouter';
import { RecordForm } from '../../admin/forms/RecordForm.tsx';
import { idIn } from '../../admin/idIn.ts';
import { useCreate } from '../../relay/useCreate.ts';
import { SubgroupFields } from './SubgroupFields.tsx';
import type { NewSubgroupScreenMutation } from './__generated__/NewSubgroupScreenMutation.graphql.ts';
import type { NewSubgroupScreenQuery } from './__generated__/NewSubgroupScreenQuery.graphql.ts';

/**
 * The form that creates a subgroup, at `/sub-groups/new`. The address may name its group.
 *
 * @spec 1 §2.5
 */
export function NewSubgroupScreen({ queryRef }: { queryRef: PreloadedQuery<NewSubgroupScreenQuery> }) {
  const { viewer } = usePreloadedQuery<NewSubgroupScreenQuery>(
    graphql`
      query NewSubgroupScreenQuery @preloadable {
        viewer {
          ...SubgroupFields_viewer
        }
      }
    `,
    queryRef,
  );
  const { groupId: named } = idIn('groupId')(new URLSearchParams(useSearch()));
  const groupId = named === 0 ? null : named;
  const create = useCreate<NewSubgroupScreenMutation>(graphql`
    mutation NewSubgroupScreenMutation($input: SubgroupInput!, $idempotencyKey: String!) {
      createSubgroup(input: $input, idempotencyKey: $idempotencyKey) {
        databaseId
        group {
          databaseId
          ...SubgroupsTable_group
        }
      }
    }
  `);
  return (
    <RecordForm
      title="Create a subgroup"
      back={
        groupId === null ? { href: routePath('groups'), label: 'Groups' } : { href: routePath('group', { id: groupId }), label: 'Group' }
      }
      form={subgroupForm}
      initialValues={{ ...emptyValues(subgroupForm), groupId }}
      save={async (input) => {
        const { createSubgroup } = await create({ input: { ...input, groupId: Number(input.groupId) } });
        return { text: 'Subgroup created.', href: routePath('group', { id: createSubgroup.group.databaseId }) };
      }}
      submitText="Create subgroup"
    >
      <SubgroupFields viewer={viewer} />
    </RecordForm>
  );
}
