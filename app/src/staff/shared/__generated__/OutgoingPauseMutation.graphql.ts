/**
 * @generated SignedSource<<e2ab962ab0060343933fbd7325888095>>
 * @relayHash 0215d07dbd840703cae1a68453787dfb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ab6e98be2679a085ddadca46641b7ffcd1189df57d547718ca1e97d1e5ab311

import type { ConcreteRequest } from 'relay-runtime';
export type OutgoingPauseMutation$variables = Record<PropertyKey, never>;
export type OutgoingPauseMutation$data = {
  readonly resumeOutgoing: {
    readonly resumedAt: string | null;
  };
};
export type OutgoingPauseMutation = {
  response: OutgoingPauseMutation$data;
  variables: OutgoingPauseMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Installation",
    "kind": "LinkedField",
    "name": "resumeOutgoing",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "resumedAt",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "OutgoingPauseMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "OutgoingPauseMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "4ab6e98be2679a085ddadca46641b7ffcd1189df57d547718ca1e97d1e5ab311",
    "metadata": {},
    "name": "OutgoingPauseMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "46fe53b5d2cb7be8674d9038f5df8ab3";

export default node;
