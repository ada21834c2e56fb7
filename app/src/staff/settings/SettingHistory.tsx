import { instantText } from '@atlas/domain/audit';
import { truncate } from '@atlas/domain/lists';
import { type SettingName, SETTINGS, settingWords } from '@atlas/domain/settings';
import { DateText, Drawer, ErrorState, Skeleton, SkeletonGroup, Stack, Text, Timeline } from '@atlas/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { ActionButton } from '../../admin/actions/ActionButton.tsx';
import { errorMessage } from '../../session/fetchGraphQL.ts';
import { useSaveSettings } from './useSaveSettings.ts';
import type { SettingHistoryQuery, SettingHistoryQuery$data } from './__generated__/SettingHistoryQuery.graphql.ts';

type Known = NonNullable<SettingHistoryQuery$data['defaultSettingByName']>;
type Change = Known['changes'][number];

const QUERY = graphql`
  query SettingHistoryQuery($name: String!) {
    defaultSettingByName(name: $name) {
      value
      revision
      changes {
        databaseId
        before
        after
        at
        changedBy
      }
    }
  }
`;

interface SettingHistoryProps {
  name: SettingName;
  onClose: () => void;
}

/** Drawer with the changes of a setting, newest first. Each former value can be restored. */
export function SettingHistory({ name, onClose }: SettingHistoryProps) {
  const environment = useRelayEnvironment();
  const [setting, setSetting] = useState<Known | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const reload = () =>
    fetchQuery<SettingHistoryQuery>(environment, QUERY, { name }, { fetchPolicy: 'network-only' })
      .toPromise()
      .then((answer) => setSetting(answer?.defaultSettingByName ?? null));
  const load = useEffectEvent(() => void reload().catch((error: unknown) => setProblem(errorMessage(error))));
  const [tries, setTries] = useState(0);
  useEffect(() => load(), [tries]);
  const retry = () => {
    setProblem(null);
    setTries(tries + 1);
  };
  return (
    <Drawer open title={`History: ${SETTINGS[name].label}`} onClose={onClose}>
      {problem !== null ? (
        <ErrorState title={problem} onRetry={retry} />
      ) : setting === null ? (
        <SkeletonGroup>
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </SkeletonGroup>
      ) : (
        <Stack gap={5}>
          <Text>
            Now: <strong>{settingWords(name, setting.value)}</strong>
          </Text>
          <Changes name={name} setting={setting} onRestored={onClose} reload={reload} />
        </Stack>
      )}
    </Drawer>
  );
}

const MAX_BUTTON_WORDS = 60;

interface ChangesProps {
  name: SettingName;
  setting: Known;
  onRestored: () => void;
  /** Reloads the setting after another user saved it. */
  reload: () => Promise<unknown>;
}

function Changes({ name, setting, onRestored, reload }: ChangesProps) {
  const save = useSaveSettings();
  const { value, revision, changes } = setting;
  const words = (text: string) => settingWords(name, text);
  /** In the length of a button. */
  const brief = (text: string) => truncate(words(text), MAX_BUTTON_WORDS);
  const putBack = ({ before }: Change) => ({
    confirm: {
      title: `Put “${SETTINGS[name].label}” back?`,
      consequence: `It changes from ${words(value)} back to ${words(before)}, at once and for everyone.`,
      confirmText: 'Put back',
      busyText: 'Putting back',
    },
    run: async () => {
      await save([{ name, value: before, revision }]);
      onRestored();
    },
    reload,
    success: `${SETTINGS[name].label} is back to ${brief(before)}.`,
  });
  return (
    <Timeline
      label="Changes"
      items={changes.map((change) => ({
        id: String(change.databaseId),
        title: `From ${words(change.before)} to ${words(change.after)}`,
        meta: (
          <>
            <DateText text={instantText(change.at)} dateTime={change.at} /> by {change.changedBy ?? 'the system'}
          </>
        ),
        ...(change.before !== value && {
          children: (
            <ActionButton action={putBack(change)} size="dense" aria-label={`Put back ${brief(change.before)}`}>
              Put back {brief(change.before)}
            </ActionButton>
          ),
        }),
      }))}
    />
  );
}
