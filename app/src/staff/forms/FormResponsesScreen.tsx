import { ButtonLink, DateText, Drawer, EmptyState, KeyValueList, Link, PhoneBar, RowTitle, Row, Stack, Text, Vignette } from '@atlas/ui';
import { instantText } from '@atlas/domain/audit';
import { formResponsesList, hasOptions } from '@atlas/domain/forms';
import { type SortKeyOf, textOfValues, truncate, valuesIn } from '@atlas/domain/lists';
import { routePath } from '@atlas/domain/navigation';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { useLocation, useSearch } from 'wouter';
import { AdminList } from '../../admin/lists/AdminList.tsx';
import { type ListFilterControl, choiceFilter } from '../../admin/lists/choiceFilter.tsx';
import { dayFilter } from '../../admin/lists/dayFilter.tsx';
import type { ListColumn } from '../../admin/lists/ListColumn.ts';
import { type ListState, useListState } from '../../admin/lists/useListState.ts';
import { idIn } from '../../admin/idIn.ts';
import { LateMultiSelect } from '@atlas/ui/components/forms/LateMultiSelect.tsx';
import { formFieldOf } from '../../shared/forms/formFieldOf.ts';
import { useOpens } from '../../routing/useOpens.ts';
import { PageBreadcrumbs } from '../../shell/PageBreadcrumbs.tsx';
import { NotFound } from '../../shell/NotFound.tsx';
import { FormStateBadge } from './FormStateBadge.tsx';
import { formTabLinks } from './formTabLabels.ts';
import type { FormResponsesScreenQuery, FormResponsesScreenQuery$data } from './__generated__/FormResponsesScreenQuery.graphql.ts';

type Response = FormResponsesScreenQuery$data['viewer']['formResponses']['edges'][number]['node'];
type Opened = NonNullable<FormResponsesScreenQuery$data['viewer']['formResponse']>;

const QUERY = graphql`
  query FormResponsesScreenQuery(
    $id: Int!
    $first: Int!
    $offset: Int!
    $after: String
    $sort: FormResponsesSort!
    $text: String
    $versionId: Int
    $submittedFrom: Day
    $submittedTo: Day
    $answers: [String!]
    $response: Int!
  ) @preloadable {
    viewer {
      form(databaseId: $id) {
        databaseId
        title
        slug
        state
        archivedAt
        questions {
          ...formFieldOf_field
        }
        versions {
          databaseId
          version
        }
      }
      formResponses(
        first: $first
        offset: $offset
        after: $after
        sort: $sort
        filter: {
          formId: $id
          search: $text
          versionId: $versionId
          submittedFrom: $submittedFrom
          submittedTo: $submittedTo
          answers: $answers
        }
      ) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            databaseId
            email
            submittedAt
            user {
              name
            }
            version {
              version
            }
            answers {
              key
              label
              text
            }
          }
        }
      }
      formResponse(databaseId: $response) {
        databaseId
        email
        submittedAt
        user {
          databaseId
          name
        }
        version {
          version
        }
        answers {
          key
          label
          text
          file
        }
      }
    }
  }
`;

const NOUN = { one: 'response', many: 'responses' };
/** Letters of an answer in the list. */
const MAX_WORDS = 60;

const nameOf = ({ user, email }: Pick<Response, 'user' | 'email'>): string => user?.name ?? email ?? 'Someone';

/** A filter by the answers to a question with options. Those of one question are alternatives. */
function answerFilter<Key extends string, Name extends string>(
  state: ListState<Key, Name>,
  name: NoInfer<Name>,
  { key, label, options = [] }: ReturnType<typeof formFieldOf>,
): ListFilterControl {
  const all = valuesIn(state.list.filters[name] ?? '');
  const start = `${key}=`;
  const own = all.filter((one) => one.startsWith(start));
  const set = (values: readonly string[]) => state.filter(name, textOfValues([...all.filter((one) => !one.startsWith(start)), ...values]));
  const short = truncate(label, 40);
  return {
    control: (
      <LateMultiSelect
        key={key}
        name={`answer-${key}`}
        label={short}
        value={own}
        onChange={set}
        options={options.map((option) => ({ value: start + option, label: option }))}
        placeholder="All"
      />
    ),
    active: own.map((value) => ({
      id: `answer ${value}`,
      label: `${short}: ${value.slice(start.length)}`,
      onRemove: () => set(own.filter((one) => one !== value)),
    })),
  };
}

/**
 * The Responses tab of a form at `/forms/{id}`, with a filter for each question with options. A
 * response opens in a drawer.
 *
 * @spec 1 §2.5
 */
