import { describe, expect, it } from 'vitest';
import { changesByDay } from './whatIsNew.ts';

const PATCHES = `commit 2026-11-26T20:30:03+00:00

diff --git a/app/src/member/wins/Wins.stories.tsx b/app/src/member/wins/Wins.stories.tsx
new file mode 100644
--- /dev/null
+++ b/app/src/member/wins/Wins.stories.tsx
@@ -0,0 +1,3 @@
+  title: 'Screens/Member/Wins',
+export const Filled: Story = {};
diff --git a/packages/ui/src/primitives/Chip.stories.tsx b/packages/ui/src/primitives/Chip.stories.tsx
@@ -1,1 +1,2 @@
-export const Plain: Story = {};
+export const Plain: Story = { args: {} };
+export const WithIcon: Story = {};
commit 2026-11-25T20:30:03+00:00

diff --git a/packages/ui/src/primitives/Pill.stories.tsx b/packages/ui/src/primitives/Pill.stories.tsx
deleted file mode 100644
@@ -1,1 +0,0 @@
-  title: 'Primitives/Pill',
-export const Plain: Story = {};
commit 2026-11-24T20:30:03+00:00

diff --git a/packages/ui/src/primitives/Chip.stories.tsx b/packages/ui/src/primitives/Chip.stories.tsx
@@ -1,1 +1,1 @@
-  args: {},
+  args: { text: 'a' },
`;
const PICTURES = `commit 2026-11-26T20:30:03+00:00

M\ttests/visual/baseline/primitives-chip--plain-light.png
M\ttests/visual/baseline/primitives-chip--plain-dark.png
M\ttests/visual/baseline/screens-member-wins--filled-phone-light.png
A\ttests/visual/baseline/primitives-chip--with-icon-dark.png
commit 2026-11-25T10:00:00+00:00

M\ttests/visual/baseline/gone-page--plain-light.png
`;
const TITLES = new Map([
  ['app/src/member/wins/Wins.stories.tsx', 'Screens/Member/Wins'],
  ['packages/ui/src/primitives/Chip.stories.tsx', 'Primitives/Chip'],
]);

describe('what is new', () => {
  it('lists pages, stories, looks and removals by day, newest first', () => {
    expect(changesByDay(PATCHES, PICTURES, TITLES)).toEqual([
      {
        day: '2026-11-26',
        newPages: [{ title: 'Screens/Member/Wins', story: null, id: 'screens-member-wins--docs' }],
        newStories: [{ title: 'Primitives/Chip', story: 'With Icon', id: 'primitives-chip--with-icon' }],
        newLooks: [{ title: 'Primitives/Chip', story: null, id: 'primitives-chip--docs' }],
        removed: [],
      },
      {
        day: '2026-11-25',
        newPages: [],
        newStories: [],
        newLooks: [],
        removed: [{ title: 'Primitives/Pill', story: null, id: null }],
      },
    ]);
  });

  it('is empty without a history', () => expect(changesByDay('', '', TITLES)).toEqual([]));
});
