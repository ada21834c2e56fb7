import { Button, Row, Stack, TextArea } from '@atlas/ui';
import { evidenceProblem, MAX_EVIDENCE } from '@atlas/domain/journey';
import { useEffect, useRef } from 'react';
import type { EvidenceError } from './useEvidence.ts';

interface EvidenceFieldProps {
  taskId: number;
  evidence: string;
  error: EvidenceError | null;
  /** Called with the text and what is wrong with it. The rule loads with this field. */
  onEvidence: (evidence: string, problem: string | null) => void;
  onFinish: () => void;
  /** The user has just opened the field. */
  takesFocus: boolean;
}

/** The text field for what the member did for a task, and its submit button. */
export function EvidenceField({ taskId, evidence, error, onEvidence, onFinish, takesFocus }: EvidenceFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);
  return (
    <Stack gap={3}>
      <TextArea
        ref={field}
        name={`evidence-${taskId}`}
        label="What you did"
        hint="A sentence or a link for the person who reviews your stage. You can leave it out."
        value={evidence}
        onChange={(text) => onEvidence(text, evidenceProblem(text))}
        error={error?.text}
        maxLength={MAX_EVIDENCE}
      />
      <Row>
        <Button variant="primary" onClick={onFinish}>
          Mark as done
        </Button>
      </Row>
    </Stack>
  );
}
