import { NAMED_QUEUES, queueText } from '@atlas/domain/jobs';
import { describe, expect, it } from 'vitest';
import { AUTHORIZATIONS } from './authorizations.ts';
import { BULK } from './bulk.ts';
import { EXPORTS } from './exports.ts';
import { JOBS } from './jobs.ts';

/** Names that occur twice. */
const twice = (names: readonly unknown[]): unknown[] => names.filter((name, index) => names.indexOf(name) !== index);

describe('the generated registries contain nothing but what their files are for', () => {
  it('jobs, each with a queue of its own', () => {
    for (const { queue, run } of JOBS) expect([typeof queue, typeof run]).toEqual(['string', 'function']);
    expect(twice(JOBS.map(({ queue }) => queue))).toEqual([]);
  });

  it('jobs, each named in words for staff', () => {
    expect(JOBS.map(({ queue }) => queue).toSorted()).toEqual(NAMED_QUEUES.toSorted());
    for (const { queue } of JOBS) expect(queueText(queue)).not.toMatch(/letter|^\w+:/i);
  });

  it('bulk operations, each with a name of its own', () => {
    for (const { name, apply } of BULK) expect([typeof name, typeof apply]).toEqual(['string', 'function']);
    expect(twice(BULK.map(({ name }) => name))).toEqual([]);
  });

  it('exports, each of a list of its own', () => {
    for (const { list } of EXPORTS) expect(typeof list.name).toBe('string');
    expect(twice(EXPORTS.map(({ list }) => list.name))).toEqual([]);
  });

  it('access rules', () => {
    for (const rules of AUTHORIZATIONS) expect(rules.types ?? rules.fields).toBeTypeOf('object');
  });
});
