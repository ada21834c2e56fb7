import { compareLevels } from '@atlas/domain/access';
import { instantText } from '@atlas/domain/audit';
import { countNoun } from '@atlas/domain/lists';
import { DateText, EmptyState, Stack, Timeline, Vignette } from '@atlas/ui';
import { graphql, useFragment } from 'react-relay/hooks';
import { ActionButton } from '../../admin/actions/ActionButton.tsx';
import { useSubmit } from '../../relay/useSubmit.ts';
import { CHANGED, LevelDifferences } from './LevelDifferences.tsx';
import { levelContent, versionContent } from './levelContent.ts';
import { PEOPLE } from './people.ts';
import type { LevelVersions_level$key } from './__generated__/LevelVersions_level.graphql.ts';
import type { LevelVersionsMutation } from './__generated__/LevelVersionsMutation.graphql.ts';

interface LevelVersionsProps {
  level: LevelVersions_level$key;
  mayRestore: boolean;
  /** Reloads the access level after another user saved it. */
  reload: () => Promise<unknown>;
}

/** The saved versions of an access level, newest first. Each can be restored. */
export function LevelVersions({ level: key, mayRestore, reload }: LevelVersionsProps) {
  const level = useFragment(
    graphql`
      fragment LevelVersions_level on AccessLevel {
        databaseId
        revision
        holders
        ...levelContent_level
        versions {
          number
          ...levelContent_version
          savedBy
          restoredFrom
          createdAt
        }
      }
    `,
    key,
  );
  const restore = useSubmit<LevelVersionsMutation>(graphql`
    mutation LevelVersionsMutation($id: Int!, $revision: Int!, $number: Int!) {
      restoreAccessLevelVersion(databaseId: $id, revision: $revision, number: $number) {
        ...LevelVersions_level
      }
    }
  `);
  const { databaseId: id, revision, holders, versions } = level;
  if (versions.length === 0)
    return (
      <EmptyState
        vignette={<Vignette of="lessons" />}
        title="Never changed"
        text="The first change saves the current state as version 1."
      />
    );
  const actionOf = (version: (typeof versions)[number]) => ({
    confirm: {
      title: `Restore version ${version.number}?`,
      consequence: (
        <Stack gap={4}>
          <span>It is saved as a new version, for {countNoun(holders, PEOPLE)} who hold it.</span>
          <LevelDifferences
            difference={compareLevels(levelContent(level), versionContent(version))}
            words={CHANGED}
            same="It is the same as the current access level."
          />
        </Stack>
      ),
      confirmText: 'Restore version',
      busyText: 'Restoring',
    },
    run: () => restore({ id, revision, number: version.number }),
    reload,
    success: `Version ${version.number} is back.`,
  });
  return (
    <Timeline
      label="Versions"
      items={versions.map((version, index) => {
        const before = versions[index + 1];
        return {
          id: String(version.number),
          title: `Version ${version.number}${version.restoredFrom == null ? '' : `, restored from version ${version.restoredFrom}`}`,
          meta: (
            <>
              <DateText text={instantText(version.createdAt)} dateTime={version.createdAt} /> by {version.savedBy ?? 'the system'}
            </>
          ),
          children: (
            <Stack gap={3}>
              {before ? (
                <LevelDifferences
                  difference={compareLevels(versionContent(before), versionContent(version))}
                  words={CHANGED}
                  same="Nothing changed."
                  level={2}
                />
              ) : (
                'The first version.'
              )}
              {mayRestore && index > 0 && (
                <div>
                  <ActionButton action={actionOf(version)} size="dense" aria-label={`Restore version ${version.number}`}>
                    Restore
                  </ActionButton>
                </div>
              )}
            </Stack>
          ),
        };
      })}
    />
  );
}
