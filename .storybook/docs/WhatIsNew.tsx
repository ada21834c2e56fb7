import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { daysOfChanges } from 'virtual:what-is-new';
import type { Changed } from 'virtual:what-is-new';

const dated = (day: string) =>
  new Intl.DateTimeFormat('en-PH', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

function ChangedLink({ change: { title, story, id } }: { change: Changed }) {
  const name = `${title.replaceAll('/', ' / ')}${story === null ? '' : `: ${story}`}`;
  if (id === null) return <>{name}</>;
  return (
    <AnchorMdx href={`?path=/${story === null ? 'docs' : 'story'}/${id}`} target="_self">
      {name}
    </AnchorMdx>
  );
}

/** A list of changes, closed when it is long. */
function Changes({ heading, of }: { heading: string; of: readonly Changed[] }) {
  if (of.length === 0) return null;
  return (
    <details open={of.length <= 12}>
      <summary>
        {heading} ({of.length})
      </summary>
      <ul>
        {of.map((change) => (
          <li key={`${change.title} ${change.story}`}>
            <ChangedLink change={change} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The changes of stories by day, from the history of the repository. */
export function WhatIsNew() {
  if (daysOfChanges.length === 0) return <p>This build has no history of the repository.</p>;
  return daysOfChanges.map(({ day, newPages, newStories, newLooks, removed }) => (
    <section key={day} aria-label={dated(day)}>
      <h2>{dated(day)}</h2>
      <Changes heading="New pages" of={newPages} />
      <Changes heading="New states and variants" of={newStories} />
      <Changes heading="Pages with another look" of={newLooks} />
      <Changes heading="Removed" of={removed} />
    </section>
  ));
}
