import { StatusBadge } from '@atlas/ui';
import Clock from 'lucide-react/icons/clock';
import type { ContentValue } from './productValues.ts';

interface ContentBadgeProps {
  content: ContentValue;
  /** The text for a content that members see; nothing by default. */
  published?: string;
}

/** Badge of a content that members do not see. */
export function ContentBadge({ content: { isArchived, publication }, published }: ContentBadgeProps) {
  if (isArchived) return <StatusBadge tone="neutral" text="Archived" />;
  if (publication === 'DRAFT') return <StatusBadge tone="warning" text="Draft" />;
  if (publication === 'SCHEDULED') return <StatusBadge tone="info" text="Scheduled" icon={Clock} />;
  return published;
}
