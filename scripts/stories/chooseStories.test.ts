import { describe, expect, it } from 'vitest';
import { CommandError } from '../command.ts';
import { chooseStories, type IndexEntry } from './chooseStories.ts';

const story = (id: string, title: string, type = 'story'): IndexEntry => ({ id, title, name: id.split('--')[1] ?? '', type });
const INDEX = [
  story('primitives-button--docs', 'Primitives/Button', 'docs'),
  story('primitives-button--playground', 'Primitives/Button'),
  story('primitives-button--sizes', 'Primitives/Button'),
  story('primitives-buttonlink--playground', 'Primitives/ButtonLink'),
  story('screens-staff-courses-intro--filled', 'Screens/Staff/Courses/Intro'),
  story('screens-staff-courses-intro-preview--filled', 'Screens/Staff/Courses/Intro preview'),
  story('screens-staff-lesson-files-edit--filled', 'Screens/Staff/Lesson files/Edit'),
];

describe('the stories of a run', () => {
  const ids = (...words: string[]) => chooseStories(INDEX, words).stories.map(({ id }) => id);

  it('are all of them without a word', () => expect(ids()).toHaveLength(6));

  it.each([
    ['primitives-button', ['primitives-button--playground', 'primitives-button--sizes']],
    ['Primitives/Button', ['primitives-button--playground', 'primitives-button--sizes']],
    ['screens-staff-courses-intro', ['screens-staff-courses-intro--filled']],
    ['screens-staff-courses', ['screens-staff-courses-intro--filled', 'screens-staff-courses-intro-preview--filled']],
    ['Screens/Staff/Lesson files', ['screens-staff-lesson-files-edit--filled']],
    ['primitives-button--sizes', ['primitives-button--sizes']],
    ['primitives-button--sizes-dark', ['primitives-button--sizes']],
    ['screens-staff-courses-intro--filled-desktop-dark', ['screens-staff-courses-intro--filled']],
  ])('match %s exactly or by their folder', (word, expected) => expect(ids(word)).toEqual(expected));

  it('are those of every word, each once, in the order of the index', () =>
    expect(ids('primitives-buttonlink', 'primitives')).toEqual(ids('primitives')));

  it('limit -u to the named pictures', () => {
    expect(chooseStories(INDEX, ['primitives-button--sizes-dark']).pictures).toEqual(['primitives-button--sizes-dark']);
    expect(chooseStories(INDEX, ['primitives-button--sizes']).pictures).toBeNull();
  });

  it.each([
    ['primitives-buton', "No title, folder, story or picture has the id 'primitives-buton'. Similar: primitives-button."],
    ['button', "No title, folder, story or picture has the id 'button'. Similar: primitives-button, primitives-buttonlink."],
    ['primitives-button--size', 'Similar: primitives-button--sizes'],
    ['zebra', "No title, folder, story or picture has the id 'zebra'."],
    ['', "has the id ''"],
  ])('are refused for %j', (word, message) => {
    expect(() => chooseStories(INDEX, ['screens', word])).toThrow(CommandError);
    expect(() => chooseStories(INDEX, ['screens', word])).toThrow(message);
  });

  it('are refused for a picture next to a title', () =>
    expect(() => chooseStories(INDEX, ['primitives-button--sizes-dark', 'screens'])).toThrow('not both'));
});
