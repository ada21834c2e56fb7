import { Icon, type IconShape, Row, Stack, Text } from '@atlas/ui';
import { CONTENT_KINDS, type ContentKindName } from '@atlas/domain/products';
import BookOpen from 'lucide-react/icons/book-open';
import CalendarDays from 'lucide-react/icons/calendar-days';
import FileText from 'lucide-react/icons/file-text';
import { ContentBadge } from './ContentBadge.tsx';
import type { ContentValue } from './productValues.ts';

const ICONS: Readonly<Record<ContentKindName, IconShape>> = { course: BookOpen, event: CalendarDays, resource: FileText };

/** The kind of a content in words. */
export const contentKindLabel = (kind: ContentKindName): string => CONTENT_KINDS.find(({ value }) => value === kind)?.label ?? '';

/** A content of a product with its kind, marked when members do not see it. */
export function ContentLabel({ content }: { content: ContentValue }) {
  return (
    <Row gap={3} align="start">
      <Icon icon={ICONS[content.kind]} />
      <Stack gap={1}>
        <Text weight="label" as="span">
          {content.name}
        </Text>
        <Row gap={2} wrap>
          <Text size={14} tone="muted" as="span">
            {contentKindLabel(content.kind)}
          </Text>
          <ContentBadge content={content} />
        </Row>
      </Stack>
    </Row>
  );
}
