import type { AuditedChange } from '@atlas/domain/audit';
import { graphql, readInlineData } from 'react-relay/hooks';
import type { auditChange_entry$key } from './__generated__/auditChange_entry.graphql.ts';

const personOf = (person: { readonly databaseId: number; readonly name: string } | null | undefined) =>
  person ? { id: person.databaseId, name: person.name } : null;

/** Reads a change of the audit in the form that its sentence takes. */
export function auditChange(ref: auditChange_entry$key): AuditedChange {
  const { actor, onBehalfOf, action, subjectType, subjectId, subject } = readInlineData<auditChange_entry$key>(
    graphql`
      fragment auditChange_entry on AuditEntry @inline {
        actor {
          databaseId
          name
        }
        onBehalfOf {
          databaseId
          name
        }
        action
        subjectType
        subjectId
        subject {
          name
          isGone
        }
      }
    `,
    ref,
  );
  const { name, isGone } = subject;
  return {
    actor: personOf(actor),
    onBehalfOf: personOf(onBehalfOf),
    action,
    record: { type: subjectType, id: subjectId, name, isGone },
  };
}
