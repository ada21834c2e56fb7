import { Accordion, Button, Columns, FormError, Heading, Row, Select, Stack, Text } from '@atlas/ui';
import { IMPORT_TEMPLATES, type ImportSheet, PROBLEM_COLUMN } from '@atlas/domain/imports';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useSubmit } from '../../relay/useSubmit.ts';
import { errorMessage } from '../../session/fetchGraphQL.ts';
import { importKindOf } from './importOrigin.ts';
import type { ImportColumns_import$data, ImportColumns_import$key } from './__generated__/ImportColumns_import.graphql.ts';
import type { ImportColumnsMutation } from './__generated__/ImportColumnsMutation.graphql.ts';

type ReadSheet = ImportColumns_import$data['sheets'][number];

/** The titles of a sheet for which a column can be chosen. */
const titlesOf = ({ columns }: ReadSheet) =>
  columns.filter(
    ({ title }, index) => title !== '' && title !== PROBLEM_COLUMN && columns.findIndex((other) => other.title === title) === index,
  );

const keyOf = (sheet: string, title: string): string => `${sheet}|${title}`;

interface ImportColumnsProps {
  import: ImportColumns_import$key;
  reload: () => Promise<unknown>;
}

/** The columns that the titles of a file are read as. It is open when a title is left out. */
export function ImportColumns({ import: key, reload }: ImportColumnsProps) {
  const { databaseId, kind, sheets } = useFragment(
    graphql`
      fragment ImportColumns_import on Import {
        databaseId
        kind
        sheets {
          name
          columns {
            title
            column
          }
        }
      }
    `,
    key,
  );
  const leftOut = sheets.flatMap(titlesOf).filter(({ column }) => column == null).length;
  if (sheets.length === 0) return null;
  return (
    <Accordion
      level={2}
      items={[
        {
          id: 'columns',
          title: 'Columns',
          meta: leftOut === 0 ? 'All are known' : `${leftOut} left out`,
          open: leftOut > 0,
          content: <ColumnsForm {...{ databaseId, sheets, reload }} templates={IMPORT_TEMPLATES[importKindOf(kind)]} />,
        },
      ]}
    />
  );
}

interface ColumnsFormProps {
  databaseId: number;
  sheets: readonly ReadSheet[];
  templates: readonly ImportSheet[];
  reload: () => Promise<unknown>;
}

/** The form of the choice. After it, the rows are checked again. */
function ColumnsForm({ databaseId, sheets, templates, reload }: ColumnsFormProps) {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<{ attempt: number; text: string } | null>(null);
  const [isChecking, setChecking] = useState(false);
  const map = useSubmit<ImportColumnsMutation>(graphql`
    mutation ImportColumnsMutation($databaseId: Int!, $columns: [ImportColumnInput!]!) {
      mapImport(databaseId: $databaseId, columns: $columns) {
        state
      }
    }
  `);
  const columns = sheets.flatMap((read) =>
    titlesOf(read).flatMap(({ title, column }) => {
      const choice = chosen[keyOf(read.name, title)];
      return choice === undefined || choice === (column ?? '') ? [] : [{ sheet: read.name, title, column: choice === '' ? null : choice }];
    }),
  );
  const fail = (text: string) => setProblem((before) => ({ attempt: (before?.attempt ?? 0) + 1, text }));
  const submit = async () => {
    if (columns.length === 0) return fail('Choose another column for a title first.');
    setChecking(true);
    try {
      await map({ databaseId, columns }, reload);
    } catch (error) {
      fail(errorMessage(error));
    }
    setChecking(false);
  };
  return (
    <Stack gap={5}>
      <Text size={14} tone="muted">
        Choose which column of the template each title is. Your choice is remembered for files with the same titles.
      </Text>
      {problem !== null && <FormError key={problem.attempt} title="These columns cannot be used" errors={[{ text: problem.text }]} />}
      {sheets.map((read) => (
        <Stack key={read.name} gap={3} as="section" aria-label={read.name}>
          {sheets.length > 1 && (
            <Heading level={3} size="label">
              {read.name}
            </Heading>
          )}
          <Columns>
            {titlesOf(read).map(({ title, column }) => (
              <Select
                key={title}
                name={keyOf(read.name, title)}
                label={title}
                placeholder="Leave out"
                value={chosen[keyOf(read.name, title)] ?? column ?? ''}
                onChange={(choice) => setChosen({ ...chosen, [keyOf(read.name, title)]: choice })}
                options={(templates.find(({ sheet }) => sheet === read.name)?.columns ?? []).map((value) => ({ value, label: value }))}
              />
            ))}
          </Columns>
        </Stack>
      ))}
      <Row justify="end">
        <Button loading={isChecking} loadingText="Checking" onClick={() => void submit()}>
          Check with these columns
        </Button>
      </Row>
    </Stack>
  );
}
