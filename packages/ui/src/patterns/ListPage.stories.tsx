import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Vignette } from '../components/art/Vignette.tsx';
import { ColumnChooser } from '../components/tables/ColumnChooser.tsx';
import { DataTable } from '../components/tables/DataTable.tsx';
import { ExportMenu } from '../components/tables/ExportMenu.tsx';
import { FilterBar } from '../components/tables/FilterBar.tsx';
import { Pagination } from '../components/tables/Pagination.tsx';
import { sampleUserActions, sampleUserColumns, sampleUsers } from '../components/tables/sampleUsers.tsx';
import { EmptyState } from '../components/feedback/EmptyState.tsx';
import { SearchField } from '../components/forms/SearchField.tsx';
import { Select } from '../components/forms/Select.tsx';
import { CourseCard } from '../components/learning/CourseCard.tsx';
import { CourseGrid } from '../components/learning/CourseGrid.tsx';
import { sampleCourses } from '../components/learning/sampleLessons.ts';
import { Button } from '../primitives/Button.tsx';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { Chip } from '../primitives/Chip.tsx';
import { ListPage } from './ListPage.tsx';
import { inMemberLayout } from './sampleLayouts.tsx';
import { inStaffLayout } from './sampleStaffLayout.tsx';

const meta = {
  title: 'Patterns/ListPage',
  component: ListPage,
  args: {
    title: 'My Courses',
    filters: (
      <>
        <Chip href="#all" selected>
          All
        </Chip>
        <Chip href="#watching">Watching</Chip>
        <Chip href="#completed">Completed</Chip>
      </>
    ),
    children: (
      <CourseGrid label="My Courses">
        {sampleCourses.map((course) => (
          <CourseCard key={course.coverId} {...course} />
        ))}
      </CourseGrid>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Use it for many records of one type. Everything except the list stays while the list changes.\n\n**Do** put the search and the filters above the list, and one action next to the title.\n\n**Don’t** use it for one record (DetailPage), or to read from top to bottom (ReadingPage).',
      },
    },
  },
} satisfies Meta<typeof ListPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const decorators = [inMemberLayout({ menu: 'My Courses', tab: 'Courses' })];

export const Courses: Story = { decorators };
export const Empty: Story = {
  decorators,
  args: {
    children: (
      <EmptyState
        vignette={<Vignette of="lessons" />}
        title="No available product for the moment"
        text="When your first payment is approved, your courses appear here. Until then, the free lessons are open."
        action={
          <ButtonLink variant="primary" href="#free">
            Open free lessons
          </ButtonLink>
        }
      />
    ),
  },
  parameters: { pictures: false },
};

/**
 * A staff list: search and filters in the tools, selected rows with bulk actions, numbered pages.
 */
export const Users: Story = {
  decorators: [inStaffLayout('Users')],
  args: {
    title: 'Users',
    count: '348',
    actions: (
      <>
        <ExportMenu onExport={fn()} />
        <ButtonLink href="#new">New User</ButtonLink>
      </>
    ),
    tools: (
      <FilterBar
        fold="always"
        search={<SearchField label="Search users" placeholder="Name, email, ID" value="" onSearch={fn()} />}
        active={[
          { id: 'joined', label: 'Joined in 2025', onRemove: fn() },
          { id: 'member', label: 'Member', onRemove: fn() },
        ]}
        quick={
          <>
            <Chip>Due in 7 days</Chip>
            <Chip>Stuck over 14 days</Chip>
          </>
        }
        onClear={fn()}
        tools={<ColumnChooser columns={sampleUserColumns} visible={sampleUserColumns.map(({ id }) => id)} onChange={fn()} />}
      >
        <Select
          name="batch"
          label="Batch"
          value=""
          onChange={fn()}
          options={[{ value: '17', label: 'Batch 17' }]}
          placeholder="Every batch"
        />
      </FilterBar>
    ),
    filters: undefined,
    children: (
      <DataTable
        label="Users"
        columns={sampleUserColumns}
        rows={sampleUsers}
        rowKey={({ tribeId }) => tribeId}
        sort={{ column: 'due', direction: 'ascending' }}
        onSort={fn()}
        rowActions={sampleUserActions}
        selection={{
          selected: new Set(['T-01833', 'T-01851', 'T-01842']),
          onChange: fn(),
          rowLabel: ({ name }) => `Select ${name}`,
          text: '3 on this page selected.',
          offer: 'Select all 348 matching',
          onSelectAll: fn(),
          actions: (
            <>
              <Button variant="primary" size="dense">
                Enroll
              </Button>
              <Button size="dense">Extend</Button>
              <Button variant="danger-quiet" size="dense">
                Archive
              </Button>
            </>
          ),
        }}
      />
    ),
    footer: (
      <Pagination
        pages={[1, 2, 3, 4, 5].map((number) => ({ number, href: `#${number}` }))}
        current={1}
        nextHref="#2"
        summary="1–10 of 348"
      />
    ),
  },
};
