import { countNoun } from '@atlas/domain/lists';
import { isSettingName, type SettingGroup, type SettingName } from '@atlas/domain/settings';
import { FormSection, SettingsPage, showToast } from '@atlas/ui';
import { FormErrorSummary } from '@atlas/ui/forms/FormErrorSummary.tsx';
import { FormUnsavedGuard } from '@atlas/ui/forms/FormUnsavedGuard.tsx';
import { SubmitForm } from '@atlas/ui/forms/SubmitForm.tsx';
import { FormPageActions } from '@atlas/ui/patterns/FormPageActions.tsx';
import { Suspense, useState } from 'react';
import { useFormState } from 'react-final-form';
import { graphql, useFragment } from 'react-relay/hooks';
import { SubmitButton } from '../../admin/forms/SubmitButton.tsx';
import { useRecordSave } from '../../admin/forms/useRecordSave.ts';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { lazyPart } from '../../routing/lazyPart.ts';
import { useBlocker } from '../../routing/routerContext.ts';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { useNow } from '../../session/useNow.ts';
import { SettingField } from './SettingField.tsx';
import { type SettingsPlace, settingsPages } from './settingsPages.ts';
import { atFields, settingEdits, settingErrors, type SettingValues, settingValues, type StoredSetting } from './settingValues.ts';
import { useSaveSettings } from './useSaveSettings.ts';
import type { SettingsForm_viewer$key } from './__generated__/SettingsForm_viewer.graphql.ts';

const SettingHistory = lazyPart('SettingHistory', async () => (await import('./SettingHistory.tsx')).SettingHistory);

interface SettingsFormProps {
  title: string;
  place: SettingsPlace;
  groups: readonly SettingGroup[];
  viewer: SettingsForm_viewer$key;
  /**
   * Reloads the settings after another user saved one. Typed values remain; the other fields
   * update.
   */
  reload: () => Promise<unknown>;
}

/**
 * A page of settings that are saved together.
 *
 * @spec 1 §2.5, 2 §3
 */
export function SettingsForm({ title, place, groups, viewer, reload }: SettingsFormProps) {
  const { settings } = useFragment(
    graphql`
      fragment SettingsForm_viewer on Viewer {
        settings {
          name
          value
          revision
          ...SettingField_setting
        }
      }
    `,
    viewer,
  );
  const shown = groups.flatMap(({ names }) => names);
  const stored = settings
    .filter(({ name }) => isSettingName(name) && shown.includes(name))
    .map((setting) => ({ name: setting.name, value: setting.value, revision: setting.revision, setting }));
  const recordSave = useRecordSave({ title, reload });
  const [history, setHistory] = useState<SettingName | null>(null);
  const blocker = useBlocker();
  const now = useNow();
  const save = useSaveSettings();
  const submit = async (values: SettingValues) => {
    const edits = settingEdits(stored, values);
    if (edits.length === 0) {
      showToast({ text: 'There is nothing to save: no setting was changed.' });
      return undefined;
    }
    try {
      await save(edits);
      showToast({ kind: 'success', text: `${countNoun(edits.length, SETTING)} saved.` });
      return undefined;
    } catch (error) {
      if (!(error instanceof RequestError) || !error.fieldErrors) throw error;
      throw new RequestError(error.message, error.code, atFields(error.fieldErrors));
    }
  };
  return (
    <>
      <PageTitle title={title} />
      <SubmitForm<SettingValues>
        initialValues={settingValues(stored)}
        validate={(values) => settingErrors(shown, values, now)}
        onSubmit={(values) => recordSave.save(() => submit(values))}
        focusOnError="summary"
      >
        <FormUnsavedGuard onGuard={blocker.guard} />
        <SettingsPage title={title} groups={settingsPages(place)}>
          <FormErrorSummary failedTitle={recordSave.failedTitle} />
          {groups.map(({ title: group, names }) => (
            <FormSection key={group} title={group}>
              {names.map((name) => {
                const found = stored.find((one) => one.name === name);
                return found && <SettingField key={name} name={name} setting={found.setting} onHistory={() => setHistory(name)} />;
              })}
            </FormSection>
          ))}
          <FormPageActions note={<ChangeCount stored={stored} />} primary={<SubmitButton>Save settings</SubmitButton>} />
        </SettingsPage>
      </SubmitForm>
      <Suspense>{history !== null && <SettingHistory name={history} onClose={() => setHistory(null)} />}</Suspense>
    </>
  );
}

const SETTING = { one: 'setting', many: 'settings' };

/** The number of settings that saving would change. */
function ChangeCount({ stored }: { stored: readonly StoredSetting[] }) {
  const { values } = useFormState<SettingValues>({ subscription: { values: true } });
  const { length } = settingEdits(stored, values);
  return length > 0 && `${countNoun(length, SETTING)} changed`;
}
