/**
 * @generated SignedSource<<c87c187e6d23f000033b646acc7ad16d>>
 * @relayHash b8bba22c4688309eecb73cc1f95220d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1a390bd1775f7669865eb1c76e600d523f3f8f77c2ca4d1fdf76b5d5277d1620

import type { ConcreteRequest } from 'relay-runtime';
export type useSendStatementMutation$variables = {
  account: string;
  fileName: string;
  platform: string;
};
export type useSendStatementMutation$data = {
  readonly createStatement: {
    readonly databaseId: number;
  };
};
export type useSendStatementMutation = {
  response: useSendStatementMutation$data;
  variables: useSendStatementMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "account"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "fileName"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "platform"
},
v3 = [
  {
    "kind": "Variable",
    "name": "account",
    "variableName": "account"
  },
  {
    "kind": "Variable",
    "name": "fileName",
    "variableName": "fileName"
  },
  {
    "kind": "Variable",
    "name": "platform",
    "variableName": "platform"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSendStatementMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Statement",
        "kind": "LinkedField",
        "name": "createStatement",
        "plural": false,
        "selections": [
          (v4/*:: as any*/)
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
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useSendStatementMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Statement",
        "kind": "LinkedField",
        "name": "createStatement",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
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
    "id": "1a390bd1775f7669865eb1c76e600d523f3f8f77c2ca4d1fdf76b5d5277d1620",
    "metadata": {},
    "name": "useSendStatementMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ec47282a3ad94a067599a4486819d008";

export default node;
