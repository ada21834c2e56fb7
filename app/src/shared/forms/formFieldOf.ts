import type { FormField, FormFieldType, FormFileKind } from '@atlas/domain/forms';
import { graphql, readInlineData } from 'react-relay/hooks';
import type { formFieldOf_field$key } from './__generated__/formFieldOf_field.graphql.ts';

/** A field of a form, as domain's rules read it. */
export function formFieldOf(ref: formFieldOf_field$key): FormField {
  const { key, type, label, hint, required, options, accept, showIf } = readInlineData(
    graphql`
      fragment formFieldOf_field on FormField @inline {
        key
        type
        label
        hint
        required
        options
        accept
        showIf {
          key
          equals
        }
      }
    `,
    ref,
  );
  return {
    key,
    type: type.toLowerCase() as FormFieldType,
    label,
    ...(hint != null && hint !== '' && { hint }),
    ...(required && { required }),
    ...(options.length > 0 && { options }),
    ...(accept != null && { accept: accept.toLowerCase() as FormFileKind }),
    ...(showIf != null && { showIf: { key: showIf.key, equals: showIf.equals } }),
  };
}
