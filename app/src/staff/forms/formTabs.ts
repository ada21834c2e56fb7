import { formResponsesList } from '@atlas/domain/forms';
import { listVariables, readListSearch } from '@atlas/domain/lists';
import type { RouteParams } from '@atlas/domain/navigation';
import { idIn } from '../../admin/idIn.ts';
import { screen, type ScreenTab } from '../../routing/screen.ts';
import { DetailPageSkeleton, TabbedListPageSkeleton } from '../../shell/StaffSkeleton.ts';
import { FORM_TAB_LABELS } from './formTabLabels.ts';
import FieldsQuery from './__generated__/FormFieldsScreenQuery$parameters.ts';
import ResponsesQuery from './__generated__/FormResponsesScreenQuery$parameters.ts';
import ShareQuery from './__generated__/FormShareScreenQuery$parameters.ts';
import SummaryQuery from './__generated__/FormSummaryScreenQuery$parameters.ts';

type Tab = ScreenTab<RouteParams<'form'>>;

/** The tabs of a form's page. */
export const FORM_TABS: readonly [Tab, ...Tab[]] = [
  {
    tab: 'responses',
    label: FORM_TAB_LABELS.responses,
    screen: screen({
      load: async () => (await import('./FormResponsesScreen.tsx')).FormResponsesScreen,
      query: ResponsesQuery,
      subject: 'viewer.form',
      search: (search: URLSearchParams) => {
        const { first, offset, after, sort, filter } = listVariables(readListSearch(search, formResponsesList), formResponsesList);
        const { search: text, versionId, submittedFrom, submittedTo, answers } = filter;
        return {
          first,
          offset,
          after,
          sort,
          text,
          versionId,
          submittedFrom,
          submittedTo,
          answers,
          response: idIn('id')(search).id,
        };
      },
      skeleton: TabbedListPageSkeleton,
    }),
  },
  {
    tab: 'summary',
    label: FORM_TAB_LABELS.summary,
    screen: screen({
      load: async () => (await import('./FormSummaryScreen.tsx')).FormSummaryScreen,
      query: SummaryQuery,
      subject: 'viewer.form',
      skeleton: DetailPageSkeleton,
    }),
  },
  {
    tab: 'fields',
    label: FORM_TAB_LABELS.fields,
    screen: screen({
      load: async () => (await import('./FormFieldsScreen.tsx')).FormFieldsScreen,
      query: FieldsQuery,
      subject: 'viewer.form',
      skeleton: DetailPageSkeleton,
    }),
  },
  {
    tab: 'share',
    label: FORM_TAB_LABELS.share,
    screen: screen({
      load: async () => (await import('./FormShareScreen.tsx')).FormShareScreen,
      query: ShareQuery,
      subject: 'viewer.form',
      skeleton: DetailPageSkeleton,
    }),
  },
];
