import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { IconShape } from '../../primitives/Icon.tsx';
import type { Tone } from '../../tokens/tone.ts';

/** The default icon of a tone. */
export const toneIcon: Readonly<Record<Tone, IconShape>> = {
  neutral: Info,
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};
