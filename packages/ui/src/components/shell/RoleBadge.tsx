import { Badge } from '../../primitives/Badge.tsx';

export interface RoleBadgeProps {
  /** Admin, coaching or Affiliate: whose view of Atlas this is. */
  label: string;
}

/** Beside the brand, for everybody who is here to work: under which access level. Members and non-members see none. */
export function RoleBadge({ label }: RoleBadgeProps) {
  return <Badge>{label}</Badge>;
}
