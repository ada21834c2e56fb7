/**
 * @generated SignedSource<<bc7e69fa4fb760dfa0b48fe40252b358>>
 * @relayHash c968ff0a491337cc72962b95d150699f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 205862e1ad6a03ac8d5ec6282763bc3a90fdea7559f2c83be58507e94177bc2c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FunnelScreenQuery } from './FunnelScreenQuery.graphql';

const node: PreloadableConcreteRequest<FunnelScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "205862e1ad6a03ac8d5ec6282763bc3a90fdea7559f2c83be58507e94177bc2c",
    "metadata": {},
    "name": "FunnelScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
