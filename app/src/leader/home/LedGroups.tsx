import { AttentionList, FiguresSection, Link } from '@atlas/ui';
import { MEMBER_NEEDS } from '@atlas/domain/groups';
import { countText, enumName } from '@atlas/domain/lists';
import { routePath } from '@atlas/domain/navigation';
import { graphql, useFragment } from 'react-relay/hooks';
import { useOpens } from '../../routing/useOpens.ts';
import type { LedGroups_viewer$key } from './__generated__/LedGroups_viewer.graphql.ts';

/** The groups that the user leads or coaches, each with the needs of its members and links to them. */
export function LedGroups({ viewer: key }: { viewer: LedGroups_viewer$key }) {
  const { ledGroups } = useFragment(
    graphql`
      fragment LedGroups_viewer on Viewer {
        ledGroups {
          databaseId
          name
          needs {
            counts {
              kind
              members
            }
          }
        }
      }
    `,
    key,
  );
  const opens = useOpens('viewGroup');
  if (!opens) return null;
  return ledGroups.map(({ databaseId: groupId, name, needs }) => {
    const membersIn = (need: string) => needs?.counts.find(({ kind }) => kind === enumName(need))?.members ?? 0;
    return (
      <FiguresSection key={groupId} title={name} more={<Link href={routePath('viewGroup', { groupId })}>Open {name}</Link>}>
        <AttentionList
          label={`Needs in ${name}`}
          clear="No one needs a call."
          items={MEMBER_NEEDS.filter(({ value }) => membersIn(value) > 0).map(({ value, label, tone }) => ({
            key: value,
            tone,
            count: countText(membersIn(value)),
            label: label.toLowerCase(),
            href: routePath('viewGroup', { groupId, need: value }),
          }))}
        />
      </FiguresSection>
    );
  });
}
