import { stagesList } from '@atlas/domain/journey';
import { detailScreen, editScreen, listScreen, newScreen } from '../../admin/screens.ts';
import type { ScreenTable } from '../../routing/screen.ts';
import EditStageQuery from './__generated__/EditStageScreenQuery$parameters.ts';
import StageQuery from './__generated__/StageDetailScreenQuery$parameters.ts';
import StagesQuery from './__generated__/StagesScreenQuery$parameters.ts';

/** The staff screens for stages. */
export const screens = {
  stages: listScreen({
    load: async () => (await import('./StagesScreen.tsx')).StagesScreen,
    query: StagesQuery,
    list: stagesList,
  }),
  stage: detailScreen({
    load: async () => (await import('./StageDetailScreen.tsx')).StageDetailScreen,
    query: StageQuery,
    subject: 'viewer.stage',
  }),
  newStage: newScreen({
    load: async () => (await import('./NewStageScreen.tsx')).NewStageScreen,
  }),
  editStage: editScreen({
    load: async () => (await import('./EditStageScreen.tsx')).EditStageScreen,
    query: EditStageQuery,
    subject: 'viewer.stage',
  }),
} satisfies ScreenTable;
