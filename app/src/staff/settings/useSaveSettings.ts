import { graphql } from 'react-relay/hooks';
import { useSubmit } from '../../relay/useSubmit.ts';
import type { SettingEdit, useSaveSettingsMutation } from './__generated__/useSaveSettingsMutation.graphql.ts';

/** Saves several settings at once. Pages that show them update. */
export function useSaveSettings(): (edits: readonly SettingEdit[]) => Promise<unknown> {
  const submit = useSubmit<useSaveSettingsMutation>(graphql`
    mutation useSaveSettingsMutation($edits: [SettingEdit!]!) {
      updateSettings(edits: $edits) {
        value
        revision
        ...SettingField_setting
      }
    }
  `);
  return (edits) => submit({ edits });
}
