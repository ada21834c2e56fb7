import { Card, Columns, Heading, Link, Row, Stack, Text } from '@atlas/ui';
import { can } from '@atlas/domain/access';
import { EXPORT_NEEDS, UPLOAD_KIND_NAMES, UPLOAD_KINDS } from '@atlas/domain/imports';
import { useAuth } from '../../session/authContext.ts';
import { exportPath, templatePath } from './templatePath.ts';

/** The spreadsheets that imports read: an empty template of each kind, and the records in its format. */
export function ImportTemplates() {
  const { currentUser } = useAuth();
  return (
    <Card as="section" aria-labelledby="spreadsheets">
      <Stack gap={3}>
        <Heading level={2} size="label" id="spreadsheets">
          Spreadsheets
        </Heading>
        <Text size={14} tone="muted">
          A template explains its columns. An export has the same columns: change it, and import it again.
        </Text>
        <Columns>
          {UPLOAD_KINDS.map((kind) => (
            <Stack key={kind} gap={1}>
              <Text weight="label">{UPLOAD_KIND_NAMES[kind]}</Text>
              <Row gap={4}>
                <Link href={templatePath(kind)} download label={`Template for ${kind}`}>
                  Template
                </Link>
                {can(currentUser, EXPORT_NEEDS[kind]) && (
                  <Link href={exportPath(kind)} download label={`Export of ${kind}`}>
                    Export
                  </Link>
                )}
              </Row>
            </Stack>
          ))}
        </Columns>
      </Stack>
    </Card>
  );
}
