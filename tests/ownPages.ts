import { readBearer } from '../packages/server/src/modules/auth/tokens.ts';
import type { PageData } from '../packages/server/src/http/renderer.ts';

/** A signed-in person, with the data that only their own pages may contain. */
export interface Person {
  cookie: string;
  id: number;
  sessionId: number;
  name: string;
  firstName: string;
  email: string;
  /** The number on their home; null when it is another kind of home. */
  finishedLessons: number | null;
  /** The courses and lessons that their own pages link to. */
  paths: readonly string[];
}

/** An address and its visitor; `person` is null for one without a session. */
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

/**
 * Opens a person's pages without concurrent requests, to record what identifies them.
 *
 * @throws when the pages belong to someone else
 */
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

/**
 * The texts that identify a person uniquely. A global id is quoted, because one may be a prefix of
 * another.
 */
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

/**
 * The problems of a response to a visit: the person's own data that it lacks, and other people's
 * data that it contains.
 */
export function problemsOf({ status, html }: Answer, { person, path }: Visit, everyone: readonly Person[]): string[] {
  const data = dataOf(html);
  const root = rootOf(html);
  if (![200, 403, 404].includes(status) || data === null || root === '') return [`not a rendered page (${status})`];
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

/**
 * Requests pages, `atOnce` at a time, from the addresses in turn. Returns the problems of all
 * responses.
 */
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

/**
 * Tests the check itself: which leaks it finds, which it misses, and which clean pages it reports
 * as leaks.
 */
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
    ['the page of a person for another one', home, '/', other],
    ['the page of a person for a visitor', home, '/', null],
    ["a visitor's page for a signed-in person", login, '/', one],
    ...marksOf(other).map((mark) => [`${mark} on another's page`, withLine(home, mark), '/', one] as const),
    ...marksOf(one).map((mark) => [`${mark} on a visitor's page`, withLine(login, mark), '/login', null] as const),
  ];
  const clean: typeof leaks = [
    ['the page of the same person', home, '/', one],
    ["a visitor's page", login, '/login', null],
  ];
  const names = (flagged: boolean, given: typeof leaks) =>
    given.filter(([, ...rest]) => isFlagged(...rest) === flagged).map(([what]) => what);
  return { found: names(true, leaks), missed: names(false, leaks), mistaken: names(true, clean) };
}
