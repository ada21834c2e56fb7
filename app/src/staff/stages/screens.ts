import { stagesList } from '@atlas/domain/journey';
import { listVariables, readListSearch } from '@atlas/domain/lists';
import { formScreen, screen, type ScreenTable } from '../../routing/screen.ts';
import { DetailPageSkeleton, FormPageSkeleton, ListPageSkeleton } from '../../shell/StaffSkeleton.tsx';
import EditStageQuery from './__generated__/EditStageScreenQuery$parameters.ts';
import StageQuery from './__generated__/StageDetailScreenQuery$parameters.ts';
import StagesQuery from './__generated__/StagesScreenQuery$parameters.ts';

/** The screens of stages for staff. */
export const screens = {
  stages: screen({
    load: async () => (await import('./StagesScreen.tsx')).StagesScreen,
    query: StagesQuery,
    search: (search) => listVariables(readListSearch(search, stagesList), stagesList),
    skeleton: ListPageSkeleton,
  }),
  stage: screen({
    load: async () => (await import('./StageDetailScreen.tsx')).StageDetailScreen,
    query: StageQuery,
    subject: 'viewer.stage',
    skeleton: DetailPageSkeleton,
  }),
  newStage: formScreen({
    load: async () => (await import('./NewStageScreen.tsx')).NewStageScreen,
    skeleton: FormPageSkeleton,
  }),
  editStage: screen({
    load: async () => (await import('./EditStageScreen.tsx')).EditStageScreen,
    query: EditStageQuery,
    subject: 'viewer.stage',
    skeleton: FormPageSkeleton,
  }),
} satisfies ScreenTable;
