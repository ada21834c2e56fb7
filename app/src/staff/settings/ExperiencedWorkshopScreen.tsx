import { settingGroups } from '@atlas/domain/settings';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { useReload } from '../../relay/useReload.ts';
import { SettingsForm } from './SettingsForm.tsx';
import type { ExperiencedWorkshopScreenQuery } from './__generated__/ExperiencedWorkshopScreenQuery.graphql.ts';

const QUERY = graphql`
  query ExperiencedWorkshopScreenQuery @preloadable {
    viewer {
      ...SettingsForm_viewer
    }
  }
`;
const GROUPS = settingGroups('experienced');

/**
 * The settings of the live workshop for experienced freelancers, at
 * `/settings/live-workshop-experienced`.
 *
 * @spec 1 §2.5, §2.9
 */
export function ExperiencedWorkshopScreen({ queryRef }: { queryRef: PreloadedQuery<ExperiencedWorkshopScreenQuery> }) {
  const { viewer } = usePreloadedQuery<ExperiencedWorkshopScreenQuery>(QUERY, queryRef);
  const reload = useReload<ExperiencedWorkshopScreenQuery>(QUERY, {});
  return <SettingsForm title="Live workshop (experienced)" place="experienced" groups={GROUPS} viewer={viewer} reload={reload} />;
}
