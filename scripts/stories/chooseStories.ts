import { CommandError } from '../command.ts';

/** An entry of Storybook's index.json. */
export interface IndexEntry {
  /** Made of the ids of its title and its name: "primitives-button--sizes". */
  readonly id: string;
  /** The title with its folders: "Primitives/Button". */
  readonly title: string;
  readonly name: string;
  readonly type: string;
}

/** The stories of a run. */
export interface ChosenStories {
  readonly stories: readonly IndexEntry[];
  /** The pictures that `-u` accepts, by name; null for all of these stories. */
  readonly pictures: readonly string[] | null;
}

/** Converts a title to an id as Storybook does. */
const idOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The ids of a title and of the folders that contain it. */
function idsOf(title: string): string[] {
  const parts = title.split('/');
  return parts.map((_, index) => idOf(parts.slice(0, index + 1).join('/')));
}

const LOOK = /(?:-(?:phone|desktop))?-(?:light|dark)$/;

/** The number of letters to change, add or remove between two words. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [column, against] of [...other].entries())
      next.push(Math.min(next[column]! + 1, row[column + 1]! + 1, row[column]! + (letter === against ? 0 : 1)));
    row = next;
  }
  return row.at(-1)!;
}

/** The ids most similar to a mistyped one, best first. */
function similar(word: string, ids: readonly string[]): string[] {
  if (word === '') return [];
  const rank = (id: string) => (id.includes(word) ? 0 : distance(word, id));
  const known = [...new Set(ids)].map((id) => ({ id, rank: rank(id) })).filter((each) => each.rank <= 2);
  return known
    .toSorted((one, other) => one.rank - other.rank || one.id.length - other.id.length)
    .slice(0, 3)
    .map(({ id }) => id);
}

/**
 * Chooses the stories of a run. A word is the id of a title (`primitives-button`), of a folder
 * (`screens-staff`), of a story (`primitives-button--sizes`) or the name of a picture
 * (`primitives-button--sizes-dark`). It matches exactly, so that `primitives-button` excludes
 * ButtonLink. Without words, all stories are chosen.
 *
 * @throws CommandError when a word matches nothing, with similar ids
 */
export function chooseStories(entries: readonly IndexEntry[], words: readonly string[]): ChosenStories {
  const stories = entries.filter(({ type }) => type === 'story');
  if (words.length === 0) return { stories, pictures: null };
  const matched = words.map((word) => {
    const id = word.includes('--') ? word : idOf(word);
    const inTitle = stories.filter((story) => story.id === id || idsOf(story.title).includes(id));
    if (inTitle.length > 0) return { stories: inTitle, picture: null };
    const ofPicture = LOOK.test(id) ? stories.filter((story) => story.id === id.replace(LOOK, '')) : [];
    if (ofPicture.length > 0) return { stories: ofPicture, picture: id };
    const ids = stories.flatMap((story) => (id.includes('--') ? [story.id] : idsOf(story.title)));
    const nearest = similar(id, ids);
    const suggestion = nearest.length > 0 ? ` Similar: ${nearest.join(', ')}.` : '';
    throw new CommandError(`No title, folder, story or picture has the id '${word}'.${suggestion}`, 2);
  });
  const ids = new Set(matched.flatMap((match) => match.stories.map(({ id }) => id)));
  // A story chosen as a whole has all its pictures accepted, which a list of pictures cannot state.
  const pictures = matched.flatMap(({ picture }) => picture ?? []);
  if (pictures.length > 0 && pictures.length < matched.length)
    throw new CommandError('Name pictures, or titles and stories, but not both.', 2);
  return { stories: stories.filter(({ id }) => ids.has(id)), pictures: pictures.length > 0 ? pictures : null };
}
