import { graphql } from 'react-relay/hooks';
import { useArchive } from '../../admin/actions/useArchive.ts';
import type { useArchiveCouponMutation } from './__generated__/useArchiveCouponMutation.graphql.ts';

/** Archives a coupon, so that its code no longer works, or restores it. */
export const useArchiveCoupon = () =>
  useArchive<useArchiveCouponMutation>(
    graphql`
      mutation useArchiveCouponMutation($id: Int!, $archived: Boolean!) {
        setCouponArchived(databaseId: $id, archived: $archived) {
          archivedAt
          state
          revision
        }
      }
    `,
    {
      noun: 'coupon',
      consequence: 'Its code no longer works. Orders that used it keep their price, and you can restore it.',
    },
  );
