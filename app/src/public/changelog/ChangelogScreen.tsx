import { DateText, EmptyState, Heading, ReadColumn, RichText, type RichTextProps, Stack, Text, Vignette } from '@atlas/ui';
import { changelogMonths } from '@atlas/domain/changelog';
import { NO_DATA } from '@atlas/domain/lists';
import { formatLongDate } from '@atlas/domain/time';
import { PageTitle } from '../../routing/PageTitle.tsx';
import type { ChangelogPageQuery$data } from './__generated__/ChangelogPageQuery.graphql.ts';

/**
 * `/changelog`: what is new in Atlas, by month, for everyone.
 * @spec 1 §2.6
 */
export function ChangelogScreen({ data }: { data: ChangelogPageQuery$data }) {
  // Every entry of the public changelog has a publication time.
  const entries = data.publicChangelog.flatMap(({ publishedAt, ...entry }) => (publishedAt == null ? [] : [{ ...entry, publishedAt }]));
  return (
    <ReadColumn>
      <PageTitle />
      <Stack gap={8}>
        <Stack gap={2}>
          <Heading level={1}>What’s new</Heading>
          <Text tone="muted">What we have added and improved in Atlas, newest first.</Text>
        </Stack>
        {entries.length === 0 && (
          <EmptyState vignette={<Vignette of="notifications" />} title={NO_DATA} text="New features in Atlas appear here." />
        )}
        {changelogMonths(entries).map((month) => (
          <Stack key={month.name} as="section" gap={6} aria-label={month.name}>
            <Heading level={2} size="label">
              {month.name}
            </Heading>
            {month.entries.map(({ databaseId, title, bodyTree, publishedAt }) => (
              <Stack key={databaseId} as="article" gap={2} aria-labelledby={`entry-${databaseId}`}>
                <Heading level={3} id={`entry-${databaseId}`}>
                  {title}
                </Heading>
                <Text size={14} tone="muted">
                  <DateText text={formatLongDate(publishedAt)} dateTime={publishedAt} />
                </Text>
                <RichText text={bodyTree as RichTextProps['text']} level={4} />
              </Stack>
            ))}
          </Stack>
        ))}
      </Stack>
    </ReadColumn>
  );
}
