/**
 * @generated SignedSource<<d4f36ab295f3e5db3a3fc2c03687d49a>>
 * @relayHash 4283b75a12c5f97e1eca429487bdc4d1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a7fb0441fbd67b263fe2a91d0ce10528243cb8f9a4cdcd61c0a60ac3e673731

import type { ConcreteRequest } from 'relay-runtime';
export type CurrentPasswordInput = {
  currentPassword: string;
};
export type EndSessionDialogMutation$variables = {
  id: string;
  input: CurrentPasswordInput;
};
export type EndSessionDialogMutation$data = {
  readonly endSession: {
    readonly sessions: ReadonlyArray<{
      readonly id: string;
    }>;
  };
};
export type EndSessionDialogMutation = {
  response: EndSessionDialogMutation$data;
  variables: EndSessionDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  },
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "OwnSession",
  "kind": "LinkedField",
  "name": "sessions",
  "plural": true,
  "selections": [
    (v2/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "EndSessionDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AccountSecurity",
        "kind": "LinkedField",
        "name": "endSession",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EndSessionDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AccountSecurity",
        "kind": "LinkedField",
        "name": "endSession",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2a7fb0441fbd67b263fe2a91d0ce10528243cb8f9a4cdcd61c0a60ac3e673731",
    "metadata": {},
    "name": "EndSessionDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6413f09dd24ce86157ef9d12d8ba1882";

export default node;
