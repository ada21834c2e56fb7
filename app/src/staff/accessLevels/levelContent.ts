import { type LevelContent, type LevelFlags, ROLES, type StandingLevel } from '@atlas/domain/access';
import { enumWord } from '@atlas/domain/lists';
import { graphql, readInlineData } from 'react-relay/hooks';
import type { levelContent_level$key } from './__generated__/levelContent_level.graphql.ts';
import type { levelContent_version$key } from './__generated__/levelContent_version.graphql.ts';

/** An access level in the form that the access rules take. */
export interface KnownLevel extends StandingLevel {
  readonly databaseId: number;
  readonly isArchived: boolean;
}

interface Answered {
  readonly name: string;
  readonly role: string;
  readonly pageAccess: unknown;
  readonly functionAccess: unknown;
}

const contentOf = ({ name, role, pageAccess, functionAccess }: Answered): LevelContent => ({
  name,
  role: enumWord(ROLES, role) ?? 'non-member',
  pageAccess: pageAccess as LevelFlags['pageAccess'],
  functionAccess: functionAccess as LevelFlags['functionAccess'],
});

/** Reads the current content of an access level. */
export function levelContent(ref: levelContent_level$key): KnownLevel {
  const { databaseId, key, archivedAt, ...level } = readInlineData<levelContent_level$key>(
    graphql`
      fragment levelContent_level on AccessLevel @inline {
        databaseId
        key
        name
        role
        pageAccess
        functionAccess
        archivedAt
      }
    `,
    ref,
  );
  return { ...contentOf(level), databaseId, key, isArchived: archivedAt !== null };
}

/** Reads the content of an access level's version. */
export const versionContent = (ref: levelContent_version$key): LevelContent =>
  contentOf(
    readInlineData<levelContent_version$key>(
      graphql`
        fragment levelContent_version on AccessLevelVersion @inline {
          name
          role
          pageAccess
          functionAccess
        }
      `,
      ref,
    ),
  );
