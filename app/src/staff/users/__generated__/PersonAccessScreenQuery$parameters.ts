/**
 * @generated SignedSource<<dd86454a6ebb834e96b504260cd7ed0a>>
 * @relayHash d90450a1af12c026370795cdfa3d619f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1736a2179a3310e8766082c6346539aa8cdee3b3789f0edc25073f65d4a047e4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PersonAccessScreenQuery } from './PersonAccessScreenQuery.graphql';

const node: PreloadableConcreteRequest<PersonAccessScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1736a2179a3310e8766082c6346539aa8cdee3b3789f0edc25073f65d4a047e4",
    "metadata": {},
    "name": "PersonAccessScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
