import { graphql } from 'react-relay/hooks';
import { useSubmit } from '../../relay/useSubmit.ts';
import type { LegalKind, useSaveLegalMutation } from './__generated__/useSaveLegalMutation.graphql.ts';

/** Saves the draft of a legal page. The server rejects it if the revision is outdated. */
export function useSaveLegal(): (of: { kind: LegalKind; revision: number }, body: string) => Promise<unknown> {
  const submit = useSubmit<useSaveLegalMutation>(graphql`
    mutation useSaveLegalMutation($kind: LegalKind!, $revision: Int!, $body: String!) {
      saveLegalDocument(kind: $kind, revision: $revision, input: { body: $body }) {
        ...LegalEditor_document
      }
    }
  `);
  return ({ kind, revision }, body) => submit({ kind, revision, body });
}
