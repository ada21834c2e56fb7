import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Badge } from '../../primitives/Badge.tsx';
import type { IconShape } from '../../primitives/Icon.tsx';
import type { Tone } from '../../tokens/tone.ts';

export interface StatusBadgeProps {
  /** The meaning of the status, decided by the caller. */
  tone: Tone;
  /** The status in the words of the specification: "Active", "overdue". */
  text: string;
  /** Replaces the tone's default icon where another is clearer: a clock for "due in 3 days". */
  icon?: IconShape | undefined;
}

/** The status of a record, where it matters: a word, a colour and a distinct icon for each tone, so that it never depends on one of them. */
export function StatusBadge({ tone, text, icon = shapes[tone] }: StatusBadgeProps) {
  return (
    <Badge tone={tone} icon={icon}>
      {text}
    </Badge>
  );
}

/** Distinguishable by outline at 14 px: an open ring, a ring, a ring with a check mark, a triangle, a ring with an exclamation mark. */
const shapes: Readonly<Record<Tone, IconShape>> = {
  neutral: CircleDashed,
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};
