import { sessionUserSchema, SEEDED_ACCESS, type Role } from '@atlas/domain/access';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { AuthContext, type Auth } from '../session/authContext.ts';
import { PageBreadcrumbs } from './PageBreadcrumbs.tsx';

/** The texts of a page's breadcrumbs in order. A link is followed by its address. */
function trailAt(path: string, role: Role | null): string[] {
  const currentUser =
    role === null ? null : sessionUserSchema.parse({ id: 1, email: 'a@b.example', roles: [role], ...SEEDED_ACCESS[role] });
  render(
    <Router hook={memoryLocation({ path }).hook}>
      <AuthContext value={{ currentUser } as Auth}>
        <PageBreadcrumbs />
      </AuthContext>
    </Router>,
  );
  return screen.queryAllByRole('listitem').map((item) => {
    const address = within(item).queryByRole('link')?.getAttribute('href');
    return address ? `${item.textContent} ${address}` : (item.textContent ?? '');
  });
}

test.each([
  ['/courses/200/edit', 'admin', ['Courses /courses', 'Details /courses/200', 'Edit']],
  ['/courses/my-courses/200', 'admin', ['Courses /courses', 'My courses /courses/my-courses', 'Details']],
  ['/courses/my-courses/200', 'member', ['My courses /courses/my-courses', 'Details']],
  ['/courses/my-courses/200/5', 'member', ['My courses /courses/my-courses', 'Details /courses/my-courses/200', 'Details']],
  ['/courses', 'admin', []],
  ['/courses/my-courses', 'member', []],
  ['/courses/200/edit', null, []],
] as const)('shows the trail at %s as %s', (path, role, expected) => {
  expect(trailAt(path, role)).toEqual(expected);
});
