import { Link } from '@atlas/ui';
import { can } from '@atlas/domain/access';
import { routePath } from '@atlas/domain/navigation';
import { whyNotArchiveProduct } from '@atlas/domain/products';
import { graphql } from 'react-relay/hooks';
import { useLocation } from 'wouter';
import type { Action } from '../../admin/actions/Action.ts';
import { type ArchivableRecord, type Archive, useArchive } from '../../admin/actions/useArchive.ts';
import { useAuth } from '../../session/authContext.ts';
import type { useArchiveProductMutation } from './__generated__/useArchiveProductMutation.graphql.ts';

interface ArchivableProduct extends ArchivableRecord {
  readonly funnels: readonly { readonly databaseId: number; readonly name: string; readonly state: string }[];
}

/**
 * Archives a product, so that it is no longer offered, or restores it. While a funnel sells it, the
 * action explains why it cannot be archived and leads to the funnel instead.
 */
export function useArchiveProduct(): Archive<ArchivableProduct> {
  const archive = useArchive<useArchiveProductMutation, ArchivableProduct>(
    graphql`
      mutation useArchiveProductMutation($id: Int!, $archived: Boolean!) {
        setProductArchived(databaseId: $id, archived: $archived) {
          archivedAt
          state
          revision
        }
      }
    `,
    {
      noun: 'product',
      consequence: 'It is no longer offered. People who have it keep it, and you can restore it at any time.',
    },
  );
  const [, navigate] = useLocation();
  const { currentUser } = useAuth();
  return (product, reload) => {
    const funnels = product.funnels.map(({ databaseId, name, state }) => ({ id: databaseId, name, state: state.toLowerCase() }));
    const problem = product.archivedAt == null ? whyNotArchiveProduct(funnels) : null;
    const selling = funnels.filter((funnel) => whyNotArchiveProduct([funnel]) !== null);
    // Without the page of a funnel, the server's refusal appears in the dialog.
    if (problem === null || !can(currentUser, { page: 'funnel' })) return archive(product, reload);
    return closeFunnelFirst(product.name, problem, selling, navigate);
  };
}

/** Explains why a product cannot be archived, with links to the funnels that sell it. */
function closeFunnelFirst(
  name: string,
  problem: string,
  selling: readonly { id: number; name: string }[],
  navigate: (path: string) => void,
): Action {
  const pathOf = (id: number) => routePath('funnel', { id: String(id) });
  return {
    confirm: {
      title: `${name} cannot be archived yet`,
      consequence: (
        <>
          {problem}{' '}
          {selling.map((funnel, at) => (
            <span key={funnel.id}>
              {at > 0 && ', '}
              <Link href={pathOf(funnel.id)}>{funnel.name}</Link>
            </span>
          ))}
        </>
      ),
      confirmText: 'Open the funnel',
    },
    run: async () => {
      if (selling[0]) navigate(pathOf(selling[0].id));
      return Promise.resolve();
    },
  };
}
