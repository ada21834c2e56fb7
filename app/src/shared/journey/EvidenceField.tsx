import { Button, Row, Stack, TextArea } from '@atlas/ui';
import { evidenceProblem, MAX_EVIDENCE } from '@atlas/domain/journey';
import { useEffect, useRef, useState } from 'react';

interface EvidenceFieldProps {
  taskId: number;
  evidence: string;
  onEvidence: (evidence: string) => void;
  onFinish: () => void;
  /** The user has just opened the field. */
  takesFocus: boolean;
}

/** The text field for what the member did for a task, and its submit button. */
export function EvidenceField({ taskId, evidence, onEvidence, onFinish, takesFocus }: EvidenceFieldProps) {
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  const finish = () => {
    const problem = evidenceProblem(evidence);
    setError(problem);
    if (problem === null) onFinish();
  };
  return (
    <Stack gap={3}>
      <TextArea
        ref={field}
        name={`evidence-${taskId}`}
        label="What you did"
        hint="A sentence or a link for the person who reviews your stage. You can leave it out."
        value={evidence}
        onChange={onEvidence}
        error={error ?? undefined}
        maxLength={MAX_EVIDENCE}
      />
      <Row>
        <Button variant="primary" onClick={finish}>
          Mark as done
        </Button>
      </Row>
    </Stack>
  );
}
