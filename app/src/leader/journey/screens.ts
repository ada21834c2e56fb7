import { moveUpsList, stageMembersList } from '@atlas/domain/journey';
import { listVariables, readListSearch } from '@atlas/domain/lists';
import { idIn } from '../../admin/idIn.ts';
import { listScreen } from '../../admin/screens.ts';
import { withDefaultFilters } from '../../admin/lists/withDefaultFilters.ts';
import { screen, type ScreenTable } from '../../routing/screen.ts';
import { TabbedListPageSkeleton } from '../../shell/StaffSkeleton.ts';
import { REVIEW_DEFAULTS, sentState } from './reviewDefaults.ts';
import ManageStageQuery from './__generated__/ManageStageScreenQuery$parameters.ts';
import ReviewMoveUpQuery from './__generated__/ReviewMoveUpScreenQuery$parameters.ts';

/** The screens for people who manage a stage, and for those who review moving up from it. */
export const screens = {
  manageStage: listScreen({
    load: async () => (await import('./ManageStageScreen.tsx')).ManageStageScreen,
    query: ManageStageQuery,
    list: stageMembersList,
    tabbed: true,
  }),
  reviewMoveUp: screen({
    load: async () => (await import('./ReviewMoveUpScreen.tsx')).ReviewMoveUpScreen,
    query: ReviewMoveUpQuery,
    subject: 'viewer.reviewedStage',
    search: (search: URLSearchParams) => {
      const list = readListSearch(withDefaultFilters(search, REVIEW_DEFAULTS), moveUpsList);
      const { first, offset, after, sort } = listVariables(list, moveUpsList);
      const { id: openId } = idIn('id')(search);
      return { first, offset, after, sort, search: list.query || null, state: sentState(list.filters.state), openId };
    },
    variables: ({ id }: { id: number }) => ({ stageId: id }),
    skeleton: TabbedListPageSkeleton,
  }),
} satisfies ScreenTable;
