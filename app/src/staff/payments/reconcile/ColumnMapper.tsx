import { Button, Card, Columns, DataTable, FormError, Heading, Row, Select, Stack, Text } from '@atlas/ui';
import {
  COLUMN_MEANINGS,
  type ColumnMeaning,
  columnsMapping,
  DATE_ORDERS,
  type DateOrder,
  MAX_STATEMENT_COLUMNS,
  suggestMeanings,
} from '@atlas/domain/statements';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { errorMessage } from '../../../session/fetchGraphQL.ts';
import { useReadStatement } from './useReadStatement.ts';
import type { ColumnMapper_statement$key } from './__generated__/ColumnMapper_statement.graphql.ts';

type Cells = readonly string[];

const MAX_ROWS = 8;
const NO_MEANING = '–';

/** The rows of a sample. They arrive as JSON. */
const rowsIn = (sample: unknown): readonly Cells[] =>
  Array.isArray(sample) ? sample.filter((row): row is Cells => Array.isArray(row)).slice(0, MAX_ROWS) : [];

/** The first values of a column, as its example. */
const exampleOf = (rows: readonly Cells[], place: number): string | undefined =>
  rows
    .map((row) => row[place]?.trim() ?? '')
    .filter((cell) => cell !== '')
    .slice(0, 2)
    .join(' · ') || undefined;

interface ColumnMapperProps {
  statement: ColumnMapper_statement$key;
  mayDecide: boolean;
  reload: () => Promise<unknown>;
}

/** The choice of the meaning of each column of a statement whose layout is not known. */
export function ColumnMapper({ statement: key, mayDecide, reload }: ColumnMapperProps) {
  const { databaseId, headers, sample } = useFragment(
    graphql`
      fragment ColumnMapper_statement on Statement {
        databaseId
        headers
        sample
      }
    `,
    key,
  );
  const rows = rowsIn(sample);
  const width = Math.min(MAX_STATEMENT_COLUMNS, Math.max(headers.length, ...rows.map((row) => row.length)));
  const names = Array.from({ length: width }, (_, place) => headers[place]?.trim() || `Column ${place + 1}`);
  return (
    <Stack gap={6}>
      <Text>Atlas does not know this layout. Choose what each column means; files with the same columns are then read without asking.</Text>
      {mayDecide && <MapperForm {...{ databaseId, names, rows, reload }} suggested={suggestMeanings(names)} />}
      <Stack gap={3}>
        <Heading level={2} size="subheading">
          First rows of the file
        </Heading>
        <DataTable
          label="First rows of the file"
          columns={names.map((header, place) => ({
            id: String(place),
            header,
            card: 'fact' as const,
            cell: ({ cells }: { cells: Cells }) => cells[place],
          }))}
          rows={rows.map((cells, index) => ({ cells, index }))}
          rowKey={({ index }) => index + 1}
        />
      </Stack>
    </Stack>
  );
}

interface MapperFormProps {
  databaseId: number;
  names: readonly string[];
  rows: readonly Cells[];
  suggested: readonly (ColumnMeaning | '')[];
  reload: () => Promise<unknown>;
}

/** The form of the choice. Problems appear above it as sentences, once it was sent. */
function MapperForm({ databaseId, names, rows, suggested, reload }: MapperFormProps) {
  const [meanings, setMeanings] = useState(suggested);
  const [dateOrder, setDateOrder] = useState<DateOrder | ''>('');
  const [problem, setProblem] = useState<{ attempt: number; texts: readonly string[] }>({ attempt: 0, texts: [] });
  const [isReading, setReading] = useState(false);
  const read = useReadStatement();
  const fail = (texts: readonly string[]) => setProblem(({ attempt }) => ({ attempt: attempt + 1, texts }));
  const submit = async () => {
    const result = columnsMapping(meanings, dateOrder);
    if ('errors' in result) return fail(result.errors);
    setReading(true);
    try {
      await read({ databaseId, mapping: result.mapping }, reload);
    } catch (error) {
      fail([errorMessage(error)]);
    }
    setReading(false);
  };
  return (
    <Card as="section" aria-label="Columns">
      <Stack gap={5}>
        {problem.texts.length > 0 && (
          <FormError key={problem.attempt} title="These columns cannot be read" errors={problem.texts.map((text) => ({ text }))} />
        )}
        <Columns>
          {names.map((name, place) => (
            <Select
              key={place}
              name={`column-${place}`}
              label={name}
              hint={exampleOf(rows, place)}
              placeholder={NO_MEANING}
              value={meanings[place] ?? ''}
              onChange={(chosen) => setMeanings(meanings.with(place, chosen as ColumnMeaning | ''))}
              options={COLUMN_MEANINGS}
            />
          ))}
        </Columns>
        <Columns>
          <Select
            name="date-order"
            label="Order of the dates"
            placeholder="Choose the order"
            value={dateOrder}
            onChange={(chosen) => setDateOrder(chosen as DateOrder | '')}
            options={DATE_ORDERS}
            required
          />
        </Columns>
        <Row justify="end">
          <Button variant="primary" loading={isReading} loadingText="Reading" onClick={() => void submit()}>
            Read with these columns
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
