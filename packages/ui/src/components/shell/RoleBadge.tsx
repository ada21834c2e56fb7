import { Badge } from '../../primitives/Badge.tsx';

export interface RoleBadgeProps {
  /** Admin, coaching or Affiliate: the current access level. */
  label: string;
}

/** Shows the current access level next to the logo. Not for members and non-members. */
export function RoleBadge({ label }: RoleBadgeProps) {
  return <Badge>{label}</Badge>;
}
