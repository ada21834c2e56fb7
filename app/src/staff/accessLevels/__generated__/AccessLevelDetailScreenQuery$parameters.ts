/**
 * @generated SignedSource<<f37a03f89377a424758434ed1e6f1177>>
 * @relayHash 17e531de06d9a14aef625215e32539f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 142669858eb134c16b41e4a5ac32151d58d67fba6b75d47f56192ff8d917b96e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccessLevelDetailScreenQuery } from './AccessLevelDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccessLevelDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "142669858eb134c16b41e4a5ac32151d58d67fba6b75d47f56192ff8d917b96e",
    "metadata": {},
    "name": "AccessLevelDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
