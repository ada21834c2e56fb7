import { LEGAL_EMPTY, MAX_LEGAL_TEXT } from '@atlas/domain/legal';
import { Card, TabPanels, Text } from '@atlas/ui';
import { FormTextArea } from '@atlas/ui/forms/FormTextArea.tsx';
import { useFormState } from 'react-final-form';
import { MarkdownText } from '../shared/MarkdownText.tsx';

const ROWS = 18;

/** The text of a legal page, as a text field and as a preview. */
export const LegalText = () => (
  <TabPanels
    label="Text"
    panels={[
      {
        id: 'write',
        label: 'Write',
        content: (
          <FormTextArea
            name="body"
            label="Text"
            hint="Markdown: ## for a heading, - for a list, **bold**. The title and the date are added automatically."
            rows={ROWS}
            maxLength={MAX_LEGAL_TEXT}
          />
        ),
      },
      { id: 'preview', label: 'Preview', content: <Preview /> },
    ]}
  />
);

function Preview() {
  const { values } = useFormState<{ body?: string }>({ subscription: { values: true } });
  const body = values.body?.trim() ?? '';
  return <Card>{body === '' ? <Text tone="muted">{LEGAL_EMPTY.title}</Text> : <MarkdownText source={body} />}</Card>;
}
