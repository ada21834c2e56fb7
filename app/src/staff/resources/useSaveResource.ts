import { enumName } from '@atlas/domain/lists';
import { useRef } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { useCreate } from '../../relay/useCreate.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { type Sending, useSendFile } from '../../shared/uploads/useSendFile.ts';
import { resourceInput, type ResourceValues } from './ResourceFields.tsx';
import type { useSaveResourceAddMutation } from './__generated__/useSaveResourceAddMutation.graphql.ts';
import type { useSaveResourceQuery } from './__generated__/useSaveResourceQuery.graphql.ts';
import type { useSaveResourceMutation } from './__generated__/useSaveResourceMutation.graphql.ts';

/** A resource's id and the revision that was loaded. */
interface Edition {
  readonly databaseId: number;
  readonly revision: number;
}

/**
 * Returns `save`, which saves a resource and then uploads the chosen file, and the upload's
 * progress.
 *
 * `save` resolves to the resource's id once the file is uploaded. If the upload fails, the resource
 * is still saved, and saving again resumes the upload.
 *
 * @param edited the resource to update; null adds a new one
 */
export function useSaveResource(edited: Edition | null): {
  sending: Sending | null;
  save: (values: ResourceValues) => Promise<number>;
  /** Loads the revision of an added resource after another user saved it. */
  reloadAdded: () => Promise<unknown>;
} {
  const { sending, send } = useSendFile();
  const added = useRef<Edition>(null);
  const add = useCreate<useSaveResourceAddMutation>(graphql`
    mutation useSaveResourceAddMutation($input: ResourceInput!, $idempotencyKey: String!) {
      createResource(input: $input, idempotencyKey: $idempotencyKey) {
        databaseId
        revision
      }
    }
  `);
  const update = useSubmit<useSaveResourceMutation>(graphql`
    mutation useSaveResourceMutation($id: Int!, $revision: Int!, $input: ResourceInput!) {
      updateResource(databaseId: $id, revision: $revision, input: $input) {
        databaseId
        revision
        ...EditResourceFileScreen_resource
      }
    }
  `);
  const environment = useRelayEnvironment();
  const reloadAdded = async () => {
    if (!added.current) return;
    const query = graphql`
      query useSaveResourceQuery($id: Int!) {
        viewer {
          resource(databaseId: $id) {
            databaseId
            revision
          }
        }
      }
    `;
    const variables = { id: added.current.databaseId };
    const answer = await fetchQuery<useSaveResourceQuery>(environment, query, variables, { fetchPolicy: 'network-only' }).toPromise();
    added.current = answer?.viewer.resource ?? added.current;
  };
  const write = async (values: ResourceValues): Promise<Edition> => {
    const input = { ...resourceInput(values), source: enumName(values.source) };
    const known = edited ?? added.current;
    if (known) return (await update({ id: known.databaseId, revision: known.revision, input })).updateResource;
    return (await add({ input })).createResource;
  };
  const save = async (values: ResourceValues) => {
    const saved = await write(values);
    added.current = saved;
    const file = values.source === 'file' ? values.files[0]?.file : null;
    try {
      if (file) await send({ owner: 'resourceId', ownerId: saved.databaseId, purpose: 'attachment' }, file);
    } catch (error) {
      const problem = error instanceof Error ? error.message : '';
      throw new RequestError(`Everything else is saved, but the file did not arrive. ${problem}`, 'BAD_USER_INPUT', { files: problem });
    }
    return saved.databaseId;
  };
  return { sending, save, reloadAdded };
}
