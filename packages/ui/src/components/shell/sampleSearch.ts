import BookOpen from 'lucide-react/icons/book-open';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CirclePlay from 'lucide-react/icons/circle-play';
import type { SearchGroup, SearchTypeFilter } from './SearchResult.ts';

export const sampleSearchTypes: readonly SearchTypeFilter[] = [
  { value: 'course', label: 'Courses' },
  { value: 'event', label: 'Events' },
  { value: 'resource', label: 'Resources' },
  { value: 'lesson', label: 'Lessons' },
];

export const sampleSearchGroups: readonly SearchGroup[] = [
  {
    type: 'course',
    label: 'Courses',
    icon: BookOpen,
    results: [{ id: 'c1', title: 'Upwork: from profile to first client', href: '#c1' }],
  },
  {
    type: 'event',
    label: 'Events',
    icon: CalendarDays,
    results: [{ id: 'e1', title: 'Upwork profile clinic', href: '#e1', meta: 'Thursday, 11/20/2025 8:00 PM' }],
  },
  {
    type: 'lesson',
    label: 'Lessons',
    icon: CirclePlay,
    results: [
      { id: 'l1', title: 'Your Upwork headline', href: '#l1', meta: 'Upwork: from profile to first client' },
      { id: 'l2', title: 'Reading an Upwork job post', href: '#l2', meta: 'Proposals that get read' },
    ],
  },
];
