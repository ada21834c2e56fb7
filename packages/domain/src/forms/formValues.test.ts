import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { newAccessLevelForm } from '../access/accessLevelForm.ts';
import { courseForm } from '../courses/courseForm.ts';
import { lessonForm } from '../courses/lessonForm.ts';
import { eventForm } from '../events/eventForm.ts';
import { stageForm } from '../journey/stageForm.ts';
import { resourceForm } from '../resources/resourceForm.ts';
import { DEFAULT_TIME_ZONE } from '../time/timeZones.ts';
import { emptyValues, formValues, idsOf } from './formValues.ts';
import { validateWith } from './validateWith.ts';

describe('emptyValues', () => {
  it('gives every field its default or the empty value of its type', () => {
    expect(emptyValues(courseForm)).toEqual({ name: '', shortDescription: '', description: '', authorId: null, accessLevelIds: [] });
    expect(emptyValues(stageForm)).toEqual({ name: '', description: '', tasks: [], managerIds: [], reviewerIds: [] });
  });

  it('leaves a required choice or number open', () => {
    expect(emptyValues(lessonForm([]))).toMatchObject({ unitId: null, type: null, durationSeconds: null });
  });

  it('reads the fields of a form that transforms its values', () => {
    expect(emptyValues(resourceForm())).toMatchObject({ source: null, url: '', isPublic: false, accessLevelIds: [] });
    expect(emptyValues(eventForm)).toMatchObject({ every: null, interval: 1, timeZone: DEFAULT_TIME_ZONE, weekDays: [], until: '' });
    expect(emptyValues(newAccessLevelForm)).toEqual({ name: '', role: null, pageAccess: [], functionAccess: [], key: '' });
  });

  it.each([
    ['default', z._default(z.number(), 3), 3],
    ['optional text', z.optional(z.string()), ''],
    ['nullable number', z.nullable(z.number()), null],
    ['required number', z.number(), null],
    ['flag', z.boolean(), false],
    ['choice', z.enum(['a', 'b']), null],
    ['optional list', z.nullish(z.array(z.string())), []],
  ])('is, for a %s, what its field holds before anyone types', (_kind, field, expected) => {
    expect(emptyValues(z.object({ field }))).toEqual({ field: expected });
  });

  it('shares no list between two forms', () => {
    expect(emptyValues(stageForm).tasks).not.toBe(emptyValues(stageForm).tasks);
  });

  it('rejects a schema that is not an object', () => {
    expect(() => emptyValues(z.string())).toThrow('A form is an object, not string.');
  });
});

describe('formValues', () => {
  const record = { databaseId: 7, name: 'Voice over', shortDescription: 'Short', description: null, author: { databaseId: 3 } };

  it('takes fields of the same name, the others as given, and nothing that the form does not have', () => {
    const others = { authorId: record.author.databaseId, accessLevelIds: idsOf([{ databaseId: 5 }, { databaseId: 6 }]) };
    expect(formValues(courseForm, record, others)).toEqual({
      name: 'Voice over',
      shortDescription: 'Short',
      description: '',
      authorId: 3,
      accessLevelIds: [5, 6],
    });
  });

  it('reads null as the empty value of the field', () => {
    expect(formValues(courseForm, record, { authorId: null, accessLevelIds: [] })).toMatchObject({ description: '', authorId: null });
  });

  it('gives values that the form accepts', () => {
    expect(validateWith(courseForm)(formValues(courseForm, record, { authorId: null, accessLevelIds: [] }))).toEqual({});
  });

  it('does not compile without a value that the record lacks', () => {
    // @ts-expect-error authorId and accessLevelIds are missing
    expect(formValues(courseForm, record)).toMatchObject({ authorId: null });
  });
});
