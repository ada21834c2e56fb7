import { useRef } from 'react';
import { graphql } from 'react-relay/hooks';
import { useSubmit } from '../../../relay/useSubmit.ts';
import { RequestError } from '../../../session/fetchGraphQL.ts';
import { type Sending, useSendFile } from '../../../shared/uploads/useSendFile.ts';
import { useReadStatement } from './useReadStatement.ts';
import type { useSendStatementMutation } from './__generated__/useSendStatementMutation.graphql.ts';

/** A statement as its form sends it. */
export interface SentStatement {
  file: File;
  platform: string;
  /** The number of the account; '' without one. */
  account: string;
  /** The password of a protected PDF; '' without one. */
  password: string;
}

/** The part that an earlier attempt has sent. */
interface Sent {
  id: number;
  key: string;
  file: File | null;
}

/**
 * Returns `send`, which creates a statement, uploads its file and has it read, and the upload's
 * progress. After a failure it continues where it stopped, without a second statement.
 *
 * @param existingId a statement whose file has not arrived; null creates one
 */
export function useSendStatement(existingId: number | null): {
  sending: Sending | null;
  /** @returns the id of the statement */
  send: (statement: SentStatement) => Promise<number>;
} {
  const { sending, send: sendFile } = useSendFile();
  const sent = useRef<Sent | null>(null);
  const create = useSubmit<useSendStatementMutation>(graphql`
    mutation useSendStatementMutation($fileName: String!, $platform: String!, $account: String!) {
      createStatement(fileName: $fileName, platform: $platform, account: $account) {
        databaseId
      }
    }
  `);
  const read = useReadStatement();
  const begin = async ({ file: { name: fileName }, platform, account }: SentStatement): Promise<Sent> => {
    if (existingId !== null) return sent.current ?? { id: existingId, key: '', file: null };
    const key = JSON.stringify([fileName, platform, account]);
    if (sent.current?.key === key) return sent.current;
    const { createStatement } = await create({ fileName, platform, account });
    return { id: createStatement.databaseId, key, file: null };
  };
  const send = async (statement: SentStatement) => {
    const { file, password } = statement;
    const begun = await begin(statement);
    sent.current = begun;
    if (begun.file !== file) {
      try {
        await sendFile({ owner: 'statementId', ownerId: begun.id, purpose: 'statement' }, file);
      } catch (error) {
        const problem = error instanceof Error ? error.message : '';
        throw new RequestError(`The file did not arrive. ${problem}`, 'BAD_USER_INPUT', { files: problem });
      }
      begun.file = file;
    }
    await read({ databaseId: begun.id, password: password === '' ? null : password });
    return begun.id;
  };
  return { sending, send };
}
