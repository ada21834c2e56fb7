import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { commitLocalUpdate } from 'relay-runtime';
import { useSubmit } from '../../relay/useSubmit.ts';
import type { useBillLinkCreateMutation } from './__generated__/useBillLinkCreateMutation.graphql.ts';
import type { useBillLinkRevokeMutation } from './__generated__/useBillLinkRevokeMutation.graphql.ts';

interface BillLink {
  /** Makes a link, which ends an earlier one. Resolves with its path, which is returned only once. */
  create: () => Promise<string>;
  /** Ends the link. */
  revoke: () => Promise<void>;
}

/**
 * The link with which someone else pays one of the viewer's payments.
 *
 * @param id the payment's id in the store
 * @param entryId its `databaseId`
 */
export function useBillLink(id: string, entryId: number): BillLink {
  const environment = useRelayEnvironment();
  const create = useSubmit<useBillLinkCreateMutation>(graphql`
    mutation useBillLinkCreateMutation($entryId: Int!) {
      createBillLink(entryId: $entryId)
    }
  `);
  const revoke = useSubmit<useBillLinkRevokeMutation>(graphql`
    mutation useBillLinkRevokeMutation($entryId: Int!) {
      revokeBillLinks(entryId: $entryId)
    }
  `);
  // The responses contain no record, so the payment in the store is updated here.
  const setHasLink = (hasLink: boolean) => commitLocalUpdate(environment, (store) => void store.get(id)?.setValue(hasLink, 'hasPayLink'));
  return {
    create: async () => {
      const { createBillLink } = await create({ entryId });
      setHasLink(true);
      return createBillLink;
    },
    revoke: async () => {
      await revoke({ entryId });
      setHasLink(false);
    },
  };
}
