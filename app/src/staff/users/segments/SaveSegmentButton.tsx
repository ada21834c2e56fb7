import { Button } from '@atlas/ui';
import { type ListSearch, writeListSearch } from '@atlas/domain/lists';
import type { SegmentList } from '@atlas/domain/segments';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../routing/lazyPart.ts';

// Loaded on the first press.
const SaveSegmentDialog = lazyPart('SaveSegmentDialog', async () => (await import('./SaveSegmentDialog.tsx')).SaveSegmentDialog);

interface SaveSegmentButtonProps {
  list: SegmentList;
  /** The state of the list in its address. */
  search: ListSearch;
}

/** Button that saves the filters and the search of a list as a segment. */
export function SaveSegmentButton({ list, search }: SaveSegmentButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const query = new URLSearchParams(writeListSearch({ ...search, sort: null, page: 1, after: null })).toString();
  return (
    <>
      <Button onClick={() => setOpen(true)}>Save as segment</Button>
      {isOpen && (
        <Suspense>
          <SaveSegmentDialog list={list} search={query} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
