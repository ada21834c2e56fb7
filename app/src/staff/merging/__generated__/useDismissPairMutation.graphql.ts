/**
 * @generated SignedSource<<12ed162e88a56798cfcf76c31c9ca583>>
 * @relayHash 51662f24e80d87e96702490f7cc4813c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 223ed510604b8d981a4a6a3ec53ff479f329c19297f42726594f634f43adc967

import type { ConcreteRequest } from 'relay-runtime';
export type useDismissPairMutation$variables = {
  dismissed: boolean;
  id: number;
};
export type useDismissPairMutation$data = {
  readonly setDuplicateDismissed: {
    readonly dismissedAt: string | null;
  };
};
export type useDismissPairMutation = {
  response: useDismissPairMutation$data;
  variables: useDismissPairMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "dismissed"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "id"
  },
  {
    "kind": "Variable",
    "name": "dismissed",
    "variableName": "dismissed"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dismissedAt",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useDismissPairMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "DuplicatePair",
        "kind": "LinkedField",
        "name": "setDuplicateDismissed",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useDismissPairMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "DuplicatePair",
        "kind": "LinkedField",
        "name": "setDuplicateDismissed",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "223ed510604b8d981a4a6a3ec53ff479f329c19297f42726594f634f43adc967",
    "metadata": {},
    "name": "useDismissPairMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fcaaeb225f69360b1abcf2c99a55aa0e";

export default node;
