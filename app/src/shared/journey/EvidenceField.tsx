import { Button, Row, Stack, TextArea } from '@atlas/ui';
import { evidenceProblem, MAX_EVIDENCE } from '@atlas/domain/journey';
import { useEffect, useRef } from 'react';
import type { EvidenceError } from './evidenceStore.ts';

interface EvidenceFieldProps {
  taskId: number;
  evidence: string;
  error: EvidenceError | null;
  /** Called with the text and what is wrong with it. The rule loads with this field. */
  onEvidence: (evidence: string, problem: string | null) => void;
  /** The label of the button that sends it. */
  submitText: string;
  isSending?: boolean;
  onSubmit: () => void;
  /** Closes the field without sending. */
  onCancel?: () => void;
  hint: string;
  /** The user has just opened the field. */
  takesFocus: boolean;
}

/** The text field for what the member did for a task, and the button that sends it. */
export function EvidenceField({
  taskId,
  evidence,
  error,
  onEvidence,
  submitText,
  isSending = false,
  onSubmit,
  onCancel,
  hint,
  takesFocus,
}: EvidenceFieldProps) {
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
        hint={hint}
        value={evidence}
        onChange={(text) => onEvidence(text, evidenceProblem(text))}
        error={error?.text}
        maxLength={MAX_EVIDENCE}
      />
      <Row wrap gap={2}>
        <Button variant="primary" loading={isSending} loadingText="Saving" onClick={onSubmit}>
          {submitText}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </Row>
    </Stack>
  );
}