export function FormResponsesScreen({ queryRef, params }: { queryRef: PreloadedQuery<FormResponsesScreenQuery>; params: { id: number } }) {
  const { form, formResponses, formResponse } = usePreloadedQuery<FormResponsesScreenQuery>(QUERY, queryRef).viewer;
  const state = useListState('form', formResponsesList, { params: { id: params.id }, fixed: { form: String(params.id) } });
  const { id: openId } = idIn('id')(new URLSearchParams(useSearch()));
  const [, navigate] = useLocation();
  if (form == null) return <NotFound />;
  const { databaseId, title, slug, archivedAt, versions } = form;
  const path = routePath('viewForm', { slug });
  const questions = form.questions.map(formFieldOf);
  const here = state.hrefOf({ page: state.list.page, after: state.list.after });
  const openHref = (id: number) => `${here}${here.includes('?') ? '&' : '?'}id=${id}`;
  const close = () => navigate(here, { replace: true });
  const columns: readonly ListColumn<Response, SortKeyOf<typeof formResponsesList>>[] = [
    {
      id: 'person',
      header: 'Person',
      width: 'wide',
      priority: 1,
      cell: (response) => (
        <RowTitle href={openHref(response.databaseId)} note={response.user == null ? 'Without an account' : undefined}>
          {nameOf(response)}
        </RowTitle>
      ),
    },
    ...questions.slice(0, 3).map((question, index) => ({
      id: question.key,
      header: truncate(question.label, 30),
      priority: index === 0 ? (2 as const) : (3 as const),
      cell: ({ answers }: Response) => truncate(answers.find(({ key }) => key === question.key)?.text ?? '', MAX_WORDS),
    })),
    { id: 'version', header: 'Version', width: 'narrow', align: 'end', priority: 3, cell: ({ version }) => version.version },
    {
      id: 'submitted',
      header: 'Submitted',
      align: 'end',
      sortable: true,
      priority: 1,
      cell: ({ submittedAt }) => <DateText text={instantText(submittedAt)} dateTime={submittedAt} />,
    },
  ];
  const isOpen = openId !== 0 && openId === queryRef.variables.response;
  return (
    <>
      <PhoneBar backHref={routePath('forms')} backLabel="Back to Forms" title="Forms" />
      <Stack gap={3}>
        <PageBreadcrumbs />
        <AdminList
          route="form"
          title={title}
          exportAs="FORM_RESPONSES"
          adds={form.state === 'OPEN' && archivedAt == null && <ButtonLink href={path}>Open the form</ButtonLink>}
          noun={NOUN}
          state={state}
          queryRef={queryRef}
          connection={formResponses}
          columns={columns}
          rowName={nameOf}
          hasFixedColumns
          currentId={isOpen ? openId : undefined}
          tabs={formTabLinks(databaseId, 'responses')}
          overview={
            <Row gap={3} wrap>
              <FormStateBadge state={form.state} isArchived={archivedAt != null} />
              <Text size={14} tone="muted">
                {path}
              </Text>
            </Row>
          }
          filters={[
            ...questions.filter(({ type }) => hasOptions(type)).map((question) => answerFilter(state, 'answer', question)),
            ...(versions.length > 1
              ? [
                  choiceFilter(state, {
                    name: 'version',
                    label: 'Version',
                    all: 'All',
                    options: versions.map(({ databaseId: id, version }) => ({ value: String(id), label: `Version ${version}` })),
                  }),
                ]
              : []),
            dayFilter(state, { name: 'from', label: 'From' }),
            dayFilter(state, { name: 'to', label: 'To' }),
          ]}
          empty={
            <EmptyState
              vignette={<Vignette of="notifications" />}
              title="No responses yet"
              text="They appear here once someone fills in the form."
            />
          }
        />
      </Stack>
      {isOpen &&
        (formResponse == null ? (
          <Drawer open onClose={close} title="Response not found">
            <Text>This response is not in your list.</Text>
          </Drawer>
        ) : (
          <ResponseDrawer response={formResponse} onClose={close} />
        ))}
    </>
  );
}

/** A response with all its answers. */
function ResponseDrawer({ response, onClose }: { response: Opened; onClose: () => void }) {
  const opensPerson = useOpens('user');
  const { user, submittedAt, version, answers } = response;
  return (
    <Drawer open onClose={onClose} title={nameOf(response)}>
      <Stack gap={6}>
        <Stack gap={1}>
          <Text size={14} tone="muted">
            {`${instantText(submittedAt)}, version ${version.version}`}
          </Text>
          {user != null && opensPerson && <Link href={routePath('user', { id: user.databaseId })}>Open their page</Link>}
        </Stack>
        <KeyValueList
          layout="grid"
          emptyText="No answer"
          items={answers.map(({ label, text, file }) => ({
            label,
            value: file == null ? text : <Link href={`/api/uploads/${file}`}>{text}</Link>,
          }))}
        />
      </Stack>
    </Drawer>
  );
}
