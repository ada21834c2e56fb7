import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { unusedParts } from 'virtual:unused-parts';

/** Converts a title to an id as Storybook does. */
const idOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z\d]+/g, '-');

/** The parts that no screen uses yet, by folder. */
export function UnusedParts() {
  const shelves = Object.entries(Object.groupBy(unusedParts, ({ page }) => page.split('/').slice(0, -1).join(' / ')));
  if (shelves.length === 0) return <p>Every part is used by a screen.</p>;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Folder</th>
          <th scope="col">Parts</th>
        </tr>
      </thead>
      <tbody>
        {shelves.map(([shelf, parts = []]) => (
          <tr key={shelf}>
            <th scope="row">{shelf}</th>
            <td>
              {parts.map(({ name, page }, index) => (
                <span key={name}>
                  {index > 0 && ', '}
                  <AnchorMdx href={`?path=/docs/${idOf(page)}--docs`} target="_self">
                    {name}
                  </AnchorMdx>
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
