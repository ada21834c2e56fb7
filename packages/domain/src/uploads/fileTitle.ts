/**
 * The name of a file without its extension, and the extension in capitals, as shown in lists.
 *
 * @example fileTitle('Ten openings.pdf') // { title: 'Ten openings', kind: 'PDF' }
 */
export function fileTitle(name: string): { title: string; kind: string } {
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? { title: name, kind: '' } : { title: name.slice(0, dot), kind: name.slice(dot + 1).toUpperCase() };
}
