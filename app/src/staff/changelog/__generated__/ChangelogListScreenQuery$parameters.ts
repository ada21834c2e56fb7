/**
 * @generated SignedSource<<ae512d1c7b459e99ffd1d672755541bb>>
 * @relayHash 9dc1bf8001f11e77a189f1d0c65b4b09
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6b87b636ccdc115178ac679e73e0de7421a0559333e3a5c10bf3cd7f29a17b59

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChangelogListScreenQuery } from './ChangelogListScreenQuery.graphql';

const node: PreloadableConcreteRequest<ChangelogListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6b87b636ccdc115178ac679e73e0de7421a0559333e3a5c10bf3cd7f29a17b59",
    "metadata": {},
    "name": "ChangelogListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
