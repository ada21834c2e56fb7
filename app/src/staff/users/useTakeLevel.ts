import { graphql } from 'react-relay/hooks';
import type { Action } from '../../admin/actions/Action.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import type { useTakeLevelMutation } from './__generated__/useTakeLevelMutation.graphql.ts';

interface Named {
  readonly databaseId: number;
  readonly name: string;
}

/** Returns the action that removes an access level from a person, after a confirmation. */
export function useTakeLevel(): (person: Named, level: Named, reload: () => Promise<unknown>) => Action {
  const submit = useSubmit<useTakeLevelMutation>(graphql`
    mutation useTakeLevelMutation($id: Int!, $levelId: Int!) {
      takeAccessLevel(databaseId: $id, accessLevelId: $levelId) {
        ...PersonLevels_person
        ...ViewAsButton_person
        accessLevelNames
      }
    }
  `);
  return ({ databaseId: id, name }, level, reload) => ({
    confirm: {
      title: `Remove ${level.name} from ${name}?`,
      consequence: 'It applies from their next action. Their other access levels stay, and you can give it again.',
      confirmText: 'Remove access level',
      busyText: 'Removing',
      tone: 'danger',
    },
    run: () => submit({ id, levelId: level.databaseId }, reload),
    success: `${name} no longer holds ${level.name}.`,
  });
}
