/**
 * @generated SignedSource<<e7936321008050f4d911420b2c911f93>>
 * @relayHash 3e40534d257e94c0421e47d1f565babe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f69697be3963f6d16454856538e4ef178620f893924b1d11b7f36ad28c2f8b4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditResourceFileScreenQuery } from './EditResourceFileScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditResourceFileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2f69697be3963f6d16454856538e4ef178620f893924b1d11b7f36ad28c2f8b4",
    "metadata": {},
    "name": "EditResourceFileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
