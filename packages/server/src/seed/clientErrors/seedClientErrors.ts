import { clientErrors } from '../../modules/clientErrors/tables.ts';
import { demoRequestId } from '../demoRequestId.ts';
import { daysFrom, type Seed } from '../seed.ts';
import { seededRandom } from '../seededRandom.ts';

const DAYS = 28;
const COUNT = 48;
const BUILDS = ['Bq81LmXz', 'DR0r5Hto', 'CkP2v9wE'] as const;
const BROWSERS = ['Chrome', 'Chrome', 'Facebook', 'Facebook', 'Samsung Internet', 'Safari'] as const;

const TOLD = [
  {
    kind: 'render',
    route: 'viewLesson',
    message: "TypeError: Cannot read properties of undefined (reading 'duration')",
    stack: 'at VideoPlayer (/assets/LessonScreen-C7yGm2pN.js:1:4120)\nat draw (/assets/index-DR0r5Hto.js:9:58211)',
  },
  {
    kind: 'rejection',
    route: 'checkout',
    message: 'AbortError: The operation was aborted.',
    stack: 'at send (/assets/CheckoutScreen-D2kq8ZbA.js:1:9034)',
  },
  {
    kind: 'error',
    route: 'home',
    message: 'ReferenceError: webkit is not defined',
    stack: 'at (/:1:88)',
  },
  { kind: 'policy', route: 'viewCourse', message: 'script-src-elem inline', stack: '' },
  {
    kind: 'error',
    route: null,
    message: 'ResizeObserver loop completed with undelivered notifications.',
    stack: '',
  },
] as const;

/** Seeds browser errors of four weeks, with more of them recently. */
export async function seedClientErrors(seed: Seed): Promise<void> {
  const random = seededRandom('client errors');
  await seed.tx.insert(clientErrors).values(
    Array.from({ length: COUNT }, (_none, index) => {
      const ago = DAYS * (1 - (index + 1) / COUNT) ** 2;
      return {
        ...random.pick(TOLD),
        at: new Date(daysFrom(seed, -ago).getTime() - random.between(5, 90) * 60_000),
        build: BUILDS[Math.floor((index * BUILDS.length) / COUNT)] ?? BUILDS[0],
        browser: random.pick(BROWSERS),
        requestId: demoRequestId('clientErrors', index),
      };
    }),
  );
}
