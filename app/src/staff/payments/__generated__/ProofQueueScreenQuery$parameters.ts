/**
 * @generated SignedSource<<21c310ae47cb0ee85d9cb9e907874c1c>>
 * @relayHash 5b8ed48bb7e9a907fd3e914f9e77dd5b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb0fe77876684ad77e19e032c7e4c2b0ee7ebc7c6014b638182de50febc3f069

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProofQueueScreenQuery } from './ProofQueueScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProofQueueScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bb0fe77876684ad77e19e032c7e4c2b0ee7ebc7c6014b638182de50febc3f069",
    "metadata": {},
    "name": "ProofQueueScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
