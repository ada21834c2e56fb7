import { Button, ButtonLink, Card, Divider, Heading, Row, Stack, Text } from '@atlas/ui';
import { formatAmount } from '@atlas/domain/money';
import { formatShortDate } from '@atlas/domain/time';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useOpenedDocument } from '../../shared/documents/useOpenedDocument.ts';
import { useIsInApp } from '../../shared/uploads/useIsInApp.ts';
import type { OwnDocuments_documents$key } from './__generated__/OwnDocuments_documents.graphql.ts';

/** The documents that the list shows at first. */
const FIRST = 5;

/**
 * The documents issued to the viewer, newest first. In-app browsers save no files, so there the
 * opened document explains how to get its PDF.
 */
export function OwnDocuments({ documents: key }: { documents: OwnDocuments_documents$key }) {
  const documents = useFragment(
    graphql`
      fragment OwnDocuments_documents on Document @relay(plural: true) {
        databaseId
        number
        title
        issuedOn
        total
        pdfUrl
      }
    `,
    key,
  );
  const [showsAll, setShowsAll] = useState(false);
  const { openHref } = useOpenedDocument();
  const isInApp = useIsInApp();
  const shown = showsAll ? documents : documents.slice(0, FIRST);
  return (
    <Card as="section" aria-labelledby="documents">
      <Stack gap={3}>
        <Heading level={2} size="subheading" id="documents">
          Documents
        </Heading>
        <Stack as="ul" gap={3}>
          {shown.map(({ databaseId, number, title, issuedOn, total, pdfUrl }) => (
            <Stack key={databaseId} as="li" gap={3}>
              <Divider />
              <Stack gap={1}>
                <Row justify="between" gap={2}>
                  <Text as="span" weight="label" numeric>
                    {number}
                  </Text>
                  <Text as="span" size={14} numeric nowrap>
                    {formatAmount(total)}
                  </Text>
                </Row>
                <Text size={14} tone="muted" numeric>
                  {title} · {formatShortDate(issuedOn)}
                </Text>
                <Row gap={4}>
                  <ButtonLink size="dense" variant="text" href={openHref(databaseId)} label={`Open ${number}`}>
                    Open
                  </ButtonLink>
                  {!isInApp && (
                    <ButtonLink size="dense" variant="text" href={pdfUrl} download={`${number}.pdf`} label={`PDF of ${number}`}>
                      PDF
                    </ButtonLink>
                  )}
                </Row>
              </Stack>
            </Stack>
          ))}
        </Stack>
        {documents.length > FIRST && (
          <Row>
            <Button variant="text" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
              {showsAll ? 'Show fewer' : `Show all ${documents.length}`}
            </Button>
          </Row>
        )}
      </Stack>
    </Card>
  );
}
