import { Combobox, type ComboboxOption, Select } from '@atlas/ui';
import { FormCombobox } from '@atlas/ui/forms/FormCombobox.tsx';
import { useBoundField } from '@atlas/ui/forms/useBoundField.ts';
import { rankMatches } from '@atlas/domain/lists';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-final-form';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { useOptions } from './useOptions.ts';
import type { GroupFieldsQuery, GroupFieldsQuery$data } from './__generated__/GroupFieldsQuery.graphql.ts';

type Group = GroupFieldsQuery$data['viewer']['peopleChoices']['groups'][number];

/** Loads the groups within the viewer's scope, with their subgroups. */
function useLoadGroups(): () => Promise<readonly Group[]> {
  const environment = useRelayEnvironment();
  return async () => {
    const answer = await fetchQuery<GroupFieldsQuery>(
      environment,
      graphql`
        query GroupFieldsQuery {
          viewer {
            peopleChoices {
              groups {
                databaseId
                name
                subgroups {
                  databaseId
                  name
                  hasRoom
                }
              }
            }
          }
        }
      `,
      {},
      { fetchPolicy: 'store-or-network' },
    ).toPromise();
    return answer?.viewer.peopleChoices.groups ?? [];
  };
}

const optionOf = ({ databaseId, name, hasRoom }: Group['subgroups'][number]) => ({
  value: String(databaseId),
  label: hasRoom ? name : `${name} (full)`,
});

/** The group to move people to, and one of its subgroups. Another group clears the subgroup. */
export function GroupFields() {
  const form = useForm();
  const group = useBoundField('groupId', '');
  const subgroup = useBoundField<string | null>('subgroupId', null);
  const loadGroups = useLoadGroups();
  const load = async (text: string): Promise<ComboboxOption[]> =>
    rankMatches(await loadGroups(), text, ({ name }) => name).map(({ databaseId, name }) => ({ value: String(databaseId), label: name }));
  const subgroups = useSubgroupsOf(group.value, loadGroups);
  const choose = (value: string) => {
    if (value === group.value) return;
    form.batch(() => {
      form.change('groupId', value);
      form.change('subgroupId', null);
    });
  };
  return (
    <>
      <Combobox
        {...group}
        name="groupId"
        label="Group"
        options={useOptions(load)}
        loadOptions={load}
        onChange={choose}
        placeholder="Find a group"
        required
      />
      {(subgroups.length > 0 || subgroup.value !== null) && (
        <Select
          name="subgroupId"
          label="Subgroup"
          value={subgroup.value ?? ''}
          onChange={(value) => subgroup.onChange(value === '' ? null : value)}
          onBlur={subgroup.onBlur}
          error={subgroup.error}
          placeholder="None"
          options={subgroups.map(optionOf)}
          optionalText="(optional)"
        />
      )}
    </>
  );
}

/** The subgroups of a group; none until they have loaded. */
function useSubgroupsOf(groupId: string, load: () => Promise<readonly Group[]>): Group['subgroups'] {
  const [groups, setGroups] = useState<readonly Group[]>([]);
  const begin = useEffectEvent(() => {
    // Without the subgroups, people are moved to the group alone.
    load().then(setGroups, () => undefined);
  });
  useEffect(() => {
    if (groupId !== '') begin();
  }, [groupId]);
  return groups.find(({ databaseId }) => String(databaseId) === groupId)?.subgroups ?? [];
}

/** The subgroup to move members of its group to. */
export function SubgroupField() {
  const loadGroups = useLoadGroups();
  const load = async (text: string): Promise<ComboboxOption[]> => {
    const groups = await loadGroups();
    const subgroups = groups.flatMap((group) => group.subgroups.map((one) => ({ ...optionOf(one), description: group.name })));
    return rankMatches(subgroups, text, ({ label, description }) => `${label} ${description}`);
  };
  return (
    <FormCombobox
      name="subgroupId"
      label="Subgroup"
      hint="Only members of its group are moved."
      options={useOptions(load)}
      loadOptions={load}
      placeholder="Find a subgroup"
      required
    />
  );
}
