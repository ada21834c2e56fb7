import { FLAGS, heldFlags, ROLE_NAMES } from '@atlas/domain/access';
import { countNoun } from '@atlas/domain/lists';
import { routePath } from '@atlas/domain/navigation';
import { formatShortDate } from '@atlas/domain/time';
import { ButtonLink, Card, KeyValueList, StatusBadge } from '@atlas/ui';
import type { ReactNode } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { useSearch } from 'wouter';
import { ArchiveButton } from '../../admin/actions/ArchiveButton.tsx';
import { RecordPage } from '../../admin/RecordPage.tsx';
import { useReload } from '../../relay/useReload.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { useOpens } from '../../routing/useOpens.ts';
import { LevelComparison } from './LevelComparison.tsx';
import { LevelFlagsPart } from './LevelFlagsPart.tsx';
import { LevelPeople } from './LevelPeople.tsx';
import { LevelPreviewPart } from './LevelPreviewPart.tsx';
import { LevelVersions } from './LevelVersions.tsx';
import { levelContent } from './levelContent.ts';
import { PEOPLE } from './people.ts';
import { useArchiveAccessLevel } from './useArchiveAccessLevel.ts';
import { useMayChange } from './useMayChange.ts';
import type { AccessLevelDetailScreenQuery } from './__generated__/AccessLevelDetailScreenQuery.graphql.ts';

const QUERY = graphql`
  query AccessLevelDetailScreenQuery($id: String!, $compare: String!) @preloadable {
    accessLevels {
      key
      name
    }
    viewer {
      accessLevel(key: $id) {
        key
        name
        holders
        changedAt
        createdAt
        archivedAt
        ...LevelVersions_level
        ...levelContent_level
      }
      compared: accessLevel(key: $compare) {
        ...levelContent_level
      }
    }
  }
`;

/**
 * An access level at `/access-levels/{id}`: its flags, its holders, the pages it opens, and its
 * versions.
 *
 * @spec 1 §2.2
 */
export function AccessLevelDetailScreen({ queryRef }: { queryRef: PreloadedQuery<AccessLevelDetailScreenQuery> }) {
  const { viewer, accessLevels } = usePreloadedQuery<AccessLevelDetailScreenQuery>(QUERY, queryRef);
  const reload = useReload<AccessLevelDetailScreenQuery>(QUERY, queryRef.variables);
  const search = new URLSearchParams(useSearch());
  const archive = useArchiveAccessLevel();
  const mayChange = useMayChange();
  const edits = useOpens('editAccessLevel');
  const { accessLevel: level, compared } = viewer;
  if (!level) return <NotFound />;
  const { key, name, archivedAt, holders } = level;
  const content = levelContent(level);
  const { databaseId, role } = content;
  const may = mayChange(content);
  const compare = search.get('compare');
  const parts: readonly { tab: string; label: string; content: () => ReactNode }[] = [
    { tab: 'flags', label: 'Flags', content: () => <LevelFlagsPart level={content} /> },
    { tab: 'people', label: 'People', content: () => <LevelPeople level={{ databaseId, holders }} role={role} /> },
    {
      tab: 'compare',
      label: 'Compare',
      content: () => <LevelComparison level={content} others={accessLevels} other={compared ? levelContent(compared) : null} />,
    },
    { tab: 'preview', label: 'Preview', content: () => <LevelPreviewPart level={content} /> },
    { tab: 'versions', label: 'Versions', content: () => <LevelVersions level={level} mayRestore={may.edit === null} reload={reload} /> },
  ];
  const open = parts.find(({ tab }) => tab === search.get('tab')) ?? parts[0];
  const hrefOf = (tab: string) =>
    routePath('accessLevel', { id: key }, tab === 'flags' ? {} : { tab, ...(tab === 'compare' && { compare }) });
  return (
    <RecordPage
      title={name}
      back={{ href: routePath('accessLevels'), label: 'Access levels' }}
      status={<StatusBadge tone={archivedAt === null ? 'success' : 'neutral'} text={archivedAt === null ? 'In use' : 'Archived'} />}
      meta={may.edit || `${ROLE_NAMES[role]} · ${countNoun(holders, PEOPLE)}`}
      actions={
        edits && (
          <>
            {may.edit === null && (
              <ButtonLink href={routePath('editAccessLevel', { id: key })} variant="primary">
                Edit access level
              </ButtonLink>
            )}
            {may.archive === null && (
              <ArchiveButton archived={archivedAt !== null} action={archive({ databaseId, name, holders, archivedAt })} />
            )}
          </>
        )
      }
      tabs={parts.map(({ tab, label }) => ({ label, href: hrefOf(tab) }))}
      aside={
        <Card>
          <KeyValueList
            items={[
              { label: 'Key', value: key },
              { label: 'Role', value: ROLE_NAMES[role] },
              { label: 'People', value: holders },
              { label: 'Flags', value: `${heldFlags(content).length} of ${FLAGS.length}` },
              { label: 'Changed', value: formatShortDate(level.changedAt) },
              { label: 'Created', value: formatShortDate(level.createdAt) },
            ]}
          />
        </Card>
      }
    >
      {open?.content()}
    </RecordPage>
  );
}
