import { StatusBadge } from '@atlas/ui';
import { MEMBER_NEED_NAMES, MEMBER_NEEDS, memberNeedText, shownNeeds } from '@atlas/domain/groups';
import { enumWord } from '@atlas/domain/lists';
import { graphql, useFragment } from 'react-relay/hooks';
import type { NeedBadges_member$key } from './__generated__/NeedBadges_member.graphql.ts';

/** Number of badges in a row, the most urgent ones. */
const MAX_BADGES = 2;

/** The most urgent needs of a member. A need of a later version has no badge. */
export function NeedBadges({ member }: { member: NeedBadges_member$key }) {
  const { needs } = useFragment(
    graphql`
      fragment NeedBadges_member on GroupMember {
        needs {
          kind
          days
        }
      }
    `,
    member,
  );
  const known = needs.flatMap(({ kind, days }) => {
    const need = enumWord(MEMBER_NEED_NAMES, kind);
    return need === null ? [] : [{ kind: need, days }];
  });
  return shownNeeds(known)
    .slice(0, MAX_BADGES)
    .map((need) => {
      const tone = MEMBER_NEEDS.find(({ value }) => value === need.kind)?.tone ?? 'neutral';
      return <StatusBadge key={need.kind} tone={tone} text={memberNeedText(need)} />;
    });
}
