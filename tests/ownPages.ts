import { readBearer } from '../packages/server/src/modules/auth/tokens.ts';
import type { PageData } from '../packages/server/src/http/renderer.ts';

/** Somebody who is signed in, and what no page but theirs may contain. */
export interface Person {
  cookie: string;
  id: number;
  sessionId: number;
  name: string;
  firstName: string;
  email: string;
  /** As their home tells it; null where home is of another kind. */
  finishedLessons: number | null;
  /** The courses and lessons that their own pages lead to. */
  paths: readonly string[];
}

/** An address, and who looks: null for a visitor. */
export interface Visit {
  path: string;
  person: Person | null;
}

interface Answer {
  status: number;
  html: string;
}

async function request(address: string, path: string, cookie: string | undefined): Promise<Answer> {
  const answer = await fetch(address + path, { headers: cookie === undefined ? {} : { cookie }, redirect: 'manual' });
  return { status: answer.status, html: await answer.text() };
}

const dataOf = (html: string): PageData | null => {
  const text = /<script type="application\/json" id="atlas-data">(.*?)<\/script>/s.exec(html)?.[1];
  return text === undefined ? null : (JSON.parse(text) as PageData);
};
const rootOf = (html: string): string => /<div id="root">(.*)<\/div>\s*<noscript>/s.exec(html)?.[1] ?? '';
const finishedIn = ({ query }: PageData): number | undefined =>
  (query?.response as { data?: { viewer?: { learning?: { finishedLessons?: number } } } } | undefined)?.data?.viewer?.learning
    ?.finishedLessons;

/** Opens the pages of somebody while nobody else does, to know them by. Throws when they are not who they should be. */
export async function meet(address: string, cookie: string, email: string): Promise<Person> {
  const [home, courses] = [await request(address, '/', cookie), await request(address, '/courses/my-courses', cookie)];
  const data = dataOf(home.html);
  const user = data?.session.user;
  const claim = readBearer(data?.session.token ?? '');
  if (!data || !user?.name || !user.firstName || !claim || user.email !== email)
    throw new Error(`The home of ${email} is that of ${user?.email}`);
  const paths = [home, courses].flatMap(({ html }) => [...rootOf(html).matchAll(/href="(\/courses\/my-courses\/[\d/]+)"/g)]);
  return {
    cookie,
    id: user.id,
    sessionId: claim.sessionId,
    name: user.name,
    firstName: user.firstName,
    email,
    finishedLessons: finishedIn(data) ?? null,
    paths: [...new Set(paths.map(([, path]) => path ?? ''))],
  };
}

/** What names somebody and nobody else. A global id stands between quotes, because one may begin with another. */
const marksOf = ({ cookie, id, name, email }: Person): readonly string[] => [
  name,
  email,
  `"${Buffer.from(`User:${id}`).toString('base64')}"`,
  ...cookie.split('; ').flatMap((pair) =>
    pair
      .split('=')
      .slice(1)
      .filter((value) => value.length > 20),
  ),
];

/** What is wrong with an answer to somebody's visit: what it lacks of theirs, and what it tells of others. */
export function problemsOf({ status, html }: Answer, { person, path }: Visit, everyone: readonly Person[]): string[] {
  const data = dataOf(html);
  const root = rootOf(html);
  if (![200, 403, 404].includes(status) || data === null || root === '') return [`it is no page that was drawn (${status})`];
  const { user, token } = data.session;
  const sessionId = token === null ? null : readBearer(token)?.sessionId;
  const problems: string[] = [];
  if ((user?.id ?? null) !== (person?.id ?? null)) problems.push(`the session is that of ${user?.id}`);
  if (sessionId !== (person?.sessionId ?? null)) problems.push(`the token is of the session ${sessionId}`);
  if (user && person && (user.name !== person.name || user.email !== person.email))
    problems.push(`the person is ${user.name}, ${user.email}`);
  if (person && person.finishedLessons !== null && path === '/') {
    if (!root.includes(person.firstName)) problems.push('the person is not greeted');
    if (finishedIn(data) !== person.finishedLessons) problems.push(`${finishedIn(data)} lessons are finished`);
  }
  for (const other of everyone) {
    if (other === person) continue;
    const found = marksOf(other).filter((mark) => html.includes(mark));
    if (found.length > 0) problems.push(`it tells ${found.join(', ')}`);
  }
  return problems;
}

/** Asks for pages, so many at once, in turn of each address, and answers what is wrong with any. */
export async function visitAtOnce(
  addresses: readonly string[],
  visits: readonly Visit[],
  everyone: readonly Person[],
  atOnce = visits.length,
): Promise<string[]> {
  const problems: string[] = [];
  const left = visits.entries();
  const visitor = async () => {
    for (const [index, visit] of left) {
      const answer = await request(addresses[index % addresses.length] ?? '', visit.path, visit.person?.cookie);
      const whose = `${visit.path} for ${visit.person?.email ?? 'a visitor'}`;
      problems.push(...problemsOf(answer, visit, everyone).map((problem) => `${whose}: ${problem}`));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));
  return problems;
}

/** Tries the check itself: which leaks it finds, which it misses, and which pages without one it takes for leaks. */
export async function leaksFound(
  address: string,
  everyone: readonly Person[],
): Promise<{ found: string[]; missed: string[]; mistaken: string[] }> {
  const [one, other] = everyone;
  if (!one || !other) throw new Error('There must be two people');
  const [home, login] = [await request(address, '/', one.cookie), await request(address, '/login', undefined)];
  const withLine = ({ status, html }: Answer, line: string): Answer => ({ status, html: html.replace('</main>', () => `${line}</main>`) });
  const isFlagged = (answer: Answer, path: string, person: Person | null) => problemsOf(answer, { path, person }, everyone).length > 0;
  const leaks: readonly (readonly [what: string, answer: Answer, path: string, person: Person | null])[] = [
    ["somebody's page for another", home, '/', other],
    ["somebody's page for a visitor", home, '/', null],
    ["a visitor's page for somebody", login, '/', one],
    ...marksOf(other).map((mark) => [`${mark} on another's page`, withLine(home, mark), '/', one] as const),
    ...marksOf(one).map((mark) => [`${mark} on a visitor's page`, withLine(login, mark), '/login', null] as const),
  ];
  const clean: typeof leaks = [
    ["one's own page", home, '/', one],
    ["a visitor's page", login, '/login', null],
  ];
  const names = (flagged: boolean, given: typeof leaks) =>
    given.filter(([, ...rest]) => isFlagged(...rest) === flagged).map(([what]) => what);
  return { found: names(true, leaks), missed: names(false, leaks), mistaken: names(true, clean) };
}
