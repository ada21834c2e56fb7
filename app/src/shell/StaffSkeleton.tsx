import { DetailPage, ListPage } from '@atlas/ui';
import { DetailSkeleton } from '@atlas/ui/components/show/DetailSkeleton.tsx';
import { FormSkeleton } from '@atlas/ui/components/show/FormSkeleton.tsx';
import { TableSkeleton } from '@atlas/ui/components/show/TableSkeleton.tsx';
import { routeNamed, type RouteName } from '@atlas/domain/navigation';
import { StaffPage } from './StaffPage.tsx';
import type { StaffShape } from './staffShapes.ts';
import { Trail } from './Trail.tsx';

/** A staff page that is on its way, inside the frame of staff: its title where that is known, and the shape of what comes. */
export function StaffSkeleton({ name, shape }: { name: RouteName; shape: StaffShape }) {
  const { title } = routeNamed(name);
  return (
    <StaffPage title={title}>
      {shape === 'table' && (
        <ListPage title={title}>
          <TableSkeleton columns={5} />
        </ListPage>
      )}
      {shape === 'form' && (
        <DetailPage breadcrumbs={<Trail />} title={title}>
          <FormSkeleton />
        </DetailPage>
      )}
      {shape === 'detail' && <DetailSkeleton />}
    </StaffPage>
  );
}
