import { settingGroups } from '@atlas/domain/settings';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { useReload } from '../../relay/useReload.ts';
import { SettingsForm } from './SettingsForm.tsx';
import type { BeginnerWorkshopScreenQuery } from './__generated__/BeginnerWorkshopScreenQuery.graphql.ts';

const QUERY = graphql`
  query BeginnerWorkshopScreenQuery @preloadable {
    viewer {
      ...SettingsForm_viewer
    }
  }
`;
const GROUPS = settingGroups('beginner');

/**
 * The settings of the live workshop for beginners, its dates and links, at
 * `/settings/live-workshop-beginner`.
 *
 * @spec 1 §2.5, §2.9
 */
export function BeginnerWorkshopScreen({ queryRef }: { queryRef: PreloadedQuery<BeginnerWorkshopScreenQuery> }) {
  const { viewer } = usePreloadedQuery<BeginnerWorkshopScreenQuery>(QUERY, queryRef);
  const reload = useReload<BeginnerWorkshopScreenQuery>(QUERY, {});
  return <SettingsForm title="Live workshop (beginner)" place="beginner" groups={GROUPS} viewer={viewer} reload={reload} />;
}
