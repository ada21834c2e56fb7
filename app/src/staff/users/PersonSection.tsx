import { Button, DataTable, type DataColumn, Heading, Row, Stack, Text } from '@atlas/ui';
import { type ReactNode, useId } from 'react';

interface PersonSectionProps<Item> {
  title: string;
  columns: readonly DataColumn<Item>[];
  rows: readonly Item[];
  rowKey: (row: Item) => string | number;
  /** The text without rows. */
  empty: string;
  /** A button next to the title. */
  action?: ReactNode;
  /** Loads the next page; absent when there is none. */
  more?: { readonly load: () => void; readonly isLoading: boolean } | undefined;
}

/** A titled table on a tab of a person's page, with a button for its next page. */
export function PersonSection<Item>({ title, columns, rows, rowKey, empty, action, more }: PersonSectionProps<Item>) {
  const id = useId();
  return (
    <Stack gap={3} as="section" aria-labelledby={id}>
      <Row justify="between" wrap gap={2}>
        <Heading level={2} size="subheading" id={id}>
          {title}
        </Heading>
        {action}
      </Row>
      {rows.length === 0 ? <Text tone="muted">{empty}</Text> : <DataTable label={title} columns={columns} rows={rows} rowKey={rowKey} />}
      {more && (
        <Row justify="center">
          <Button loading={more.isLoading} loadingText="Loading" onClick={more.load}>
            Show more
          </Button>
        </Row>
      )}
    </Stack>
  );
}
