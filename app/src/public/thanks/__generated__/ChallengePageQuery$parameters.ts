/**
 * @generated SignedSource<<bc5f0b7c5ad8c62e6f4cfa202ba936b1>>
 * @relayHash 8e7ca88248c54b131eb52d77b4fb70b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20ca32495dbcfc3f9630af051b41b103bd260ddf75eaa2f7ff5cbb4a6ab3ec07

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChallengePageQuery } from './ChallengePageQuery.graphql';

const node: PreloadableConcreteRequest<ChallengePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "20ca32495dbcfc3f9630af051b41b103bd260ddf75eaa2f7ff5cbb4a6ab3ec07",
    "metadata": {},
    "name": "ChallengePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
