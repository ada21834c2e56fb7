/**
 * @generated SignedSource<<489182ed008f4df3df66dcc4e73f093a>>
 * @relayHash 140b1b28b1193948974e8099abaf49c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e86cd0d5b67c3165e3540e4c7137727f99351f0806a70ec563276a2686afd9a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StaffHomeScreenQuery } from './StaffHomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<StaffHomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2e86cd0d5b67c3165e3540e4c7137727f99351f0806a70ec563276a2686afd9a",
    "metadata": {},
    "name": "StaffHomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
