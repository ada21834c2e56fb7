import { settingGroups } from '@atlas/domain/settings';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { useReload } from '../../relay/useReload.ts';
import { SettingsForm } from './SettingsForm.tsx';
import type { DefaultSettingsScreenQuery } from './__generated__/DefaultSettingsScreenQuery.graphql.ts';

const QUERY = graphql`
  query DefaultSettingsScreenQuery @preloadable {
    viewer {
      ...SettingsForm_viewer
    }
  }
`;
const GROUPS = settingGroups('default');

/**
 * All settings except those of the workshops, at `/default-settings`.
 *
 * @spec 1 §2.5
 */
export function DefaultSettingsScreen({ queryRef }: { queryRef: PreloadedQuery<DefaultSettingsScreenQuery> }) {
  const { viewer } = usePreloadedQuery<DefaultSettingsScreenQuery>(QUERY, queryRef);
  const reload = useReload<DefaultSettingsScreenQuery>(QUERY, {});
  return <SettingsForm title="Settings" place="default" groups={GROUPS} viewer={viewer} reload={reload} />;
}
