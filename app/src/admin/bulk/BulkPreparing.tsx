import { Alert, Button, Modal } from '@atlas/ui';
import { countNoun, type Noun } from '@atlas/domain/lists';
import { useEffect, useEffectEvent, useState } from 'react';
import { errorMessage } from '../../session/fetchGraphQL.ts';

interface BulkPreparingProps {
  title: string;
  noun: Noun;
  count: number;
  prepare: () => Promise<void>;
  onClose: () => void;
}

/** Requests the preview at once, for operations without input. */
export function BulkPreparing({ title, noun, count, prepare, onClose }: BulkPreparingProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const begin = useEffectEvent(() => {
    prepare().catch((error: unknown) => setProblem(errorMessage(error)));
  });
  useEffect(() => begin(), []);
  return (
    <Modal open title={title} onClose={onClose} actions={problem !== null && <Button onClick={onClose}>Close</Button>}>
      {problem === null ? (
        <p role="status">{`Looking at ${countNoun(count, noun)}…`}</p>
      ) : (
        <Alert tone="danger" live>
          {problem}
        </Alert>
      )}
    </Modal>
  );
}
