import { RequestError } from '../../session/fetchGraphQL.ts';
import type { StoryData } from '../../stories/storyServer.ts';

/** What a mutation is about, or the server's refusal that it does not exist. */
function found<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new RequestError('This does not exist any more.', 'NOT_FOUND');
  return thing;
}

interface Given {
  databaseId: number;
  name: string;
  /** Titles with their points. */
  tasks?: readonly (readonly [title: string, points: number])[];
  memberCount?: number;
  stuckCount?: number;
  waitingCount?: number;
  archivedAt?: string | null;
}

const person = (databaseId: number, name: string) => ({
  __typename: 'User',
  id: `user-${databaseId}`,
  databaseId,
  name,
  email: `${name.toLowerCase().replace(' ', '.')}@example.com`,
});
/** Who can be named. */
const PEOPLE = [person(21, 'Liza Montemayor'), person(22, 'Edgar Navarro'), person(23, 'Teresita Bautista')];

/** A stage as the server keeps it. */
function storyStage({ tasks = [], ...given }: Given) {
  const stage = {
    __typename: 'Stage',
    id: `stage-${given.databaseId}`,
    number: given.databaseId,
    revision: 1,
    description: '',
    createdAt: '2025-01-08T02:00:00Z',
    archivedAt: null as string | null,
    memberCount: 0,
    stuckCount: 0,
    waitingCount: 0,
    tasks: tasks.map(([title, points], index) => storyTask(given.databaseId * 100 + index, { title, points })),
    managers: [] as typeof PEOPLE,
    reviewers: [] as typeof PEOPLE,
    points: (): number => stage.tasks.reduce((sum, task) => sum + task.points, 0),
    ...given,
  };
  return stage;
}

const storyTask = (databaseId: number, task: { title: string; points: number; actionLabel?: string }) => ({
  __typename: 'Task',
  id: `task-${databaseId}`,
  databaseId,
  description: '',
  actionLabel: '',
  actionTarget: null as string | null,
  ...task,
});

type StoryStage = ReturnType<typeof storyStage>;

/** The journey of the stories, with a stage that left it. */
export function storyStages(): StoryStage[] {
  const [ready, choose, portfolio, old] = [
    storyStage({ databaseId: 1, name: 'Ready to start', tasks: [['Set up your workspace', 50]], memberCount: 49, stuckCount: 17 }),
    storyStage({
      databaseId: 2,
      name: 'Choose your service',
      tasks: [
        ['List twenty things that people pay for', 75],
        ['Choose one niche', 100],
        ['Write your offer in one sentence', 75],
      ],
      memberCount: 38,
      stuckCount: 10,
      waitingCount: 6,
    }),
    storyStage({ databaseId: 3, name: 'Build your portfolio', memberCount: 12 }),
    storyStage({ databaseId: 9, name: 'Warm up', archivedAt: '2025-06-02T02:00:00Z' }),
  ];
  choose.description = 'You decide **what you offer** and to whom, and put a price on it.';
  choose.managers = PEOPLE.slice(1, 2);
  choose.reviewers = PEOPLE.slice(0, 2);
  return [ready, choose, portfolio, old];
}

interface Input {
  name: string;
  description: string;
  tasks: { id: number | null; title: string; points: number }[];
  managerIds: number[];
  reviewerIds: number[];
}
interface ListArguments {
  filter: { search: string | null; archived: boolean | null };
  sort: { descending: boolean };
}

const inJourney = (stages: readonly StoryStage[]) =>
  stages.filter(({ archivedAt }) => archivedAt === null).toSorted((one, other) => one.number - other.number);
const named = (ids: readonly number[]) => PEOPLE.filter(({ databaseId }) => ids.includes(databaseId));

const setStage = (stage: StoryStage, { name, description, tasks, managerIds, reviewerIds }: Input) =>
  Object.assign(stage, {
    name,
    description,
    tasks: tasks.map(({ id, ...task }, index) => storyTask(id ?? 900 + index, task)),
    managers: named(managerIds),
    reviewers: named(reviewerIds),
  });

/** A root value for those who look after stages. `meanwhile` happens just before the first save: somebody else is quicker. */
export function stagesData(stages: StoryStage[] = storyStages(), meanwhile: () => void = () => undefined): StoryData {
  const withId = (id: number) => stages.find(({ databaseId }) => databaseId === id);
  let other = meanwhile;
  return {
    stages: () => inJourney(stages),
    viewer: {
      stage: ({ databaseId }: { databaseId: number }) => withId(databaseId) ?? null,
      stages: ({ filter, sort }: ListArguments) => {
        const listed = (filter.archived ? stages.filter(({ archivedAt }) => archivedAt !== null) : inJourney(stages)).filter(({ name }) =>
          name.toLowerCase().includes(filter.search?.toLowerCase() ?? ''),
        );
        const nodes = sort.descending ? listed.toReversed() : listed;
        return {
          totalCount: nodes.length,
          edges: nodes.map((node) => ({ node, cursor: String(node.databaseId) })),
          pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
        };
      },
      members: ({ filter }: { filter: { search: string } }) => ({
        edges: PEOPLE.filter(({ name }) => name.toLowerCase().includes(filter.search.toLowerCase())).map((node) => ({
          node,
          cursor: node.id,
        })),
      }),
    },
    createStage: ({ input }: { input: Input }) => {
      const stage = setStage(storyStage({ databaseId: 90, name: input.name }), input);
      stages.push(Object.assign(stage, { number: inJourney(stages).length + 1 }));
      return stage;
    },
    updateStage: ({ databaseId, revision, input }: { databaseId: number; revision: number; input: Input }) => {
      other();
      other = () => undefined;
      const stage = found(withId(databaseId));
      if (stage.revision !== revision) throw new RequestError('Somebody else saved this stage while you were editing it.', 'STALE');
      return setStage(Object.assign(stage, { revision: revision + 1 }), input);
    },
    setStageArchived: ({ databaseId, archived }: { databaseId: number; archived: boolean }) => {
      const stage = found(withId(databaseId));
      if (archived && stage.memberCount > 0)
        throw new RequestError('Somebody is in this stage. Move them to another stage first.', 'CONFLICT');
      return Object.assign(stage, { archivedAt: archived ? '2025-11-12T02:00:00Z' : null });
    },
    saveStageOrder: ({ stageIds }: { stageIds: number[] }) =>
      stageIds.map((id, index) => Object.assign(found(withId(id)), { number: index + 1 })),
  };
}
