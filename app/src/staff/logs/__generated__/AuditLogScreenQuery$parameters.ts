/**
 * @generated SignedSource<<0e73bc4107f23d4e46d2f74740509366>>
 * @relayHash c26b83dc1b9abc257534f939580b25e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 809781a3e156218f328a9dda537def0fdd769af6541cd98dda260560302fd1c1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AuditLogScreenQuery } from './AuditLogScreenQuery.graphql';

const node: PreloadableConcreteRequest<AuditLogScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "809781a3e156218f328a9dda537def0fdd769af6541cd98dda260560302fd1c1",
    "metadata": {},
    "name": "AuditLogScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
