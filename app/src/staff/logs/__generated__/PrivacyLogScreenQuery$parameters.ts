/**
 * @generated SignedSource<<6629c8b1bc2b9f4561736eeef0c49797>>
 * @relayHash 501df124ac4bc7e426a610de44365824
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4334792ce4c912bb9f967e58a9c7b21af2ee4990b20337dc75d6ee9b6789b446

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PrivacyLogScreenQuery } from './PrivacyLogScreenQuery.graphql';

const node: PreloadableConcreteRequest<PrivacyLogScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4334792ce4c912bb9f967e58a9c7b21af2ee4990b20337dc75d6ee9b6789b446",
    "metadata": {},
    "name": "PrivacyLogScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
