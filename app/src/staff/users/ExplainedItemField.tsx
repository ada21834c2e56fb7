import { Combobox, type ComboboxOption } from '@atlas/ui';
import { useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { ContentCombobox } from '../../admin/pickers/ContentCombobox.tsx';
import type { ExplainedItem } from './explainedItems.ts';
import type { ExplainedItemFieldLessonsQuery } from './__generated__/ExplainedItemFieldLessonsQuery.graphql.ts';
import type { ExplainedItemFieldProductsQuery } from './__generated__/ExplainedItemFieldProductsQuery.graphql.ts';
import type { ExplainedItemFieldTasksQuery } from './__generated__/ExplainedItemFieldTasksQuery.graphql.ts';

interface ExplainedItemFieldProps {
  kind: ExplainedItem;
  /** The id of the item as text; '' for none. */
  value: string;
  onChange: (value: string) => void;
}

type Search = (text: string) => Promise<ComboboxOption[]>;

/** The options whose label contains a text. */
const matching = (options: readonly ComboboxOption[], text: string): ComboboxOption[] =>
  options.filter(({ label }) => label.toLowerCase().includes(text.trim().toLowerCase()));

/** Returns the search for products by name. */
function useProductSearch(): Search {
  const environment = useRelayEnvironment();
  return async (search) => {
    const answer = await fetchQuery<ExplainedItemFieldProductsQuery>(
      environment,
      graphql`
        query ExplainedItemFieldProductsQuery($search: String!) {
          viewer {
            products(first: 20, filter: { search: $search }, sort: { by: name }) {
              edges {
                node {
                  databaseId
                  name
                }
              }
            }
          }
        }
      `,
      { search },
    ).toPromise();
    return (answer?.viewer.products.edges ?? []).map(({ node }) => ({ value: String(node.databaseId), label: node.name }));
  };
}

/** Returns the search for the tasks of all stages, each named with its stage. */
function useTaskSearch(): Search {
  const environment = useRelayEnvironment();
  return async (text) => {
    const answer = await fetchQuery<ExplainedItemFieldTasksQuery>(
      environment,
      graphql`
        query ExplainedItemFieldTasksQuery {
          stages {
            number
            tasks {
              databaseId
              title
            }
          }
        }
      `,
      {},
      { fetchPolicy: 'store-or-network' },
    ).toPromise();
    const tasks = (answer?.stages ?? []).flatMap(({ number, tasks: of }) =>
      of.map(({ databaseId, title }) => ({ value: String(databaseId), label: `Stage ${number}: ${title}` })),
    );
    return matching(tasks, text);
  };
}

/** Returns the search for the lessons of a course. */
function useLessonSearch(courseId: string): Search {
  const environment = useRelayEnvironment();
  return async (text) => {
    const answer = await fetchQuery<ExplainedItemFieldLessonsQuery>(
      environment,
      graphql`
        query ExplainedItemFieldLessonsQuery($courseId: Int!) {
          viewer {
            course(databaseId: $courseId) {
              units {
                lessons {
                  databaseId
                  name
                }
              }
            }
          }
        }
      `,
      { courseId: Number(courseId) },
      { fetchPolicy: 'store-or-network' },
    ).toPromise();
    const lessons = (answer?.viewer.course?.units ?? []).flatMap((unit) => unit.lessons);
    return matching(
      lessons.map(({ databaseId, name }) => ({ value: String(databaseId), label: name })),
      text,
    );
  };
}

/** The field that finds an item of a kind; a lesson is found through its course. */
export function ExplainedItemField({ kind, value, onChange }: ExplainedItemFieldProps) {
  const searchProducts = useProductSearch();
  const searchTasks = useTaskSearch();
  if (kind === 'LESSON') return <LessonField value={value} onChange={onChange} />;
  if (kind === 'PRODUCT' || kind === 'TASK') {
    const [label, search] = kind === 'PRODUCT' ? ['Product', searchProducts] : ['Task', searchTasks];
    return (
      <Combobox
        name="item"
        label={label}
        value={value}
        onChange={onChange}
        loadOptions={search}
        placeholder={`Search ${label.toLowerCase()}s`}
      />
    );
  }
  return <ContentCombobox kind={kind} value={value} onChange={onChange} />;
}

function LessonField({ value, onChange }: Omit<ExplainedItemFieldProps, 'kind'>) {
  const [courseId, setCourseId] = useState('');
  const search = useLessonSearch(courseId);
  const choose = (next: string) => {
    setCourseId(next);
    onChange('');
  };
  return (
    <>
      <ContentCombobox kind="COURSE" value={courseId} onChange={choose} />
      {courseId !== '' && (
        <Combobox
          key={courseId}
          name="lesson"
          label="Lesson"
          value={value}
          onChange={onChange}
          loadOptions={search}
          placeholder="Search lessons"
        />
      )}
    </>
  );
}
