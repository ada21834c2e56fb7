import { Button, DateText, Drawer, ErrorState, Stack, Text, Timeline } from '@atlas/ui';
import { instantText } from '@atlas/domain/audit';
import { type FormField, FORM_FIELD_TYPES } from '@atlas/domain/forms';
import { countNoun } from '@atlas/domain/lists';
import { graphql } from 'react-relay/hooks';
import { useLoaded } from '../../relay/useLoaded.ts';
import { formFieldOf } from '../../shared/forms/formFieldOf.ts';
import type { FormVersionsDrawerQuery } from './__generated__/FormVersionsDrawerQuery.graphql.ts';

interface FormVersionsDrawerProps {
  formId: number;
  onUse: (version: number, fields: readonly FormField[]) => void;
  onClose: () => void;
}

const typeOf = ({ type }: FormField): string => FORM_FIELD_TYPES.find(({ value }) => value === type)?.label ?? '';

/** The published versions of a form, latest first, with their questions. One of them can become the draft. */
export function FormVersionsDrawer({ formId, onUse, onClose }: FormVersionsDrawerProps) {
  const { answer, hasFailed, retry } = useLoaded<FormVersionsDrawerQuery>(
    graphql`
      query FormVersionsDrawerQuery($id: Int!) {
        viewer {
          form(databaseId: $id) {
            versions {
              version
              createdAt
              fields {
                ...formFieldOf_field
              }
            }
          }
        }
      }
    `,
    { id: formId },
  );
  const versions = answer?.viewer.form?.versions.map((version) => ({ ...version, fields: version.fields.map(formFieldOf) }));
  return (
    <Drawer open title="Versions" onClose={onClose}>
      <Stack gap={4}>
        {hasFailed && <ErrorState title="The versions could not be loaded" onRetry={retry} />}
        {!versions && !hasFailed && <Text tone="muted">Loading versions…</Text>}
        {versions?.length === 0 && <Text tone="muted">Nothing is published yet.</Text>}
        {versions && versions.length > 0 && (
          <Timeline
            label="Versions"
            items={versions.map(({ version, createdAt, fields }) => ({
              id: String(version),
              title: `Version ${version}`,
              meta: (
                <>
                  <DateText text={instantText(createdAt)} dateTime={createdAt} />,{' '}
                  {countNoun(fields.length, { one: 'field', many: 'fields' })}
                </>
              ),
              children: (
                <Stack gap={3} align="start">
                  <Stack as="ol" gap={1}>
                    {fields.map((field) => (
                      <li key={field.key}>
                        {field.label}{' '}
                        <Text as="span" size={14} tone="muted">
                          {typeOf(field)}
                        </Text>
                      </li>
                    ))}
                  </Stack>
                  <Button size="dense" onClick={() => onUse(version, fields)}>
                    Use as draft
                  </Button>
                </Stack>
              ),
            }))}
          />
        )}
      </Stack>
    </Drawer>
  );
}
