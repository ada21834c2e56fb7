import { Heading, Stack, Text } from '@atlas/ui';
import { PhonePreview } from '@atlas/ui/components/forms/PhonePreview.tsx';
import { type FormField, visibleFields } from '@atlas/domain/forms';
import { useState } from 'react';
import { QuestionField } from '../../shared/forms/QuestionField.tsx';

/** The form as people see it on a phone. It can be tried out: its conditions work, and nothing is sent. */
export function FieldsPreview({ title, fields }: { title: string; fields: readonly FormField[] }) {
  const [answers, setAnswers] = useState<Readonly<Record<string, unknown>>>({});
  return (
    <Stack gap={3}>
      <Heading level={2} size="subheading">
        Preview
      </Heading>
      <PhonePreview label={`Preview of ${title}`}>
        <Stack gap={5}>
          {fields.length === 0 && <Text tone="muted">Questions appear here once you add them.</Text>}
          {visibleFields(fields, answers).map((field) => (
            <QuestionField
              key={field.key}
              field={field}
              value={answers[field.key]}
              onChange={(value) => setAnswers((before) => ({ ...before, [field.key]: value }))}
            />
          ))}
        </Stack>
      </PhonePreview>
    </Stack>
  );
}
