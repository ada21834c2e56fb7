import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Info from 'lucide-react/icons/info';
import OctagonAlert from 'lucide-react/icons/octagon-alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Badge } from '../../primitives/Badge.tsx';
import type { IconShape } from '../../primitives/Icon.tsx';
import type { Tone } from '../../tokens/tone.ts';

export interface StatusBadgeProps {
  /** What the status means for the reader; the caller decides it. */
  tone: Tone;
  /** The status in the words of the specification: "Active", "overdue". */
  text: string;
  /** In place of the tone's own picture, where another shape says more: a clock for "due in 3 days". */
  icon?: IconShape | undefined;
}

/** The status of a record, where it decides something: a word, a colour and a shape of its own for each tone, so that no one of them is needed. */
export function StatusBadge({ tone, text, icon = shapes[tone] }: StatusBadgeProps) {
  return (
    <Badge tone={tone} icon={icon}>
      {text}
    </Badge>
  );
}

/** Told apart by their outline at 14 px: an open ring, a ring, a ring with a tick, a triangle, an octagon. */
const shapes: Readonly<Record<Tone, IconShape>> = {
  neutral: CircleDashed,
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: OctagonAlert,
};
