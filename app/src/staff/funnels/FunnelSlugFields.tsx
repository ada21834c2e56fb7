import { TextField } from '@atlas/ui';
import { useBoundField } from '@atlas/ui/forms/useBoundField.ts';
import { MAX_FUNNEL_NAME, MAX_SLUG, slugOf } from '@atlas/domain/funnels';
import { useSiteUrl } from '../../routing/useSiteUrl.ts';

/**
 * The name and the address of a funnel.
 *
 * @param props.suggests whether the address follows the name until it is edited; for new funnels,
 *   as a link that people have must not change by itself
 */
export function FunnelSlugFields({ suggests }: { suggests: boolean }) {
  const name = useBoundField('name', '');
  const slug = useBoundField('slug', '');
  const url = useSiteUrl(`/${slug.value}`);
  const rename = (next: string) => {
    if (suggests && slug.value === slugOf(name.value)) slug.onChange(slugOf(next));
    name.onChange(next);
  };
  return (
    <>
      <TextField {...name} name="name" label="Name" onChange={rename} maxLength={MAX_FUNNEL_NAME} required />
      <TextField
        {...slug}
        name="slug"
        label="Address"
        hint={`The link: ${url}`}
        maxLength={MAX_SLUG}
        autoCapitalize="none"
        spellCheck={false}
        required
      />
    </>
  );
}
