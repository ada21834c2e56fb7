import { graphql } from 'react-relay/hooks';
import { useSubmit } from '../../../relay/useSubmit.ts';
import type { PublishInput, usePublishingCourseMutation } from './__generated__/usePublishingCourseMutation.graphql.ts';
import type { usePublishingEventMutation } from './__generated__/usePublishingEventMutation.graphql.ts';
import type { usePublishingLessonMutation } from './__generated__/usePublishingLessonMutation.graphql.ts';
import type { usePublishingResourceMutation } from './__generated__/usePublishingResourceMutation.graphql.ts';

/** The kinds of content that staff publish. */
export type PublishedNoun = 'course' | 'event' | 'lesson' | 'resource';

export interface Publishing {
  publish: (input: PublishInput, options?: { withDrafts?: boolean; reload?: (() => Promise<unknown>) | undefined }) => Promise<unknown>;
  unpublish: (reload?: () => Promise<unknown>) => Promise<unknown>;
}

/** The mutations that publish an item, and make it a draft again. */
export function usePublishing(noun: PublishedNoun, id: number): Publishing {
  const all = {
    course: useSubmit<usePublishingCourseMutation>(graphql`
      mutation usePublishingCourseMutation($id: Int!, $publish: Boolean!, $input: PublishInput!, $withDrafts: Boolean) {
        publishCourse(databaseId: $id, input: $input, withDrafts: $withDrafts) @include(if: $publish) {
          publication
          publishedAt
          revision
        }
        unpublishCourse(databaseId: $id) @skip(if: $publish) {
          publication
          publishedAt
          revision
        }
      }
    `),
    event: useSubmit<usePublishingEventMutation>(graphql`
      mutation usePublishingEventMutation($id: Int!, $publish: Boolean!, $input: PublishInput!) {
        publishEvent(databaseId: $id, input: $input) @include(if: $publish) {
          publication
          publishedAt
          revision
        }
        unpublishEvent(databaseId: $id) @skip(if: $publish) {
          publication
          publishedAt
          revision
        }
      }
    `),
    lesson: useSubmit<usePublishingLessonMutation>(graphql`
      mutation usePublishingLessonMutation($id: Int!, $publish: Boolean!, $input: PublishInput!) {
        publishLesson(databaseId: $id, input: $input) @include(if: $publish) {
          publication
          publishedAt
          revision
        }
        unpublishLesson(databaseId: $id) @skip(if: $publish) {
          publication
          publishedAt
          revision
        }
      }
    `),
    resource: useSubmit<usePublishingResourceMutation>(graphql`
      mutation usePublishingResourceMutation($id: Int!, $publish: Boolean!, $input: PublishInput!) {
        publishResource(databaseId: $id, input: $input) @include(if: $publish) {
          publication
          publishedAt
          revision
        }
        unpublishResource(databaseId: $id) @skip(if: $publish) {
          publication
          publishedAt
          revision
        }
      }
    `),
  };
  const submit = all[noun];
  return {
    publish: (input, { withDrafts = false, reload } = {}) => submit({ id, publish: true, input, withDrafts }, reload),
    unpublish: (reload) => submit({ id, publish: false, input: { when: 'NOW' } }, reload),
  };
}
