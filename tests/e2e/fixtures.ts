import { expect, test as base, type BrowserContext, type Locator, type Page, type Request } from '@playwright/test';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CONSENT_COOKIE, consentText, NECESSARY_ONLY } from '../../packages/domain/src/consent/index.ts';
import { EVENT_POPUP, STORAGE_KEYS } from '../../packages/domain/src/overlays/index.ts';
import { copyDemoData, DEVELOPMENT_BUILD, serverEnvironment } from './data.ts';

export { expect };

export const PASSWORD = 'Atlas-demo-2026!';

/** The server may close an idle connection just as it is reused. Browsers retry automatically. */
const ANEW = { maxRetries: 2 };

/** Watches one browser for problems, and offers shortcuts for steps that are not under test. */
export class Atlas {
  readonly #context: BrowserContext;
  readonly #origin: string;
  readonly #problems: string[] = [];
  readonly #expected: RegExp[] = [];
  readonly #allowed: RegExp[] = [];
  #hasLoggedIn = false;

  constructor(context: BrowserContext, origin: string) {
    this.#context = context;
    this.#origin = origin;
  }

  /**
   * Collects console errors, page errors, policy violations, failed requests, responses with an
   * error status, and requests to other sites.
   */
  async watch(): Promise<void> {
    // Init scripts run before any code of the page, so no violation is missed.
    await this.#context.addInitScript(() =>
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        console.error(`policy violation: ${effectiveDirective} ${blockedURI}`),
      ),
    );
    this.#context.on('console', (message) => {
      // An error response is reported below, with its status and its address.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        this.#problems.push(`console: ${message.text()} (${message.page()?.url().replace(this.#origin, '')})`);
    });
    this.#context.on('weberror', (error) => this.#problems.push(`page: ${String(error.error())}`));
    this.#context.on('request', (request) => {
      if (/^https?:/.test(request.url()) && !request.url().startsWith(this.#origin)) this.#problems.push(`another site: ${request.url()}`);
    });
    this.#context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // The browser itself aborts requests that are no longer needed: after a navigation, a
      // download, a seek.
      if (reason !== 'net::ERR_ABORTED') this.#problems.push(`${reason} ${this.#name(request)}`);
    });
    this.#context.on('response', (response) => {
      if (response.status() >= 400) this.#problems.push(`${response.status()} ${this.#name(response.request())}`);
    });
  }

  #name(request: Request): string {
    return `${request.method()} ${request.url().replace(this.#origin, '')}`;
  }

  /** Declares a problem that the test causes. It must occur at least once. */
  expects(problem: RegExp): void {
    this.#expected.push(problem);
  }

  /** Declares a problem that may occur. */
  allows(problem: RegExp): void {
    this.#allowed.push(problem);
  }

  /** Fails on every problem that was not expected, and on every expected one that did not occur. */
  check(): void {
    const known = [...this.#expected, ...this.#allowed];
    expect.soft(this.#problems.filter((problem) => !known.some((one) => one.test(problem)))).toEqual([]);
    expect.soft(this.#expected.filter((one) => !this.#problems.some((problem) => one.test(problem))).map(String)).toEqual([]);
  }

  /**
   * Signs a demo account in over the API: `member` is member@atlas.example.
   *
   * Signing in ends the previous session. Its pages are left first, because their pending requests
   * would fail.
   */
  async logIn(key: string): Promise<void> {
    if (this.#hasLoggedIn) for (const page of this.#context.pages()) await page.goto('about:blank');
    this.#hasLoggedIn = true;
    const data = { method: 'login', username: `${key}@atlas.example`, password: PASSWORD };
    const answer = await this.#context.request.post('/api/auth', { data, ...ANEW });
    expect(answer.status(), await answer.text()).toBe(200);
  }

  /**
   * Requests a recovery code.
   *
   * @returns the path of the page where the code is entered
   */
  async resetPath(username: string): Promise<string> {
    const answer = await this.#context.request.post('/api/auth', { data: { method: 'forgotPassword', username } });
    const { id, token, email } = (await answer.json()) as { id: number; token: string; email: string };
    return `/reset-password?${new URLSearchParams({ userId: String(id), resetToken: token, email }).toString()}`;
  }

  /** Sends a request to the API as the signed-in person. */
  async request<Data>(query: string, variables: object = {}): Promise<{ data: Data; errors?: { extensions: { code: string } }[] }> {
    const answer = await this.#context.request.post('/api/graphql', { data: { query, variables }, ...ANEW });
    return (await answer.json()) as { data: Data; errors?: { extensions: { code: string } }[] };
  }

  /** Publishes a new event to those for whom it opens, as staff. */
  async publishEvent(id: number): Promise<void> {
    const { errors } = await this.request('mutation ($id: Int!) { publishEvent(databaseId: $id, input: { when: NOW }) { publication } }', {
      id,
    });
    expect(errors).toBeUndefined();
  }

  /** Path of a course by name, for a viewer who has it. */
  async coursePath(course: string): Promise<string> {
    const { data } = await this.request<{ viewer: { myCourses: { edges: { node: { databaseId: number; name: string } }[] } } }>(
      '{ viewer { myCourses(first: 20) { edges { node { databaseId name } } } } }',
    );
    const found = data.viewer.myCourses.edges.find(({ node }) => node.name === course);
    if (!found) throw new Error(`There is no course ${course}`);
    return `/courses/my-courses/${found.node.databaseId}`;
  }

  /** Staff path of a course by name, for viewers who manage courses. */
  async staffCoursePath(course: string): Promise<string> {
    const { data } = await this.request<{ viewer: { courses: { edges: { node: { databaseId: number; name: string } }[] } } }>(
      'query ($search: String!) { viewer { courses(first: 5, filter: { search: $search }, sort: { by: name, descending: false }) { edges { node { databaseId name } } } } }',
      { search: course },
    );
    const found = data.viewer.courses.edges.find(({ node }) => node.name === course);
    if (!found) throw new Error(`There is no course ${course}`);
    return `/courses/${found.node.databaseId}`;
  }

  /** The ids of a course’s first lesson with a file, for viewers who manage courses. */
  async staffLesson(course: string): Promise<{ lessonId: number; fileId: number }> {
    interface Listed {
      databaseId: number;
      content: { files: { databaseId: number }[] };
    }
    const { data } = await this.request<{ viewer: { course: { units: { lessons: Listed[] }[] } } }>(
      'query ($id: Int!) { viewer { course(databaseId: $id) { units { lessons { databaseId content { files { databaseId } } } } } } }',
      { id: Number((await this.staffCoursePath(course)).split('/').at(-1)) },
    );
    const found = data.viewer.course.units.flatMap(({ lessons }) => lessons).find(({ content }) => content.files.length > 0);
    if (!found) throw new Error(`No lesson of ${course} has a file`);
    return { lessonId: found.databaseId, fileId: found.content.files[0]?.databaseId ?? 0 };
  }

  /** The databaseId of the newest row in one of the viewer’s lists. */
  async newest(list: string, filter = ''): Promise<number> {
    const { data } = await this.request<{ viewer: Record<string, { edges: { node: { databaseId: number } }[] }> }>(
      `{ viewer { ${list}(first: 1, filter: { ${filter} }) { edges { node { databaseId } } } } }`,
    );
    const [newest] = data.viewer[list]?.edges ?? [];
    if (!newest) throw new Error(`The list ${list} is empty`);
    return newest.node.databaseId;
  }

  /** Path of a lesson, by the names of the course and the lesson. */
  async lessonPath(course: string, lesson: string): Promise<string> {
    const path = await this.coursePath(course);
    const { data } = await this.request<{ viewer: { course: { units: { lessons: { databaseId: number; name: string }[] }[] } } }>(
      'query ($id: Int!) { viewer { course(databaseId: $id) { units { lessons { databaseId name } } } } }',
      { id: Number(path.split('/').at(-1)) },
    );
    const found = data.viewer.course.units.flatMap(({ lessons }) => lessons).find(({ name }) => name === lesson);
    if (!found) throw new Error(`There is no lesson ${lesson}`);
    return `${path}/${found.databaseId}`;
  }
}

/**
 * Maximum time for the application to become interactive. A test that holds its code back continues
 * after that.
 */
const STARTS_MS = 10_000;

/**
 * Modals that open automatically for every member would cover what a test is doing. They are
 * suppressed except in tests about them (`overlays`).
 */
const QUIET = [
  STORAGE_KEYS.neverShowAgainFacebookReminder,
  STORAGE_KEYS.neverShowAgainWelcomeModal,
  STORAGE_KEYS.hasSeenChallengeModal,
  EVENT_POPUP,
];
const keepOverlaysAway = (names: readonly string[]) => {
  try {
    for (const name of names) localStorage.setItem(name, 'true');
  } catch {
    // A frame without storage has no overlays either.
  }
};

/** A browser in which the visitor has chosen about cookies, so that the question covers nothing. */
const CHOSEN = { name: CONSENT_COOKIE, value: consentText(NECESSARY_ONLY, 'e2e-e2e-e2e-e2e-e2e') };

interface OfTests {
  atlas: Atlas;
  /** Whether public pages ask about cookies. */
  asksConsent: boolean;
  /** Whether modals may open automatically. */
  overlays: boolean;
}

interface OfWorkers {
  build: 'production' | 'development';
  /**
   * Address of this worker’s server. The server has its own copy of the demo data, so that no other
   * worker sees what its tests write.
   */
  server: string;
}

/**
 * The `atlas` fixture watches every test, including tests that do not name it. After `goto`, the
 * test continues once the page is interactive.
 */
export const test = base.extend<OfTests, OfWorkers>({
  asksConsent: [false, { option: true }],
  overlays: [false, { option: true }],
  build: ['production', { option: true, scope: 'worker' }],

  server: [
    async ({ build }, use, { workerIndex }) => {
      const data = copyDemoData();
      const args = build === 'development' ? [DEVELOPMENT_BUILD] : [];
      const child = fork(join(import.meta.dirname, 'serve.ts'), args, { env: { ...process.env, ...serverEnvironment(data, workerIndex) } });
      const exit = once(child, 'exit');
      const [address] = (await Promise.race([
        once(child, 'message'),
        exit.then(() => Promise.reject(new Error('The server did not start.'))),
      ])) as [string];
      await use(address);
      if (child.kill()) await exit;
      rmSync(data, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ server }, provide) => provide(server),

  page: async ({ page, javaScriptEnabled }, provide) => {
    const open = page.goto.bind(page);
    page.goto = async (url, options) => {
      const response = await open(url, options);
      if (javaScriptEnabled && options?.waitUntil !== 'commit')
        await page.waitForFunction(() => !('atlasEarly' in window), undefined, { timeout: STARTS_MS }).catch(() => undefined);
      return response;
    };
    await provide(page);
  },
  atlas: [
    async ({ context, server, overlays, asksConsent }, use) => {
      const atlas = new Atlas(context, server);
      if (!asksConsent) await context.addCookies([{ ...CHOSEN, url: server }]);
      if (!overlays) await context.addInitScript(keepOverlaysAway, QUIET);
      await atlas.watch();
      await use(atlas);
      atlas.check();
    },
    { auto: true },
  ],
});

/** Waits until the application is interactive. Before that, the page only records clicks. */
export const started = async (page: Page): Promise<void> => void (await page.waitForFunction(() => !('atlasEarly' in window)));

/** Signs in through the form of the page that is shown. */
export async function logIn(page: Page, key: string, password = PASSWORD): Promise<void> {
  await started(page);
  await page.getByLabel('Email').fill(`${key}@atlas.example`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

const documents = JSON.parse(readFileSync(join(import.meta.dirname, '../../persisted-queries.json'), 'utf8')) as Record<string, string>;

/** The text of the document that a request runs; empty for any other request. */
export function documentOf(request: Request): string {
  if (!request.url().endsWith('/api/graphql')) return '';
  const { id, query } = request.postDataJSON() as { id?: string; query?: string };
  return query ?? documents[id ?? ''] ?? '';
}

/**
 * Performs an action whose result the page shows before the server confirms it, and waits for the
 * server’s response.
 */
export async function answered(page: Page, mutation: string, act: () => Promise<unknown>): Promise<void> {
  const answer = page.waitForResponse((response) => documentOf(response.request()).startsWith(`mutation ${mutation}(`));
  await act();
  expect((await answer).status()).toBe(200);
}

/** Presses Tab until the control has the focus. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never reaches ${String(control)}`);
}
